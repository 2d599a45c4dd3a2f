"""The Riverfolk Robots' board: services, trade posts, payments, anger, and the market (Law of Rootbotics 9)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    PAPER,
    SOFT,
    Element,
    Part,
    circle,
    fitted,
    gap,
    group,
    label,
    path,
    rect,
    text,
)
from lexludi.games.root.bots.services import PRICES, TEN
from lexludi.games.root.picture.cards import draw_named
from lexludi.games.root.picture.factions.riverfolk import draw_owners
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, colour, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.games.root.words.bots.riverfolk import CONDITIONS
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
SHOP: Final = 54.0
POST: Final = 54.0
ROW: Final = 54.0
HEADS: Final = 46.0
SIDE: Final = HEADS + 3 * POST + 18
MARKET: Final = SHOP + 3 * ROW
WARES: Final = 3
"""Cards of the market in a row."""
ICONS: Final = {
    "shield": "M-13-15H13V0Q12 12 0 18Q-12 12-13 0Z",
    "sword": "M-3-18H3V5H10V10H3V18H-3V10H-10V5H-3Z",
}


def draw(scene: Scene, seat: int) -> Part:
    result = group(*(_service(scene, service) for service in range(len(_services()))))
    posts, side = group(at=(0, SHOP)), group(at=(SIDE, SHOP))
    for suit, kind in enumerate(scene.sheet(seat).tokens):
        posts.add(_posts(scene, suit, kind))
    side.add(_prices(scene), _payments(scene, seat))
    side.add(*(_condition(scene, seat, name, n) for n, name in enumerate(CONDITIONS)))
    market, tall = _market(scene, seat)
    return Part(result.add(posts, side, group(market, at=(0, MARKET))), ROOM, MARKET + tall)


def _services() -> tuple[str, ...]:
    return tuple(data.factions()["riverfolk"].lists["services"])


def _service(scene: Scene, service: int) -> Element:
    """A service; whoever has bought it this turn stands beside its name."""
    name, wide = scene.names.service(service), ROOM / 3 - 6
    buyer = {"riverboats": scene.view["beside"]["riverboats"], "mercenaries": scene.view["beside"]["mercenaries"]}.get(
        _services()[service], -1
    )
    return group(
        rect(0, 0, wide, SHOP - 12, radius=8, fill=FAINT, stroke=colour("riverfolk"), stroke_width=3),
        fitted(12, 28, name, 20, wide - 54, bold=True),
        draw_piece(scene.sign(buyer, title=scene.name(buyer)), wide - 24, 21, 28) if buyer >= 0 else None,
        at=(service * (wide + 9), 0),
        id=f"service-{service}",
        title=name,
    )


def _posts(scene: Scene, suit: int, kind: data.PieceKind) -> Element:
    """The trade posts of a suit that are left."""
    left = scene.view["stock"][kind.id]
    result = group(
        draw_suit(SUITS[suit], 20, 25, 34),
        rect(HEADS, 0, kind.count * POST + 6, ROW - 6, radius=8, fill=FAINT, stroke=INK, stroke_width=1.4),
        title=f"{sentence(scene.piece(kind.id))}: {left}",
        at=(0, suit * ROW),
        id=f"stock-{kind.id}",
        class_="stock",
    )
    for n in range(kind.count):
        x = HEADS + 3 + (n + 0.5) * POST
        here = n >= kind.count - left
        result.add(draw_piece(Piece("token", "riverfolk", kind.id), x, 24, 34) if here else gap(x, 24, 34, True))
    return result


def _prices(scene: Scene) -> Element:
    """What a service costs, by the points of who buys."""
    words = scene.gettext("Price by points")
    result = group(label(0, 31, words, 176), title=words, id="prices")
    for n, price in enumerate(PRICES):
        x = 190.0 + n * 114
        least = f"{n * TEN}+"
        result.add(
            text(x + 40, 32, least, 20, anchor="end", fill=SOFT),
            circle(x + 64, 25, 18, fill=PAPER, stroke=INK, stroke_width=1.6),
            text(x + 64, 33, str(price), 23, bold=True, anchor="middle", fill=INK),
        )
    return result


def _payments(scene: Scene, seat: int) -> Element:
    held = scene.view["boards"][seat]["payments"]
    wide = ROOM - SIDE
    title = f"{scene.gettext('Payments')}: {sum(held)}"
    return group(
        rect(0, 0, wide, 48, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        label(10, 31, title, 150),
        *draw_owners(scene, held, wide),
        at=(0, ROW),
        title=title,
        id=f"payments-{seat}",
    )


def _condition(scene: Scene, seat: int, name: str, n: int) -> Element:
    """A reason to grow angry: dark while it holds."""
    holds = scene.view["boards"][seat][name]
    wide = (ROOM - SIDE) / 2 - 5
    words = scene.gettext(CONDITIONS[name])
    mark = path(ICONS[name], fill=PAPER if holds else SOFT)
    said = fitted(44, 30, sentence(words), 20, wide - 50, bold=holds).set(fill=PAPER if holds else INK)
    return group(
        rect(0, 0, wide, 48, radius=8, fill=INK if holds else FAINT, stroke=INK, stroke_width=1.6),
        group(mark, at=(23, 24)),
        said,
        at=(n * (wide + 10), 2 * ROW),
        title=f"{scene.gettext('Protectionism')}: {words}",
        id=f"{name}-{seat}",
        class_="holds" if holds else "idle",
    )


def _market(scene: Scene, seat: int) -> tuple[Element, float]:
    """The cards from left to right, which is the order in which they go and which never changes."""
    cards = scene.view["boards"][seat]["market"]
    words = f"{scene.gettext('Market')}: {len(cards)}"
    result = group(label(0, 18, words, ROOM), id=f"market-{seat}", title=words)
    wide = ROOM / WARES
    for n, card in enumerate(cards):
        row, column = divmod(n, WARES)
        x, y = column * wide, 26.0 + row * 50
        result.add(draw_named(scene, card, x + 30, y, wide - 38))
        result.add(text(x + 14, y + 30, str(n + 1), 20, bold=True, anchor="middle", fill=INK))
    return result, 32 + 50 * max(1, -(-len(cards) // WARES))
