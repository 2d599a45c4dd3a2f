"""What the engine promises of every game."""

from __future__ import annotations

from lexludi.games.wall import GAME
from lexludi.testing import contract


def test_the_great_wall_keeps_the_contract() -> None:
    report = contract(GAME, GAME.setups(12), games=12)
    assert report.games == 12
    assert report.decisions > 1000
    assert report.tells > 100
