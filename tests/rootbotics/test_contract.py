"""The contract on random play with bots; `make fuzz` plays far more."""

from __future__ import annotations

import pytest

from lexludi.games.root import GAME
from lexludi.games.root.bots.sheets import CHARACTERS, difficulties, sheets
from lexludi.testing import contract
from lexludi.testing.bot_setups import DIFFICULTIES, TRAITS, VAGABOTS, bot_setups
from lexludi.testing.root_setups import FACTIONS, MAPS

GAMES = 100
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_with_bots_keeps_every_promise(part: int) -> None:
    setups = bot_setups(GAMES)[part * GAMES // PARTS : (part + 1) * GAMES // PARTS]
    report = contract(GAME, setups, games=len(setups), seed=500 + part)
    assert report.games == GAMES // PARTS


def test_the_set_ups_know_every_bot() -> None:
    assert {bot: tuple(trait.id for trait in sheet.traits) for bot, sheet in sheets().items()} == TRAITS
    assert tuple(level.id for level in difficulties()) == DIFFICULTIES
    assert set(VAGABOTS) == set(CHARACTERS)


def test_the_set_ups_leave_nothing_out() -> None:
    setups = bot_setups(GAMES)
    bots = [seat for setup in setups for seat in setup.seats if seat.startswith("bot:")]
    for bot, traits in TRAITS.items():
        mine = [seat for seat in bots if seat.startswith(f"bot:{bot}")]
        assert {seat.partition("@")[2].partition("+")[0] for seat in mine} == set(DIFFICULTIES)
        assert {trait for seat in mine for trait in seat.split("+")[1:]} == set(traits)
    assert {setup.options["map"] for setup in setups} == set(MAPS)
    humans = {seat for setup in setups for seat in setup.seats if not seat.startswith("bot:")}
    assert humans >= set(FACTIONS)
    assert any(seat.startswith("vagabond") for seat in humans)
