"""What bots do to the map: the verbs of the Law of Root, as bots use them (Law 11.8.2, 12)."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY, PLOT_SNARE
from lexludi.games.root.rules.move import move, why_not_move
from lexludi.games.root.rules.places.ferry import ferry_at, sail, shores, why_not_sail
from lexludi.games.root.rules.prompts import PLACE, note
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_

# Placing


def can_place(s: Root, seat: int, at: int) -> bool:
    """Law 2.3, 11.8.2: whether the rules let a bot place pieces there; snares do not count."""
    return s.why_not_place(seat, at) is None


def can_build(s: Root, seat: int, at: int) -> bool:
    return s.slots[at] > 0 and can_place(s, seat, at)


def recruit(s: Root, seat: int, count: int, at: int) -> Flow[int]:
    """Place warriors, as many as there are; returns how many, those in whose place a snare went among them (R155)."""
    if count <= 0 or not s.supply[seat]:
        return 0
    sprung = yield from spring_snare(s, seat, at)
    return min(count, s.supply[seat]) if sprung else s.place_warriors(seat, count, at)


def put(s: Root, seat: int, kind: int, at: int) -> Flow[bool]:
    """Place a building or token; False if a snare went in its place (ruling R155)."""
    if not s.stock[kind]:
        return False
    sprung = yield from spring_snare(s, seat, at)
    return not sprung and s.place(kind, at)


SNARE_SPRUNG: Final = note(
    "snare-sprung", N_("{seat} springs the snare in {at}: it goes, and nothing else happens."), at=PLACE
)


def spring_snare(s: Root, seat: int, at: int) -> Flow[bool]:
    """Law 11.8.2: in a snared clearing nothing is placed, and nothing leaves it; the snare goes instead."""
    owner = s.setting.owner[PLOT_SNARE]
    if owner in (NOBODY, seat) or not s.pieces[PLOT_SNARE][at]:
        return False
    s.note(seat, SNARE_SPRUNG, "rootbotics 11.8.2", at=at)
    removal = Removal(s.active)
    removal.take(s, NOBODY, owner, PLOT_SNARE, 1, at)
    yield from removal.resolve(s)
    return True


# Moving


def ways(s: Root, seat: int, at: int, boats: bool = False) -> list[int]:
    """Law 12.1.1, 12.2.1: where a bot can go from a clearing: closed paths are paths, and so is the ferry."""
    paths = s.neighbours(seat, at)
    if not (boats or s.closed or s.landmarks):
        return list(paths)
    near = set(paths)
    if boats:
        near.update(s.setting.plan.rivers[at])
    for a, b in s.closed:
        if at in (a, b):
            near.add(a + b - at)
    if why_not_sail(s) is None:
        near.update(shores(s, at))
    return sorted(near)


def joined(s: Root, at: int) -> list[int]:
    """Law 12.2.1: the clearings adjacent to one, for a bot that does not move."""
    near = set(s.paths[at])
    for a, b in s.closed:
        if at in (a, b):
            near.add(a + b - at)
    return sorted(near)


def by_ferry(s: Root, seat: int, origin: int, to: int) -> bool:
    """Whether the ferry alone leads there."""
    return ferry_at(s) == origin and to not in s.neighbours(seat, origin) and to not in joined(s, origin)


def destinations(s: Root, seat: int, origin: int, boats: bool = False) -> list[int]:
    """Law 2.3: the clearings that a bot's warriors may move to."""
    return [to for to in ways(s, seat, origin, boats) if to in CLEARINGS and why_not_move(s, seat, origin, to) is None]


def march(s: Root, seat: int, origin: int, to: int, count: int) -> Flow[bool]:
    """Move warriors; False if a snare held them. By ferry it scores a point, where a human would draw (12.1.1)."""
    if count <= 0:
        return False
    sprung = yield from spring_snare(s, seat, origin)
    if sprung:
        return False
    ferry = by_ferry(s, seat, origin, to)
    if ferry:
        sail(s, to)
    flow = move(s, seat, origin, to, count)
    if flow is not None:
        yield from flow
    if ferry:
        s.score(seat, 1, "rootbotics 12.1.1")
    return True
