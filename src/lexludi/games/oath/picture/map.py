"""The map: three regions, their sites, and all that lies there."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, LEAST, PAD, PAPER, Element, Part, fitted, group, panel, rect, text
from lexludi.draw.cards import STRIP, draw_back
from lexludi.games.oath.picture.parts import (
    FAVOR,
    SECRET,
    draw_strip,
    heading,
    pawn,
    says,
    seat_colour,
    token,
    warband,
)
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import EVERY_REGION, NOBODY, SITES, SLOTS_OF
from lexludi.games.oath.rules.box.printed import SITE
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.words import View

SLOT: Final = (330.0, 300.0)
MOST: Final = 3
"""Sites in the largest region."""
GROUNDS: Final = {"opportunity": "#e7dcb8", "homeland": "#dfe5c3", "coast": "#cfe0e3", "special": "#e4d5df"}
HIDDEN: Final = "#cbbf9f"


def draw_map(view: View, names: OathNames, narrow: bool) -> Part:
    """Regions side by side; one below the other on a narrow screen."""
    wide, high = SLOT
    result = group(id="map")
    x, y, tall = 0.0, 0.0, 0.0
    for region in EVERY_REGION:
        slots = SLOTS_OF[region]
        name = names.of(data.boards().region[region])
        columns = 2 if narrow else 1
        rows = -(-len(slots) // columns)
        box = (columns * (wide + PAD) + PAD, 40 + (rows if narrow else MOST) * (high + PAD))
        drawn = group(
            panel(*box), fitted(PAD, 30, name, 24, wide, bold=True), at=(x, y), title=name, id=f"region-{region}"
        )
        for n, slot in enumerate(slots):
            row, column = divmod(n, columns)
            at = (PAD + column * (wide + PAD), 42 + row * (high + PAD))
            drawn.add(group(draw_site(view, names, slot), at=at))
        result.add(drawn)
        if narrow:
            y += box[1] + PAD
            tall = y - PAD
        else:
            x += box[0] + PAD
            tall = box[1]
    return Part(result, 2 * (wide + PAD) + PAD if narrow else x - PAD, tall)


def draw_site(view: View, names: OathNames, slot: int) -> Element:
    """A site: its name and power, cards, relics, tokens, warbands and pawns."""
    wide, high = SLOT
    site, faceup = view["sites"][slot], view["faceup"][slot]
    ground = GROUNDS[SITE[site].category] if site != NOBODY else HIDDEN
    result = group(
        rect(0, 0, wide, high, radius=10, fill=ground, stroke=INK, stroke_width=2),
        fitted(12, 27, names.slot(slot) if site == NOBODY else names.place(view, slot), 21, wide - 90, bold=True),
        title=title_of(view, names, slot),
        id=f"site-{slot}",
        class_="site",
    )
    if not faceup:
        result.add(draw_back(wide / 2 - 36, 60, 72, 96, "#5e6b4a"))
    else:
        capacity = SITE[site].capacity
        result.add(heading(f"{len(view['cards'][slot])}/{capacity}", wide - 44, 26))
        for n, card in enumerate(view["cards"][slot]):
            result.add(group(draw_strip(view, card, wide - 24, names), at=(12, 40 + n * (STRIP + 4))))
        for n in range(len(view["cards"][slot]), capacity):
            result.add(empty_place(12, 40 + n * (STRIP + 4), wide - 24))
    draw_tokens(view, names, slot, result)
    draw_people(view, names, slot, result)
    return result


def title_of(view: View, names: OathNames, slot: int) -> str:
    site = view["sites"][slot]
    return names.place(view, slot) if site == NOBODY else f"{names.place(view, slot)}: {says(SITES + site, names)}"


def empty_place(x: float, y: float, wide: float) -> Element:
    return rect(x, y, wide, STRIP, radius=8, fill="none", stroke=INK, stroke_opacity=0.4, stroke_dasharray="5 5")


def draw_tokens(view: View, names: OathNames, slot: int, result: Element) -> None:
    """Relics that lie facedown, favor and secrets, in a row above the warbands."""
    x, y = 14.0, SLOT[1] - 94
    for n, relic in enumerate(view["buried"][slot]):
        told = names.gettext("a facedown relic") if relic == NOBODY else names.card(relic)
        result.add(
            group(draw_back(0, 0, 30, 40, "#8a6d1f"), at=(x, y), title=told, id=f"relic-{slot}-{n}", class_="card")
        )
        x += 36
    for row, colour in (("site_favor", FAVOR), ("site_secrets", SECRET)):
        if view[row][slot]:
            result.add(token(x + 14, y + 20, str(view[row][slot]), colour))
            x += 34


def draw_people(view: View, names: OathNames, slot: int, result: Element) -> None:
    """Warbands by colour, and pawns."""
    y = SLOT[1] - 26
    result.add(rect(6, SLOT[1] - 50, SLOT[0] - 12, 44, radius=8, fill=PAPER, fill_opacity=0.6))
    x = 28.0
    for seat, row in enumerate(view["force"]):
        if row[slot]:
            told = names.gettext("warbands of {other}: {n}", other=names.seat(view, seat), n=row[slot])
            result.add(warband(x, y, row[slot], seat_colour(view, seat), told, f"force-{seat}-{slot}"))
            x += 38
    if x == 28.0 and view["faceup"][slot]:
        bandits = str(names.seat(view, len(view["seats"])))
        result.add(text(16, y + 6, bandits, LEAST, fill="#5e5144"))
    x = SLOT[0] - 26
    for seat, at in enumerate(view["pawns"]):
        if at == slot:
            result.add(pawn(x, y, seat_colour(view, seat), str(names.seat(view, seat)), f"pawn-{seat}"))
            x -= 30
