"""The powers of sites (Law 2.8.5, 7.1.1.b)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.cards.helpers import a_player
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import Campaign
from lexludi.games.oath.rules.actions.citizens import bargain
from lexludi.games.oath.rules.actions.recover import recover_relic
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import (
    ARCANE,
    BEAST,
    DISCORD,
    HEARTH,
    NOBODY,
    NOMAD,
    OFF_MAP,
    ORDER,
    REGION,
)
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.box.printed import NUMBERS, SITE, SUIT
from lexludi.games.oath.rules.powers import ActionPower, OnSearch, OnTravel, Persistent, Power
from lexludi.games.oath.rules.prompts import SITE as SITE_KIND
from lexludi.games.oath.rules.prompts import prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS
from lexludi.parts.options import Give

NARROW_PASS: Final = 1 << NUMBERS["narrow_pass"]
HIDDEN_PLACE: Final = 1 << NUMBERS["the_hidden_place"]
COAST: Final = "coast"

# Opportunities (Law 4.1.4)

PICK_UP: Final = prompt("pick-up", N_("Take something that lies in {at}?"), at=SITE_KIND, passes=N_("Take nothing"))


def opportunity(s: Oath, power: int, seat: int) -> Flow[None]:
    """Take a favor or a secret that lies there."""
    slot = s.home[power]
    if s.pawn[seat] != slot or seat != s.active:
        return
    options: list[Option] = []
    if s.site_favor[slot]:
        options.append(Give(0, 1))
    if s.site_secrets[slot]:
        options.append(Give(1, 1))
    if not options:
        return
    choice: Option = yield Ask(seat, PICK_UP, [*options, PASS], "4.1.4", at=slot)
    if choice == Give(0, 1):
        s.site_favor[slot] -= 1
        s.receive(seat, 1)
    elif choice == Give(1, 1):
        s.site_secrets[slot] -= 1
        s.secrets[seat] += 1


# Homelands (Law 7.3.3)


def homeland(suit: int, reward: Callable[[Oath, int, int], Flow[None]]) -> m.HearsPlay:
    """A card of its suit played there is rewarded, unless the player discarded one from there this turn."""

    def hears(s: Oath, power: int, seat: int, card: int, way: int) -> Flow[None]:
        slot = s.home[power]
        if way == slot and SUIT[card] == suit and slot * 6 + suit not in s.cleared:
            yield from reward(s, seat, slot)

    return hears


def a_favor(s: Oath, seat: int, slot: int) -> Flow[None]:
    s.gain_favor(seat, HEARTH, 1)
    yield from ()


def a_secret(s: Oath, seat: int, slot: int) -> Flow[None]:
    s.gain_secrets(seat, 1)
    yield from ()


def two_warbands(s: Oath, seat: int, slot: int) -> Flow[None]:
    s.gain_warbands(seat, 2)
    yield from ()


def its_relic(s: Oath, seat: int, slot: int) -> Flow[None]:
    if s.buried[slot] and not s.locked(seat, s.buried[slot][0]):
        yield from recover_relic(s, seat, s.buried[slot][0])


# Ways (Law 5.6)


def to_a_coast(s: Oath, slot: int) -> bool:
    return s.faceup(slot) and SITE[s.sites[slot]].category == COAST


def along_the_coast(s: Oath, slot: int, cost: int) -> int:
    return 1 if to_a_coast(s, slot) else cost


def coast_ignores(s: Oath, slot: int) -> int:
    return NARROW_PASS if to_a_coast(s, slot) else 0


def hard_to_leave(s: Oath, slot: int, cost: int) -> int:
    return cost + 1


def out_of_the_wood(s: Oath, slot: int, cost: int) -> int:
    return 2


def wood_ignores(s: Oath, slot: int) -> int:
    return NARROW_PASS | HIDDEN_PLACE


def lost_in_the_wood(s: Oath, power: int, seat: int, origin: int) -> int:
    """An enemy player who rules it says where one comes out."""
    slot = s.home[power]
    if slot != origin:
        return NOBODY
    rulers = [p for p in s.rulers(slot) if p != s.bandits]
    if not rulers or seat in rulers or not s.enemies(seat, rulers[0]):
        return NOBODY
    return s.leader(rulers)


def through_the_pass(s: Oath, power: int, travel: Travel, slot: int) -> str | None:
    """Whoever comes into its region comes here."""
    here = s.home[power]
    if slot == here or REGION[slot] != REGION[here] or REGION[travel.origin] == REGION[here]:
        return None
    return "7.1.1.b"


def the_pass_first(s: Oath, power: int, c: Campaign) -> str | None:
    """Whoever attacks into its region from another attacks here too, unless he rules it."""
    here = s.home[power]
    if REGION[c.place] == REGION[here] or s.rules(c.attacker, here) or here in c.targets:
        return None
    return "7.1.1.b" if any(REGION[slot] == REGION[here] for slot in c.target_sites()) else None


def giants_road(s: Oath, travel: Travel, power: int) -> None:
    travel.free = True
    travel.ignored |= NARROW_PASS


def leaves_here(s: Oath, travel: Travel, power: int) -> bool:
    return s.home[power] == travel.origin


A_TURNED_SECRET: Final = Cost(secret=1)


def hidden_from_travel(s: Oath, power: int, travel: Travel, slot: int) -> str | None:
    if slot != s.home[power]:
        return None
    if travel.forced or not travel.secrets(s):
        return "7.1.1.b"
    return s.why_not_use(travel.seat, power, A_TURNED_SECRET)


def found(s: Oath, power: int, seat: int, origin: int, to: int) -> Flow[None]:
    """A secret is turned facedown for getting there; by whom it is revealed it was not known yet."""
    if to == s.home[power] and s.secrets[seat] and s.why_not_use(seat, power, A_TURNED_SECRET) is None:
        s.turn_secret(seat)
    yield from ()


def lies_at(s: Oath, power: int, c: Campaign, target: int) -> bool:
    """Whether a target is at this site."""
    slot = s.home[power]
    return target == slot if target < OFF_MAP else c.place == slot


def hidden_from_targets(s: Oath, power: int, c: Campaign, target: int) -> str | None:
    if power in c.used or not lies_at(s, power, c, target):
        return None
    return s.why_not_use(c.attacker, power, A_TURNED_SECRET) if s.secrets[c.attacker] else "7.1.1.b"


def price_of_the_hidden(s: Oath, power: int, c: Campaign, target: int) -> None:
    if power not in c.used and lies_at(s, power, c, target):
        c.used += (power,)
        s.turn_secret(c.attacker)


# Campaigns, musters, searches, rooms


def attack_dice_here(n: int) -> m.InCampaign:
    def begins(s: Oath, power: int, c: Campaign) -> None:
        if any(lies_at(s, power, c, target) for target in c.targets):
            c.attack += n

    return begins


def by_the_river(s: Oath, power: int, seat: int, card: int) -> int:
    slot = s.home[power]
    return int(s.slot_of(card) == slot and s.rules(seat, slot))


def stands_here(s: Oath, search: Search, power: int) -> bool:
    return s.pawn[search.seat] == s.home[power] and not search.turned


def a_card_fewer(s: Oath, search: Search, power: int) -> None:
    search.draws -= 1


def crowded_slum(s: Oath, power: int, seat: int, slot: int) -> bool:
    return slot == s.home[power]


def tribunal(s: Oath, seat: int, power: int) -> Flow[None]:
    """A binding exchange of favor and secrets; promises about the future are left to the players."""
    other = yield from a_player(s, seat, s.others(seat))
    yield from bargain(s, seat, other)


def not_alone(s: Oath, seat: int, power: int) -> bool:
    return s.players > 1


def coast(name: str) -> Power:
    return Persistent(name, m.LEAVING_COST.hears(along_the_coast), m.LEAVING_IGNORES.hears(coast_ignores))


SITES: Final[tuple[Power, ...]] = (
    Persistent("mine", m.WAKES.hears(opportunity)),
    Persistent("salt_flats", m.WAKES.hears(opportunity)),
    Persistent("drowned_city", m.WAKES.hears(opportunity)),
    Persistent("fertile_valley", m.PLAYED.hears(homeland(HEARTH, a_favor))),
    Persistent("steppe", m.PLAYED.hears(homeland(NOMAD, a_secret))),
    Persistent("standing_stones", m.PLAYED.hears(homeland(ARCANE, a_secret))),
    Persistent("ancient_city", m.PLAYED.hears(homeland(ORDER, two_warbands))),
    Persistent("wastes", m.PLAYED.hears(homeland(DISCORD, its_relic))),
    Persistent("deep_woods", m.PLAYED.hears(homeland(BEAST, its_relic))),
    coast("barren_coast"),
    coast("lush_coast"),
    coast("rocky_coast"),
    Persistent("charming_valley", m.LEAVING_COST.hears(hard_to_leave)),
    Persistent(
        "shrouded_wood",
        m.LEAVING_COST.hears(out_of_the_wood),
        m.LEAVING_IGNORES.hears(wood_ignores),
        m.SENDS.hears(lost_in_the_wood),
    ),
    Persistent("narrow_pass", m.CANNOT_TRAVEL.hears(through_the_pass), m.MUST_TARGET.hears(the_pass_first)),
    OnTravel("buried_giant", giants_road, ready=leaves_here, eases=True, turns=1),
    Persistent(
        "the_hidden_place",
        m.CANNOT_TRAVEL.hears(hidden_from_travel),
        m.TRAVELLED.hears(found),
        m.CANNOT_TARGET.hears(hidden_from_targets),
        m.TARGET_PRICE.hears(price_of_the_hidden),
    ),
    Persistent("plains", m.CAMPAIGN_BEGINS.hears(attack_dice_here(1))),
    Persistent("mountain", m.CAMPAIGN_BEGINS.hears(attack_dice_here(-1))),
    Persistent("river", m.MUSTERS.hears(by_the_river)),
    OnSearch("marshes", a_card_fewer, ready=stands_here, must=True),
    Persistent("great_slum", m.DISCARD_FIRST.hears(crowded_slum)),
    ActionPower("the_tribunal", tribunal, ready=not_alone, once=True),
)
