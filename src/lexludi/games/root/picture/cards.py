"""Cards as drawings: large in one's own hand, as small chips elsewhere, and their backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import ceil
from typing import Final

from lexludi.draw import Element, Written, circle, group, paragraph, path, rect, text, width, wrap
from lexludi.games.root.picture.parts import FAINT, PAD, SOFT, Part, Scene, fitted, names_in, panel, star, suit_letter
from lexludi.games.root.picture.pieces import INK, PAPER, SUIT_COLOURS, draw_item, draw_piece, draw_suit
from lexludi.games.root.rules import data
from lexludi.games.root.rules.codes import SUITS
from lexludi.games.root.rules.printed import VIZIERS
from lexludi.games.root.words.names import Names
from lexludi.locale import N_

CARD: Final = (228.0, 296.0)
SMALL: Final = (190.0, 140.0)
CHIP: Final = (36.0, 48.0)
BACK: Final = "#7a4b32"
CROWN: Final = "M9 12L7 1L14 6L18-1L22 6L29 1L27 12Z"
HELMET: Final = "M8 12V6Q8-3 18-3Q28-3 28 6V12H21V5H15V12Z"
KINDS: Final = {
    "item": N_("Item"),
    "ambush": N_("Ambush"),
    "dominance": N_("Dominance"),
    "persistent": N_("Lasting effect"),
    "favor": N_("Favor"),
}


# One card


def describe(scene: Scene, card: int) -> str:
    """A card in a tooltip: its name, its suit and what it does."""
    printed = scene.names.printed(scene.view, card) if card >= 0 else None
    if printed is None:
        return scene.names.card(scene.view, card)
    return f"{scene.names.card(scene.view, card)}. {effect(scene, printed)}"


def effect(scene: Scene, printed: data.Card) -> str:
    return printed.text_cs if scene.lang == "cs" else printed.text_en


def draw_card(scene: Scene, card: int, x: float, y: float) -> Element:
    """A card to read, CARD large."""
    return _placed(scene, card, x, y, _face)


def draw_small_card(scene: Scene, card: int, x: float, y: float) -> Element:
    """A card by its name and price, SMALL large."""
    return _placed(scene, card, x, y, _small_face)


def _placed(scene: Scene, card: int, x: float, y: float, face: Callable[[str, str], Element]) -> Element:
    kind = scene.names.pack(scene.view).kinds[card]
    suit = data.cards()[kind].suit
    return group(
        face(scene.lang, kind),
        title=describe(scene, card),
        at=(x, y),
        id=f"card-{card}",
        class_=f"card {suit}",
    )


@cache
def _face(lang: str, kind: str) -> Element:
    wide, high = CARD
    names, printed = names_in(lang), data.cards()[kind]
    words = printed.text_cs if lang == "cs" else printed.text_en
    for size in (22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0):
        if len(wrap(words, size, wide - 24)) * size * 1.2 <= high - 146:
            break
    face = group(
        *_blank(wide, high, printed.suit),
        _title(names, printed, wide, 23),
        *_price(names, printed, 12, 112, wide),
        paragraph(12, 154, words, size, wide - 22, lines=8, leading=1.2, fill=INK),
    )
    return Written(face)


@cache
def _small_face(lang: str, kind: str) -> Element:
    wide, high = SMALL
    names, printed = names_in(lang), data.cards()[kind]
    parts = [*_blank(wide, high, printed.suit), _title(names, printed, wide, 20)]
    return Written(group(*parts, *_price(names, printed, 10, 114, wide)))


def draw_chip(scene: Scene, card: int, x: float, y: float) -> Element:
    """A card by its suit alone, CHIP large; a vizier wears a crown, a retainer a helmet."""
    pack = scene.names.pack(scene.view)
    suit = SUITS[pack.suit[card]]
    hat = "" if card < pack.size else CROWN if card < pack.size + VIZIERS else HELMET
    return group(
        _chip(suit, hat),
        title=describe(scene, card),
        at=(x, y),
        id=f"card-{card}",
        class_=f"card {suit}",
    )


@cache
def _chip(suit: str, hat: str) -> Element:
    wide, high = CHIP
    chip = group(
        rect(0, 0, wide, high, radius=5, fill=PAPER, stroke=INK, stroke_width=1.8),
        rect(3, 3, wide - 6, 7, radius=2, fill=SUIT_COLOURS[suit]),
        draw_suit(suit, wide / 2, high / 2 + 5, 27),
        path(hat, fill="#e8bf45" if hat == CROWN else "#8a9099", stroke=INK, stroke_width=1.6) if hat else None,
    )
    return Written(chip)


def draw_named(scene: Scene, card: int, x: float, y: float, wide: float) -> Element:
    """A card by its suit and its name in up to two lines, 44 high."""
    printed = data.cards()[scene.names.pack(scene.view).kinds[card]]
    suit, name = printed.suit, scene.names.of(printed)
    result = group(
        rect(0, 0, wide, 44, radius=8, fill=FAINT, stroke=INK, stroke_width=1.6),
        rect(2, 2, 5, 40, radius=2, fill=SUIT_COLOURS[suit]),
        draw_suit(suit, 26, 22, 25),
        title=describe(scene, card),
        at=(x, y),
        id=f"card-{card}",
        class_=f"card {suit}",
    )
    if wide < 90:
        return result
    if width(name, 19) <= wide - 54:
        return result.add(text(48, 29, name, 19, fill=INK))
    return result.add(paragraph(48, 19, name, 16.5, wide - 52, lines=2, leading=1.1, fill=INK))


def draw_back(x: float, y: float, wide: float, high: float) -> Element:
    return group(
        rect(0, 0, wide, high, radius=wide / 8, fill=BACK, stroke=INK, stroke_width=1.8),
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


def _blank(wide: float, high: float, suit: str) -> list[Element]:
    return [
        rect(0, 0, wide, high, radius=12, fill=PAPER, stroke=INK, stroke_width=2.4),
        path(f"M2 14Q2 2 14 2H{wide - 14}Q{wide - 2} 2 {wide - 2} 14V18H2Z", fill=SUIT_COLOURS[suit]),
        path(f"M2 18H{wide - 2}", stroke=INK, stroke_width=1.4),
    ]


def _title(names: Names, printed: data.Card, wide: float, size: float) -> Element:
    """The head and the letter of the suit, and the name in one or two lines."""
    words = names.of(printed)
    room = wide - 66
    while size > 16 and (
        len(wrap(words, size, room, bold=True)) > 2
        or max(width(w, size, bold=True) for w in wrap(words, size, room, bold=True)) > room
    ):
        size -= 1
    rows = len(wrap(words, size, room, bold=True))
    return group(
        circle(31, 49, 23, fill=FAINT, stroke=INK, stroke_width=1.6),
        draw_suit(printed.suit, 31, 49, 32),
        group(
            circle(0, 0, 10.5, fill=INK),
            text(0, 5.5, suit_letter(names, printed.suit), 15, bold=True, anchor="middle", fill=PAPER),
            at=(50, 66),
        ),
        paragraph(62, 57 if rows == 1 else 44, words, size, room, lines=2, leading=1.12, bold=True, fill=INK),
    )


def _price(names: Names, printed: data.Card, x: float, y: float, wide: float) -> list[Element]:
    """What crafting the card takes and gives, centred on y."""
    drawn: list[Element] = []
    if not printed.cost:
        drawn.append(text(x + 2, y + 6, names.gettext(KINDS[printed.kind]), 18, bold=True, fill=SOFT))
    for n, part in enumerate(printed.cost):
        at = x + 14 + n * 29
        drawn.append(circle(at, y, 14, fill=FAINT, stroke=INK, stroke_width=1.3))
        if part == "any":
            drawn.append(text(at, y + 7, "?", 20, bold=True, anchor="middle", fill=INK))
        else:
            drawn.append(draw_suit(part, at, y, 19))
    right = wide - 24
    if printed.vp:
        drawn.append(star(right, y - 2, str(printed.vp), 20))
        right -= 40
    if printed.item:
        drawn.append(draw_item(printed.item, right, y, 34))
    return drawn


# A hand


def draw_hands(scene: Scene, wide: float, *, narrow: bool) -> Part | None:
    """The hands one may see: one's own to read, several (after the end) by their names."""
    if not scene.shown:
        return None
    if len(scene.shown) == 1:
        return _hand(scene, scene.shown[0], wide, narrow)
    parts = [_small_hand(scene, seat, wide) for seat in scene.shown]
    result, y = group(id="hands"), 0.0
    for part in parts:
        result.add(group(part.drawing, at=(0, y)))
        y += part.height + PAD
    return Part(result, wide, y - PAD)


def _hand(scene: Scene, seat: int, wide: float, narrow: bool) -> Part:
    """Five cards to a row where there is room; on a wide table more of them are drawn smaller in the same space."""
    cards: Sequence[int] = scene.view["hands"][seat]
    fits = int((wide - PAD) // (CARD[0] + 8))
    if len(cards) <= fits or narrow:
        return _grid(scene, seat, wide, cards, fits, CARD, scale=1.0)
    size = CARD if len(cards) <= fits + 2 else SMALL
    columns = len(cards) if size is CARD else max(6, ceil(len(cards) / 2))
    step = (wide - 2 * PAD + 8) / columns
    return _grid(scene, seat, wide, cards, columns, size, scale=min(1.0, (step - 8) / size[0]), high=CARD[1])


def _small_hand(scene: Scene, seat: int, wide: float) -> Part:
    cards: Sequence[int] = scene.view["hands"][seat]
    fits = int((wide - PAD) // (SMALL[0] + 8))
    return _grid(scene, seat, wide, cards, fits, SMALL, scale=1.0)


def _grid(
    scene: Scene,
    seat: int,
    wide: float,
    cards: Sequence[int],
    columns: int,
    size: tuple[float, float],
    scale: float,
    high: float = 0.0,
) -> Part:
    draw = draw_card if size is CARD else draw_small_card
    across, down = size[0] * scale + 8, size[1] * scale + 8
    rows = ceil(len(cards) / columns)
    high = 46 + (high + 8 if high else rows * down)
    heading = scene.gettext("Hand of {seat}", seat=scene.names.seat(scene.view, seat))
    result = group(
        panel(wide, high),
        draw_piece(scene.sign(seat), PAD + 15, 23, 28),
        fitted(PAD + 40, 31, heading, 22, wide - 80, bold=True),
        title=heading,
        id=f"hand-{seat}",
    )
    for n, card in enumerate(cards):
        row, column = divmod(n, columns)
        place = (PAD + column * across, 42 + row * down)
        result.add(group(draw(scene, card, 0, 0), at=place, scale=scale))
    return Part(result, wide, high)


def draw_chips(scene: Scene, cards: Sequence[int], x: float, y: float, room: float) -> Element:
    """Cards by their suits side by side, overlapping when there are many."""
    step = min(CHIP[0] + 4, (room - CHIP[0]) / max(1, len(cards) - 1))
    return group(*(draw_chip(scene, card, n * step, 0) for n, card in enumerate(cards)), at=(x, y))


def draw_backs(count: int, x: float, y: float, room: float) -> Element:
    step = min(16.0, (room - CHIP[0]) / max(1, count - 1))
    return group(*(draw_back(n * step, 0, *CHIP) for n in range(count)), at=(x, y))
