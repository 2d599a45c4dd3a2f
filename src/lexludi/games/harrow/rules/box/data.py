"""What is printed on the components of Harrow County, read once from TOML. `ours` says what is our own design."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from lexludi.parts.data import CzechForms, Named, read

PACKAGE = "lexludi.games.harrow"
BoardSide = Literal["basic", "upgraded"]


class Cube(Named, frozen=True, kw_only=True):
    count: int


class Faction(Named, frozen=True, kw_only=True):
    """Who plays: names for sentences, the colour, and what it brings."""

    short_en: str
    short_cs: str
    cs: CzechForms
    colour: str
    cubes: tuple[str, ...]
    haints: int
    home: Literal["", "south", "north"] = ""
    plural_en: bool = True


class RowBoard(msgspec.Struct, frozen=True):
    """A faction board with a row for each ability: the value above each space, and which spaces bring a card."""

    faction: str
    side: BoardSide
    move: tuple[int, ...]
    spawn: tuple[int, ...]
    strengthen: tuple[int, ...]
    cards: tuple[int, ...]


class BagBoard(msgspec.Struct, frozen=True):
    """The Family's board: how many tokens are drawn and go back, and which spaces bring a card."""

    side: BoardSide
    draws: tuple[int, ...]
    returns: tuple[int, ...]
    cards: tuple[int, ...]


class Knock(msgspec.Struct, frozen=True):
    """Of `faces`: a stuck cube is knocked out by `knock`, and one lodges by `lodge` for each place of `room` left."""

    faces: int
    lodge: int
    room: int
    knock: int


class Tower(msgspec.Struct, frozen=True):
    """Of `faces`: how often a cube falls out that is thrown in, and one that was stuck."""

    faces: int
    out_new: int
    out_stuck: int
    knock: Knock


class Boards(msgspec.Struct, frozen=True):
    ours: tuple[str, ...]
    full_hex: int
    range: int
    range_on_mountain: int
    cubes_kept: int
    hit_price: int
    hit_price_in_brambles: int
    superiority: int
    turns: int
    wild_tokens: int
    scrolls: int
    points_to_win: int
    brambles_points: int
    kill_points: int
    objective_points: int
    start_haints: int
    start_cubes: int
    start_wild: int
    start_cards: int
    paths: int
    storms: int
    objectives: int
    dial: tuple[int, ...]
    ability_tokens: dict[str, int]
    fixed_tokens: dict[str, str]
    random_tokens: tuple[str, ...]
    bag: dict[str, int]
    terrain: tuple[Named, ...]
    ability: tuple[Named, ...]
    jar: tuple[Named, ...]
    cube: tuple[Cube, ...]
    faction: tuple[Faction, ...]
    row_board: tuple[RowBoard, ...]
    bag_board: tuple[BagBoard, ...]
    kammi: KammiBoard
    tower: Tower


class HesterCard(Named, frozen=True, kw_only=True):
    """What it says, in our own words, and the figure on it."""

    text_en: str
    text_cs: str
    number: int


class HesterBoard(msgspec.Struct, frozen=True):
    """Hester's figures: flames, prices in cubes, and how many squares each side of her board has."""

    ours: tuple[str, ...]
    flames: int
    fires: int
    flames_of_fire: int
    start_actions: int
    snakes: int
    roots: int
    squares: int
    start_cards: int
    open_cards: int
    units: int
    fire_points: int
    haint_price: int
    haint_any_price: int
    hester_price: int
    hester_any_price: int
    infect_price: int
    infect_any_price: int
    summon_price: int
    nail_price: int
    card: tuple[HesterCard, ...]


class SoloLevel(msgspec.Struct, frozen=True):
    """How many cards are played with, and which terrain cubes lie on the battleground."""

    id: str
    cards: int
    cubes: Literal["each", "two", "none"]


class SoloCard(msgspec.Struct, frozen=True):
    """Two hexes, the action with which its faction begins, and whether it points at Hester; wild without hexes."""

    id: str
    deck: str
    hexes: tuple[str, ...]
    action: str
    hester: bool


class Duel(msgspec.Struct, frozen=True):
    """How many squares Hester needs for a minor victory, by how many things the Fair Folk have found."""

    squares: tuple[int, ...]


class Solo(msgspec.Struct, frozen=True):
    ours: tuple[str, ...]
    duel: Duel
    action: tuple[str, ...]
    objective_points: int
    level: tuple[SoloLevel, ...]
    deck: tuple[Named, ...]
    card: tuple[SoloCard, ...]


class FaeThing(Named, frozen=True, kw_only=True):
    """An offer: what it is good for."""

    text_en: str
    text_cs: str


class Quest(FaeThing, frozen=True, kw_only=True):
    """What four nests must have: each of them, and all together."""

    beside: tuple[str, ...] = ()
    on: str = ""
    storms: bool = False
    edge: bool = False
    brambles: int = 0
    apart: int = 0
    terrains: bool = False
    connected: bool = False
    line: bool = False
    halves: bool = False


class FaeCard(FaeThing, frozen=True, kw_only=True):
    cost: int
    number: int = 0


class Fae(msgspec.Struct, frozen=True):
    ours: tuple[str, ...]
    nests: int
    arrows: int
    crosses: int
    hand: int
    quest_nests: int
    cubes_kept: int
    items: int
    offer: tuple[FaeThing, ...]
    quest: tuple[Quest, ...]
    card: tuple[FaeCard, ...]


class Map(Named, frozen=True, kw_only=True):
    columns: tuple[str, ...]
    ours: bool = False


class Maps(msgspec.Struct, frozen=True):
    radius: int
    south: str
    """The home of whoever sits in the south."""
    north: str
    map: tuple[Map, ...]


class Legend(Named, frozen=True, kw_only=True):
    """Who leads a faction, with the gift in our own words."""

    faction: str
    text_en: str
    text_cs: str
    tokens: int = 0
    """How many tokens of its own it brings, or puts onto the map."""
    units: int = 0
    cubes: int = 0
    reach: int = 0
    ours: tuple[str, ...] = ()


class Card(Named, frozen=True, kw_only=True):
    """A card, in our own words; how many it speaks of, and how far it reaches."""

    text_en: str
    text_cs: str
    count: int = 0
    reach: int = 0
    ours: tuple[str, ...] = ()


class Upgrade(Card, frozen=True, kw_only=True):
    """An upgrade: the token that it replaces, and whether its own waits for an attack."""

    cost: str
    waits: bool = False


class Cards(msgspec.Struct, frozen=True):
    tactic: tuple[Card, ...]
    upgrade: tuple[Upgrade, ...]
    goblin: tuple[Card, ...]


class KammiBoard(msgspec.Struct, frozen=True):
    """Her action grid, what is put into it, and what her doll is worth."""

    rows: int
    columns: int
    fill: dict[str, int]
    waiting: str
    dolls: int
    doll_points: int


class Legends(msgspec.Struct, frozen=True):
    legend: tuple[Legend, ...]


@cache
def boards() -> Boards:
    return msgspec.convert(read(PACKAGE, "boards"), Boards)


@cache
def maps() -> Maps:
    return msgspec.convert(read(PACKAGE, "maps"), Maps)


@cache
def hester() -> HesterBoard:
    return msgspec.convert(read(PACKAGE, "hester"), HesterBoard)


@cache
def fae() -> Fae:
    return msgspec.convert(read(PACKAGE, "fae"), Fae)


@cache
def solo() -> Solo:
    return msgspec.convert(read(PACKAGE, "solo"), Solo)


@cache
def legends() -> tuple[Legend, ...]:
    return msgspec.convert(read(PACKAGE, "legends"), Legends).legend


class Tile(Named, frozen=True, kw_only=True):
    """A bonus tile."""

    text_en: str
    text_cs: str


class Tiles(msgspec.Struct, frozen=True):
    tile: tuple[Tile, ...]


@cache
def tiles() -> tuple[Tile, ...]:
    return msgspec.convert(read(PACKAGE, "tiles"), Tiles).tile


@cache
def cards() -> Cards:
    return msgspec.convert(read(PACKAGE, "cards"), Cards)
