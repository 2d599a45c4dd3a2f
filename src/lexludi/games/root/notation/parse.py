"""Rootlog read: strictly, with whatever cannot be read named by turn and action."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from lexludi.games.root.factions.riverfolk.board import SHEET
from lexludi.games.root.notation.actions import Action, Shift, Turn
from lexludi.games.root.notation.codes import DECK_NAMES, LETTERS, MAP_NAMES, SECOND_VAGABOND, SUIT_LETTERS, codes
from lexludi.games.root.notation.words import Reader, Unreadable
from lexludi.games.root.rules.box.codes import CLEARINGS
from lexludi.kernel.errors import BadLog
from lexludi.locale import N_

FACTION_LETTERS: Final = "".join(LETTERS.values()) + SECOND_VAGABOND
LINE: Final = re.compile(r"([A-Za-z]+)\s*:\s*(.*)")
COMMENT: Final = re.compile(r"//.*")
FIRST_PAYMENTS: Final = Shift(SHEET.numbers["starting_payments"], "Ow", "", "O$")
"""What the Riverfolk begin with (Law 11.3.4), and hardly anybody writes down."""
NO_LINE: Final = N_("line {line} is neither a heading nor a turn: {text}")
NO_HEADING: Final = N_("the log has no line {name}")
UNKNOWN_VALUE: Final = N_("line {line}: {value} is not among {known}")
BAD_CLEARINGS: Final = N_("line {line}: the suits of the twelve clearings are written F1, M2 and so on")
NOBODY_PLAYS: Final = N_("the log does not say who plays")
UNKNOWN_WINNER: Final = N_("line {line}: {value} does not play")


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with an action: the number of the turn (0 is set-up), whose, which action, and what."""

    turn: int
    faction: str
    action: str
    message: str
    values: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.turn} {self.faction}: {self.action}: {self.message.format(**self.values)}"


@dataclass
class Log:
    """A log as it was written."""

    map_name: str
    deck_name: str
    suits: tuple[int, ...]
    """By clearing; empty where the printed ones are played."""
    seats: tuple[tuple[str, str], ...]
    """Letters and names, in the order of turns."""
    dominance: bool = True
    turns: list[Turn] = field(default_factory=list)
    winners: str = ""
    problems: list[Problem] = field(default_factory=list)

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(letter for letter, _ in self.seats)


def parse(text: str) -> Log:
    """The log that a text holds; `problems` lists the actions that cannot be read. Raises BadLog for its headings."""
    lines = list(meaningful(text))
    log, rest = headings(lines)
    reader = Reader(codes(log.map_name, log.deck_name, log.letters))
    setups = set(log.letters)
    for number, name, value in rest:
        if name == "Winner":
            log.winners = winner(log, number, value)
            continue
        if name not in log.letters:
            raise BadLog(UNKNOWN_WINNER, line=number, value=name)
        setup = name in setups and bool(setups)
        setups = setups - {name} if setup else set()
        turn = 0 if setup else sum(not before.setup for before in log.turns) + 1
        log.turns.append(read_turn(reader, log, turn, name, value, setup, number))
    return log


def meaningful(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines without comments: number, name, and what follows the colon."""
    for number, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        if line:
            found = LINE.fullmatch(line)
            if found is None:
                raise BadLog(NO_LINE, line=number, text=line)
            yield number, found[1], found[2]


def headings(lines: list[tuple[int, str, str]]) -> tuple[Log, list[tuple[int, str, str]]]:
    """The set-up, and the lines that are left: the first that names a faction once more begins the turns."""
    known: dict[str, tuple[int, str]] = {}
    seats: list[tuple[str, str]] = []
    rest = iter(lines)
    left: list[tuple[int, str, str]] = []
    for number, name, value in rest:
        if name in FACTION_LETTERS and len(name) == 1:
            if name in dict(seats):
                left = [(number, name, value), *rest]
                break
            seats.append((name, value))
        elif name in ("Map", "Deck", "Clearings", "Pool", "Dominance") and not seats:
            known[name] = (number, value)
        else:
            left = [(number, name, value), *rest]
            break
    if not seats:
        raise BadLog(NOBODY_PLAYS)
    dominance = known.get("Dominance", (0, "yes"))[1] != "no"
    order = in_turn(seats, [name for _, name, _ in left])
    log = Log(named(known, "Map", MAP_NAMES), named(known, "Deck", DECK_NAMES), suits(known), order, dominance)
    return log, left


def in_turn(seats: list[tuple[str, str]], lines: list[str]) -> tuple[tuple[str, str], ...]:
    """The players in the order of their turns: of the first ones; else as they are named."""
    first = lines[len(seats) : 2 * len(seats)]
    if sorted(first) != sorted(letter for letter, _ in seats):
        return tuple(seats)
    return tuple(sorted(seats, key=lambda seat: first.index(seat[0])))


def named(known: dict[str, tuple[int, str]], heading: str, names: dict[str, str]) -> str:
    if heading not in known:
        raise BadLog(NO_HEADING, name=heading)
    line, value = known[heading]
    for ours, theirs in names.items():
        if value.lower() in (theirs.lower(), ours):
            return ours
    raise BadLog(UNKNOWN_VALUE, line=line, value=value, known=", ".join(names.values()))


def suits(known: dict[str, tuple[int, str]]) -> tuple[int, ...]:
    if "Clearings" not in known:
        return ()
    line, value = known["Clearings"]
    words = [word.strip() for word in value.split(",")]
    wanted = [str(at) for at in CLEARINGS]
    if [word[1:] for word in words] != wanted or any(word[0] not in SUIT_LETTERS[:3] for word in words):
        raise BadLog(BAD_CLEARINGS, line=line)
    return tuple(SUIT_LETTERS.index(word[0]) for word in words)


def winner(log: Log, line: int, value: str) -> str:
    letters = re.sub(r"[\s,+&]", "", value)
    for letter in letters:
        if letter not in log.letters:
            raise BadLog(UNKNOWN_WINNER, line=line, value=letter)
    return letters


def read_turn(reader: Reader, log: Log, number: int, faction: str, text: str, setup: bool, line: int) -> Turn:
    actions: list[Action] = []
    texts: list[str] = []
    for word in re.split(r"[/;]", text):
        word = word.strip()
        if not word:
            continue
        try:
            read = reader.read(word, faction)
        except Unreadable as error:
            log.problems.append(Problem(number, faction, word, error.message, error.values))
            continue
        actions += read
        texts += [word] * len(read)
    if setup and faction == "O" and not any(isinstance(action, Shift) and action.to == "O$" for action in actions):
        actions.append(FIRST_PAYMENTS)
        texts.append(FIRST_PAYMENTS.thing)
    return Turn(faction, tuple(actions), setup, line, tuple(texts))
