"""How the parts of a table lie: in columns side by side on a desk, one below the other on a narrow screen, in grids."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, Literal, NamedTuple

from lexludi.draw.panels import BACKGROUND, PAD
from lexludi.draw.svg import Element, group, number, rect, svg

GAP: Final = 14.0
MARGIN: Final = 16.0
TALLEST: Final = 1.12
"""How much taller than what lies left of it a column of boards may grow before there are two."""


Role = Literal["", "map", "hand", "board", "shared", "aside"]
"""What a part of the table is: what everybody looks at, one's own cards, a player's board, what belongs to nobody, or
something that can do without room."""


class Part(NamedTuple):
    """A drawing from (0, 0) on, its size, and what it is; `strip` is how much of it is seen when it is folded."""

    drawing: Element
    width: float
    height: float
    role: Role = ""
    strip: float = 0.0


def height(parts: Sequence[Part]) -> float:
    """How high these parts are, one below the other."""
    return sum(part.height for part in parts) + GAP * (len(parts) - 1)


def column(parts: Sequence[Part], x: float, role: Role = "map") -> Element:
    """Parts one below the other, as sections that a client may lay out anew for its screen."""
    result, y = group(), MARGIN
    for part in parts:
        result.add(section(part, role).set(transform=f"translate({number(x)} {number(y)})"))
        y += part.height + GAP
    return result


def section(part: Part, role: Role) -> Element:
    """A part as a group that says what it is."""
    return group(
        part.drawing,
        data_role=part.role or role,
        data_width=part.width,
        data_height=part.height,
        data_strip=part.strip or None,
    )


def spread(left: Sequence[Part], boards: Sequence[Part]) -> Part:
    """For a desk: what everybody looks at on the left, and the boards beside it, in one column or in two."""
    columns = [left, boards] if boards else [left]
    if len(boards) > 1 and height(boards) > height(left) * TALLEST:
        cut = min(range(1, len(boards)), key=lambda n: max(height(boards[:n]), height(boards[n:])))
        columns = [left, boards[:cut], boards[cut:]]
    result, x = group(), MARGIN
    for n, parts in enumerate(columns):
        result.add(column(parts, x, "board" if n else "map"))
        x += parts[0].width + GAP
    return Part(result, x - GAP + MARGIN, max(map(height, columns)) + 2 * MARGIN)


def stacked(parts: Sequence[Part]) -> Part:
    """For a narrow screen: everything in one column."""
    return Part(group(column(parts, GAP)), max(p.width for p in parts) + 2 * GAP, height(parts) + 2 * MARGIN)


def whole(table: Part, *, title: str, description: str, language: str, class_: str) -> str:
    """The finished picture as SVG text."""
    drawing, wide, high = table[:3]
    return str(
        svg(
            (0, 0, wide, high),
            rect(0, 0, wide, high, fill=BACKGROUND),
            drawing,
            title=title,
            description=description,
            language=language,
            role="group",
            class_=class_,
        )
    )


def frame(box: tuple[float, float, float, float], wide: float, *drawings: Element | None) -> Part:
    """Drawings with a space of their own (left, top, width, height), scaled to a width."""
    left, top, width, tall = box
    high = wide / width * tall
    inside = Element("svg", *drawings, width=wide, height=high, viewBox=f"{left} {top} {width} {tall}")
    return Part(inside, wide, high)


def below(parts: Sequence[Part], gap: float = PAD, id_: str | None = None) -> Part:
    """Parts one below the other as one part."""
    result, y = group(id=id_), 0.0
    for part in parts:
        result.add(group(part.drawing, at=(0, y)))
        y += part.height + gap
    return Part(result, parts[0].width, y - gap)


def beside(parts: Sequence[Part], gap: float = PAD, id_: str | None = None) -> Part:
    """Parts side by side as one part."""
    result, x = group(id=id_), 0.0
    for part in parts:
        result.add(group(part.drawing, at=(x, 0)))
        x += part.width + gap
    return Part(result, x - gap, max(part.height for part in parts))


class Grid(NamedTuple):
    """How so many things of a size lie in rows: how many to a row, and how much smaller."""

    columns: int
    scale: float
    high: float
    """How high all rows are together."""

    @staticmethod
    def of(count: int, size: tuple[float, float], room: float, columns: int = 0, gap: float = 8) -> Grid:
        """Rows of as many as fit, or of so many columns, made smaller until they do."""
        columns = columns or max(1, int((room + gap) // (size[0] + gap)))
        scale = min(1.0, ((room + gap) / columns - gap) / size[0])
        return Grid(columns, scale, ceil(count / columns) * (size[1] * scale + gap))

    def place(self, n: int, size: tuple[float, float], gap: float = 8) -> tuple[float, float]:
        """Where the n-th thing of that size lies."""
        row, at = divmod(n, self.columns)
        return at * (size[0] * self.scale + gap), row * (size[1] * self.scale + gap)


def overlap(count: int, wide: float, room: float, most: float) -> float:
    """How far apart so many things of a width stand in a row that has this room; `most` if there is enough."""
    return min(most, (room - wide) / max(1, count - 1))
