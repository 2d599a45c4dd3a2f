"""Cards in one's hand, of every kind, large enough to be read; and those that lie open."""

from __future__ import annotations

from typing import Final, NamedTuple

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    PAPER,
    SOFT,
    Element,
    Part,
    circle,
    fitted,
    group,
    panel,
    rect,
    text,
)
from lexludi.draw.cards import Line, blank, draw_lines, rules_text
from lexludi.draw.layout import Grid
from lexludi.games.harrow.picture import signs
from lexludi.games.harrow.rules.box.printed import CARDS, FAE_BOARD, FAE_CARDS, HESTER_CARDS, OFFERS, QUESTS
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.words import View

CARD: Final = (228.0, 236.0)
"""Short texts need less than a whole card."""
ABREAST, MOST_ABREAST = 4, 6
"""So many cards lie in a row at their full size, and so many at most, where there is room for the first."""
TACTIC: Final = "#8a4b2d"
WITCHCRAFT: Final = "#3d3a36"
QUEST: Final = "#4a6b3a"
ENCHANTMENT: Final = "#5d7d87"
OFFER: Final = "#b08a3e"


class Face(NamedTuple):
    """A card as it is drawn."""

    id: str
    name: str
    words: str
    colour: str
    price: int = 0
    ours: bool = False


def draw_hand(view: View, names: HarrowNames, wide: float, narrow: bool) -> Part | None:
    """The cards that the reader holds: as cards on a narrow screen, which shows nothing else then; else as lines."""
    held = faces(view, names)
    if not held:
        return None
    lines = [
        Line(
            one.id, one.name, one.words, one.colour, f"{one.name}: {one.words}", price(one.price) if one.price else None
        )
        for one in held
    ]
    return as_cards(held, names, wide) if narrow else draw_lines(names.gettext("Your hand"), None, lines, wide, "hand")


def as_cards(held: list[Face], names: HarrowNames, wide: float) -> Part:
    """Cards in rows."""
    room = wide - 2 * PAD
    many = 0 if room < ABREAST * CARD[0] or len(held) < ABREAST else min(len(held), MOST_ABREAST)
    grid = Grid.of(len(held), CARD, room, many)
    drawn = group(panel(wide, 46 + grid.high), fitted(PAD, 31, names.gettext("Your hand"), 22, wide - 80, bold=True),
                  id="hand")  # fmt: skip
    for n, face in enumerate(held):
        x, y = grid.place(n, CARD)
        drawn.add(group(draw_face(names, face), at=(PAD + x, 42 + y), scale=grid.scale))
    return Part(drawn, wide, 46 + grid.high, "hand")


def faces(view: View, names: HarrowNames) -> list[Face]:
    """Whatever is in the hand of whoever looks: tactics, upgrades, goblin cards, witchcraft, quests, enchantments."""
    told = names.told
    held = [
        Face(f"card-{n}", names.of(CARDS[n]), told(CARDS[n]), TACTIC) for row in view["hand"] for n in row if n >= 0
    ]
    if "hester" in view:
        own = [n for n in view["hester"]["hand"] if n >= 0]
        held += [Face(f"witchcraft-{n}", names.witchcraft(n), told(HESTER_CARDS[n]), WITCHCRAFT) for n in own]
    if "fae" in view:
        fae = view["fae"]
        quests = [n for n in fae["quests"] if n >= 0]
        ours = bool(FAE_BOARD.ours)
        held += [Face(f"quest-{n}", names.of(QUESTS[n]), told(QUESTS[n]), QUEST, ours=ours and n > 0) for n in quests]
        cards = [n for n in fae["hand"] if n >= 0]
        held += [
            Face(f"fae-card-{n}", names.of(FAE_CARDS[n]), told(FAE_CARDS[n]), ENCHANTMENT, FAE_CARDS[n].cost, ours)
            for n in cards
        ]
    return held


def draw_face(names: HarrowNames, face: Face) -> Element:
    """A card one can read."""
    wide, high = CARD
    room = wide - (68 if face.price else 32)
    return group(
        *blank(wide, high, face.colour),
        fitted(16, 50, face.name, 21, room, bold=True),
        group(price(face.price), at=(wide - 32, 44)) if face.price else None,
        rules_text(face.words, 16, 84, wide - 32, high - 110),
        text(16, high - 12, names.gettext("our own design"), 17, fill=SOFT) if face.ours else None,
        id=face.id,
        class_="card",
        title=f"{face.name}: {face.words}",
    )


def price(n: int) -> Element:
    """Cubes that a card costs."""
    return group(
        circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=1.4), group(signs.cube(signs.SILVER), at=(-5, 0)),
        text(9, 6, str(n), 17, bold=True, anchor="middle", fill=INK),
    )  # fmt: skip


def offer_face(names: HarrowNames, n: int, id_: str) -> Face:
    return Face(id_, names.of(OFFERS[n]), names.told(OFFERS[n]), OFFER)


def chip(names: HarrowNames, face: Face, wide: float) -> Element:
    """A small card by its name; pointed at, it is read large."""
    return group(
        rect(0, 0, wide, 30, radius=6, fill=FAINT, stroke=INK, stroke_width=1.3),
        rect(2, 2, 6, 26, radius=3, fill=face.colour),
        fitted(15, 21, face.name, 18, wide - 22, bold=True),
        id=face.id,
        class_="card",
        title=f"{face.name}: {face.words}",
    )
