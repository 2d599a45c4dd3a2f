"""The odds of an attack that people see, against the tree itself."""

from __future__ import annotations

from itertools import product
from math import sqrt

import pytest

from lexludi.games.harrow.game import GAME
from lexludi.games.harrow.rules.box.printed import BOARDS
from lexludi.games.harrow.rules.events import Threw
from lexludi.games.harrow.rules.odds import hits, outcomes, tried, worked_out
from lexludi.games.harrow.rules.tower import MODELS
from lexludi.kernel.chance import Chance
from lexludi.kernel.moment import Moment
from lexludi.law import cites
from tests.harrow.table import FAMILY, OUT, PROTECTORS, STAYS, Table, lay
from tests.harrow.witch import haunt

law = cites("harrow")
FACES, KNOCK = BOARDS.tower.faces, BOARDS.tower.knock
MANY = 4000
SURE = 4.5
"""So many standard deviations a long run may be off."""


def laid(*lines: str, tower: str = "memory") -> Table:
    return lay(f"tower: {tower}", "haints protectors: e6 1", "haints family: e4 1", *lines, then="assault 0 0")


def foreseen(table: Table, written: str, lang: str = "en") -> Moment:
    ask = table.match.ask
    assert ask is not None
    option = next(option for option in ask.options if table.match.spell(option) == written)
    moment = GAME.before(table.s, table.match.view(ask.seat), ask, option, lang)
    assert moment is not None
    return moment


def test_the_odds_are_those_of_all_ways_the_cubes_can_fall() -> None:
    table = laid("cubes: red 2 blue 1", "stuck: blue 1")
    counted = dict.fromkeys(worked_out(table.s, PROTECTORS, FAMILY), 0.0)
    for dice in product(range(FACES), repeat=4):
        world = laid("cubes: red 2 blue 1", "stuck: blue 1").dice(*dice)
        out = MODELS["memory"](world.s, world.s.ground.copy())
        counted[out[0], out[1]] += 1 / FACES**4
    assert worked_out(table.s, PROTECTORS, FAMILY) == pytest.approx(counted)


def test_trying_the_tree_comes_near_what_is_worked_out() -> None:
    s = laid("cubes: red 5 blue 4", "stuck: red 2 blue 3").s
    exact, sampled = worked_out(s, PROTECTORS, FAMILY), tried(s, PROTECTORS, FAMILY)
    wins = [sum(share for (a, b), share in found.items() if a >= b) for found in (exact, sampled)]
    assert wins[0] == pytest.approx(wins[1], abs=0.09)


@law("1.jar.attack.D")
def test_over_a_long_run_cubes_fall_as_often_as_the_model_says() -> None:
    s = laid("cubes: red 4", "stuck: blue 4").s
    s.chance = Chance.of("long run")
    fell = [MODELS["memory"](s, s.ground.copy()) for _ in range(MANY)]
    for colour, rate in ((0, BOARDS.tower.out_new / FACES), (1, BOARDS.tower.out_stuck / FACES)):
        mean = sum(out[colour] for out in fell) / (4 * MANY)
        assert abs(mean - rate) < SURE * sqrt(rate * (1 - rate) / (4 * MANY))


def test_over_a_long_run_cubes_are_knocked_loose_and_lodge_as_the_other_model_says() -> None:
    s = laid("cubes: red 1", "stuck: blue 1", tower="knock").s
    s.chance = Chance.of("long run")
    fell = [MODELS["knock"](s, s.ground.copy()) for _ in range(MANY)]
    loose = KNOCK.knock / KNOCK.faces
    lodges = KNOCK.lodge * (KNOCK.room - 1 + loose) / KNOCK.faces
    for colour, rate in ((0, 1 - lodges), (1, loose)):
        mean = sum(out[colour] for out in fell) / MANY
        assert abs(mean - rate) < SURE * sqrt(rate * (1 - rate) / MANY)


def test_a_tree_that_keeps_cubes_gives_them_back_over_many_throws() -> None:
    """Two in three fall at once and one in three of those that stick, so in the long run half as many are stuck."""
    s = laid("cubes: red 6").s
    s.chance = Chance.of("in and out")
    stuck = 0
    for _ in range(MANY):
        thrown = s.ground.copy()
        out = MODELS["memory"](s, thrown)
        s.stuck[0] += thrown[0] - out[0]
        s.ground[0] = out[0]
        stuck += s.stuck[0]
    assert stuck / MANY == pytest.approx(3, abs=0.1)


@law("1.jar.attack.F.1")
@pytest.mark.parametrize(("mine", "theirs", "most"), [(1, 0, 0), (2, 2, 1), (4, 2, 2), (4, 3, 1), (1, 2, 0)])
def test_as_many_hits_as_cubes_pay_for_while_they_are_as_many(mine: int, theirs: int, most: int) -> None:
    assert hits(mine, theirs, BOARDS.hit_price) == most


@law("1.jar.attack.C")
def test_before_an_attack_both_sides_and_its_odds_are_shown() -> None:
    table = lay("haints protectors: e6 2", "haints family: e4 1", "cubes: red 1", then="assault 0 0")
    moment = foreseen(table, "attack e6 e4")
    assert [side.name for side in moment.sides] == ["Protectors", "Family"]
    assert moment.sides[0].lines == ("attacks", "Units: 2", "Cubes thrown in: 2", "Cubes in the tree: 0")
    assert [(odd.text, round(odd.share, 3)) for odd in moment.odds] == [
        ("The attack succeeds", 1.0),
        ("Hits: 1 or more", round(4 / 9, 3)),
    ]


def test_looking_ahead_changes_nothing() -> None:
    table = laid("cubes: red 2 blue 3", tower="knock")
    before = table.match.position()
    assert "The odds are found by trying." in foreseen(table, "attack e6 e4").lines
    assert table.match.position() == before
    assert sum(outcomes(table.s, PROTECTORS, FAMILY).values()) == pytest.approx(1)


@law("5.hester.fire.7.b1")
def test_an_attack_on_a_fire_is_foretold_against_all_of_hesters_cubes() -> None:
    table = haunt("haints protectors: e6 1", "flames: e4 1", "cubes: red 1 brown 1 green 1", then="assault 0 0")
    moment = foreseen(table, "raid e6 e4", "cs")
    assert moment.sides[1].name == "Hester"
    assert moment.odds[0].share == pytest.approx((1 / 9) + (4 / 9) * (2 / 3))


def test_after_the_tree_what_fell_out_is_shown_by_colour() -> None:
    table = laid("cubes: red 2 blue 1").dice(OUT, STAYS, OUT).by(PROTECTORS, "attack e6 e4")
    moment = GAME.after(table.match.view(0), table.events(Threw)[0], "en")
    assert moment is not None
    assert [(die.name, die.shows) for die in moment.dice] == [("Red", "1"), ("Blue", "1")]
