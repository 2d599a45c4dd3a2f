"""The denizens of the Arcane."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import favor_of_a_bank, shift
from lexludi.games.oath.rules.campaign import Campaign
from lexludi.games.oath.rules.powers import ActionPower, BattlePlan, OnSearch, OnTrade, Power
from lexludi.games.oath.rules.search import Search
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.trade import Trade
from lexludi.kernel.ask import Flow


def spirit_snare(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from favor_of_a_bank(s, seat, 1)


def any_favor(s: Oath, seat: int, card: int) -> bool:
    return any(s.banks)


def wizard_school(s: Oath, seat: int, card: int) -> Flow[None]:
    """A secret, and the Act Phase is over."""
    s.gain_secrets(seat, 1)
    s.acting = False
    yield from ()


def tutor(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_secrets(seat, 1)
    yield from ()


def side_has_darkest_secret(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """Law 5.5.3.d: anybody of the side that uses the plan."""
    return s.secret_holder() in c.of_side(c.side(user))


def draws(s: Oath, search: Search, card: int) -> bool:
    return not search.turned


def augury(s: Oath, search: Search, card: int) -> None:
    search.draws += 1


def a_lone_favor_doubled(s: Oath, trade: Trade, card: int, gain: int, brings: list[int]) -> None:
    if brings[0] == 1:
        brings[0] = 2


def secret_signal(s: Oath, trade: Trade, card: int) -> None:
    trade.more.append(a_lone_favor_doubled)


ARCANE: Final[tuple[Power, ...]] = (
    ActionPower("spirit_snare", spirit_snare, ready=any_favor),
    ActionPower("wizard_school", wizard_school),
    ActionPower("tutor", tutor),
    BattlePlan("fire_talkers", shift(3), ready=side_has_darkest_secret),
    OnSearch("augury", augury, ready=draws),
    OnTrade("secret_signal", secret_signal),
)
