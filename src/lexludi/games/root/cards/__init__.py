"""The cards with lasting effects, a file a deck. Nobody else knows what a card does."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.cards.base import BASE
from lexludi.games.root.cards.exiles import EXILES

CARDS: Final = (*BASE, *EXILES)
"""Every card that declares something."""
