"""What the things of Oath are called."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from lexludi.games.oath.rules import prompts as p
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    BANNERS,
    DARKEST_SECRET,
    NOBODY,
    OATHS,
    OFF_MAP,
    REGIONS,
    SUITS,
    WORLD_DECK,
)
from lexludi.games.oath.rules.box.printed import NAMES, SITE
from lexludi.games.oath.rules.views import VISION_BACK
from lexludi.kernel.prompts import Kind
from lexludi.kernel.words import View
from lexludi.speech import Name, Names, Speak

CATALOGUES: Final = Path(__file__).parent.parent / "locale"


class OathNames(Names):
    """Everything that has a name, in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(code, CATALOGUES)

    def seat(self, view: View, seat: int) -> Name:
        """A player in a sentence, or the bandits."""
        seats = view["seats"]
        if seat < 0:
            nobody = self.gettext("nobody")
            return Name(*(nobody,) * 5, plural=False)
        if seat >= len(seats):
            return self.spoken(data.boards().bandits)
        return self.spoken(data.seats()[seats[seat].partition(":")[0]])

    def label(self, view: View, seat: int) -> str:
        """A player with his role, as in a table."""
        name = self.of(data.seats()[view["seats"][seat].partition(":")[0]])
        if seat == 0:
            return name
        role = self.gettext("Citizen") if view["citizens"][seat] else self.gettext("Exile")
        return f"{name} ({role})"

    def place(self, view: View, slot: int) -> str:
        """A site of the map, or a board."""
        if slot >= OFF_MAP:
            return self.gettext("the board of {other}", other=self.seat(view, slot - OFF_MAP))
        site = view["sites"][slot]
        if site == NOBODY:
            return self.gettext("a facedown site ({region})", region=self.slot(slot))
        return self.of(SITE[site])

    def slot(self, slot: int) -> str:
        """A place of the map by its region and number."""
        region = next(n for n, last in enumerate((1, 4, 7)) if slot <= last)
        return f"{self.of(data.boards().region[region])} {slot - (0, 2, 5)[region] + 1}"

    def card(self, card: int) -> str:
        """A card, a relic, a banner or a power; one that the reader may not see is just a card."""
        if card == VISION_BACK:
            return self.gettext("a Vision")
        if card < 0:
            return self.gettext("a card")
        if card in BANNERS:
            return self.of(data.boards().banner[card - DARKEST_SECRET])
        return self.of(data.cards()[NAMES[card]])

    def cards(self, cards: Iterable[int]) -> str:
        return self.listed(self.card(card) for card in cards)

    def suit(self, suit: int) -> str:
        return self.of(data.boards().suit[suit]) if 0 <= suit < len(SUITS) else self.gettext("no suit")

    def oath(self, oath: int) -> str:
        return self.of(data.oaths()[OATHS[oath]])

    def goal(self, oath: data.Oath) -> str:
        """What the Oathkeeper must do."""
        return oath.text_cs if self.code == "cs" else oath.text_en

    def pile(self, pile: int) -> str:
        if pile == WORLD_DECK:
            return self.gettext("the world deck")
        if not 0 <= pile < len(REGIONS):
            return self.gettext("the bottom of the world deck")
        return self.gettext("the discard pile: {region}", region=self.of(data.boards().region[pile]))

    def goods(self, view: View, row: tuple[int, ...]) -> str:
        """What goes which way in an offer."""
        told: list[list[str]] = [[], []]
        for way, what, value in zip(row[::3], row[1::3], row[2::3], strict=True):
            told[way].append(self.ware(view, what, value))
        nothing = self.gettext("nothing")
        return self.gettext(
            "{gives} for {wants}", gives=self.listed(told[0]) or nothing, wants=self.listed(told[1]) or nothing
        )

    def ware(self, view: View, what: int, value: int) -> str:
        """Goods of an offer."""
        if what == 0:
            return self.gettext("favor: {n}", n=value)
        if what == 1:
            return self.gettext("secrets: {n}", n=value)
        if what == 4:
            return self.place(view, value)
        if what == 5:
            return self.gettext("facedown adviser {n}", n=value + 1)
        return self.card(value)


SPOKEN: Final[dict[Kind, Speak[OathNames]]] = {
    p.SITE: OathNames.place,
    p.SEAT: OathNames.seat,
    p.CARD: lambda names, view, n: names.card(n),
    p.SUIT: lambda names, view, n: names.suit(n),
    p.PILE: lambda names, view, n: names.pile(n),
    p.OATH: lambda names, view, n: names.oath(n),
    p.COUNT: lambda names, view, n: n,
}
"""How each kind of value is spoken."""
