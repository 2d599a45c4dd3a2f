"""What Skirmish asks and refuses, declared beside its rules: where it is gathered, and the kinds of its values."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.prompts import Kind, Prompts, Reasons

FIELD: Final = Kind("field")
SEAT: Final = Kind("seat")
COUNT: Final = Kind("count")

prompt: Final = Prompts()
reason: Final = Reasons()
