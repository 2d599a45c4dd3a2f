"""Marks for what can be done once: in a turn, in a battle, in a match. Each has a name that people read.

A game keeps one register. Whoever has something to do once declares its mark there, and no two can be the same:

    ONCE: Final = Marks()
    FERRY: Final = ONCE.mark("ferry")

What is used up is a number in the state, one bit a mark: `if not s.used & FERRY`, `s.used |= FERRY`. Views and
positions hold the names.
"""

from __future__ import annotations

from collections.abc import Iterable


class Marks:
    """The marks of a game."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.bits: dict[str, int] = {}
        for name in names:
            self.mark(name)

    def mark(self, name: str) -> int:
        """Declare a mark: the bit that stands for it."""
        if name in self.bits:
            raise ValueError(f"something else is marked {name!r} already")
        bit = 1 << len(self.bits)
        self.bits[name] = bit
        return bit

    def names(self, marks: int) -> list[str]:
        """The names of some marks, in the order of the alphabet: text must not depend on who declares first."""
        return sorted(name for name, bit in self.bits.items() if marks & bit)

    def read(self, names: Iterable[str]) -> int:
        """The other way round; a name that nobody declared is a ValueError."""
        marks = 0
        for name in names:
            if name not in self.bits:
                raise ValueError(f"{name!r} is none of {', '.join(self.bits)}")
            marks |= self.bits[name]
        return marks
