"""What can be done once a turn: the crafted cards that are used up for the turn, and whatever else declares a mark."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.codes import EFFECTS
from lexludi.parts.once import Marks

ONCE: Final = Marks(EFFECTS)
"""The marks of `Root.used`. Those of crafted cards are the bits of their effects."""
