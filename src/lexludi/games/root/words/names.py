"""Names of Root in a language: players, places, cards, items and pieces.

A name prints as itself; a translation asks for the form it needs: `{seat.gen}`, `{at.inside}`, and `{seat:jde|jdou}`
for the verb that agrees with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

from lexludi.games.root.bots.sheets import Sheet, sheets
from lexludi.games.root.rules import data
from lexludi.games.root.rules.codes import BURROW, CLEARINGS, DRAFT, EVERY, FACTIONS, ITEMS, PIECES, PLACES, SUITS
from lexludi.games.root.rules.printed import VIZIERS, Pack, Plan, pack, plan
from lexludi.kernel.words import View
from lexludi.locale import N_, language

CATALOGUES: Final = Path(__file__).parent.parent / "locale"

ITEMS_TAKEN: Final = {
    "boot": N_("a boot"),
    "sword": N_("a sword"),
    "bag": N_("a bag"),
    "hammer": N_("a hammer"),
    "tea": N_("a teapot"),
    "coin": N_("coins"),
    "crossbow": N_("a crossbow"),
    "torch": N_("a torch"),
    "club": N_("a club"),
}
"""Items as what somebody takes or uses; Czech says them in the accusative."""

PLAIN: Final = {"warrior": N_("warrior"), "foothold": N_("foothold"), "vault": N_("vault")}
"""Pieces that are on no faction's board."""
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


class Bilingual(Protocol):
    """Anything of the data that has a name in both languages."""

    @property
    def name_en(self) -> str: ...
    @property
    def name_cs(self) -> str: ...


class Name:
    """A player's name and its cases; in English they are all the same."""

    def __init__(self, nom: str, gen: str, dat: str, acc: str, ins: str, plural: bool) -> None:
        self.nom = nom
        self.gen = gen
        self.dat = dat
        self.acc = acc
        self.ins = ins
        self.plural = plural

    def __str__(self) -> str:
        return self.nom

    def __format__(self, verbs: str) -> str:
        """The name, or of two verbs `one|many` the one that agrees with it."""
        if not verbs:
            return self.nom
        one, many = verbs.split("|")
        return many if self.plural else one


class Place:
    """A clearing or a forest: where something is, comes from, or goes to."""

    def __init__(self, name: str, out: str, into: str, inside: str) -> None:
        self.name = name
        self.out = out
        self.into = into
        self.inside = inside

    def __str__(self) -> str:
        return self.name


class Names:
    """Everything that has a name, in one language."""

    def __init__(self, code: str) -> None:
        self.language = language(code, CATALOGUES)
        self.code = code
        self.gettext = self.language.gettext
        self.ngettext = self.language.ngettext

    def of(self, thing: Bilingual) -> str:
        return thing.name_cs if self.code == "cs" else thing.name_en

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words)

    # Players

    def seat(self, view: View, seat: int) -> Name:
        """A player in a sentence; of two Vagabonds each with the character. After the players come the hirelings."""
        if seat >= len(view["factions"]):
            return self.hireling(view["hirelings"][seat - len(view["factions"])])
        sheet = self.sheet(view, seat)
        after = self.character_mark(view, seat)
        if self.code == "cs":
            cases = (sheet.short_cs, sheet.cs.gen, sheet.cs.dat, sheet.cs.acc, sheet.cs.ins)
            plural = sheet.cs.plural
        else:
            cases = (sheet.short_en,) * 5
            plural = sheet.short_en.endswith("s")
        nom, gen, dat, acc, ins = (case + after for case in cases)
        return Name(nom, gen, dat, acc, ins, plural)

    def sheet(self, view: View, seat: int) -> data.Faction | Sheet:
        """What is printed of a player: a faction, or its bot."""
        name = view["factions"][seat]
        return sheets()[name] if view["bots"][seat] else data.faction(name)

    def hireling(self, name: str) -> Name:
        """A hireling in a sentence."""
        side = data.hirelings().side(name)
        if self.code == "cs":
            return Name(side.name_cs, side.cs.gen, side.cs.dat, side.cs.acc, side.cs.ins, side.cs.plural)
        spoken = "the " + side.name_en.removeprefix("The ")
        return Name(spoken, spoken, spoken, spoken, spoken, spoken.endswith("s"))

    def label(self, view: View, seat: int) -> str:
        """A player in a table, where a name has no article."""
        if seat >= len(view["factions"]):
            return self.of(data.hirelings().side(view["hirelings"][seat - len(view["factions"])]))
        sheet = self.sheet(view, seat)
        name = sheet.short_cs if self.code == "cs" else sheet.adjective_en
        return sentence(name) + self.character_mark(view, seat)

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
        return self.of(next(kind for kind in data.items().item if kind.id == ITEMS[item]))

    def taken(self, item: int) -> str:
        """An item that somebody takes or uses."""
        return self.gettext(ITEMS_TAKEN[ITEMS[item]])

    def piece(self, kind: int) -> str:
        """One piece by itself, as in a list."""
        name = PIECES[kind]
        if name in PLAIN:
            return self.gettext(PLAIN[name])
        sheets = (data.factions()[faction] for faction in FACTIONS)
        return self.of(next(k for sheet in sheets for k in (*sheet.buildings, *sheet.tokens) if k.id == name))

    def pieces(self, kind: int, n: int) -> str:
        """So many pieces that somebody places, moves or loses."""
        match PIECES[kind]:
            case "warrior":
                return self.ngettext("a warrior", "{n} warriors", n)
            case "sawmill":
                return self.ngettext("a sawmill", "{n} sawmills", n)
            case "workshop":
                return self.ngettext("a workshop", "{n} workshops", n)
            case "recruiter":
                return self.ngettext("a recruiter", "{n} recruiters", n)
            case "roost":
                return self.ngettext("a roost", "{n} roosts", n)
            case "base_fox":
                return self.ngettext("the fox base", "{n} fox bases", n)
            case "base_rabbit":
                return self.ngettext("the rabbit base", "{n} rabbit bases", n)
            case "base_mouse":
                return self.ngettext("the mouse base", "{n} mouse bases", n)
            case "wood":
                return self.ngettext("a wood token", "{n} wood tokens", n)
            case "keep":
                return self.ngettext("the keep", "{n} keeps", n)
            case "garden_fox":
                return self.ngettext("a fox garden", "{n} fox gardens", n)
            case "garden_rabbit":
                return self.ngettext("a rabbit garden", "{n} rabbit gardens", n)
            case "garden_mouse":
                return self.ngettext("a mouse garden", "{n} mouse gardens", n)
            case "citadel":
                return self.ngettext("a citadel", "{n} citadels", n)
            case "market":
                return self.ngettext("a market", "{n} markets", n)
            case "trade_post_fox":
                return self.ngettext("a fox trade post", "{n} fox trade posts", n)
            case "trade_post_rabbit":
                return self.ngettext("a rabbit trade post", "{n} rabbit trade posts", n)
            case "trade_post_mouse":
                return self.ngettext("a mouse trade post", "{n} mouse trade posts", n)
            case "tunnel":
                return self.ngettext("a tunnel", "{n} tunnels", n)
            case "plot_bomb":
                return self.ngettext("a bomb", "{n} bombs", n)
            case "plot_snare":
                return self.ngettext("a snare", "{n} snares", n)
            case "plot_extortion":
                return self.ngettext("an extortion", "{n} extortions", n)
            case "plot_raid":
                return self.ngettext("a raid", "{n} raids", n)
            case "plot":
                return self.ngettext("a face-down plot", "{n} face-down plots", n)
            case "stronghold":
                return self.ngettext("a stronghold", "{n} strongholds", n)
            case "mob":
                return self.ngettext("a mob", "{n} mobs", n)
            case "waystation":
                return self.ngettext("a waystation", "{n} waystations", n)
            case "relic_figure":
                return self.ngettext("a figure", "{n} figures", n)
            case "relic_tablet":
                return self.ngettext("a tablet", "{n} tablets", n)
            case "relic_jewelry":
                return self.ngettext("a jewel", "{n} jewels", n)
            case "foothold":
                return self.ngettext("a foothold", "{n} footholds", n)
            case "vault":
                return self.ngettext("a vault", "{n} vaults", n)
            case "sympathy":
                return self.ngettext("a sympathy token", "{n} sympathy tokens", n)
        raise LookupError(f"no words for a piece called {PIECES[kind]}")

    def relic(self, view: View, relic: int) -> str:
        """A relic by its type, and its value where that can be seen."""
        board = view["boards"][view["owners"]["relic_figure"]]
        kinds = data.factions()["keepers"].tokens
        name = self.of(kinds[relic * len(kinds) // len(board["relics"])])
        value = board["values"][relic]
        if value < 0:
            return self.gettext("{piece} (face down)", piece=name)
        return self.gettext("{piece} (value {n})", piece=name, n=value)

    def waystation(self, which: int, side: int) -> str:
        """The type of relic that a side of a waystation shows."""
        sheet = data.factions()["keepers"]
        return self.of(sheet.tokens[sheet.lists["relics"].index(sheet.waystations[which][side])])


def sentence(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]
