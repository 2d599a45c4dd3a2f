"""Pieces as drawings: each faction has its own silhouette, each building and token its own sign."""

from functools import cache
from typing import Literal

import msgspec

from lexludi.draw import Element, Written, circle, group, path, rect, text
from lexludi.games.root.picture import found, glyphs
from lexludi.games.root.picture import glyphs_hirelings as hired
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import DRAFT

INK = "#2b2118"
PAPER = "#fbf4e2"
HIRELING = "#a8a29a"
SUIT_COLOURS = {"fox": "#c2452d", "rabbit": "#e8bf45", "mouse": "#d98a5e", "bird": "#5b8fb0"}
SIZE = 40.0
BADGE = 24.0
"""How large numbers on a piece are."""
Kind = Literal["warrior", "building", "token", "pawn"]


class Piece(msgspec.Struct, frozen=True):
    """Something to draw: warriors of a faction with their count, a building, a token or a pawn.

    `name` is the kind, such as sawmill, base_fox, plot_bomb or warlord; a token called `hidden` lies face down.
    `mark` is a letter or two drawn on it: the number of one of two Vagabonds, a relic's value.
    """

    kind: Kind
    faction: str
    name: str = ""
    count: int = 1
    mark: str = ""
    id: str | None = None
    title: str | None = None
    seat: int | None = None


def draw_piece(piece: Piece, x: float, y: float, size: float = SIZE) -> Element:
    """The piece centred on (x, y), `size` wide."""
    return group(
        _figure(piece.kind, piece.faction, piece.name),
        *_badges(piece, SIZE / size),
        title=piece.title,
        at=(x, y),
        scale=size / SIZE,
        id=piece.id,
        class_=f"piece {piece.kind} {piece.faction}",
        data_seat=piece.seat,
    )


@cache
def _figure(kind: Kind, faction: str, name: str) -> Element:
    draw = {"warrior": _warrior, "building": _building, "token": _token, "pawn": _pawn}[kind]
    return Written(group(*draw(Piece(kind, faction, name))))


def _badges(piece: Piece, scale: float) -> list[Element]:
    """How many there are, and the mark: as large on a small piece as on a large one."""
    found = []
    if piece.mark and scale < 1.5:
        found.append(group(_ordinal(piece.mark), at=(-14, -14), scale=scale))
    if piece.count > 1:
        found.append(group(_count(piece.count), at=(16, 15), scale=scale))
    return found


def draw_suit(suit: str, x: float, y: float, size: float = SIZE) -> Element:
    """The head that stands for a suit."""
    return group(_head(suit), at=(x, y), scale=size / SIZE)


@cache
def _head(suit: str) -> Element:
    return Written(group(*draw_glyph(glyphs.SUITS[suit], SUIT_COLOURS[suit])))


def draw_glyph(
    glyph: glyphs.Glyph, body: str, *, outline: float = 2.2, light: str = PAPER, ink: str = INK
) -> list[Element]:
    """The layers of a glyph, in a square from -20 to 20."""
    styles: dict[str, dict[str, str | float]] = {
        "body": {"fill": body, "stroke": ink, "stroke_width": outline, "stroke_linejoin": "round"},
        "light": {"fill": light},
        "ink": {"fill": ink},
        "line": {
            "fill": "none",
            "stroke": ink,
            "stroke_width": 1.8,
            "stroke_linecap": "round",
            "stroke_linejoin": "round",
        },
    }
    return [path(d, **styles[role]) for role, d in glyph]


def draw_item(item: str, x: float, y: float, size: float = SIZE, *, exhausted: bool = False) -> Element:
    """An item on its square tile; exhausted it lies on its side, dark."""
    return group(_tile(item, exhausted), at=(x, y), scale=size / SIZE)


@cache
def _tile(item: str, exhausted: bool) -> Element:
    glyph = draw_glyph(glyphs.ITEMS[item], "#d3c6ae" if exhausted else "#b9813f", outline=1.8)
    tile = group(
        rect(-20, -20, 40, 40, radius=7, fill="#6f6557" if exhausted else "#f3dfa9", stroke=INK, stroke_width=2),
        group(*glyph).set(transform="rotate(90) scale(0.8)" if exhausted else "scale(0.8)"),
    )
    return Written(tile)


def colour(faction: str) -> str:
    found = data.factions().get(faction)
    return found.colour if found else hired.COLOURS.get(faction, HIRELING)


def _warrior(piece: Piece) -> list[Element]:
    return [_halo(piece.faction), *draw_glyph(_silhouette(piece.faction), colour(piece.faction))]


def _pawn(piece: Piece) -> list[Element]:
    """A pawn stands on a base."""
    glyph = hired.HIRELINGS.get(piece.name) or _sign(piece.name)
    stand = path("M-19 18H19L16 24H-16Z", fill=INK, stroke=PAPER, stroke_width=1.5)
    return [_halo(piece.faction), *draw_glyph(glyph, colour(piece.faction), outline=2.6), stand]


def _building(piece: Piece) -> list[Element]:
    suit = glyphs.suit_of(piece.name)
    parts = [
        rect(-20, -20, 40, 40, radius=5, fill=colour(piece.faction), stroke=INK, stroke_width=2.4),
        rect(-16.5, -16.5, 33, 33, radius=3, fill=PAPER),
        group(
            *draw_glyph(_sign(piece.name), colour(piece.faction), outline=1.8),
            at=(2.5, 2.5) if suit else (0, 0),
            scale=0.76 if suit else 0.82,
        ),
    ]
    return [*parts, _suit_mark(suit)] if suit else parts


def _token(piece: Piece) -> list[Element]:
    suit = glyphs.suit_of(piece.name)
    parts = [
        circle(0, 0, 20, fill=colour(piece.faction), stroke=INK, stroke_width=2.4),
        circle(0, 0, 15.5, fill=PAPER),
        group(*draw_glyph(_sign(piece.name), colour(piece.faction), outline=1.8), scale=0.72),
    ]
    return [*parts, _suit_mark(suit)] if suit else parts


def _silhouette(faction: str) -> glyphs.Glyph:
    if faction == DRAFT:
        return glyphs.DRAFT
    return hired.HIRELINGS.get(faction) or found.picture_of(faction).GLYPH


def _sign(name: str) -> glyphs.Glyph:
    """The sign of a piece; suited kinds such as base_fox share one. An item may cover a slot like a building."""
    if name == "hidden":
        return glyphs.FACE_DOWN
    kind = glyphs.unsuited(name)
    return found.signs().get(kind) or hired.SIGNS.get(kind) or glyphs.ITEMS[name]


def _halo(faction: str) -> Element:
    """A pale edge that lifts the silhouette off any ground."""
    return path(_silhouette(faction)[0][1], fill=PAPER, stroke=PAPER, stroke_width=6.5, stroke_linejoin="round")


def _count(count: int) -> Element:
    wide = 26 if count < 10 else 38
    return group(
        rect(-wide / 2, -13, wide, 26, radius=13, fill=INK, stroke=PAPER, stroke_width=1.6),
        text(0, 8.5, str(count), BADGE, bold=True, anchor="middle", fill=PAPER),
    )


def _ordinal(mark: str) -> Element:
    return group(
        circle(0, 0, 13, fill=PAPER, stroke=INK, stroke_width=1.6),
        text(0, 8.5, mark, BADGE, bold=True, anchor="middle", fill=INK),
    )


def _suit_mark(suit: str) -> Element:
    return group(
        circle(0, 0, 9, fill=PAPER, stroke=INK, stroke_width=1.4),
        draw_suit(suit, 0, 0, 13),
        at=(-13, -13),
    )
