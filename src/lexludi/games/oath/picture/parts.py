"""What the picture of Oath is made of: signs of the suits, cards, tokens, warbands and pawns."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, LEAST, SOFT, Element, circle, group, paragraph, path, polygon, text
from lexludi.draw.cards import CARD, STRIP, blank, draw_back, rules_text, strip, title
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import BANNERS, NO_SUIT, RELICS, SITES, VISIONS
from lexludi.games.oath.rules.box.printed import NAMES, SUIT
from lexludi.games.oath.rules.views import VISION_BACK
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.words import View
from lexludi.locale import N_

COLOURS: Final = ("#8c3b2a", "#5b4a9c", "#3f5d78", "#b5722a", "#4f7a3a", "#1d7f7a")
"""Discord, Arcane, Order, Hearth, Beast, Nomad."""
PLAIN: Final = "#7d7466"
RELIC: Final = "#8a6d1f"
VISION: Final = "#4b2540"
FAVOR: Final = "#d9a441"
SECRET: Final = "#33415c"
SIGNS: Final = (
    "M0 12C-10 6-9-3-3-12C-2-6 3-7 3-12C10-4 10 6 0 12Z",
    "M-13 0Q0-12 13 0Q0 12-13 0ZM0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",
    "M-12 9V-8L-5 0L0-10L5 0L12-8V9Z",
    "M0-12L13 0H9V11H-9V0H-13Z",
    "M0 12C-9 12-8 1 0 1S9 12 0 12ZM-9 1A3 4 0 1 1-9-6A3 4 0 1 1-9 1ZM9 1A3 4 0 1 1 9-6A3 4 0 1 1 9 1Z"
    "M-3-5A3 4 0 1 1-3-12A3 4 0 1 1-3-5ZM4-5A3 4 0 1 1 4-12A3 4 0 1 1 4-5Z",
    "M0-12L12 11H3L0 3L-3 11H-12Z",
)
"""A flame, an eye, a crown, a house, a paw and a tent; 25 wide, around (0, 0)."""
OTHER_SIGNS: Final = {
    RELIC: "M0-12L11-3L7 11H-7L-11-3Z",
    VISION: "M0-12L3-4L12-4L5 2L8 11L0 5L-8 11L-5 2L-12-4L-3-4Z",
    PLAIN: "M-10-8H10V8H-10Z",
}


def colour_of(card: int) -> str:
    """The colour of what a card is."""
    if card == VISION_BACK or VISIONS <= card < BANNERS[0]:
        return VISION
    if card in BANNERS or RELICS <= card < SITES:
        return RELIC
    if 0 <= card < VISIONS and SUIT[card] != NO_SUIT:
        return COLOURS[SUIT[card]]
    return PLAIN


def sign_of(card: int) -> Element:
    colour = colour_of(card)
    data_ = SIGNS[SUIT[card]] if 0 <= card < VISIONS and SUIT[card] != NO_SUIT else OTHER_SIGNS[colour]
    return path(data_, fill=colour, fill_rule="evenodd")


def suit_sign(suit: int) -> Element:
    return path(SIGNS[suit], fill=COLOURS[suit], fill_rule="evenodd")


def letter(card: int, names: OathNames) -> str:
    """The first letter of a suit, for those who do not tell colours apart."""
    return names.suit(SUIT[card])[:1].upper() if 0 <= card < VISIONS and SUIT[card] != NO_SUIT else ""


def says(card: int, names: OathNames) -> str:
    """What a card does, in the language of the names if that is written."""
    printed = data.cards()[NAMES[card]]
    return (printed.text_cs if names.code == "cs" else "") or printed.text_en


def draw_strip(view: View, card: int, wide: float, names: OathNames) -> Element:
    """A card by its sign and name, with what lies on it; hovering tells what it does."""
    told = names.card(card)
    if card >= 0 and card not in BANNERS:
        told = f"{told}: {says(card, names)}"
    drawn = group(
        *strip(names.card(card), wide, colour_of(card), sign_of(card)),
        title=told,
        id=f"card-{card}" if card >= 0 else None,
        class_="card",
    )
    x = wide - 16
    for row, colour in (("favor_on", FAVOR), ("secrets_on", SECRET)):
        for lying, n in view[row]:
            if lying == card:
                drawn.add(token(x, STRIP / 2, str(n), colour))
                x -= 26
    for lying, captives in view["captives"]:
        if lying == card:
            drawn.add(warband(x, STRIP / 2, sum(captives), PLAIN))
    return drawn


def draw_face(card: int, names: OathNames, wide: float = CARD[0]) -> Element:
    """A card to read."""
    high = CARD[1]
    printed = data.cards()[NAMES[card]]
    cost = costs(printed.cost, names)
    parts = blank(wide, high, colour_of(card))
    parts.append(title(names.card(card), wide, 22, sign_of(card), letter(card, names)))
    parts.append(rules_text(says(card, names), 12, 112, wide - 18, high - (140 if cost else 108)))
    if cost:
        parts.append(paragraph(14, high - 16, ", ".join(cost), LEAST, wide - 28, lines=1, fill=SOFT))
    return group(*parts, title=f"{names.card(card)}: {says(card, names)}", id=f"card-{card}", class_="card")


def costs(cost: data.Cost, names: OathNames) -> list[str]:
    _ = names.gettext
    rows = (
        (cost.favor, N_("favor: {n}")),
        (cost.secret, N_("secrets: {n}")),
        (cost.burn_favor, N_("favor to burn: {n}")),
        (cost.burn_secret, N_("secrets to burn: {n}")),
    )
    return [_(told, n=n) for n, told in rows if n]


def draw_hidden(view: View, card: int, id_: str, title: str) -> Element:
    """A card that lies facedown, small."""
    return group(draw_back(0, 0, 36, 48, VISION if card == VISION_BACK else "#7a4b32"), title=title, id=id_)


# Pieces


def token(x: float, y: float, words: str, colour: str) -> Element:
    """Favor or secrets, and how many."""
    ink = INK if colour == FAVOR else "#fff"
    return group(
        circle(0, 0, 14, fill=colour, stroke=INK, stroke_width=1.4),
        text(0, 7, words, LEAST, bold=True, anchor="middle", fill=ink),
        at=(x, y),
    )


def warband(x: float, y: float, count: int, colour: str, title: str = "", id_: str | None = None) -> Element:
    """Warbands of a colour, and how many."""
    return group(
        polygon(((-14, 13), (-14, -6), (0, -15), (14, -6), (14, 13)), fill=colour, stroke=INK, stroke_width=1.6),
        text(0, 10, str(count), LEAST, bold=True, anchor="middle", fill="#fff"),
        at=(x, y),
        title=title or None,
        id=id_,
        class_="true",
    )


def pawn(x: float, y: float, colour: str, title: str, id_: str) -> Element:
    return group(
        path("M-12 17C-12 6-5 4-5-2A8 8 0 1 1 5-2C5 4 12 6 12 17Z", fill=colour, stroke=INK, stroke_width=1.6),
        at=(x, y),
        title=title,
        id=id_,
        class_="true",
    )


def seat_colour(view: View, seat: int) -> str:
    seats = view["seats"]
    return data.seats()[seats[seat].partition(":")[0]].colour if 0 <= seat < len(seats) else PLAIN


def amount(x: float, y: float, drawn: Element, count: int) -> Element:
    """A thing and its count, small."""
    return group(drawn, text(20, 7, str(count), 21, bold=True, fill=INK), at=(x, y))


def coin(colour: str) -> Element:
    return circle(0, 0, 11, fill=colour, stroke=INK, stroke_width=1.4)


def heading(words: str, x: float, y: float) -> Element:
    return text(x, y, words, LEAST, fill=SOFT)
