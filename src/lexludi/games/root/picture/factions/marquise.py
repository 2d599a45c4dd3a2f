"""The Marquise's board: three tracks of buildings, what they cost, and the wood that is left (Law 6)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAD, Part, counted, fitted, group, label, text
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.speech import sentence

CELL: Final = 79.0
NAMES: Final = 124.0
ROW: Final = 54.0


def marquise(scene: Scene, seat: int) -> Part:
    view, sheet = scene.view, scene.sheet(seat)
    board = view["boards"][seat]
    result = group(label(0, 20, scene.gettext("Cost in wood"), NAMES - 6, 18))
    for n, cost in enumerate(sheet.tracks["sawmill"].cost):
        result.add(
            draw_piece(Piece("token", sheet.id, "wood"), NAMES + n * CELL + 24, 14, 25),
            text(NAMES + n * CELL + 42, 22, str(cost), 22, bold=True, fill=INK),
        )
    for n, kind in enumerate(sheet.buildings):
        y = 34 + n * ROW
        result.add(fitted(0, y + 31, sentence(scene.piece(kind.id)), 20, NAMES - 8, bold=True))
        left = view["stock"][kind.id]
        result.add(group(track(scene, seat, kind.id, left, CELL), at=(NAMES, y)))
    x = NAMES + 6 * CELL + 28
    wood = view["stock"]["wood"]
    title = f"{sentence(scene.piece('wood'))}: {wood}"
    result.add(
        group(
            counted(draw_piece(Piece("token", sheet.id, "wood"), 0, 0, 38), x, 62, wood, title, "stock-wood"),
            title=title,
        )
    )
    if board["keep_lost"] or view["stock"].get("keep"):
        result.add(draw_piece(Piece("token", sheet.id, "keep"), x, 110, 34).set(opacity="0.4"))
    if board["actions"]:
        result.add(label(x - 20, 150, scene.gettext("Actions left"), 128, 18))
        result.add(text(x - 18, 182, str(board["actions"]), 27, bold=True, fill=INK))
    return Part(result, WIDE - 2 * PAD, 34 + 3 * ROW + 8)
