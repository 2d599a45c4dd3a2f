"""The board of the Mechanical Marquise."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAD, Part, fitted, group, path
from lexludi.games.root.bots.marquise import BUILDINGS
from lexludi.games.root.picture.parts import WIDE, Scene, sheet_track
from lexludi.games.root.picture.pieces import draw_suit
from lexludi.games.root.rules.box.codes import PIECES, SUITS
from lexludi.games.root.words.bot_boards import sheet
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
NAMES: Final = 196.0
ROW: Final = 54.0


def draw(scene: Scene, seat: int) -> Part:
    """Three tracks of buildings, each with the suit whose order builds and scores it; the ordered one is marked."""
    ordered = scene.view["boards"][seat]["suit"]
    result = group()
    cell = (ROOM - NAMES) / (len(sheet(scene.view, seat).tables["track"]) - 1)
    for n, (suit, piece) in enumerate(BUILDINGS.items()):
        kind = PIECES[piece]
        name = sentence(scene.piece(kind))
        head = group(
            draw_suit(SUITS[suit], 17, 25, 28),
            fitted(42, 32, name, 20, NAMES - 60, bold=True),
            title=f"{sentence(scene.names.suit(suit))}: {name}",
            at=(0, n * ROW),
        )
        if ordered == suit:
            head.add(path(f"M{NAMES - 15} 16L{NAMES - 5} 25L{NAMES - 15} 34Z", fill=INK))
        result.add(head, group(sheet_track(scene, seat, kind, cell), at=(NAMES, n * ROW)))
    return Part(result, ROOM, 3 * ROW + 6)
