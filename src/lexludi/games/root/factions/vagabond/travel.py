"""Law 9.2.3, 9.4.2, 9.5.1: how the Vagabond gets about."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.vagabond.board import ALLIED, HOSTILE, READY, Vagabond
from lexludi.games.root.rules.box.codes import BOOT, PLACES
from lexludi.games.root.rules.box.printed import MOST_PLACES
from lexludi.games.root.rules.move import (
    March,
    follow,
    go_along_path,
    move_pawn,
    why_in_facts,
    why_not_arrive,
    why_not_enter,
)
from lexludi.games.root.rules.options import Ferry, Move
from lexludi.games.root.rules.places.ferry import sail, shores, why_not_sail
from lexludi.games.root.rules.prompts import COUNT, PLACE, SEAT, prompt, reason
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, how_many, one_or_none
from lexludi.parts.options import At, Whom

AT: Final = [At(place) for place in range(MOST_PLACES)]
PAWN_MOVES: Final = [[Move(origin, to, 1) for to in range(PLACES)] for origin in range(MOST_PLACES)]


def hostile_ground(s: Root, board: Vagabond) -> int:
    """Law 9.2.9.III.b: where any warrior of a Hostile faction stands, one bit a place."""
    ground = 0
    relations = board.relations
    if HOSTILE in relations:
        for seat, armies in enumerate(s.armies):
            if relations[seat] == HOSTILE:
                ground |= armies
    return ground


def boots_to(s: Root, board: Vagabond, to: int, boots: int) -> int:
    """Law 9.5.1, 9.2.9.III.b: the boots a move costs, `boots` and one more among Hostile warriors."""
    return boots + (hostile_ground(s, board) >> to & 1)


def why_not_go(s: Root, board: Vagabond, origin: int, to: int, boots: int) -> str | None:
    """The rule that keeps him from going there; who rules is all one to him (9.2.3)."""
    have = board.heaps[READY][BOOT]
    if have < boots:
        return "9.5.1"
    if have == boots and hostile_ground(s, board) >> to & 1:
        return "9.2.9.III.b"
    return why_not_arrive(s, to) if origin >= PLACES else why_not_enter(s, board.seat, origin, to)


def offer_moves(s: Root, board: Vagabond, menu: Menu, boots: int) -> None:
    """Law 9.5.1: to an adjacent clearing; never into a forest."""
    origin = s.pawns[board.seat]
    have = board.heaps[READY][BOOT]
    if have < boots and not menu.explains:
        return
    plan = s.setting.plan
    moves = PAWN_MOVES[origin]
    clearings = plan.touches[origin - PLACES] if origin >= PLACES else s.neighbours(board.seat, origin)
    if not menu.explains and not s.scorched and not s.setting.leave_bans:  # then only Hostile warriors cost more
        shunned = hostile_ground(s, board) if have == boots else 0
        menu.options += [moves[to] for to in clearings if not shunned >> to & 1]
    else:
        for to in clearings:
            menu.offer(moves[to], why_not_go(s, board, origin, to, boots))
    if s.landmarks:
        for to in shores(s, origin):
            menu.offer(Ferry(origin, to, 1), why_not_sail(s) or why_not_go(s, board, origin, to, boots))
    if menu.explains:
        for wood in plan.beside[origin - PLACES] if origin >= PLACES else plan.woods[origin]:
            menu.refuse(Move(origin, wood, 1), because("9.5.1", ONLY_SLIPPING, to=wood))
        tell_moves(s, board, menu, boots)


FEW_BOOTS: Final = reason(
    "few-boots", N_("costs {n} boots, and {has} are undamaged and unexhausted."), n=COUNT, has=COUNT
)
HOSTILE_THERE: Final = reason(
    "hostile-there",
    N_("costs {n} boots, for there are Hostile warriors {to.inside}; {has} are undamaged and unexhausted."),
    n=COUNT, to=PLACE, has=COUNT,
)  # fmt: skip
ONLY_SLIPPING: Final = reason("only-slipping", N_("you go {to.into} by slipping in Birdsong only."), to=PLACE)


def tell_moves(s: Root, board: Vagabond, menu: Menu, boots: int) -> None:
    """Law 9.5.1, 9.2.9.III.b: the boots that are missing, or what keeps him here."""
    has = board.heaps[READY][BOOT]
    for refusal in menu.refused or ():
        option, law = refusal.option, refusal.law
        if not isinstance(option, Move | Ferry):
            continue
        if law == "9.5.1":
            menu.tell(option, because(law, FEW_BOOTS, n=boots, has=has))
        elif law == "9.2.9.III.b":
            menu.tell(option, because(law, HOSTILE_THERE, n=boots + 1, to=option.to, has=has))
        else:
            menu.tell(option, why_in_facts(option.origin, option.to, law))


def walk(s: Root, board: Vagabond, choice: Option, boots: int) -> Flow[None] | None:
    """Law 9.5.1: pay in boots and go."""
    if type(choice) is Move:
        pay_boots(s, board, choice.to, boots)
        return walk_path(s, board, choice.origin, choice.to)
    if type(choice) is Ferry:
        pay_boots(s, board, choice.to, boots)
        sail(s, choice.to)
        set_out(s, board, choice.to)
        s.draw(board.seat)
    return None


def walk_path(s: Root, board: Vagabond, origin: int, to: int) -> Flow[None] | None:
    """The pawn goes on foot, perhaps not alone, and meets whoever waits on the path."""
    set_out(s, board, to)
    if origin >= PLACES or to >= PLACES:
        return None
    return walk_on(s, board, origin, to) if s.setting.on_path or ALLIED in board.relations else None


def walk_on(s: Root, board: Vagabond, origin: int, to: int) -> Flow[None]:
    """What awaits the pawn between two clearings, and who comes along."""
    if s.setting.on_path:
        yield from go_along_path(s, March(board.seat, board.seat, origin, to, 0))
    yield from lead_allies(s, board, origin, to)


def pay_boots(s: Root, board: Vagabond, to: int, boots: int) -> None:
    for _ in range(boots_to(s, board, to, boots)):
        board.exhaust(s, BOOT, "9.5.1")


def set_out(s: Root, board: Vagabond, to: int) -> None:
    """The pawn alone goes."""
    move_pawn(s, board.seat, to)


LEAD_ALLY: Final = prompt(
    "lead-ally",
    N_("Take warriors of an ally along from {origin} to {to}?"),
    origin=PLACE,
    to=PLACE,
    passes=N_("Go alone"),
)
LEAD_HOW_MANY: Final = prompt(
    "lead-how-many",
    N_("Choose how many warriors of {other} come along from {origin} to {to}."),
    origin=PLACE,
    to=PLACE,
    other=SEAT,
)


def lead_allies(s: Root, board: Vagabond, origin: int, to: int) -> Flow[None]:
    """Law 9.2.9.II.b: from clearing to clearing, warriors of one ally may come along (rulings R26, R148)."""
    allies = []
    for seat in range(s.players):
        if board.relations[seat] == ALLIED and s.movable(seat, origin) and why_not_enter(s, seat, origin, to) is None:
            allies.append(Whom(seat))
    if not allies:
        return
    chosen = yield from one_or_none(board.seat, LEAD_ALLY, allies, "9.2.9.II.b", origin=origin, to=to)
    if chosen is None:
        return
    ally, most, law = chosen.seat, s.movable(chosen.seat, origin), "9.2.9.II.b"
    count = yield from how_many(board.seat, LEAD_HOW_MANY, 1, most, law, origin=origin, to=to, other=ally)
    yield from follow(s, March(board.seat, ally, origin, to, count))


WHERE_TO_SLIP: Final = prompt("slip", N_("Slip away from {origin}?"), origin=PLACE, passes=N_("Stay"))


def slip(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.4.2: to any adjacent place, free of charge and of whatever keeps others from leaving."""
    seat = board.seat
    origin = s.pawns[seat]
    plan = s.setting.plan
    menu = Menu(s)
    menu.options.append(PASS)
    clearings = plan.touches[origin - PLACES] if origin >= PLACES else s.neighbours(seat, origin)
    if s.scorched:
        for to in clearings:
            why = why_not_arrive(s, to)
            menu.offer(AT[to], None if why is None else why_in_facts(origin, to, why))
    else:
        menu.options += [AT[to] for to in clearings]
    forests = plan.beside[origin - PLACES] if origin >= PLACES else plan.woods[origin]
    menu.options += [AT[to] for to in forests]
    choice = yield menu.ask(seat, WHERE_TO_SLIP, "9.4.2", origin=origin)
    if type(choice) is At:
        flow = walk_path(s, board, origin, choice.place)
        if flow is not None:
            yield from flow
