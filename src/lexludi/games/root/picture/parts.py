"""What all parts of the picture share: the scene they are drawn from, and the tracks of pieces."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from lexludi.draw import Element, Space, Written, draws, group
from lexludi.draw import track as spaces_of
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS, PIECES, SUITS
from lexludi.games.root.words.names import RootNames
from lexludi.speech import sentence

WIDE: Final = 760.0
"""How wide boards and the other panels are."""


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
def names_in(lang: str) -> RootNames:
    return RootNames(lang)


def suit_letter(names: RootNames, suit: str) -> str:
    return names.suit(SUITS.index(suit))[0].upper()


# Tracks


def track(scene: Scene, seat: int, kind: str, left: int, cell: float, printed: data.Track | None = None) -> Element:
    """A track of buildings or tokens. Those still on it stand at its right end; each space shows what it is worth.

    What is printed is the faction's, unless a bot brings its own.
    """
    printed = printed or _printed(scene.sheet(seat), kind)
    return group(
        _spaces(scene.factions[seat], kind, left, cell, printed),
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
def _spaces(faction: str, kind: str, left: int, cell: float, printed: data.Track) -> Element:
    sheet = data.factions()[faction]
    worth = _worth(printed)
    is_building = any(k.id == kind for k in sheet.buildings)
    standing = draw_piece(Piece("building" if is_building else "token", faction, kind), 0, 0, 36)
    gone = len(worth) - left
    spaces = [Space(None if n < gone else standing, *_value(faction, printed, n)) for n in range(len(worth))]
    return Written(spaces_of(spaces, cell, not is_building))


def _value(faction: str, printed: data.Track, n: int) -> tuple[str, Element | None]:
    """What space n is worth: points with or without a card, warriors, or a card alone."""
    worth = _worth(printed)
    if worth is printed.draw:
        return "", draws(0, 0)
    if worth is printed.warriors:
        return str(worth[n]), draw_piece(Piece("warrior", faction), 0, -1, 18)
    bonus = printed.draw and printed.draw[n]
    return str(worth[n]), group(draws(0, 0), scale=0.85) if bonus else None
