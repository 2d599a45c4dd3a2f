"""The Alliance as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.alliance.board import Alliance
from lexludi.games.root.numbers.ranges import DECK, SHEETS
from lexludi.kernel.numbers import Number, Part, Some

PARTS: Final[tuple[Part, ...]] = (
    Some("supporters", DECK, hidden=len(DECK)),
    Number("officers", SHEETS["alliance"].warriors),
    Number("operations", SHEETS["alliance"].warriors, tells="operations left"),
)


def glance(b: Alliance, viewer: int) -> tuple[Any, ...]:
    """What its view follows from."""
    return (b.supporters if viewer == b.seat else len(b.supporters), b.officers, b.operations)
