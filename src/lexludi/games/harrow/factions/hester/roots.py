"""Roots: how they grow over the map, and the cubes that they bring."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import GRID, HESTER_BOARD, HEXES, NEAR
from lexludi.games.harrow.rules.events import TurnBegan
from lexludi.games.harrow.rules.options import Root
from lexludi.games.harrow.rules.prompts import CUBE, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_

WHERE_ROOT: Final = prompt("root", N_("Where does the root grow?"))
ROOTED: Final = note("rooted", N_("A root of {seat} grows to {at}."), at=HEX)
FED: Final = note("fed", N_("{seat}: the fire on {at} grows."), at=HEX)
GAINED: Final = note("gained-cube", N_("{seat} {seat:gains|gain} a terrain cube: {cube}."), cube=CUBE)


def hester_turn(s: Harrow, seat: int) -> None:
    """Law 5.hester.roots.1: two roots, then whatever her flames allow."""
    h = s.hester
    s.active = seat
    h.previous, h.path = h.path, []
    h.taken = h.invoked = 0
    h.thrown = h.free = h.sloth = False
    h.reached = []
    s.tell(TurnBegan(seat))
    s.then("hester_cleanup", seat)
    s.then("hester_acts", seat)
    s.then("harvest", seat)
    s.then("grow", seat, HESTER_BOARD.roots)


def tip(s: Harrow) -> int:
    """The hex that the last root points to; NOWHERE before the first one."""
    h = s.hester
    roots = h.path or h.previous
    return roots[-1] if roots else NOWHERE


def ways(s: Harrow) -> list[int]:
    """Law 5.hester.roots.2 to .5, 5.hester.family.1: where the next root can grow; storms do not matter.

    One that cannot grow on begins anew at the edge of the map (R450).
    """
    h, last = s.hester, tip(s)
    if last != NOWHERE:
        found = [to for to in NEAR[last] if to not in h.path and to not in h.previous]
        if found:
            return found
    return [at for at in range(HEXES) if GRID.edge[at] and at not in h.path and at not in h.previous]


def grow(s: Harrow, seat: int, left: int) -> Flow[None]:
    """Law 5.hester.roots.3."""
    yield from place_root(s, seat)
    if left > 1:
        s.then("grow", seat, left - 1)


def place_root(s: Harrow, seat: int) -> Flow[int]:
    """One root more; the hex that it points to."""
    choice: Root = yield Ask(seat, WHERE_ROOT, [Root(at) for at in ways(s)], "5.hester.roots.3")
    reach(s, seat, choice.at)
    return choice.at


def reach(s: Harrow, seat: int, at: int) -> None:
    """A root covers the hex that it grows from and the one that it points to; a fire there is fed."""
    h, last = s.hester, tip(s)
    if not h.path and last != NOWHERE and at in NEAR[last]:
        h.path.append(last)
    h.path.append(at)
    s.note(seat, ROOTED, "5.hester.roots.3", at=at)
    if s.flames[at] and h.supply:
        h.supply -= 1
        s.flames[at] += 1
        s.note(seat, FED, "5.hester.cubes.5", at=at)


def harvest(s: Harrow, seat: int) -> None:
    """Law 5.hester.roots.6, 5.hester.cubes.1, .2: the old roots go; each hex that the new ones touch brings a cube."""
    s.hester.previous = []
    for at in s.hester.path:
        bring(s, seat, at)


def bring(s: Harrow, seat: int, at: int) -> None:
    """Law 5.hester.cubes.3: a cube of the terrain of a hex; none from mountains and brambles."""
    if s.land(at):
        gain(s, seat, s.setting.colours[seat][s.terrain(at)])


def gain(s: Harrow, seat: int, colour: int) -> bool:
    """Law 5.hester.cubes.4: a terrain cube, if one of that colour is left."""
    if not s.stock[colour]:
        return False
    s.stock[colour] -= 1
    s.ground[colour] += 1
    s.note(seat, GAINED, "5.hester.cubes.1", cube=colour)
    return True
