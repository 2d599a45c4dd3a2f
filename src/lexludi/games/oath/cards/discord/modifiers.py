"""The denizens of Discord that change what is done: modifiers of actions, battle plans, persistent powers."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import enemy_has_adviser, may_campaign, may_travel, rolled_shields, shift
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import PAWN, Campaign, free_campaign, wage
from lexludi.games.oath.rules.actions.major import can_start
from lexludi.games.oath.rules.actions.taking import take, why_not_take
from lexludi.games.oath.rules.actions.trade import Muster
from lexludi.games.oath.rules.box.codes import (
    ARCANE,
    BEAST,
    EVERY_SUIT,
    FACEDOWN,
    NO_SUIT,
    NOBODY,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
)
from lexludi.games.oath.rules.box.printed import COST, SUIT
from lexludi.games.oath.rules.powers import WHEN_LOST, BattlePlan, OnMuster, Persistent, Power
from lexludi.games.oath.rules.prompts import COUNT, SEAT, USED, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import whether

# Modifiers


def poorest(s: Oath, suit: int) -> bool:
    """Whether every other bank has more favor."""
    return suit != NO_SUIT and all(s.banks[suit] < s.banks[other] for other in EVERY_SUIT if other != suit)


def rise_of_the_poor(s: Oath, muster: Muster, card: int) -> int:
    return 2 if poorest(s, SUIT[card]) else 0


def any_poor(s: Oath, muster: Muster, card: int) -> bool:
    return any(poorest(s, SUIT[other]) for other in s.cards[muster.place])


def downtrodden(s: Oath, muster: Muster, card: int) -> None:
    """Two warbands more on a card of the poorest suit."""
    muster.more += (rise_of_the_poor,)


# Battle plans


def order_in_the_way(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """Whether a targeted site has a card of Order."""
    return any(SUIT[other] == ORDER for slot in c.target_sites() for other in s.cards[slot])


def onward(s: Oath, c: Campaign) -> Flow[None]:
    """A journey, then another campaign, while there is an Act Phase."""
    if c.attacker == s.active and not s.acting:  # ruling R240
        return
    yield from may_travel(s, c.attacker)
    yield from may_campaign(s, c.attacker)


def second_wind(s: Oath, c: Campaign, user: int, card: int) -> None:
    c.after += (onward,)


def pawn_targeted(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return PAWN in c.targets


def book_burning(s: Oath, c: Campaign, user: int, card: int) -> None:
    """One secret is left to the defender."""
    s.keep_secrets(c.defender, 1)


def slander(s: Oath, c: Campaign, user: int, card: int) -> None:
    """No favor is left to the defender."""
    s.burn_favor(c.defender, s.favor[c.defender])


def outnumbered(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return c.strength(s) > c.attacking(s)


def zealots(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Whoever is sacrificed counts three times."""
    c.worth = 3


# Persistent powers


def gossip(s: Oath, power: int, seat: int, card: int, way: int) -> str | None:
    """Enemies of its ruler keep no secrets among their advisers."""
    return "7.1.4" if way == FACEDOWN and s.against_ruler(seat, power) else None


def chaos_cult(s: Oath, power: int, seat: int, before: int) -> None:
    """A favor from whoever takes the title."""
    holder = s.owner(power)
    if holder != seat:
        s.take_favor(holder, seat, 1)


def beast_tamer(s: Oath, power: int, c: Campaign, user: int, plan: int) -> str | None:
    """The side that its holder fights uses no plans of Beasts and Nomads."""
    side = c.side(s.owner(power))
    return "7.1.4" if side and side != c.side(user) and SUIT[plan] in (BEAST, NOMAD) else None


def boiling_lake(s: Oath, power: int, seat: int, origin: int, to: int) -> Flow[None]:
    """Two warbands of whoever comes there and does not rule it."""
    if to == s.slot_of(power) and not s.rules_card(seat, power):
        s.kill_on_board(seat, 2)
    yield from ()


def unpopular(s: Oath, power: int, seat: int, thing: int) -> str | None:
    return "7.1.4" if thing == PEOPLES_FAVOR and s.owner(power) == seat else None


RENEWED: Final = note("renewed", N_("{seat} takes favor that was burned: {n}."), n=COUNT)


def renewed(s: Oath, power: int, seat: int, n: int) -> bool:
    """What anybody burns comes to the holder."""
    holder = s.owner(power)
    s.receive(holder, n)
    s.note(holder, RENEWED, "7.1.4", n=n)
    return True


STEAL: Final = prompt(
    "steal-relics", N_("Try to steal the relics that {other} has just taken ({n})?"), other=SEAT, n=COUNT,
    passes=N_("Leave them"),
)  # fmt: skip


def relic_thief(s: Oath, power: int, seat: int, relics: list[int]) -> Flow[None]:
    """What another player takes in one's region may be stolen, unless a die shows a shield."""
    thief = s.owner(power)
    if thief in (NOBODY, seat) or s.region(thief) != s.region(seat):
        return
    loot = [relic for relic in relics if s.owner(relic) == seat and why_not_take(s, thief, relic) is None]
    if not loot or s.why_not_pay(thief, power, COST[power]) is not None:
        return
    if not (yield from whether(thief, STEAL, "7.1.4", other=seat, n=len(loot))):
        return
    s.pay(thief, power, COST[power])
    s.note(thief, USED, "7.1.4", card=power)
    if not (yield from rolled_shields(s, thief, len(relics))):
        yield from take(s, thief, loot)


STRIKE: Final = prompt(
    "sneak-attack", N_("Campaign against {other} for no supply?"), other=SEAT, passes=N_("Leave it")
)  # fmt: skip


def sneak_attack(s: Oath, power: int, c: Campaign) -> Flow[None]:
    """Whoever has just campaigned can be attacked at once."""
    holder = s.owner(power)
    if holder in (NOBODY, c.attacker) or not can_start(s, free_campaign(s, holder, against=c.attacker)):
        return
    if (yield from whether(holder, STRIKE, "7.1.4", other=c.attacker)):
        yield from wage(s, free_campaign(s, holder, against=c.attacker))


MODIFIERS: Final[tuple[Power, ...]] = (
    BattlePlan("mercenaries", shift(3), discard=WHEN_LOST),
    BattlePlan("second_wind", won=second_wind),
    BattlePlan("disgraced_captain", shift(4), ready=order_in_the_way),
    BattlePlan("book_burning", ready=pawn_targeted, won=book_burning),
    OnMuster("downtrodden", downtrodden, ready=any_poor),
    BattlePlan("cracked_sage", shift(4), ready=enemy_has_adviser(ARCANE)),
    Persistent("vow_of_renewal", m.CANNOT_RECOVER.hears(unpopular), m.FAVOR_BURNED.hears(renewed)),
    BattlePlan("zealots", zealots, ready=outnumbered),
    Persistent("beast_tamer", m.CANNOT_PLAN.hears(beast_tamer)),
    Persistent("boiling_lake", m.TRAVELLED.hears(boiling_lake)),
    Persistent("relic_thief", m.TAKEN.hears(relic_thief)),
    Persistent("sneak_attack", m.CAMPAIGN_OVER.hears(sneak_attack)),
    Persistent("gossip", m.CANNOT_PLAY.hears(gossip)),
    Persistent("chaos_cult", m.TITLE_TAKEN.hears(chaos_cult)),
    BattlePlan("slander", ready=pawn_targeted, won=slander),
)
