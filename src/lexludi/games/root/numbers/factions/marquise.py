"""The Marquise as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.numbers import Number, Part

PARTS: Final[tuple[Part, ...]] = (
    Number("actions", None, 3, tells="actions left"),
    Number("recruited"),
    Number("keep_lost"),
)
