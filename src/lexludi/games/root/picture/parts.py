"""What all parts of the picture share: the scene they are drawn from, panels, labels, marks and tracks."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from lexludi.draw import Element, Written, circle, group, path, rect, shorten, text, width
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.picture.pieces import INK, PAPER, Piece, draw_piece
from lexludi.games.root.rules import data
from lexludi.games.root.rules.codes import ITEMS, PIECES, SUITS
from lexludi.games.root.words.names import Names, sentence

WIDE: Final = 760.0
"""How wide boards and the other panels are."""
PAD: Final = 14.0
BACKGROUND: Final = "#eadfc3"
FAINT: Final = "#efe5cb"
SOFT: Final = "#5e5144"


class Part(NamedTuple):
    """A drawing from (0, 0) on, and its size."""

    drawing: Element
    width: float
    height: float


class Scene:
    """A view and the language it is drawn in."""

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        self.view = view
        self.names = names_in(lang)
        self.lang = lang
        self.gettext = self.names.gettext
        self.factions: list[str] = view["factions"]
        self.owners = [*self.factions, *(name.removesuffix("-demoted") for name in view["hirelings"])]
        """Whose pieces are drawn: the players', then the hirelings'."""
        visible = [seat for seat, hand in enumerate(view["hands"]) if hand and -1 not in hand]
        own = [seat for seat in visible if self.factions[seat] != "riverfolk"]
        self.shown = own if len(own) == 1 else visible
        """The seats whose hands are laid out to read. The open hand of the Riverfolk is else on their board."""
        asked = [ask["seat"] for ask in view.get("asks", ()) if "options" in ask]
        self.viewer: int | None = asked[0] if asked else own[0] if len(own) == 1 else None

    def name(self, seat: int) -> str:
        return self.names.label(self.view, seat)

    def mark(self, seat: int) -> str:
        """Which of two Vagabonds it is."""
        if self.owners[seat] != "vagabond" or self.factions.count("vagabond") < 2:
            return ""
        return "I" * self.names.nth_vagabond(self.view, seat)

    def sign(self, seat: int, *, title: str | None = None) -> Piece:
        """The silhouette that stands for a player."""
        return Piece("warrior", self.owners[seat], mark=self.mark(seat), title=title, seat=seat)

    def piece(self, kind: str) -> str:
        return self.names.piece(PIECES.index(kind))

    def item(self, item: str) -> str:
        return sentence(self.names.item(ITEMS.index(item)))

    def sheet(self, seat: int) -> data.Faction:
        return data.faction(self.factions[seat])


@cache
def names_in(lang: str) -> Names:
    return Names(lang)


def suit_letter(names: Names, suit: str) -> str:
    return names.suit(SUITS.index(suit))[0].upper()


# Panels and labels


def panel(wide: float, high: float, *, stroke: float = 1.8) -> Element:
    return rect(0, 0, wide, high, radius=14, fill=PAPER, stroke=INK, stroke_width=stroke)


def label(x: float, y: float, words: str, room: float, size: float = 19) -> Element:
    """A small heading."""
    return text(x, y, shorten(words, size, room), size, fill=SOFT)


def fitted(x: float, y: float, words: str, size: float, room: float, *, bold: bool = False) -> Element:
    """Text that grows smaller before it is cut."""
    while size > 15 and width(words, size, bold=bold) > room:
        size -= 1
    return text(x, y, shorten(words, size, room, bold=bold), size, bold=bold, fill=INK)


def star(x: float, y: float, value: str, size: float = 22) -> Element:
    """Points: a number on a dark shield."""
    half = size * 0.82
    wide = half if len(value) < 3 else half * 1.25
    return group(
        path(
            f"M{-wide:.1f} {-half:.1f}H{wide:.1f}V{half * 0.35:.1f}Q{wide * 0.8:.1f} {half:.1f} 0 {half * 1.25:.1f}"
            f"Q{-wide * 0.8:.1f} {half:.1f} {-wide:.1f} {half * 0.35:.1f}Z",
            fill=INK,
        ),
        text(0, size * 0.4, value, size, bold=True, anchor="middle", fill=PAPER),
        at=(x, y),
    )


def draws(x: float, y: float) -> Element:
    """A bonus of one card."""
    return group(
        rect(-8, -11, 16, 22, radius=3, fill=PAPER, stroke=INK, stroke_width=2),
        path("M0-5V5M-5 0H5", stroke=INK, stroke_width=2.4, fill="none"),
        at=(x, y),
    )


def counted(piece: Element, x: float, y: float, count: int | str, title: str, id_: str | None = None) -> Element:
    """A thing and how many there are of it, the number to its right."""
    return group(piece, text(24, 9, str(count), 25, bold=True, fill=INK), at=(x, y), title=title, id=id_)


# Tracks


def track(scene: Scene, seat: int, kind: str, left: int, cell: float, printed: data.Track | None = None) -> Element:
    """A track of buildings or tokens. Those still on it stand at its right end; each space shows what it is worth.

    What is printed is the faction's, unless a bot brings its own.
    """
    printed = printed or _printed(scene.sheet(seat), kind)
    return group(
        _spaces(scene.factions[seat], kind, scene.piece(kind)[0], left, cell, printed),
        id=f"stock-{kind}",
        class_="stock",
        title=f"{sentence(scene.piece(kind))}: {left}/{len(_worth(printed))}",
    )


def sheet_track(scene: Scene, seat: int, kind: str, cell: float) -> Element:
    """A track of a bot, with the points on its sheet: entry n is what n pieces on the map are worth."""
    points = sheets()[scene.factions[seat]].tables["track"][1:]
    return track(scene, seat, kind, scene.view["stock"][kind], cell, data.Track(vp=points))


def _printed(sheet: data.Faction, kind: str) -> data.Track:
    """The track of a kind; suited kinds such as garden_fox have the same."""
    return sheet.tracks[kind if kind in sheet.tracks else kind.rpartition("_")[0]]


def _worth(printed: data.Track) -> tuple[int, ...]:
    """What the spaces are worth above all: points, warriors or cards."""
    return printed.vp or printed.warriors or printed.draw


@cache
def _spaces(faction: str, kind: str, mark: str, left: int, cell: float, printed: data.Track) -> Element:
    sheet = data.factions()[faction]
    worth = _worth(printed)
    is_building = any(k.id == kind for k in sheet.buildings)
    standing = Piece("building" if is_building else "token", faction, kind, mark=mark)
    result = group()
    for n, value in enumerate(worth):
        x, high, size = n * cell, 50.0, 36.0
        result.add(rect(x, 0, cell - 4, high, radius=7, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4))
        middle = x + 5 + size / 2
        gone = n < len(worth) - left
        result.add(gap(middle, high / 2, size, not is_building) if gone else draw_piece(standing, middle, 25, size))
        right = (middle + size / 2 + x + cell - 4) / 2
        if worth is printed.draw:
            result.add(draws(right, 25))
            continue
        bonus = bool(printed.draw and printed.draw[n])
        recruits = worth is printed.warriors
        result.add(text(right, 22 if bonus or recruits else 33, str(value), 23, bold=True, anchor="middle", fill=INK))
        result.add(group(draws(0, 0), at=(right, 37), scale=0.85) if bonus else None)
        result.add(draw_piece(Piece("warrior", faction), right, 36, 18) if recruits else None)
    return Written(result)


def gap(x: float, y: float, size: float, is_round: bool) -> Element:
    """Where a piece has left."""
    if is_round:
        return circle(x, y, size / 2 - 2, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="4 4")
    half = size / 2 - 2
    return rect(
        x - half,
        y - half,
        2 * half,
        2 * half,
        radius=5,
        fill="none",
        stroke=INK,
        stroke_width=1.6,
        stroke_dasharray="4 4",
    )
