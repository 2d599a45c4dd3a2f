"""What never changes in a match: who plays, on which side of the map, with which boards, dial and tree."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import (
    BUILDING,
    FAE,
    FAMILY,
    HESTER,
    KAMMI,
    NOBODY,
    NOWHERE,
    PROTECTORS,
    TOWNSFOLK,
)
from lexludi.games.harrow.rules.box.data import BagBoard
from lexludi.games.harrow.rules.box.printed import (
    BAG_BOARDS,
    BOARDS,
    COLOURS,
    FACTION_NAMES,
    FACTIONS,
    HOMES,
    NORTH,
    ROW_BOARDS,
    SIDES,
    SOUTH,
    RowBoard,
    Side,
)
from lexludi.games.harrow.rules.faction import DECLARED, Faction

CHAPTERS: Final = ("1", "2", "3", "4", "5")
TOWERS: Final = ("memory", "knock")
SINGLE: Final[tuple[int, ...]] = (1,)
"""The dial where every haint is worth a point."""


class Level:
    """What a chapter brings: which side of the boards is up, how the dial counts, and what besides is used."""

    def __init__(
        self, boards: str, dial: tuple[int, ...], legends: bool, tiles: bool, objectives: bool, who: str = ""
    ) -> None:
        self.boards = boards
        self.dial = dial
        self.legends = legends
        """Whether players choose their legends and the sides of their tracks, and have cards; tokens lie at random."""
        self.tiles = tiles
        self.objectives = objectives
        """Whether objectives wait on the scoreboard, and opponents place them."""
        self.who = who
        """Whose chapter it is."""


LEVELS: Final[dict[str, Level]] = {
    "1": Level("basic", SINGLE, legends=False, tiles=False, objectives=False),
    "2": Level("upgraded", SINGLE, legends=True, tiles=False, objectives=False),
    "3": Level("upgraded", BOARDS.dial, legends=True, tiles=True, objectives=True),
    "4": Level("upgraded", BOARDS.dial, legends=True, tiles=True, objectives=True, who="kammi"),
    "5": Level("upgraded", BOARDS.dial, legends=True, tiles=True, objectives=True, who="hester"),
}


ALONE: Final = Level("upgraded", BOARDS.dial, legends=False, tiles=False, objectives=False)
"""Law solo.setup: units and a dial, and nothing else of the boards."""


class Setting:
    """Seats are factions of people, in the order in which they sit; those that rules run come after them."""

    def __init__(self, seats: tuple[str, ...], chapter: str, side: int, tower: str, run: tuple[str, ...] = ()) -> None:
        self.seats = seats
        self.chapter = chapter
        self.alone = not {"protectors", "family", "kammi"} & set(seats)
        """Whether nobody plays a faction that fights, and cards move them."""
        self.level = ALONE if self.alone else LEVELS[chapter]
        self.tower = tower
        self.players = len(seats)
        self.names: tuple[str, ...] = (*seats, *run)
        """All factions, those of people first."""
        self.codes: tuple[int, ...] = tuple(FACTION_NAMES.index(name) for name in self.names)
        self.plays: tuple[Faction, ...] = tuple(DECLARED[name] for name in self.names)
        self.weathers: tuple[bool, ...] = tuple(faction.weathers for faction in self.plays)
        self.count = len(self.names)
        self.protectors = self.seat_of(PROTECTORS)
        self.family = self.seat_of(FAMILY)
        self.kammi = self.seat_of(KAMMI)
        self.hester = self.seat_of(HESTER)
        self.fae = self.seat_of(FAE)
        self.duel = self.alone and self.fae != NOBODY
        """Whether the Fair Folk play against Hester."""
        self.closing = "duel_after" if self.duel else "alone_end" if self.alone else "end_of_round"
        """The step that comes when the turns of a round are over."""
        self.fighters: tuple[int, ...] = tuple(n for n, code in enumerate(self.codes) if code <= KAMMI)
        """Those who have haints, jars and points."""
        self.others: tuple[int, ...] = tuple(n for n, code in enumerate(self.codes) if code > KAMMI)
        """Those who have none: Hester, the Fair Folk."""
        self.rivals: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in self.fighters if other != seat) for seat in range(self.count)
        )
        self.colours: tuple[tuple[int, ...], ...] = tuple(COLOURS[code] for code in self.codes)
        self.colour: tuple[int, ...] = tuple(row[0] for row in self.colours)
        self.map: Side = SIDES[side]
        self.side = side
        self.home: tuple[int, ...] = tuple(self.home_of(seat) for seat in range(self.count))
        self.dial = self.level.dial
        self.rows: tuple[RowBoard | None, ...] = tuple(ROW_BOARDS.get((name, self.level.boards)) for name in self.names)
        self.bag: BagBoard = BAG_BOARDS[self.level.boards]

    def own_goal(self, seat: int) -> int:
        """Which objectives a faction wants."""
        return BUILDING if seat == self.family else TOWNSFOLK

    def seat_of(self, code: int) -> int:
        return self.codes.index(code) if code in self.codes else NOBODY

    def home_of(self, seat: int) -> int:
        """Law 4.setup.H: Kammi has the home of the faction that she stands in for."""
        code = self.codes[seat]
        if code == KAMMI:
            code = PROTECTORS if self.family != NOBODY else FAMILY
        side = FACTIONS[code].home
        if not side:
            return NOWHERE
        return HOMES[SOUTH if side == "south" else NORTH]

    def goal_seat(self, objective: int) -> int:
        """Whose objectives these are: townsfolk of the Protectors, buildings of the Family."""
        return self.family if objective else self.protectors
