"""The Drillbit Duchy as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.numbers.ranges import DECK, MINISTER
from lexludi.kernel.numbers import Part, Some

PARTS: Final[tuple[Part, ...]] = (
    Some("crowned", MINISTER),
    Some("ambushes", DECK),
)
