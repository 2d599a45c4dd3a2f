"""Everybody's board, and what one holds in hand."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAD, Element, Part, circle, fitted, group, panel, star
from lexludi.draw.cards import STRIP, draw_hand
from lexludi.games.oath.picture.parts import (
    FAVOR,
    SECRET,
    amount,
    coin,
    draw_face,
    draw_hidden,
    draw_strip,
    heading,
    seat_colour,
    sign_of,
    warband,
)
from lexludi.games.oath.rules.box.codes import BANNERS, CHANCELLOR, NOBODY
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.words import View

WIDE: Final = 580.0
TOP: Final = 88.0
FOLDED: Final = 52.0
"""What is seen of a folded board: its name."""


def draw_board(view: View, names: OathNames, seat: int, wide: float) -> Part:
    """Name and role; favor, secrets, warbands and supply; advisers, Vision, relics and banners."""
    held = view["relics"][seat] + [banner for n, banner in enumerate(BANNERS) if view["holders"][n] == seat]
    shown = [*view["advisers"][seat], *([] if view["visions"][seat] == NOBODY else [view["visions"][seat]])]
    half = (wide - 3 * PAD) / 2
    facedown = view["facedown"][seat]
    rows = max(len(shown), len(held))
    high = TOP + 24 + rows * (STRIP + 4) + (56 if facedown else 0) + PAD
    result = group(
        panel(wide, high, stroke=4 if view["active"] == seat else 1.8),
        circle(26, 28, 13, fill=seat_colour(view, seat), stroke=INK, class_="true"),
        fitted(48, 36, names.label(view, seat), 23, wide - 130, bold=True),
        title=names.label(view, seat),
        id=f"seat-{seat}",
        class_="board",
    )
    if view["oathkeeper"] == seat:
        result.add(group(star(wide - 34, 26, "★" if view["usurper"] else "☆"), title=title_of(view, names)))
    draw_stocks(view, names, seat, result, wide)
    result.add(
        heading(names.gettext("Advisers"), PAD, TOP + 16), heading(names.gettext("Relics"), 2 * PAD + half, TOP + 16)
    )
    for x, cards in ((PAD, shown), (2 * PAD + half, held)):
        for n, card in enumerate(cards):
            result.add(group(draw_strip(view, card, half, names), at=(x, TOP + 24 + n * (STRIP + 4))))
    for n, card in enumerate(facedown):
        told = names.gettext("a facedown adviser") if card < 0 else names.card(card)
        drawn = draw_hidden(view, card, f"facedown-{seat}-{n}", told)
        result.add(group(drawn, at=(PAD + n * 44, TOP + 26 + rows * (STRIP + 4))))
    return Part(result, wide, high, "board", FOLDED)


def title_of(view: View, names: OathNames) -> str:
    return names.gettext("Usurper") if view["usurper"] else names.gettext("Oathkeeper")


def draw_stocks(view: View, names: OathNames, seat: int, result: Element, wide: float) -> None:
    """Favor, secrets (and how many are turned), warbands on the board, supply."""
    step = (wide - 40) / 4
    turned, purple = view["turned"][seat], seat_colour(view, CHANCELLOR)
    secrets = view["secrets"][seat] + turned
    rows = (
        (coin(FAVOR), view["favor"][seat], names.gettext("Favor")),
        (coin(SECRET), secrets, names.gettext("Secrets ({n} facedown)", n=turned)),
        (
            warband(0, 0, view["boards"][seat], purple if view["citizens"][seat] else seat_colour(view, seat)),
            NOBODY,
            names.gettext("Warbands on the board"),
        ),
        (star(0, 0, str(view["supply"][seat]), 20), NOBODY, names.gettext("Supply")),
    )
    for n, (drawn, count, told) in enumerate(rows):
        x = 32 + n * step
        shown = group(drawn, at=(x, 66)) if count == NOBODY else amount(x, 66, drawn, count)
        result.add(group(shown, title=told, id=f"stock-{seat}-{n}"))


def draw_own_cards(view: View, names: OathNames, wide: float, narrow: bool) -> Part | None:
    """The cards somebody has drawn and may read, and one's own facedown advisers."""
    cards = [card for row in view["drawn"] for card in row if card >= 0]
    cards += [card for row in view["facedown"] for card in row if card >= 0]
    if not cards:
        return None
    heading = names.gettext("Your cards")
    return draw_hand(
        heading,
        sign_of(cards[0]),
        cards,
        wide,
        lambda card, each: draw_face(card, names, each),
        lambda card, each: draw_strip(view, card, each, names),
        narrow,
        "hand",
    )
