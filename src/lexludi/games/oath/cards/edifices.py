"""Edifices, intact and ruined (Law 2.9)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import offer_relic, own_site_targeted, shift
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.campaign import Campaign
from lexludi.games.oath.rules.codes import BEAST, OFF_MAP, PEOPLES_FAVOR
from lexludi.games.oath.rules.powers import ActionPower, BattlePlan, Persistent, Power
from lexludi.games.oath.rules.printed import SUIT
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow


def ramparts(s: Oath, power: int, c: Campaign, target: int) -> int:
    """A die more for each site of whoever rules this card."""
    return int(target < OFF_MAP and c.defender in s.card_rulers(power))


def no_targets_among_the_people(s: Oath, power: int, c: Campaign, target: int) -> str | None:
    return "7.1.4" if target == PEOPLES_FAVOR else None


def mocked(s: Oath, power: int, seat: int, thing: int, paid: int) -> None:
    """Whoever recovers the People's Favor gets a Mob."""
    if thing == PEOPLES_FAVOR:
        s.mob = True


def ancient_forge(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from offer_relic(s, seat)


def broken_forge(s: Oath, seat: int, card: int) -> Flow[None]:
    """The forge works again."""
    s.flip_edifice(card)
    yield from ()


def beasts_stay(s: Oath, power: int, slot: int) -> bool:
    """A site with any Beast card, this one included, stays."""
    return any(SUIT[card] == BEAST for card in s.cards[slot])


EDIFICES: Final[tuple[Power, ...]] = (
    Persistent("sprawling_rampart", m.TARGET_DICE.hears(ramparts)),
    BattlePlan("bandit_rampart", shift(2), ready=own_site_targeted),
    Persistent("hall_of_debate", m.CANNOT_TARGET.hears(no_targets_among_the_people)),
    Persistent("hall_of_mockery", m.RECOVERED.hears(mocked)),
    ActionPower("ancient_forge", ancient_forge),
    ActionPower("broken_forge", broken_forge),
    Persistent("forest_temple", m.SITE_STAYS.hears(beasts_stay)),
)
