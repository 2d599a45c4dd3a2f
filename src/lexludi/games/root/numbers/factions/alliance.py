"""The Alliance as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.alliance.board import Alliance
from lexludi.games.root.numbers.ranges import DECK, SHEETS
from lexludi.kernel.numbers import Number, Part, Retold, Some

PARTS: Final[tuple[Part, ...]] = (
    Some("supporters", DECK, hidden=len(DECK)),
    Number("officers", SHEETS["alliance"].warriors),
    Number("operations", SHEETS["alliance"].warriors, tells="operations left"),
)

RETOLD: Final[Retold] = {}


def glance(b: Alliance, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.supporters if viewer == b.seat else len(b.supporters), b.officers, b.operations]
