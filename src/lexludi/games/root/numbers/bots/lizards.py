"""The Logical Lizards as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.lizards import CONSPIRACIES
from lexludi.games.root.numbers.ranges import DECK, SHEETS
from lexludi.kernel.numbers import Number, One, Part, Pile

PARTS: Final[tuple[Part, ...]] = (
    Number("acolytes", SHEETS["lizards"].warriors),
    One("marker", range(len(CONSPIRACIES)), tells="the next conspiracy"),
    Pile("revealed", DECK),
)
