"""The Eyrie as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.eyrie import COLUMNS as DECREE
from lexludi.games.root.factions.eyrie import LEADERS, Eyrie
from lexludi.games.root.numbers.ranges import CARD
from lexludi.kernel.numbers import One, Part, Retold, Some

PARTS: Final[tuple[Part, ...]] = (
    One("leader", range(len(LEADERS))),
    Some("face_up", range(len(LEADERS)), tells="leaders to choose from"),
    Some("decree", CARD, each=len(DECREE), tells="cards of its columns"),
    Some("todo", CARD, each=len(DECREE), tells="those still to resolve"),
)

RETOLD: Final[Retold] = {}


def glance(b: Eyrie, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.leader, b.face_up, b.decree, b.todo]
