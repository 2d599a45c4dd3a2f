"""What boards are made of: panels, labels, shields with points, things with their count, and tracks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from lexludi.draw.svg import Element, circle, group, path, rect, text
from lexludi.draw.words import LEAST, shorten, width

INK: Final = "#2b2118"
PAPER: Final = "#fbf4e2"
FAINT: Final = "#efe5cb"
SOFT: Final = "#5e5144"
BACKGROUND: Final = "#eadfc3"
PAD: Final = 14.0
"""What a panel leaves free at its edge."""


def panel(wide: float, high: float, *, stroke: float = 1.8) -> Element:
    """An empty sheet of paper."""
    return rect(0, 0, wide, high, radius=14, fill=PAPER, stroke=INK, stroke_width=stroke)


def label(x: float, y: float, words: str, room: float, size: float = LEAST) -> Element:
    """A small heading."""
    return text(x, y, shorten(words, size, room), size, fill=SOFT)


def fitted(x: float, y: float, words: str, size: float, room: float, *, bold: bool = False) -> Element:
    """Text that grows smaller before it is cut."""
    while size > LEAST and width(words, size, bold=bold) > room:
        size = max(LEAST, size - 1)
    return text(x, y, shorten(words, size, room, bold=bold), size, bold=bold, fill=INK)


def plate(
    wide: float, high: float, *, fill: str = FAINT, raised: bool = False, radius: float = 8, stroke: float = 2.4
) -> Element:
    """A box on a board; raised, it stands out."""
    return rect(
        0,
        0,
        wide,
        high,
        radius=radius,
        fill=fill,
        stroke=INK,
        stroke_width=stroke if raised else 1.4,
        stroke_opacity=None if raised else 0.55,
    )


def star(x: float, y: float, value: str, size: float = 22) -> Element:
    """Points: a number on a dark shield."""
    half = size * 0.82
    wide = half if len(value) < 3 else half * 1.25
    return group(
        path(
            f"M{-wide:.1f} {-half:.1f}H{wide:.1f}V{half * 0.35:.1f}Q{wide * 0.8:.1f} {half:.1f} 0 {half * 1.25:.1f}"
            f"Q{-wide * 0.8:.1f} {half:.1f} {-wide:.1f} {half * 0.35:.1f}Z",
            fill=INK,
        ),
        text(0, size * 0.4, value, size, bold=True, anchor="middle", fill=PAPER),
        at=(x, y),
    )


def draws(x: float, y: float) -> Element:
    """A bonus of one card."""
    return group(
        rect(-8, -11, 16, 22, radius=3, fill=PAPER, stroke=INK, stroke_width=2),
        path("M0-5V5M-5 0H5", stroke=INK, stroke_width=2.4, fill="none"),
        at=(x, y),
    )


def tick(x: float, y: float) -> Element:
    """Done: a check mark on a dark disc."""
    return group(
        circle(0, 0, 9, fill=INK, stroke=PAPER, stroke_width=1.6),
        path("M-4.5 0l3.5 4l6-8", stroke=PAPER, stroke_width=2.4, fill="none"),
        at=(x, y),
    )


def counted(piece: Element, x: float, y: float, count: int | str, title: str, id_: str | None = None) -> Element:
    """A thing and how many there are of it, the number to its right."""
    return group(piece, text(24, 9, str(count), 25, bold=True, fill=INK), at=(x, y), title=title, id=id_)


def gap(x: float, y: float, size: float, is_round: bool) -> Element:
    """Where a piece has left."""
    if is_round:
        return circle(x, y, size / 2 - 2, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="4 4")
    half = size / 2 - 2
    return rect(
        x - half,
        y - half,
        2 * half,
        2 * half,
        radius=5,
        fill="none",
        stroke=INK,
        stroke_width=1.6,
        stroke_dasharray="4 4",
    )


class Space(NamedTuple):
    """A space of a track: the piece on it (36 high, drawn around 0, 0; None where it has left), and what it is worth:
    words, and perhaps a small drawing below them or, without words, in their place.
    """

    piece: Element | None
    worth: str = ""
    more: Element | None = None


SPACE: Final = 50.0
"""How high a track is."""
ON_SPACE: Final = 36.0


def track(spaces: Iterable[Space], cell: float, is_round: bool = False) -> Element:
    """Spaces in a row, each `cell` wide; pieces that are round leave round gaps."""
    result = group()
    for n, space in enumerate(spaces):
        x = n * cell
        result.add(rect(x, 0, cell - 4, SPACE, radius=7, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4))
        middle = x + 5 + ON_SPACE / 2
        piece = space.piece
        result.add(
            gap(middle, SPACE / 2, ON_SPACE, is_round) if piece is None else group(piece, at=(middle, SPACE / 2))
        )
        right = (middle + ON_SPACE / 2 + x + cell - 4) / 2
        if space.worth:
            y = 33 if space.more is None else 22
            result.add(text(right, y, space.worth, 23, bold=True, anchor="middle", fill=INK))
        if space.more is not None:
            result.add(group(space.more, at=(right, 37 if space.worth else SPACE / 2)))
    return result
