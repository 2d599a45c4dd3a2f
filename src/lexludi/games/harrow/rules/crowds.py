"""All hexes at a glance: who stands where, where there is room, and who can go on together."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOWHERE, OBJECTIVES
from lexludi.games.harrow.rules.box.printed import HEXES, NEAR
from lexludi.games.harrow.rules.options import Move
from lexludi.games.harrow.rules.state import FULL, Harrow
from lexludi.kernel.options import Option

FEWEST: Final = tuple(mask.bit_count() for mask in range(4))
"""How many legends there are in a mask of them."""
ROOMS: Final = FULL + 1
"""How many different rooms, or numbers of haints, a hex can have."""


def crowds(s: Harrow, seat: int) -> list[int]:
    """Law 1.core.5: haints and legends of a faction, by hex."""
    found = s.haints[seat].copy()
    for at in s.legends[seat]:
        if at != NOWHERE:
            found[at] += 1
    return found


def stations(s: Harrow, seat: int) -> list[int]:
    """The hexes where units of a faction stand."""
    return [at for at, n in enumerate(crowds(s, seat)) if n]


def enemies(s: Harrow, seat: int) -> list[int]:
    """The hexes where units of its enemies stand."""
    found: list[int] = []
    for other in s.setting.rivals[seat]:
        found += stations(s, other)
    return sorted(found)


def rooms(s: Harrow, seat: int, crowd: list[int]) -> list[int]:
    """Law 1.core: how many more units of a faction may be on each hex, where its crowd stands so."""
    found = [FULL - n for n in crowd]
    for other in s.setting.rivals[seat]:
        close(found, s.haints[other])
        for at in s.legends[other]:
            if at != NOWHERE:
                found[at] = 0
    for what in OBJECTIVES:
        if seat != s.setting.goal_seat(what):
            close(found, s.objectives[what])
    close(found, s.flames)
    return found


def close(rooms: list[int], row: list[int]) -> None:
    """No room where there is any of these."""
    if any(row):
        for at, n in enumerate(row):
            if n:
                rooms[at] = 0


class Way:
    """From a hex to one next to it: who can go there together, worked out once for each party and room."""

    __slots__ = ("found", "origin", "to")

    def __init__(self, origin: int, to: int) -> None:
        self.origin = origin
        self.to = to
        self.found: list[tuple[Option, ...]] = [()] * (ROOMS * ROOMS * len(FEWEST) * ROOMS)

    def groups(self, haints: int, infected: int, legends: int, room: int) -> tuple[Option, ...]:
        """Law 1.move.1: any of them together, as far as there is room."""
        party = party_of(haints, infected, legends)
        if not self.found[party + room]:
            self.found[party + room] = groups(self.origin, self.to, haints, infected, legends, room)
        return self.found[party + room]


WAYS: Final[tuple[tuple[Way, ...], ...]] = tuple(
    tuple(Way(origin, to) for to in NEAR[origin]) for origin in range(HEXES)
)
"""The ways from each hex."""


def way(origin: int, to: int) -> Way:
    """The way from a hex to one next to it."""
    return WAYS[origin][NEAR[origin].index(to)]


def party_of(haints: int, infected: int, legends: int) -> int:
    """A number for what can leave a hex, with space after it for the room on another."""
    return ((haints * ROOMS + infected) * len(FEWEST) + legends) * ROOMS


def groups(origin: int, to: int, haints: int, infected: int, legends: int, room: int) -> tuple[Option, ...]:
    """Law 1.move.1: any of them together, as far as there is room."""
    found: list[Option] = []
    mask = legends
    while True:
        led = FEWEST[mask]
        for n in range(0 if mask else 1, min(haints, room - led) + 1):
            for ill in range(max(0, n - haints + infected), min(n, infected) + 1):
                found.append(Move(origin, to, n, mask, ill))
        if not mask:
            return tuple(found)
        mask = (mask - 1) & legends
