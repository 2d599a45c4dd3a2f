"""The tree: two models of how cubes fall, both with a memory (ruling R401)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from lexludi.games.harrow.rules.box.printed import BOARDS
from lexludi.games.harrow.rules.events import Threw
from lexludi.games.harrow.rules.tower import MODELS
from lexludi.law import cites
from tests.harrow.table import OUT, PROTECTORS, STAYS, Table, lay

law = cites("harrow")
FACES = BOARDS.tower.faces


def laid(*lines: str, tower: str = "memory") -> Table:
    return lay(f"tower: {tower}", "haints protectors: e6 1", "haints family: e4 1", *lines, then="assault 0 0")


@law("1.strengthen.3")
def test_a_cube_thrown_in_falls_out_twice_as_often_as_a_stuck_one() -> None:
    falls = {(thrown, stuck): Fraction(0) for thrown in range(2) for stuck in range(2)}
    for dice in product(range(FACES), repeat=2):
        table = laid("cubes: red 1", "stuck: blue 1").dice(*dice)
        out = MODELS["memory"](table.s, table.s.ground.copy())
        falls[out[0], out[1]] += Fraction(1, FACES**2)
    assert falls == {(0, 0): Fraction(2, 9), (0, 1): Fraction(1, 9), (1, 0): Fraction(4, 9), (1, 1): Fraction(2, 9)}


@law("1.jar.attack.D", "1.jar.attack.E")
def test_what_sticks_stays_in_the_tree_and_may_fall_another_time() -> None:
    table = laid("cubes: red 2 blue 2", "stuck: red 1").dice(OUT, STAYS, STAYS, OUT, OUT)
    table.by(PROTECTORS, "attack e6 e4")
    assert (table.cubes, table.stuck) == ({"red": 1, "blue": 2}, {"red": 2})
    assert table.events(Threw)[0].out[:2] == (1, 2)


@law("1.jar.attack.D")
def test_in_the_other_model_a_falling_cube_knocks_others_loose_or_lodges() -> None:
    knock = BOARDS.tower.knock
    loose = laid("cubes: red 1", "stuck: blue 1", tower="knock").dice(knock.knock - 1, knock.faces - 1)
    assert MODELS["knock"](loose.s, loose.s.ground.copy())[:2] == [1, 1]
    lodged = laid("cubes: red 1", "stuck: blue 1", tower="knock").dice(knock.knock, 0)
    assert MODELS["knock"](lodged.s, lodged.s.ground.copy())[:2] == [0, 0]
    edge = knock.lodge * (knock.room - 1)
    full = laid("cubes: red 1", "stuck: blue 1", tower="knock").dice(knock.knock, edge)
    assert MODELS["knock"](full.s, full.s.ground.copy())[:2] == [1, 0]


@pytest.mark.parametrize("tower", ["memory", "knock"])
def test_the_chosen_model_is_played(tower: str) -> None:
    table = laid("cubes: red 6 blue 6", tower=tower).by(PROTECTORS, "attack e6 e4")
    assert table.s.setting.tower == tower
    assert [table.s.ground[n] + table.s.stuck[n] for n in (0, 1)] == [6, 6]
