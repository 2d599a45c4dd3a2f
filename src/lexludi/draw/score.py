"""A score track: spaces from nothing to the goal, and everybody's marker on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import ceil

from lexludi.draw.layout import Part
from lexludi.draw.panels import FAINT, INK, PAD, fitted, panel
from lexludi.draw.svg import Element, Written, group, rect, text
from lexludi.draw.words import LEAST

TOP = 38.0
HIGH = 92.0
STRIP = 42.0
"""What is seen of it folded: its name."""
Marker = Callable[[float, float, float], Element]
"""Draws a marker around a point, so wide."""


def score_track(
    words: str,
    told: str,
    last: int,
    wide: float,
    rows: int,
    markers: Mapping[int, Sequence[Marker]],
    marks: Mapping[int, Marker],
) -> Part:
    """The track in so many rows. `marks` are printed on their spaces, `markers` stand on them one below the other."""
    columns = ceil((last + 1) / rows)
    cell = (wide - 2 * PAD) / columns
    total = TOP + rows * (HIGH + 4) + 8
    result = group(panel(wide, total), fitted(PAD, 29, words, 22, 300, bold=True), title=f"{words}. {told}", id="score")
    result.add(_spaces(last, columns, cell))
    for space, mark in marks.items():
        row, column = divmod(space, columns)
        result.add(mark(PAD + (column + 0.5) * cell, 58 + row * (HIGH + 4), cell))
    for space, standing in sorted(markers.items()):
        row, column = divmod(min(space, last), columns)
        result.add(*_stand(standing, PAD + (column + 0.5) * cell, 42 + row * (HIGH + 4), cell, HIGH - 32))
    return Part(result, wide, total, "aside", STRIP)


@cache
def _spaces(last: int, columns: int, cell: float) -> Element:
    result = group()
    for points in range(last + 1):
        row, column = divmod(points, columns)
        x, y = PAD + column * cell, TOP + row * (HIGH + 4)
        fifth = points % 5 == 0
        tint = "#e2d3ab" if fifth else FAINT
        result.add(
            rect(x + 1, y, cell - 2, HIGH, radius=6, fill=tint, stroke=INK, stroke_opacity=0.5, stroke_width=1.3),
            text(x + cell / 2, y + HIGH - 8, str(points), LEAST, bold=fifth, anchor="middle", fill=INK),
        )
    return Written(result)


def _stand(markers: Sequence[Marker], x: float, y: float, cell: float, room: float) -> list[Element]:
    """The markers on one space, one below the other."""
    alone = len(markers) == 1
    size = min(cell - 2, 40.0) if alone else min(cell - 4, max(18.0, room / len(markers) * 1.2))
    step = 0.0 if alone else (room - size) / (len(markers) - 1)
    top = y + (room / 2 if alone else size / 2)
    return [marker(x, top + n * step, size) for n, marker in enumerate(markers)]
