"""The board of the Automated Alliance."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, Part, group, label, rect
from lexludi.games.root.picture.parts import WIDE, Scene, sheet_track
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.games.root.words.bot_boards import sheet
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD


def draw(scene: Scene, seat: int) -> Part:
    """The bases that are not on the map, and the sympathy track."""
    result = group(label(0, 30, scene.gettext("Bases"), 110, 20))
    for n, kind in enumerate(scene.sheet(seat).buildings):
        there = bool(scene.view["stock"][kind.id])
        x = 120 + n * 62
        result.add(
            group(
                rect(x, 0, 50, 50, radius=7, fill=FAINT, stroke=INK, stroke_width=1.4, stroke_dasharray="5 4"),
                draw_piece(Piece("building", "alliance", kind.id), x + 25, 25, 40) if there else None,
                title=sentence(scene.piece(kind.id)),
                id=f"stock-{kind.id}",
                class_="stock",
            )
        )
    cell = ROOM / (len(sheet(scene.view, seat).tables["track"]) - 1)
    result.add(label(0, 78, sentence(scene.piece("sympathy")), ROOM, 20))
    result.add(group(sheet_track(scene, seat, "sympathy", cell), at=(0, 86)))
    return Part(result, ROOM, 144)
