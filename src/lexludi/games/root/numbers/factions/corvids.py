"""The Corvids as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.corvids.board import Corvids
from lexludi.games.root.numbers.ranges import COUNTS, SHEETS
from lexludi.games.root.rules.box.codes import NOBODY, PLACES, PLOTS
from lexludi.kernel.numbers import Number, One, Part, Retold, Some
from lexludi.parts.moments import bits

PARTS: Final[tuple[Part, ...]] = (
    One("secret", PLOTS, each=PLACES, tells="face-down plots, by place, for their owner"),
    Some("refuted", PLOTS, each=PLACES, tells="what those are not, by place"),
    Number("actions", SHEETS["corvids"].numbers["actions"], tells="actions left"),
    Number("placed", COUNTS["plot"], tells="plots placed this turn"),
    Number("exerted"),
)

UNKNOWN: Final = [NOBODY] * PLACES
"""What others see of face-down plots."""


def refuted(wrong: list[int]) -> list[list[int]]:
    """What each plot is not, of one bit a kind."""
    return [[PLOTS[n] for n in bits(kinds)] for kinds in wrong]


RETOLD: Final[Retold] = {"refuted": refuted}


def glance(b: Corvids, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.secret if viewer == b.seat else UNKNOWN, b.refuted, b.actions, b.placed, b.exerted]
