"""How factions without a player go: every unit one hex nearer to what its faction wants."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import HEXES, NEAR, SOLO
from lexludi.games.harrow.rules.modes.alone.reasons import BLOCKED, NEARER, tell_reason
from lexludi.games.harrow.rules.moving import go
from lexludi.games.harrow.rules.options import Hex
from lexludi.games.harrow.rules.prompts import HEX, SEAT, note, prompt
from lexludi.games.harrow.rules.state import FULL, Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.criteria import narrow

WHO_MARCHES: Final = prompt("who-marches", N_("Which units of {whom} go first?"), whom=SEAT)
WHERE_TO: Final = prompt("where-to", N_("Where do the units of {whom} on {at} go?"), whom=SEAT, at=HEX)
REACHED: Final = note("reached", N_("{seat} {seat:reaches|reach} what they want on {at}."), at=HEX)
FAR: Final = 1000


def alone_move(s: Harrow, seat: int, times: int) -> None:
    """Law solo.C.3.move.1, .8: so many times, all of them."""
    if times > 1:
        s.then("alone_move", seat, times - 1)
    whom = s.alone.whom
    s.alone.unmoved = [at for at in range(HEXES) if s.units(whom, at)]
    s.then("alone_march", seat)


def goals(s: Harrow, whom: int) -> list[int]:
    """Law solo.C.3.move.1, .5, .6: what the faction wants, or where it has just found it."""
    if s.alone.goal != NOWHERE:
        return [s.alone.goal]
    row = s.objectives[s.setting.own_goal(whom)]
    return [at for at in range(HEXES) if row[at]]


def distances(s: Harrow, whom: int, until: int) -> list[int]:
    """Law solo.C.3.move.2, .3, .7: how far the hexes are from the goal, over hexes that the faction may enter.

    Those are left out that are farther than `until`.
    """
    found = [FAR] * HEXES
    ring = goals(s, whom)
    for at in ring:
        found[at] = 0
    far = 0
    while ring and found[until] == FAR:
        far += 1
        following: list[int] = []
        for at in ring:
            for to in NEAR[at]:
                if found[to] == FAR and s.shuts_out(whom, to) is None:
                    found[to] = far
                    following.append(to)
        ring = following
    return found


def steps(s: Harrow, whom: int, at: int) -> list[int]:
    """Where the units of a hex can go: nearer to the goal, with room for all of them (Law solo.C.3.move.4a)."""
    size = sum(movable(s, whom, at))
    if not size:
        return []
    far = distances(s, whom, at)
    if not far[at]:
        return []
    open_ways = [to for to in NEAR[at] if far[to] < far[at] and fits(s, whom, to, size)]
    left, _, _ = narrow(open_ways, ((NEARER, lambda to: -far[to]),))
    return left


def fits(s: Harrow, whom: int, to: int, size: int) -> bool:
    return s.units(whom, to) + size <= FULL and s.bars(whom, to, size) is None


def movable(s: Harrow, whom: int, at: int) -> tuple[int, int]:
    """How many haints and legends of a hex can go."""
    haints, _, legends = s.movable(whom, at)
    return haints, legends.bit_count()


def alone_march(s: Harrow, seat: int) -> Flow[None]:
    """Law solo.C.3.move.1, .4b, .4c: group after group; who joins others that have not gone yet goes on with them."""
    alone, whom = s.alone, s.alone.whom
    ready = [at for at in alone.unmoved if s.units(whom, at)]
    if not ready:
        return
    s.then("alone_march", seat)
    choice: Hex = yield Ask(seat, WHO_MARCHES, [Hex(at) for at in ready], "solo.C.3.move.1", whom=whom)
    alone.unmoved = [at for at in ready if at != choice.at]
    ways = steps(s, whom, choice.at)
    if not ways:
        tell_reason(s, whom, choice.at, BLOCKED, "solo.C.3.move.3")
        return
    tell_reason(s, whom, choice.at, NEARER, "solo.C.3.move.1")
    to: Hex = yield Ask(seat, WHERE_TO, [Hex(at) for at in ways], "solo.C.3.move.3", whom=whom, at=choice.at)
    haints, infected, legends = s.movable(whom, choice.at)
    yield from go(s, seat, whom, choice.at, to.at, haints, legends, infected)
    arrive(s, whom, to.at)


def arrive(s: Harrow, whom: int, at: int) -> None:
    """Law solo.C.3.move.5, .5b, .6: two points at once, and no storm."""
    goal = s.setting.own_goal(whom)
    while s.objectives[goal][at]:
        s.objectives[goal][at] -= 1
        s.waiting[goal] |= s.waiting[goal] + 1
        s.alone.goal = at
        if s.setting.fae != NOBODY:  # fae.vsh.objective
            s.then("alone_place", s.alone.decider, goal)
        s.note(whom, REACHED, "solo.C.3.move.5", at=at)
        s.score(whom, SOLO.objective_points, "solo.C.3.move.5")
