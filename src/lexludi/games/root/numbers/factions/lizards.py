"""The Lizard Cult as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.lizards.board import Lizards
from lexludi.games.root.numbers.ranges import DECK, GARDEN, SHEETS
from lexludi.kernel.numbers import Number, One, Part, Retold, Some
from lexludi.parts.moments import bits

PARTS: Final[tuple[Part, ...]] = (
    One("outcast", GARDEN),
    Number("hated"),
    Number("acolytes", SHEETS["lizards"].warriors),
    Some("revealed", DECK, tells="cards revealed this turn"),
    Some("scored", GARDEN, tells="suits scored this turn"),
)

RETOLD: Final[Retold] = {"scored": bits}


def glance(b: Lizards, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.outcast, b.hated, b.acolytes, b.revealed, b.scored]
