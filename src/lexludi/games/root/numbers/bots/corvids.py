"""The Cogwheel Corvids as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.numbers import Part

PARTS: Final[tuple[Part, ...]] = ()
