"""What is printed: maps, cards, boards and dice, read once from the TOML files in `data/`."""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

import msgspec

from lexludi.parts.data import Counted, CzechForms, Named, by_id, read

Suit = Literal["fox", "rabbit", "mouse", "bird"]
Cost = Literal["fox", "rabbit", "mouse", "any"]
Item = Literal["boot", "sword", "bag", "hammer", "tea", "coin", "crossbow", "torch", "club"]
Corner = Literal["top_left", "top_right", "bottom_right", "bottom_left"]
Point = tuple[float, float]
Pair = tuple[int, int]


# Maps


class Clearing(msgspec.Struct, frozen=True, kw_only=True):
    """A clearing. `river` lists the clearings a river links it to; a ruin covers slot 0."""

    id: int
    slots: int
    adjacent: tuple[int, ...]
    x: float
    y: float
    suit: Suit | None = None
    ruin: bool = False
    corner: Corner | None = None
    closed: tuple[int, ...] = ()
    river: tuple[int, ...] = ()


class Forest(msgspec.Struct, frozen=True, kw_only=True):
    """A forest, with the clearings it touches in order round its boundary."""

    id: str
    clearings: tuple[int, ...]
    adjacent: tuple[str, ...]
    x: float
    y: float


class Map(Named, frozen=True, kw_only=True):
    """A map. `special` names its rules of appendix C: raging_river, lake, ferry, closed_paths, pass."""

    special: tuple[str, ...]
    printed_suits: bool
    corners: dict[Corner, int]
    opposite_corners: tuple[Pair, Pair]
    map_edge: tuple[int, ...]
    clearings: tuple[Clearing, ...]
    forests: tuple[Forest, ...]
    river_course: tuple[int, ...] = ()
    coast: tuple[int, ...] = ()
    lake_outline: tuple[Point, ...] = ()
    ferry_start: int | None = None
    tower_start: int | None = None

    def clearing(self, number: int) -> Clearing:
        return self.clearings[number - 1]

    @property
    def paths(self) -> tuple[Pair, ...]:
        """Paths open at the start of the game, the smaller number first."""
        return tuple((c.id, n) for c in self.clearings for n in c.adjacent if c.id < n)

    @property
    def closed_paths(self) -> tuple[Pair, ...]:
        return tuple((c.id, n) for c in self.clearings for n in c.closed if c.id < n)

    @property
    def river_links(self) -> tuple[Pair, ...]:
        return tuple((c.id, n) for c in self.clearings for n in c.river if c.id < n)


class Board(msgspec.Struct, frozen=True):
    """The proportions of every printed map."""

    width: float
    height: float


# Cards


class Card(Named, frozen=True, kw_only=True):
    """A kind of card of the shared decks; `count` copies of it are in each of its `decks`."""

    suit: Suit
    kind: Literal["item", "ambush", "dominance", "persistent", "favor"]
    count: int
    decks: tuple[str, ...]
    text_en: str
    text_cs: str
    cost: tuple[Cost, ...] = ()
    item: Item | None = None
    vp: int = 0
    use: (
        Literal[
            "immediate",
            "passive",
            "triggered",
            "once_per_turn",
            "once_per_battle",
            "once_per_draw",
            "discard_to_use",
        ]
        | None
    ) = None
    must: bool = False


class Deck(Named, frozen=True, kw_only=True):
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        return sum(card.count for card in self.cards)


class Quest(Named, frozen=True, kw_only=True):
    suit: Suit
    items: tuple[Item, Item]


# Items and characters


class ItemKind(Named, frozen=True, kw_only=True):
    """An item type: whether the Vagabond keeps it on a track, and where the Hundreds hoard it.

    `taken` is one that somebody takes or uses; Czech says it in the accusative.
    """

    taken_en: str
    taken_cs: str
    track: bool = False
    hoard: Literal["command", "prowess"] | None = None
    mood: str | None = None


class Items(msgspec.Struct, frozen=True):
    """All item tokens. `ruin_items` is one set; a second Vagabond adds another."""

    item: tuple[ItemKind, ...]
    supply: dict[Item, int]
    ruin_items: dict[Item, int]
    starting: dict[str, dict[Item, int]]

    @property
    def starting_pool(self) -> dict[Item, int]:
        """Starting items of all boxes together."""
        pool: dict[Item, int] = {}
        for box in self.starting.values():
            for item, count in box.items():
                pool[item] = pool.get(item, 0) + count
        return pool


class Vagabond(Named, frozen=True, kw_only=True):
    """A character."""

    law: str
    box: str
    start: tuple[Item, ...]
    text_en: str
    text_cs: str


# Factions


class PawnKind(Named, frozen=True, kw_only=True):
    count: int


class PieceKind(Counted, frozen=True, kw_only=True):
    count: int
    suit: Suit | None = None


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A printed track; entry n belongs to the n-th piece that leaves it."""

    cost: tuple[int, ...] = ()
    vp: tuple[int, ...] = ()
    draw: tuple[int, ...] = ()
    warriors: tuple[int, ...] = ()


class Leader(Named, frozen=True, kw_only=True):
    viziers: tuple[str, str]
    text_en: str
    text_cs: str


class Rank(Named, frozen=True, kw_only=True):
    crowns: int
    cards: int
    vp: int


class Minister(Named, frozen=True, kw_only=True):
    rank: Literal["squire", "noble", "lord"]
    text_en: str
    text_cs: str


class Mood(Named, frozen=True, kw_only=True):
    text_en: str
    text_cs: str
    item: Item | None = None


class Faction(Named, frozen=True, kw_only=True):
    short_en: str
    short_cs: str
    adjective_en: str
    cs: CzechForms
    plural_en: bool = False
    corner: bool = False
    """Whether it starts in a corner clearing."""
    law: int
    box: str
    letter: str
    reach: int
    militant: bool
    colour: str
    warriors: int
    craft_pieces: tuple[str, ...]
    homelands: int
    reach_second: int | None = None
    buildings: tuple[PieceKind, ...] = ()
    tokens: tuple[PieceKind, ...] = ()
    pawns: tuple[PawnKind, ...] = ()
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    tables: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    lists: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    tracks: dict[str, Track] = msgspec.field(default_factory=dict)
    leaders: tuple[Leader, ...] = ()
    ranks: tuple[Rank, ...] = ()
    ministers: tuple[Minister, ...] = ()
    moods: tuple[Mood, ...] = ()
    starting_mood: str | None = None
    waystations: tuple[tuple[str, str], ...] = ()


UNDECIDED = Faction(
    id="draft",
    name_en="no faction yet",
    name_cs="zatím bez frakce",
    short_en="player",
    short_cs="hráč",
    adjective_en="Player",
    cs=CzechForms(gen="hráče", dat="hráči", acc="hráče", ins="hráčem", gender="m", plural=False),
    law=0,
    box="",
    letter="",
    reach=0,
    militant=False,
    colour="#8a8478",
    warriors=0,
    craft_pieces=(),
    homelands=0,
)
"""Stands for a faction that is still to be chosen (Law A.8)."""


class SuitName(Named, frozen=True, kw_only=True):
    clearings: int


class Common(msgspec.Struct, frozen=True):
    """Numbers that all players share."""

    victory_points: int
    dominance_points: int
    starting_hand: int
    advanced_hand: int
    advanced_keep: int
    hand_limit: int
    reach_by_players: dict[int, int]
    phases: tuple[Named, ...]
    pieces: tuple[Counted, ...]
    """Those that are on no faction's board."""
    suits: tuple[SuitName, ...]


# Hirelings, landmarks, dice


class HirelingPieces(msgspec.Struct, frozen=True, kw_only=True):
    name_en: str
    name_cs: str
    warriors: int = 0
    footholds: int = 0
    vaults: int = 0
    clubs: int = 0


class HirelingEffect(msgspec.Struct, frozen=True, kw_only=True):
    who: Literal["hireling", "controller", "any_player", "enemies"]
    text_en: str
    text_cs: str
    must: bool = False


class HirelingSide(msgspec.Struct, frozen=True, kw_only=True):
    name_en: str
    name_cs: str
    short_en: str
    cs: CzechForms
    plural_en: bool = False
    effects: tuple[HirelingEffect, ...]
    uses_pieces: bool = False
    setup: dict[str, int] = {}

    @property
    def short_cs(self) -> str:
        return self.name_cs


class Hireling(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    pack: str
    pieces: HirelingPieces
    promoted: HirelingSide
    demoted: HirelingSide
    excludes: str | None = None


class Hirelings(msgspec.Struct, frozen=True):
    in_play: int
    score_spaces: tuple[int, ...]
    demoted_by_players: dict[int, int]
    hireling: tuple[Hireling, ...]

    def card(self, name: str) -> Hireling:
        return next(card for card in self.hireling if card.id == name)

    def side(self, name: str) -> HirelingSide:
        """The side of a card that is up, such as `the_exile` or `the_exile-demoted`."""
        card = self.card(name.removesuffix("-demoted"))
        return card.demoted if name.endswith("-demoted") else card.promoted


class Landmark(Named, frozen=True, kw_only=True):
    """A landmark. `where` is the kind of clearing it may be set up in."""

    where: Literal["any", "corner", "river", "ruin", "one_slot_without_ruin"]
    text_en: str
    text_cs: str
    may_be_adjacent: bool = False
    hidden_cards: int = 0
    extra_slots: int = 0
    vp: int = 0
    draw: int = 0
    items: dict[Suit, dict[Item, int]] = msgspec.field(default_factory=dict)


class Die(msgspec.Struct, frozen=True):
    count: int
    faces: tuple[int, ...] = ()
    suits: tuple[Suit, ...] = ()


# Loading

PACKAGE: Final = "lexludi.games.root"


@cache
def board() -> Board:
    return msgspec.convert(read(PACKAGE, "maps")["board"], Board)


@cache
def maps() -> Mapping[str, Map]:
    return by_id(read(PACKAGE, "maps")["map"], Map)


@cache
def decks() -> Mapping[str, Deck]:
    raw = read(PACKAGE, "decks")
    cards = msgspec.convert(raw["card"], tuple[Card, ...])
    return {
        d.id: Deck(
            id=d.id,
            name_en=d.name_en,
            name_cs=d.name_cs,
            cards=tuple(c for c in cards if d.id in c.decks),
        )
        for d in msgspec.convert(raw["deck"], tuple[Named, ...])
    }


def deck(name: str) -> Deck:
    """The deck called `base` or `exiles`."""
    return decks()[name]


@cache
def cards() -> Mapping[str, Card]:
    """Every kind of card of all decks."""
    return {c.id: c for d in decks().values() for c in d.cards}


@cache
def quests() -> Mapping[str, Quest]:
    return by_id(read(PACKAGE, "quests")["quest"], Quest)


@cache
def items() -> Items:
    return msgspec.convert(read(PACKAGE, "items"), Items)


@cache
def item(name: str) -> ItemKind:
    return next(kind for kind in items().item if kind.id == name)


@cache
def vagabonds() -> Mapping[str, Vagabond]:
    return by_id(read(PACKAGE, "vagabonds")["vagabond"], Vagabond)


@cache
def factions() -> Mapping[str, Faction]:
    return by_id(read(PACKAGE, "factions")["faction"], Faction)


def faction(name: str) -> Faction:
    """The faction of that name, or what stands for one still to be chosen."""
    return factions().get(name, UNDECIDED)


@cache
def pieces() -> Mapping[str, Counted]:
    """Every kind of piece: those on no faction's board, then each faction's buildings and tokens."""
    found: list[Counted] = [*common().pieces]
    for sheet in factions().values():
        found += (*sheet.buildings, *sheet.tokens)
    return {kind.id: kind for kind in found}


@cache
def common() -> Common:
    return msgspec.convert(read(PACKAGE, "factions")["common"], Common, strict=False)


@cache
def hirelings() -> Hirelings:
    return msgspec.convert(read(PACKAGE, "hirelings"), Hirelings, strict=False)


@cache
def landmarks() -> Mapping[str, Landmark]:
    return by_id(read(PACKAGE, "landmarks")["landmark"], Landmark)


@cache
def dice() -> Mapping[str, Die]:
    return msgspec.convert(read(PACKAGE, "dice"), dict[str, Die])
