"""One moment of a match, told in one language: what several watchers are told alike is worked out and encoded once.

Nothing here decides who is told what. Whatever is kept for everybody (`None`) is made from a spectator's view, whatever
is kept for a seat from that seat's own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Final

import msgspec

from lexludi.kernel.match import Match
from lexludi.kernel.state import State
from lexludi.kernel.words import View

Told = dict[str, bytes]
"""Parts of a message by name, each as it stands there: `,"name":value`."""
LINES_KEPT: Final = 200
"""Lines of the log kept for further watchers: who reads a long log from its beginning comes alone."""

encoder: Final = msgspec.json.Encoder()


def encoded(value: Any) -> msgspec.Raw:
    """Something as it stands in a message."""
    return msgspec.Raw(encoder.encode(value))


def named(**values: Any) -> Told:
    """Parts of a message."""
    return {name: b',"%b":%b' % (name.encode(), encoder.encode(value)) for name, value in values.items()}


@cache
def told_seat(seat: int | None) -> Told:
    """Through whose eyes somebody looks."""
    return named(seat=seat)


NO_STANDING: Final = named(standing=None)


def told_standing(standing: object) -> Told:
    """The answer that a seat has given for the whole turn, if it has."""
    return NO_STANDING if standing is None else named(standing=standing)


NOTHING_TOLD: Final[Told] = {}


def differs(part: Told, before: Told) -> bytes:
    """What of a part is not as somebody was told before."""
    return b"".join([value for name, value in part.items() if before.get(name) != value])


class Common:
    """What was worked out of a match since its last decision."""

    def __init__(self, match: Match | None, number: int, before: Common | None = None) -> None:
        self.match = match
        self.state: State | None = None if match is None else match.state
        self.number = number
        self.changes: int = -1 if before is None else before.changes
        """Which change of the table `around` was told after; a decision need not be one."""
        self.around: Told = NOTHING_TOLD if before is None else before.around
        self.told: dict[int | None, Told] = {}
        self.lines: dict[tuple[int, int | None, bool], bytes] = {}
        self.alike: dict[int, bytes] = {}
        """Those that everybody reads alike."""
        self.logs: dict[int, bytes] = {}
        """The log from an event on, where everybody reads the same."""
        self.scenes: dict[int | None, Hashable] = {}
        """What the words of events hang on (`Words.scene`), to each who reads."""
        self._views: dict[int | None, View] = {}
        self._news: dict[tuple[int, int], tuple[Told, Told, bytes]] = {}
        """How parts differ from those that several were told before, by the ids of both, which are held here."""

    def is_of(self, match: Match | None, number: int) -> bool:
        """Whether it is still that moment."""
        return self.match is match and self.number == number and (match is None or self.state is match.state)

    def view(self, seat: int | None) -> View:
        """What a seat sees, or a spectator."""
        assert self.match is not None
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.match.glimpse(seat)
        return found

    def line(self, number: int, seat: int | None, against: bool, words: Callable[[], bytes]) -> bytes:
        """A line of the log, for everybody (None) or a seat; `against` whom it was done reads it marked."""
        found = self.lines.get((number, seat, against))
        if found is None:
            found = words()
            if len(self.lines) < LINES_KEPT:
                self.lines[number, seat, against] = found
        return found

    def since(self, part: Told, before: Told) -> bytes:
        """What is new in a part, worked out once for all who were told the same before."""
        found = self._news.get((id(part), id(before)))
        if found is None:
            found = self._news[id(part), id(before)] = part, before, differs(part, before)
        return found[2]

    def rest(self) -> None:
        """Everybody was told: views are large, and let go sooner they are let go faster."""
        self._views.clear()
        self._news.clear()
