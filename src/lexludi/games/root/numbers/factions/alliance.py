"""The Alliance as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.numbers.ranges import DECK, SHEETS
from lexludi.kernel.numbers import Number, Part, Some

PARTS: Final[tuple[Part, ...]] = (
    Some("supporters", DECK, hidden=len(DECK)),
    Number("officers", SHEETS["alliance"].warriors),
    Number("operations", SHEETS["alliance"].warriors, tells="operations left"),
)
