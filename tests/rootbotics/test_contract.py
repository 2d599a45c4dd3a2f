"""The contract on random play with bots; `make fuzz` plays far more."""

from __future__ import annotations

import pytest

from lexludi.games.root import GAME
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.setups import LEVELS, MAPS, SETTLED, with_bots
from lexludi.testing import contract

GAMES = 100
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_with_bots_keeps_every_promise(part: int) -> None:
    setups = with_bots(GAMES)[part * GAMES // PARTS : (part + 1) * GAMES // PARTS]
    report = contract(GAME, setups, games=len(setups), seed=500 + part)
    assert report.games == GAMES // PARTS


def test_the_set_ups_leave_nothing_out() -> None:
    setups = with_bots(GAMES)
    bots = [seat for setup in setups for seat in setup.seats if seat.startswith("bot:")]
    for bot, sheet in sheets().items():
        mine = [seat for seat in bots if seat.startswith(f"bot:{bot}")]
        assert {seat.partition("@")[2].partition("+")[0] for seat in mine} == set(LEVELS)
        assert {trait for seat in mine for trait in seat.split("+")[1:]} == {trait.id for trait in sheet.traits}
    assert {setup.options["map"] for setup in setups} == set(MAPS)
    humans = {seat for setup in setups for seat in setup.seats if not seat.startswith("bot:")}
    assert humans >= set(SETTLED)
    assert any(seat.startswith("vagabond") for seat in humans)
