"""All cards, made ready and heard at the moments of the rules."""

from __future__ import annotations

from lexludi.games.wall.cards.powers import declare_powers
from lexludi.games.wall.cards.tactics import declare_tactics


def declare_all() -> None:
    """Let all cards be heard."""
    declare_powers()
    declare_tactics()
