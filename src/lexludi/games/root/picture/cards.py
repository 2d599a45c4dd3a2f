"""Cards as drawings: large in one's own hand, as small chips elsewhere, and their backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    LEAST,
    PAD,
    PAPER,
    SOFT,
    Element,
    Grid,
    Part,
    Point,
    Written,
    below,
    cards,
    circle,
    fitted,
    group,
    overlap,
    path,
    plate,
    star,
    text,
)
from lexludi.games.root.picture.parts import Scene, names_in, suit_letter
from lexludi.games.root.picture.pieces import SUIT_COLOURS, colour, draw_item, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.games.root.rules.box.printed import VIZIERS
from lexludi.games.root.words.names import RootNames
from lexludi.locale import N_

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


def draw_card(scene: Scene, card: int, wide: float = cards.CARD[0]) -> Element:
    """A card to read."""
    return _shown(scene, card, wide, _face)


def draw_small_card(scene: Scene, card: int, wide: float = cards.SMALL[0]) -> Element:
    """A card by its name and price."""
    return _shown(scene, card, wide, _small_face)


def _shown(scene: Scene, card: int, wide: float, face: Callable[[str, str, float], Element]) -> Element:
    kind = scene.names.pack(scene.view).kinds[card]
    suit = data.cards()[kind].suit
    return group(
        face(scene.lang, kind, wide),
        title=describe(scene, card),
        id=f"card-{card}",
        class_=f"card {suit}",
    )


@cache
def _face(lang: str, kind: str, wide: float) -> Element:
    high = cards.CARD[1]
    names, printed = names_in(lang), data.cards()[kind]
    words = printed.text_cs if lang == "cs" else printed.text_en
    narrow = wide < cards.ABREAST
    top = (154 if narrow else 146) if printed.cost else (144 if narrow else 136)
    face = group(
        *cards.blank(wide, high, SUIT_COLOURS[printed.suit]),
        _title(names, printed, wide, 23),
        *_price(names, printed, 10, 118 if narrow else 106, wide),
        cards.rules_text(words, 10, top, wide - 14, high - top + 14),
    )
    return Written(face)


@cache
def _small_face(lang: str, kind: str, wide: float) -> Element:
    high = cards.SMALL[1]
    names, printed = names_in(lang), data.cards()[kind]
    parts = [*cards.blank(wide, high, SUIT_COLOURS[printed.suit]), _title(names, printed, wide, 20)]
    return Written(group(*parts, *_price(names, printed, 10, 119, wide)))


def _title(names: RootNames, printed: data.Card, wide: float, size: float) -> Element:
    sign = draw_suit(printed.suit, 0, 0, 32)
    return cards.title(names.of(printed), wide, size, sign, suit_letter(names, printed.suit))


def draw_chip(scene: Scene, card: int, at: Point | None = None) -> Element:
    """A card by its suit alone; a vizier wears a crown, a retainer a helmet."""
    pack = scene.names.pack(scene.view)
    suit = SUITS[pack.suit[card]]
    hat = "" if card < pack.size else CROWN if card < pack.size + VIZIERS else HELMET
    return group(_chip(suit, hat), title=describe(scene, card), at=at, id=f"card-{card}", class_=f"card {suit}")


@cache
def _chip(suit: str, hat: str) -> Element:
    worn = path(hat, fill="#e8bf45" if hat == CROWN else "#8a9099", stroke=INK, stroke_width=1.6) if hat else None
    return Written(cards.chip(SUIT_COLOURS[suit], draw_suit(suit, 0, 0, 27), worn))


def draw_named(scene: Scene, card: int, x: float, y: float, wide: float) -> Element:
    """A card by its suit and its name in up to two lines."""
    printed = data.cards()[scene.names.pack(scene.view).kinds[card]]
    suit = printed.suit
    return group(
        *cards.strip(scene.names.of(printed), wide, SUIT_COLOURS[suit], draw_suit(suit, 0, 0, 25)),
        title=describe(scene, card),
        at=(x, y),
        id=f"card-{card}",
        class_=f"card {suit}",
    )


def _price(names: RootNames, printed: data.Card, x: float, y: float, wide: float) -> list[Element]:
    """What crafting the card takes and gives, centred on y."""
    drawn: list[Element] = []
    if not printed.cost:
        drawn.append(text(x + 2, y + 6, names.gettext(KINDS[printed.kind]), LEAST, bold=True, fill=SOFT))
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
    if len(scene.shown) > 1:
        return below([_small_hand(scene, seat, wide) for seat in scene.shown], id_="hands")._replace(role="hand")
    seat = scene.shown[0]
    return cards.draw_hand(
        *_whose(scene, seat),
        scene.view["hands"][seat],
        wide,
        lambda card, each: draw_card(scene, card, each),
        lambda card, each: draw_small_card(scene, card, each),
        narrow,
        f"hand-{seat}",
    )


def _small_hand(scene: Scene, seat: int, wide: float) -> Part:
    held: Sequence[int] = scene.view["hands"][seat]
    grid = Grid.of(len(held), cards.SMALL, wide - 2 * PAD)
    draw = lambda card: draw_small_card(scene, card)  # noqa: E731
    return cards.draw_cards(*_whose(scene, seat), held, wide, draw, cards.SMALL, grid, f"hand-{seat}")


def _whose(scene: Scene, seat: int) -> tuple[str, Element]:
    """The heading of a hand, and its owner's sign."""
    heading = scene.gettext("Hand of {seat}", seat=scene.names.seat(scene.view, seat))
    return heading, draw_piece(scene.sign(seat), 0, 0, 28)


def draw_chips(scene: Scene, held: Sequence[int], x: float, y: float, room: float) -> Element:
    """Cards by their suits side by side, overlapping when there are many."""
    return cards.draw_row([draw_chip(scene, card) for card in held], x, y, room)


def draw_column(
    scene: Scene, seat: int, of: str, name: str, held: Sequence[int], todo: Sequence[int], wide: float
) -> Element:
    """A column of a Decree or a Retinue; a dot marks the cards that can still act this turn."""
    result = group(
        plate(wide, 90),
        fitted(8, 24, name, 20, wide - 40, bold=True),
        text(wide - 8, 24, str(len(held)) if held else "", LEAST, anchor="end", fill=SOFT),
        title=f"{of}: {name}. {scene.names.cards(scene.view, held)}",
        class_="column",
    )
    step = overlap(len(held), cards.CHIP[0], wide - 14, cards.CHIP[0] + 4)
    waiting = list(todo)
    for n, card in enumerate(held):
        chip = draw_chip(scene, card, (7 + n * step, 36))
        if card in waiting:
            waiting.remove(card)
            tint = colour(scene.factions[seat])
            chip.add(circle(6, cards.CHIP[1] - 6, 6, fill=tint, stroke=PAPER, stroke_width=1.8))
        result.add(chip)
    return result
