"""Every test knows Skirmish, the test game."""

from __future__ import annotations

from lexludi.kernel import catalog
from lexludi.testing.skirmish import GAME

catalog.add(GAME)
