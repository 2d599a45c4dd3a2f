"""The denizens of the Nomads that change actions, or bind people as long as they are there."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    favor_of_a_bank,
    ruled_of,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.recover import Recover
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import (
    BANNERS,
    CONSPIRACY,
    EVERY_SUIT,
    NOBODY,
    NOMAD,
    REGION,
    REVEALED,
)
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.powers import OnRecover, OnTravel, Persistent, Power
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.table import Table
from lexludi.kernel.ask import Flow

# Modifiers


def within_the_region(s: Oath, travel: Travel, slot: int) -> bool:
    return REGION[slot] == REGION[travel.origin]


def tents(s: Oath, travel: Travel, card: int) -> None:
    """No supply for travelling within one's region."""
    travel.free_to += (within_the_region,)


def then_rest(s: Oath, travel: Travel, slot: int) -> Flow[None]:
    s.acting = False
    yield from ()


def special_envoy(s: Oath, travel: Travel, card: int) -> None:
    """For no supply; then the Act Phase is over."""
    travel.free = True
    travel.after += (then_rest,)


def light_on_foot(s: Oath, travel: Travel, card: int) -> bool:
    return s.board[travel.seat] <= 3


def a_fast_steed(s: Oath, travel: Travel, card: int) -> None:
    travel.free = True


def received_well(s: Oath, travel: Travel, slot: int) -> Flow[None]:
    """A favor of a suit that is both at the new site and among one's advisers."""
    hosts = {SUIT[card] for card in s.cards[slot]}
    known = [suit for suit in EVERY_SUIT if suit in hosts and s.matching(travel.seat, suit)]
    yield from favor_of_a_bank(s, travel.seat, 1, known)


def hospitality(s: Oath, travel: Travel, card: int) -> None:
    travel.after += (received_well,)


def can_stop_there(s: Oath, travel: Travel, card: int) -> bool:
    """Whether somebody comes from elsewhere, and rules the station or can pay."""
    return s.slot_of(card) != travel.origin and (s.rules_card(travel.seat, card) or travel.favor(s) > 0)


def way_station(s: Oath, travel: Travel, card: int) -> None:
    """To its site for no supply: for its rulers, and for whoever gives them a favor."""
    station = s.slot_of(card)

    def there(s: Oath, travel: Travel, slot: int) -> bool:
        return slot == station

    travel.free_to += (there,)
    if not s.rules_card(travel.seat, card):
        travel.fares += ((station, s.leader(s.card_rulers(card))),)


def worship(s: Oath, recover: Recover, thing: int) -> Flow[None]:
    if thing not in BANNERS:
        s.gain_supply(recover.seat, 3)
    yield from ()


def a_relic_here(s: Oath, recover: Recover, card: int) -> bool:
    return bool(s.buried[s.pawn[recover.seat]]) and recover.why_not_relic(s) is None


def relic_worship(s: Oath, recover: Recover, card: int) -> None:
    """Supply for a relic."""
    recover.after += (worship,)


# Persistent powers


def spell_breaker(s: Oath, power: int, seat: int, used: int, cost: Cost) -> str | None:
    """Enemies of its ruler use no powers that cost secrets."""
    return "7.1.4" if (cost.secret or cost.burn_secret) and s.against_ruler(seat, power) else None


def lost_tongue(s: Oath, power: int, seat: int, thing: int) -> str | None:
    """Others who rule no Nomad leave its holder's relics and banners alone."""
    holder = s.owner(power)
    if seat == holder or s.holder_of(thing) != holder or ruled_of(s, seat, NOMAD):
        return None
    return "7.1.4"


def ancient_bloodline(s: Table, power: int, seat: int, card: int) -> bool:
    """Its holder's enemies move nothing that lies at his sites, neither cards nor relics."""
    holder = s.owner(power)
    if not s.enemies(seat, holder):
        return False
    slot = s.slot_of(card)
    if slot != NOBODY:
        return s.rules(holder, slot)
    return any(card in s.buried[place] for place in s.ruled(holder))


def sacred_ground(s: Oath, power: int, seat: int, card: int, way: int) -> str | None:
    """Visions are seen here, and nowhere else."""
    if way != REVEALED or card == CONSPIRACY or s.pawn[seat] == s.slot_of(power):
        return None
    return "7.1.4"


# What its holder has


def a_single_stranger(s: Oath, power: int, seat: int) -> int:
    return 1


def of_the_family(s: Oath, power: int, seat: int, adviser: int) -> bool:
    """Nomads do not count, be they ever so many."""
    return SUIT[adviser] == NOMAD


def sworn_to_the_kin(s: Oath, power: int, seat: int) -> None:
    """All favor goes to the Nomads."""
    s.to_bank(NOMAD, s.favor[seat])
    s.favor[seat] = 0


def to_the_kin(s: Oath, power: int, seat: int, n: int) -> bool:
    """So does whatever comes later."""
    if s.owner(power) != seat:
        return False
    s.to_bank(NOMAD, n)
    return True


def among_the_kin(s: Oath, power: int, seat: int) -> int:
    """What they have can be spent."""
    return s.banks[NOMAD] if s.owner(power) == seat else 0


MODIFIERS: Final[tuple[Power, ...]] = (
    OnTravel("tents", tents, eases=True),
    Persistent(
        "vow_of_kinship",
        m.APPEARS.hears(sworn_to_the_kin),
        m.FAVOR_COMES.hears(to_the_kin),
        m.FAVOR_AT_HAND.hears(among_the_kin),
    ),
    Persistent("lost_tongue", m.CANNOT_TAKE.hears(lost_tongue)),
    OnTravel("special_envoy", special_envoy, eases=True),
    Persistent("spell_breaker", m.CANNOT_USE.hears(spell_breaker)),
    Persistent("ancient_bloodline", m.LOCKS.hears(ancient_bloodline)),
    Persistent("family_wagon", m.ADVISER_LIMIT.hears(a_single_stranger), m.NOT_COUNTED.hears(of_the_family)),
    OnTravel("way_station", way_station, ready=can_stop_there, eases=True, for_all=True),
    OnTravel("hospitality", hospitality),
    OnTravel("a_fast_steed", a_fast_steed, ready=light_on_foot, eases=True),
    OnRecover("relic_worship", relic_worship, ready=a_relic_here),
    Persistent("sacred_ground", m.CANNOT_PLAY.hears(sacred_ground)),
)
