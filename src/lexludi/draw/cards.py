"""Cards: faces to read, chips, strips, backs, and hands laid out in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from lexludi.draw.layout import Grid, Part, overlap
from lexludi.draw.panels import FAINT, INK, PAD, PAPER, fitted, panel
from lexludi.draw.svg import Element, circle, group, path, rect, text
from lexludi.draw.words import LEAST, paragraph, width, wrap

CARD: Final = (228.0, 296.0)
SMALL: Final = (190.0, 140.0)
CHIP: Final = (36.0, 48.0)
BACK: Final = "#7a4b32"
STRIP: Final = 44.0
ABREAST: Final = 200.0
"""Cards narrower than this have their sign above their name."""


def blank(wide: float, high: float, colour: str) -> list[Element]:
    """An empty face with a coloured edge on top."""
    return [
        rect(0, 0, wide, high, radius=12, fill=PAPER, stroke=INK, stroke_width=2.4),
        path(f"M2 14Q2 2 14 2H{wide - 14}Q{wide - 2} 2 {wide - 2} 14V18H2Z", fill=colour),
        path(f"M2 18H{wide - 2}", stroke=INK, stroke_width=1.4),
    ]


def title(words: str, wide: float, size: float, sign: Element, letter: str) -> Element:
    """A sign, drawn around (0, 0) and 32 wide, in a circle with its letter; the name in one or two lines."""
    if wide < ABREAST:
        return narrow_title(words, wide, sign, letter)
    room = wide - 66
    while size > LEAST and (
        len(wrap(words, size, room, bold=True)) > 2
        or max(width(w, size, bold=True) for w in wrap(words, size, room, bold=True)) > room
    ):
        size -= 1
    rows = len(wrap(words, size, room, bold=True))
    return group(
        circle(31, 49, 23, fill=FAINT, stroke=INK, stroke_width=1.6),
        group(sign, at=(31, 49)),
        group(
            circle(0, 0, 12.5, fill=INK),
            text(0, 7, letter, LEAST, bold=True, anchor="middle", fill=PAPER),
            at=(50, 66),
        )
        if letter
        else None,
        paragraph(62, 57 if rows == 1 else 44, words, size, room, lines=2, leading=1.12, bold=True, fill=INK),
    )


def narrow_title(words: str, wide: float, sign: Element, letter: str) -> Element:
    """The sign and its letter in a row of their own, the name below them in the whole width."""
    return group(
        group(sign, at=(28, 40), scale=0.85),
        text(50, 47, letter, LEAST, bold=True, fill=INK) if letter else None,
        paragraph(10, 76, words, LEAST, wide - 14, lines=2, leading=1.05, bold=True, fill=INK),
    )


def rules_text(words: str, x: float, y: float, wide: float, high: float, lines: int = 8) -> Element:
    """What a card says, as large as its space allows; what has no room even so is cut."""
    for size, leading in ((22.0, 1.2), (21.0, 1.2), (LEAST, 1.2), (LEAST, 1.08)):
        if len(wrap(words, size, wide - 2)) * size * leading <= high:
            break
    lines = min(lines, max(1, int(high / (size * leading))))
    return paragraph(x, y, words, size, wide, lines=lines, leading=leading, fill=INK)


def chip(colour: str, sign: Element, hat: Element | None = None) -> Element:
    """A card by its sign alone, CHIP large. The sign is drawn around (0, 0), 27 wide."""
    wide, high = CHIP
    return group(
        rect(0, 0, wide, high, radius=5, fill=PAPER, stroke=INK, stroke_width=1.8),
        rect(3, 3, wide - 6, 7, radius=2, fill=colour),
        group(sign, at=(wide / 2, high / 2 + 5)),
        hat,
    )


def strip(words: str, wide: float, colour: str, sign: Element) -> list[Element]:
    """A card by its sign and its name in up to two lines, STRIP high. The sign is drawn around (0, 0), 25 wide."""
    parts = [
        rect(0, 0, wide, STRIP, radius=8, fill=FAINT, stroke=INK, stroke_width=1.6),
        rect(2, 2, 5, STRIP - 4, radius=2, fill=colour),
        group(sign, at=(26, STRIP / 2)),
    ]
    if wide < 90:
        return parts
    left, room = (48, wide - 52) if wide > 130 else (42, wide - 44)
    top = 18.5 if len(wrap(words, LEAST, room)) > 1 else 29
    return [*parts, paragraph(left, top, words, LEAST, room, lines=2, leading=1.0, fill=INK)]


def draw_back(x: float, y: float, wide: float, high: float, colour: str = BACK) -> Element:
    """The back of a card."""
    return group(
        rect(0, 0, wide, high, radius=wide / 8, fill=colour, stroke=INK, stroke_width=1.8),
        rect(
            wide * 0.14,
            wide * 0.14,
            wide * 0.72,
            high - wide * 0.28,
            radius=wide / 14,
            fill="none",
            stroke=PAPER,
            stroke_width=1.4,
        ),
        path(
            f"M{wide / 2} {high * 0.3:.1f}L{wide * 0.68:.1f} {high / 2}L{wide / 2} {high * 0.7:.1f}"
            f"L{wide * 0.32:.1f} {high / 2}Z",
            fill=PAPER,
        ),
        at=(x, y),
        class_="back",
    )


def draw_backs(count: int, x: float, y: float, room: float) -> Element:
    """Cards face down side by side, overlapping when there are many."""
    step = overlap(count, CHIP[0], room, 16.0)
    return group(*(draw_back(n * step, 0, *CHIP) for n in range(count)), at=(x, y))


def draw_row(chips: Sequence[Element], x: float, y: float, room: float) -> Element:
    """Chips side by side, overlapping when there are many."""
    step = overlap(len(chips), CHIP[0], room, CHIP[0] + 4)
    return group(*(group(drawn, at=(n * step, 0)) for n, drawn in enumerate(chips)), at=(x, y))


def draw_pile(words: str, count: int, x: float, id_: str) -> Element:
    """A pile face down, with its name and how many cards it has."""
    result = group(text(x, 20, words, LEAST, fill="#5e5144"), title=f"{words}: {count}", id=id_)
    for n in range(min(3, count)):
        result.add(draw_back(x + n * 2.5, 30 - n * 1.5, *CHIP))
    return result.add(text(x + 48, 63, str(count), 25, bold=True, fill=INK))


class Line(NamedTuple):
    """A card to read line by line: its name, what it says, and what stands at its right, drawn around (0, 0)."""

    id: str
    name: str
    words: str
    colour: str
    told: str
    """What whoever points at it reads."""
    right: Element | None = None


def draw_lines(heading: str, sign: Element | None, lines: Sequence[Line], wide: float, id_: str) -> Part:
    """A hand in a narrow column: each card as wide as the panel and as high as its words."""
    left = PAD + 40 if sign else PAD
    drawn = group(group(sign, at=(PAD + 15, 23)) if sign else None,
                  fitted(left, 31, heading, 22, wide - left - PAD, bold=True), title=heading, id=id_)  # fmt: skip
    y = 44.0
    for one in lines:
        card, high = draw_line(one, wide - 2 * PAD)
        drawn.add(group(card, at=(PAD, y)))
        y += high + 6
    drawn.children.insert(1, panel(wide, y + 8))
    return Part(drawn, wide, y + 8, "hand")


def draw_line(one: Line, wide: float) -> tuple[Element, float]:
    """A card in little room, and its height."""
    leading = 1.1
    high = 40 + len(wrap(one.words, LEAST, wide - 28)) * LEAST * leading
    drawn = group(
        rect(0, 0, wide, high, radius=8, fill=FAINT, stroke=INK, stroke_width=1.6),
        rect(2, 2, 6, high - 4, radius=3, fill=one.colour),
        fitted(18, 26, one.name, 21, wide - (80 if one.right else 30), bold=True),
        group(one.right, at=(wide - 34, 20)) if one.right else None,
        paragraph(18, 50, one.words, LEAST, wide - 28, leading=leading, fill=INK),
        id=one.id,
        class_="card",
        title=one.told,
    )
    return drawn, high


Draw = Callable[[int, float], Element]
"""Draws a card, by its number, from (0, 0) on, so wide."""


def draw_hand(
    heading: str, sign: Element, cards: Sequence[int], wide: float, draw: Draw, small: Draw, narrow: bool, id_: str
) -> Part:
    """A hand to read: as many cards to a row as fit; on a desk more of them are narrower in the same space."""
    room = wide - 2 * PAD
    fits = Grid.of(len(cards), CARD, room)
    if len(cards) <= fits.columns or narrow:
        return draw_cards(heading, sign, cards, wide, lambda card: draw(card, CARD[0]), CARD, fits, id_)
    few = len(cards) <= fits.columns + 2
    columns = len(cards) if few else max(6, -(-len(cards) // 2))
    each = (room + 8) / columns - 8
    size = (each, CARD[1] if few else SMALL[1])
    grid = Grid.of(len(cards), size, room, columns)._replace(high=CARD[1] + 8)
    one = draw if few else small
    return draw_cards(heading, sign, cards, wide, lambda card: one(card, each), size, grid, id_)


def draw_cards(
    heading: str,
    sign: Element,
    cards: Sequence[int],
    wide: float,
    draw: Callable[[int], Element],
    size: tuple[float, float],
    grid: Grid,
    id_: str,
) -> Part:
    """A panel of cards in rows, under a heading with a sign drawn around (0, 0), 28 wide."""
    result = group(
        panel(wide, 46 + grid.high),
        group(sign, at=(PAD + 15, 23)),
        fitted(PAD + 40, 31, heading, 22, wide - 80, bold=True),
        title=heading,
        id=id_,
    )
    for n, card in enumerate(cards):
        x, y = grid.place(n, size)
        result.add(group(draw(card), at=(PAD + x, 42 + y), scale=grid.scale))
    return Part(result, wide, 46 + grid.high, "hand")
