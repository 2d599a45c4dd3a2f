"""How well a seat stands, for agents that search."""

from __future__ import annotations

from lexludi.games.wall.rules.ending import final_honor
from lexludi.games.wall.rules.state import Wall


def value(s: Wall, seat: int) -> float:
    """Honor as it would count now, and what can still become honor, against the best of the others."""
    scores = final_honor(s)
    worth = [scores[clan] + promise(s, clan) for clan in range(s.setting.clans)]
    best = max(n for clan, n in enumerate(worth) if clan != seat) if len(worth) > 1 else 0.0
    return worth[seat] - best


def promise(s: Wall, clan: int) -> float:
    """What a clan can still make of what it has, while years are left."""
    left = s.setting.years - s.year
    found = 0.6 * sum(s.stock[clan]) + 1.5 * sum(s.overseer[clan]) * left
    found += 1.0 * len(s.tactics[clan]) + 1.5 * (len(s.advisors[clan]) + len(s.support[clan]))
    for section in s.setting.sections:
        found += 2.0 * s.firing[section][clan] + 1.0 * sum(s.staged[section][clan])
        for horde in s.hordes[section]:
            found += 1.5 * horde.covered(clan)
    return found + 0.5 * s.clerks[clan] + 1.0 * (3 - s.unhired[clan])
