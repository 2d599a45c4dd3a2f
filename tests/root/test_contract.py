"""The contract on random play of Root; `make fuzz` plays far more."""

from __future__ import annotations

from itertools import combinations

import pytest

from lexludi.games.root import GAME
from lexludi.games.root.setups import CARDS, CHARACTERS, DECKS, MAPS, SETTLED, without_bots
from lexludi.testing import contract

GAMES = 200
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_keeps_every_promise(part: int) -> None:
    setups = without_bots(GAMES)[part * GAMES // PARTS : (part + 1) * GAMES // PARTS]
    report = contract(GAME, setups, games=len(setups), seed=100 + part)
    assert report.games == GAMES // PARTS


def test_the_set_ups_leave_nothing_out() -> None:
    setups = without_bots(GAMES)
    assert {(s.options["map"], s.options["deck"]) for s in setups} == {(m, d) for m in MAPS for d in DECKS}
    assert {len(s.seats) for s in setups} == {2, 3, 4, 5, 6}
    played = {seat for s in setups for seat in s.seats}
    peoples = [{seat.partition(":")[0] for seat in s.seats} for s in setups]
    for pair in combinations((*SETTLED, "vagabond"), 2):
        assert any(people.issuperset(pair) for people in peoples), pair
    assert played >= {*SETTLED, "vagabond", *(f"vagabond:{c}" for c in CHARACTERS)}
    hired = {name for s in setups for name in s.options["hirelings"].split(",")}
    assert hired == {"none", *(f"{name}-{side}" for name in CARDS for side in ("promoted", "demoted"))}
