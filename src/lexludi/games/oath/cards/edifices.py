"""Edifices, intact and ruined (Law 2.9)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import a_player, offer_relic, own_site_targeted, shift
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import Campaign
from lexludi.games.oath.rules.actions.citizens import bargain
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.box.codes import BEAST, DISCARDED, FACEDOWN, NOBODY, OFF_MAP, PEOPLES_FAVOR
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Drew
from lexludi.games.oath.rules.powers import ActionPower, BattlePlan, OnSearch, Persistent, Power
from lexludi.games.oath.rules.prompts import COUNT, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_or_none
from lexludi.parts.options import Card


def ramparts(s: Oath, power: int, c: Campaign, target: int) -> int:
    """A die more for each site of whoever rules this card."""
    return int(target < OFF_MAP and c.defender in s.card_rulers(power))


def no_targets_among_the_people(s: Oath, power: int, c: Campaign, target: int) -> str | None:
    return "7.1.4" if target == PEOPLES_FAVOR else None


def mocked(s: Oath, power: int, seat: int, thing: int, paid: int) -> None:
    """Whoever recovers the People's Favor gets a Mob."""
    if thing == PEOPLES_FAVOR:
        s.mob = True


def ancient_forge(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from offer_relic(s, seat)


def broken_forge(s: Oath, seat: int, card: int) -> Flow[None]:
    """The forge works again."""
    s.flip_edifice(card)
    yield from ()


def beasts_stay(s: Oath, power: int, slot: int) -> bool:
    """A site with any Beast card, this one included, stays."""
    return any(SUIT[card] == BEAST for card in s.cards[slot])


# The districts


def festival_district(s: Oath, seat: int, card: int) -> Flow[None]:
    """A binding exchange with anybody."""
    other = yield from a_player(s, seat, s.others(seat))
    if other != NOBODY:
        yield from bargain(s, seat, other, advisers=True)


NUDGE: Final = prompt("nudge", N_("The end die shows {n}: choose what it counts as."), n=COUNT)


def squalid_district(s: Oath, power: int, roll: int) -> Flow[int]:
    """Whoever rules this card may change the end die by one; Citizens and bandits may not."""
    rulers = [seat for seat in s.card_rulers(power) if seat != s.bandits and not s.citizen[seat]]
    if not rulers:
        return roll
    return (yield from how_many(rulers[0], NUDGE, roll - 1, roll + 1, "7.1.4", n=roll))


# The spires

WHICH_TO_EXCHANGE: Final = prompt(
    "exchange", N_("Choose a card to exchange for one of the Dispossessed."), passes=N_("Exchange no more")
)
HOW_MANY_TO_EXCHANGE: Final = prompt(
    "exchange-discards", N_("Choose how many cards of the discard pile to exchange for some of the Dispossessed.")
)
FATHOM: Final = 5


def dispossess(s: Oath, cards: list[int]) -> list[int]:
    """These cards join the Dispossessed, and as many random ones that were there come back."""
    lost = s.dispossessed.copy()
    s.chance.shuffle(lost)
    back = lost[: len(cards)]
    s.dispossessed = sorted([*lost[len(cards) :], *cards])
    for card in (*cards, *back):
        s.looked.pop(card, None)
    return back


def exchange_drawn(s: Oath, search: Search) -> Flow[None]:
    hand = s.drawn[search.seat]
    chosen: list[int] = []
    while len(chosen) < len(s.dispossessed):
        left = [Card(card) for card in hand if not s.is_vision(card) and card not in chosen]
        if not left:
            break
        choice = yield from one_or_none(search.seat, WHICH_TO_EXCHANGE, left, "7.1.3")
        if choice is None:
            break
        chosen.append(choice.card)
    if chosen:
        for card in chosen:
            hand.remove(card)
        hand += dispossess(s, chosen)
        s.reveal()
        s.tell(Drew(search.seat, search.pile, tuple(hand)))


def great_spire(s: Oath, search: Search, card: int) -> None:
    """Any denizens that are drawn may be exchanged for random ones of the Dispossessed."""
    search.drew += (exchange_drawn,)


def any_dispossessed(s: Oath, search: Search, card: int) -> bool:
    return not search.turned and bool(s.dispossessed)


def upper_denizens(s: Oath, seat: int) -> list[int]:
    """The topmost denizens of the discard pile of one's region, Visions passed over."""
    return [card for card in s.discards[s.region(seat)][::-1] if not s.is_vision(card)][:FATHOM]


def can_fathom(s: Oath, seat: int, card: int) -> bool:
    return bool(s.dispossessed and upper_denizens(s, seat))


def fallen_spire(s: Oath, seat: int, card: int) -> Flow[None]:
    """Up to five cards of the discard pile are exchanged for random ones of the Dispossessed, unseen."""
    upper = upper_denizens(s, seat)
    n = yield from how_many(seat, HOW_MANY_TO_EXCHANGE, 0, min(len(upper), len(s.dispossessed)), "7.1.3")
    pile = s.discards[s.region(seat)]
    for lost in upper[:n]:
        pile.remove(lost)
    if n:
        pile += dispossess(s, upper[:n])
        s.reveal()


# The temples


def no_beasts(s: Oath, power: int, seat: int, card: int, way: int) -> str | None:
    """Enemies of whoever rules this card play no Beast cards faceup."""
    faceup = way not in (FACEDOWN, DISCARDED)
    return "7.1.4" if faceup and SUIT[card] == BEAST and s.against_ruler(seat, power) else None


EDIFICES: Final[tuple[Power, ...]] = (
    Persistent("sprawling_rampart", m.TARGET_DICE.hears(ramparts)),
    BattlePlan("bandit_rampart", shift(2), ready=own_site_targeted),
    Persistent("hall_of_debate", m.CANNOT_TARGET.hears(no_targets_among_the_people)),
    Persistent("hall_of_mockery", m.RECOVERED.hears(mocked)),
    ActionPower("ancient_forge", ancient_forge),
    ActionPower("broken_forge", broken_forge),
    Persistent("forest_temple", m.SITE_STAYS.hears(beasts_stay)),
    Persistent("ruined_temple", m.CANNOT_PLAY.hears(no_beasts)),
    ActionPower("festival_district", festival_district, once=True),
    Persistent("squalid_district", m.END_DIE.hears(squalid_district)),
    OnSearch("great_spire", great_spire, ready=any_dispossessed),
    ActionPower("fallen_spire", fallen_spire, ready=can_fathom),
)
