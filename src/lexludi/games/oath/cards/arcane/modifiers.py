"""The denizens of the Arcane that change what is done: modifiers of actions, battle plans, persistent powers."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    draws,
    heedless,
    shift,
    spared,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.battle import shields, swords
from lexludi.games.oath.rules.actions.campaign import Campaign
from lexludi.games.oath.rules.actions.recover import Recover
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.trade import Muster, Trade
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import ARCANE as ARCANE_SUIT
from lexludi.games.oath.rules.box.codes import (
    BEAST,
    DARKEST_SECRET,
    HOLLOW,
    NO_SUIT,
    ORDER,
    REGION,
    RELICS,
    SITE_POWERS,
    SKULL,
    SLOTS_OF,
)
from lexludi.games.oath.rules.box.printed import COST, SUIT
from lexludi.games.oath.rules.powers import (
    BattlePlan,
    OnMuster,
    OnRecover,
    OnSearch,
    OnTrade,
    OnTravel,
    Persistent,
    Power,
)
from lexludi.games.oath.rules.prompts import COUNT, USED, WHOSE, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import how_many, whether, whom

# Modifiers


def augury(s: Oath, search: Search, card: int) -> None:
    search.draws += 1


def stargazing(s: Oath, search: Search, card: int) -> bool:
    return not search.turned and s.pawn[search.seat] == s.slot_of(card)


def observatory(s: Oath, search: Search, card: int) -> None:
    search.everywhere = True


def magicians_code(s: Oath, recover: Recover, card: int) -> None:
    """Two secrets more on the Darkest Secret."""
    recover.gift += 2
    recover.secret_only = True


def portal(s: Oath, travel: Travel, card: int) -> None:
    """From its site, or to it: no supply, and no power of a site."""
    slot = s.slot_of(card)
    travel.free = True
    travel.ignored |= SITE_POWERS
    if slot != travel.origin:
        travel.only = (slot,)


def initiation_rite(s: Oath, muster: Muster, card: int) -> None:
    muster.with_secret = True


def a_lone_favor_doubled(s: Oath, trade: Trade, card: int, gain: int, brings: list[int]) -> None:
    if brings[0] == 1:
        brings[0] = 2


def secret_signal(s: Oath, trade: Trade, card: int) -> None:
    trade.more += (a_lone_favor_doubled,)


def acting_troupe(s: Oath, trade: Trade, card: int) -> None:
    """It plays a Beast, or somebody of Order: whichever one trades with."""
    trade.disguise = (ARCANE_SUIT, (BEAST, ORDER))


def in_the_library(s: Oath, trade: Trade, card: int) -> bool:
    return trade.places == (s.slot_of(card),)


def map_library(s: Oath, trade: Trade, card: int) -> None:
    """Cards of the whole region."""
    here = trade.places[0]
    trade.places = (here, *[slot for slot in SLOTS_OF[REGION[here]] if slot != here])


def undisguised(s: Oath, trade: Trade, card: int) -> bool:
    """Whether no other adviser has a part in the trade yet."""
    return s.players > 1 and not any(used in s.advisers[trade.seat] for used in trade.used)


def master_of_disguise(s: Oath, trade: Trade, card: int) -> None:
    """One's own advisers do not count."""
    for adviser in s.advisers[trade.seat]:
        trade.ignored |= 1 << adviser
    trade.advisers = s.others(trade.seat)[0]


def disguised_as(s: Oath, trade: Trade, card: int) -> Flow[None]:
    """Those of another player do."""
    trade.advisers = yield from whom(trade.seat, WHOSE, s.others(trade.seat), "7.1.3")


# Battle plans


def side_has_darkest_secret(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """Law 5.5.3.d: anybody of the side that uses the plan."""
    return s.secret_holder() in c.of_side(c.side(user))


def rusting_ray(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Hollow swords are nothing."""
    c.void_attack += HOLLOW


HOW_MANY_KIN: Final = prompt("kindred", N_("Choose by how many attack dice your kindred help."))


def kindred_warriors(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """Dice for the other suits among the cards that one's side rules, and no skulls."""
    heedless(s, c, user, card)
    ruled = [other for seat in c.of_side(c.side(user)) for other in s.ruled_cards(seat)]
    kin = {SUIT[other] for other in ruled} - {ARCANE_SUIT, NO_SUIT}
    n = yield from how_many(user, HOW_MANY_KIN, 0, len(kin), "7.1.3")
    c.shift(s, user, n)


def cracking_ground(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A die for each targeted site."""
    c.shift(s, user, len(c.target_sites()))


def any_ground(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return bool(c.target_sites())


# Persistent powers


def gleaming_armor(s: Oath, power: int, c: Campaign, user: int, plan: int) -> tuple[int, int]:
    """A secret more for each plan of the side its holder fights."""
    side = c.side(s.owner(power))
    return (1, 0) if side and side != c.side(user) else (0, 0)


ATTACK_AGAIN: Final = prompt(
    "attack-again", N_("Roll again? The dice show swords: {n}, skulls: {skulls}."), n=COUNT, skulls=COUNT,
    passes=N_("Leave it so"),
)  # fmt: skip
DEFEND_AGAIN: Final = prompt(
    "defend-again", N_("Roll again? The dice show shields: {n}."), n=COUNT, passes=N_("Leave it so")
)


def jinx(s: Oath, power: int, seat: int, attack: bool, dice: list[int]) -> Flow[list[int]]:
    """Whoever rules it may roll all dice once more."""
    if not dice or seat == s.bandits or not s.rules_card(seat, power):
        return dice
    if s.why_not_pay(seat, power, COST[power]) is not None:
        return dice
    if attack:
        again = yield from whether(seat, ATTACK_AGAIN, "7.1.4", n=swords(dice, ()), skulls=dice.count(SKULL))
    else:
        again = yield from whether(seat, DEFEND_AGAIN, "7.1.4", n=shields(dice, ()))
    if not again:
        return dice
    s.pay(seat, power, COST[power])
    s.note(seat, USED, "7.1.4", card=power)
    return s.chance.roll(6, len(dice))


def sealing_ward(s: Oath, power: int, c: Campaign, target: int) -> int:
    """A die for each relic of its holder."""
    return int(target >= RELICS and s.owner(target) == s.owner(power))


def sworn_to_silence(s: Oath, power: int, seat: int) -> str | None:
    return "7.1.4" if s.owner(power) == seat else None


def unspoken(s: Oath, power: int, seat: int, thing: int) -> str | None:
    return sworn_to_silence(s, power, seat) if thing == DARKEST_SECRET else None


def overheard(s: Oath, power: int, seat: int, thing: int, paid: int) -> None:
    """As many secrets as another player put on the Darkest Secret."""
    holder = s.owner(power)
    if thing == DARKEST_SECRET and holder != seat:
        s.gain_secrets(holder, paid)


MODIFIERS: Final[tuple[Power, ...]] = (
    BattlePlan("fire_talkers", shift(3), ready=side_has_darkest_secret),
    OnRecover("magicians_code", magicians_code, eases=True),
    OnTrade("acting_troupe", acting_troupe),
    OnTrade("secret_signal", secret_signal),
    OnSearch("augury", augury, ready=draws),
    BattlePlan("rusting_ray", rusting_ray, ready=side_has_darkest_secret),
    OnTravel("portal", portal, eases=True),
    BattlePlan("billowing_fog", spared),
    BattlePlan("kindred_warriors", kindred_warriors),
    OnSearch("observatory", observatory, ready=stargazing, eases=True),
    Persistent("gleaming_armor", m.PLAN_COST.hears(gleaming_armor)),
    Persistent("jinx", m.ROLLED.hears(jinx)),
    BattlePlan("cracking_ground", cracking_ground, ready=any_ground),
    Persistent("sealing_ward", m.TARGET_DICE.hears(sealing_ward)),
    OnMuster("initiation_rite", initiation_rite),
    Persistent(
        "vow_of_silence",
        m.CANNOT_RECOVER.hears(unspoken),
        m.CANNOT_GIVE_SECRETS.hears(sworn_to_silence),
        m.RECOVERED.hears(overheard),
    ),
    OnTrade("map_library", map_library, ready=in_the_library, eases=True),
    OnTrade("master_of_disguise", master_of_disguise, ready=undisguised, asks=disguised_as),
)
