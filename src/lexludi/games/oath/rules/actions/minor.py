"""Law 6.1 to 6.5: minor actions."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.major import owes, pay_toll, start
from lexludi.games.oath.rules.actions.play import play
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.box.codes import CHANCELLOR, NOBODY, OFF_MAP
from lexludi.games.oath.rules.box.printed import COST
from lexludi.games.oath.rules.events import Peeked
from lexludi.games.oath.rules.options import USES, Peek, Share, Warbands
from lexludi.games.oath.rules.powers import ACTION_POWERS
from lexludi.games.oath.rules.prompts import COUNT, SEAT, SITE, USED, act, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import whether, which_card

ADVISER: Final = act("adviser", N_("Play or discard a facedown adviser"))
WHICH_HIDDEN: Final = prompt("facedown", N_("Choose the facedown adviser to play or discard."))

# Facedown advisers (Law 6.1)


def why_not_adviser(s: Oath, seat: int) -> str | None:
    if not s.hidden[seat]:
        return "6.1.a"
    return "7.1.4" if m.TOLL.mask & s.up and owes(s, Search(seat, turned=True), s.pawn[seat]) else None


def play_adviser(s: Oath, seat: int) -> Flow[None]:
    """Law 6.1.a: turn one over and play it as in a search, or discard it."""
    card = yield from which_card(seat, WHICH_HIDDEN, s.hidden[seat], "6.1.a")
    action = Search(seat, turned=True)
    yield from start(s, action)
    pay_toll(s, action, s.pawn[seat])
    if action.sends is not None:
        yield from action.sends(s, action)
    yield from play(s, action, card, s.hidden[seat], turned=True)


# Powers (Law 6.2, 7.3.2)


def offer_powers(s: Oath, seat: int, menu: Menu) -> None:
    """Action powers that the player has access to."""
    for card, power in ACTION_POWERS.heard(s.up):
        if not s.access(seat, card):
            if menu.explains:
                menu.refuse(USES[card], "7.1.1.a")
            continue
        why = s.why_not_pay(seat, card, COST[card])
        if why is None and not power.ready(s, seat, card):
            why = "7.1.3"
        if why is None and power.once and s.used >> card & 1:
            why = "7.1.3"
        menu.offer(USES[card], why)


def use_power(s: Oath, seat: int, card: int) -> Flow[None]:
    """Law 6.2, 7.1.2."""
    s.pay(seat, card, COST[card])
    s.used |= 1 << card
    s.note(seat, USED, "6.2", card=card)
    return ACTION_POWERS.says[card].run(s, seat, card)


# Looking at relics (Law 6.3, 6.4)


def offer_peeks(s: Oath, seat: int, menu: Menu) -> None:
    """Relics at one's site, and those of the Reliquary for who holds the Grand Scepter, that one has not seen yet."""
    here = s.pawn[seat]
    bit = 1 << seat
    for n, relic in enumerate(s.buried[here]):
        if not s.looked.get(relic, 0) & bit:
            menu.options.append(Peek(here, n))
    if s.scepter() == seat and not s.fresh_scepter:
        for n, relic in enumerate(s.reliquary):
            if relic != NOBODY and not s.looked.get(relic, 0) & bit:
                menu.options.append(Peek(OFF_MAP, n))


def peek(s: Oath, seat: int, choice: Peek) -> None:
    relic = s.reliquary[choice.which] if choice.place == OFF_MAP else s.buried[choice.place][choice.which]
    s.look(seat, relic)
    s.tell(Peeked(seat, (relic,)))


# Warbands (Law 6.5)

LEAVE: Final = prompt(
    "withdraw", N_("Let {other} take warbands from {at} ({n})?"), other=SEAT, at=SITE, n=COUNT, passes=N_("Refuse")
)
SHARE: Final = prompt("share", N_("Accept warbands from {other} ({n})?"), other=SEAT, n=COUNT, passes=N_("Refuse"))
SHARED: Final = prompt("hand-over", N_("Give {other} warbands ({n})?"), other=SEAT, n=COUNT, passes=N_("Refuse"))
MOVED_OUT: Final = note("moved-out", N_("{seat} puts warbands in {at}: {n}."), at=SITE, n=COUNT)
MOVED_IN: Final = note("moved-in", N_("{seat} takes warbands from {at}: {n}."), at=SITE, n=COUNT)
SHARED_WITH: Final = note("shared", N_("{seat} gets warbands from {other}: {n}."), other=SEAT, n=COUNT)


def offer_moves(s: Oath, seat: int, menu: Menu) -> None:
    """Law 6.5: from one's site to the board, but for the last one; from the board to a site one rules.

    Any number can be moved at once, so nobody moves them again before something else was done (R269).
    """
    here = s.pawn[seat]
    if not s.rules(seat, here):
        return
    options = menu.options
    if not s.moved >> seat & 1:
        there = s.force[s.colour(seat)][here]
        if not s.citizen[seat] or not s.refused & 1:
            spare = there if s.crowned() == seat else there - 1
            for n in range(1, spare + 1):
                options.append(Warbands(here, -n))
        if s.board[seat] and s.why_not_place(seat) is None:
            for n in range(1, s.board[seat] + 1):
                options.append(Warbands(here, n))
    if s.imperial(seat):
        for other in s.beside(seat):
            if s.imperial(other) and not (s.refused | s.moved) >> other & 1:
                for n in range(1, s.board[seat] + 1):
                    options.append(Share(other, n))
                for n in range(1, s.board[other] + 1):
                    options.append(Share(other, -n))


def shift_warbands(s: Oath, seat: int, slot: int, count: int) -> Flow[None]:
    """Law 6.5.a to 6.5.c."""
    s.moved |= 1 << seat
    if count > 0:
        s.place(seat, slot, count)
        s.note(seat, MOVED_OUT, "6.5.b", at=slot, n=count)
        return
    if s.citizen[seat] and not (yield from whether(CHANCELLOR, LEAVE, "6.5.c", other=seat, at=slot, n=-count)):
        s.refused |= 1
        return
    s.withdraw(seat, slot, -count)
    s.note(seat, MOVED_IN, "6.5.a", at=slot, n=-count)


def share(s: Oath, seat: int, other: int, count: int) -> Flow[None]:
    """Law 6.5.d: with the other's consent; who refuses is not asked again this turn."""
    asked = SHARE if count > 0 else SHARED
    if not (yield from whether(other, asked, "6.5.d", other=seat, n=abs(count))):
        s.refused |= 1 << other
        return
    s.moved = (s.moved | 1 << other) & ~(1 << seat)
    giver, taker = (seat, other) if count > 0 else (other, seat)
    s.board[giver] -= abs(count)
    s.board[taker] += abs(count)
    s.note(taker, SHARED_WITH, "6.5.d", other=giver, n=abs(count))
