"""The denizens of the Beast that change what is done: modifiers of actions, battle plans, persistent powers."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import at_sites, draws, favor_of_a_bank, own_site_targeted, unsent
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import Campaign, target_dice
from lexludi.games.oath.rules.actions.major import eased
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.trade import FOR_SECRETS, Muster, Trade
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import BEAST as BEAST_SUIT
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    EVERY_REGION,
    HEARTH,
    NO_SUIT,
    NOMAD,
    SITE_POWERS,
    SKULL,
    SLOTS,
    TWO_SHIELDS,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.options import Pile
from lexludi.games.oath.rules.powers import (
    ATTACKER,
    BattlePlan,
    OnMuster,
    OnSearch,
    OnTrade,
    OnTravel,
    Persistent,
    Power,
    RestPower,
)
from lexludi.games.oath.rules.prompts import prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, whether

# Modifiers


def animal_playmates(s: Oath, muster: Muster, card: int) -> None:
    """No supply for mustering on a Beast."""
    muster.free_suits = (*muster.free_suits, BEAST_SUIT)


def a_beast_here(s: Oath, muster: Muster, card: int) -> bool:
    return any(SUIT[other] == BEAST_SUIT for other in s.cards[muster.place])


def roused(s: Oath, search: Search, card: int, way: int) -> Flow[None]:
    if SUIT[card] == BEAST_SUIT:
        s.gain_supply(search.seat, 1)
        s.gain_warbands(search.seat, 2)
        search.no_more(roused)  # once a search
    yield from ()


def wild_cry(s: Oath, search: Search, card: int) -> None:
    """Supply and warbands for playing a Beast."""
    search.played += (roused,)


def friends_of(s: Oath, trade: Trade) -> list[int]:
    """Other sites with a Beast at which one could trade, with the help of what lies there."""
    found: list[int] = []
    for slot in SLOTS:
        if slot != trade.places[0] and any(SUIT[card] == BEAST_SUIT for card in s.cards[slot]):
            trial = trade.copy()
            trial.places = (slot,)
            if all(trial.reaches(s, used) for used in trial.used) and (trial.possible(s) or eased(s, trial)):
                found.append(slot)
    return found


def among_friends(s: Oath, trade: Trade, card: int) -> bool:
    """Whether there is such a site; who trades with a whole region already trades there."""
    trial = trade.copy()
    trial.used += (card,)
    return len(trade.places) == 1 and bool(friends_of(s, trial))


def small_friends(s: Oath, trade: Trade, card: int) -> None:
    """A trade as if one's pawn were elsewhere; what lies at one's own site is out of reach."""
    trade.places = (friends_of(s, trade)[0],)


WHERE_FRIENDS_ARE: Final = prompt("small-friends", N_("Choose the site to trade at."))


def which_friends(s: Oath, trade: Trade, card: int) -> Flow[None]:
    here = s.pawn[trade.seat]
    trade.places = (here,)
    slot = yield from where(trade.seat, WHERE_FRIENDS_ARE, friends_of(s, trade), "7.1.3")
    trade.places = (slot,)


WHICH_BRACKEN: Final = prompt("bracken", N_("Choose the discard pile that gets what you discard."))
UNDER_IT: Final = prompt("bracken-below", N_("Put what you discard under that pile?"), passes=N_("Put it on top"))


def into_the_bracken(s: Oath, search: Search) -> Flow[None]:
    """On top of any discard pile, or under it: all cards the same way."""
    seat = search.seat
    choice = yield from one_of(seat, WHICH_BRACKEN, [Pile(region) for region in EVERY_REGION], "7.1.3")
    below = yield from whether(seat, UNDER_IT, "7.1.3")

    def destination(s: Oath, card: int, seen: bool) -> None:
        s.put_on_pile(seat, card, choice.pile, seen, below)

    search.destination = destination


def bracken(s: Oath, search: Search, card: int) -> None:
    search.sends = into_the_bracken


def errand_boy(s: Oath, search: Search, card: int) -> None:
    """Any region's discard pile."""
    search.everywhere = True


def mushrooms(s: Oath, search: Search, card: int) -> None:
    """For no supply, one card from the bottom of a discard pile."""
    search.free = True
    search.draws -= 2
    search.from_bottom = True
    search.piles_only = True


def new_growth(s: Oath, search: Search, card: int) -> None:
    search.anywhere = (*search.anywhere, BEAST_SUIT, HEARTH)


def the_old_oak(s: Oath, trade: Trade, card: int) -> None:
    """A secret more for a friend of the Beasts who trades with it."""

    def more(s: Oath, trade: Trade, other: int, gain: int, brings: list[int]) -> None:
        if other == card and gain == FOR_SECRETS and trade.matching(s, BEAST_SUIT):
            brings[1] += 1

    trade.more += (more,)


def oak_is_here(s: Oath, trade: Trade, card: int) -> bool:
    return s.slot_of(card) in trade.places


def sung_to(s: Oath, trade: Trade, card: int) -> bool:
    return SUIT[card] in (BEAST_SUIT, NOMAD)


def birdsong(s: Oath, trade: Trade, card: int) -> None:
    """No supply for trading with Beasts and Nomads."""
    trade.free_with += (sung_to,)


def to_beasts(s: Oath, travel: Travel, slot: int) -> bool:
    return any(SUIT[card] == BEAST_SUIT for card in s.cards[slot])


def forest_paths(s: Oath, travel: Travel, card: int) -> None:
    """To a site with a Beast for no supply."""
    travel.free_to += (to_beasts,)


def past_the_sites(s: Oath, power: int, travel: Travel, slot: int) -> int:
    """Powers of sites are ignored on a forest path."""
    if to_beasts not in travel.free_to or not to_beasts(s, travel, slot):
        return 0
    return SITE_POWERS


def one_more(s: Oath, muster: Muster, card: int) -> int:
    return 1


def vow_of_beastkin(s: Oath, muster: Muster, card: int) -> None:
    """Only on cards of one's advisers' suits, for a warband more."""
    muster.matching = True
    muster.more += (one_more,)


# Battle plans


def rangers(s: Oath, c: Campaign, user: int, card: int) -> None:
    """No skulls, and two dice against a strong defense."""
    c.heedless = True
    if c.defense >= 4:
        c.shift(s, user, 2)


def worshippers(s: Oath, c: Campaign, user: int) -> int:
    """Law 5.5.3.d: the Beasts among the advisers of one's whole side."""
    return sum(s.matching(seat, BEAST_SUIT) for seat in c.of_side(c.side(user)) if seat != s.bandits)


def nature_worship(s: Oath, c: Campaign, user: int, card: int) -> None:
    c.shift(s, user, worshippers(s, c, user))


def has_beasts(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return worshippers(s, c, user) > 0


def war_tortoise(s: Oath, c: Campaign, user: int, card: int) -> None:
    """The enemy's strongest faces count for nothing; their skulls still kill."""
    if c.side(user) == ATTACKER:
        c.void_defense += (TWO_SHIELDS,)
    else:
        c.void_attack += (SKULL,)


def walled_garden(s: Oath, c: Campaign, user: int, card: int) -> None:
    c.defense += len(at_sites(s, BEAST_SUIT))


# Persistent powers


def true_names(s: Oath, power: int, c: Campaign, user: int, plan: int) -> str | None:
    """The other side cannot use plans of the suits of its holder's advisers."""
    holder = s.owner(power)
    opposed = c.side(holder) and c.side(user) and c.side(holder) != c.side(user)
    return "7.1.4" if opposed and SUIT[plan] != NO_SUIT and s.matching(holder, SUIT[plan]) else None


def grasping_vines(s: Oath, power: int, seat: int, origin: int, to: int) -> Flow[None]:
    """Enemies who leave a site of its ruler lose a warband."""
    rulers = s.card_rulers(power)
    if s.against_ruler(seat, power) and any(s.rules(ruler, origin) for ruler in rulers):
        s.kill_on_board(seat, 1)
    yield from ()


def insect_swarm(s: Oath, power: int, c: Campaign, user: int, plan: int) -> tuple[int, int]:
    """Plans of the other side cost a favor more."""
    holder = s.owner(power)
    opposed = c.side(holder) and c.side(user) and c.side(holder) != c.side(user)
    return (0, 1) if opposed else (0, 0)


def giant_python(s: Oath, power: int, c: Campaign) -> str | None:
    """Whoever attacks its holder needs an even number of dice among the targets.

    The Chancellor is an Ally of every Imperial defender, and known to be one when targets are chosen.
    """
    holder = s.owner(power)
    allied = holder == CHANCELLOR != c.attacker and c.defender != s.bandits and s.imperial(c.defender)
    if c.defender != holder and not allied:
        return None
    return "7.1.4" if sum(target_dice(s, c, target) for target in c.targets) % 2 else None


def marsh_spirit(s: Oath, power: int, c: Campaign, user: int, plan: int) -> str | None:
    """Whoever targets its site uses no plans."""
    return "7.1.4" if user == c.attacker and s.slot_of(power) in c.targets else None


def all_together(s: Oath, power: int, c: Campaign) -> None:
    """Warbands at all sites of its holder attack with him; a Citizen against the Empire has none there."""
    if s.owner(power) == c.attacker:
        c.reserves += tuple(slot for slot in s.ruled(c.attacker) if slot not in c.reserves)


def inseparable(s: Oath, power: int, travel: Travel, slot: int) -> str | None:
    """Its holder leaves no site of his own with warbands on the board, not even if he is made to."""
    seat = s.owner(power)
    return "7.1.4" if seat == travel.seat and s.board[seat] and s.rules(seat, travel.origin) else None


def poor(s: Oath, power: int, seat: int) -> bool:
    return s.owner(power) == seat


def has_nothing(s: Oath, seat: int, card: int) -> bool:
    return s.owner(card) == seat and s.favor[seat] == 0 and any(s.banks)


def alms(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from favor_of_a_bank(s, seat, 2)


def kept_away(s: Oath, power: int, seat: int, card: int) -> str | None:
    """Enemies of its ruler neither trade with Beasts nor muster on them."""
    return "7.1.4" if SUIT[card] == BEAST_SUIT and s.against_ruler(seat, power) else None


MODIFIERS: Final[tuple[Power, ...]] = (
    OnMuster("animal_playmates", animal_playmates, ready=a_beast_here, eases=True),
    Persistent("true_names", m.CANNOT_PLAN.hears(true_names)),
    BattlePlan("rangers", rangers),
    OnSearch("wild_cry", wild_cry),
    OnSearch("errand_boy", errand_boy, ready=draws, eases=True),
    OnTrade("the_old_oak", the_old_oak, ready=oak_is_here),
    OnTravel("forest_paths", forest_paths, eases=True),
    Persistent("forest_paths", m.TRAVEL_IGNORES.hears(past_the_sites)),
    BattlePlan("nature_worship", nature_worship, ready=has_beasts),
    OnTrade("birdsong", birdsong, eases=True),
    OnTrade("small_friends", small_friends, ready=among_friends, eases=True, asks=which_friends),
    Persistent("grasping_vines", m.TRAVELLED.hears(grasping_vines)),
    OnSearch("mushrooms", mushrooms, ready=draws, eases=True),
    Persistent("insect_swarm", m.PLAN_COST.hears(insect_swarm)),
    Persistent("giant_python", m.MUST_TARGET.hears(giant_python)),
    BattlePlan("war_tortoise", war_tortoise),
    OnSearch("new_growth", new_growth),
    Persistent("marsh_spirit", m.CANNOT_PLAN.hears(marsh_spirit)),
    Persistent("vow_of_poverty", m.DENIED_FAVOR.hears(poor)),
    RestPower("vow_of_poverty", alms, ready=has_nothing),
    Persistent("forest_council", m.CANNOT_TRADE.hears(kept_away), m.CANNOT_MUSTER.hears(kept_away)),
    BattlePlan("walled_garden", walled_garden, ready=own_site_targeted),
    OnMuster("vow_of_beastkin", vow_of_beastkin),
    OnSearch("bracken", bracken, ready=unsent),
    Persistent("vow_of_union", m.FORCE.hears(all_together), m.CANNOT_TRAVEL.hears(inseparable)),
)
