"""The Duchy's board: the Burrow, citadels, markets and tunnels, and the ministers with their crowns (Law 12)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    PAPER,
    Element,
    Part,
    counted,
    fitted,
    group,
    label,
    path,
    plate,
    star,
    text,
    tick,
)
from lexludi.draw.cards import draw_back
from lexludi.games.root.picture.cards import draw_chips
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import Piece, colour, draw_piece
from lexludi.games.root.rules.box.codes import BURROW
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
CELL: Final = 74.0
HOME: Final = 166.0
RANKS: Final = 166.0
ROW: Final = 54.0
TOP: Final = 88.0
CROWN: Final = "M-11 8L-13-7L-5-1L0-10L5-1L13-7L11 8Z"
GOLD: Final = "#e8bf45"
EARTH: Final = "#6b4f3a"

GLYPH: Final[Glyph] = (
    ("body", "M-19 16C-20-12-8-18 0-18C8-18 20-12 19 16Q0 20-19 16Z"),
    ("light", "M0-4L3 1L9 0L6 5L9 10L3 9L0 14L-3 9L-9 10L-6 5L-9 0L-3 1Z"),
    ("ink", dot(-7, -8, 1.8) + dot(7, -8, 1.8) + dot(0, 5, 2.4)),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "citadel": (("body", "M-15-16H-9V-10H-3V-16H3V-10H9V-16H15V16H-15Z"), ("light", "M-5 16V6Q0 0 5 6V16Z")),
    "market": (
        ("body", "M-14-15H14L18-4H-18ZM-14-1H-10V16H-14ZM10-1H14V16H10ZM-10 7H10V12H-10Z"),
        ("light", "M-9-15H-4L-6-4H-12ZM4-15H9L12-4H6Z"),
    ),
    "tunnel": (("body", "M-17 13Q-17-15 0-15Q17-15 17 13Z"), ("ink", "M-10 13Q-10-6 0-6Q10-6 10 13Z")),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    view, sheet = scene.view, scene.sheet(seat)
    result = group(burrow(scene, seat))
    x = HOME + 8
    for kind in sheet.buildings:
        result.add(label(x, 18, sentence(scene.piece(kind.id)), 3 * CELL))
        result.add(group(track(scene, seat, kind.id, view["stock"][kind.id], CELL), at=(x, 26)))
        x += 3 * CELL + 8
    for kind in sheet.tokens:
        left = view["stock"][kind.id]
        title = f"{sentence(scene.piece(kind.id))}: {left}"
        piece = draw_piece(Piece("token", sheet.id, kind.id), 0, 0, 38)
        result.add(label(x + 8, 18, sentence(scene.piece(kind.id)), ROOM - x - 8))
        result.add(counted(piece, x + 28, 51, left, title, f"stock-{kind.id}"))
    for rank in range(len(sheet.ranks)):
        result.add(_rank(scene, seat, rank))
    for minister in range(len(sheet.ministers)):
        result.add(_minister(scene, seat, minister))
    result.add(group(_turn(scene, seat), at=(0, TOP + 3 * ROW)))
    return Part(result, ROOM, TOP + 3 * ROW + 62)


def burrow(scene: Scene, seat: int) -> Element:
    """The place below the map, and the warriors who wait there."""
    warriors = scene.view["warriors"][seat][BURROW]
    name = sentence(str(scene.names.place(scene.view, BURROW)))
    title = f"{name}: {scene.piece('warrior')} ×{warriors}"
    return group(
        path(f"M0 76V34Q0 0 34 0H{HOME - 42}q34 0 34 34V76Z", fill=EARTH, stroke=INK, stroke_width=2),
        fitted(26, 25, name, 20, HOME - 56, bold=True).set(fill=PAPER),
        draw_piece(scene.sign(seat), 56, 51, 38),
        text(84, 61, str(warriors), 27, bold=True, fill=PAPER),
        title=title,
        id="burrow",
        class_="place",
    )


def _rank(scene: Scene, seat: int, n: int) -> Element:
    """A rank: the crowns left, the cards that swaying takes, and the points it gives."""
    rank = scene.sheet(seat).ranks[n]
    left = scene.view["boards"][seat]["crowns"][n]
    name = sentence(scene.names.of(rank))
    result = group(
        fitted(0, 20, name, 20, RANKS - 12, bold=True),
        title=f"{name}. {scene.gettext('Crowns left')}: {left}",
        at=(0, TOP + n * ROW),
        id=f"rank-{n}",
    )
    for i in range(rank.crowns):
        result.add(crown(12 + i * 27, 36) if i < left else crown(12 + i * 27, 36).set(opacity="0.18"))
    result.add(draw_back(88, 23, 18, 24), text(110, 43, str(rank.cards), 20, bold=True, fill=INK))
    return result.add(star(143, 33, str(rank.vp), 20))


def crown(x: float, y: float) -> Element:
    return group(path(CROWN, fill=GOLD, stroke=INK, stroke_width=1.8), at=(x, y), scale=0.9)


def _minister(scene: Scene, seat: int, n: int) -> Element:
    """A minister: swayed he wears a crown; a tick marks who has acted this turn."""
    board, sheet = scene.view["boards"][seat], scene.sheet(seat)
    minister = sheet.ministers[n]
    rank = [rank.id for rank in sheet.ranks].index(minister.rank)
    place = [m.id for m in sheet.ministers if m.rank == minister.rank].index(minister.id)
    third = (ROOM - RANKS + 8) / 3
    wide = third - 8
    swayed, acted = n in board["swayed"], n in board["acted"]
    name = scene.names.minister(n)
    result = group(
        plate(wide, ROW - 6, fill=colour("duchy") if swayed else FAINT, raised=swayed),
        crown(22, 25) if swayed else None,
        fitted(42 if swayed else 12, 31, name, 20, wide - (48 if swayed else 20)),
        title=f"{name}. {minister.text_cs if scene.lang == 'cs' else minister.text_en}",
        at=(RANKS + place * third, TOP + rank * ROW),
        id=f"minister-{n}",
        class_="minister swayed" if swayed else "minister",
    )
    if acted:
        result.add(tick(32, 36))
    return result


def _turn(scene: Scene, seat: int) -> Element:
    """The cards revealed, and the actions that are left."""
    board = scene.view["boards"][seat]
    cards = board["revealed"]
    words = f"{scene.gettext('Revealed')}: {len(cards)}"
    room = ROOM - RANKS - 180
    chips = draw_chips(scene, cards, RANKS, 4, room)
    result = group(group(label(0, 32, words, RANKS - 8), chips, title=words, id=f"revealed-{seat}"))
    if board["actions"]:
        result.add(label(ROOM - 170, 32, f"{scene.gettext('Actions left')}: {board['actions']}", 170))
    return result
