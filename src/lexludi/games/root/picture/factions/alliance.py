"""The Alliance's board: bases, officers, supporters and sympathy (Law 8)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, Element, Part, counted, group, label, rect, text
from lexludi.draw.cards import draw_backs
from lexludi.games.root.picture.cards import draw_chips
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD

GLYPH: Final[Glyph] = (
    ("body", dot(0, 0, 18.5)),
    (
        "light",
        dot(-9.5, -3, 3.4)
        + dot(-3.7, -9, 3.6)
        + dot(3.7, -9, 3.6)
        + dot(9.5, -3, 3.4)
        + "M0-3C5-3 10 4 8 9C6 13 3 10 0 10C-3 10-6 13-8 9C-10 4-5-3 0-3Z",
    ),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "base": (("body", "M0-17L17-2H12V15H-12V-2H-17Z"), ("light", "M-4 15V4H4V15Z")),
    "sympathy": (("body", "M0 15C-18 3-16-13-6-13Q-1-13 0-7Q1-13 6-13C16-13 18 3 0 15Z"),),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    view, sheet = scene.view, scene.sheet(seat)
    result = group(*_bases(scene, seat))
    board = view["boards"][seat]
    title = f"{scene.gettext('Officers')}: {board['officers']}"
    result.add(
        group(
            label(206, 18, scene.gettext("Officers"), 116),
            counted(draw_piece(scene.sign(seat), 0, 0, 38), 228, 50, board["officers"], title),
            title=title,
            id=f"officers-{seat}",
        )
    )
    if board["operations"]:
        words = f"{scene.gettext('Operations left')}: {board['operations']}"
        result.add(label(206, 84, words, 176))
    result.add(_supporters(scene, seat, 390))
    track_ = sheet.tracks["sympathy"]
    cell = ROOM / len(track_.vp)
    heads = group()
    start = 0
    for n in range(1, len(track_.cost) + 1):
        if n == len(track_.cost) or track_.cost[n] != track_.cost[start]:
            heads.add(_cost(scene, start * cell, (n - start) * cell - 4, track_.cost[start]))
            start = n
    result.add(group(heads, at=(0, 92)))
    row = track(scene, seat, "sympathy", view["stock"]["sympathy"], cell)
    result.add(group(row, at=(0, 122)))
    return Part(result, ROOM, 182)


def _bases(scene: Scene, seat: int) -> list[Element]:
    """The bases not on the map, and the cards that those on it add to the draw."""
    stock = scene.view["stock"]
    drawn = [label(0, 18, scene.gettext("Bases"), 190)]
    for n, kind in enumerate(scene.sheet(seat).buildings):
        x = n * 62
        there = bool(stock[kind.id])
        space = group(
            rect(x, 26, 54, 54, radius=7, fill=FAINT, stroke=INK, stroke_width=1.4, stroke_dasharray="5 4"),
            title=sentence(scene.piece(kind.id)),
            id=f"stock-{kind.id}",
            class_="stock",
        )
        piece = draw_piece(Piece("building", "alliance", kind.id), x + 28, 54, 42)
        drawn.append(space.add(piece if there else text(x + 27, 62, "+1", 22, bold=True, anchor="middle", fill=INK)))
    return drawn


def _supporters(scene: Scene, seat: int, x: float) -> Element:
    held = scene.view["boards"][seat]["supporters"]
    words = f"{scene.gettext('Supporters')}: {len(held)}"
    room = ROOM - x
    result = group(label(x, 18, words, room), title=words, id=f"supporters-{seat}")
    if held and -1 not in held:
        return result.add(draw_chips(scene, held, x, 28, room))
    return result.add(draw_backs(len(held), x, 28, room)) if held else result


def _cost(scene: Scene, x: float, wide: float, cost: int) -> Element:
    words = scene.names.ngettext("costs {n} supporter", "costs {n} supporters", cost)
    return group(
        rect(x, 0, wide, 25, radius=6, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        label(x + 10, 19, words, wide - 16).set(fill=INK),
    )
