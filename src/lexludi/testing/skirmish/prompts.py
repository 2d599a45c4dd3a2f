"""What Skirmish asks, declared beside its rules: where it is gathered, and the kinds of its values."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.prompts import Kind, Prompts

FIELD: Final = Kind("field")
SEAT: Final = Kind("seat")
COUNT: Final = Kind("count")

prompt: Final = Prompts()
