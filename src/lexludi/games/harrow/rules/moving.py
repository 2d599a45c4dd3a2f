"""How units go from hex to hex, whoever makes them go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED
from lexludi.games.harrow.rules.box.printed import GRID, HEXES, NEAR
from lexludi.games.harrow.rules.crowds import crowds, rooms
from lexludi.games.harrow.rules.options import Shift
from lexludi.games.harrow.rules.prompts import HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none
from lexludi.parts.options import Yes

CARRY: Final = prompt("carry", N_("Do they carry the doll from {at} to {to}?"), at=HEX, to=HEX, passes=N_("Leave it"))
CARRIED: Final = note("carried", N_("{seat} {seat:carries|carry} a doll from {origin} to {to}."), origin=HEX, to=HEX)
YES: Final = Yes()


def go(
    s: Harrow, mover: int, seat: int, origin: int, to: int, haints: int, legends: int = 0, infected: int = 0
) -> Flow[None]:
    """Units of a seat go from a hex to another, because somebody makes them go; a doll may go with them."""
    s.shift(seat, origin, to, haints, legends, infected)
    if origin in s.kammi.dolls and to not in s.kammi.dolls:  # 4.doll.2
        yield from carry(s, mover, seat, origin, to, haints, legends, infected)


def carry(
    s: Harrow, mover: int, seat: int, origin: int, to: int, haints: int, legends: int, infected: int
) -> Flow[None]:
    """Law 4.doll.1, 4.doll.3, 5.hester.kammi.2: their owner decides, or Hester for infected ones that she moves."""
    d = s.kammi
    doll = d.dolls.index(origin)
    kammi_alone = seat == s.setting.kammi and not haints and legends == 1 << d.who
    secret = seat == s.setting.kammi and not haints and not d.known and not d.shown
    options: list[Option] = [] if kammi_alone and d.up >> doll & 1 else [YES]  # 4.cleanup.2.real
    options.append(PASS)
    decides = mover if mover == s.setting.hester and infected else seat
    ask = Ask(decides, CARRY, options, "4.doll.1", secret)
    ask.values = {"at": origin, "to": to}
    choice: Option = yield ask
    if isinstance(choice, Yes):
        d.dolls[doll] = to
        s.note(seat, CARRIED, "4.doll.1", origin=origin, to=to)


def go_unit(s: Harrow, mover: int, seat: int, unit: int, origin: int, to: int) -> Flow[None]:
    """One unit goes from a hex to another."""
    if unit >= 0:
        yield from go(s, mover, seat, origin, to, 0, 1 << unit)
    else:
        yield from go(s, mover, seat, origin, to, 1, 0, 1 if unit == INFECTED else 0)


def kinds_at(s: Harrow, seat: int, at: int) -> list[int]:
    """Units of a seat on a hex that can be moved: a haint, an infected one, each legend."""
    found = [unit for unit in (HAINT, INFECTED) if s.free(seat, at, unit)]
    found += [n for n, place in enumerate(s.legends[seat]) if place == at and s.free(seat, at, n)]
    return found


def pulls(s: Harrow, seats: tuple[int, ...], goal: int) -> list[Shift]:
    """Law 1.jar.legend.F.4: units of these seats that can go one hex closer to a goal."""
    return shifts(s, seats, goal, True)


def pushes(s: Harrow, seats: tuple[int, ...], origin: int) -> list[Shift]:
    """Law 2.track.F.3: units of these seats that can go one hex farther from somewhere."""
    return shifts(s, seats, origin, False)


def shifts(s: Harrow, seats: tuple[int, ...], goal: int, closer: bool) -> list[Shift]:
    found: list[Shift] = []
    for seat in seats:
        crowd = crowds(s, seat)
        room = rooms(s, seat, crowd)
        for at in range(HEXES):
            if crowd[at]:
                ways = GRID.closer(at, goal) if closer else GRID.farther(at, goal)
                to_all = [to for to in ways if room[to] > 0]
                if to_all:
                    found += [Shift(seat, unit, at, to) for unit in kinds_at(s, seat, at) for to in to_all]
    return found


def steps_from(s: Harrow, seat: int, at: int) -> list[int]:
    """The hexes next to one that a unit of a seat can go to by itself, whatever a Move would cost."""
    return [to for to in NEAR[at] if s.bars(seat, to) is None]


def send_haints(
    s: Harrow, seat: int, prompt: str, law: str, most: int, ways: Callable[[Harrow, int], list[Shift]]
) -> Flow[None]:
    """So many haints, each once: who came to a hex by this does not go on from there."""
    come: dict[tuple[int, int], int] = {}
    for n in range(most, 0, -1):
        options = [
            shift
            for shift in ways(s, seat)
            if s.haints[shift.seat][shift.origin] > come.get((shift.seat, shift.origin), 0)
        ]
        if not options:
            return
        choice = yield from one_or_none(seat, prompt, options, law, n=n)
        if choice is None:
            return
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)
        come[choice.seat, choice.to] = come.get((choice.seat, choice.to), 0) + 1
