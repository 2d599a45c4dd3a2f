"""The Drillbit Duchy's board: the Burrow, its buildings and tunnels, and the ministers (Law of Rootbotics 10)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    Element,
    Part,
    counted,
    fitted,
    group,
    label,
    paragraph,
    plate,
    text,
)
from lexludi.games.root.bots.duchy import MINISTERS, MOLES, NAMED, SUIT_OF
from lexludi.games.root.picture.cards import draw_chips
from lexludi.games.root.picture.factions.duchy import HOME, burrow, crown
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import Piece, colour, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.games.root.words.bots.duchy import effect
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
CELL: Final = 74.0
TOP: Final = 112.0
ROW: Final = 96.0
SMALL: Final = 20.0
THIRD: Final = (ROOM + 8) / 3
TRACKS: Final = {
    "citadel": data.Track(warriors=tuple(more - fewer for fewer, more in pairwise(MOLES))),
    "market": data.Track(vp=(1, 1, 1)),
}
"""Warriors that a citadel adds to a muster, points that a market is worth in the Evening."""


def draw(scene: Scene, seat: int) -> Part:
    stock = scene.view["stock"]
    result = group(burrow(scene, seat))
    x = HOME + 8
    for kind, printed in TRACKS.items():
        result.add(label(x, 18, sentence(scene.piece(kind)), 3 * CELL))
        result.add(group(track(scene, seat, kind, stock[kind], CELL, printed), at=(x, 26)))
        x += 3 * CELL + 8
    name = sentence(scene.piece("tunnel"))
    result.add(label(x + 8, 18, name, ROOM - x - 8))
    token = draw_piece(Piece("token", "duchy", "tunnel"), 0, 0, 38)
    result.add(counted(token, x + 28, 51, stock["tunnel"], f"{name}: {stock['tunnel']}", "stock-tunnel"))
    result.add(label(0, TOP - 8, scene.gettext("Ministers, from top to bottom"), ROOM))
    result.add(*(_minister(scene, seat, n) for n in range(len(MINISTERS))))
    high = TOP + 3 * ROW
    ambushes = scene.view["boards"][seat]["ambushes"]
    if ambushes:
        words = scene.gettext("Ambushes")
        result.add(label(0, high + 28, words, 120), draw_chips(scene, ambushes, 130, high, ROOM - 130))
        high += 56
    return Part(result, ROOM, high + 4)


def _minister(scene: Scene, seat: int, n: int) -> Element:
    """A minister with his place, his suit and what he does; swayed he wears a crown. Each column is of one suit."""
    crowned = n in scene.view["boards"][seat]["crowned"]
    row, column = divmod(n, 3)
    wide = THIRD - 8
    name = scene.names.minister(NAMED[n])
    suit = SUIT_OF[n]
    does = effect(scene.names, n)
    told = f"{n + 1}. {name} ({scene.names.suit(suit)})"
    return group(
        plate(wide, ROW - 6, fill=colour("duchy") if crowned else FAINT, raised=crowned, stroke=2.6),
        text(6, 30, str(n + 1), 20, bold=True, fill=INK),
        draw_suit(SUITS[suit], 39, 24, 24),
        fitted(56, 31, name, 20, wide - (89 if crowned else 62)),
        crown(wide - 17, 25) if crowned else None,
        paragraph(9, 57, does, SMALL, wide - 16, lines=2, fill=INK),
        title=f"{told}: {scene.gettext('crowned')}. {does}" if crowned else f"{told}. {does}",
        at=(column * THIRD, TOP + row * ROW),
        id=f"minister-{NAMED[n]}",
        class_="minister swayed" if crowned else "minister",
    )
