"""Rows of what is printed, by number: what rules read often."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from lexludi.games.harrow.rules.box import data
from lexludi.games.harrow.rules.box.codes import ABILITIES, BRAMBLES, FOREST, LAND, MOUNTAIN, PLAINS, SWAMP, WETLANDS
from lexludi.parts.data import Named
from lexludi.parts.hexes import HexGrid, hexagon

BOARDS: Final = data.boards()
MAPS: Final = data.maps()

TERRAIN_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.terrain)
KIND_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.ability)
JAR_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.jar)
CUBE_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.cube)
CUBE_COUNT: Final[tuple[int, ...]] = tuple(one.count for one in BOARDS.cube)
FACTIONS: Final[tuple[data.Faction, ...]] = BOARDS.faction
FACTION_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in FACTIONS)
COLOURS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(map(CUBE_NAMES.index, one.cubes)) for one in FACTIONS)
"""The colours of cubes of each faction."""
TOKEN_COUNT: Final[tuple[int, ...]] = tuple(BOARDS.ability_tokens[name] for name in KIND_NAMES)

# The map: hexes column by column from the west, each column from the north

GRID: Final = HexGrid(hexagon(MAPS.radius))
HEXES: Final = len(GRID)
NEAR: Final = GRID.near
DISTANCE: Final = GRID.distance


def hex_names() -> tuple[str, ...]:
    """A letter for the column, and the place in it from the north: e5 is the middle."""
    names: list[str] = []
    columns = [q for q, _ in GRID.hexes]
    for n, q in enumerate(columns):
        names.append(f"{ascii_lowercase[q + MAPS.radius]}{n - columns.index(q) + 1}")
    return tuple(names)


HEX_NAMES: Final = hex_names()
HOMES: Final[tuple[int, ...]] = (HEX_NAMES.index(MAPS.south), HEX_NAMES.index(MAPS.north))
"""The home of whoever sits in the south, and of whoever sits in the north."""
SOUTH: Final = 0
NORTH: Final = 1
LETTERS: Final[dict[str, int]] = {
    "S": SWAMP, "W": WETLANDS, "P": PLAINS, "F": FOREST, "M": MOUNTAIN, "X": BRAMBLES
}  # fmt: skip
NO_TOKEN: Final = frozenset(at for home in HOMES for at in (home, *NEAR[home]))
"""Homes and their neighbours: no ability token is printed there (Law 1.setup.B.2.e)."""


class Side:
    """A side of the map."""

    def __init__(self, printed: data.Map) -> None:
        self.id = printed.id
        marks = [mark for column in printed.columns for mark in column.split()]
        self.terrain: tuple[int, ...] = tuple(LETTERS[mark[0]] for mark in marks)
        self.storms = sum(1 << at for at, mark in enumerate(marks) if mark.endswith("!"))
        """Printed storms, a bit each."""
        self.brambles = self.terrain.index(BRAMBLES)
        self.land: tuple[bool, ...] = tuple(kind in LAND for kind in self.terrain)
        self.price: tuple[int, ...] = tuple(2 if kind == MOUNTAIN else 1 for kind in self.terrain)
        """Law 1.move.4: the Moves that it takes to enter each hex, storms and paths aside."""
        self.symbols: tuple[int, ...] = tuple(at for at, land in enumerate(self.land) if land and at not in NO_TOKEN)
        """Hexes with the symbol of an ability token."""


SIDES: Final[tuple[Side, ...]] = tuple(Side(one) for one in MAPS.map)
MAP_NAMES: Final[tuple[str, ...]] = tuple(side.id for side in SIDES)


def far_corners(home: int) -> list[int]:
    """Law 1.setup.B.3, .B.4: the three corners farthest from a home."""
    return sorted(GRID.corners(), key=lambda at: -DISTANCE[home][at])[: BOARDS.objectives]


def edge_of(home: int) -> list[int]:
    """The hexes on the edge of the map beside a home."""
    return [at for at in NEAR[home] if GRID.edge[at]]


# Faction boards

Rows = tuple[tuple[int, ...], ...]


class RowBoard:
    """The values of each ability, by tokens added to its row; and how many of those bring a card."""

    def __init__(self, printed: data.RowBoard) -> None:
        self.values: Rows = (printed.move, printed.spawn, printed.strengthen)
        self.cards = printed.cards


ROW_BOARDS: Final[dict[tuple[str, str], RowBoard]] = {
    (one.faction, one.side): RowBoard(one) for one in BOARDS.row_board
}
BAG_BOARDS: Final[dict[str, data.BagBoard]] = {one.side: one for one in BOARDS.bag_board}
ROW_LENGTH: Final = len(BOARDS.row_board[0].move) - 1
"""How many tokens a row takes besides the printed one."""
BAG_ROW_LENGTH: Final = len(BOARDS.bag_board[0].draws) - 1
BAG_START: Final[tuple[int, ...]] = tuple(BOARDS.bag[KIND_NAMES[ability]] for ability in ABILITIES)

# Legends

LEGENDS: Final[tuple[data.Legend, ...]] = data.legends()
LEGEND_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in LEGENDS)

# Hester

HESTER_BOARD: Final = data.hester()
HESTER_CARDS: Final[tuple[data.HesterCard, ...]] = HESTER_BOARD.card
HESTER_CARD_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in HESTER_CARDS)


def legend_data(name: str) -> data.Legend:
    """The legend of that name."""
    return LEGENDS[LEGEND_NAMES.index(name)]


GOBLINS: Final[tuple[int, ...]] = tuple(n for n, one in enumerate(LEGENDS) if one.faction == "goblin")
"""Whom Kammi can take along."""
KAMMI_BOARD: Final = BOARDS.kammi
LEGENDS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n, one in enumerate(LEGENDS) if one.faction == name) for name in FACTION_NAMES
)
"""Who can lead each faction."""

# Cards: tactics first, then upgrades, then goblin cards

UPGRADES: Final[tuple[data.Upgrade, ...]] = data.cards().upgrade
CARDS: Final[tuple[data.Card, ...]] = (*data.cards().tactic, *UPGRADES, *data.cards().goblin)
CARD_NAMES: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)
FIRST_UPGRADE_CARD: Final = len(data.cards().tactic)


def printed(name: str) -> data.Card:
    """The card of that name."""
    return CARDS[CARD_NAMES.index(name)]


DECKS: Final[dict[str, tuple[int, ...]]] = {
    "protectors": tuple(range(FIRST_UPGRADE_CARD)),
    "family": tuple(range(FIRST_UPGRADE_CARD, FIRST_UPGRADE_CARD + len(UPGRADES))),
    "kammi": tuple(range(FIRST_UPGRADE_CARD + len(UPGRADES), len(CARDS))),
}
"""The deck of each faction that has one."""

# Tokens of the Family: ability tokens, and after them an upgrade for each of its cards

TOKENS: Final[tuple[Named, ...]] = (*BOARDS.ability, *UPGRADES)
TOKEN_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in TOKENS)
UPGRADE_COST: Final[tuple[int, ...]] = tuple(KIND_NAMES.index(one.cost) for one in UPGRADES)
UPGRADE_WAITS: Final[tuple[bool, ...]] = tuple(one.waits for one in UPGRADES)

# Bonus tiles

TILES: Final[tuple[data.Tile, ...]] = data.tiles()
TILE_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in TILES)

# Alone

SOLO: Final = data.solo()
SOLO_CARDS: Final[tuple[data.SoloCard, ...]] = SOLO.card
SOLO_CARD_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in SOLO_CARDS)
SOLO_DECKS: Final = SOLO.deck
DUEL: Final = SOLO.duel

# The Fair Folk

FAE_BOARD: Final = data.fae()
OFFERS: Final[tuple[data.FaeThing, ...]] = FAE_BOARD.offer
OFFER_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in OFFERS)
QUESTS: Final[tuple[data.Quest, ...]] = FAE_BOARD.quest
QUEST_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in QUESTS)
FAE_CARDS: Final[tuple[data.FaeCard, ...]] = FAE_BOARD.card
FAE_CARD_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in FAE_CARDS)
