"""The ledger of a whole log: its own arithmetic, without the rules."""

from __future__ import annotations

from collections import Counter

from lexludi.games.root.notation.codes import LETTERS, PIECES, codes
from lexludi.games.root.notation.ledger import apply
from lexludi.games.root.notation.parse import Log, Problem
from lexludi.games.root.notation.solve import hand_dealt
from lexludi.games.root.notation.tables import Table
from lexludi.games.root.rules.beginning.setup import HAND
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import PIECES as KIND_NAMES
from lexludi.games.root.rules.box.codes import WARRIOR
from lexludi.games.root.rules.ground import GOAL
from lexludi.locale import N_

TOO_MANY = N_("more of {thing} are on the table than there are")
AFTER_THE_END = N_("{faction} had enough points to win before")


def audit(log: Log) -> list[Problem]:
    """What does not work out: things taken from where they are not, too many of them, points after the end."""
    words = codes(log.map_name, log.deck_name, log.letters)
    table = Table()
    most = limits(log)
    for at, items in enumerate(words.plan.closed):
        table.marks["_".join(map(str, items))] = str(at)
    if words.plan.ferry:
        table.add("r", str(words.plan.ferry))
    problems: list[Problem] = []
    number = 0
    for turn in log.turns:
        number += not turn.setup
        if turn.setup and not hand_dealt(turn):
            table.add("#", turn.faction, HAND)
        ended = [letter for letter, points in table.points.items() if points >= GOAL]
        if ended:
            problems.append(Problem(number, turn.faction, "", AFTER_THE_END, {"faction": ended[0]}))
            return problems
        for n, action in enumerate(turn.actions):
            written = turn.texts[n] if n < len(turn.texts) else ""
            for wrong in apply(table, action, words):
                problems.append(Problem(number, turn.faction, written, wrong.message, wrong.values))
        problems += [
            Problem(number, turn.faction, thing, TOO_MANY, {"thing": thing})
            for thing, count in totals(table).items()
            if count > most.get(thing, count)
        ]
    return problems


def totals(table: Table) -> Counter[str]:
    """How many of each piece are on the map or on boards."""
    out: Counter[str] = Counter()
    for (thing, _), count in table.things.items():
        out[thing] += count
    return out


def limits(log: Log) -> dict[str, int]:
    """How many there are of each piece."""
    most: dict[str, int] = {}
    for name, letter in LETTERS.items():
        sheet = data.factions()[name]
        if letter in log.letters and sheet.warriors:
            most[f"{letter}{PIECES[WARRIOR]}"] = sheet.warriors + (letter == "H")
            for kind in (*sheet.buildings, *sheet.tokens):
                code = PIECES.get(KIND_NAMES.index(kind.id))
                if code is not None:
                    most[f"{letter}{code}"] = kind.count
    return most
