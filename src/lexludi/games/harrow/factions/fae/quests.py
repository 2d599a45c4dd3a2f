"""Quests: what four nests must have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Final

from lexludi.games.harrow.factions.fae.drawer import NO_NEST
from lexludi.games.harrow.rules.box.data import Quest
from lexludi.games.harrow.rules.box.printed import (
    DISTANCE,
    FAE_BOARD,
    GRID,
    HEXES,
    HOMES,
    NEAR,
    QUESTS,
    SIDES,
    TERRAIN_NAMES,
)
from lexludi.games.harrow.rules.prompts import COUNT, QUEST, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.options import Because, because
from lexludi.locale import N_

FEW_NESTS: Final = reason(
    "few-nests",
    N_("{quest} takes {n} nests where the card says; of your {all} on the map {has} lie so."),
    quest=QUEST, n=COUNT, all=COUNT, has=COUNT,
)  # fmt: skip
NOT_TOGETHER: Final = reason(
    "not-together",
    N_("{has} of your nests fit {quest} each by itself, but no {n} of them lie to each other as the card says."),
    has=COUNT, quest=QUEST, n=COUNT,
)  # fmt: skip


@cache
def suited(side: int, quest: int) -> tuple[int, ...]:
    """The hexes of a map that meet what each nest of a quest must meet, storms aside: these come and go."""
    wanted, ground = QUESTS[quest], SIDES[side]
    kinds = [TERRAIN_NAMES[kind] for kind in ground.terrain]
    found: list[int] = []
    for at in range(HEXES):
        if wanted.on and kinds[at] != wanted.on:
            continue
        if wanted.edge and not GRID.edge[at]:
            continue
        if wanted.brambles and DISTANCE[at][ground.brambles] > wanted.brambles:
            continue
        if set(wanted.beside) <= {kinds[to] for to in NEAR[at]}:
            found.append(at)
    return tuple(found)


def suitable(s: Harrow, quest: int) -> list[int]:
    """The nests that meet what each of them must meet."""
    nests = s.fae.nests
    found = [at for at in suited(s.setting.side, quest) if nests[at] != NO_NEST]
    if QUESTS[quest].storms:
        found = [at for at in found if any(s.storm(to) for to in NEAR[at])]
    return found


def together(s: Harrow, quest: Quest, nests: tuple[int, ...]) -> bool:
    """Whether so many nests meet what all of them must meet together."""
    if quest.terrains and not on_different_land(s, nests):
        return False
    if quest.connected and not connected(nests):
        return False
    if quest.line and not aligned(nests):
        return False
    return not quest.halves or in_halves(nests)


def on_different_land(s: Harrow, nests: tuple[int, ...]) -> bool:
    seen = 0
    for at in nests:
        bit = 1 << s.terrain(at)
        if seen & bit or not s.land(at):
            return False
        seen |= bit
    return True


def connected(nests: tuple[int, ...]) -> bool:
    seen = [nests[0]]
    for at in seen:
        seen += [to for to in nests if to in NEAR[at] and to not in seen]
    return len(seen) == len(nests)


LINES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple((q, r, q + r)[axis] for q, r in GRID.hexes) for axis in range(3)
)
"""The line through each hex along each of three axes."""


def line_of(at: int, axis: int) -> int:
    return LINES[axis][at]


def aligned(nests: tuple[int, ...]) -> bool:
    """Whether they share a line: the same column, row or diagonal."""
    for line in LINES:
        if of_one_line(line, nests):
            return True
    return False


def of_one_line(line: tuple[int, ...], nests: tuple[int, ...]) -> bool:
    for at in nests:
        if line[at] != line[nests[0]]:
            return False
    return True


HALVES: Final[tuple[int, ...]] = tuple(
    (DISTANCE[at][HOMES[0]] < DISTANCE[at][HOMES[1]]) - (DISTANCE[at][HOMES[0]] > DISTANCE[at][HOMES[1]])
    for at in range(HEXES)
)
"""Of each hex: 1 in the south, -1 in the north, 0 in the middle."""


def in_halves(nests: tuple[int, ...]) -> bool:
    """Whether half of them lie in the south, and half in the north."""
    half = [HALVES[at] for at in nests]
    return half.count(1) == half.count(-1) == len(nests) // 2


def fulfilments(s: Harrow, quest: int) -> list[tuple[int, ...]]:
    """Law fae.quest.1: every four nests that complete a quest, with an offer or without."""
    return [nests for nests in fours(s, quest) if together(s, QUESTS[quest], nests)]


def can_fulfil(s: Harrow, quest: int) -> bool:
    """Whether there are four such nests."""
    wanted = QUESTS[quest]
    for nests in fours(s, quest):
        if together(s, wanted, nests):
            return True
    return False


def why_not_fulfilled(s: Harrow, quest: int) -> Because:
    """Law fae.quest.1: how many nests lie as a quest wants them."""
    n, has = FAE_BOARD.quest_nests, len(suitable(s, quest))
    if has < n:
        return because("fae.quest.1", FEW_NESTS, quest=quest, n=n, all=s.fae.laid(), has=has)
    return because("fae.quest.1", NOT_TOGETHER, has=has, quest=quest, n=n)


def fours(s: Harrow, quest: int) -> Iterable[tuple[int, ...]]:
    """Four nests each of which would do, as far from each other as they must be."""
    if s.fae.laid() < FAE_BOARD.quest_nests:
        return ()
    fit = suitable(s, quest)
    if len(fit) < FAE_BOARD.quest_nests:
        return ()
    apart = QUESTS[quest].apart
    return spread(fit, apart, FAE_BOARD.quest_nests) if apart else combinations(fit, FAE_BOARD.quest_nests)


def spread(hexes: list[int], apart: int, n: int) -> Iterator[tuple[int, ...]]:
    """So many of the hexes, each so far from the others."""
    for place, at in enumerate(hexes):
        if n == 1:
            yield (at,)
        else:
            far = [to for to in hexes[place + 1 :] if DISTANCE[at][to] >= apart]
            for others in spread(far, apart, n - 1):
                yield (at, *others)
