"""The Vagabond as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.vagabond.board import (
    CHARACTERS,
    HEAPS,
    INDIFFERENT,
    SHEET,
    STATUS,
    Vagabond,
    by_status,
)
from lexludi.games.root.numbers.ranges import CLEARING, ITEM, QUEST, TOKENS
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.kernel.numbers import OWNERS, Group, Number, One, Part, Retold, Row, Some, Told, Whose
from lexludi.parts.moments import bits

PARTS: Final[tuple[Part, ...]] = (
    One("character", CHARACTERS),
    Group("items", tuple(Row(heap, len(ITEMS), TOKENS) for heap in HEAPS)),
    Told("tracks", tells="see items"),
    Told("limit", tells="see items"),
    Group(
        "relations", tuple(Whose(name) for name, n in STATUS.items() if n != INDIFFERENT), tells="who thinks so of him"
    ),
    Number("aids", max(SHEET.tables["aids_needed"]), each=OWNERS, tells="aids this turn"),
    Some("quests", QUEST, tells="quests completed"),
    Some("marked", ITEM, tells="items marked R"),
    Some("looked", CLEARING, tells="ruins looked under"),
)


RETOLD: Final[Retold] = {
    "relations": by_status,
    "marked": bits,
    "looked": bits,
}


def glance(b: Vagabond, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.named(), *b.heaps, b.relations, b.aids, b.quests, b.marked, b.looked]
