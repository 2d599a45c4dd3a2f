"""What Rootlog calls things: factions, pieces, cards, items, places. docs/rootlog.md lists our own additions."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BASES as BASE_KINDS
from lexludi.games.root.rules.box.codes import (
    CITADEL,
    FACTIONS,
    FOX,
    GARDENS,
    ITEMS,
    KEEP,
    MARKET,
    MOB,
    MOUSE,
    PLACES,
    POSTS,
    RABBIT,
    RECRUITER,
    ROOST,
    SAWMILL,
    STRONGHOLD,
    SUITS,
    SYMPATHY,
    TUNNEL,
    VAGABOND,
    WARRIOR,
    WOOD,
    WORKSHOP,
)
from lexludi.games.root.rules.box.printed import VIZIERS, Pack, Plan, pack, plan
from lexludi.games.root.rules.setting import Setting

LETTERS: Final = dict(zip(FACTIONS, "CEAVLODPHK", strict=True))
SECOND_VAGABOND: Final = "G"
SUIT_LETTERS: Final = "FRMB"
ITEM_LETTERS: Final = dict(zip(ITEMS, "fsbhtcxrk", strict=True))
MAP_NAMES: Final = {"autumn": "Fall", "winter": "Winter", "lake": "Lake", "mountain": "Mountain"}
DECK_NAMES: Final = {"base": "Standard", "exiles": "E&P"}
BY_SUIT: Final = {FOX: "f", RABBIT: "r", MOUSE: "m"}
PIECES: Final = {
    WARRIOR: "w",
    SAWMILL: "b_s",
    WORKSHOP: "b_w",
    RECRUITER: "b_r",
    WOOD: "t",
    KEEP: "t_k",
    ROOST: "b",
    SYMPATHY: "t",
    CITADEL: "b_c",
    MARKET: "b_m",
    TUNNEL: "t",
    STRONGHOLD: "b",
    MOB: "t",
    **{kind: f"b_{BY_SUIT[suit]}" for suit, kind in enumerate(BASE_KINDS)},
    **{kind: f"b_{BY_SUIT[suit]}" for suit, kind in enumerate(GARDENS)},
    **{kind: f"t_{BY_SUIT[suit]}" for suit, kind in enumerate(POSTS)},
}
"""The pieces of a kind that are all alike; plots, relics and waystations are told apart (see `tables`)."""
PLOT_LETTERS: Final = "bser"
RELIC_LETTERS: Final = "ftj"
DECREE_LETTERS: Final = "rmxb"
PRICE_LETTERS: Final = "hrm"
STATUS_LETTERS: Final = {-1: "h", 0: "0", 1: "1", 2: "2", 3: "a"}
RETAINER: Final = "#faith"
ABBREVIATIONS: Final = {
    "armorers": "armor", "better_burrow_bank": "bank", "brutal_tactics": "brutal", "command_warren": "command",
    "cobbler": "cob", "codebreakers": "codeb", "royal_claim": "royal", "sappers": "sap", "scouting_party": "scout",
    "stand_and_deliver": "stand", "tax_collector": "tax", "boat_builders": "boat", "charm_offensive": "charm",
    "coffin_makers": "coffin", "corvid_planners": "cplans", "eyrie_emigre": "emi", "false_orders": "false",
    "informants": "inform", "league_of_adventurous_mice": "league", "master_engravers": "engrave",
    "murine_broker": "murine", "propaganda_bureau": "prop", "saboteurs": "sabo", "soup_kitchens": "soup",
    "swap_meet": "swap", "tunnels": "tun", "favor_of_the_foxes": "favor", "favor_of_the_rabbits": "favor",
    "favor_of_the_mice": "favor", "fox_partisans": "part", "rabbit_partisans": "part", "mouse_partisans": "part",
    "expel_bandits": "bandits", "fend_off_a_bear": "bear", "fundraising": "funds", "give_a_speech": "speech",
    "guard_duty": "guard", "logistics_help": "logs", "repair_a_shed": "shed",
}  # fmt: skip


def plain(name: str) -> str:
    """A name as the notation spells it: small letters without spaces, marks or accents."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]", "", bare.lower())


class Codes:
    """The words of one match: of its map, its deck and its seats (whose letters they are)."""

    def __init__(self, chart: Plan, cards: Pack, letters: tuple[str, ...]) -> None:
        self.plan = chart
        self.pack = cards
        self.letters = letters
        self.seats = {letter: seat for seat, letter in enumerate(letters)}
        self.cards: list[str] = []
        """The code of each card of the deck: `F#favor`; copies have the same."""
        self.short: dict[str, list[str]] = {}
        """The codes that a bare name can mean, in full or abbreviated."""
        self.numbers: dict[str, list[int]] = {}
        """The cards that a code can mean."""
        self.items: dict[str, str] = {}
        """The item that a card crafts, by its code."""
        self.lasting: set[str] = set()
        """The cards that stay in play once crafted."""
        for card in range(cards.size):
            self._add(card)
        self.places = ["0", *map(str, range(1, PLACES)), *("_".join(map(str, near)) for near in chart.touches)]
        self.place_numbers = {code: place for place, code in enumerate(self.places)}

    def _add(self, card: int) -> None:
        kind = self.pack.kinds[card]
        full = plain(data.cards()[kind].name_en)
        short = ABBREVIATIONS.get(kind, full)
        if self.pack.ambush[card]:
            full, short = "ambush", "@"
        elif self.pack.dominance[card]:
            full, short = "dominance", "dom"
        code = f"{SUIT_LETTERS[self.pack.suit[card]]}#{short}"
        self.cards.append(code)
        for name in {full, short}:
            codes = self.short.setdefault(name, [])
            if code not in codes:
                codes.append(code)
        self.numbers.setdefault(code, []).append(card)
        if self.pack.item[card] >= 0:
            self.items[code] = item_code(self.pack.item[card])
        if self.pack.effect[card]:
            self.lasting.add(code)

    def card(self, number: int) -> str:
        """The code of a card; retainers have one of ours, viziers have none."""
        if number < self.pack.size:
            return self.cards[number]
        return RETAINER if number >= self.pack.size + VIZIERS else ""

    def craft_word(self, code: str) -> str:
        """A card as it is crafted: `sap`, or with its suit in front where there are several, `ffavor`."""
        suit, _, name = code.partition("#")
        return name if len(self.short[name]) == 1 else suit.lower() + name

    def crafted(self, word: str) -> str | None:
        """The code of what is crafted under that word; None if there is nothing of the kind."""
        codes = self.short.get(word, [])
        if len(codes) == 1:
            return codes[0]
        same_suit = [code for code in self.short.get(word[1:], []) if code[0].lower() == word[0]]
        return same_suit[0] if same_suit else None


def item_code(item: int) -> str:
    return f"%{ITEM_LETTERS[ITEMS[item]]}"


@cache
def quest_codes() -> list[str]:
    """The code of each quest: `F#errand`."""
    codes = []
    for quest in data.quests().values():
        suit = SUIT_LETTERS[SUITS.index(quest.suit)]
        bare = quest.id.removesuffix(f"_{quest.suit}")
        codes.append(f"{suit}#{ABBREVIATIONS.get(bare, plain(bare))}")
    return codes


def letters_of(factions: tuple[int, ...]) -> tuple[str, ...]:
    """The letter of each seat; the second Vagabond has one of his own."""
    letters: list[str] = []
    for faction in factions:
        letter = LETTERS[FACTIONS[faction]]
        letters.append(SECOND_VAGABOND if faction == VAGABOND and letter in letters else letter)
    return tuple(letters)


def codes_of(setting: Setting) -> Codes:
    return codes(setting.plan.id, setting.pack.id, letters_of(setting.factions))


@cache
def codes(map_name: str, deck_name: str, letters: tuple[str, ...]) -> Codes:
    return Codes(plan(map_name), pack(deck_name), letters)
