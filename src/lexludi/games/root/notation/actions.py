"""The actions of Rootlog, each with everything in it that a writer may leave out.

Things and places are their codes, with the faction always written: `Cw`, `Cb_s`, `F#favor`, `%s`; `3`, `1_2_5`, `C` (a
hand), `C$`, `E$_m`. An empty place is the supply, the deck a card is drawn from, or the pile it is discarded to.
"""

from __future__ import annotations

from dataclasses import dataclass


class Action:
    """One thing that happened in a turn."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Pieces, a card or an item go somewhere."""

    count: int
    thing: str
    start: str
    to: str


@dataclass(frozen=True, slots=True)
class Fight(Action):
    attacker: str
    defender: str
    at: str


@dataclass(frozen=True, slots=True)
class Ambush(Action):
    """An ambush card in a battle, or one that foils it."""

    faction: str
    suit: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The dice of a battle."""

    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Craft(Action):
    """A card is crafted, by its code; `%s` where only the item is known."""

    faction: str
    what: str


@dataclass(frozen=True, slots=True)
class Points(Action):
    faction: str
    points: int


@dataclass(frozen=True, slots=True)
class Show(Action):
    """A card, or with an empty one the whole hand, is shown to somebody or to all."""

    faction: str
    card: str
    to: str


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """A marker is set: a price `O$_h`, the Outcast `L$_o`, a relationship `V$_C`, a score `C++`, a leader `E$#`."""

    what: str
    value: str


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Somebody takes a plot for one of a kind."""

    piece: str
    at: str


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """A plot turns out to be one of a kind."""

    piece: str
    at: str


@dataclass(frozen=True, slots=True)
class Trick(Action):
    """Two plots change places."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Purge(Action):
    """The Decree is discarded, its leader too."""

    faction: str


@dataclass(frozen=True, slots=True)
class OpenPath(Action):
    path: str


@dataclass(frozen=True, slots=True)
class MobDie(Action):
    """What the mob die shows: the notation has no word for it, this is ours."""

    suit: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of the log: whose turn, and what happened in it."""

    faction: str
    actions: tuple[Action, ...]
    setup: bool = False
    line: int = 0
    """The number of the line in the text."""
    texts: tuple[str, ...] = ()
    """Each action as it was written."""
