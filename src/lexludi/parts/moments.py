"""Moments: where a rule stops to hear whoever has something to say about it, and what that is worth.

Sources (cards, sites, boards) have small numbers, and a state holds those that are in play as the bits of one number. A
moment knows which sources speak there, so one that nobody in play waits for costs a single `&`:

    CANNOT_PLAY: Final[Moment[Forbids]] = Moment("cannot-play")
    CANNOT_PLAY.declare(GOSSIP, no_facedown_advisers)
    ...
    for card, forbids in CANNOT_PLAY.heard(s.up & ~ignored):
        why = forbids(s, card, seat, played)

What must be done, what cannot, and what is ignored are moments of their own; a rule hears them in the order of its law.
To ignore a source is to leave out its bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

F = TypeVar("F")

KEPT: Final = 4096
"""How many answers a moment keeps."""


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Chorus:
    """Several moments: whether any of the present has something to say at one of them."""

    __slots__ = ("latest", "mask")

    def __init__(self) -> None:
        self.mask = 0
        self.latest: tuple[int, bool] = (0, True)
        """Who was present last, and whether they kept silent."""

    def join(self, source: int) -> None:
        """From now on, this source has something to say."""
        self.mask |= 1 << source
        self.latest = (0, True)

    def silent(self, present: int) -> bool:
        """Whether nobody among the present would say anything."""
        latest = self.latest
        if latest[0] is present:  # the very same number: nobody has come or gone
            return latest[1]
        silent = not present & self.mask
        self.latest = (present, silent)
        return silent


class Moment(Generic[F]):
    """A moment, and what each source says there."""

    __slots__ = ("chorus", "known", "latest", "mask", "name", "says")

    def __init__(self, name: str, chorus: Chorus | None = None) -> None:
        self.name = name
        self.chorus = chorus
        self.mask = 0
        """Those that speak here: a bit each."""
        self.says: dict[int, F] = {}
        self.known: dict[int, Sequence[tuple[int, F]]] = {}
        """Who speaks when these are present: the same few are, again and again."""
        self.latest: tuple[int, Sequence[tuple[int, F]]] = (0, ())
        """Who was present last, and what was heard then."""

    def declare(self, source: int, says: F) -> None:
        """A source speaks here; only once."""
        if source in self.says:
            raise ValueError(f"{source} speaks twice at {self.name!r}")
        self.says[source] = says
        self.mask |= 1 << source
        if self.chorus is not None:
            self.chorus.join(source)
        self.known.clear()
        self.latest = (0, ())

    def heard(self, present: int) -> Sequence[tuple[int, F]]:
        """Those of the present that speak here, in their order, and what they say."""
        latest = self.latest
        if latest[0] is present:  # the very same number: nobody has come or gone
            return latest[1]
        speaking = present & self.mask
        found = self.known.get(speaking, ()) if speaking else ()
        if speaking and not found:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = [(source, self.says[source]) for source in bits(speaking)]
            self.known[speaking] = found
        self.latest = (present, found)
        return found

    def hears(self, says: F) -> Saying[F]:
        """What some source will say here, to be declared with it."""
        return Saying(self, says)

    def of(self, source: int) -> F | None:
        """What one source says."""
        return self.says.get(source)


class Saying(Generic[F]):
    """What a source has to say at a moment, before it is known which source."""

    __slots__ = ("moment", "says")

    def __init__(self, moment: Moment[F], says: F) -> None:
        self.moment = moment
        self.says = says

    def declare(self, source: int) -> None:
        """Let that source say this at the moment."""
        self.moment.declare(source, self.says)
