"""Rootlog out of a match of Root."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.notation.actions import Action, Shift, Turn
from lexludi.games.root.notation.codes import DECK_NAMES, MAP_NAMES, SUIT_LETTERS, Codes, codes_of
from lexludi.games.root.notation.scribe import Scribe
from lexludi.games.root.notation.spell import in_order, spell
from lexludi.games.root.rules.box.codes import CLEARINGS
from lexludi.games.root.rules.state import Root
from lexludi.kernel.errors import NoNotation
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.kernel.replay import watch
from lexludi.kernel.state import State
from lexludi.locale import N_

TURN: Final = "turn"
SETUP_STEP: Final = ".setup"
FROM_POSITION = N_("A log of Rootlog begins with a set-up; this match began from a position.")
BOTS = N_("Rootlog has no word for the bots.")
HIRELINGS = N_("Rootlog has no word for hirelings.")
LANDMARKS = N_("Rootlog has no word for landmarks.")
DRAFTS = N_("Rootlog writes down the standard set-up only.")


def write(record: Record) -> str:
    """The log of a match, with everything in it that was hidden. Raises NoNotation where the notation has no word."""
    state, turns, result = read_off(record)
    codes = codes_of(state.setting)
    lines = head(state, codes)
    for turn in turns:
        lines.append(f"{turn.faction}:{spell(list(turn.actions), turn.faction, codes)}")
    if result:
        lines += ["", f"Winner: {result}"]
    return "\n".join(lines) + "\n"


def head(state: Root, codes: Codes) -> list[str]:
    """The set-up: map, deck, suits and who plays."""
    setting = state.setting
    suits = ", ".join(f"{SUIT_LETTERS[state.suits[at]]}{at}" for at in CLEARINGS)
    lines = [f"Map: {MAP_NAMES[setting.plan.id]}", f"Deck: {DECK_NAMES[setting.pack.id]}", f"Clearings: {suits}"]
    if state.removed:
        lines.append("Dominance: no")
    lines += [f"{letter}: {seat}" for letter, seat in zip(codes.letters, setting.seats, strict=True)]
    return [*lines, ""]


def read_off(record: Record) -> tuple[Root, list[Turn], str]:
    """The state of a match at its start, its turns, and who won."""
    turns: list[Turn] = []
    told: list[Action] = []
    step: tuple[Any, ...] = ()
    begun: Root | None = None
    seen = 0
    for match in watch(record, stops=before_a_turn):
        state = root(match)
        if begun is None:
            refuse(record, state)
            begun = state.copy()
            scribe = Scribe(codes_of(state.setting), state)
        told += scribe.tell(state, match.events[seen:])
        seen = len(match.events)
        if match.stopped or match.over:
            if step:
                turns.append(Turn(scribe.codes.letters[step[1]], tuple(in_order(told)), step[0] != TURN))
            step = state.agenda[-1] if match.stopped else ()
            told = dealt(state, step[1], scribe.codes) if step and step[0] != TURN else []
    if step:
        turns.append(Turn(scribe.codes.letters[step[1]], tuple(in_order(told)), step[0] != TURN))
    assert begun is not None
    winners = () if match.result is None else match.result.winners
    return begun, turns, "".join(scribe.codes.letters[seat] for seat in winners)


def root(match: Match) -> Root:
    state = match.state
    assert isinstance(state, Root)
    return state


def before_a_turn(state: State) -> bool:
    """Whether the next step is a turn, or the set-up of a faction."""
    step = state.agenda[-1][0]
    return bool(step == TURN or step.endswith(SETUP_STEP))


def dealt(state: Root, seat: int, codes: Codes) -> list[Action]:
    """The hand a seat begins with: it was dealt before anything happened."""
    return [Shift(1, codes.card(card), "", codes.letters[seat]) for card in state.hands[seat]]


def refuse(record: Record, state: Root) -> None:
    """Raises NoNotation for what Rootlog has no word for."""
    setting = state.setting
    if record.origin.position is not None:
        raise NoNotation(FROM_POSITION)
    if any(setting.bots):
        raise NoNotation(BOTS)
    if setting.hirelings:
        raise NoNotation(HIRELINGS)
    if record.origin.options.get("landmarks", "none") != "none":
        raise NoNotation(LANDMARKS)
    if record.origin.options.get("setup", "standard") != "standard":
        raise NoNotation(DRAFTS)
