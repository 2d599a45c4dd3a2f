"""The contract on random play of The Great Wall, in every mode; `make fuzz` plays far more."""

from __future__ import annotations

import pytest

from lexludi.games.wall.game import GAME
from lexludi.testing import contract

GAMES = 60
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_keeps_every_promise(part: int) -> None:
    played = GAME.setups(GAMES)[part * GAMES // PARTS : (part + 1) * GAMES // PARTS]
    report = contract(GAME, played, games=len(played), seed=100 + part)
    assert report.games == GAMES // PARTS
    assert report.decisions > 1000
    assert report.tells > 100


def test_the_set_ups_leave_nothing_out() -> None:
    sample = GAME.setups(GAMES)
    tables = {(len(setup.seats), setup.options.get("mode", "standard")) for setup in sample}
    assert tables == {(n, "standard") for n in (1, 2, 3, 4)} | {(n, "cooperative") for n in (2, 3, 4)}
    assert {setup.options["cards"] for setup in sample} == {"box", "more"}
    assert {setup.options.get("level") for setup in sample} >= {"normal", "hard", "hardest"}
    assert {setup.options.get("advisors_of_qin") for setup in sample} >= {"one", "both"}
