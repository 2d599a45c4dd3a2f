"""The denizens of the Hearth."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    a_bank,
    a_player,
    any_favor,
    can_move_to,
    defense,
    draws,
    favor_of_a_bank,
    heedless,
    move_to,
    offer_relic,
    ruled_of,
    shift,
    spared,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import Campaign
from lexludi.games.oath.rules.actions.citizens import admit, bargain
from lexludi.games.oath.rules.actions.play import discard_adviser
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.trade import Muster, Trade
from lexludi.games.oath.rules.box.codes import (
    AS_ADVISER,
    EVERY_SUIT,
    NOBODY,
    NOMAD,
    ORDER,
    REVEALED,
    SECRET,
)
from lexludi.games.oath.rules.box.codes import HEARTH as HEARTH_SUIT
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Peeked
from lexludi.games.oath.rules.options import Space, Suit
from lexludi.games.oath.rules.powers import (
    DEFENDER,
    WHEN_LOST,
    ActionPower,
    BattlePlan,
    OnMuster,
    OnSearch,
    OnTrade,
    Persistent,
    Power,
    WhenPlayed,
)
from lexludi.games.oath.rules.prompts import WHICH_CARD, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.table import Table
from lexludi.games.oath.rules.title import title
from lexludi.games.oath.rules.turn import return_favor, return_secrets
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import which_card

# Actions


def tinkers_fair(s: Oath, seat: int, card: int) -> Flow[None]:
    """A binding exchange of favor, secrets and relics."""
    other = yield from a_player(s, seat, s.others(seat))
    yield from bargain(s, seat, other, relics=True)


def deed_writer(s: Oath, seat: int, card: int) -> Flow[None]:
    """A binding exchange of favor, secrets and sites."""
    other = yield from a_player(s, seat, s.others(seat))
    yield from bargain(s, seat, other, land=True)


def wayside_inn(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_supply(seat, 2)
    yield from ()


OTHER_SUITS: Final = tuple(suit for suit in EVERY_SUIT if suit != HEARTH_SUIT)


def memory_of_home(s: Oath, seat: int, card: int) -> Flow[None]:
    """All favor of one bank comes home."""
    suit = yield from a_bank(s, seat, OTHER_SUITS)
    s.to_bank(HEARTH_SUIT, s.banks[suit])
    s.banks[suit] = 0


def favor_abroad(s: Oath, seat: int, card: int) -> bool:
    return any(s.banks[suit] for suit in OTHER_SUITS)


def storyteller(s: Oath, seat: int, card: int) -> Flow[None]:
    """The Darkest Secret grows, whoever holds it."""
    s.tokens[SECRET] += 1
    yield from ()


def mobbed(s: Oath, seat: int) -> list[int]:
    """The advisers of whoever holds the Darkest Secret and not the People's Favor."""
    victim = s.secret_holder()
    if victim in (NOBODY, s.favor_holder()):
        return []
    return [adviser for adviser in s.advisers[victim] if not s.locked(seat, adviser)]


def anybody_to_mob(s: Oath, seat: int, card: int) -> bool:
    return bool(mobbed(s, seat))


def armed_mob(s: Oath, seat: int, card: int) -> Flow[None]:
    adviser = yield from which_card(seat, WHICH_CARD, mobbed(s, seat), "7.1.3")
    discard_adviser(s, seat, s.secret_holder(), adviser)


def lately_discarded(s: Oath, seat: int) -> list[int]:
    """The top three cards of the discard pile of one's region."""
    return s.discards[s.region(seat)][-3:]


def anything_new(s: Oath, seat: int, card: int) -> bool:
    return any(not s.knows(seat, seen) for seen in lately_discarded(s, seat))


def tavern_songs(s: Oath, seat: int, card: int) -> Flow[None]:
    top = lately_discarded(s, seat)
    for seen in top:
        s.look(seat, seen)
    s.tell(Peeked(seat, tuple(top[::-1])))
    yield from ()


def settlers(s: Oath, seat: int) -> list[int]:
    """The advisers who can move to one's site."""
    return [card for card in s.advisers[seat] if can_move_to(s, seat, card, s.pawn[seat])]


def anybody_to_settle(s: Oath, seat: int, card: int) -> bool:
    return bool(settlers(s, seat))


def homesteaders(s: Oath, seat: int, card: int) -> Flow[None]:
    """An adviser moves to one's site; nothing is played."""
    adviser = yield from which_card(seat, WHICH_CARD, settlers(s, seat), "7.1.3")
    yield from move_to(s, seat, adviser, s.pawn[seat])


def a_round_of_ale(s: Oath, seat: int, card: int) -> Flow[None]:
    """Favor and secrets return as they do at rest; the favor for the ale stays."""
    paid = s.favor_on.pop(card)
    return_favor(s)
    return_secrets(s, seat)
    s.favor_on[card] = paid
    yield from ()


def wealthy_beside(s: Oath, seat: int) -> list[int]:
    return [other for other in s.beside(seat) if s.favor[other]]


def anybody_to_charm(s: Oath, seat: int, card: int) -> bool:
    return bool(wealthy_beside(s, seat))


def charming_friend(s: Oath, seat: int, card: int) -> Flow[None]:
    other = yield from a_player(s, seat, wealthy_beside(s, seat))
    s.take_favor(seat, other, 1)


RICHEST: Final = prompt("richest-bank", N_("Several banks have the most favor: choose the one that gives."))
NEEDIEST: Final = prompt("neediest-bank", N_("Several banks have the least favor: choose the one that gets it."))


def levelers(s: Oath, seat: int, card: int) -> Flow[None]:
    """Two favor from the richest bank to the poorest one."""
    most, least = max(s.banks), min(s.banks)
    rich: Suit = yield Ask(seat, RICHEST, [Suit(suit) for suit in EVERY_SUIT if s.banks[suit] == most], "7.1.3")
    needy = [Suit(suit) for suit in EVERY_SUIT if s.banks[suit] == least and suit != rich.suit]
    poor: Suit = yield Ask(seat, NEEDIEST, [*needy], "7.1.3")
    n = min(2, most)
    s.banks[rich.suit] -= n
    s.banks[poor.suit] += n


def breakable(s: Oath, seat: int) -> list[int]:
    """Facedown relics at one's site, by their places."""
    return [n for n, relic in enumerate(s.buried[s.pawn[seat]]) if not s.locked(seat, relic)]


def anything_to_break(s: Oath, seat: int, card: int) -> bool:
    return bool(breakable(s, seat))


WHICH_TO_BREAK: Final = prompt("break-relic", N_("Choose the relic that goes under the relic deck."))


def relic_breaker(s: Oath, seat: int, card: int) -> Flow[None]:
    """A facedown relic goes, and three warbands come."""
    choice: Space = yield Ask(seat, WHICH_TO_BREAK, [Space(n) for n in breakable(s, seat)], "7.1.3")
    s.bury_relic(s.buried[s.pawn[seat]][choice.space])
    s.gain_warbands(seat, 3)


def elected(s: Oath, seat: int, card: int) -> bool:
    return s.exile(seat) and s.favor_holder() == seat


def ballot_box(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from admit(s, seat)


# When played


def family_heirloom(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from offer_relic(s, seat)


def fabled_feast(s: Oath, seat: int, card: int) -> Flow[None]:
    """Favor for each Hearth card one rules; it counts itself wherever it lies."""
    guests = ruled_of(s, seat, HEARTH_SUIT) + (0 if s.rules_card(seat, card) else 1)
    yield from favor_of_a_bank(s, seat, guests)


def salad_days(s: Oath, seat: int, card: int) -> Flow[None]:
    """A favor from each of three banks."""
    left = list(EVERY_SUIT)
    for _ in range(3):
        suit = yield from a_bank(s, seat, left)
        if suit == NOBODY:
            return
        left.remove(suit)
        s.gain_favor(seat, suit, 1)


# Modifiers


def welcomed(s: Oath, search: Search, card: int, way: int) -> Flow[None]:
    if way <= AS_ADVISER:
        s.gain_favor(search.seat, HEARTH_SUIT, 1)
        search.no_more(welcomed)  # 7.4.2: once a search
    yield from ()


def welcoming_party(s: Oath, search: Search, card: int) -> None:
    """A favor for playing a drawn denizen faceup."""
    search.played += (welcomed,)


def crop_rotation(s: Oath, search: Search, card: int) -> None:
    search.clears = True


def land_warden(s: Oath, search: Search, card: int) -> None:
    """Two cards, one of them to a site."""
    search.plays += 1
    search.settles = True


def news_from_afar(s: Oath, search: Search, card: int) -> None:
    search.free = True


def rowdy_pub(s: Oath, muster: Muster, card: int) -> None:
    """A warband more for mustering on this card."""

    def more(s: Oath, muster: Muster, on: int) -> int:
        return int(on == card)

    muster.more += (more,)


def pub_is_here(s: Oath, muster: Muster, card: int) -> bool:
    return s.slot_of(card) == muster.place


def awaited_return(s: Oath, trade: Trade, card: int) -> None:
    trade.free = True


# Battle plans


def people_allow_it(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """Whether no enemy holds the People's Favor."""
    return s.favor_holder() not in c.enemies_of(user)


def the_great_levy(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Three dice, and no skulls."""
    c.shift(s, user, 3)
    heedless(s, c, user, card)


def hearts_and_minds(s: Oath, c: Campaign, user: int, card: int) -> None:
    """The defense wins without a fight."""
    c.winner = c.side(user)


def hearts_lost(s: Oath, c: Campaign, user: int, card: int) -> None:
    """It leaves, unless its side holds the People's Favor."""
    if s.favor_holder() not in c.of_side(c.side(user)):
        s.discard(user, card)


def hospital(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Those of one's side who would be killed lie here until it is over."""
    c.wards[c.side(user) - 1] = card
    c.ends += (discharged,)


def discharged(s: Oath, c: Campaign) -> Flow[None]:
    """They stay at its site if one still rules it, and are killed if not."""
    for card, user in c.plans:
        if card not in c.wards:
            continue
        slot = s.slot_of(card)
        safe = slot != NOBODY and s.rules(user, slot) and s.why_not_place(user) is None
        for colour, n in enumerate(s.captives.pop(card, ())):
            if safe:
                s.force[colour][slot] += n
                s.unsettled = True
            else:
                s.bank[colour] += n
    yield from title(s)


# Persistent powers


def rival(s: Oath, power: int, seat: int) -> int:
    """The holder of a card, if he is another than that player; else NOBODY."""
    holder = s.owner(power)
    return NOBODY if holder == seat else holder


def book_binders(s: Oath, power: int, seat: int, card: int, way: int) -> Flow[None]:
    """Two favor for a Vision that another player plays faceup, the Conspiracy included."""
    holder = rival(s, power, seat)
    if way == REVEALED and holder != NOBODY:
        yield from favor_of_a_bank(s, holder, 2)


def saddle_makers(s: Oath, power: int, seat: int, card: int, way: int) -> Flow[None]:
    """Two favor of its suit for a Nomad or Order card that another player plays."""
    holder = rival(s, power, seat)
    if SUIT[card] in (NOMAD, ORDER) and holder != NOBODY:
        s.gain_favor(holder, SUIT[card], 2)
    yield from ()


def herald(s: Oath, power: int, c: Campaign) -> Flow[None]:
    """A favor after another player's campaign against a player."""
    holder = rival(s, power, c.attacker)
    if c.defender != s.bandits and holder != NOBODY:
        yield from favor_of_a_bank(s, holder, 1)


def at_peace(s: Oath, power: int, seat: int) -> str | None:
    return "7.1.4" if s.owner(power) == seat else None


def nobody_dies_for_war(s: Oath, power: int, c: Campaign) -> None:
    """Nobody is sacrificed against its holder, or a side he is on."""
    if c.side(s.owner(power)) == DEFENDER:
        c.no_sacrifice = True


def marriage(s: Table, power: int, seat: int, suit: int) -> int:
    """It counts as two advisers."""
    return int(suit == HEARTH_SUIT and s.owner(power) == seat)


HEARTH: Final[tuple[Power, ...]] = (
    ActionPower("tinkers_fair", tinkers_fair, once=True),
    ActionPower("wayside_inn", wayside_inn),
    BattlePlan("extra_provisions", defense(1)),
    ActionPower("memory_of_home", memory_of_home, ready=favor_abroad),
    OnSearch("welcoming_party", welcoming_party, ready=draws),
    BattlePlan("traveling_doctor", spared, discard=WHEN_LOST),
    ActionPower("storyteller", storyteller),
    ActionPower("armed_mob", armed_mob, ready=anybody_to_mob),
    ActionPower("tavern_songs", tavern_songs, ready=anything_new),
    ActionPower("homesteaders", homesteaders, ready=anybody_to_settle),
    OnSearch("crop_rotation", crop_rotation),
    ActionPower("a_round_of_ale", a_round_of_ale),
    OnSearch("land_warden", land_warden, ready=draws),
    ActionPower("charming_friend", charming_friend, ready=anybody_to_charm),
    BattlePlan("village_constable", shift(2), ready=people_allow_it),
    WhenPlayed("family_heirloom", family_heirloom),
    OnSearch("news_from_afar", news_from_afar, ready=draws, eases=True),
    ActionPower("levelers", levelers, ready=any_favor),
    WhenPlayed("fabled_feast", fabled_feast),
    BattlePlan("the_great_levy", the_great_levy, ready=people_allow_it),
    BattlePlan("hearts_and_minds", hearts_and_minds, won=hearts_lost),
    ActionPower("relic_breaker", relic_breaker, ready=anything_to_break),
    Persistent("book_binders", m.PLAYED.hears(book_binders)),
    ActionPower("ballot_box", ballot_box, ready=elected),
    Persistent("saddle_makers", m.PLAYED.hears(saddle_makers)),
    Persistent("herald", m.CAMPAIGN_OVER.hears(herald)),
    OnMuster("rowdy_pub", rowdy_pub, ready=pub_is_here),
    Persistent("vow_of_peace", m.CANNOT_CAMPAIGN.hears(at_peace), m.CAMPAIGN_BEGINS.hears(nobody_dies_for_war)),
    ActionPower("deed_writer", deed_writer, once=True),
    WhenPlayed("salad_days", salad_days),
    Persistent("marriage", m.MATCHING.hears(marriage)),
    BattlePlan("hospital", hospital),
    OnTrade("awaited_return", awaited_return, eases=True, sacrifices=1),
)
