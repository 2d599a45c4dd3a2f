"""Relics, and the spaces of the Reliquary that they cover (Law 2.3, 2.4)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import offer_relic, unsent
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.battle import carry_off, slay
from lexludi.games.oath.rules.actions.campaign import PAWN, Campaign
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.trade import FOR_SECRETS, Trade
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import CHANCELLOR, CRADLE, HINTERLAND, REGION
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Peeked
from lexludi.games.oath.rules.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    OnSearch,
    OnTrade,
    Persistent,
    Power,
)
from lexludi.games.oath.rules.prompts import SEAT, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.table import Table
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import how_many, whether

# The Reliquary (Law 7.1.1.c)


def brutal(s: Oath, power: int, c: Campaign) -> None:
    """Where the Chancellor attacks, the defeated lose everybody."""
    if c.attacker == CHANCELLOR:
        c.doomed = ATTACKER | DEFENDER


def decadent(s: Oath, power: int, travel: Travel, slot: int, cost: int) -> int:
    """For the Chancellor the way to the Cradle costs nothing, and one to the Hinterland more."""
    if REGION[slot] == CRADLE and REGION[travel.origin] != CRADLE:
        return 0
    return cost + 1 if REGION[slot] == HINTERLAND else cost


def careless(s: Oath, power: int, seat: int, card: int, gain: int, brings: list[int]) -> None:
    """The Chancellor gets a favor more by trading, and a secret fewer."""
    if seat == CHANCELLOR:
        brings[0] += 1
        if gain == FOR_SECRETS:
            brings[1] = max(0, brings[1] - 1)


def greedy(s: Oath, search: Search, power: int) -> None:
    """The Chancellor draws two cards more, and searches only where it is cheap."""
    search.draws += 2
    search.dearest = 2


# Relics


def dowsing_sticks(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from offer_relic(s, seat)


def map_(s: Oath, seat: int, card: int) -> Flow[None]:
    """It goes under the relic deck, for supply."""
    s.bury_relic(card)
    s.gain_supply(seat, 4)
    yield from ()


def oracular_pig(s: Oath, seat: int, card: int) -> Flow[None]:
    """A look at the top of the world deck."""
    top = s.deck[-3:]
    for seen in top:
        s.look(seat, seen)
    s.tell(Peeked(seat, tuple(top[::-1])))
    yield from ()


def any_card(s: Oath, seat: int, card: int) -> bool:
    return bool(s.deck)


def matches_adviser(s: Oath, trade: Trade, card: int) -> bool:
    return trade.matching(s, SUIT[card]) > 0


def cup_of_plenty(s: Oath, trade: Trade, card: int) -> None:
    """No supply for trading with what one knows."""
    trade.free_with += (matches_adviser,)


def under_the_world_deck(s: Oath, card: int, seen: bool) -> None:
    s.deck.insert(0, card)
    s.deep = 0
    s.looked.pop(card, None)


def bury_all(s: Oath, search: Search) -> Flow[None]:
    search.destination = under_the_world_deck
    yield from ()


def cracked_horn(s: Oath, search: Search, card: int) -> None:
    """What this search discards goes under the world deck."""
    search.sends = bury_all


def drawing(s: Oath, search: Search, card: int) -> bool:
    return not search.turned


def bandit_crown(s: Table, power: int, seat: int) -> bool:
    return s.owner(power) == seat


def stays_home(s: Oath, power: int, seat: int) -> str | None:
    return "7.1.4" if s.owner(power) == seat else None


def devoted(s: Oath, power: int, seat: int, card: int) -> int:
    return 2 if s.owner(power) == seat else 0


def commanded(s: Oath, power: int, seat: int, thing: int) -> str | None:
    """Nobody else can take or target what its holder has, but the circlet itself."""
    owner = s.owner(power)
    return "7.1.4" if thing != power and owner != seat and s.holder_of(thing) == owner else None


def guarded_pawn(s: Oath, power: int, c: Campaign, target: int) -> int:
    return int(target == PAWN and c.defender == s.owner(power))


def drummed(s: Oath, power: int, seat: int, origin: int, to: int) -> Flow[None]:
    """A warband after travelling, forced or not."""
    if s.owner(power) == seat:
        s.gain_warbands(seat, 1)
    yield from ()


def a_secret_instead(s: Oath, power: int, seat: int, card: int) -> bool:
    """A secret for a card played to a site, not a favor."""
    if s.owner(power) != seat:
        return False
    s.gain_secrets(seat, 1)
    return True


def out_of_the_cauldron(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A warband for each of the enemy's that was killed."""
    enemy = 1 if c.side(user) == ATTACKER else 0
    s.gain_warbands(user, c.fallen[enemy])


BURN_THEM: Final = prompt("burn-them", N_("Kill all warbands of the defeated force?"), passes=N_("Spare them"))


def sticky_fire(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """The victor may kill what is left of the other force, for a favor to the one he fought."""
    enemy = c.enemies_of(user)[0]
    side = c.side(enemy)
    if enemy == s.bandits or not (yield from whether(user, BURN_THEM, "5.5.8.a")):
        return
    if not c.spared & side:
        for place, n in c.survivors:
            slay(s, c, side, place, n)
    if s.purse(user):
        s.give_favor(user, enemy, 1)


def caged(s: Oath, c: Campaign, user: int, card: int) -> None:
    """What is left of the other force comes into the cage."""
    for place, n in c.survivors:
        carry_off(s, c, c.side(c.enemies_of(user)[0]), place, n, card)


HOW_MANY_FREED: Final = prompt("set-free", N_("Choose how many warbands of {other} to set free."), other=SEAT)


def anybody_caged(s: Oath, seat: int, card: int) -> bool:
    return card in s.captives


def obsidian_cage(s: Oath, seat: int, card: int) -> Flow[None]:
    """Any number of warbands, at least one, go home to their boards."""
    row = s.captives[card]
    freed = 0
    for colour, n in enumerate(row):
        if n:
            least = 0 if freed or any(row[colour + 1 :]) else 1
            out = yield from how_many(seat, HOW_MANY_FREED, least, n, "7.1.3", other=colour)
            s.release(card, colour, out)
            freed += out


RELICS: Final[tuple[Power, ...]] = (
    Persistent("brutal", m.CAMPAIGN_BEGINS.hears(brutal)),
    Persistent("decadent", m.TRAVEL_COST.hears(decadent)),
    Persistent("careless", m.TRADES.hears(careless)),
    OnSearch("greedy", greedy, ready=drawing),
    ActionPower("dowsing_sticks", dowsing_sticks),
    ActionPower("map", map_),
    ActionPower("oracular_pig", oracular_pig, ready=any_card, once=True),
    OnTrade("cup_of_plenty", cup_of_plenty, eases=True),
    OnSearch("cracked_horn", cracked_horn, ready=unsent),
    Persistent("bandit_crown", m.RULES_EMPTY.hears(bandit_crown)),
    Persistent("ring_of_devotion", m.CANNOT_PLACE.hears(stays_home), m.MUSTERS.hears(devoted)),
    Persistent("circlet_of_command", m.CANNOT_TAKE.hears(commanded), m.TARGET_DICE.hears(guarded_pawn)),
    Persistent("dragonskin_drum", m.TRAVELLED.hears(drummed)),
    Persistent("book_of_records", m.INSTEAD_OF_FAVOR.hears(a_secret_instead)),
    BattlePlan("cursed_cauldron", won=out_of_the_cauldron),
    BattlePlan("sticky_fire", won=sticky_fire),
    BattlePlan("obsidian_cage", won=caged),
    ActionPower("obsidian_cage", obsidian_cage, ready=anybody_caged),
)
