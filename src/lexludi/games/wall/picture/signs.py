"""Signs and pieces: resources, rewards, soldiers, clerks, shame. Each is drawn around (0, 0)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, LEAST, PAPER, SOFT, Element, circle, group, path, polygon, rect, text
from lexludi.games.wall.rules.box.codes import ARCHER, HORSEMAN, SPEARMAN
from lexludi.games.wall.rules.box.printed import ANY, BUILD, HONOR, TACTIC
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.about import GREY
from lexludi.kernel.words import View

COLOURS: Final = ("#8a5a2b", "#767d84", "#d29a2c", "#2f8f8b")
"""Wood, stone, gold, chi."""
SHAME: Final = "#5b2038"
GENERAL: Final = "#6d2f1f"
ADVISOR: Final = "#3f5d78"
TACTIC_CARD: Final = "#4f6b3a"
ARTIFACT: Final = "#8a6d1f"
COMMAND: Final = "#5a4a86"
HORDE: Final = "#7b2d26"

SPEAR: Final = "M-1.6 12V-6H-6L0-14L6-6H1.6V12Z"
BOW: Final = "M-7-12C6-9 6 9-7 12L-7 9.4C1 6 1-6-7-9.4ZM-9-1.4H6V-5L13 0L6 5V1.4H-9Z"
HORSE: Final = "M-9 12C-8 2-2 1-3-4L-9-1L-12-5L-3-12L-1-15L1-11C9-9 11 0 10 12Z"
SOLDIER_SIGNS: Final = {SPEARMAN: SPEAR, ARCHER: BOW, HORSEMAN: HORSE}
SWORD: Final = "M-1.8 4V-9L0-13L1.8-9V4H6V7H1.8V13H-1.8V7H-6V4Z"
LAUREL: Final = "M0-12L3.4-4.2L11.8-3.6L5.4 2L7.4 10.4L0 6L-7.4 10.4L-5.4 2L-11.8-3.6L-3.4-4.2Z"
SHIELD: Final = "M-11-12H11V1Q9 9 0 13Q-9 9-11 1Z"


def resource(kind: int) -> Element:
    """A log, a block, an ingot, a drop; 24 wide."""
    colour = COLOURS[kind]
    if kind == 0:
        return group(
            rect(-12, -6, 24, 12, radius=6, fill=colour, stroke=INK, stroke_width=1.4),
            circle(7, 0, 4, fill="#d8b483", stroke=INK, stroke_width=1),
        )
    if kind == 1:
        return polygon(((-11, 8), (-9, -6), (2, -10), (11, -3), (10, 8)), fill=colour, stroke=INK, stroke_width=1.4)
    if kind == 2:
        return polygon(((-12, 7), (-7, -6), (7, -6), (12, 7)), fill=colour, stroke=INK, stroke_width=1.4)
    return path("M0-12C8-3 10 1 10 4A10 9 0 0 1-10 4C-10 1-8-3 0-12Z", fill=colour, stroke=INK, stroke_width=1.4)


def honor(n: int | None = None) -> Element:
    """Honor, and how much of it."""
    drawn = group(path(LAUREL, fill="#c0392b", stroke=INK, stroke_width=1.2))
    return drawn if n is None else drawn.add(text(14, 7, str(n), 20, bold=True, fill=INK))


def reward(what: int, n: int) -> Element | None:
    """What a spot of a horde brings, with its number where it is more than one; nothing for one without a reward."""
    drawn = gift(what, n)
    if drawn is None or n < 2 or what == HONOR:
        return drawn
    number = text(
        11, 16, str(n), LEAST, bold=True, anchor="middle", fill=INK, stroke=PAPER, stroke_width=3, paint_order="stroke"
    )
    return group(drawn, number)


def gift(what: int, n: int) -> Element | None:
    if what == HONOR:
        return group(
            path(LAUREL, fill="#c0392b"), text(0, 6, str(n), 16, bold=True, anchor="middle", fill="#fff"), scale=1.3
        )
    if what == TACTIC:
        return group(
            rect(-8, -11, 16, 22, radius=3, fill=TACTIC_CARD, stroke=INK, stroke_width=1.4),
            path(SWORD, fill=PAPER, transform="scale(.6)"),
        )
    if what in (BUILD, ANY):
        kinds = (0, 1, 2) if what == BUILD else (0, 1, 2, 3)
        step = 22 / len(kinds)
        bars = [rect(-11 + n * step, -9, step, 18, fill=COLOURS[kind]) for n, kind in enumerate(kinds)]
        return group(*bars, rect(-11, -9, 22, 18, fill="none", stroke=INK, stroke_width=1.4))
    return resource(what) if what >= 0 else None


def clan_colour(view: View, clan: int, names: WallNames) -> str:
    return names.clan(view, clan).colour if clan >= 0 else GREY


def disc(view: View, clan: int, names: WallNames, size: float = 13) -> Element:
    """A clan by its colour and its letter, for those who do not tell colours apart."""
    return group(
        circle(0, 0, size, fill=clan_colour(view, clan, names), stroke=INK, stroke_width=1.4),
        text(0, size * 0.5, names.letter(view, clan), max(LEAST, size * 1.2), bold=True, anchor="middle", fill="#fff"),
    )


def soldier(kind: int, colour: str) -> Element:
    """A soldier of a colour, 28 wide, by the arms they carry."""
    return group(
        path("M-14-15H14V4Q12 12 0 17Q-12 12-14 4Z", fill=colour, stroke=INK, stroke_width=1.4),
        path(SOLDIER_SIGNS[kind], fill="#fff", transform="scale(.82)"),
    )


def clerk(view: View, clan: int, names: WallNames) -> Element:
    """A clerk: a hat, a head, and the letter of the clan."""
    return group(
        path(
            "M-13 15C-13 6-8 2-4 0A6 6 0 0 1-5-7H5A6 6 0 0 1 4 0C8 2 13 6 13 15ZM-9-7H9V-10H5V-15H-5V-10H-9Z",
            fill=clan_colour(view, clan, names), stroke=INK, stroke_width=1.4,
        ),
        text(0, 14, names.letter(view, clan), LEAST, bold=True, anchor="middle", fill="#fff"),
    )  # fmt: skip


def shame(n: int | None = None) -> Element:
    """A shame token, and how many."""
    return group(
        circle(0, 0, 13, fill=SHAME, stroke=INK, stroke_width=1.4),
        path("M-5-5L5 5M5-5L-5 5", stroke=PAPER, stroke_width=2.6)
        if n is None
        else text(0, 7, str(n), LEAST, bold=True, anchor="middle", fill="#fff"),
    )


def wound() -> Element:
    """A wound token."""
    return group(
        path("M-12-9L-3-13L4-9L12-11L10 0L13 8L3 12L-4 10L-12 12L-10 2Z", fill="#a11f1a", stroke=INK, stroke_width=1.2),
        path("M-5-5L5 5M5-5L-5 5", stroke="#fff", stroke_width=2.6),
    )


def counted(drawn: Element, n: int | str, x: float, y: float, title: str, id_: str | None = None) -> Element:
    """A sign with its number to the right of it."""
    return group(
        rect(-18, -18, 62, 36, radius=6, fill="#ffffff00"),
        drawn,
        text(19, 7, str(n), 20, bold=True, fill=INK),
        at=(x, y),
        title=title,
        id=id_,
    )


def heading(words: str, x: float, y: float) -> Element:
    return text(x, y, words, LEAST, fill=SOFT)
