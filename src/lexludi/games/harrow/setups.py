"""A sample of set-ups in which everything comes round."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.printed import MAP_NAMES, SOLO
from lexludi.games.harrow.rules.setting import TOWERS
from lexludi.kernel.about import Setup

TABLES: Final = (
    (("protectors", "family"), "3"),
    (("family", "protectors"), "2"),
    (("protectors", "family"), "1"),
    (("hester", "family", "protectors"), "3"),
    (("hester",), "3"),
    (("fae", "hester"), "3"),
    (("kammi", "protectors"), "3"),
    (("family", "kammi"), "3"),
    (("protectors", "family", "fae"), "3"),
    (("fae", "kammi", "family", "hester"), "3"),
    (("kammi", "protectors", "hester"), "3"),
)
"""Who sits there, and which chapter they play."""


def setups(count: int, seed: int = 0) -> list[Setup]:
    """Every table in turn, on both sides of the map, with both trees."""
    found: list[Setup] = []
    for n in range(seed, seed + count):
        turn, table = divmod(n, len(TABLES))
        seats, chapter = TABLES[table]
        options = {"chapter": chapter, "map": MAP_NAMES[turn % 2], "tower": TOWERS[turn // 2 % 2]}
        if len(seats) == 1:
            options["level"] = SOLO.level[turn % len(SOLO.level)].id
        found.append(Setup(seats, options))
    return found
