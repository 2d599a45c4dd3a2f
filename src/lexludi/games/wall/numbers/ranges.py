"""How many there are of everything in The Great Wall: what bounds its numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box import data
from lexludi.games.wall.rules.box import printed as b
from lexludi.games.wall.rules.box.codes import LOCATIONS, POOL, SECTIONS, SOLDIERS
from lexludi.games.wall.rules.tactics import WINDOW_NAMES

CLAN_NAMES: Final = tuple(data.clans())
"""Those of people, and those that the rules run."""
PLAYERS: Final = len(b.BOARDS.clan)
OTHERS: Final = len(b.BOARDS.run_clan)
MOST_CLANS: Final = max(side.players for side in b.BOARDS.side)
YEARS: Final = max(len(side.hordes) for side in b.BOARDS.side)
SPACES: Final = max(side.spaces for side in b.BOARDS.side)

PLACE: Final = range(len(LOCATIONS))
ORIGIN: Final = range(POOL, len(LOCATIONS))
"""A location, or the pool."""
SECTION: Final = range(len(SECTIONS))
ROW: Final = range(b.BOARDS.horde_rows)
RESOURCE: Final = range(len(b.RESOURCE_NAMES))
SOLDIER: Final = range(len(SOLDIERS))
TROOPS: Final = max(b.SOLDIER_COUNT)
CLERKS: Final = max(b.BOARDS.clerks_hired + b.BOARDS.clerks_unhired, *(clan.clerks for clan in b.BOARDS.run_clan))

HORDE: Final = range(b.HORDES)
SPOT: Final = range(max(map(len, b.SPOTS)))
COMMAND: Final = range(len(b.COMMANDS))
GENERAL: Final = range(len(b.GENERALS))
ADVISOR: Final = range(len(b.ADVISORS))
POWER: Final = range(b.FIRST_ADVISOR + len(b.ADVISORS))
"""Whatever has a power: generals, then advisors."""
TACTIC: Final = range(len(b.TACTICS))
ARTIFACT: Final = range(len(b.ARTIFACTS))
DEMAND: Final = range(len(b.DEMANDS))
EVENT: Final = range(len(b.EVENTS))
MOMENT: Final = range(len(WINDOW_NAMES))
PAID: Final = range(max(b.PRICES.wall) + 1)
"""Of a resource, in one payment."""
SHAME: Final = b.BOARDS.shame_for_each * PLAYERS
COUNT: Final = range(16)
"""What is let off, given or taken at once."""
