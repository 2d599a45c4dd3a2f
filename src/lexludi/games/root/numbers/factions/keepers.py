"""The Keepers as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.keepers.board import CAMPS, PRINTED, RECOVERED, TOTAL, Keepers
from lexludi.games.root.factions.keepers.board import COLUMNS as RETINUE
from lexludi.games.root.numbers.ranges import ANYWHERE, CARD, CLEARING
from lexludi.games.root.rules.box.codes import NOBODY
from lexludi.kernel.numbers import One, Part, Retold, Row, Some

PARTS: Final[tuple[Part, ...]] = (
    One("relics", range(RECOVERED, ANYWHERE.stop), each=TOTAL, tells="where each is; -2 is on the board"),
    One("values", tuple(sorted(set(PRINTED))), each=TOTAL, tells="what those face up are worth"),
    One("camps", CLEARING, each=len(CAMPS), tells="where each waystation is"),
    Row("sides", len(CAMPS), 1, tells="which side of it is up"),
    Some("retinue", CARD, each=len(RETINUE)),
    Some("todo", CARD, each=len(RETINUE), tells="those still to use"),
)


def face_up(relics: tuple[list[int], list[bool]]) -> list[int]:
    """What the relics are worth that are shown."""
    return [value if shown else NOBODY for value, shown in zip(*relics, strict=True)]


RETOLD: Final[Retold] = {"values": face_up}


def glance(b: Keepers, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.places, (b.values, b.shown), b.camps, b.sides, b.retinue, b.todo]
