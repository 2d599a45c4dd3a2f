"""A sample of set-ups in which everything comes round."""

from __future__ import annotations

from lexludi.games.wall.rules.setting import CLANS
from lexludi.kernel.about import Setup


def setups(count: int, seed: int = 0) -> list[Setup]:
    """Three or four clans, in every order; every third table with more cards than the box has."""
    found: list[Setup] = []
    for n in range(seed, seed + count):
        turned = CLANS[n % 4 :] + CLANS[: n % 4]
        found.append(Setup(turned[: 3 + n // 2 % 2], {"cards": "box" if n % 3 else "more"}))
    return found
