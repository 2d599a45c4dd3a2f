"""Landmarks as drawings: the piece beside its clearing, and what lies on the cards of Market and Forge."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAPER, Element, group, label, path
from lexludi.draw.cards import CHIP, draw_back
from lexludi.games.root.picture.land import RADIUS
from lexludi.games.root.picture.parts import Scene
from lexludi.games.root.picture.pieces import draw_item
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS

STONE: Final = "#b9ad98"
WOOD: Final = "#9b6b3d"
LEAF: Final = "#8fae6b"
LEFT: Final = (-RADIUS - 14.0, -6.0)
RIGHT: Final = (RADIUS + 14.0, 30.0)
ROW: Final = 76.0

FIGURES: Final = {
    "black_market": (
        ("M-28-4V26H28V-4Z", WOOD),
        ("M-34-4L-26-26H26L34-4Q28 4 22-4Q17 4 11-4Q6 4 0-4Q-6 4-11-4Q-17 4-22-4Q-28 4-34-4Z", PAPER),
        ("M-20 26V10H20V26Z", PAPER),
    ),
    "elder_treetop": (
        ("M-6 30V4H6V30Z", WOOD),
        ("M-26 8Q-36-6-22-14Q-20-30-2-28Q12-36 20-22Q36-18 30-2Q28 10 14 8Q0 16-10 8Q-18 14-26 8Z", LEAF),
    ),
    "ferry": (("M-34 8H34L26 24H-26Z", WOOD), ("M0 8V-26L24 2H0Z", PAPER)),
    "legendary_forge": (
        ("M-34-14H20Q34-14 34-6H20Q16 4 6 8V16H16V26H-16V16H-6V8Q-18 4-22-6H-34Z", "#8c8c8c"),
        ("M-12-20L0-32L12-20Z", PAPER),
    ),
    "lost_city": (
        ("M-34 28V20H34V28Z", STONE),
        ("M-28 20V-12H-16V20ZM-6 20V-24H6V20ZM16 20V-4L28-10V20Z", STONE),
        ("M-32-12L-22-22L-12-12ZM-12-24L0-34L12-24Z", PAPER),
    ),
    "tower": (
        ("M-14 30V-8H-18V-24H-10V-18H-4V-24H4V-18H10V-24H18V-8H14V30Z", STONE),
        ("M-5 30V16Q0 9 5 16V30ZM-3-4H3V5H-3Z", INK),
    ),
}
"""Each as outlines with their fillings, round the origin."""


def draw_landmark(name: str, title: str) -> Element:
    """The piece, beside the clearing whose origin it is drawn from."""
    return group(
        *(path(d, fill=fill, stroke=INK, stroke_width=3, stroke_linejoin="round") for d, fill in FIGURES[name]),
        at=LEFT if name in ("ferry", "tower") else RIGHT,
        title=title,
        id="ferry" if name == "ferry" else f"landmark-{name}",
        class_=f"landmark {name}",
    )


def draw_stores(scene: Scene) -> tuple[Element | None, float]:
    """The hidden cards of the Market and the items of the Forge, side by side; and how high they are."""
    beside = scene.view["beside"]
    result, x = group(id="stores"), 0.0
    if beside.get("wares"):
        words = scene.names.of(data.landmarks()["black_market"])
        market = group(label(0, 18, words, 170), title=words, at=(x, 0))
        for n in range(beside["wares"]):
            market.add(group(draw_back(0, 0, *CHIP), at=(n * (CHIP[0] + 6), 24), id=f"ware-{n}", class_="ware"))
        result.add(market)
        x += 200
    if any(beside.get("forged", ())):
        words = scene.names.of(data.landmarks()["legendary_forge"])
        forge = group(label(0, 18, words, 220), title=words, at=(x, 0), id="forge")
        items = [item for item, count in enumerate(beside["forged"]) for _ in range(count)]
        for n, item in enumerate(items):
            name = ITEMS[item]
            forge.add(group(draw_item(name, 0, 0, 40), at=(22 + n * 46, 44), title=scene.item(name)))
        result.add(forge)
        x += 200
    return (result, ROW) if x else (None, 0.0)
