"""Law 4.2: moving."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.codes import BIRD, PLACES
from lexludi.games.root.rules.drawing import draw_cards
from lexludi.games.root.rules.events import PawnMoved
from lexludi.games.root.rules.options import Ferry, Move
from lexludi.games.root.rules.places.ferry import ferry_at, sail, shores, why_not_sail
from lexludi.games.root.rules.prompts import prompt
from lexludi.games.root.rules.services import swims
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_

MOST: Final = 25
MOVES: Final = [[[Move(o, t, n) for n in range(1, MOST + 1)] for t in range(PLACES)] for o in range(PLACES)]
"""Every move there is, made once: options are frozen, so all matches share them."""


def why_not_move(s: Root, seat: int, origin: int, to: int) -> str | None:
    """The rule that forbids that seat's warriors to go from one adjacent clearing to another."""
    if s.ruled[origin] != seat and s.ruled[to] != seat and not heedless(s, seat, origin, to):
        return "4.2.1"
    return why_not_enter(s, seat, origin, to)


def heedless(s: Root, seat: int, origin: int, to: int) -> bool:
    """Whether that seat may go there whoever rules."""
    if seat == s.setting.nimble or upstream(s, seat, origin, to):  # 13.2.3
        return True
    for effect, ignores in s.setting.moments.heedless:
        if s.effects[seat] & effect and ignores(s, seat, origin, to):
            return True
    return False


def upstream(s: Root, seat: int, origin: int, to: int) -> bool:
    """Law 11.2.2: whether that seat follows a river there, whoever rules."""
    return seat == s.setting.company and to in s.setting.plan.rivers[origin]


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
    """Law 4.2: every move of that seat; with `suit`, only out of clearings that match it (a bird matches all)."""
    warriors = s.warriors[seat]
    options = menu.options
    ruled = s.ruled
    setting = s.setting
    roaming = s.effects[seat] & setting.moments.roaming
    free = not (s.scorched or setting.enter_bans or roaming or seat == setting.burrower or menu.explains)
    free = free and not swims(s, seat)
    snares = bool(setting.leave_bans)
    for origin in setting.ground[seat]:
        count = warriors[origin]
        if not count or (suit >= 0 and suit != BIRD and not s.is_suit(origin, suit)):
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
    if s.landmarks:
        offer_ferry(s, seat, menu, suit)


def offer_ferry(s: Root, seat: int, menu: Menu, suit: int = -1) -> None:
    """Law C.2.5."""
    origin = ferry_at(s)
    count = s.warriors[seat][origin] if origin else 0
    if not count or (suit >= 0 and suit != BIRD and not s.is_suit(origin, suit)):
        return
    for to in shores(s, origin):
        why = why_not_sail(s) or why_not_move(s, seat, origin, to)
        for n in range(1, count + 1):
            menu.offer(Ferry(origin, to, n), why)


def can_move(s: Root, seat: int, suit: int = -1) -> bool:
    """Whether that seat has any move at all."""
    warriors = s.warriors[seat]
    for origin in s.setting.ground[seat]:
        if not warriors[origin] or (suit >= 0 and suit != BIRD and not s.is_suit(origin, suit)):
            continue
        for to in s.neighbours(seat, origin):
            if why_not_move(s, seat, origin, to) is None:
                return True
    if s.landmarks:
        probe = Menu(s)
        offer_ferry(s, seat, probe, suit)
        return bool(probe.options)
    return False


def move(s: Root, seat: int, origin: int, to: int, count: int) -> Flow[None]:
    """Law 4.2: the warriors go, and whoever minds is heard."""
    yield from move_pieces(s, seat, seat, origin, to, count)


def move_pieces(s: Root, mover: int, owner: int, origin: int, to: int, count: int) -> Flow[None]:
    """`mover` moves warriors of `owner` on foot: their own, or an ally's (9.2.9.II.b)."""
    yield from carry_over(s, mover, owner, origin, to, count)
    if s.setting.on_path:
        yield from go_along_path(s, owner, origin, to, count)


def go_along_path(s: Root, owner: int, origin: int, to: int, count: int) -> Flow[None]:
    """What lies in wait on a path for those who have just gone along it."""
    if to in s.paths[origin]:
        for met in s.setting.on_path:
            flow = met(s, owner, origin, to, count)
            if flow is not None:
                yield from flow


def why_not_arrive(s: Root, seat: int, to: int) -> str | None:
    """What keeps a pawn out of a clearing, wherever it comes from."""
    if s.scorched >> to & 1:
        return "D.6.2"
    for ban in s.setting.enter_bans:
        why: str | None = ban(s, seat, to)
        if why is not None:
            return why
    return None


def move_pawn(s: Root, seat: int, to: int) -> None:
    """A pawn goes, and whoever waits for it is heard."""
    if s.log is not None:
        s.tell(PawnMoved(seat, s.pawns[seat], to))
    s.pawns[seat] = to
    for arrived in s.setting.on_arrived:
        arrived(s, seat, to)


def carry_over(s: Root, mover: int, owner: int, origin: int, to: int, count: int) -> Flow[None]:
    """Warriors leave one clearing and enter another, by whatever way."""
    s.shift(mover, owner, origin, to, count)
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
    if isinstance(choice, Move):
        yield from move(s, seat, choice.origin, choice.to, choice.count)
    elif isinstance(choice, Ferry):
        sail(s, choice.to)
        yield from carry_over(s, seat, seat, choice.origin, choice.to, choice.count)
        yield from draw_cards(s, seat, 1)


WHICH_MOVE: Final = prompt("move", N_("Choose a move."), passes=N_("Stop moving"))


def ask_move(s: Root, seat: int, law: str, may_stop: bool, suit: int = -1) -> Flow[Option]:
    """Ask for one move and make it; returns the choice (Pass where the player stops)."""
    menu = Menu(s)
    offer_moves(s, seat, menu, suit)
    if may_stop:
        menu.options.append(Pass())
    choice: Option = yield menu.ask(seat, WHICH_MOVE, law)
    yield from take_move(s, seat, choice)
    return choice
