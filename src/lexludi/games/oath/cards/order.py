"""The denizens of Order."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    a_favor,
    a_player,
    any_favor,
    defense,
    draws,
    heedless,
    kill_at,
    led,
    may_become_citizen,
    may_campaign,
    once_paid,
    own_site_targeted,
    redistribute,
    reinforced,
    shift,
    spoils,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.battle import fall, slay
from lexludi.games.oath.rules.actions.campaign import Campaign, wage
from lexludi.games.oath.rules.actions.major import can_start
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.trade import Muster
from lexludi.games.oath.rules.actions.travel import Travel, agree_to_pay, go, reveal_site
from lexludi.games.oath.rules.box.codes import (
    DARKEST_SECRET,
    EVERY_SUIT,
    NOBODY,
    OFF_MAP,
    REGION,
    REVEALED,
    SLOTS,
    SLOTS_OF,
    WORLD_DECK,
)
from lexludi.games.oath.rules.box.codes import ORDER as ORDER_SUIT
from lexludi.games.oath.rules.options import Peek
from lexludi.games.oath.rules.powers import (
    ATTACKER,
    DEFENDER,
    ActionPower,
    BattlePlan,
    OnMuster,
    OnSearch,
    Persistent,
    Power,
    RestPower,
    WhenPlayed,
)
from lexludi.games.oath.rules.prompts import CARD, WHERE, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, where, whether

# Battle plans


def wrestlers(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """A warband of the defense for a die."""
    yield from fall(s, c, DEFENDER, user, c.defending(s), 1)
    c.defense += 1


def any_defender(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return bool(c.defending(s))


def battle_honors(s: Oath, c: Campaign, user: int, card: int) -> None:
    spoils(s, user, ORDER_SUIT, 2)


def bear_traps(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A die fewer, and a warband of the attacker is killed; the dice were counted before."""
    c.shift(s, user, 1)
    slay(s, c, ATTACKER, OFF_MAP + c.attacker, 1)


def scouts(s: Oath, c: Campaign, user: int, card: int) -> None:
    s.gain_supply(user, 1)


def martial_culture(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """An Exile who defeats another may become a Citizen."""
    enemy = c.enemies_of(user)[0]
    if user != s.bandits and enemy != s.bandits and s.exile(enemy):
        yield from may_become_citizen(s, user)


def shield_wall(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Two dice; but the defeated lose everybody."""
    c.defense += 2
    c.doomed |= DEFENDER


def military_parade(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A favor for each adviser of the enemy."""
    for enemy in c.enemies_of(user):
        if enemy != s.bandits:
            for suit in EVERY_SUIT:
                spoils(s, user, suit, s.matching(enemy, suit))


def specialist(s: Oath, c: Campaign, user: int, card: int) -> None:
    """The other side can use no battle plans."""
    c.barred |= DEFENDER


def outnumbering(s: Oath, c: Campaign, user: int, card: int) -> bool:
    own, other = c.attacking(s), c.strength(s)
    return own > other if c.side(user) == ATTACKER else other > own


def enemy_comes_to_terms(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """The enemy's pawn is at one's site, and there is favor enough for all defense dice."""
    enemy = c.enemies_of(user)[0]
    if s.bandits in (user, enemy) or s.pawn[user] != s.pawn[enemy]:
        return False
    return s.purse(user) > c.defense


def peace_envoy(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Victory for favor, and nobody dies."""
    s.give_favor(user, c.enemies_of(user)[0], c.defense)
    c.winner = c.side(user)
    c.peaceful = True


WHICH_RELIC: Final = prompt("hunt", N_("Choose a facedown relic to fight for."), passes=N_("No more relics"))
UNDER_THE_DECK: Final = prompt("return-relic", N_("Put {card} under the relic deck?"), card=CARD, passes=N_("Keep it"))


def hunted(s: Oath, c: Campaign) -> list[Option]:
    """Facedown relics at targeted sites."""
    return [
        Peek(slot, n)
        for slot in c.target_sites()
        for n, relic in enumerate(s.buried[slot])
        if relic not in c.recovered and not s.locked(c.attacker, relic)
    ]


def relic_hunter(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """Facedown relics are targets too, a die each."""
    while True:
        options = hunted(s, c)
        if not options:
            return
        choice: Option = yield Ask(user, WHICH_RELIC, [*options, PASS], "7.5.2")
        if not isinstance(choice, Peek):
            return
        c.recovered += (s.buried[choice.place][choice.which],)
        c.defense += 1


def hunted_down(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """Relics taken in the campaign may go under the relic deck."""
    for relic in (*c.recovered, *c.targets):
        if relic in s.relics[user] and (yield from whether(user, UNDER_THE_DECK, "5.5.8.a", card=relic)):
            s.bury_relic(relic)
    yield from title(s)


# Modifiers


def pressgangs(s: Oath, muster: Muster, card: int) -> None:
    """On cards on which something lies, too."""
    muster.crowded = True


def then_campaign(s: Oath, muster: Muster) -> Flow[None]:
    yield from may_campaign(s, muster.seat)


def knights_errant(s: Oath, muster: Muster, card: int) -> None:
    muster.after += (then_campaign,)


def after_the_hunt(s: Oath, search: Search) -> Flow[None]:
    if search.pile == WORLD_DECK:
        yield from may_campaign(s, search.seat)


def hunting_party(s: Oath, search: Search, card: int) -> None:
    """A campaign after a search of the world deck."""
    search.after += (after_the_hunt,)


# When played


STATION: Final = prompt("garrison", N_("You have too few warbands: choose the next site that gets one."))


def garrison(s: Oath, seat: int, card: int) -> Flow[None]:
    """A warband for each site one rules, and one to each of them."""
    ruled = s.ruled(seat)
    s.gain_warbands(seat, len(ruled))
    if s.why_not_place(seat) is not None:
        return
    while ruled and s.board[seat]:
        slot = ruled[0]
        if len(ruled) > s.board[seat]:
            slot = yield from where(seat, STATION, ruled, "7.1.3")
        ruled.remove(slot)
        s.place(seat, slot, 1)


def royal_tax(s: Oath, seat: int, card: int) -> Flow[None]:
    """Two favor of everybody at one's sites in the region."""
    for other in s.others(seat):
        if REGION[s.pawn[other]] == s.region(seat) and s.rules(seat, s.pawn[other]):
            s.take_favor(seat, other, 2)
    yield from ()


# Actions


def messenger(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from redistribute(s, seat)


def rules_something(s: Oath, seat: int, card: int) -> bool:
    return bool(s.ruled(seat))


def made_to_travel(s: Oath, seat: int) -> Travel:
    way = Travel(seat, s.pawn[seat])
    way.free = way.forced = True
    return way


def carried(s: Oath, seat: int) -> list[int]:
    return [other for other in s.beside(seat) if made_to_travel(s, other).reachable(s)]


def anybody_to_carry(s: Oath, seat: int, card: int) -> bool:
    return bool(carried(s, seat))


def palanquin(s: Oath, seat: int, card: int) -> Flow[None]:
    """Go where another player could travel, and make him come along."""
    other = yield from a_player(s, seat, carried(s, seat))
    way = made_to_travel(s, other)
    yield from agree_to_pay(s, way)
    if not way.destinations(s):
        return
    slot = yield from where(seat, WHERE, way.destinations(s), "7.1.3")
    s.pawn[seat] = slot
    if not s.faceup(slot):
        reveal_site(s, slot)
    if not any(sends(s, power, other, way.origin) != NOBODY for power, sends in m.SENDS.heard(s.up)):
        way.only = (slot,)
    yield from go(s, way, seat)


def besieged(s: Oath, seat: int) -> list[int]:
    """Sites of one's region with warbands."""
    return [slot for slot in SLOTS_OF[s.region(seat)] if s.occupied(slot)]


def anybody_to_besiege(s: Oath, seat: int, card: int) -> bool:
    return bool(besieged(s, seat))


def siege_engines(s: Oath, seat: int, card: int) -> Flow[None]:
    slot = yield from where(seat, WHERE, besieged(s, seat), "7.1.3")
    yield from kill_at(s, seat, slot, 2)


def commands(s: Oath, seat: int) -> list[int]:
    return [slot for slot in SLOTS if s.rules(seat, slot) and can_start(s, led(s, seat, slot))]


def any_command(s: Oath, seat: int, card: int) -> bool:
    return bool(once_paid(s, seat, card, commands))


def captains(s: Oath, seat: int, card: int) -> Flow[None]:
    slot = yield from where(seat, WHERE, commands(s, seat), "7.1.3")
    yield from wage(s, led(s, seat, slot))


# Persistent powers


def tome_guardians(s: Oath, power: int, seat: int, thing: int) -> str | None:
    """Enemies of their ruler keep off the Darkest Secret."""
    return "7.1.4" if thing == DARKEST_SECRET and s.against_ruler(seat, power) else None


def tyrant(s: Oath, power: int, seat: int, origin: int, to: int) -> Flow[None]:
    """A warband dies wherever its holder comes."""
    if s.owner(power) == seat:
        yield from kill_at(s, seat, to, 1)


def in_their_land(s: Oath, power: int, seat: int, slot: int) -> bool:
    """Whether somebody is an enemy of a card's ruler, who rules that site."""
    return s.against_ruler(seat, power) and any(s.rules(ruler, slot) for ruler in s.card_rulers(power))


def payee(s: Oath, power: int) -> int:
    return s.leader(s.card_rulers(power))


def forced_labor(s: Oath, power: int, seat: int, action: str, what: int) -> int:
    return payee(s, power) if action == "search" and in_their_land(s, power, seat, what) else m.NO_TOLL


def toll_roads(s: Oath, power: int, seat: int, action: str, what: int) -> int:
    return payee(s, power) if action == "travel" and in_their_land(s, power, seat, what) else m.NO_TOLL


def curfew(s: Oath, power: int, seat: int, action: str, what: int) -> int:
    if action != "trade" or not s.against_ruler(seat, power):
        return m.NO_TOLL
    return payee(s, power) if set(s.card_rulers(what)) & set(s.card_rulers(power)) else m.NO_TOLL


def secret_police(s: Oath, power: int, seat: int, card: int, way: int) -> str | None:
    """No Visions in their land."""
    return "7.1.4" if way == REVEALED and in_their_land(s, power, seat, s.pawn[seat]) else None


def obedient(s: Oath, power: int, seat: int, card: int, way: int) -> str | None:
    return "7.1.4" if way == REVEALED and s.owner(power) == seat else None


def seated(s: Oath, power: int, seat: int) -> str | None:
    return "7.1.4" if s.owner(power) == seat else None


ORDER: Final[tuple[Power, ...]] = (
    BattlePlan("wrestlers", wrestlers, ready=any_defender),
    BattlePlan("battle_honors", won=battle_honors),
    BattlePlan("bear_traps", bear_traps),
    BattlePlan("longbows", shift(1)),
    BattlePlan("keep", defense(2), ready=own_site_targeted),
    OnMuster("pressgangs", pressgangs, eases=True),
    WhenPlayed("garrison", garrison),
    BattlePlan("scouts", scouts),
    BattlePlan("martial_culture", won=martial_culture),
    BattlePlan("code_of_honor", shift(2), alone=True),
    BattlePlan("outriders", heedless),
    ActionPower("messenger", messenger, ready=rules_something),
    BattlePlan("field_promotion", won=reinforced(3)),
    ActionPower("palanquin", palanquin, ready=anybody_to_carry),
    BattlePlan("shield_wall", shield_wall),
    BattlePlan("military_parade", won=military_parade),
    Persistent("tome_guardians", m.CANNOT_TAKE.hears(tome_guardians), m.CANNOT_RECOVER.hears(tome_guardians)),
    Persistent("tyrant", m.TRAVELLED.hears(tyrant)),
    Persistent("forced_labor", m.TOLL.hears(forced_labor)),
    Persistent("secret_police", m.CANNOT_PLAY.hears(secret_police)),
    BattlePlan("specialist", specialist),
    ActionPower("captains", captains, ready=any_command),
    ActionPower("siege_engines", siege_engines, ready=anybody_to_besiege),
    WhenPlayed("royal_tax", royal_tax),
    Persistent("toll_roads", m.TOLL.hears(toll_roads)),
    Persistent("curfew", m.TOLL.hears(curfew)),
    OnMuster("knights_errant", knights_errant),
    Persistent("vow_of_obedience", m.CANNOT_PLAY.hears(obedient)),
    RestPower("vow_of_obedience", a_favor, ready=any_favor),
    OnSearch("hunting_party", hunting_party, ready=draws),
    Persistent("council_seat", m.CANNOT_EXILE.hears(seated)),
    BattlePlan("encirclement", shift(2), ready=outnumbering),
    BattlePlan("peace_envoy", peace_envoy, ready=enemy_comes_to_terms, alone=True),
    BattlePlan("relic_hunter", relic_hunter, won=hunted_down),
)
