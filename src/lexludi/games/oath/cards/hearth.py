"""The denizens of the Hearth."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import a_player, defense
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.campaign import Campaign
from lexludi.games.oath.rules.citizens import bargain
from lexludi.games.oath.rules.codes import HEARTH as HEARTH_SUIT
from lexludi.games.oath.rules.powers import WHEN_LOST, ActionPower, BattlePlan, OnMuster, Persistent, Power
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.table import Table
from lexludi.games.oath.rules.trade import Muster
from lexludi.kernel.ask import Flow


def wayside_inn(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_supply(seat, 2)
    yield from ()


def tinkers_fair(s: Oath, seat: int, card: int) -> Flow[None]:
    """A binding exchange of favor, secrets and relics."""
    other = yield from a_player(s, seat, s.others(seat))
    yield from bargain(s, seat, other, things=True)


def not_alone(s: Oath, seat: int, card: int) -> bool:
    return s.players > 1


def traveling_doctor(s: Oath, c: Campaign, user: int, card: int) -> None:
    """The defeated lose nobody."""
    c.spared[c.side(user) - 1] = True


def marriage(s: Table, power: int, seat: int, suit: int) -> int:
    """It counts as two advisers."""
    return int(suit == HEARTH_SUIT and s.owner(power) == seat)


def rowdy_pub(s: Oath, muster: Muster, card: int) -> None:
    """A warband more for mustering on this card."""

    def more(s: Oath, muster: Muster, on: int) -> int:
        return int(on == card)

    muster.more.append(more)


def pub_is_here(s: Oath, muster: Muster, card: int) -> bool:
    return s.slot_of(card) == muster.place


HEARTH: Final[tuple[Power, ...]] = (
    ActionPower("tinkers_fair", tinkers_fair, ready=not_alone, once=True),
    ActionPower("wayside_inn", wayside_inn),
    BattlePlan("extra_provisions", defense(1)),
    BattlePlan("traveling_doctor", traveling_doctor, discard=WHEN_LOST),
    Persistent("marriage", m.MATCHING.hears(marriage)),
    OnMuster("rowdy_pub", rowdy_pub, ready=pub_is_here),
)
