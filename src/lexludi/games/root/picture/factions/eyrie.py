"""The Eyrie's board: leaders, the four columns of the Decree, and the roosts (Law 7)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import Element, circle, group, path, rect, text, width
from lexludi.games.root.picture.cards import CHIP, draw_chip
from lexludi.games.root.picture.parts import FAINT, PAD, SOFT, WIDE, Part, Scene, fitted, track
from lexludi.games.root.picture.pieces import INK, PAPER, colour
from lexludi.games.root.words.names import sentence

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
    """A column of the Decree; a dot marks the cards that are still to be resolved this turn."""
    board = scene.view["boards"][seat]
    cards, todo = board["decree"][n], board["todo"][n]
    wide = QUARTER - 8
    name = scene.names.column(n)
    result = group(
        rect(0, 0, wide, 90, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        text(8, 24, name, 20, bold=True, fill=INK),
        text(wide - 8, 24, str(len(cards)) if cards else "", 19, anchor="end", fill=SOFT),
        title=f"{scene.gettext('Decree')}: {name}. {scene.names.cards(scene.view, cards)}",
        at=(n * QUARTER, 62),
        id=f"column-{n}",
        class_="column",
    )
    step = min(CHIP[0] + 4, (wide - 14 - CHIP[0]) / max(1, len(cards) - 1))
    waiting = list(todo)
    for i, card in enumerate(cards):
        chip = draw_chip(scene, card, 7 + i * step, 36)
        if card in waiting:
            waiting.remove(card)
            chip.add(circle(6, CHIP[1] - 6, 6, fill=colour("eyrie"), stroke=PAPER, stroke_width=1.8))
        result.add(chip)
    return result
