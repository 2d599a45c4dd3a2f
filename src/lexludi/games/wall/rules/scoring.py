"""Artifacts: what they are worth at the end (Law end.score.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.wall.rules.box import data
from lexludi.games.wall.rules.box.codes import ARCHER, GOLD, HORSEMAN, LOCATIONS, SECTIONS, SPEARMAN
from lexludi.games.wall.rules.state import Wall

Score = Callable[[Wall, int], int]


def supporting(s: Wall, clan: int) -> int:
    return 8 * s.supporters(clan)


def overseers(s: Wall, clan: int) -> int:
    return 3 * sum(s.overseer[clan])


def wounds(s: Wall, clan: int) -> int:
    return s.wounds[clan]


GOLD_PRIZES: Final = (21, 12, 5)


def most_gold(s: Wall, clan: int) -> int:
    """By how much gold one has; ties by tea order, and nothing for nothing."""
    if not s.stock[clan][GOLD]:
        return 0
    richer = sorted(s.tea, key=lambda other: (-s.stock[other][GOLD], s.tea.index(other)))
    place = richer.index(clan)
    return GOLD_PRIZES[place] if place < len(GOLD_PRIZES) else 0


def victories(s: Wall, clan: int) -> int:
    return 5 * len(s.claimed[clan])


def clerks_out(s: Wall, clan: int) -> int:
    return 4 * sum(s.at[location][clan] for location in LOCATIONS)


def soldiers_out(s: Wall, clan: int) -> int:
    waiting = sum(s.staged[section][clan][kind] for section in SECTIONS for kind in (SPEARMAN, ARCHER, HORSEMAN))
    return 3 * (waiting + sum(s.firing[section][clan] for section in SECTIONS))


def unstained(s: Wall, clan: int) -> int:
    return max(0, 24 - 6 * (sum(s.shamed[clan]) + sum(s.stains[clan])))


def scrolls(s: Wall, clan: int) -> int:
    return 5 * len(s.tactics[clan])


def ancestors(s: Wall, clan: int) -> int:
    return min(24, 3 * sum(s.level[section] for section in SECTIONS if s.firing[section][clan]))


BY_NAME: Final[dict[str, Score]] = {
    "seal_of_counsel": supporting,
    "ledger_of_overseers": overseers,
    "bell_of_wounds": wounds,
    "golden_balance": most_gold,
    "drum_of_victory": victories,
    "roll_of_clerks": clerks_out,
    "banner_of_the_living": soldiers_out,
    "unstained_sword": unstained,
    "scroll_case": scrolls,
    "ancestral_stone": ancestors,
}
SCORES: Final[tuple[Score, ...]] = tuple(BY_NAME[name] for name in data.artifacts())
