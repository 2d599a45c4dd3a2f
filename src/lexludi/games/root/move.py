"""Law 4.2: moving."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.codes import CORVID_PLANNERS, PLACES
from lexludi.games.root.drawing import draw_cards
from lexludi.games.root.events import Moved
from lexludi.games.root.options import Ferry, Move
from lexludi.games.root.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Pass

MOST: Final = 25
MOVES: Final = [[[Move(o, t, n) for n in range(1, MOST + 1)] for t in range(PLACES)] for o in range(PLACES)]
"""Every move there is, made once: options are frozen, so all matches share them."""
FERRY_USED: Final = 1 << 40
"""The bit of `used` for the ferry, once a turn (C.2.5)."""


def why_not_move(s: Root, seat: int, origin: int, to: int) -> str | None:
    """The rule that forbids that seat's warriors to go from one adjacent clearing to another."""
    if s.ruled[origin] != seat and s.ruled[to] != seat and not roams(s, seat):
        return "4.2.1"
    return why_not_enter(s, seat, origin, to)


def roams(s: Root, seat: int) -> bool:
    """Law 13.2.3, and Corvid Planners: whether that seat moves whoever rules."""
    return seat == s.setting.nimble or bool(s.effects[seat] & CORVID_PLANNERS)


def why_not_enter(s: Root, seat: int, origin: int, to: int) -> str | None:
    """What keeps warriors where they are, or out of a clearing, whoever rules."""
    if s.scorched and s.scorched >> to & 1:
        return "D.6.2"
    why = why_not_leave(s, seat, origin)
    if why is not None:
        return why
    for ban in s.setting.enter_bans:
        why = ban(s, seat, to)
        if why is not None:
            return why
    return None


def why_not_leave(s: Root, seat: int, origin: int) -> str | None:
    """What keeps warriors where they are."""
    for ban in s.setting.leave_bans:
        why: str | None = ban(s, seat, origin)
        if why is not None:
            return why
    return None


def offer_moves(s: Root, seat: int, menu: Menu, suit: int = -1) -> None:
    """Law 4.2: every move of that seat; with `suit`, only out of clearings that match it (3 matches all)."""
    warriors = s.warriors[seat]
    options = menu.options
    ruled = s.ruled
    setting = s.setting
    free = not (s.scorched or setting.enter_bans or s.effects[seat] or seat == setting.burrower or menu.explains)
    snares = bool(setting.leave_bans)
    for origin in setting.ground[seat]:
        count = warriors[origin]
        if not count or (suit >= 0 and suit != 3 and s.suits[origin] != suit):
            continue
        mine = ruled[origin] == seat or seat == setting.nimble
        moves = MOVES[origin]
        if free:
            if snares and why_not_leave(s, seat, origin) is not None:
                continue
            for to in s.paths[origin]:
                if mine or ruled[to] == seat:
                    options += moves[to][:count]
        else:
            for to in s.neighbours(seat, origin):
                why = why_not_move(s, seat, origin, to)
                if why is None:
                    options += moves[to][:count]
                elif menu.explains:
                    menu.refuse(moves[to][0], why)
    if s.ferry:
        offer_ferry(s, seat, menu, suit)


def offer_ferry(s: Root, seat: int, menu: Menu, suit: int = -1) -> None:
    """Law C.2.5."""
    origin = s.ferry
    count = s.warriors[seat][origin]
    if not count or (suit >= 0 and suit != 3 and s.suits[origin] != suit):
        return
    for to in s.setting.plan.coast:
        if to == origin:
            continue
        why = "C.2.5" if s.used & FERRY_USED else why_not_move(s, seat, origin, to)
        for n in range(1, count + 1):
            menu.offer(Ferry(origin, to, n), why)


def can_move(s: Root, seat: int, suit: int = -1) -> bool:
    """Whether that seat has any move at all."""
    warriors = s.warriors[seat]
    for origin in s.setting.ground[seat]:
        if not warriors[origin] or (suit >= 0 and suit != 3 and s.suits[origin] != suit):
            continue
        for to in s.neighbours(seat, origin):
            if why_not_move(s, seat, origin, to) is None:
                return True
    if s.ferry:
        probe = Menu(s)
        offer_ferry(s, seat, probe, suit)
        return bool(probe.options)
    return False


def move(s: Root, seat: int, origin: int, to: int, count: int) -> Flow[None]:
    """Law 4.2: the warriors go, and whoever minds is heard."""
    yield from move_pieces(s, seat, seat, origin, to, count)


def move_pieces(s: Root, mover: int, owner: int, origin: int, to: int, count: int) -> Flow[None]:
    """`mover` moves warriors of `owner`: their own, or an ally's (9.2.9.II.b)."""
    row = s.warriors[owner]
    row[origin] -= count
    row[to] += count
    s.settle(origin)
    s.settle(to)
    s.tell(Moved(mover, owner, origin, to, count))
    for along in s.setting.on_moved:
        flow = along(s, mover, owner, origin, to, count)
        if flow is not None:
            yield from flow
    for entered in s.setting.on_entered:
        flow = entered(s, mover, owner, to)
        if flow is not None:
            yield from flow


def take_move(s: Root, seat: int, choice: Option) -> Flow[None]:
    """Carry out a chosen move, by path or by ferry."""
    if isinstance(choice, Ferry):
        s.used |= FERRY_USED
        s.ferry = choice.to
        yield from move(s, seat, choice.origin, choice.to, choice.count)
        yield from draw_cards(s, seat, 1)
    elif isinstance(choice, Move):
        yield from move(s, seat, choice.origin, choice.to, choice.count)


def ask_move(s: Root, seat: int, law: str, may_stop: bool, suit: int = -1) -> Flow[Option]:
    """Ask for one move and make it; returns the choice (Pass where the player stops)."""
    menu = Menu(s)
    offer_moves(s, seat, menu, suit)
    if may_stop:
        menu.options.append(Pass())
    choice: Option = yield menu.ask(seat, "move", law)
    yield from take_move(s, seat, choice)
    return choice
