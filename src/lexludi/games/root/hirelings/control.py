"""Law E.1: how hirelings are gained, and lost to others."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.hirelings.board import HIRELING_ACTS, HirelingBoard, hired_by, hireling
from lexludi.games.root.rules.codes import NOBODY
from lexludi.games.root.rules.data import dice
from lexludi.games.root.rules.prompts import CARD, COUNT, SEAT, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import whom

GOLD: Final = dice()["control_gold"].faces
ALL: Final = dice()["control_all"].faces


# E.1.1, E.1.3 The end of a turn


def end_of_turn(s: Root, seat: int) -> Flow[None]:
    """Law E.1.1, E.1.3: markers go, cards without any are given away, and only then new ones come (ruling R85)."""
    for board in hired_by(s, seat):
        take_up(s, seat, board)
        board.control -= 1
    for board in hired_by(s, seat):
        if not board.control:
            yield from give_away(s, seat, board)
    due = s.gains.count(seat)
    s.gains = tuple(other for other in s.gains if other != seat)
    for _ in range(due):
        yield from gain_from_supply(s, seat)


TOOK_UP: Final = note("took-up", N_("{seat} takes {card} back into hand."), card=CARD)


def take_up(s: Root, seat: int, board: HirelingBoard) -> None:
    """Mole Artisans: cards that lie open return to the hand when Evening ends, beyond its limit if need be."""
    for card in board.held:
        s.into_hand(seat, card)
        s.note(seat, TOOK_UP, "E.2.2", card=card)
    board.held = []


WHOM_TO_HIRE: Final = prompt("hire", N_("Choose a hireling to take control of."))


def gain_from_supply(s: Root, seat: int) -> Flow[None]:
    """Law E.1.1: any card that nobody controls."""
    supply = [owner for owner in range(s.players, s.owners) if s.side[owner] == NOBODY]
    owner = yield from whom(seat, WHOM_TO_HIRE, supply, "E.1.1")
    yield from take_control(s, seat, hireling(s, owner))


WHO_IS_NEXT: Final = prompt("pass-on", N_("Choose who controls {other} from now on."), other=SEAT)


def give_away(s: Root, seat: int, board: HirelingBoard) -> Flow[None]:
    """Law E.1.3: to any other player, who at once rolls for control; never to a bot (ruling R114)."""
    others = [other for other in range(s.players) if other != seat and s.boards[other].employs()]
    if not others:
        dismiss(s, seat, board)
        return
    controller = yield from whom(seat, WHO_IS_NEXT, others, "E.1.3", other=board.seat)
    yield from take_control(s, controller, board)


HIRED: Final = note("hired", N_("{seat} now controls {other} (control markers: {n})."), other=SEAT, n=COUNT)


def take_control(s: Root, seat: int, board: HirelingBoard) -> Flow[None]:
    """Law E.1.2, E.2.1: the card changes hands, its markers are rolled for, and it does what it must when hired."""
    change_sides(s, seat, board)
    board.control = roll_for_control(s, seat)
    s.note(seat, HIRED, "E.1.2", other=board.seat, n=board.control)
    yield from board.when_hired(s)


DISMISSED: Final = note("dismissed", N_("{seat} finds nobody to pass {other} on to: back to the supply."), other=SEAT)


def dismiss(s: Root, seat: int, board: HirelingBoard) -> None:
    """Ruling R114: with nobody to give it to, a hireling goes back to the supply."""
    s.effects[seat] &= ~board.lent
    s.side = (*s.side[: board.seat], NOBODY, *s.side[board.seat + 1 :])
    s.settle_all()
    s.note(seat, DISMISSED, "E.1.3", other=board.seat)


def change_sides(s: Root, seat: int, board: HirelingBoard) -> None:
    """Law E.3.1: who rules what may change with it, and an effect that the card lends (E.2.2)."""
    before = board.controller(s)
    if before != NOBODY:
        s.effects[before] &= ~board.lent
    s.side = (*s.side[: board.seat], seat, *s.side[board.seat + 1 :])
    s.effects[seat] |= board.lent
    s.settle_all()


# E.1.2 Rolling for control


def roll_for_control(s: Root, seat: int) -> int:
    """Law E.1.2: whoever leads counts the gold pips only; who plays for dominance never leads."""
    faces = GOLD if leads(s, seat) else ALL
    return faces[s.chance.below(len(faces))]


def leads(s: Root, seat: int) -> bool:
    """Law E.1.2: whether that seat has the most points, alone or not."""
    return s.scores(seat) and all(s.points[seat] >= s.points[other] for other in range(s.players) if s.scores(other))


# E.2.3 The start of Birdsong


def birdsong(s: Root, seat: int, done: int) -> Flow[None] | None:
    """Law E.2.3: those with something to do then, in any order; `done` has a bit for each that is."""
    waking = [board for board in hired_by(s, seat) if board.wakes and not done >> board.seat & 1]
    return wake(s, seat, done, waking) if waking else None


WHO_ACTS_FIRST: Final = prompt("wake", N_("Choose the hireling that acts first."))


def wake(s: Root, seat: int, done: int, waking: list[HirelingBoard]) -> Flow[None]:
    first = yield from whom(seat, WHO_ACTS_FIRST, [board.seat for board in waking], "E.2.3")
    s.then("hirelings.wake", seat, done | 1 << first)
    s.note(seat, HIRELING_ACTS, "E.2.3", other=first)
    yield from hireling(s, first).at_birdsong(s)


def begin_birdsong(s: Root, seat: int) -> Flow[None] | None:
    return birdsong(s, seat, 0)


# E.3.1 Who rules


def claim_for_controllers(s: Root, strength: list[int], at: int) -> None:
    """Law E.3.1: a hireling's pieces count for its controller; without one it may rule itself."""
    for owner in range(s.players, s.owners):
        if s.side[owner] != NOBODY:
            strength[s.side[owner]] += strength[owner]
            strength[owner] = 0
