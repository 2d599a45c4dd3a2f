"""What never changes in a match: who plays, in which mode, on which side of the board."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import COOPERATIVE, NOBODY, SECTIONS
from lexludi.games.wall.rules.box.data import Side
from lexludi.games.wall.rules.box.printed import BOARDS, SOLDIER_COUNT, SOLDIER_NAMES, side_for

CLANS: Final[tuple[str, ...]] = tuple(clan.id for clan in BOARDS.clan)
REED: Final = "reed"
QIN: Final = "qin"
RUN_CLANS: Final = {clan.id: clan for clan in BOARDS.run_clan}


BESIDE: Final[dict[int, tuple[str, ...]]] = {1: (QIN, REED), 2: (REED,)}
"""Who plays besides one person, and besides two."""


class Setting:
    """Seats are clans of people, in the order in which they sit; other clans, run by the rules, come after them."""

    def __init__(
        self, seats: tuple[str, ...], mode: str, extra: bool = False, level: int = 0, both_advisors: bool = False
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.cooperative = mode == COOPERATIVE
        self.extra = extra
        """Whether hordes and artifacts of our own are shuffled in beyond the number of the box."""
        self.players = len(seats)
        self.level = level
        self.both_advisors = both_advisors
        """Law mode.solo.spring.hard: whether Qin gets both advisors who leave the offer."""
        self.demand_slots = BOARDS.demands_shown[str(self.players)] if self.cooperative else 0
        self.demands_needed = BOARDS.demands[str(self.players)][level] if self.cooperative else 0
        self.more_hordes = BOARDS.more_hordes if self.cooperative else 0
        self.names: tuple[str, ...] = (*seats, *BESIDE.get(self.players, ()))
        """All clans, those of people first."""
        self.qin = self.names.index(QIN) if QIN in self.names else NOBODY
        self.reed = self.names.index(REED) if REED in self.names else NOBODY
        self.clans = len(self.names)
        """How many clans there are, with those that the rules run."""
        self.side: Side = side_for(self.clans)
        self.sections: tuple[int, ...] = SECTIONS if self.reed == NOBODY else SECTIONS[1:]
        """The sections of the wall in use: without the left one where the Reed Clan plays (Law mode.two.setup.1b)."""
        self.years = len(self.side.hordes)

    def soldiers(self, clan: int) -> tuple[int, ...]:
        """Law setup.8, mode.two.setup.8b: how many soldiers of each kind a clan brings."""
        if clan < self.players:
            return SOLDIER_COUNT
        kinds = RUN_CLANS[self.names[clan]].soldiers
        return tuple(n if SOLDIER_NAMES[kind] in kinds else 0 for kind, n in enumerate(SOLDIER_COUNT))

    def clerks(self, clan: int) -> tuple[int, int]:
        """Law setup.20, mode.two.setup.8b: how many clerks of a clan are hired, and how many are not yet."""
        if clan < self.players:
            return BOARDS.clerks_hired, BOARDS.clerks_unhired
        return RUN_CLANS[self.names[clan]].clerks, 0
