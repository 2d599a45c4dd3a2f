"""How near the demands in play are to being fulfilled, for agents that search."""

from __future__ import annotations

from lexludi.games.wall.rules.box.data import Demand
from lexludi.games.wall.rules.box.printed import DEMANDS, RESOURCE_NAMES
from lexludi.games.wall.rules.modes.together import demands, giving
from lexludi.games.wall.rules.state import Wall


def prospects(s: Wall) -> float:
    """The demands in play, each by how much of it is there already."""
    return sum(nearness(s, DEMANDS[card]) for card in s.court.demands)


def nearness(s: Wall, demand: Demand) -> float:
    """From nothing to all of it."""
    if demand.check == "wall":
        return min(1.0, sum(s.level) / (s.players + demand.over))
    if demand.check:
        return 1.0 if demands.met(s, demand) else 0.0
    if demand.warehouse:
        return min(1.0, sum(s.warehouse) / demand.warehouse)
    there = 0.0
    for seat in range(s.players):
        there += min(part(s, seat, what, n) for what, n in demands.asked(s, demand).items())
    return there / s.players


def part(s: Wall, seat: int, what: str, n: int) -> float:
    """How much of what one gives somebody has."""
    if what in RESOURCE_NAMES:
        return min(1.0, s.stock[seat][RESOURCE_NAMES.index(what)] / n)
    if what == "honor":
        return min(1.0, s.honor[seat] / n)
    return 1.0 if giving.able(s, seat, what, n) else 0.0
