"""What a game tells of itself before a match: who can play, what can be chosen, and which line-ups go well together."""

from __future__ import annotations

from typing import Any, Final

import msgspec

GREY: Final = "#7a7a7a"
"""The colour of whoever has none."""


class Setup(msgspec.Struct, frozen=True):
    """Seats, each by the name one types for it, and options: what a match begins with, but for its seed."""

    seats: tuple[str, ...]
    options: dict[str, Any] = {}


class Value(msgspec.Struct, frozen=True):
    """Something to choose: as one types it, as people call it, and perhaps a sentence about it."""

    value: str
    name: str
    text: str = ""


class Part(msgspec.Struct, frozen=True):
    """What is chosen besides for a seat and typed right after it: one of these or, with `several`, any of them."""

    title: str
    values: tuple[Value, ...]
    several: bool = False


class Seat(Value, frozen=True):
    """Who can sit at a table: a faction, a colour, a bot. Its parts are typed in their order."""

    colour: str = GREY
    itself: bool = False
    """Whether the rules play it, so that nobody need sit there."""
    parts: tuple[Part, ...] = ()
    guide: tuple[str, ...] = ()
    """What somebody who plays it for the first time should know: what to want, what scores, what to do now."""


class Name(Value, frozen=True):
    """One of the names that an option lists; with `sides`, one of them is typed right after it."""

    sides: tuple[Value, ...] = ()


class Several(msgspec.Struct, frozen=True):
    """From `least` to `most` different names of a list, typed with commas between them."""

    title: str
    text: str
    least: int
    most: int
    values: tuple[Name, ...]


class Choice(msgspec.Struct, frozen=True):
    """An option of the set-up: one of its values, the first being the usual one, or names of a list."""

    name: str
    title: str
    text: str
    values: tuple[Value, ...]
    several: Several | None = None


class Chapter(msgspec.Struct, frozen=True):
    """A part of a guide or of a history: its heading, and a line for each thing to tell."""

    title: str
    lines: tuple[str, ...] = ()
    number: int = 0
    """The number of the match that it tells of; 0 if of none in particular."""


class LineUp(msgspec.Struct, frozen=True):
    """Seats that can be played at once: the first that the rules do not play is whoever chooses the line-up."""

    title: str
    text: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    saga: bool = False
    """Whether it begins a saga, at a table that keeps them."""


class Lesson(msgspec.Struct, frozen=True):
    """A step of a tutorial: what to choose, as people write it (`build sawmill 10`), and what that teaches."""

    does: str
    says: str


class Tutorial(msgspec.Struct, frozen=True):
    """A first turn to play by the hand: whoever learns has the first seat, and the seed settles all chance."""

    title: str
    text: str
    seats: tuple[str, ...]
    seed: str
    lessons: tuple[Lesson, ...]
    farewell: str
    """What is said when all lessons are over."""
    options: dict[str, Any] = {}


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a page shows of a game before a match."""

    name: str
    title: str
    blurb: str = ""
    least: int = 2
    """Fewest seats."""
    most: int = 4
    seats: tuple[Seat, ...]
    usual: tuple[str, ...]
    """A line-up to begin with."""
    line_ups: tuple[LineUp, ...] = ()
    options: tuple[Choice, ...] = ()
    guide: tuple[Chapter, ...] = ()
    """What a newcomer should know before a first match, in a few minutes."""

    tutorial: Tutorial | None = None
    """A scripted first turn that teaches on the board."""

    def called(self, seat: str) -> str:
        """What people call a seat that is typed so: `vagabond:thief` is the Vagabond (Thief)."""
        named = [known for known in self.seats if seat.startswith(known.value)]
        if not named:
            return seat
        known = max(named, key=lambda one: len(one.value))
        rest, parts = seat[len(known.value) :], []
        values = [value for part in known.parts for value in part.values if value.value]
        while rest:
            fits = [value for value in values if rest.startswith(value.value)]
            if not fits:
                return seat
            value = max(fits, key=lambda one: len(one.value))
            parts.append(value.name)
            rest = rest[len(value.value) :]
        return f"{known.name} ({', '.join(parts)})" if parts else known.name


class Score(msgspec.Struct, frozen=True):
    """How somebody stands, for the edge of the table; `note` is shown in place of the points, where there is one."""

    seat: int
    name: str
    points: int
    colour: str = GREY
    note: str = ""
