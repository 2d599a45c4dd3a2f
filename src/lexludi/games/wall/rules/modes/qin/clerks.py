"""Qin's clerks, and those of the Reed Clan where he is its overlord."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import BARRACKS, LOCATIONS, NOBODY, POOL, PRODUCTION
from lexludi.games.wall.rules.modes.qin.reasons import UNVISITED, USELESS, choose, highest, lowest, usable
from lexludi.games.wall.rules.prompts import LOCATION, decision
from lexludi.games.wall.rules.state import Wall
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion

SENDS: Final = decision("send", N_("{seat} sends a clerk to the {at}"), at=LOCATION)
TAKES: Final = decision("take", N_("{seat} takes a clerk out of the {at}"), at=LOCATION)
SENDS_REED: Final = decision("send-reed", N_("{seat} sends a clerk of the Reed Clan to the {at}"), at=LOCATION)
TAKES_REED: Final = decision("take-reed", N_("{seat} takes a clerk of the Reed Clan out of the {at}"), at=LOCATION)


def place_clerks(s: Wall, most: int, where: str) -> None:
    """Law mode.solo.clerks: to the lowest locations that can take one, each once before any a second time."""
    visited: list[int] = []
    for _ in range(most):
        places = [place for place in s.location_track if not s.full(place)]
        if where == "production":
            places = [place for place in places if place in PRODUCTION]
        if where == "different":
            places = [place for place in places if place not in visited]
        fresh = (UNVISITED, lambda place: int(place not in visited))
        criteria = (fresh, lowest(s)) if visited and where != "different" else (lowest(s),)
        if not send(s, places, criteria, visited):
            return


def send(s: Wall, places: list[int], criteria: tuple[Criterion, ...], visited: list[int]) -> bool:
    """One clerk: of the pool, or where there is none, of the highest location from which he can go lower."""
    qin, track = s.setting.qin, s.location_track
    if s.clerks[qin]:
        to = choose(s, SENDS, "mode.solo.clerks.1a", places, criteria)
        origin = POOL
    else:
        origins = [place for place in track if s.at[place][qin] and not s.full(place)]
        places = [place for place in places if any(track.index(one) < track.index(place) for one in origins)]
        to = choose(s, SENDS, "mode.solo.clerks.1b", places, criteria)
        origins = [one for one in origins if to != NOBODY and track.index(one) < track.index(to)]
        origin = choose(s, TAKES, "mode.solo.clerks.2", origins, (highest(s),))
    if to == NOBODY:
        return False
    s.send_clerk(qin, origin, to)
    visited.append(to)
    return True


def move_reeds(s: Wall, most: int) -> None:
    """Law mode.solo.overlord.2: to the lowest; first those in locations he cannot use, else from higher to lower."""
    reed, track = s.setting.reed, s.location_track
    for _ in range(most):
        to = choose_reeds_place(s)
        if to == NOBODY:
            return
        origins = [
            place
            for place in LOCATIONS
            if s.at[place][reed] and not s.full(place) and (not usable(place) or track.index(place) < track.index(to))
        ]
        useless: Criterion = (USELESS, lambda place: int(place > BARRACKS))
        high: Criterion = (highest(s)[0], lambda place: -track.index(place) if usable(place) else -place)
        origin = choose(s, TAKES_REED, "mode.solo.overlord.2", origins, (useless, high))
        if origin == NOBODY:
            return
        s.send_clerk(reed, origin, to)


def choose_reeds_place(s: Wall) -> int:
    """The lowest location that has no clerk of the Reed Clan and can take one."""
    reed = s.setting.reed
    places = [one for one in s.location_track if not s.at[one][reed] and not s.full(one)]
    return choose(s, SENDS_REED, "mode.solo.overlord.2", places, (lowest(s),))
