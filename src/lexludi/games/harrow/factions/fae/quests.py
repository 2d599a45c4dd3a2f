"""Quests: what four nests must have in common."""

from __future__ import annotations

from itertools import combinations

from lexludi.games.harrow.factions.fae.drawer import NO_NEST
from lexludi.games.harrow.rules.box.data import Quest
from lexludi.games.harrow.rules.box.printed import (
    DISTANCE,
    FAE_BOARD,
    GRID,
    HOMES,
    NEAR,
    QUESTS,
    TERRAIN_NAMES,
)
from lexludi.games.harrow.rules.state import Harrow


def suits(s: Harrow, quest: Quest, at: int) -> bool:
    """Whether a nest on that hex meets what each of them must meet."""
    if quest.on and TERRAIN_NAMES[s.terrain(at)] != quest.on:
        return False
    around = {TERRAIN_NAMES[s.terrain(to)] for to in NEAR[at]}
    if not set(quest.beside) <= around:
        return False
    if quest.storms and not any(s.storm(to) for to in NEAR[at]):
        return False
    if quest.edge and not GRID.edge[at]:
        return False
    return not quest.brambles or DISTANCE[at][s.setting.map.brambles] <= quest.brambles


def together(s: Harrow, quest: Quest, nests: tuple[int, ...]) -> bool:
    """Whether so many nests meet what all of them must meet together."""
    if quest.apart and any(DISTANCE[a][b] < quest.apart for a, b in combinations(nests, 2)):
        return False
    if quest.terrains and not (all(s.land(at) for at in nests) and len({s.terrain(at) for at in nests}) == len(nests)):
        return False
    if quest.connected and not connected(nests):
        return False
    if quest.line and not aligned(nests):
        return False
    return not quest.halves or in_halves(nests)


def connected(nests: tuple[int, ...]) -> bool:
    seen = [nests[0]]
    for at in seen:
        seen += [to for to in nests if to in NEAR[at] and to not in seen]
    return len(seen) == len(nests)


def aligned(nests: tuple[int, ...]) -> bool:
    """Whether they share a line: the same column, row or diagonal."""
    return any(len({line_of(at, axis) for at in nests}) == 1 for axis in range(3))


def line_of(at: int, axis: int) -> int:
    """The line through a hex along one of three axes."""
    q, r = GRID.hexes[at]
    return (q, r, q + r)[axis]


def in_halves(nests: tuple[int, ...]) -> bool:
    south = sum(DISTANCE[at][HOMES[0]] < DISTANCE[at][HOMES[1]] for at in nests)
    north = sum(DISTANCE[at][HOMES[0]] > DISTANCE[at][HOMES[1]] for at in nests)
    return south == north == len(nests) // 2


def fulfilments(s: Harrow, quest: int) -> list[tuple[int, ...]]:
    """Law fae.quest.1: every four nests that complete a quest, with an offer or without."""
    printed = QUESTS[quest]
    laid = [at for at, nest in enumerate(s.fae.nests) if nest != NO_NEST]
    if len(laid) < FAE_BOARD.quest_nests:
        return []
    fit = [at for at in laid if suits(s, printed, at)]
    return [nests for nests in combinations(fit, FAE_BOARD.quest_nests) if together(s, printed, nests)]
