"""The contract on random play of Oath; `make fuzz` plays far more."""

from __future__ import annotations

import pytest

from lexludi.games.oath import GAME
from lexludi.games.oath.rules.box.codes import OATHS
from lexludi.games.oath.setups import setups
from lexludi.testing import contract

GAMES = 60
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_keeps_every_promise(part: int) -> None:
    played = setups(GAMES)[part * GAMES // PARTS : (part + 1) * GAMES // PARTS]
    report = contract(GAME, played, games=len(played), seed=100 + part)
    assert report.games == GAMES // PARTS


def test_the_set_ups_leave_nothing_out() -> None:
    sample = setups(GAMES)
    assert {len(setup.seats) for setup in sample} == {2, 3, 4, 5, 6}
    assert {setup.options["oath"] for setup in sample} >= set(OATHS)
    assert {setup.options["law"] for setup in sample} == {"czech", "first-printing"}
    assert {setup.options["chronicle"] for setup in sample} == {"first", "tutorial", "mixed"}
    assert any(":citizen" in seat for setup in sample for seat in setup.seats)
