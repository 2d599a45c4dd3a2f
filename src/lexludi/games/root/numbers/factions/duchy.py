"""The Duchy as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.duchy.board import Duchy
from lexludi.games.root.numbers.ranges import DECK, MINISTER, SHEETS
from lexludi.kernel.numbers import Number, Part, Retold, Row, Some
from lexludi.parts.moments import bits

PARTS: Final[tuple[Part, ...]] = (
    Some("swayed", MINISTER),
    Row(
        "crowns",
        len(SHEETS["duchy"].ranks),
        max(rank.crowns for rank in SHEETS["duchy"].ranks),
        tells="crowns left, by rank",
    ),
    Some("revealed", DECK),
    Number("actions", SHEETS["duchy"].numbers["actions"], tells="actions left"),
    Some("acted", MINISTER, tells="ministers who have acted this turn"),
)

RETOLD: Final[Retold] = {"acted": bits}


def glance(b: Duchy, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.swayed, b.crowns, b.revealed, b.actions, b.acted]
