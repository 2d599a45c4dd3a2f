"""The Mechanical Marquise in words."""

from __future__ import annotations

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View


def board(names: RootNames, view: View, seat: int) -> Facts:
    return []
