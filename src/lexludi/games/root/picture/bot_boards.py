"""Boards of bots: a strip with the order, the difficulty and the traits, then each bot's own tracks.

The Marquise, the Eyrie, the Alliance and the Corvids are here; the others have modules of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, SOFT, Element, Part, fitted, group, label, path, rect, text, width
from lexludi.games.root.bots.eyrie import COLUMNS
from lexludi.games.root.bots.marquise import BUILDINGS
from lexludi.games.root.bots.sheets import difficulties
from lexludi.games.root.picture.bots.duchy import duchy
from lexludi.games.root.picture.bots.lizards import lizards
from lexludi.games.root.picture.bots.riverfolk import riverfolk
from lexludi.games.root.picture.bots.vagabond import vagabot
from lexludi.games.root.picture.cards import draw_chips, draw_named
from lexludi.games.root.picture.factions.corvids import corvids
from lexludi.games.root.picture.parts import WIDE, Scene, sheet_track
from lexludi.games.root.picture.pieces import Piece, draw_piece, draw_suit
from lexludi.games.root.rules.codes import PIECES, SUITS
from lexludi.games.root.words.bot_boards import difficulty, difficulty_text, order, sheet, trait_text, traits
from lexludi.games.root.words.bots.eyrie import decree
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
QUARTER: Final = ROOM / 4
ORDER: Final = 266.0
TAG: Final = 32.0
NAMES: Final = 196.0
ROW: Final = 54.0


def draw_bot(scene: Scene, seat: int) -> Part:
    """The middle of a bot's board."""
    tags, rows = _tags(scene, seat)
    high = max(2, rows) * TAG + 10
    body = BOT_BODIES[scene.factions[seat]](scene, seat)
    result = group(_order(scene, seat), group(tags, at=(ORDER + 14, 0)), group(body.drawing, at=(0, high)))
    return Part(result, ROOM, high + body.height)


# The strip


def _order(scene: Scene, seat: int) -> Element:
    """The order card with its name; a suit alone where the order comes from elsewhere; else an empty space."""
    board = scene.view["boards"][seat]
    words = scene.gettext("Order")
    told = order(scene.names, scene.view, seat)
    result = group(title=f"{words}: {told}" if told else words, id=f"order-{seat}")
    result.add(label(0, 15, words, ORDER, 17))
    if board["order"] >= 0:
        return result.add(draw_named(scene, board["order"], 0, 21, ORDER))
    result.add(rect(0, 21, ORDER, 44, radius=8, fill="none", stroke=INK, stroke_width=1.4, stroke_dasharray="5 4"))
    if board["suit"] >= 0:
        result.add(draw_suit(SUITS[board["suit"]], 26, 43, 30))
        result.add(fitted(50, 50, sentence(told), 20, ORDER - 60, bold=True))
    return result


def _tags(scene: Scene, seat: int) -> tuple[Element, int]:
    """The difficulty and the traits, each with what it changes; and how many rows they take."""
    names, view = scene.names, scene.view
    level = sentence(difficulty(names, view, seat))
    changes = difficulty_text(names, sheet(view, seat), difficulties()[view["boards"][seat]["difficulty"]].id)
    tags = [(level, f"{scene.gettext('Difficulty')}: {level}. {changes}", True)]
    for trait in traits(view, seat):
        tags.append((names.of(trait), f"{names.of(trait)}. {trait_text(names, trait)}", False))
    result, x, row = group(id=f"traits-{seat}"), 0.0, 0
    for name, title, dark in tags:
        wide = width(name, 19, bold=True) + 24
        if x and x + wide > ROOM - ORDER - 14:
            x, row = 0.0, row + 1
        result.add(_tag(name, title, x, row * TAG, wide, dark))
        x += wide + 6
    return result, row + 1


def _tag(name: str, title: str, x: float, y: float, wide: float, dark: bool) -> Element:
    return group(
        rect(0, 0, wide, TAG - 5, radius=13, fill=INK if dark else FAINT, stroke=INK, stroke_width=1.6),
        text(12, 20, name, 19, bold=True, fill=PAPER if dark else INK),
        at=(x, y),
        title=title,
    )


# The Marquise, the Eyrie and the Alliance


def marquise(scene: Scene, seat: int) -> Part:
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


def eyrie(scene: Scene, seat: int) -> Part:
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


def alliance(scene: Scene, seat: int) -> Part:
    """The bases that are not on the map, and the sympathy track."""
    result = group(label(0, 30, scene.gettext("Bases"), 110, 20))
    for n, kind in enumerate(scene.sheet(seat).buildings):
        there = bool(scene.view["stock"][kind.id])
        x = 120 + n * 62
        result.add(
            group(
                rect(x, 0, 50, 50, radius=7, fill=FAINT, stroke=INK, stroke_width=1.4, stroke_dasharray="5 4"),
                draw_piece(Piece("building", "alliance", kind.id), x + 25, 25, 40) if there else None,
                title=sentence(scene.piece(kind.id)),
                id=f"stock-{kind.id}",
                class_="stock",
            )
        )
    cell = ROOM / (len(sheet(scene.view, seat).tables["track"]) - 1)
    result.add(label(0, 78, sentence(scene.piece("sympathy")), ROOM, 20))
    result.add(group(sheet_track(scene, seat, "sympathy", cell), at=(0, 86)))
    return Part(result, ROOM, 144)


BOT_BODIES: Final[dict[str, Callable[[Scene, int], Part]]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabot,
    "lizards": lizards,
    "riverfolk": riverfolk,
    "duchy": duchy,
    "corvids": corvids,
}
