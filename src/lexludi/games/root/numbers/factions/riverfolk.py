"""The Riverfolk as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.riverfolk.board import DEAREST, SERVICES, Riverfolk
from lexludi.games.root.factions.riverfolk.board import SPACES as POSTS_ALIKE
from lexludi.games.root.numbers.ranges import TROOPS
from lexludi.games.root.rules.box.codes import POSTS
from lexludi.kernel.numbers import SEATS, Number, Part, Retold, Row

PARTS: Final[tuple[Part, ...]] = (
    Number("payments", TROOPS, each=SEATS, tells="whose warriors"),
    Number("funds", TROOPS, each=SEATS, tells="whose warriors"),
    Number("committed", TROOPS, each=SEATS, tells="whose warriors"),
    Number("spaces", POSTS_ALIKE, each=(len(POSTS), SEATS), tells="whose warriors, by trade post track"),
    Row("lost", len(POSTS), POSTS_ALIKE, tells="trade posts out of the game, by suit"),
    Row("prices", len(SERVICES), DEAREST),
    Number("sold", 1 + len(POSTS) * POSTS_ALIKE, tells="services sold this turn"),
)

RETOLD: Final[Retold] = {}


def glance(b: Riverfolk, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.payments, b.funds, b.committed, b.spaces, b.lost, b.prices, b.sold]
