"""Law 12.4, 12.5.1, 12.6.1: the Duchy's Birdsong, the Assembly, and what becomes of revealed cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.duchy.board import BUILDINGS, RECRUITS, SHEET, Duchy, built, duchy
from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.box.codes import BIRD, BURROW, CITADEL, CLEARINGS, TUNNEL
from lexludi.games.root.rules.events import Spent
from lexludi.games.root.rules.move import ask_move, can_move, move
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import (
    BATTLE,
    BUILD,
    COUNT,
    MOVE,
    NO_BATTLE,
    NO_CARDS,
    NO_MOVE,
    NO_SITE,
    NO_WARRIORS_LEFT,
    PLACE,
    RECRUIT,
    WHAT_TO_BUILD,
    act,
    prompt,
    reason,
)
from lexludi.games.root.rules.reveal import reveal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, pay_card
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where
from lexludi.parts.options import Count

DIGGERS: Final = SHEET.numbers["dig_warriors"]

DIG: Final = act("dig", N_("Dig a tunnel"))


# 12.4 Birdsong


def birdsong(s: Root, seat: int) -> None:
    """Law 12.4."""
    s.place_warriors(seat, SHEET.numbers["birdsong_warriors"] + sum(RECRUITS[: built(s, CITADEL)]), BURROW)


# 12.5.1 Assembly


def begin_daylight(s: Root, seat: int) -> None:
    """Law 12.5.1, 12.5.2: two actions, and every minister can act again."""
    board = duchy(s, seat)
    board.actions = SHEET.numbers["actions"]
    board.acted = 0


WHICH_ACTION: Final = prompt(
    "assembly", N_("Assembly: choose an action ({n} left)."), n=COUNT, ends=N_("End the Assembly")
)


NO_DIG: Final = reason("no-dig", N_("no card of yours matches a clearing without a tunnel."))


def assembly(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.1: one of two actions."""
    board = duchy(s, seat)
    if not board.actions:
        return
    menu = Menu(s)
    menu.offer(BUILD, None if sites(s, seat, False) else "12.5.1.I")
    menu.offer(RECRUIT, None if s.supply[seat] else "12.5.1.II")
    menu.offer(MOVE, None if can_move(s, seat) else "12.5.1.III")
    menu.offer(BATTLE, None if can_battle(s, seat) else "12.5.1.IV")
    menu.offer(DIG, None if can_dig(s, seat) else "12.5.1.V")
    if menu.explains:
        menu.tell(BUILD, because("12.5.1.I", NO_SITE if s.hands[seat] else NO_CARDS))
        menu.tell(RECRUIT, because("12.5.1.II", NO_WARRIORS_LEFT))
        menu.tell(MOVE, because("12.5.1.III", NO_MOVE))
        menu.tell(BATTLE, because("12.5.1.IV", NO_BATTLE))
        menu.tell(DIG, because("12.5.1.V", NO_DIG if s.hands[seat] else NO_CARDS))
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_ACTION, "12.5.1", "duchy.assembly", n=board.actions)
    if choice is None:
        return
    if choice == BUILD:
        yield from build(s, board, False, "12.5.1.I")
    elif choice == RECRUIT:
        s.place_warriors(seat, 1, BURROW)
    elif choice == MOVE:
        yield from ask_move(s, seat, "12.5.1.III", False)
    elif choice == BATTLE:
        yield from ask_battle(s, seat, "12.5.1.IV")
    else:
        yield from dig(s, seat)
    board.actions -= 1  # last: before, it would show whether there was a choice of cards to reveal or spend


def sites(s: Root, seat: int, any_suit: bool) -> list[Build]:
    """Law 12.5.1.I: where a citadel or market can go: to clearings they rule, of a card's suit unless any will do."""
    options: list[Build] = []
    if not s.hands[seat]:
        return options
    kinds = [kind for kind in BUILDINGS if s.stock[kind]]
    for at in CLEARINGS:
        if s.ruled[at] != seat or not s.slots[at] or s.why_not_place(seat, at) is not None:
            continue
        if any_suit or s.holds(seat, s.suits[at]):
            options += [Build(kind, at) for kind in kinds]
    return options


def build(s: Root, board: Duchy, any_suit: bool, law: str) -> Flow[None]:
    """Law 12.5.1.I, 12.5.2.I: reveal a card, place the building."""
    seat = board.seat
    choice = yield from one_of(seat, WHAT_TO_BUILD, sites(s, seat, any_suit), law)
    cards = s.hands[seat] if any_suit else s.matching(seat, s.suits[choice.at])
    yield from reveal(s, seat, board.revealed, cards, law)
    s.place(choice.kind, choice.at)


def can_dig(s: Root, seat: int) -> bool:
    """Law 12.5.1.V: somewhere without a tunnel; with none left, one on the map can be removed first (12.2.4)."""
    return bool(digs(s, seat))


def digs(s: Root, seat: int) -> list[int]:
    row = s.pieces[TUNNEL]
    return [at for at in CLEARINGS if not row[at] and s.why_not_place(seat, at) is None and s.holds(seat, s.suits[at])]


WHERE_TO_DIG: Final = prompt("dig", N_("Choose where to dig."))
PAY_DIG: Final = prompt("pay-dig", N_("Spend a card to dig in {at}."), at=PLACE)
FILL_TUNNEL: Final = prompt("fill-tunnel", N_("Choose the tunnel to remove first."))


def dig(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.1.V; a tunnel removed for it goes first (ruling R47)."""
    if not s.stock[TUNNEL]:
        old = yield from where(seat, FILL_TUNNEL, [at for at in CLEARINGS if s.pieces[TUNNEL][at]], "12.2.4")
        s.take_back(TUNNEL, 1, old)
    at = yield from where(seat, WHERE_TO_DIG, digs(s, seat), "12.5.1.V")
    yield from pay_card(s, seat, PAY_DIG, s.matching(seat, s.suits[at]), "12.5.1.V", at=at)
    s.place(TUNNEL, at)
    yield from surface(s, seat, at)


HOW_MANY_SURFACE: Final = prompt(
    "surface", N_("Choose how many warriors come up from the Burrow to {at}."), at=PLACE, passes=N_("Leave them there")
)


def surface(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 12.5.1.V: up to four warriors come up from the Burrow."""
    most = min(DIGGERS, s.warriors[seat][BURROW])
    if not most:
        return
    counts = [Count(n) for n in range(1, most + 1)]
    choice = yield from one_or_none(seat, HOW_MANY_SURFACE, counts, "12.5.1.V", at=at)
    if choice is not None:
        flow = move(s, seat, BURROW, at, choice.count)
        if flow is not None:
            yield from flow


# 12.6.1 Discard and return revealed cards


def return_revealed(s: Root, seat: int) -> None:
    """Law 12.6.1: birds are discarded, the others come back."""
    board = duchy(s, seat)
    for card in board.revealed:
        if s.setting.suit[card] == BIRD:
            s.discard(card)
            s.tell(Spent(seat, card, "12.6.1"))
        else:
            s.into_hand(seat, card)
    board.revealed = []
