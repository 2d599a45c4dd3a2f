"""A board of hexes as numbers: which are neighbours, how far apart two are, which lie in a straight line.

Hexes are a column and a row (q, r) in axial coordinates, as `draw.hexes` draws them; here each is its place in a list.

    grid = HexGrid(hexagon(4))
    grid.near[7], grid.distance[7][12], grid.within(7, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Hex = tuple[int, int]
AROUND: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six ways to a neighbour; each is followed by the next one clockwise."""
OFF: Final = -1


def hexagon(radius: int) -> list[Hex]:
    """The hexes of a board with six equal sides, column by column, each from the top."""
    return [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -radius - q), min(radius, radius - q) + 1)
    ]


def steps_between(a: Hex, b: Hex) -> int:
    """How many steps it is from one hex to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class HexGrid:
    """The hexes of a board by number, with everything that rules ask of them worked out once."""

    def __init__(self, hexes: Sequence[Hex]) -> None:
        self.hexes = tuple(hexes)
        place = {at: n for n, at in enumerate(self.hexes)}
        self.way: tuple[tuple[int, ...], ...] = tuple(
            tuple(place.get((q + dq, r + dr), OFF) for dq, dr in AROUND) for q, r in self.hexes
        )
        """The neighbour in each of the six ways; OFF beyond the edge."""
        self.near: tuple[tuple[int, ...], ...] = tuple(tuple(n for n in row if n != OFF) for row in self.way)
        """The neighbours of each hex."""
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(steps_between(a, b) for b in self.hexes) for a in self.hexes
        )
        self.edge: tuple[bool, ...] = tuple(OFF in row for row in self.way)
        """Whether a hex lies on the edge of the board."""

    def __len__(self) -> int:
        return len(self.hexes)

    def within(self, at: int, steps: int, least: int = 0) -> list[int]:
        """The hexes at most so many steps away, and at least so many."""
        row = self.distance[at]
        return [n for n in range(len(row)) if least <= row[n] <= steps]

    def closer(self, at: int, goal: int) -> list[int]:
        """The neighbours of a hex that are nearer to a goal."""
        row = self.distance[goal]
        return [n for n in self.near[at] if row[n] < row[at]]

    def farther(self, at: int, goal: int) -> list[int]:
        """The neighbours of a hex that are farther from something."""
        row = self.distance[goal]
        return [n for n in self.near[at] if row[n] > row[at]]

    def ray(self, at: int, way: int) -> list[int]:
        """The hexes in a straight line from there to the edge."""
        found: list[int] = []
        at = self.way[at][way]
        while at != OFF:
            found.append(at)
            at = self.way[at][way]
        return found

    def corners(self) -> list[int]:
        """The hexes with only three neighbours."""
        return [n for n, row in enumerate(self.near) if len(row) == 3]
