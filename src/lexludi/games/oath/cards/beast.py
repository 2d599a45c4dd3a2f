"""The denizens of the Beast."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    a_player,
    at_sites,
    favor_of_a_bank,
    led,
    may_become_citizen,
    own_site_targeted,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import Campaign, target_dice, wage
from lexludi.games.oath.rules.actions.major import can_start
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.taking import draw_relic
from lexludi.games.oath.rules.actions.trade import FOR_SECRETS, Muster, Trade
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import BEAST as BEAST_SUIT
from lexludi.games.oath.rules.box.codes import (
    DISCORD,
    EDIFICES,
    EVERY_SUIT,
    GRAND_SCEPTER,
    HEARTH,
    NO_SUIT,
    NOBODY,
    NOMAD,
    ORDER,
    RELIQUARY,
    SITES,
    SKULL,
    SLOTS,
    SLOTS_OF,
    TWO_SHIELDS,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.options import Suit
from lexludi.games.oath.rules.powers import (
    ATTACKER,
    ActionPower,
    BattlePlan,
    OnMuster,
    OnSearch,
    OnTrade,
    OnTravel,
    Persistent,
    Power,
    RestPower,
    WhenPlayed,
)
from lexludi.games.oath.rules.prompts import COUNT, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import where, which_card, whom


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


# Actions

KILL_ONE: Final = prompt("wolves", N_("Choose on whose board a warband is killed."))
WHERE_TO_PROWL: Final = prompt("prowl", N_("Choose the card to discard; this one takes its place."))
GIVE_BACK: Final = prompt("give-back", N_("Choose the relic to put under the relic deck."))
MOVE_FAVOR: Final = prompt("move-favor", N_("Choose a bank that gives a favor to the Beasts ({n} left)."), n=COUNT)
WHERE_FROM: Final = prompt("wild-allies", N_("Choose the site to campaign from."))


def with_warbands(s: Oath) -> list[int]:
    return [p for p in range(s.players) if s.board[p]]


def any_warband(s: Oath, seat: int, card: int) -> bool:
    return bool(with_warbands(s))


def wolves(s: Oath, seat: int, card: int) -> Flow[None]:
    """A warband on anybody's board."""
    other = yield from whom(seat, KILL_ONE, with_warbands(s), "7.1.3")
    s.kill_on_board(other, 1)


def prey(s: Oath, seat: int, card: int) -> list[int]:
    """Denizens at other sites that can be discarded."""
    here = s.slot_of(card)
    return [
        other
        for slot in SLOTS
        if slot != here
        for other in s.cards[slot]
        if other < EDIFICES and not s.locked(seat, other)
    ]


def any_prey(s: Oath, seat: int, card: int) -> bool:
    return s.slot_of(card) != NOBODY and bool(prey(s, seat, card))


def roving_terror(s: Oath, seat: int, card: int) -> Flow[None]:
    """It goes where it has torn another card away."""
    other = yield from which_card(seat, WHERE_TO_PROWL, prey(s, seat, card), "7.1.3")
    slot = s.slot_of(other)
    s.discard(seat, other)
    s.lift(card)
    s.put_at(card, slot)
    yield from title(s)


def fae_merchant(s: Oath, seat: int, card: int) -> Flow[None]:
    """A relic off the deck, and one that is held under it."""
    relic = draw_relic(s, seat)
    if relic != NOBODY:
        s.give_relic(seat, relic)
    held = [thing for thing in s.relics[seat] if thing != GRAND_SCEPTER]
    if held:
        back = yield from which_card(seat, GIVE_BACK, held, "7.1.3")
        s.bury_relic(back)
    yield from title(s)


def enemies_of_peace(s: Oath) -> list[int]:
    """Whoever has warbands on the board, and an adviser of Order or Discord."""
    return [p for p in with_warbands(s) if s.matching(p, ORDER) or s.matching(p, DISCORD)]


def any_enemy_of_peace(s: Oath, seat: int, card: int) -> bool:
    return bool(enemies_of_peace(s))


def second_chance(s: Oath, seat: int, card: int) -> Flow[None]:
    """A warband of theirs for one of one's own."""
    other = yield from whom(seat, KILL_ONE, enemies_of_peace(s), "7.1.3")
    if s.kill_on_board(other, 1):
        s.gain_warbands(seat, 1)


def no_limit(s: Oath, power: int, seat: int) -> bool:
    return True


def can_pipe(s: Oath, seat: int, card: int) -> bool:
    return s.owner(card) == seat


def pied_piper(s: Oath, seat: int, card: int) -> Flow[None]:
    """It goes to another player's advisers, and brings two of his favor."""
    other = yield from a_player(s, seat, s.others(seat))
    if other == NOBODY:
        return
    s.lift(card)
    s.put_adviser(other, card)
    s.take_favor(seat, other, 2)


def beasts_on_the_map(s: Oath) -> int:
    return len(at_sites(s, BEAST_SUIT))


def favor_for_beasts(s: Oath, seat: int, card: int) -> bool:
    return beasts_on_the_map(s) > 0 and any(s.banks[suit] for suit in EVERY_SUIT if suit != BEAST_SUIT)


def memory_of_nature(s: Oath, seat: int, card: int) -> Flow[None]:
    """A favor of any bank for each Beast on the map."""
    for left in range(beasts_on_the_map(s), 0, -1):
        banks: list[Option] = [Suit(suit) for suit in EVERY_SUIT if suit != BEAST_SUIT and s.banks[suit]]
        if not banks:
            return
        choice: Suit = yield Ask(seat, MOVE_FAVOR, banks, "7.1.3", n=left)
        s.banks[choice.suit] -= 1
        s.banks[BEAST_SUIT] += 1


def lairs(s: Oath, seat: int) -> list[int]:
    """Sites with a Beast from which one can campaign."""
    homes = [slot for slot in SLOTS if any(SUIT[card] == BEAST_SUIT for card in s.cards[slot])]
    return [slot for slot in homes if can_start(s, led(s, seat, slot))]


def any_lair(s: Oath, seat: int, card: int) -> bool:
    return bool(lairs(s, seat))


def wild_allies(s: Oath, seat: int, card: int) -> Flow[None]:
    slot = yield from where(seat, WHERE_FROM, lairs(s, seat), "7.1.3")
    yield from wage(s, led(s, seat, slot))


# When played


def threatening_roar(s: Oath, seat: int, card: int) -> Flow[None]:
    """Nomads and other Beasts flee the sites of the region."""
    for slot in SLOTS_OF[s.region(seat)]:
        for other in s.cards[slot].copy():
            if other != card and SUIT[other] in (BEAST_SUIT, NOMAD) and not s.locked(seat, other):
                s.discard(seat, other)
    yield from title(s)


def animal_host(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_warbands(seat, beasts_on_the_map(s))
    yield from ()


# Modifiers


def draws(s: Oath, search: Search, card: int) -> bool:
    return not search.turned


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

    trade.more.append(more)


def oak_is_here(s: Oath, trade: Trade, card: int) -> bool:
    return s.slot_of(card) in trade.places


def sung_to(s: Oath, trade: Trade, card: int) -> bool:
    return SUIT[card] in (BEAST_SUIT, NOMAD)


def birdsong(s: Oath, trade: Trade, card: int) -> None:
    """No supply for trading with Beasts and Nomads."""
    trade.free_with.append(sung_to)


def to_beasts(s: Oath, travel: Travel, slot: int) -> bool:
    return any(SUIT[card] == BEAST_SUIT for card in s.cards[slot])


def forest_paths(s: Oath, travel: Travel, card: int) -> None:
    """To a site with a Beast for no supply."""
    travel.free_to.append(to_beasts)


def past_the_sites(s: Oath, power: int, travel: Travel, slot: int) -> int:
    """Powers of sites are ignored on a forest path."""
    if to_beasts not in travel.free_to or not to_beasts(s, travel, slot):
        return 0
    return ((1 << RELIQUARY) - 1) ^ ((1 << SITES) - 1)


def one_more(s: Oath, muster: Muster, card: int) -> int:
    return 1


def vow_of_beastkin(s: Oath, muster: Muster, card: int) -> None:
    """Only on cards of one's advisers' suits, for a warband more."""
    muster.matching = True
    muster.more.append(one_more)


# Battle plans


def nature_worship(s: Oath, c: Campaign, user: int, card: int) -> None:
    if user != s.bandits:
        c.shift(s, user, s.matching(user, BEAST_SUIT))


def has_beasts(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return user != s.bandits and s.matching(user, BEAST_SUIT) > 0


def war_tortoise(s: Oath, c: Campaign, user: int, card: int) -> None:
    """The enemy's strongest faces count for nothing; their skulls still kill."""
    if c.side(user) == ATTACKER:
        c.void_defense.append(TWO_SHIELDS)
    else:
        c.void_attack.append(SKULL)


def walled_garden(s: Oath, c: Campaign, user: int, card: int) -> None:
    c.defense += beasts_on_the_map(s)


# Persistent powers


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
    """Whoever attacks its holder needs an even number of dice among the targets."""
    if c.defender != s.owner(power):
        return None
    return "7.1.4" if sum(target_dice(s, c, target) for target in c.targets) % 2 else None


def marsh_spirit(s: Oath, power: int, c: Campaign, user: int, plan: int) -> str | None:
    """Whoever targets its site uses no plans."""
    return "7.1.4" if user == c.attacker and s.slot_of(power) in c.targets else None


def poor(s: Oath, power: int, seat: int) -> bool:
    return s.owner(power) == seat


def has_nothing(s: Oath, seat: int, card: int) -> bool:
    return s.owner(card) == seat and s.favor[seat] == 0 and any(s.banks)


def alms(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from favor_of_a_bank(s, seat, 2)


def kept_away(s: Oath, power: int, seat: int, card: int) -> str | None:
    """Enemies of its ruler neither trade with Beasts nor muster on them."""
    return "7.1.4" if SUIT[card] == BEAST_SUIT and s.against_ruler(seat, power) else None


BEAST: Final[tuple[Power, ...]] = (
    OnMuster("animal_playmates", animal_playmates, ready=a_beast_here, eases=True),
    Persistent("true_names", m.CANNOT_PLAN.hears(true_names)),
    WhenPlayed("long_lost_heir", long_lost_heir),
    BattlePlan("rangers", rangers),
    OnSearch("wild_cry", wild_cry),
    OnSearch("errand_boy", errand_boy, ready=draws, eases=True),
    ActionPower("wolves", wolves, ready=any_warband),
    OnTrade("the_old_oak", the_old_oak, ready=oak_is_here),
    OnTravel("forest_paths", forest_paths, eases=True),
    Persistent("forest_paths", m.TRAVEL_IGNORES.hears(past_the_sites)),
    ActionPower("roving_terror", roving_terror, ready=any_prey),
    BattlePlan("nature_worship", nature_worship, ready=has_beasts),
    OnTrade("birdsong", birdsong, eases=True),
    Persistent("grasping_vines", m.TRAVELLED.hears(grasping_vines)),
    WhenPlayed("threatening_roar", threatening_roar),
    ActionPower("fae_merchant", fae_merchant),
    ActionPower("second_chance", second_chance, ready=any_enemy_of_peace),
    Persistent("pied_piper", m.LIMITLESS.hears(no_limit)),
    ActionPower("pied_piper", pied_piper, ready=can_pipe),
    OnSearch("mushrooms", mushrooms, ready=draws, eases=True),
    Persistent("insect_swarm", m.PLAN_COST.hears(insect_swarm)),
    Persistent("giant_python", m.MUST_TARGET.hears(giant_python)),
    BattlePlan("war_tortoise", war_tortoise),
    OnSearch("new_growth", new_growth),
    WhenPlayed("animal_host", animal_host),
    ActionPower("memory_of_nature", memory_of_nature, ready=favor_for_beasts),
    Persistent("marsh_spirit", m.CANNOT_PLAN.hears(marsh_spirit)),
    Persistent("vow_of_poverty", m.DENIED_FAVOR.hears(poor)),
    RestPower("vow_of_poverty", alms, ready=has_nothing),
    Persistent("forest_council", m.CANNOT_TRADE.hears(kept_away), m.CANNOT_MUSTER.hears(kept_away)),
    BattlePlan("walled_garden", walled_garden, ready=own_site_targeted),
    OnMuster("vow_of_beastkin", vow_of_beastkin),
    ActionPower("wild_allies", wild_allies, ready=any_lair),
)
