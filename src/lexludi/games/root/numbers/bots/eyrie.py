"""The Electric Eyrie as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.numbers.ranges import DECK
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.kernel.numbers import Number, Part, Some

PARTS: Final[tuple[Part, ...]] = (
    Some("decree", DECK, each=len(SUITS), tells="cards of its columns"),
    Number("viziers", max(sheets()["eyrie"].numbers["viziers"])),
)
