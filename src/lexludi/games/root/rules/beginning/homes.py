"""Where factions start: corners (Law 6.3.2, 7.3.2, 10.3.2, 12.3.3), or homelands in advanced set-up (Law A.8.2)."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.codes import CLEARINGS, PLACES
from lexludi.games.root.rules.prompts import prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import where

APART: Final = 2
"""How far away a homeland is that is not adjacent to another."""
FAR: Final = 3
"""How far away a homeland is with two clearings between it and another."""
NOWHERE_NEAR: Final = 99


def free_corners(s: Root) -> list[int]:
    """The corners that are nobody's start, those opposite somebody's if there are any."""
    plan = s.setting.plan
    free = [at for at in plan.corners if at not in s.homes]
    return [at for at in free if plan.opposite[at] in s.homes] or free


def choose_corner(s: Root, seat: int, prompt: str, law: str) -> Flow[int]:
    """Ask for one of them; it becomes the starting clearing of that seat."""
    home = yield from where(seat, prompt, free_corners(s), law)
    s.settle_down(seat, home)
    return home


# A.8.2 Homelands


def homelands(s: Root) -> list[int]:
    """The homelands chosen so far, and where bots have started."""
    claimed = 0 if s.draft is None else s.draft.homelands
    return [at for at in CLEARINGS if claimed >> at & 1 or at in s.homes]


def claim(s: Root, homes: list[int]) -> None:
    """Law A.8.2.I: these are now somebody's homelands."""
    for at in homes:
        s.drafting().homelands |= 1 << at


def habitable(s: Root, seat: int, builds: bool) -> list[int]:
    """Law A.8.2.I: the clearings that are nobody's homeland and can take the pieces; `builds` if one is a building."""
    taken = homelands(s)
    return [
        at for at in CLEARINGS if at not in taken and s.why_not_place(seat, at) is None and (s.slots[at] or not builds)
    ]


def distances(s: Root, origins: list[int]) -> list[int]:
    """How many open paths lead from the nearest of these clearings to each."""
    away = [NOWHERE_NEAR] * PLACES
    for at in origins:
        away[at] = 0
    reached = origins
    step = 0
    while reached:
        step += 1
        beyond = {near for at in reached for near in s.paths[at] if away[near] == NOWHERE_NEAR}
        for at in beyond:
            away[at] = step
        reached = sorted(beyond)
    return away


def apart(s: Root, clearings: list[int], least: int) -> list[int]:
    """Law A.8.2.II: those so far from the homelands of enemies, or else as far as can be."""
    away = distances(s, homelands(s))
    for distance in range(least, 0, -1):
        found = [at for at in clearings if away[at] >= distance]
        if found:
            return found
    return clearings


WHICH_HOMELAND: Final = prompt("homeland", N_("Choose a homeland."))


def choose_homeland(s: Root, seat: int, clearings: list[int]) -> Flow[int]:
    """Ask for one of these and claim it."""
    home = yield from where(seat, WHICH_HOMELAND, clearings, "A.8.2.I")
    claim(s, [home])
    return home


def choose_far_edge(s: Root, seat: int) -> Flow[int]:
    """A homeland with a building on the edge of the map, two clearings away from others (ruling R106)."""
    fit = habitable(s, seat, True)
    edge = [at for at in fit if at in s.setting.plan.edge]
    home = yield from choose_homeland(s, seat, apart(s, edge or fit, FAR))
    return home


SPREAD_OUT: Final = prompt("spread-out", N_("Choose where one more warrior goes."))


def spread_out(s: Root, seat: int, warriors: int, home: int) -> Flow[None]:
    """Place warriors as evenly as can be in the clearings adjacent to a homeland."""
    near = [at for at in s.paths[home] if s.why_not_place(seat, at) is None]
    if not near:
        return
    for at in near:
        s.place_warriors(seat, warriors // len(near), at)
    for _ in range(warriors % len(near)):
        at = yield from where(seat, SPREAD_OUT, near, "A.8.2")
        s.place_warriors(seat, 1, at)
        near.remove(at)
