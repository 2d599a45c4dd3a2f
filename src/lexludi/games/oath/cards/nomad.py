"""The denizens of the Nomads."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import defense, shift
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import REGION
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.powers import AT_THE_END, ActionPower, BattlePlan, OnTravel, Persistent, Power, WhenPlayed
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow


def elders(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_secrets(seat, 1)
    yield from ()


def faithful_friend(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_supply(seat, 4)
    yield from ()


def within_the_region(s: Oath, travel: Travel, slot: int) -> bool:
    return REGION[slot] == REGION[travel.origin]


def tents(s: Oath, travel: Travel, card: int) -> None:
    """No supply for travelling within one's region."""
    travel.free_to.append(within_the_region)


def spell_breaker(s: Oath, power: int, seat: int, used: int, cost: Cost) -> str | None:
    """Enemies of its ruler use no powers that cost secrets."""
    return "7.1.4" if (cost.secret or cost.burn_secret) and s.against_ruler(seat, power) else None


NOMAD: Final[tuple[Power, ...]] = (
    ActionPower("elders", elders),
    WhenPlayed("faithful_friend", faithful_friend),
    BattlePlan("horse_archers", shift(3), discard=AT_THE_END),
    BattlePlan("storm_caller", defense(2), discard=AT_THE_END),
    OnTravel("tents", tents, eases=True),
    Persistent("spell_breaker", m.CANNOT_USE.hears(spell_breaker)),
)
