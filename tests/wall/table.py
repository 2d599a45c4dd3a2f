"""Fixtures that speak of clans, sections and locations.

    table = lay('''
        seats: dragon snake monkey
        at barracks: dragon 2 snake 1
        goods dragon: wood 2 stone 4
        hordes left: bandits/left . . . .
        next: location 4
    ''')
    table.by(0, "recruit spearman", "pass", "cover left 0 0")

A position names only what matters (see `lexludi.games.wall.position`).
"""

from __future__ import annotations

from typing import ClassVar

from lexludi import testing
from lexludi.games.wall.rules.box.printed import (
    COMMAND_NAMES,
    LOCATION_NAMES,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SOLDIER_NAMES,
)
from lexludi.games.wall.rules.state import Horde, Wall

DRAGON, SNAKE, MONKEY, TURTLE = range(4)
SEATS = "seats: dragon snake monkey"


class Table(testing.Table):
    """A match of The Great Wall under test."""

    game: ClassVar[str] = "wall"

    @property
    def s(self) -> Wall:
        assert isinstance(self.match.state, Wall)
        return self.match.state

    def who(self, seat: int) -> str:
        return self.s.setting.seats[seat]

    def goods(self, clan: int) -> dict[str, int]:
        return {name: n for name, n in zip(RESOURCE_NAMES, self.s.stock[clan], strict=True) if n}

    def pool(self, clan: int) -> dict[str, int]:
        return {name: n for name, n in zip(SOLDIER_NAMES, self.s.pool[clan], strict=True) if n}

    def staged(self, section: str, clan: int) -> dict[str, int]:
        row = self.s.staged[SECTION_NAMES.index(section)][clan]
        return {name: n for name, n in zip(SOLDIER_NAMES, row, strict=True) if n}

    def hordes(self, section: str) -> list[Horde]:
        return self.s.hordes[SECTION_NAMES.index(section)]

    def at(self, location: str) -> list[int]:
        return self.s.at[LOCATION_NAMES.index(location)]

    def hand(self, clan: int) -> list[str]:
        return [COMMAND_NAMES[card] for card in self.s.hand[clan]]

    @property
    def honor(self) -> list[int]:
        return self.s.honor


def lay(*lines: str, then: str, seats: str = SEATS) -> Table:
    """A table with these lines, and what comes next; a step that never ends a match follows, so that it stops there."""
    return Table.lay("\n".join([seats, *lines, f"next: {then}; autumn"]))


start = Table.start
