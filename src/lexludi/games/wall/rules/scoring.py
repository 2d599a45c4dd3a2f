"""Artifacts: what they count at the end, and what that is worth (Law end.score.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from lexludi.games.wall.rules.box.codes import GOLD, LOCATIONS, SECTIONS
from lexludi.games.wall.rules.box.data import Artifact
from lexludi.games.wall.rules.box.printed import ARTIFACTS
from lexludi.games.wall.rules.state import Wall

Score: TypeAlias = Callable[[Wall, int], int]
"""(state, clan)."""


def supporting(s: Wall, clan: int) -> int:
    return s.supporters(clan)


def overseers(s: Wall, clan: int) -> int:
    """Their levels."""
    return sum(s.overseer[clan])


def wounds(s: Wall, clan: int) -> int:
    return s.wounds[clan]


def gold(s: Wall, clan: int) -> int:
    return s.stock[clan][GOLD]


def hordes(s: Wall, clan: int) -> int:
    """Claimed ones."""
    return len(s.claimed[clan])


def clerks(s: Wall, clan: int) -> int:
    """Those in locations."""
    return sum(s.at[location][clan] for location in LOCATIONS)


def soldiers(s: Wall, clan: int) -> int:
    """Those who wait or stand on the wall."""
    return sum(sum(s.staged[section][clan]) + s.firing[section][clan] for section in SECTIONS)


def shame(s: Wall, clan: int) -> int:
    return sum(s.shamed[clan]) + sum(s.stains[clan])


def tactics(s: Wall, clan: int) -> int:
    return len(s.tactics[clan])


def guarded(s: Wall, clan: int) -> int:
    """Levels of the wall where the clan has an archer on it."""
    return sum(s.level[section] for section in SECTIONS if s.firing[section][clan])


COUNTED: Final[dict[str, Score]] = {
    "supporting": supporting,
    "overseers": overseers,
    "wounds": wounds,
    "gold": gold,
    "hordes": hordes,
    "clerks": clerks,
    "soldiers": soldiers,
    "shame": shame,
    "tactics": tactics,
    "guarded": guarded,
}


def scoring(artifact: Artifact) -> Score:
    """What an artifact is worth to a clan."""
    count = COUNTED[artifact.counts]
    start, each, most, prizes = artifact.start, artifact.each, artifact.most, artifact.prizes

    def by_number(s: Wall, clan: int) -> int:
        return max(0, min(most, start + each * count(s, clan)))

    def by_rank(s: Wall, clan: int) -> int:
        """Law tea.ties: ties by tea order, and nothing for nothing."""
        own = count(s, clan)
        before = [other for other in s.tea if count(s, other) > own]
        before += [other for other in s.tea[: s.tea.index(clan)] if count(s, other) == own]
        return prizes[len(before)] if own and len(before) < len(prizes) else 0

    return by_rank if prizes else by_number


SCORES: Final[tuple[Score, ...]] = tuple(scoring(artifact) for artifact in ARTIFACTS)
