"""What was said before: an option or an event that means the same again is told in the same words, encoded once.

What else a sentence depends on, beside the option or the event itself, the words of the game say (`Words.hinge`). Two
matches on the same map, or two moments of one, share what is said of them alike.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from lexludi.kernel.catalog import Game
from lexludi.kernel.events import Event
from lexludi.kernel.options import Option
from lexludi.table.matches.common import Told

T = TypeVar("T", bound=Hashable)
V = TypeVar("V")

MOST: Final = 20_000
"""Sentences kept of a game in a language; then all are forgotten, and those that are needed soon are there again."""


class Phrase(NamedTuple):
    """An option as a client is told of it."""

    told: msgspec.Raw
    places: tuple[str, ...] | None
    """Where it lies, if it differs from others there in a count only."""


class Memory(Generic[T, V]):
    """Shelves of things said, by what they hinge on."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept = 0
        self.shelves: dict[Hashable, dict[T, V]] = {}

    def shelf(self, of: Hashable, hinge: Hashable) -> dict[T, V]:
        """Where things of that kind are kept; not for long where nobody knows what their words hinge on (None)."""
        if hinge is None:
            return {}
        key = (of, hinge)
        found = self.shelves.get(key)
        if found is None:
            found = self.shelves[key] = {}
        return found

    def keep(self, shelf: dict[T, V], thing: T, said: V) -> V:
        """Remember how something is said; of too much, nothing."""
        shelf[thing] = said
        self.kept += 1
        if self.kept > self.most:
            self.kept = sum(map(len, self.shelves.values()))
            if self.kept > self.most // 2:
                self.shelves.clear()
                self.kept = 0
        return said


class Said:
    """All that was said of a game in a language."""

    def __init__(self) -> None:
        self.options: Memory[Option, Phrase] = Memory()
        self.several: Memory[tuple[Option, ...], msgspec.Raw] = Memory()
        """Options that differ in a count only, as the first of them tells it."""
        self.events: Memory[Event, bytes] = Memory()
        """Lines of the log without their numbers."""
        self.idles: dict[str | None, Told] = {}
        """What a seat is told that is asked nothing, by what stands in the way of taking something back."""


@lru_cache(maxsize=64)
def said(game: Game, lang: str) -> Said:
    """What was said of a game in a language."""
    return Said()
