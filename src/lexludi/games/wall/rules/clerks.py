"""Clerks: placing and moving them."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import LOCATIONS, POOL, PRODUCTION
from lexludi.games.wall.rules.options import Clerk
from lexludi.games.wall.rules.prompts import COUNT, LOCATION, note, prompt
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

WHICH_CLERK: Final = prompt("clerk", N_("Place or move a clerk ({n} left)."), n=COUNT, passes=N_("No more clerks"))
SENT: Final = note("sent", N_("{seat} sends a clerk to {to}."), to=LOCATION)


def can_move(s: Wall, clan: int, origin: int) -> bool:
    """Law loc.place, loc.locked: whether a clan has a clerk there who may leave."""
    if origin == POOL:
        return s.clerks[clan] > 0
    return s.at[origin][clan] > 0 and not s.full(origin)


def ways(s: Wall, clan: int, where: str, taken: list[int]) -> list[Clerk]:
    """Every clerk that can go somewhere; with `different`, where none went before."""
    origins = [place for place in (POOL, *LOCATIONS) if can_move(s, clan, place)]
    targets = [
        place
        for place in (PRODUCTION if where == "production" else LOCATIONS)
        if not s.full(place) and (where == "any" or place not in taken)
    ]
    return [Clerk(origin, to) for origin in origins for to in targets if origin != to]


def place_clerks(s: Wall, clan: int, most: int, where: str) -> Flow[None]:
    """Law autumn.3.A.3: up to so many clerks, from the pool or from locations."""
    taken: list[int] = []
    for left in range(most, 0, -1):
        options: list[Clerk] = ways(s, clan, where, taken)
        if not options:
            return
        choice: Option | None = yield from one_or_none(clan, WHICH_CLERK, options, "loc.place", n=left)
        if not isinstance(choice, Clerk):
            return
        s.send_clerk(clan, choice.origin, choice.to)
        s.note(clan, SENT, "loc.place", to=choice.to)
        taken.append(choice.to)
