"""Why a unit cannot come to a hex, with the facts."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import BUILDING, NOBODY, TOWNSFOLK
from lexludi.games.harrow.rules.prompts import COUNT, HEX, SEAT, reason
from lexludi.games.harrow.rules.state import FULL, Harrow
from lexludi.kernel.options import Forbids, because
from lexludi.locale import N_

CROWDED: Final = reason("crowded", N_("{at} has {n} of your units, and no more may stand there."), at=HEX, n=COUNT)
OTHERS_CROWDED: Final = reason(
    "others-crowded", N_("{at} has {n} units of {whom}, and no more may stand there."), at=HEX, n=COUNT, whom=SEAT
)
ENEMY_THERE: Final = reason("enemy-there", N_("units of {whom} are on {at}."), at=HEX, whom=SEAT)
BUILDING_THERE: Final = reason("building-there", N_("a building stands on {at}."), at=HEX)
TOWNSFOLK_THERE: Final = reason("townsfolk-there", N_("townsfolk are on {at}."), at=HEX)
ON_FIRE: Final = reason("on-fire", N_("{at} is on fire."), at=HEX)


def why_barred(s: Harrow, seat: int, at: int, law: str) -> Forbids:
    """Law 1.core, 5.hester.fire.6: what is on a hex that keeps a unit of a faction out of it."""
    if s.units(seat, at) >= FULL:
        return because(law, CROWDED, at=at, n=FULL)
    other = s.rival(seat, at)
    if other != NOBODY:
        return because(law, ENEMY_THERE, at=at, whom=other)
    if s.objectives[BUILDING][at] and seat != s.setting.family:
        return because(law, BUILDING_THERE, at=at)
    if s.objectives[TOWNSFOLK][at] and seat != s.setting.protectors:
        return because(law, TOWNSFOLK_THERE, at=at)
    return because(law, ON_FIRE, at=at) if s.flames[at] else law


def why_others_barred(s: Harrow, whom: int, at: int, law: str) -> Forbids:
    """The same for units that somebody else makes go there."""
    if s.units(whom, at) >= FULL:
        return because(law, OTHERS_CROWDED, at=at, n=FULL, whom=whom)
    return why_barred(s, whom, at, law)
