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
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
THIRD: Final = ROOM / 3
RECOVERED: Final = -2


def keepers(scene: Scene, seat: int) -> Part:
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
            fitted(6, 59, name, 16, 64),
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
