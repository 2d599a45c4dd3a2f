"""Clerks: placing and moving them."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import LOCATIONS, NOBODY, POOL, PRODUCTION
from lexludi.games.wall.rules.modes.qin import clerks as qins
from lexludi.games.wall.rules.options import Clerk
from lexludi.games.wall.rules.prompts import COUNT, LOCATION, note, prompt, reason
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS

WHICH_CLERK: Final = prompt("clerk", N_("Place or move a clerk ({n} left)."), n=COUNT, passes=N_("No more clerks"))
WHICH_REED: Final = prompt(
    "reed-clerk", N_("Move a clerk of the Reed Clan ({n} left)."), n=COUNT, passes=N_("No more clerks")
)
SENT: Final = note("sent", N_("{seat} sends a clerk to the {to}."), to=LOCATION)


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
    if clan == s.setting.reed:
        targets = [place for place in targets if not s.at[place][clan]]  # mode.two.reed.clerks.2
    return [Clerk(origin, to) for origin in origins for to in targets if origin != to]


FULL: Final = reason("full", N_("no space is free there: {at}."), at=LOCATION)
ONLY_PRODUCTION: Final = reason("only-production", N_("this command sends clerks to production locations only."))
TAKEN: Final = reason("taken", N_("this command sends each clerk to another location."))
LOCKED: Final = reason("locked", N_("clerks stay in a location that is full: {at}."), plain=True, at=LOCATION)


def refuse_clerks(s: Wall, clan: int, where: str, taken: list[int], menu: Menu) -> None:
    """Law loc.place, loc.locked: where no clerk can go now, and which may not leave."""
    for place in LOCATIONS:
        if s.full(place):
            menu.refuse(Clerk(POOL, place), because("loc.place", FULL, at=place))
        elif where == "production" and place not in PRODUCTION:
            menu.refuse(Clerk(POOL, place), because("loc.place", ONLY_PRODUCTION))
        elif where != "any" and place in taken:
            menu.refuse(Clerk(POOL, place), because("loc.place", TAKEN))
        if s.at[place][clan] and s.full(place):
            menu.refuse(Clerk(place, POOL), because("loc.locked", LOCKED, at=place))


def place_clerks(s: Wall, clan: int, most: int, where: str) -> Flow[int]:
    """Law autumn.3.A.3: up to so many clerks, from the pool or from locations; how many were placed.

    An overlord moves those of the Reeds.
    """
    seat = s.decides_for(clan)
    if seat == s.setting.qin != NOBODY:
        if clan == seat:
            qins.place_clerks(s, most, where)
        else:
            qins.move_reeds(s, most)
        return 0
    asks, rule = (WHICH_CLERK, "loc.place") if seat == clan else (WHICH_REED, "mode.two.reed.move")
    taken: list[int] = []
    for left in range(most, 0, -1):
        options: list[Clerk] = ways(s, clan, where, taken)
        if not options:
            break
        menu = Menu(s)
        menu.options += [*options, PASS]
        if menu.explains:
            refuse_clerks(s, clan, where, taken, menu)
        choice: Option = yield menu.ask(seat, asks, rule, n=left)
        if not isinstance(choice, Clerk):
            break
        s.send_clerk(clan, choice.origin, choice.to)
        s.note(clan, SENT, rule, to=choice.to)
        taken.append(choice.to)
    return len(taken)
