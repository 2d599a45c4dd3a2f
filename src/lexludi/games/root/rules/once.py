"""What can be done once a turn: crafted cards, and whatever else declares a mark."""

from __future__ import annotations

from typing import Final

from lexludi.parts.once import Marks

ONCE: Final = Marks()
"""The marks of `Root.used`."""
