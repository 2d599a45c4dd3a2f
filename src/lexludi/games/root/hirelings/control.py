"""Law E.1: how hirelings are gained, and lost to others."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.hirelings.board import HIRELING_ACTS, HirelingBoard, hired_by, hireling
from lexludi.games.root.rules.box.codes import NOBODY
from lexludi.games.root.rules.box.data import dice, hirelings
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.prompts import CARD, COUNT, SEAT, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.ask import Flow
from lexludi.kernel.position import Lines
from lexludi.locale import N_
from lexludi.parts.asking import whom
from lexludi.parts.positions import listed, read_listed

SPACES: Final = hirelings().score_spaces
"""Law A.6.4."""
GOLD: Final = dice()["control_gold"].faces
ALL: Final = dice()["control_all"].faces
MOST_MARKERS: Final = max(*GOLD, *ALL)


# E.1.1 Markers


HIRING: Final = "hiring"


class Hiring(Drawer):
    """The hireling markers of the score track, and who is to get a hireling for one."""

    def __init__(self) -> None:
        self.markers: tuple[int, ...] = ()
        """The spaces of the track that have one (Law A.6.4)."""
        self.gains: tuple[int, ...] = ()
        """The seats that took one and get a hireling when their turn ends (Law E.1.1)."""

    def copy(self) -> Hiring:
        other = Hiring()
        other.markers = self.markers
        other.gains = self.gains
        return other

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"hireling_markers": list(self.markers), "hireling_gains": list(self.gains)}

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        markers = " ".join(map(str, self.markers))
        return [("hireling markers", markers), ("hireling gains", listed(naming.owners, self.gains))]

    def read(self, lines: Lines, naming: Naming) -> None:
        self.markers = tuple(lines.numbers("hireling markers", ""))
        if not set(self.markers) <= set(SPACES) or len(set(self.markers)) < len(self.markers):
            raise lines.wrong("hireling markers", f"are not some of {', '.join(map(str, SPACES))}")
        seats = naming.owners[: naming.players]
        self.gains = tuple(read_listed(seats, lines.take("hireling gains", ""), "hireling gains"))


def hiring(s: Root) -> Hiring:
    drawer = s.drawers[HIRING]
    assert isinstance(drawer, Hiring)
    return drawer


MARKER_TAKEN: Final = note("hireling-marker", N_("{seat} takes the hireling marker of space {n}."), n=COUNT)


def take_markers(s: Root, seat: int) -> None:
    """Law E.1.1: a score marker takes the hireling markers it passes (ruling R81)."""
    there = hiring(s)
    if not there.markers or not s.boards[seat].employs():
        return
    for space in there.markers:
        if s.points[seat] >= space:
            there.gains = (*there.gains, seat)
            s.note(seat, MARKER_TAKEN, "E.1.1", n=space)
    there.markers = tuple(space for space in there.markers if s.points[seat] < space)


def give_notice(s: Root, seat: int) -> None:
    """Law E.1.1, E.1.3: when a turn ends, hirelings change hands."""
    s.then("hirelings.end", seat)


# E.1.1, E.1.3 The end of a turn


def end_of_turn(s: Root, seat: int) -> Flow[None]:
    """Law E.1.1, E.1.3: markers go, cards without any are given away, and only then new ones come (ruling R85)."""
    for board in hired_by(s, seat):
        take_up(s, seat, board)
        board.control -= 1
    for board in hired_by(s, seat):
        if not board.control:
            yield from give_away(s, seat, board)
    waiting = hiring(s)
    due = waiting.gains.count(seat)
    waiting.gains = tuple(other for other in waiting.gains if other != seat)
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
    s.hire(board.seat, NOBODY)
    s.settle_all()
    s.note(seat, DISMISSED, "E.1.3", other=board.seat)


def change_sides(s: Root, seat: int, board: HirelingBoard) -> None:
    """Law E.3.1: who rules what may change with it, and an effect that the card lends (E.2.2)."""
    before = board.controller(s)
    if before != NOBODY:
        s.effects[before] &= ~board.lent
    s.hire(board.seat, seat)
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
