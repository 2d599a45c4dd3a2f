"""The Eyrie's board: leaders, the four columns of the Decree, and the roosts (Law 7)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, fitted, group, path, rect, width
from lexludi.games.root.picture.cards import draw_column
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
QUARTER: Final = ROOM / 4

GLYPH: Final[Glyph] = (
    ("body", "M-13 18C-12 10-18 4-15-6L-19-13L-11-12L-10-20L-3-15C8-18 13-11 13-6L20 0L12 3C11 9 12 12 15 18Z"),
    ("light", dot(4, -6, 4.2)),
    ("ink", dot(5, -6, 2) + "M13-5L20 0L12 2Z"),
    ("line", "M-9 17Q-8 8-2 6M-2 17Q0 11 5 9"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "roost": (
        ("light", "M-9 1Q-9-13-2-13Q5-12 5 1ZM3 1Q5-10 9-10Q14-9 13 1Z"),
        ("line", "M-9 1Q-9-13-2-13Q5-12 5 1M4-5Q6-10 9-10Q14-9 13 1"),
        ("body", "M-17 0H17Q14 15 0 15Q-14 15-17 0Z"),
        ("line", "M-14 5L10 11M-6 13L14 4"),
    ),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    view, sheet = scene.view, scene.sheet(seat)
    result = group(*(_leader(scene, seat, n) for n in range(len(sheet.leaders))))
    for n in range(4):
        result.add(_column(scene, seat, n))
    names = 88.0
    cell = (ROOM - names) / len(sheet.tracks["roost"].vp)
    row = track(scene, seat, "roost", view["stock"]["roost"], cell)
    result.add(fitted(0, 191, sentence(scene.piece("roost")), 20, names - 8, bold=True), group(row, at=(names, 160)))
    return Part(result, ROOM, 220)


def _leader(scene: Scene, seat: int, which: int) -> Element:
    """A leader: in office, waiting face up, or used up; and where his viziers go."""
    board = scene.view["boards"][seat]
    leader = scene.sheet(seat).leaders[which]
    leads, waits = board["leader"] == which, which in board["face_up"]
    wide = QUARTER - 8
    columns = scene.sheet(seat).lists["decree"]
    viziers = " + ".join(scene.names.column(columns.index(v)) for v in leader.viziers)
    words = leader.text_cs if scene.lang == "cs" else leader.text_en
    ink = PAPER if leads else INK
    name = scene.names.of(leader)
    result = group(
        rect(0, 0, wide, 52, radius=8, fill=INK if leads else FAINT, stroke=INK, stroke_width=1.6),
        fitted(10, 22, name, 20, wide - 18, bold=True).set(fill=ink),
        fitted(10, 44, viziers, 20, wide - 16).set(fill=ink),
        title=f"{name}. {words} ({viziers})",
        at=(which * QUARTER, 0),
        id=f"leader-{which}",
        class_="leader",
    )
    if not leads and not waits:
        result.set(opacity="0.55").add(
            path(f"M8 17H{width(name, 20, bold=True) + 12:.0f}", stroke=INK, stroke_width=2.4)
        )
    return result


def _column(scene: Scene, seat: int, n: int) -> Element:
    """A column of the Decree."""
    board = scene.view["boards"][seat]
    name, decree = scene.names.column(n), scene.gettext("Decree")
    column = draw_column(scene, seat, decree, name, board["decree"][n], board["todo"][n], QUARTER - 8)
    return group(column.set(id=f"column-{n}"), at=(n * QUARTER, 62))
