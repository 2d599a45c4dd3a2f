"""The board of the Electric Eyrie."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, SOFT, Element, Part, fitted, group, rect, text
from lexludi.games.root.bots.eyrie import COLUMNS
from lexludi.games.root.picture.cards import draw_chips
from lexludi.games.root.picture.parts import WIDE, Scene, sheet_track
from lexludi.games.root.picture.pieces import draw_suit
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.games.root.words.bot_boards import sheet
from lexludi.games.root.words.bots.eyrie import decree
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
QUARTER: Final = ROOM / 4


def draw(scene: Scene, seat: int) -> Part:
    """The Decree by suits from left to right, and the roosts."""
    result = group()
    columns = decree(scene.names, scene.view, seat)
    for n, suit in enumerate(COLUMNS):
        result.add(group(_column(scene, suit, columns[suit]), at=(n * QUARTER, 0)))
    name = sentence(scene.piece("roost"))
    cell = (ROOM - 88) / (len(sheet(scene.view, seat).tables["track"]) - 1)
    result.add(fitted(0, 131, name, 20, 80, bold=True), group(sheet_track(scene, seat, "roost", cell), at=(88, 100)))
    return Part(result, ROOM, 158)


def _column(scene: Scene, suit: int, cards: list[int]) -> Element:
    wide = QUARTER - 8
    name = sentence(scene.names.suit(suit))
    return group(
        rect(0, 0, wide, 90, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        draw_suit(SUITS[suit], 20, 19, 25),
        fitted(40, 26, name, 20, wide - 74, bold=True),
        text(wide - 8, 26, str(len(cards)), 22, bold=True, anchor="end", fill=INK if cards else SOFT),
        draw_chips(scene, cards, 7, 36, wide - 14),
        title=f"{scene.gettext('Decree')}: {name}. {scene.names.cards(scene.view, cards)}",
        id=f"column-{suit}",
        class_="column",
    )
