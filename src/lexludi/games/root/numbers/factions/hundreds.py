"""The Hundreds as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.factions.hundreds.board import COMMAND, MOODS, PROWESS, SPACES, TRACKS, VALUE, Hundreds
from lexludi.games.root.numbers.ranges import CLEARING, ITEM
from lexludi.kernel.numbers import Number, One, Part, Retold, Some

PARTS: Final[tuple[Part, ...]] = (
    One("warlord", CLEARING, tells="where he is"),
    One("mood", range(len(MOODS))),
    Some("hoard", ITEM, SPACES, each=len(TRACKS)),
    Number("command", max(VALUE)),
    Number("prowess", max(VALUE)),
    Number("commands", max(VALUE), tells="commands done"),
    Number("advances", max(VALUE), tells="advances done"),
)

RETOLD: Final[Retold] = {}


def glance(b: Hundreds, viewer: int) -> list[Any]:
    """What each of PARTS follows from."""
    return [b.warlord, b.mood, b.hoard, b.value(COMMAND), b.value(PROWESS), b.commands, b.advances]
