"""Law 7.7.6: when a bot that defends enlists the Arbiter, human or not."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.battle import Battle
from lexludi.games.root.bots.choose import pieces_of
from lexludi.games.root.state import Root

ENOUGH: Final = 3
"""A bot that can roll so many hits needs no Arbiter (Law 7.7.6.I)."""


def wants_arbiter(s: Root, b: Battle, arbiter: int) -> bool:
    """Law 7.7.6.I to 7.7.6.III: a bot that is weak, outnumbered, and ahead of the Arbiter."""
    might = s.boards[b.defender].might(s, b.at)
    return might < ENOUGH and might < pieces_of(s, b.attacker, b.at) and s.points[b.defender] > s.points[arbiter]
