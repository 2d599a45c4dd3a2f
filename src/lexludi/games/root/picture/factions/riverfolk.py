"""The Riverfolk's board: prices, trade posts, boxes with warriors of everybody, and the open hand (Law 11)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, circle, fitted, group, label, rect, text
from lexludi.games.root.picture.cards import draw_named
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene, track
from lexludi.games.root.picture.pieces import colour, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
SHOP: Final = 92.0
HEADS: Final = 46.0
CELL: Final = 84.0
ROW: Final = 54.0
SIDE: Final = HEADS + 3 * CELL + 14
BOX: Final = 54.0
NAMED: Final = 3
"""Cards of the open hand in a row."""

GLYPH: Final[Glyph] = (
    ("body", "M-14-8A5.5 5.5 0 1 1-7-15Q0-18 7-15A5.5 5.5 0 1 1 14-8Q21 8 10 15Q0 20-10 15Q-21 8-14-8Z"),
    ("light", "M0 2C7 2 9 7 8 10Q0 17-8 10C-9 7-7 2 0 2Z"),
    ("ink", dot(-7, -3, 2.2) + dot(7, -3, 2.2) + "M-4 2.5H4L0 7Z"),
    ("line", "M-9 7L-19 5M-9 10L-18 12M9 7L19 5M9 10L18 12"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "trade_post": (
        ("body", "M-1.5-15H1.5V13H8V16H-8V13H-1.5Z"),
        ("line", "M-13-10H13"),
        ("body", "M-13-10L-18 2H-8ZM13-10L18 2H8Z"),
    ),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    result = group()
    for service in range(len(scene.view["boards"][seat]["prices"])):
        result.add(_service(scene, seat, service))
    posts, boxes = group(at=(0, SHOP)), group(at=(SIDE, SHOP))
    for suit in range(len(scene.sheet(seat).tokens)):
        posts.add(_posts(scene, seat, suit))
    words = (scene.gettext("Funds"), scene.gettext("Payments"), scene.gettext("Committed"))
    for n, (name, word) in enumerate(zip(("funds", "payments", "committed"), words, strict=True)):
        boxes.add(_box(scene, seat, name, word, n * ROW))
    result.add(posts, boxes)
    high = SHOP + 3 * ROW + 6
    if seat in scene.shown:
        return Part(result, ROOM, high)
    hand, tall = _open_hand(scene, seat)
    return Part(result.add(group(hand, at=(0, high))), ROOM, high + tall)


# Services and their prices


def _service(scene: Scene, seat: int, service: int) -> Element:
    """A track of prices with its marker; whoever has bought the service this turn stands beside its name."""
    numbers = scene.sheet(seat).numbers
    price = scene.view["boards"][seat]["prices"][service]
    name = scene.names.service(service)
    wide = ROOM / 3 - 6
    result = group(
        rect(0, 0, wide, SHOP - 12, radius=8, fill=FAINT, stroke=colour("riverfolk"), stroke_width=3),
        fitted(10, 26, name, 20, wide - 54, bold=True),
        at=(service * (wide + 9), 0),
        id=f"service-{service}",
        title=f"{name}: {price}",
    )
    buyer = {"riverboats": scene.view["beside"]["riverboats"], "mercenaries": scene.view["beside"]["mercenaries"]}.get(
        data.factions()["riverfolk"].lists["services"][service], -1
    )
    if buyer >= 0:
        result.add(draw_piece(scene.sign(buyer, title=scene.name(buyer)), wide - 22, 20, 28))
    prices = range(numbers["price_min"], numbers["price_max"] + 1)
    step = wide / len(prices)
    for n, value in enumerate(prices):
        marked = value == price
        x = step * (n + 0.5)
        result.add(
            group(
                circle(x, 56, 18, fill=INK if marked else PAPER, stroke=INK, stroke_width=1.6),
                text(x, 64, str(value), 23, bold=True, anchor="middle", fill=PAPER if marked else INK),
                id=f"price-{service}-{value}",
                title=f"{name}: {value}",
            )
        )
    return result


# Trade posts


def _posts(scene: Scene, seat: int, suit: int) -> Element:
    """The trade posts of a suit that are left; funds of this turn's crafting stand on the empty spaces."""
    kind = scene.sheet(seat).tokens[suit].id
    board = scene.view["boards"][seat]
    result = group(
        group(draw_suit(SUITS[suit], 20, 25, 34), title=sentence(scene.names.suit(suit))),
        group(track(scene, seat, kind, scene.view["stock"][kind], CELL), at=(HEADS, 0)),
        at=(0, suit * ROW),
    )
    funds = [owner for owner, count in enumerate(board["spaces"][suit]) for _ in range(count)]
    for n, owner in enumerate(funds):
        result.add(draw_piece(scene.sign(owner, title=scene.name(owner)), HEADS + n * CELL + 23, 25, 28))
    if board["lost"][suit]:
        words = f"{scene.gettext('Trade posts lost')}: {board['lost'][suit]}"
        mark = text(0, 5, f"−{board['lost'][suit]}", 20, bold=True, anchor="middle", fill=PAPER)
        result.add(group(circle(0, 0, 12, fill=INK), mark, at=(34, 40), title=words))
    return result


# Boxes


def _box(scene: Scene, seat: int, name: str, words: str, y: float) -> Element:
    """Warriors on the board, by whose they are."""
    held = scene.view["boards"][seat][name]
    wide = ROOM - SIDE
    title = f"{words}: {sum(held)}"
    result = group(
        rect(0, 0, wide, BOX - 6, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        label(10, 31, title, 150),
        at=(0, y),
        title=title,
        id=f"{name}-{seat}",
    )
    return result.add(*draw_owners(scene, held, wide))


def draw_owners(scene: Scene, held: list[int], wide: float) -> list[Element]:
    """Warriors in a box so wide, by whose they are."""
    owners = [owner for owner, count in enumerate(held) if count]
    step = min(64.0, (wide - 166) / max(1, len(owners)))
    drawn = []
    for n, owner in enumerate(owners):
        x = 172 + n * step
        told = f"{scene.name(owner)}: {held[owner]}"
        piece = draw_piece(scene.sign(owner), x, 24, 28)
        drawn.append(group(piece, text(x + 16, 32, str(held[owner]), 20, bold=True, fill=INK), title=told))
    return drawn


# The open hand


def _open_hand(scene: Scene, seat: int) -> tuple[Element, float]:
    """Law 11.2.3: their cards, for everybody to see."""
    cards = scene.view["hands"][seat]
    words = f"{scene.gettext('Open hand')}: {len(cards)}"
    result = group(label(0, 18, words, ROOM), id=f"hand-{seat}", title=words)
    wide = ROOM / NAMED
    for n, card in enumerate(cards):
        row, column = divmod(n, NAMED)
        result.add(draw_named(scene, card, column * wide, 26 + row * 50, wide - 8))
    return result, 32 + 50 * -(-len(cards) // NAMED)
