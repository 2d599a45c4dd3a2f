"""Law A.8: what lies on the table while factions are chosen, and is gone when the first turn begins."""

from __future__ import annotations


class Draft:
    """The set-up cards to choose from, and the homelands claimed so far."""

    __slots__ = ("dealt", "homelands", "locked")

    def __init__(self) -> None:
        self.dealt: tuple[str, ...] = ()
        """The set-up cards, as seats (Law A.8.1)."""
        self.locked = ""
        """The one that cannot be chosen yet (Law A.8.1.II)."""
        self.homelands = 0
        """One bit each (Law A.8.2.I)."""

    def copy(self) -> Draft:
        draft = Draft()
        draft.dealt = self.dealt
        draft.locked = self.locked
        draft.homelands = self.homelands
        return draft
