"""The Logistics Center: soldiers go from one section to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from lexludi.games.wall.rules.box.codes import ARCHER, ON_WALL, SOLDIERS, STAGING
from lexludi.games.wall.rules.options import Route, Shift
from lexludi.games.wall.rules.prompts import SECTION, note, prompt, reason
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

Shifts: TypeAlias = Callable[[Wall, int, int, int], list[Shift]]
"""(state, clan, origin, to): who can move."""
EVERYBODY: Final = 100
"""More soldiers than a clan has."""
WHICH_ROUTE: Final = prompt("route", N_("Choose from where to where your soldiers move."), passes=N_("Move nobody"))
WHO_MOVES: Final = prompt(
    "shift",
    N_("Choose a soldier who moves from the {origin} to the {to}."),
    origin=SECTION,
    to=SECTION,
    passes=N_("That is all"),
)
MOVED: Final = note("moved", N_("{seat} moves a soldier from the {origin} to the {to}."), origin=SECTION, to=SECTION)


NOBODY_HERE: Final = reason("nobody-here", N_("you have no soldier there: {origin}."), origin=SECTION)


def logistics(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Law location.logistics.0, location.logistics.again."""
    for _ in range(clerks):
        yield from move_soldiers(s, clan, most=s.court.lasting("moved") or EVERYBODY)


def shifts(s: Wall, clan: int, origin: int, to: int) -> list[Shift]:
    """Law location.logistics.archers: who can go, from where to where."""
    found = [Shift(kind, STAGING, STAGING) for kind in SOLDIERS if s.staged[origin][clan][kind]]
    if s.firing[origin][clan]:
        found.append(Shift(ARCHER, ON_WALL, STAGING))
        if s.free_firing(to) > 0:
            found.append(Shift(ARCHER, ON_WALL, ON_WALL))
    return found


def waiting(s: Wall, clan: int, origin: int, to: int) -> list[Shift]:
    """Those who go from one staging area to another."""
    return [Shift(kind, STAGING, STAGING) for kind in SOLDIERS if s.staged[origin][clan][kind]]


def move_soldiers(s: Wall, clan: int, shifts: Shifts = shifts, most: int = EVERYBODY) -> Flow[bool]:
    """Law location.logistics.move: any number of soldiers, from one section to one other."""
    sections = s.setting.sections
    routes = [Route(a, b) for a in sections for b in sections if a != b and shifts(s, clan, a, b)]
    if not routes:
        return False
    why_not = None
    if s.explaining:
        empty = [a for a in sections if all(route.origin != a for route in routes)]
        why_not = [
            refused(Route(a, b), because("location.logistics.move", NOBODY_HERE, origin=a))
            for a in empty for b in sections if a != b
        ]  # fmt: skip
    route = yield from one_or_none(clan, WHICH_ROUTE, routes, "location.logistics.move", refused=why_not)
    if route is None:
        return False
    for _ in range(most):
        options = shifts(s, clan, route.origin, route.to)
        if not options:
            return True
        choice = yield from one_or_none(
            clan, WHO_MOVES, options, "location.logistics.move", origin=route.origin, to=route.to
        )
        if choice is None:
            return True
        shift(s, clan, choice, route.origin, route.to)
    return True


def shift(s: Wall, clan: int, choice: Shift, origin: int, to: int) -> None:
    """Law location.logistics.noattack: a soldier moves, and nothing else happens."""
    if choice.origin == ON_WALL:
        s.firing[origin][clan] -= 1
    else:
        s.staged[origin][clan][choice.kind] -= 1
    if choice.to == ON_WALL:
        s.firing[to][clan] += 1
    else:
        s.staged[to][clan][choice.kind] += 1
    s.note(clan, MOVED, "location.logistics.move", origin=origin, to=to)
