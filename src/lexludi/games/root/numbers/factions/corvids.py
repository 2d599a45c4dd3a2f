"""The Corvids as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.numbers.ranges import COUNTS, SHEETS
from lexludi.games.root.rules.box.codes import PLACES, PLOTS
from lexludi.kernel.numbers import Number, One, Part, Some

PARTS: Final[tuple[Part, ...]] = (
    One("secret", PLOTS, each=PLACES, tells="face-down plots, by place, for their owner"),
    Some("refuted", PLOTS, each=PLACES, tells="what those are not, by place"),
    Number("actions", SHEETS["corvids"].numbers["actions"], tells="actions left"),
    Number("placed", COUNTS["plot"], tells="plots placed this turn"),
    Number("exerted"),
)
