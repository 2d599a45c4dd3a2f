"""The contract on random play of Root; `make fuzz` plays far more."""

from __future__ import annotations

import pytest

from lexludi.games.root import GAME
from lexludi.testing import contract
from lexludi.testing.root_setups import CHARACTERS, DECKS, FACTIONS, MAPS, root_setups

GAMES = 100
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_keeps_every_promise(part: int) -> None:
    setups = root_setups(GAMES)[part * GAMES // PARTS : (part + 1) * GAMES // PARTS]
    report = contract(GAME, setups, games=len(setups), seed=100 + part)
    assert report.games == GAMES // PARTS


def test_the_set_ups_leave_nothing_out() -> None:
    setups = root_setups(GAMES)
    assert {(s.options["map"], s.options["deck"]) for s in setups} == {(m, d) for m in MAPS for d in DECKS}
    assert {len(s.seats) for s in setups} == {2, 3, 4, 5, 6}
    played = {seat for s in setups for seat in s.seats}
    assert played >= {*FACTIONS, "vagabond", *(f"vagabond:{c}" for c in CHARACTERS)}
