"""A sample of set-ups in which everything comes round."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import COOPERATIVE
from lexludi.games.wall.rules.setting import CLANS
from lexludi.games.wall.rules.setup import LEVELS
from lexludi.kernel.about import Setup

TABLES: Final = (3, 2, 1, 4, -2, -3, -4)
"""How many sit there; together, where it is less than nothing."""


def setups(count: int, seed: int = 0) -> list[Setup]:
    """One to four clans, in every order; every other round with more cards than the box has; alone at every level."""
    found: list[Setup] = []
    for n in range(seed, seed + count):
        turn, table = divmod(n, len(TABLES))
        turned = CLANS[turn % 4 :] + CLANS[: turn % 4]
        options = {"cards": "more" if turn % 2 else "box"}
        seats = TABLES[table]
        if seats < 0:
            options |= {"mode": COOPERATIVE, "level": LEVELS[turn % len(LEVELS)]}
        elif seats == 1:
            options |= {"level": LEVELS[turn % len(LEVELS)], "advisors_of_qin": "both" if turn // 3 % 2 else "one"}
        found.append(Setup(turned[: abs(seats)], options))
    return found
