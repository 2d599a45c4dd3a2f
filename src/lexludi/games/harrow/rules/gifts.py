"""The gifts of legends: each is declared once, beside what the legend does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lexludi.games.harrow.rules.box.printed import LEGEND_NAMES
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.parts.moments import Saying

Able = Callable[[Harrow, int], str | None]
Done = Callable[[Harrow, int], Flow[None] | None]
"""What a gift does: a flow, if somebody must decide something."""


class Legend:
    """A legend: the rule that forbids its gift now, if any, and what the gift does."""

    def __init__(self, why_not: Able, do: Done) -> None:
        self.why_not = why_not
        self.do = do


GIFTS: Final[dict[int, Legend]] = {}


def always(s: Harrow, seat: int) -> str | None:
    return None


def legend(name: str, do: Done, why_not: Able = always, hears: tuple[Saying[Any], ...] = ()) -> int:
    """Declare a legend: its gift, and what it has to say at some moments. Its number."""
    number = LEGEND_NAMES.index(name)
    GIFTS[number] = Legend(why_not, do)
    for saying in hears:
        saying.declare(number)
    return number


def gift_of(s: Harrow, seat: int) -> Legend:
    return GIFTS[s.camps[seat].legend]
