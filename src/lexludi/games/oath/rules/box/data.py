"""What is printed on the components of Oath, read once from TOML."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from lexludi.parts.data import CzechForms, Named, by_id, read

PACKAGE = "lexludi.games.oath"

Token = Literal["favor", "secret"]
PowerKind = Literal["action", "rest", "when_played", "modifier", "battle_plan", "persistent", "passive"]
MajorAction = Literal["search", "muster", "trade", "recover", "campaign", "travel"]
Side = Literal["attacker", "defender", "either"]


class Cost(msgspec.Struct, frozen=True):
    """Law 7.1.2: favor and secrets placed on the card, and those burned."""

    favor: int = 0
    secret: int = 0
    burn_favor: int = 0
    burn_secret: int = 0


class Card(Named, frozen=True, kw_only=True):
    """Anything with a power. `number` is that of the chronicle's save string."""

    number: int
    text_en: str
    text_cs: str = ""
    kinds: tuple[PowerKind, ...] = ()
    action: MajorAction | None = None
    side: Side | None = None
    must: bool = False
    cost: Cost = Cost()
    adviser_limit: int = 0


class Denizen(Card, frozen=True, kw_only=True):
    suit: str = ""
    starting: bool = False
    restriction: Literal["", "site", "adviser"] = ""
    locked: bool = False


class Edifice(Card, frozen=True, kw_only=True):
    suit: str
    intact: bool = False


class Relic(Card, frozen=True, kw_only=True):
    dice: int


class Vision(Card, frozen=True, kw_only=True):
    oath: str = ""


class Modifier(Card, frozen=True, kw_only=True):
    """A space of the Reliquary (Law 2.3)."""


class Price(msgspec.Struct, frozen=True):
    """Law 5.4.2: favor into a bank, or favor or secrets burned."""

    favor: int = 0
    bank: str = ""
    burn_favor: int = 0
    burn_secret: int = 0


class Site(Card, frozen=True, kw_only=True):
    category: Literal["opportunity", "homeland", "coast", "special"]
    capacity: int
    favor: int = 0
    secrets: int = 0
    relics: int = 0
    price: Price = Price()


class Effect(msgspec.Struct, frozen=True):
    text_en: str
    text_cs: str


class Oath(Named, frozen=True, kw_only=True):
    """The goal of its keeper, and that of the Successor."""

    number: int
    text_en: str
    text_cs: str
    effects: tuple[Effect, ...]


class Region(Named, frozen=True, kw_only=True):
    slots: int
    travel: dict[str, int]
    discards_to: str


class Banner(Named, frozen=True, kw_only=True):
    number: int


class Seat(Named, frozen=True, kw_only=True):
    """Who plays: names for sentences, the colour, and what lies on the board at the start."""

    short_en: str
    short_cs: str
    cs: CzechForms
    colour: str
    warbands: int
    favor: int
    secrets: int
    plural_en: bool = False


class Bandits(msgspec.Struct, frozen=True):
    """What those are called who rule where nobody does."""

    short_en: str
    plural_en: bool
    short_cs: str
    cs: CzechForms


class Dice(msgspec.Struct, frozen=True):
    id: str
    faces: tuple[str, ...]


class Banks(msgspec.Struct, frozen=True):
    """Law 1.6: how much favor each bank gets, by the number of players."""

    few: int
    many: int
    many_from: int


class Search(msgspec.Struct, frozen=True):
    """Law 5.1.1: supply by Visions drawn, for a discard pile; and how many cards."""

    world_deck: tuple[int, ...]
    discard_pile: int
    cards: int


class Supply(msgspec.Struct, frozen=True):
    """Law 4.3.3: from so many warbands in the bank on, that much supply."""

    most: int
    chancellor: tuple[tuple[int, int], ...]
    exile: tuple[tuple[int, int], ...]


class End(msgspec.Struct, frozen=True):
    """Law 3.3: the numbers of the end die that end the game, by round."""

    wins: dict[str, tuple[int, ...]]


class Start(msgspec.Struct, frozen=True):
    warbands: int
    top_site: int
    other_sites: int
    hand: int
    reliquary: int


class Exile(msgspec.Struct, frozen=True):
    price: int


class WorldDeck(msgspec.Struct, frozen=True):
    """Law 1.box, 8.8: denizens and Visions on top, denizens below them with the other Visions; the rest lie under."""

    upper_denizens: int
    upper_visions: int
    lower_denizens: int


class Chronicle(msgspec.Struct, frozen=True):
    """Law 8.4: new cards of the most common suit, and of those that follow it."""

    new_cards: tuple[int, ...]


class Boards(msgspec.Struct, frozen=True):
    favor: int
    rounds: int
    adviser_limit: int
    pawn_dice: int
    banks: Banks
    search: Search
    supply: Supply
    end: End
    start: Start
    exile: Exile
    world_deck: WorldDeck
    chronicle: Chronicle
    bandits: Bandits
    region: tuple[Region, ...]
    suit: tuple[Named, ...]
    banner: tuple[Banner, ...]
    seat: tuple[Seat, ...]
    dice: tuple[Dice, ...]


class Slot(msgspec.Struct, frozen=True):
    """A site of the map in a chronicle, with what lies there."""

    site: str
    faceup: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


class FirstGame(msgspec.Struct, frozen=True):
    oath: str
    slot: tuple[Slot, ...]
    deck: tuple[str, ...]
    """Its top card first, as it lies before the deal."""
    relics: tuple[str, ...]
    """The top one last."""


@cache
def boards() -> Boards:
    return msgspec.convert(read(PACKAGE, "boards"), Boards)


@cache
def denizens() -> dict[str, Denizen]:
    found: dict[str, Denizen] = {}
    for suit in boards().suit:
        raw = [{**card, "suit": suit.id} for card in read(PACKAGE, suit.id)["denizen"]]
        found |= by_id(raw, Denizen)
    return found


@cache
def edifices() -> dict[str, Edifice]:
    return by_id(read(PACKAGE, "edifices")["edifice"], Edifice)


@cache
def relics() -> dict[str, Relic]:
    return by_id(read(PACKAGE, "relics")["relic"], Relic)


@cache
def sites() -> dict[str, Site]:
    return by_id(read(PACKAGE, "sites")["site"], Site)


@cache
def visions() -> dict[str, Vision]:
    return by_id(read(PACKAGE, "visions")["vision"], Vision)


@cache
def oaths() -> dict[str, Oath]:
    return by_id(read(PACKAGE, "visions")["oath"], Oath)


@cache
def reliquary() -> dict[str, Modifier]:
    return by_id(read(PACKAGE, "visions")["reliquary"], Modifier)


@cache
def seats() -> dict[str, Seat]:
    return {seat.id: seat for seat in boards().seat}


@cache
def cards() -> dict[str, Card]:
    """Everything with a power, by id: denizens, edifices, Visions, relics, sites and spaces of the Reliquary."""
    return {**denizens(), **edifices(), **visions(), **relics(), **sites(), **reliquary()}


@cache
def first_game() -> FirstGame:
    return msgspec.convert(read(PACKAGE, "first_game"), FirstGame)
