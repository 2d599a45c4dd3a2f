"""What the things of Harrow County are called."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

from lexludi.games.harrow.rules import prompts as p
from lexludi.games.harrow.rules.box import data
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED, NOBODY
from lexludi.games.harrow.rules.box.printed import (
    BOARDS,
    CARDS,
    CUBE_NAMES,
    FACTION_NAMES,
    FAE_CARDS,
    HESTER_CARDS,
    HEX_NAMES,
    LEGEND_NAMES,
    LEGENDS,
    OFFERS,
    QUESTS,
    SOLO,
    TILES,
    TOKENS,
)
from lexludi.kernel.prompts import Kind
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.speech import Name, Names, Speak

ITEMS: Final = (N_("the sword"), N_("the crown"), N_("the queen"))
"""What the Fair Folk seek."""
ACTIONS: Final = (N_("add cubes"), N_("spawn"), N_("move"))
"""The actions of the solo board."""
CATALOGUES: Final = Path(__file__).parent.parent / "locale"


class Told(Protocol):
    """Something with a text of its own."""

    @property
    def text_en(self) -> str: ...

    @property
    def text_cs(self) -> str: ...


class HarrowNames(Names):
    """Everything that has a name, in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(code, CATALOGUES)

    def faction(self, view: View, seat: int) -> data.Faction:
        return BOARDS.faction[FACTION_NAMES.index(view["factions"][seat])]

    def seat(self, view: View, seat: int) -> Name:
        """A faction in a sentence."""
        if seat < 0:
            return Name(*(self.gettext("nobody"),) * 5, plural=False)
        return self.spoken(self.faction(view, seat))

    def hex(self, at: int) -> str:
        return HEX_NAMES[at].upper() if at >= 0 else "-"

    def kind(self, kind: int) -> str:
        return self.of(BOARDS.ability[kind])

    def token(self, token: int) -> str:
        return self.of(TOKENS[token])

    def card(self, card: int) -> str:
        return self.of(CARDS[card]) if card >= 0 else self.gettext("a card")

    def tile(self, tile: int) -> str:
        return self.of(TILES[tile])

    def jar(self, jar: int) -> str:
        return self.of(BOARDS.jar[jar]) if jar >= 0 else "-"

    def legend(self, legend: int) -> str:
        return self.of(LEGENDS[legend])

    def unit(self, view: View, seat: int, unit: int) -> str:
        """A haint, or the legend that stands there."""
        if unit == HAINT:
            return self.gettext("a haint")
        if unit == INFECTED:
            return self.gettext("an infected haint")
        legend = view["leads"][seat]
        if view["factions"][seat] == "kammi":
            who = view["kammi"]["who"]
            if who < 0:
                return self.gettext("a figure of Kammi")
            legend = LEGEND_NAMES.index("kammi") if unit == who else legend
        return self.gettext("the legend") if legend == NOBODY else self.legend(legend)

    def told(self, card: Told) -> str:
        """What a card or a tile says."""
        return card.text_cs if self.code == "cs" else card.text_en

    def cube(self, colour: int) -> str:
        return self.of(BOARDS.cube[colour])

    def witchcraft(self, card: int) -> str:
        """A card of Hester."""
        return self.of(HESTER_CARDS[card])

    def omen(self, card: int) -> str:
        """A card of the game for one: its hexes, its action, and whether it points at Hester."""
        printed = SOLO.card[card]
        if not printed.hexes:
            return self.gettext("the Faceless Portraits")
        told = self.listed([name.upper() for name in printed.hexes])
        action = self.gettext(ACTIONS[SOLO.action.index(printed.action)])
        if printed.hester:
            return self.gettext("{hexes} ({action}, against Hester)", hexes=told, action=action)
        return self.gettext("{hexes} ({action})", hexes=told, action=action)

    def cubes(self, counts: list[int] | tuple[int, ...]) -> str:
        """So many cubes of each colour."""
        told = [f"{self.of(BOARDS.cube[n])} {count}" for n, count in enumerate(counts[: len(CUBE_NAMES)]) if count]
        return self.listed(told) or "-"


SPOKEN: Final[dict[Kind, Speak[HarrowNames]]] = {
    p.SEAT: HarrowNames.seat,
    p.HEX: lambda names, view, n: names.hex(n),
    p.KIND: lambda names, view, n: names.kind(n),
    p.TOKEN: lambda names, view, n: names.token(n),
    p.TILE: lambda names, view, n: names.tile(n),
    p.CARD: lambda names, view, n: names.card(n),
    p.JAR: lambda names, view, n: names.jar(n),
    p.LEGEND: lambda names, view, n: names.legend(n),
    p.UNIT: lambda names, view, n: names.unit(view, n >> 2, (n & 3) - 2),
    p.COUNT: lambda names, view, n: n,
    p.CUBE: lambda names, view, n: names.cube(n),
    p.ITEM: lambda names, view, n: names.gettext(ITEMS[n]),
    p.OFFER: lambda names, view, n: names.of(OFFERS[n]) if n >= 0 else "-",
    p.QUEST: lambda names, view, n: names.of(QUESTS[n]),
    p.FAE_CARD: lambda names, view, n: names.of(FAE_CARDS[n]),
    p.TERRAIN: lambda names, view, n: names.of(BOARDS.terrain[n]),
    p.DECK: lambda names, view, n: names.of(SOLO.deck[n]),
    p.OMEN: lambda names, view, n: names.omen(n),
    p.WITCHCRAFT: lambda names, view, n: names.witchcraft(n),
}
"""How each kind of value is spoken."""
