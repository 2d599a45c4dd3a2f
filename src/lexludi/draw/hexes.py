"""Maps of hexes: where a hex lies, its outline, and a whole map of them.

A hex is a column and a row (q, r) in axial coordinates; its neighbours differ by (1, 0), (0, 1) or (1, -1), either way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, pi, sin, sqrt

from lexludi.draw.svg import Element, group, polygon

Hex = tuple[int, int]
Point = tuple[float, float]


class Hexes:
    """How large hexes are, from the middle to a corner, and whether they stand on a corner or lie on a side."""

    def __init__(self, size: float, pointed: bool = True) -> None:
        self.size = size
        self.pointed = pointed
        self._corners = [
            (size * cos(turn), size * sin(turn)) for turn in (pi / 3 * n + (pi / 6 if pointed else 0) for n in range(6))
        ]

    def centre(self, at: Hex) -> Point:
        """The middle of a hex."""
        q, r = at
        if self.pointed:
            return self.size * sqrt(3) * (q + r / 2), self.size * 1.5 * r
        return self.size * 1.5 * q, self.size * sqrt(3) * (r + q / 2)

    def corners(self, at: Hex) -> list[Point]:
        """The six corners of a hex."""
        x, y = self.centre(at)
        return [(x + dx, y + dy) for dx, dy in self._corners]

    def side(self, at: Hex, other: Hex) -> tuple[Point, Point]:
        """The two corners that two neighbours share, for what lies between them: a river, a path, a wall."""
        shared = [p for p in self.corners(at) if any(_near(p, q) for q in self.corners(other))]
        if len(shared) != 2:
            raise ValueError(f"the hexes {at} and {other} are no neighbours")
        return shared[0], shared[1]

    def box(self, hexes: Iterable[Hex], margin: float = 0.0) -> tuple[float, float, float, float]:
        """The space that some hexes take: left, top, width, height."""
        points = [point for at in hexes for point in self.corners(at)]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        right, bottom = max(x for x, _ in points), max(y for _, y in points)
        return left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin

    def outline(self, at: Hex, **attributes: str | float | None) -> Element:
        """A hex as a polygon."""
        return polygon(self.corners(at), **attributes)

    def map(self, hexes: Iterable[Hex], draw: Callable[[Hex, Point], Element]) -> Element:
        """Each hex as `draw` draws it, given its middle."""
        return group(*(draw(at, self.centre(at)) for at in hexes))


def _near(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < 1e-6 and abs(a[1] - b[1]) < 1e-6
