"""The picture: everything is drawn, what may not be seen is not, and every click leads somewhere."""

from __future__ import annotations

import re

import pytest

from lexludi.games.oath import GAME
from lexludi.games.oath.setups import setups
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from tests.oath.table import acting


def moments(count: int, seed: str) -> list[Match]:
    """Matches at random moments."""
    chance = Chance.of(seed)
    found: list[Match] = []
    for n, setup in enumerate(setups(count, 3)):
        match = Match.new("oath", setup.seats, f"{seed}-{n}", **setup.options)
        for _ in range(chance.below(250)):
            if match.ask is None:
                break
            match.pick(chance.below(len(match.ask.options)))
        found.append(match)
    return found


@pytest.mark.parametrize("narrow", [False, True])
def test_every_id_that_leads_to_an_option_is_in_the_picture(narrow: bool) -> None:
    led = 0
    for match in moments(40, f"ids {narrow}"):
        if match.ask is None:
            continue
        view = match.view(match.ask.seat)
        drawn = set(re.findall(r' id="([^"]+)"', GAME.picture(view, "en", narrow)))
        for option in match.ask.options:
            path = GAME.path(view, match.ask, option)
            led += bool(path)
            assert {step for step in path if not step.startswith("count-")} <= drawn, option
    assert led > 50


def test_ids_are_there_once() -> None:
    for match in moments(10, "once"):
        for lang in ("en", "cs"):
            ids = re.findall(r' id="([^"]+)"', GAME.picture(match.view(None), lang))
            assert len(ids) == len(set(ids))


def test_a_spectator_sees_no_facedown_adviser_and_its_owner_does() -> None:
    match = acting("facedown red: elders").match
    assert "Elders" not in GAME.picture(match.view(None), "en")
    assert "Elders" not in GAME.picture(match.view(2), "en")
    assert "Elders" in GAME.picture(match.view(1), "en")


def test_what_lies_on_cards_and_who_is_where_is_told() -> None:
    drawn = GAME.picture(acting("force provinces-1: red 3").match.view(1), "en")
    assert "warbands of Red: 3" in drawn
    assert 'id="pawn-1"' in drawn
    assert "Taming Charm" in drawn
    assert "Krotící kouzlo" in GAME.picture(acting().match.view(1), "cs")
