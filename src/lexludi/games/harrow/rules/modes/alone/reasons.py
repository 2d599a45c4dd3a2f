"""Why factions without a player do what they do."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.events import Reasoned
from lexludi.games.harrow.rules.prompts import criterion
from lexludi.games.harrow.rules.state import Harrow
from lexludi.locale import N_
from lexludi.parts.criteria import ONLY

criterion(ONLY, N_("nothing else is possible"))
NEARER: Final = criterion("nearer", N_("the way to what they want is shortest there"))
BLOCKED: Final = criterion("blocked", N_("no way leads nearer to what they want"))
AT_HESTER: Final = criterion("at-hester", N_("the card points at Hester, and she is within reach"))
AT_FIRE: Final = criterion("at-fire", N_("the card points at Hester, and a fire is within reach"))
AT_UNITS: Final = criterion("at-units", N_("there are no more of the others than of them"))
NOTHING: Final = criterion("nothing", N_("nobody is within reach whom they would attack"))


def tell_reason(s: Harrow, seat: int, at: int, why: str, law: str) -> None:
    """What decided, for whoever reads the log."""
    if s.log is not None:
        s.log.append(Reasoned(seat, at, why, law))
