"""Smooth curves through points, as SVG path data and as points to measure against."""

from collections.abc import Sequence
from math import hypot

from lexludi.draw.svg import number

Point = tuple[float, float]


class Curve:
    """A chain of cubic Bézier pieces."""

    __slots__ = ("pieces", "start")

    def __init__(self, start: Point, pieces: Sequence[tuple[Point, Point, Point]]) -> None:
        self.start = start
        self.pieces = tuple(pieces)

    @property
    def end(self) -> Point:
        """Where it ends."""
        return self.pieces[-1][2]

    def reversed(self) -> "Curve":
        """The same from its end to its start."""
        ends = [self.start, *(p[2] for p in self.pieces)]
        turned = [(b, a, ends[i]) for i, (a, b, _) in enumerate(self.pieces)]
        return Curve(self.end, turned[::-1])

    def data(self, *, join: bool = False) -> str:
        """Path data; with `join` it goes on from where another curve ended."""
        head = "" if join else f"M{_xy(self.start)}"
        return head + "".join(f"C{_xy(a)} {_xy(b)} {_xy(c)}" for a, b, c in self.pieces)

    def points(self, per_piece: int = 12) -> list[Point]:
        """Points along it, so many for each piece."""
        result, at = [self.start], self.start
        for a, b, c in self.pieces:
            for i in range(1, per_piece + 1):
                t = i / per_piece
                u = 1 - t
                k0, k1, k2, k3 = u**3, 3 * u * u * t, 3 * u * t * t, t**3
                result.append(
                    (
                        k0 * at[0] + k1 * a[0] + k2 * b[0] + k3 * c[0],
                        k0 * at[1] + k1 * a[1] + k2 * b[1] + k3 * c[1],
                    )
                )
            at = c
        return result

    def middle(self) -> Point:
        """The point half-way along it."""
        points = self.points(16)
        return points[len(points) // 2]


def bowed(a: Point, b: Point, bow: float) -> Curve:
    """One gentle arc from a to b; `bow` is how far its middle leans to the left, as a part of its length."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    lean = bow * 4 / 3
    first = (a[0] + dx / 3 + dy * lean, a[1] + dy / 3 - dx * lean)
    second = (a[0] + 2 * dx / 3 + dy * lean, a[1] + 2 * dy / 3 - dx * lean)
    return Curve(a, [(first, second, b)])


def spline(points: Sequence[Point], tension: float = 0.22) -> Curve:
    """A smooth open curve through the points."""
    padded = [points[0], *points, points[-1]]
    return Curve(points[0], [_piece(padded, i, tension) for i in range(len(points) - 1)])


def closed_spline(points: Sequence[Point], tension: float = 0.22) -> Curve:
    """A smooth closed curve through the points."""
    ring = [points[-1], *points, points[0], points[1]]
    return Curve(points[0], [_piece(ring, i, tension) for i in range(len(points))])


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return hypot(a[0] - b[0], a[1] - b[1])


def _piece(through: Sequence[Point], i: int, tension: float) -> tuple[Point, Point, Point]:
    before, a, b, after = through[i : i + 4]
    return (
        (a[0] + (b[0] - before[0]) * tension, a[1] + (b[1] - before[1]) * tension),
        (b[0] - (after[0] - a[0]) * tension, b[1] - (after[1] - a[1]) * tension),
        b,
    )


def _xy(point: Point) -> str:
    return f"{number(float(point[0]), 1)} {number(float(point[1]), 1)}"
