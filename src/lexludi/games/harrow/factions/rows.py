"""A faction board with a row of tokens for each ability: what the Protectors and Kammi have."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.printed import ROW_LENGTH
from lexludi.games.harrow.rules.state import Harrow


def value(s: Harrow, seat: int, ability: int) -> int:
    """Law 1.jar.ability.P.2: the number above the rightmost token of the row."""
    board = s.setting.rows[seat]
    assert board is not None
    return board.values[ability][s.camps[seat].rows[ability]]


def add(s: Harrow, seat: int, ability: int) -> bool:
    """Law 1.cleanup.2.P: onto the next space of its row, or back into the box where there is none (R404).

    Whether a card symbol was covered.
    """
    camp = s.camps[seat]
    if camp.rows[ability] >= ROW_LENGTH:
        s.box[ability] += 1
        return False
    camp.rows[ability] += 1
    board = s.setting.rows[seat]
    return board is not None and camp.rows[ability] in board.cards
