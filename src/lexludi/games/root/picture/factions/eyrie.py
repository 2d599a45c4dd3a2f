"""The Eyrie's board: leaders, the four columns of the Decree, and the roosts (Law 7)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, fitted, group, path, rect, width
from lexludi.games.root.picture.cards import draw_column
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
QUARTER: Final = ROOM / 4


def eyrie(scene: Scene, seat: int) -> Part:
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
        fitted(10, 44, viziers, 17, wide - 16).set(fill=ink),
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
