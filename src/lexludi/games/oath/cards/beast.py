"""The denizens of the Beast."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import may_become_citizen
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.campaign import Campaign
from lexludi.games.oath.rules.codes import BEAST as BEAST_SUIT
from lexludi.games.oath.rules.codes import NO_SUIT
from lexludi.games.oath.rules.powers import BattlePlan, OnMuster, OnSearch, Persistent, Power, WhenPlayed
from lexludi.games.oath.rules.printed import SUIT
from lexludi.games.oath.rules.search import Search
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.trade import Muster
from lexludi.kernel.ask import Flow


def animal_playmates(s: Oath, muster: Muster, card: int) -> None:
    """No supply for mustering on a Beast."""
    muster.free_suits = (*muster.free_suits, BEAST_SUIT)


def a_beast_here(s: Oath, muster: Muster, card: int) -> bool:
    return any(SUIT[other] == BEAST_SUIT for other in s.cards[muster.place])


def true_names(s: Oath, power: int, c: Campaign, user: int, plan: int) -> str | None:
    """The other side cannot use plans of the suits of its holder's advisers."""
    holder = s.owner(power)
    opposed = c.side(holder) and c.side(user) and c.side(holder) != c.side(user)
    return "7.1.4" if opposed and SUIT[plan] != NO_SUIT and s.matching(holder, SUIT[plan]) else None


def long_lost_heir(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from may_become_citizen(s, seat)


def rangers(s: Oath, c: Campaign, user: int, card: int) -> None:
    """No skulls, and two dice against a strong defense."""
    c.heedless = True
    if c.defense >= 4:
        c.shift(s, user, 2)


def roused(s: Oath, search: Search, card: int, way: int) -> Flow[None]:
    if SUIT[card] == BEAST_SUIT:
        s.gain_supply(search.seat, 1)
        s.gain_warbands(search.seat, 2)
        search.played.remove(roused)  # once a search
    yield from ()


def wild_cry(s: Oath, search: Search, card: int) -> None:
    """Supply and warbands for playing a Beast."""
    search.played.append(roused)


BEAST: Final[tuple[Power, ...]] = (
    OnMuster("animal_playmates", animal_playmates, ready=a_beast_here, eases=True),
    Persistent("true_names", m.CANNOT_PLAN.hears(true_names)),
    WhenPlayed("long_lost_heir", long_lost_heir),
    BattlePlan("rangers", rangers),
    OnSearch("wild_cry", wild_cry),
)
