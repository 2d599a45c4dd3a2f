"""Signs and pieces: haints, legends, tokens, cubes, weather. Each is drawn around (0, 0)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAPER, Element, circle, group, path, polygon, rect, text
from lexludi.games.harrow.rules.box.codes import MOVE, SCROLL, SPAWN, STRENGTHEN
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.words import View

CUBES: Final = ("#b3261e", "#1f5fa8", "#7b3fa0", "#7a5230", "#e0b52e", "#2f9a94", "#3f7d3a", "#b8bcc2")
"""By colour, as `boards.toml` has them."""
GROUND: Final = ("#8d7a58", "#e6d38b", "#8fc3bf", "#7fae72", "#b9b2a8", "#6d5a7d")
"""The terrains: swamp, plains, wetlands, forest, mountain, brambles."""
SILVER: Final = 7
"""The colour of the Fair Folk's cubes."""
FAIR: Final = "#cfe8ee"
FLAME: Final = "#e2651d"
SNAKE: Final = "#2f7d32"
ROOT: Final = "#4a2f1b"
GHOST: Final = "M-11 13V-3A11 11 0 0 1 11-3V13L7 9L3.5 13L0 9L-3.5 13L-7 9Z"
CLOUD: Final = "M-11 5A6 6 0 0 1-8-6A8 8 0 0 1 7-7A6 6 0 0 1 11 5ZM-4 6L-7 13H-3L-5 19L3 10H-1L2 6Z"
FLAMES: Final = "M0-14C2-8 9-5 9 3A9 9 0 0 1-9 3C-9-2-5-3-5-8C-2-6-2-3-1-2C2-5 1-10 0-14Z"
HOUSE: Final = "M-12 12V-2L0-13L12-2V12H4V3H-4V12Z"
PERSON: Final = "M0-13A5 5 0 0 1 0-3A5 5 0 0 1 0-13ZM-8 13C-8 2-5-1 0-1C5-1 8 2 8 13Z"
FEET: Final = "M-6-10C-2-10-2-3-5 0C-8-1-9-8-6-10ZM5-2C9-2 9 5 6 8C3 7 2 0 5-2Z"
PAWN: Final = "M0-19A8 8 0 0 1 5-5C9-2 6 6 11 12H14V18H-14V12H-11C-6 6-9-2-5-5A8 8 0 0 1 0-19Z"
WITCH: Final = "M0-22L6-8H15V-4H8C8 3 14 8 16 18H-16C-14 8-8 3-8-4H-15V-8H-6Z"
BOWL: Final = "M-15-4C-15 8-8 12 0 12S15 8 15-4L10 0L5-4L0 0L-5-4L-10 0Z"
DOLL: Final = "M0-14A6 6 0 0 1 3-3L11 2L9 6L5 4L8 14H-8L-5 4L-9 6L-11 2L-3-3A6 6 0 0 1 0-14Z"
SWORD: Final = "M-1.5-14H1.5L2 5H7V8H2V14H-2V8H-7V5H-2Z"
CROWN: Final = "M-11 9V-7L-5 0L0-10L5 0L11-7V9Z"
QUEEN: Final = "M-9-6L-5-1L0-12L5-1L9-6L7 3H-7ZM-6 5H6L9 14H-9Z"
MARKS: Final = {
    MOVE: "M-9-2H3V-8L11 0L3 8V2H-9Z",
    SPAWN: "M-2-9H2V-2H9V2H2V9H-2V2H-9V-2H-2Z",
    STRENGTHEN: "M-8-8H8V8H-8Z",
    SCROLL: "M-8-9H6V7H9V10H-5A3 3 0 0 1-8 7Z",
}
TOKEN: Final = {MOVE: "#5b8a3c", SPAWN: "#6a4c93", STRENGTHEN: "#b5651d", SCROLL: "#e9dfc0"}


def colour_of(view: View, seat: int, names: HarrowNames) -> str:
    return names.faction(view, seat).colour


def haint(colour: str, n: int, infected: int = 0) -> Element:
    """Haints of a faction: a ghost with their number if there is one, and how many of them have a snake."""
    drawn = group(
        path(GHOST, fill=colour, stroke="#fff", stroke_width=1.4),
        text(0, 7, str(n), 18, bold=True, anchor="middle", fill="#fff") if n else None,
    )
    if infected:
        drawn.add(
            circle(11, -9, 10, fill=SNAKE, stroke="#fff", stroke_width=1.2),
            text(11, -3, str(infected), 17, bold=True, anchor="middle", fill="#fff"),
        )
    return drawn


def legend(colour: str, letter: str) -> Element:
    """Who leads a faction: a figure with its letter."""
    return group(
        path(PAWN, fill=colour, stroke="#fff", stroke_width=1.6),
        text(0, 14, letter, 17, bold=True, anchor="middle", fill="#fff"),
    )


def token(kind: int) -> Element:
    """An ability token."""
    light = kind == SCROLL
    return group(
        rect(-12, -12, 24, 24, radius=5, fill=TOKEN[kind], stroke=INK, stroke_width=1.3),
        path(MARKS[kind], fill=INK if light else PAPER, transform="scale(.8)"),
    )


def cube(colour: int) -> Element:
    """A cube, seen from above one corner; 16 wide."""
    fill = CUBES[colour]
    return group(
        polygon(((0, -9), (8, -4.5), (8, 4.5), (0, 9), (-8, 4.5), (-8, -4.5)), fill=fill, stroke=INK, stroke_width=1.2),
        path("M-8-4.5L0 0L8-4.5M0 0V9", fill="none", stroke=INK, stroke_width=1, stroke_opacity=0.55),
    )


def flame(n: int) -> Element:
    return group(
        path(FLAMES, fill=FLAME, stroke=INK, stroke_width=1.2),
        text(0, 9, str(n), 17, bold=True, anchor="middle", fill="#fff") if n > 1 else None,
    )


def storm() -> Element:
    return path(CLOUD, fill="#3c4a63", stroke="#fff", stroke_width=1.1)


def footsteps(n: int) -> Element:
    """Paths through a hex."""
    return group(
        circle(0, 0, 11, fill="#f6efd9", stroke=INK, stroke_width=1.2),
        path(FEET, fill="#7d3b20", transform="scale(.8)"),
        text(11, 14, str(n), 17, bold=True, anchor="middle", fill=INK) if n > 1 else None,
    )


def objective(which: int, n: int) -> Element:
    """Townsfolk, or a building."""
    return group(
        path(HOUSE if which else PERSON, fill="#fff8e6", stroke=INK, stroke_width=1.6),
        text(14, 15, str(n), 17, bold=True, anchor="middle", fill=INK) if n > 1 else None,
    )


def witch() -> Element:
    return path(WITCH, fill="#241f1b", stroke="#fff", stroke_width=1.6)


def nest(offer: str) -> Element:
    """A nest of the Fair Folk, with the sign of its offer; without one it is empty."""
    return group(
        path(BOWL, fill="#7a5a34", stroke="#fff", stroke_width=1.4),
        circle(0, -7, 12, fill="#fff8e6", stroke=INK, stroke_width=1.2) if offer else None,
        text(0, -1.5, offer, 17, bold=True, anchor="middle", fill=INK) if offer else None,
    )


def cross() -> Element:
    """A wrong guess."""
    return path("M-10-10L10 10M10-10L-10 10", stroke="#8c1f1f", stroke_width=5, stroke_linecap="round", fill="none")


def item(n: int, found: bool) -> Element:
    """The sword, the crown or the queen; not found yet, it is seen by those who hid it."""
    colour = "#f2c14e" if found else FAIR
    return path((SWORD, CROWN, QUEEN)[n], fill=colour, stroke=INK, stroke_width=1.5,
                stroke_dasharray=None if found else "3 2")  # fmt: skip


def doll(mark: str) -> Element:
    return group(
        path(DOLL, fill="#e6b8a2", stroke=INK, stroke_width=1.4),
        text(0, 10, mark, 17, bold=True, anchor="middle", fill=INK),
    )


def nail() -> Element:
    """Somebody cannot leave."""
    return path("M-6-11H6V-8H2L0 11L-2-8H-6Z", fill="#5e6670", stroke="#fff", stroke_width=1.2)
