"""The Marquise's board: three tracks of buildings, what they cost, and the wood that is left (Law 6)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAD, Part, counted, fitted, group, label, text
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.speech import sentence

CELL: Final = 79.0
NAMES: Final = 124.0
ROW: Final = 54.0

GLYPH: Final[Glyph] = (
    ("body", "M-17-19L-7-11Q0-13 7-11L17-19L18 3Q13 17 0 18Q-13 17-18 3Z"),
    ("light", "M-11-3L-4 0L-11 3ZM11-3L4 0L11 3Z"),
    ("ink", "M-3 7H3L0 10Z"),
    ("line", "M0 10V13M-6 9L-14 7M-6 12L-13 14M6 9L14 7M6 12L13 14"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "sawmill": (
        ("body", "M0-16L4-10L11-12L10-5L16 0L10 5L11 12L4 10L0 16L-4 10L-11 12L-10 5L-16 0L-10-5L-11-12L-4-10Z"),
        ("light", dot(0, 0, 4)),
    ),
    "workshop": (("body", "M-14-12H8Q14-12 14-5H8V-1H2V16H-4V-1H-10Q-14-3-14-12Z"),),
    "recruiter": (("body", "M-10-17H-7V17H-10Z"), ("body", "M-7-16L14-13L8-6L14 1L-7 3Z")),
    "wood": (
        ("body", "M-10-7H12Q17-7 17 0Q17 7 12 7H-10Z"),
        ("light", "M-10-7A7 7 0 1 0-10 7A7 7 0 1 0-10-7Z"),
        ("line", "M-10-3A3 3 0 1 0-10 3A3 3 0 1 0-10-3Z"),
    ),
    "keep": (("body", "M-14-15H-8V-10H-3V-15H3V-10H8V-15H14V-4H11V15H-11V-4H-14Z"), ("light", "M-4 15V5Q0 0 4 5V15Z")),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    view, sheet = scene.view, scene.sheet(seat)
    board = view["boards"][seat]
    result = group(label(0, 20, scene.gettext("Cost"), NAMES - 6))
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
        result.add(label(x - 20, 150, scene.gettext("Actions left"), 128))
        result.add(text(x - 18, 182, str(board["actions"]), 27, bold=True, fill=INK))
    return Part(result, WIDE - 2 * PAD, 34 + 3 * ROW + 8)
