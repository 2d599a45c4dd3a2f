"""The Logical Lizards' board: the conspiracy track, acolytes, gardens and cards (Law of Rootbotics 8)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, counted, fitted, group, label, path, rect
from lexludi.games.root.bots.lizards import CONSPIRACIES
from lexludi.games.root.picture.factions.lizards import pile
from lexludi.games.root.picture.parts import WIDE, Scene, sheet_track
from lexludi.games.root.picture.pieces import colour, draw_piece, draw_suit
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.games.root.words.bots.lizards import conspiracy
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
HEADS: Final = 46.0
CELL: Final = 100.0
ROW: Final = 54.0
SIDE: Final = HEADS + 5 * CELL + 10
GARDENS: Final = 72.0
GAP: Final = 12.0


def draw(scene: Scene, seat: int) -> Part:
    view = scene.view
    result = group(_conspiracies(scene, seat))
    for suit, kind in enumerate(scene.sheet(seat).buildings):
        y = GARDENS + suit * ROW
        result.add(group(draw_suit(SUITS[suit], 20, y + 25, 34), title=sentence(scene.names.suit(suit))))
        result.add(group(sheet_track(scene, seat, kind.id, CELL), at=(HEADS, y)))
    result.add(_acolytes(scene, seat))
    half = ROOM / 2 - 8
    cards = group(at=(0, GARDENS + 3 * ROW - 162))
    cards.add(pile(scene, scene.gettext("Revealed"), view["boards"][seat]["revealed"], 0, half, f"revealed-{seat}"))
    cards.add(pile(scene, scene.gettext("Lost Souls"), view["beside"]["souls"], ROOM / 2, half, "souls"))
    return Part(result.add(cards), ROOM, GARDENS + 3 * ROW + 84)


def _conspiracies(scene: Scene, seat: int) -> Element:
    """The track from left to right; the marker stands on the last conspiracy."""
    marker = scene.view["boards"][seat]["marker"]
    words = scene.gettext("Conspiracies")
    result = group(title=f"{words}: {conspiracy(scene.names, marker)}", id=f"conspiracies-{seat}")
    step = (ROOM + GAP) / len(CONSPIRACIES)
    wide = step - GAP
    for n in range(len(CONSPIRACIES)):
        here = n == marker
        name = fitted(8, 35, conspiracy(scene.names, n), 20, wide - 14, bold=here)
        space = rect(0, 0, wide, 56, radius=8, fill=INK if here else FAINT, stroke=INK, stroke_width=1.6)
        result.add(group(space, name.set(fill=PAPER if here else INK), at=(n * step, 0)))
        if n + 1 < len(CONSPIRACIES):
            result.add(path(f"M{n * step + wide + 3:.1f} 22l6 6l-6 6", fill="none", stroke=INK, stroke_width=2.4))
    return result


def _acolytes(scene: Scene, seat: int) -> Element:
    count = scene.view["boards"][seat]["acolytes"]
    wide = ROOM - SIDE
    words = scene.gettext("Acolytes")
    title = f"{words}: {count}"
    return group(
        rect(0, 0, wide, 3 * ROW - 4, radius=8, fill=FAINT, stroke=colour("lizards"), stroke_width=3),
        label(14, 34, words, wide - 28),
        counted(draw_piece(scene.sign(seat), 0, 0, 48), 48, 92, "", title),
        fitted(84, 103, str(count), 34, wide - 92, bold=True),
        title=title,
        at=(SIDE, GARDENS),
        id=f"acolytes-{seat}",
    )
