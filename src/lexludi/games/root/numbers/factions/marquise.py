"""The Marquise as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.marquise.board import Marquise
from lexludi.kernel.numbers import Number, Part, Retold

PARTS: Final[tuple[Part, ...]] = (
    Number("actions", None, 3, tells="actions left"),
    Number("recruited"),
    Number("keep_lost"),
)

RETOLD: Final[Retold] = {}


def glance(b: Marquise, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.actions, b.recruited, b.keep_lost]
