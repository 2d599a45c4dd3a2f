"""A sample of set-ups in which everything comes round: players, oaths, Citizens, chronicles, printings of the law."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.box.codes import OATHS
from lexludi.games.oath.rules.setting import LAWS
from lexludi.kernel.about import Setup

COLOURS: Final = ("red", "blue", "yellow", "white", "black")


def setups(count: int, seed: int = 0) -> list[Setup]:
    """Two to six players; every third table has Citizens from the start."""
    found: list[Setup] = []
    for n in range(seed, seed + count):
        others = COLOURS[: 1 + n % 5]
        citizens = (n // 5) % 3
        sides = [f"{colour}:citizen" if p < citizens else colour for p, colour in enumerate(others)]
        options = {
            "oath": ("chronicle", *OATHS)[(n // 2) % 5],
            "chronicle": ("mixed", "first", "mixed", "tutorial")[(n // 3) % 4],
            "law": LAWS[(n // 7) % 2],
        }
        found.append(Setup(("chancellor", *sides), options))
    return found
