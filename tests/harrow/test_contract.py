"""The contract on random play of Harrow County; `make fuzz` plays far more."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.game import GAME
from lexludi.testing import contract

GAMES = 10
PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_keeps_every_promise(part: int) -> None:
    played = GAME.setups(GAMES, GAMES * part)
    report = contract(GAME, played, games=len(played), seed=part)
    assert report.games == GAMES
    assert report.tells > 50


def test_the_set_ups_leave_nothing_out() -> None:
    sample = GAME.setups(40)
    tables = {(setup.seats, setup.options["chapter"]) for setup in sample}
    assert {chapter for _, chapter in tables} == {"1", "2", "3"}
    assert {seat for seats, _ in tables for seat in seats} >= {"protectors", "family", "kammi"}
    assert {(setup.options["map"], setup.options["tower"]) for setup in sample} == {
        (side, tower) for side in ("a", "b") for tower in ("memory", "knock")
    }
