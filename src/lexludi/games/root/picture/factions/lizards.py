"""The Cult's board: the Outcast, the acolytes, the gardens, the cards revealed and the Lost Souls (Law 10)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, circle, counted, fitted, group, label, path, rect
from lexludi.games.root.picture.cards import draw_chips
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import SUIT_COLOURS, colour, draw_piece, draw_suit
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
HEADS: Final = 46.0
CELL: Final = 84.0
ROW: Final = 54.0
SIDE: Final = HEADS + 5 * CELL + 12

GLYPH: Final[Glyph] = (
    ("body", "M0 19L-7 13L-16 12L-14 4L-20-2L-13-7L-13-16L-5-13L0-20L5-13L13-16L13-7L20-2L14 4L16 12L7 13Z"),
    ("light", "M-10-3Q-6-7-3-1Q-7 2-10-3ZM10-3Q6-7 3-1Q7 2 10-3Z"),
    ("ink", "M-6.5-4.5L-5.5-.5L-7.5-.5ZM6.5-4.5L5.5-.5L7.5-.5Z" + dot(-2, 9, 1.2) + dot(2, 9, 1.2)),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "garden": (
        ("body", "M0-17Q7-12 5-6Q13-8 14-1Q10 5 4 3Q4 10 0 10Q-4 10-4 3Q-10 5-14-1Q-13-8-5-6Q-7-12 0-17Z"),
        ("light", dot(0, -2, 3.5)),
        ("line", "M0 10V18M0 17Q-8 16-10 11M0 17Q8 16 10 11"),
    ),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    view = scene.view
    result = group()
    for suit, kind in enumerate(scene.sheet(seat).buildings):
        result.add(_head(scene, seat, suit))
        row = track(scene, seat, kind.id, view["stock"][kind.id], CELL)
        result.add(group(row, at=(HEADS, suit * ROW)))
    result.add(_outcast(scene, seat), _acolytes(scene, seat))
    half = ROOM / 2 - 8
    revealed = view["boards"][seat]["revealed"]
    result.add(pile(scene, scene.gettext("Revealed"), revealed, 0, half, f"revealed-{seat}"))
    result.add(pile(scene, scene.gettext("Lost Souls"), view["beside"]["souls"], ROOM / 2, half, "souls"))
    return Part(result, ROOM, 246)


def _head(scene: Scene, seat: int, suit: int) -> Element:
    """The suit of a row of gardens, ticked once it was scored this turn."""
    scored = suit in scene.view["boards"][seat]["scored"]
    y = suit * ROW + 25
    title = scene.names.suit(suit)
    if scored:
        title = f"{scene.gettext('Scored this turn')}: {title}"
    result = group(draw_suit(SUITS[suit], 20, y, 34), title=sentence(title))
    if scored:
        result.add(
            circle(33, y + 13, 9, fill=INK, stroke=PAPER, stroke_width=1.6),
            path(f"M28.5 {y + 13}l3.5 4l6-8", stroke=PAPER, stroke_width=2.4, fill="none"),
        )
    return result


def _outcast(scene: Scene, seat: int) -> Element:
    """The suit that is outcast; a thorny ring while it is Hated."""
    board = scene.view["boards"][seat]
    suit, hated = board["outcast"], board["hated"]
    name = scene.names.suit(suit)
    words = scene.gettext("{suit} (hated)", suit=name) if hated else name
    wide = ROOM - SIDE
    ring = group(
        circle(0, 0, 26, fill=PAPER, stroke=SUIT_COLOURS[SUITS[suit]], stroke_width=4),
        circle(0, 0, 30, fill="none", stroke=INK, stroke_width=5, stroke_dasharray="3 6.4") if hated else None,
        draw_suit(SUITS[suit], 0, 0, 34),
        at=(40, 39),
    )
    return group(
        rect(0, 0, wide, 78, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        ring,
        label(84, 30, scene.gettext("Outcast"), wide - 92),
        fitted(84, 58, sentence(words), 22, wide - 92, bold=True),
        title=f"{scene.gettext('Outcast')}: {words}",
        at=(SIDE, 0),
        id=f"outcast-{seat}",
    )


def _acolytes(scene: Scene, seat: int) -> Element:
    count = scene.view["boards"][seat]["acolytes"]
    wide = ROOM - SIDE
    words = scene.gettext("Acolytes")
    title = f"{words}: {count}"
    return group(
        rect(0, 0, wide, 72, radius=8, fill=FAINT, stroke=colour("lizards"), stroke_width=3),
        counted(draw_piece(scene.sign(seat), 0, 0, 44), 40, 37, "", title),
        label(84, 29, words, wide - 92),
        fitted(84, 59, str(count), 27, wide - 92, bold=True),
        title=title,
        at=(SIDE, 86),
        id=f"acolytes-{seat}",
    )


def pile(scene: Scene, words: str, cards: list[int], x: float, room: float, id_: str) -> Element:
    """Cards lying face up."""
    told = f"{words}: {len(cards)}"
    title = f"{words}: {scene.names.cards(scene.view, cards)}" if cards else told
    return group(label(x, 184, told, room), draw_chips(scene, cards, x, 192, room), title=title, id=id_)
