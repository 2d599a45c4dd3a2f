"""Law 4: rounds, and the three phases of a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules import prompts as p
from lexludi.games.oath.rules.actions.campaign import campaign, why_not_campaign
from lexludi.games.oath.rules.actions.citizens import (
    CITIZENSHIP,
    EXILE,
    SELF_EXILE,
    exile_citizen,
    exile_oneself,
    offer_citizenship,
    why_not_exile,
    why_not_leave,
    why_not_offer,
)
from lexludi.games.oath.rules.actions.minor import (
    ADVISER,
    offer_moves,
    offer_peeks,
    offer_powers,
    peek,
    play_adviser,
    why_not_adviser,
)
from lexludi.games.oath.rules.actions.recover import recover, why_not_recover
from lexludi.games.oath.rules.actions.refusing import with_facts
from lexludi.games.oath.rules.actions.search import search, why_not_search
from lexludi.games.oath.rules.actions.trade import muster, trade, why_not_muster, why_not_trade
from lexludi.games.oath.rules.actions.travel import travel, why_not_travel
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    ACT,
    CHANCELLOR,
    EVERY_SUIT,
    PEOPLE,
    REST,
    WAKE,
)
from lexludi.games.oath.rules.box.printed import COST, MOST_SUPPLY, SUIT, refresh
from lexludi.games.oath.rules.endings import stable_regime, wake_wins, war_exhaustion
from lexludi.games.oath.rules.events import RoundBegan, TurnBegan
from lexludi.games.oath.rules.options import USES, Peek, Share, Suit, Use, Warbands
from lexludi.games.oath.rules.powers import REST_POWERS
from lexludi.games.oath.rules.prompts import COUNT, END, note, prompt
from lexludi.games.oath.rules.prompts import SUIT as SUIT_KIND
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow, Later, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.actions import ActionMenu
from lexludi.parts.asking import PASS, whether
from lexludi.parts.options import Act

SUPPLY: Final = data.boards().supply
ROUNDS: Final = data.boards().rounds
MOB_AT: Final = 6
"""Law 4.1.1.III."""

# Rounds (Law 4.0)


def new_round(s: Oath) -> None:
    """Law 4.0.a."""
    s.round += 1
    s.tell(RoundBegan(s.round))
    s.then("end_round")
    for seat in range(s.players - 1, -1, -1):
        s.then("turn", seat)


def end_round(s: Oath) -> Flow[None]:
    """Law 4.0.c, 3.3, 3.4."""
    yield from stable_regime(s)
    if s.round >= ROUNDS:
        war_exhaustion(s)
    s.then("round")


def turn(s: Oath, seat: int) -> None:
    """Law 4.0.b."""
    s.active = seat
    s.used = 0
    s.refused = 0
    s.cleared = []
    s.moved = 0
    s.fresh_scepter = False
    s.tell(TurnBegan(seat))
    s.then("rest", seat)
    s.then("act", seat)
    s.then("wake", seat)


# Wake (Law 4.1)

TEND: Final = prompt(
    "tend", N_("Add a favor to the People's Favor, or return one to the poorest bank?"), passes=N_("Return a favor")
)
TEND_AT_ALL: Final = prompt("tend-at-all", N_("Add a favor to the People's Favor?"), passes=N_("Add none"))
POOREST: Final = prompt("poorest", N_("Choose the bank to return the favor to."))
ADDED: Final = note("tended", N_("{seat} adds a favor to the People's Favor."))
RETURNED: Final = note("returned", N_("{seat} returns a favor to {suit}."), suit=SUIT_KIND)
MOB: Final = note("mob", N_("The People's Favor turns into a Mob."))
USURPS: Final = note("usurps", N_("{seat} is the Usurper now."))


def wake(s: Oath, seat: int) -> Flow[None]:
    """Law 4.1."""
    s.phase = WAKE
    if s.holder[PEOPLE] == seat:  # 4.1.1
        yield from tend_banner(s, seat)
        if s.mob:  # 4.1.1.II
            yield from tend_banner(s, seat)
        elif s.tokens[PEOPLE] >= MOB_AT:  # 4.1.1.III
            s.mob = True
            s.note(seat, MOB, "4.1.1.III")
    wake_wins(s, seat)  # 4.1.2
    if s.oathkeeper == seat and s.exile(seat) and not s.usurper:  # 4.1.3
        s.usurper = True
        s.note(seat, USURPS, "4.1.3")
    for power, happens in m.WAKES.heard(s.up):  # 4.1.4
        yield from happens(s, power, seat)
    s.acting = True


def tend_banner(s: Oath, seat: int) -> Flow[None]:
    """Law 4.1.1.I: one favor more, or one to the poorest bank; the last one stays."""
    adds = s.purse(seat) > 0
    if adds and (s.tokens[PEOPLE] > 1 or not s.favor[seat]):  # nobody must spend what lies elsewhere
        asked = TEND if s.tokens[PEOPLE] > 1 else TEND_AT_ALL
        adds = yield from whether(seat, asked, "4.1.1.I.a")
    if adds:
        s.part_with(seat, 1)
        s.tokens[PEOPLE] += 1
        s.note(seat, ADDED, "4.1.1.I.a")
    elif s.tokens[PEOPLE] > 1:
        least = min(s.banks)
        poorest: Suit = yield Ask(
            seat, POOREST, [Suit(suit) for suit in EVERY_SUIT if s.banks[suit] == least], "4.1.1.I.c"
        )
        s.tokens[PEOPLE] -= 1
        s.banks[poorest.suit] += 1
        s.note(seat, RETURNED, "4.1.1.I.a", suit=poorest.suit)


# Act (Law 4.2)

ACTIONS: Final[ActionMenu[Oath]] = ActionMenu()
ACTIONS.add(p.SEARCH, why_not_search, search)
ACTIONS.add(p.MUSTER, why_not_muster, muster)
ACTIONS.add(p.TRADE, why_not_trade, trade)
ACTIONS.add(p.RECOVER, why_not_recover, recover)
ACTIONS.add(p.CAMPAIGN, why_not_campaign, campaign)
ACTIONS.add(p.TRAVEL, why_not_travel, travel)
ACTIONS.add(ADVISER, why_not_adviser, play_adviser)
ACTIONS.add(CITIZENSHIP, why_not_offer, offer_citizenship)
ACTIONS.add(EXILE, why_not_exile, exile_citizen)
ACTIONS.add(SELF_EXILE, why_not_leave, exile_oneself)

WHAT_TO_DO: Final = prompt("act", N_("Choose what to do (supply: {n})."), n=COUNT)


def what_to_do(s: Oath, seat: int) -> Ask:
    """Law 4.2.a: everything that can be done now."""
    menu = Menu(s)
    ACTIONS.offer(s, seat, menu)
    offer_powers(s, seat, menu)
    offer_peeks(s, seat, menu)
    offer_moves(s, seat, menu)
    menu.options.append(END)
    if menu.refused is not None:
        with_facts(s, seat, menu.refused)
    return menu.ask(seat, WHAT_TO_DO, "4.2.a", n=s.supply[seat])


def act(s: Oath, seat: int) -> Flow[None]:
    """Law 4.2: any number of actions, one at a time. Each is a step, so that a copy in its middle needs no menu."""
    s.phase = ACT
    s.engaged = 0
    yield from title(s)
    if not s.acting:
        return
    choice: Option = yield Later(partial(what_to_do, s, seat))
    if choice == END:
        s.acting = False
        return
    s.then("act", seat)
    if isinstance(choice, Act):
        s.moved = 0
        s.then("take_action", seat, choice.what)
    elif isinstance(choice, Use):
        s.moved = 0
        s.then("use_power", seat, choice.power)
    elif isinstance(choice, Peek):
        peek(s, seat, choice)
    elif isinstance(choice, Warbands):
        s.then("shift_warbands", seat, choice.place, choice.count)
    elif isinstance(choice, Share):
        s.then("share_warbands", seat, choice.seat, choice.count)


def take_action(s: Oath, seat: int, what: str) -> Flow[None]:
    """An action of the menu, by its name."""
    return ACTIONS.take(s, seat, Act(what))


# Rest (Law 4.3)

WHICH_REST: Final = prompt("rest", N_("Choose a Rest power to use."), passes=N_("End the turn"))


def rest(s: Oath, seat: int) -> Flow[None]:
    """Law 4.3."""
    s.phase = REST
    s.acting = False
    return_favor(s)
    return_secrets(s, seat)
    refresh_supply(s, seat)
    yield from rest_powers(s, seat)


def return_favor(s: Oath) -> None:
    """Law 4.3.1."""
    for card, n in s.favor_on.items():
        s.to_bank(SUIT[card], n)
    s.favor_on.clear()


def return_secrets(s: Oath, seat: int) -> None:
    """Law 4.3.2: those on cards come to the player's board, where all turn faceup."""
    for n in s.secrets_on.values():
        s.secrets[seat] += n
    s.secrets_on.clear()
    s.secrets[seat] += s.turned[seat]
    s.turned[seat] = 0


def refresh_supply(s: Oath, seat: int) -> None:
    """Law 4.3.3, 4.3.4: by the warbands in one's bank, and what was saved; a Citizen as the Chancellor has it."""
    saved = s.supply[seat]
    if s.citizen[seat]:
        supply = s.supply[CHANCELLOR]
    else:
        supply = refresh(SUPPLY.chancellor if seat == CHANCELLOR else SUPPLY.exile, s.bank[seat])
    s.supply[seat] = min(MOST_SUPPLY, supply + saved)


def rest_powers(s: Oath, seat: int) -> Flow[None]:
    """Law 4.3.5, 7.3.4: any of them, each once."""
    while s.up & REST_POWERS.mask:
        usable = [
            card
            for card, power in REST_POWERS.heard(s.up)
            if not s.used >> card & 1 and s.usable(seat, card) and power.ready(s, seat, card)
        ]
        if not usable:
            return
        choice: Option = yield Ask(seat, WHICH_REST, [*[USES[card] for card in usable], PASS], "4.3.5")
        if not isinstance(choice, Use):
            return
        card = choice.power
        s.used |= 1 << card
        s.pay(seat, card, COST[card])
        s.note(seat, p.USED, "4.3.5", card=card)
        yield from REST_POWERS.says[card].run(s, seat, card)
        yield from title(s)
