"""The Keepers' board: the Retinue, the waystations with both their sides, and the relics recovered (Law 15)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    PAPER,
    Element,
    Part,
    circle,
    draws,
    fitted,
    group,
    label,
    plate,
    rect,
    text,
)
from lexludi.games.root.picture.cards import draw_column
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
THIRD: Final = ROOM / 3
RECOVERED: Final = -2

GLYPH: Final[Glyph] = (
    ("body", "M-16-17H16L18 3Q13 15 0 20Q-13 15-18 3Z"),
    ("light", "M-3-17H3L2 14H-2ZM-15-15H-11L-9 6L-14 4ZM15-15H11L9 6L14 4Z"),
    ("ink", dot(-6, -2, 2.2) + dot(6, -2, 2.2) + "M-4 13H4L0 18Z"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "waystation": (("body", "M0-16L18 15H-18Z"), ("light", "M0-2L7 15H-7Z"), ("line", "M0-16L-4-19M0-16L4-19")),
    "relic_figure": (("body", dot(0, -10, 5.5) + "M-8-3H8L10 15H-10Z"),),
    "relic_tablet": (("body", "M-11 15V-9Q-11-15 0-15Q11-15 11-9V15Z"), ("line", "M-6-6H6M-6 0H6M-6 6H3")),
    "relic_jewelry": (("body", "M-13-6L-7-13H7L13-6L0 14Z"), ("line", "M-13-6H13M-5-6L0 13L5-6L0-13Z")),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    result = group()
    for n in range(len(scene.sheet(seat).lists["retinue"])):
        result.add(_column(scene, seat, n))
    for n in range(len(scene.sheet(seat).waystations)):
        result.add(_waystation(scene, seat, n))
    result.add(group(_relics(scene, seat), at=(0, 186)))
    return Part(result, ROOM, 276)


def _column(scene: Scene, seat: int, n: int) -> Element:
    """A column of the Retinue."""
    board = scene.view["boards"][seat]
    name, retinue = scene.names.retinue(n), scene.gettext("Retinue")
    column = draw_column(scene, seat, retinue, name, board["retinue"][n], board["todo"][n], THIRD - 8)
    return group(column.set(id=f"retinue-{n}"), at=(n * THIRD, 0))


def _waystation(scene: Scene, seat: int, n: int) -> Element:
    """A waystation with both sides: on the board, or where it stands and which side is up."""
    board = scene.view["boards"][seat]
    at, up = board["camps"][n], board["sides"][n]
    wide = THIRD - 8
    result = group(
        plate(wide, 76),
        at=(n * THIRD, 100),
        class_="stock",
    )
    for side in range(2):
        name = scene.names.waystation(n, side)
        down = at >= 0 and side != up
        tile = group(
            rect(0, 0, 74, 64, radius=7, fill=PAPER, stroke=INK, stroke_width=1.2),
            draw_piece(Piece("building", scene.factions[seat], "waystation", mark=name[0]), 37, 25, 34),
            fitted(6, 59, name, 20, 64),
            title=f"{sentence(scene.piece('waystation'))}: {name}",
            at=(6 + side * 80, 6),
            id=f"waystation-{n}-{side}",
            class_="stock",
        )
        result.add(tile.set(opacity="0.45") if down else tile)
    if at >= 0:
        result.add(circle(198, 24, 16, fill=INK), text(198, 31, str(at), 20, bold=True, anchor="middle", fill=PAPER))
        result.add(group(draws(198, 57), title=str(scene.names.place(scene.view, at))))
    return result


def _relics(scene: Scene, seat: int) -> Element:
    """The relics recovered, one row a type; a full column is a set of three."""
    board = scene.view["boards"][seat]
    sheet = scene.sheet(seat)
    alike = len(board["relics"]) // len(sheet.tokens)
    words = scene.gettext("Relics recovered")
    result = group(title=words, id=f"relics-{seat}")
    result.add(label(0, 18, words, 220))
    cell = (ROOM - 230) / (alike * len(sheet.tokens))
    for kind, token in enumerate(sheet.tokens):
        home = [r for r in range(kind * alike, (kind + 1) * alike) if board["relics"][r] == RECOVERED]
        for n in range(alike):
            x = 230 + (n * len(sheet.tokens) + kind) * cell
            result.add(rect(x, 6, cell - 4, 64, radius=7, fill=FAINT, stroke=INK, stroke_opacity=0.5, stroke_width=1.2))
            piece = Piece("token", scene.factions[seat], token.id)
            if n < len(home):
                relic = home[n]
                title = sentence(scene.names.relic(scene.view, relic))
                piece = Piece(
                    "token",
                    scene.factions[seat],
                    token.id,
                    mark=str(board["values"][relic]),
                    id=f"relic-{relic}",
                    title=title,
                )
                result.add(draw_piece(piece, x + cell / 2 - 2, 38, 34))
            else:
                result.add(draw_piece(piece, x + cell / 2 - 2, 38, 22).set(opacity="0.25"))
    return result
