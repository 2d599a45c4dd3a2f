"""The Riverfolk Robots as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.riverfolk.board import MARKET
from lexludi.games.root.numbers.ranges import DECK, TROOPS
from lexludi.kernel.numbers import SEATS, Number, One, Part

PARTS: Final[tuple[Part, ...]] = (
    Number("payments", TROOPS, each=SEATS, tells="whose warriors"),
    One("market", DECK, each=MARKET, tells="from left to right"),
    Number("shield", tells="protectionism this turn"),
    Number("sword", tells="protectionism this turn"),
)
