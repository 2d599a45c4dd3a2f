"""Names of Root in a language: players, places, cards, items and pieces."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from pathlib import Path
from typing import Final

from lexludi.games.root.bots.sheets import Sheet, sheets
from lexludi.games.root.factions.keepers.board import ALIKE, RELICS
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    BURROW,
    CLEARINGS,
    DRAFT,
    EVERY,
    ITEMS,
    NOBODY,
    PIECES,
    PLACES,
    PLOTS,
    SUITS,
)
from lexludi.games.root.rules.box.printed import VIZIERS, Pack, Plan, pack, plan
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.speech import Name, Names, Place, sentence

CATALOGUES: Final = Path(__file__).parent.parent / "locale"

COLUMNS: Final = {"recruit": N_("Recruit"), "move": N_("Move"), "battle": N_("Battle"), "build": N_("Build")}
RETINUE: Final = {
    "move": N_("Move"),
    "battle_then_delve": N_("Battle then Delve"),
    "move_or_recover": N_("Move or Recover"),
}
SERVICES: Final = {
    "hand_card": N_("Hand Card"),
    "riverboats": N_("Riverboats"),
    "mercenaries": N_("Mercenaries"),
}
RELATIONS: Final = {
    "hostile": N_("hostile"),
    "indifferent": N_("indifferent"),
    "amiable": N_("amiable"),
    "friendly": N_("friendly"),
    "allied": N_("allied"),
}

CASTS: Final = 1000
"""Line-ups whose labels are kept; then all are worked out anew."""


class RootNames(Names):
    """Everything that has a name, in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(code, CATALOGUES)
        self.places: dict[tuple[str, int], Place] = {}
        """By map and number: sentences name them all the time."""
        self.players: dict[tuple[str, bool, str], Name] = {}
        """And who plays: by faction, whether it is a bot, and what tells two alike apart."""
        self.labels: dict[tuple[str, bool, str], str] = {}
        self._signs: dict[Hashable, list[tuple[str, str]]] = {}
        self.faces: dict[tuple[str, int], str] = {}
        """And cards, by deck and number."""

    # Players

    def seat(self, view: View, seat: int) -> Name:
        """A player in a sentence; of two Vagabonds each with the character. After the players come the hirelings."""
        if seat >= len(view["factions"]):
            return self.hireling(view["hirelings"][seat - len(view["factions"])])
        player = self.player(view, seat)
        known = self.players.get(player)
        if known is None:
            known = self.players[player] = self.spoken(self.sheet(view, seat)).marked(player[2])
        return known

    def player(self, view: View, seat: int) -> tuple[str, bool, str]:
        """What the name of a player depends on."""
        return view["factions"][seat], bool(view["bots"][seat]), self.character_mark(view, seat)

    def cast(self, view: View) -> Hashable:
        """What the names of all who play depend on."""
        factions = view["factions"]
        twins = tuple([board.get("character") for board in view["boards"]]) if factions.count("vagabond") > 1 else ()
        return tuple(factions), tuple(view["bots"]), tuple(view["hirelings"]), twins

    def sheet(self, view: View, seat: int) -> data.Faction | Sheet:
        """What is printed of a player: a faction, or its bot."""
        name = view["factions"][seat]
        return sheets()[name] if view["bots"][seat] else data.faction(name)

    def hireling(self, name: str) -> Name:
        """A hireling in a sentence."""
        return self.spoken(data.hirelings().side(name))

    def label(self, view: View, seat: int) -> str:
        """A player in a table, where a name has no article."""
        if seat >= len(view["factions"]):
            return self.of(data.hirelings().side(view["hirelings"][seat - len(view["factions"])]))
        player = self.player(view, seat)
        known = self.labels.get(player)
        if known is None:
            sheet = self.sheet(view, seat)
            name = sheet.short_cs if self.code == "cs" else sheet.adjective_en
            known = self.labels[player] = sentence(name) + player[2]
        return known

    def signs(self, view: View) -> list[tuple[str, str]]:
        """The labels and the colours of all who play."""
        cast = self.cast(view)
        known = self._signs.get(cast)
        if known is None:
            if len(self._signs) >= CASTS:
                self._signs.clear()
            colours = [data.faction(faction).colour for faction in view["factions"]]
            known = self._signs[cast] = [(self.label(view, seat), colour) for seat, colour in enumerate(colours)]
        return known

    def character_mark(self, view: View, seat: int) -> str:
        faction = view["factions"][seat]
        if faction == DRAFT:
            return f" {seat + 1}"
        if faction != "vagabond" or view["factions"].count(faction) < 2:
            return ""
        character = view["boards"][seat]["character"]
        return f" ({self.of(data.vagabonds()[character])})" if character else f" {self.nth_vagabond(view, seat)}"

    def nth_vagabond(self, view: View, seat: int) -> int:
        return int(view["factions"][: seat + 1].count("vagabond"))

    # Places

    def plan(self, view: View) -> Plan:
        return plan(view["map"])

    def place(self, view: View, place: int) -> Place:
        """A place of the map, in the forms that sentences need."""
        known = self.places.get((view["map"], place))
        if known is None:
            known = self.places[view["map"], place] = self._place(view, place)
        return known

    def _place(self, view: View, place: int) -> Place:
        if place == BURROW:
            return Place(
                self.gettext("the Burrow"),
                self.gettext("from the Burrow"),
                self.gettext("to the Burrow"),
                self.gettext("in the Burrow"),
            )
        if place < PLACES:
            return Place(
                self.gettext("clearing {n}", n=place),
                self.gettext("from clearing {n}", n=place),
                self.gettext("to clearing {n}", n=place),
                self.gettext("in clearing {n}", n=place),
            )
        forest = self.forest(view, place).replace("_", "-")
        return Place(
            self.gettext("the forest {name}", name=forest),
            self.gettext("from the forest {name}", name=forest),
            self.gettext("into the forest {name}", name=forest),
            self.gettext("in the forest {name}", name=forest),
        )

    def forest(self, view: View, place: int) -> str:
        """The id of a forest: the clearings it touches."""
        return self.plan(view).forests[place - PLACES]

    def suited_place(self, view: View, place: int) -> str:
        """A clearing with its suit, or a place without one."""
        name = str(self.place(view, place))
        return name if place not in CLEARINGS else f"{name} ({self.suit(view['suits'][place])})"

    def suit(self, suit: int) -> str:
        if suit == EVERY:
            return self.gettext("every suit")
        return self.of(data.common().suits[suit])

    def setup_card(self, view: View, faction: str) -> str:
        """A set-up card to choose: the faction, and the character dealt to the Vagabond (Law A.8.1.III)."""
        name = self.of(data.factions()[faction])
        character = next((card.partition(":")[2] for card in view["dealt"] if card.startswith(faction)), "")
        return f"{name}: {self.of(data.vagabonds()[character])}" if character else name

    def landmark(self, name: str) -> str:
        """A landmark by its name."""
        return self.of(data.landmarks()[name])

    # Cards

    def pack(self, view: View) -> Pack:
        return pack(view["deck_name"])

    def printed(self, view: View, card: int) -> data.Card | None:
        """The card of the data; None for a loyal vizier."""
        cards = self.pack(view)
        return data.cards()[cards.kinds[card]] if card < cards.size else None

    def card(self, view: View, card: int) -> str:
        """A card by its name and suit; one the reader may not see is just a card."""
        if card < 0:
            return self.gettext("a card")
        known = self.faces.get((view["deck_name"], card))
        if known is None:
            known = self.faces[view["deck_name"], card] = self._card(view, card)
        return known

    def _card(self, view: View, card: int) -> str:
        printed = self.printed(view, card)
        if printed is None:
            vizier = card < self.pack(view).size + VIZIERS
            return self.gettext("Loyal Vizier") if vizier else self.gettext("Faithful Retainer")
        return f"{self.of(printed)} ({self.suit(SUITS.index(printed.suit))})"

    def cards(self, view: View, cards: Iterable[int]) -> str:
        return self.listed(self.card(view, card) for card in cards)

    def quest(self, quest: int) -> str:
        chosen = list(data.quests().values())[quest]
        return f"{self.of(chosen)} ({self.suit(SUITS.index(chosen.suit))})"

    def quest_items(self, quest: int) -> str:
        chosen = list(data.quests().values())[quest]
        return self.listed(self.item(ITEMS.index(item)).lower() for item in chosen.items)

    def character(self, which: int) -> str:
        return self.of(list(data.vagabonds().values())[which])

    def leader(self, leader: int) -> str:
        return self.of(data.factions()["eyrie"].leaders[leader])

    def minister(self, minister: int) -> str:
        return self.of(data.factions()["duchy"].ministers[minister])

    def column(self, column: int) -> str:
        return self.gettext(COLUMNS[data.factions()["eyrie"].lists["decree"][column]])

    def retinue(self, column: int) -> str:
        return self.gettext(RETINUE[data.factions()["keepers"].lists["retinue"][column]])

    def service(self, service: int) -> str:
        return self.gettext(SERVICES[data.factions()["riverfolk"].lists["services"][service]])

    def mood(self, mood: int) -> str:
        return self.of(data.factions()["hundreds"].moods[mood])

    def relation(self, status: int) -> str:
        return self.gettext(RELATIONS[data.factions()["vagabond"].lists["relationships"][status]])

    # Items and pieces

    def item(self, item: int) -> str:
        """An item by itself, as in a list."""
        return self.of(data.item(ITEMS[item]))

    def taken(self, item: int) -> str:
        """An item that somebody takes or uses."""
        kind = data.item(ITEMS[item])
        return kind.taken_cs if self.code == "cs" else kind.taken_en

    def piece(self, kind: int) -> str:
        """One piece by itself, as in a list."""
        return self.of(data.pieces()[PIECES[kind]])

    def pieces(self, kind: int, n: int) -> str:
        """So many pieces that somebody places, moves or loses."""
        return self.some(data.pieces()[PIECES[kind]], n)

    def plot(self, view: View, place: int) -> str:
        """What lies in a place as a plot, to who may know it; "" where there is none."""
        if "plot" not in view["owners"] or place >= PLACES:
            return ""
        secret = view["boards"][view["owners"]["plot"]].get("secret")  # those of a bot are known to nobody
        up = [kind for kind in PLOTS if view["pieces"][PIECES[kind]][place]]
        kind = up[0] if up else secret[place] if secret else NOBODY
        return self.piece(kind) if kind >= 0 else ""

    def relic(self, view: View, relic: int) -> str:
        """A relic by its type, and its value where that can be seen."""
        name = self.piece(RELICS[relic // ALIKE])
        value = view["boards"][view["owners"]["relic_figure"]]["values"][relic]
        if value < 0:
            return self.gettext("{piece} (face down)", piece=name)
        return self.gettext("{piece} (value {n})", piece=name, n=value)

    def waystation(self, which: int, side: int) -> str:
        """The type of relic that a side of a waystation shows."""
        sheet = data.factions()["keepers"]
        return self.of(sheet.tokens[sheet.lists["relics"].index(sheet.waystations[which][side])])
