"""Fires: where infected haints of two factions meet."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import INFECTED, KINDS, NOWHERE
from lexludi.games.harrow.rules.box.printed import FAE_BOARD, HESTER_BOARD, NEAR
from lexludi.games.harrow.rules.moving import go
from lexludi.games.harrow.rules.options import Hex, Side
from lexludi.games.harrow.rules.prompts import HEX, SEAT, ending, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.events import Result
from lexludi.locale import N_

HAINTS: Final = 5
"""What lies on a square: a kind of token (0 to 3), a wild token (4), or two haints."""
WHICH_SIDE: Final = prompt("side", N_("On whose side of the board do the two haints go?"))
PUSH_HAINT: Final = prompt("push-haint", N_("Where does a haint of {whom} flee from the fire?"), whom=SEAT)
PUSH_THING: Final = prompt("push-thing", N_("Where does what lies on {at} go?"), at=HEX)
BURNS: Final = note("burns", N_("{seat}: infected haints meet on {at}, and it burns."), at=HEX)
RISEN: Final = ending("hester", N_("{winners}: the board is full, and her power is back."))


def blaze(s: Harrow, seat: int, one: int, other: int, at: int) -> None:
    """Law 5.hester.fire.1a, .2, .4a: two flames, one haint of each faction onto a square, and one more action."""
    h = s.hester
    h.spaces -= 1
    s.flames[at] += HESTER_BOARD.flames_of_fire
    for whom in (one, other):
        s.take_off(whom, at, INFECTED)
    h.pending += 1
    s.note(seat, BURNS, "5.hester.fire.1a", at=at)
    if h.supply:
        h.supply -= 1
        h.actions += 1
    s.then("clear", seat, at)
    s.then("seat_haints", seat)


def seat_haints(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.fire.2, .5: both on one square, on either side that has room."""
    room = [side for side, full in enumerate(s.hester.squares) if len(full) < HESTER_BOARD.squares]
    choice: Side = yield Ask(seat, WHICH_SIDE, [Side(side) for side in room], "5.hester.fire.2")
    s.hester.pending -= 1
    fill(s, seat, choice.side, HAINTS)


def fill(s: Harrow, seat: int, side: int, what: int) -> None:
    """Law 5.end.1a, .1b: with the last square she wins at once."""
    h = s.hester
    h.squares[side].append(what)
    s.camps[seat].points = h.filled()
    if h.filled() == HESTER_BOARD.squares * len(h.squares) and not s.setting.duel:  # fae.vsh.end.3
        points = tuple(camp.points for camp in s.camps[: s.players])
        queen = [s.setting.fae] if len(s.fae.finds) == FAE_BOARD.items else []  # fae.end.2
        s.end(Result(tuple(sorted([seat, *queen])), points, RISEN, "5.end.1a"))


def burnt(s: Harrow) -> int:
    """How many haints of each faction lie on her squares, or are about to."""
    return s.hester.pending + sum(side.count(HAINTS) for side in s.hester.squares)


def clear(s: Harrow, seat: int, at: int) -> Flow[None]:
    """Law 5.hester.fire.3a, .3b: whatever else lies there is pushed away, piece by piece; storms stay."""
    for whom in s.setting.fighters:
        if s.haints[whom][at]:
            s.then("clear", seat, at)
            yield from flee(s, seat, whom, at)
            return
    beside = [to for to in NEAR[at] if not s.flames[to]]
    if beside and lies_there(s, at):
        s.then("clear", seat, at)
        choice: Hex = yield Ask(seat, PUSH_THING, [Hex(to) for to in beside], "5.hester.fire.3a", at=at)
        push_thing(s, at, choice.at)


def flee(s: Harrow, seat: int, whom: int, at: int) -> Flow[None]:
    """A haint that was left in the fire goes to a hex where it may be; where there is none it is gone (R451)."""
    to_all = [to for to in NEAR[at] if s.bars(whom, to) is None]
    if not to_all:
        s.remove(whom, at, INFECTED)
        return
    choice: Hex = yield Ask(seat, PUSH_HAINT, [Hex(to) for to in to_all], "5.hester.fire.3a", whom=whom)
    yield from go(s, seat, whom, at, choice.at, 1, 0, 1)


def lies_there(s: Harrow, at: int) -> bool:
    """Whether tokens, paths, taunts or cubes lie on a hex."""
    if any(s.tokens[kind][at] for kind in KINDS) or at in s.paths or at in s.taunts:
        return True
    return s.hester.cubes[at] != NOWHERE or any(row[at] for row in s.lying)


def push_thing(s: Harrow, at: int, to: int) -> None:
    """The first thing that lies on a hex goes to another."""
    for kind in KINDS:
        if s.tokens[kind][at]:
            s.pull_token(kind, at, to)
            return
    for row in (s.paths, s.taunts):
        if at in row:
            row.remove(at)
            row.append(to)
            row.sort()
            return
    for row in s.lying:
        if row[at]:
            row[at] -= 1
            row[to] += 1
            return
    cubes = s.hester.cubes
    if cubes[to] == NOWHERE:
        cubes[to] = cubes[at]
    else:  # no two of them on a hex: it goes to the battleground (R452)
        s.ground[cubes[at]] += 1
    cubes[at] = NOWHERE
