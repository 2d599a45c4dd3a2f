"""A campaign before its dice: both sides, and how often the attack wins."""

from __future__ import annotations

import pytest

from lexludi.games.oath import GAME
from lexludi.games.oath.rules.actions.campaign import HOW_MANY_DICE
from lexludi.games.oath.words.moments import rolled_shields
from lexludi.kernel.ask import Ask
from lexludi.kernel.match import Match
from lexludi.kernel.moment import Moment
from lexludi.parts.options import Count


def foretold(dice: int) -> Moment:
    """The Chancellor attacks Red, who has two warbands and one defense die."""
    match = Match.set_up("oath", ("chancellor", "red"), "moments")
    ask = Ask(0, HOW_MANY_DICE, [Count(dice)], "5.5.2.g")
    ask.values = {"other": 1, "n": 2, "dice": 1}
    moment = GAME.before(match.state, match.view(0), ask, Count(dice), "en")
    assert moment
    return moment


def test_both_sides_of_a_campaign_are_told_before_its_dice() -> None:
    attacker, defender = foretold(3).sides
    assert (attacker.name, attacker.lines) == ("The Chancellor", ("Attack dice: 3",))
    assert (defender.name, defender.lines) == ("Red", ("Defense dice: 1", "Warbands: 2"))


def test_more_attack_dice_win_more_often() -> None:
    wins = [foretold(dice).odds[0].share for dice in range(8)]
    assert wins[0] == 0
    assert wins == sorted(wins)
    assert wins[7] > 0.8


def test_doubles_double_all_shields() -> None:
    assert sum(rolled_shields(3).values()) == pytest.approx(1)
    assert max(rolled_shields(2)) == 4  # two and two, or two doubled
    assert max(rolled_shields(3)) == 8
