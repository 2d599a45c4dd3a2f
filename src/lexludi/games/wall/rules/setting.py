"""What never changes in a match: who plays, in which mode, on which side of the board."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import COOPERATIVE, SECTIONS
from lexludi.games.wall.rules.box.data import Side
from lexludi.games.wall.rules.box.printed import BOARDS

CLANS: Final[tuple[str, ...]] = tuple(clan.id for clan in BOARDS.clan)


class Setting:
    """Seats are clans of people, in the order in which they sit; other clans, run by the rules, come after them."""

    def __init__(self, seats: tuple[str, ...], mode: str, extra: bool = False) -> None:
        self.seats = seats
        self.mode = mode
        self.extra = extra
        """Whether hordes and artifacts of our own are shuffled in beyond the number of the box."""
        self.players = len(seats)
        self.cooperative = mode == COOPERATIVE
        self.clans = self.players
        """How many clans there are, with those that the rules run."""
        self.side: Side = next(side for side in BOARDS.side if side.players >= max(3, self.players))
        self.sections: tuple[int, ...] = SECTIONS
        """The sections of the wall in use."""
        self.years = len(self.side.hordes)
