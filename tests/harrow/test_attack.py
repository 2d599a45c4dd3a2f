"""Attacks: range, superiority, the tree, hits, haints that clash, and the worked examples of the rulebook."""

from __future__ import annotations

from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, lay

law = cites("harrow")


def fought(out: dict[str, int], *lines: str, to: str = "f6", red: int = 4, blue: int = 2) -> Table:
    """Three red haints on e7 attack fewer blue units; so many cubes fall out."""
    table = lay(
        "haints protectors: e7 3",
        "legends protectors: e8",
        f"cubes: red {red - 1} blue {blue}",
        *lines,
        then="assault 0 0",
    )
    thrown = {"red": red, "blue": blue}
    return table.falls(thrown, **out).by(PROTECTORS, f"attack e7 {to}")


@law("1.jar.attack.A", "1.jar.attack.B.1")
def test_the_attack_jar_gives_a_free_action_before_the_attack_with_any_units() -> None:
    table = lay("haints protectors: e6 1 e8 1", "legends protectors: e8", "haints family: e4 1", then="flip 0")
    table.by(PROTECTORS, "flip attack", "move e8 e7 1 0 0")
    assert table.offered() == ["attack e6 e4", "pass"]
    assert table.haints(PROTECTORS) == {"e6": 1, "e7": 1}


@law("1.jar.attack.A")
def test_or_after_it() -> None:
    table = lay("haints protectors: e6 1", "legends protectors: e8", "haints family: e4 1", then="assault 0 1")
    table.by(PROTECTORS, "attack e6 e4")
    assert (table.prompt, table.offers("strengthen")) == ("points", True)
    assert table.match.ask is not None
    assert table.match.ask.values == {"moves": 0, "spawns": 0, "cubes": 0, "any": 1}


@law("1.jar.attack.B.1", "1.jar.attack.B.2")
def test_attacks_reach_two_hexes_and_three_from_a_mountain() -> None:
    table = lay("haints protectors: e7 1 d6 1", "haints family: e5 1 e4 1 e3 1", then="assault 0 0")
    assert table.offered_of("attack") == ["attack d6 e4", "attack d6 e5", "attack e7 e5"]
    assert table.refuses("attack e7 e4") == "1.jar.attack.B.2"


@law("1.jar.attack.C")
def test_whoever_has_more_units_there_gets_a_cube_and_nobody_on_a_tie() -> None:
    lines = ("haints protectors: e7 2", "cubes: red 1 blue 1")
    more = lay(*lines, "haints family: e5 1", then="attack 0 e7 e5 0")
    assert more.s.ground[0] + more.s.stuck[0] == 2
    fewer = lay(*lines, "haints family: e5 3", then="attack 0 e7 e5 0")
    assert fewer.s.ground[1] + fewer.s.stuck[1] == 2
    even = lay(*lines, "haints family: e5 2", then="attack 0 e7 e5 0")
    assert (even.s.ground[0] + even.s.stuck[0], even.s.ground[1] + even.s.stuck[1]) == (1, 1)


@law("1.jar.attack.D", "1.jar.attack.E", "1.jar.attack.H")
def test_all_cubes_go_into_the_tree_and_those_that_fall_out_lie_on_the_battleground() -> None:
    table = lay(
        "haints protectors: e7 1", "haints family: e5 1", "cubes: red 3 blue 2", "stuck: red 1", then="assault 0 0"
    )
    table.dice(0, 2, 2, 0, 0, 2).by(PROTECTORS, "attack e7 e5")  # red thrown, red stuck, blue thrown
    assert (table.cubes, table.stuck) == ({"red": 2, "blue": 1}, {"red": 2, "blue": 1})


@law("1.jar.attack.F.1", "1.jar.attack.F.2", "1.jar.attack.F.3", "1.jar.attack.F.4")
def test_first_example_two_cubes_kill_a_haint_for_a_point() -> None:
    table = fought({"red": 3, "blue": 2}, "haints family: f6 1").by(PROTECTORS, "hit -1")
    assert (table.haints(FAMILY), table.cubes, table.points) == ({}, {"red": 1, "blue": 2}, [1, 0])
    assert table.camp(FAMILY).pool == 15


@law("1.jar.attack.F.2", "1.jar.attack.F.8", "1.jar.attack.B.3")
def test_second_example_in_the_brambles_a_hit_costs_one_cube_and_may_be_repeated() -> None:
    lines = ("haints family: e5 3", "haints protectors: e6 4")
    table = lay(*lines, "cubes: red 3 blue 2", then="assault 0 0")
    table.falls({"red": 4, "blue": 2}, red=3, blue=2).by(PROTECTORS, "attack e6 e5", "hit -1", "hit -1")
    assert (table.haints(FAMILY), table.cubes, table.points) == ({"e5": 1}, {"red": 1, "blue": 2}, [2, 0])
    assert table.prompt != "strike"


@law("1.jar.attack.F.5", "1.jar.attack.F.6")
def test_third_example_a_legend_is_pushed_and_a_haint_falls_anywhere() -> None:
    table = fought({"red": 3, "blue": 2}, "legends family: f6", "haints family: e2 2").by(PROTECTORS, "hit 0")
    assert table.offered() == ["hex f5", "hex g5", "hex g6", "hex f7", "hex e6"]
    table.by(PROTECTORS, "hex g5")
    assert (table.legends(FAMILY), table.haints(FAMILY), table.points) == (["g5"], {"e2": 1}, [1, 0])
    assert table.cubes == {"red": 1, "blue": 2}


@law("1.jar.attack.G", "1.clash.1", "1.clash.2", "1.clash.5", "1.clash.6", "1.clash.7")
def test_fourth_example_haints_clash_and_both_sides_kill_one() -> None:
    table = fought({"red": 2, "blue": 3}, "haints family: f6 1", blue=3)
    table.by(PROTECTORS, "yes").by(FAMILY, "yes")
    assert (table.haints(PROTECTORS), table.haints(FAMILY)) == ({"e7": 2}, {})
    assert (table.points, table.cubes) == ([1, 1], {"blue": 1})


@law("1.jar.attack.F.1", "1.jar.attack.F.2")
def test_without_the_price_nothing_happens_even_with_as_many_cubes() -> None:
    table = fought({"red": 1, "blue": 0}, "haints family: f6 1")
    assert (table.prompt, table.haints(FAMILY)) == ("jar", {"f6": 1})


@law("1.jar.attack.B.4", "1.jar.attack.F.8", "1.jar.attack.F.9")
def test_haints_fall_before_their_legend_and_the_attack_ends_with_the_last_unit() -> None:
    table = fought({"red": 6, "blue": 0}, "legends family: f6", "haints family: f6 1 e2 1", red=6, blue=1)
    assert table.offered() == ["hit -1", "pass"]
    table.by(PROTECTORS, "hit -1")
    assert table.offered() == ["hit 0", "pass"]
    table.by(PROTECTORS, "hit 0", "hex f5")
    assert (table.cubes, table.points, table.prompt) == ({"red": 2}, [2, 0], "jar")


@law("1.jar.attack.F.6")
def test_a_legend_without_haints_on_the_map_is_still_worth_a_point() -> None:
    table = fought({"red": 3, "blue": 2}, "legends family: f6").by(PROTECTORS, "hit 0", "hex f5")
    assert table.points == [1, 0]


@law("1.jar.attack.F.5", "1.core.1")
def test_a_legend_is_pushed_only_where_it_may_stand() -> None:
    lines = ("legends family: f6", "townsfolk: f5 g5", "haints protectors: e7 2 e6 1", "cubes: red 3 blue 2")
    table = lay(*lines, "legends protectors: e8", then="assault 0 0")
    table.falls({"red": 4, "blue": 2}, red=4).by(PROTECTORS, "attack e7 f6", "hit 0")
    assert table.offered() == ["hex g6", "hex f7"]


@law("1.jar.attack.F.5")
def test_a_legend_with_nowhere_to_go_stays_and_the_haint_falls_all_the_same() -> None:
    around = "townsfolk: f5 g5 g6 f7 e6"
    table = fought({"red": 3, "blue": 2}, "legends family: f6", "haints family: e2 1", around).by(PROTECTORS, "hit 0")
    assert (table.legends(FAMILY), table.haints(FAMILY), table.points) == (["f6"], {}, [1, 0])


@law("1.clash.3")
def test_only_who_reaches_so_far_may_kill_in_a_clash() -> None:
    table = lay("haints protectors: d6 1", "haints family: e4 1", "cubes: red 2 blue 4", then="assault 0 0")
    table.falls({"red": 2, "blue": 4}, red=2, blue=4).by(PROTECTORS, "attack d6 e4", "yes")
    assert (table.haints(FAMILY), table.prompt) == ({}, "jar")


@law("1.clash.4")
def test_a_legend_alone_does_not_clash() -> None:
    table = fought({"red": 2, "blue": 3}, "legends family: f6", blue=3)
    assert table.prompt == "jar"


@law("1.clash.1")
def test_in_the_brambles_a_clash_costs_one_cube() -> None:
    lines = ("haints protectors: e6 1", "haints family: e5 1", "cubes: red 1 blue 2")
    table = lay(*lines, then="assault 0 0")
    table.falls({"red": 1, "blue": 2}, red=1, blue=2).by(PROTECTORS, "attack e6 e5", "yes")
    assert (table.asked, table.haints(FAMILY)) == (FAMILY, {})


@law("1.attack.again.1", "1.attack.again.2")
def test_after_an_attack_other_jars_may_be_broken_to_attack_without_a_free_action() -> None:
    lines = ("haints protectors: e6 1", "legends protectors: e8", "haints family: e4 1")
    fresh = lay(*lines, then="flip 0")
    assert fresh.refuses("again wild") == "1.attack.again.1"
    table = lay(*lines, "marks protectors: attacked", then="flip 0").by(PROTECTORS, "again wild")
    assert (table.offered(), table.camp(PROTECTORS).jars) == (["attack e6 e4", "pass"], 0b0111)


@law("1.legend.emmy.2", "1.jar.attack.F.7")
def test_a_cube_on_an_attacked_hex_joins_the_battle_and_one_elsewhere_does_not() -> None:
    lines = ("legends protectors: e6", "haints protectors: e8 1", "lying protectors: e6 e8", "haints family: e4 3")
    table = lay(*lines, "cubes: red 1 blue 3", then="assault 1 0")
    table.falls({"red": 2, "blue": 4}, blue=4).by(FAMILY, "attack e4 e6")
    assert table.stuck == {"red": 2}
    table.by(FAMILY, "hit 0", "hex d5")
    assert (table.haints(PROTECTORS), table.s.lying[PROTECTORS][33], table.cubes) == ({}, 1, {"blue": 2})


@law("1.jar.attack.A", "1.jar.attack.C", "1.jar.attack.D", "1.jar.attack.F.4", "1.cleanup.1")
def test_the_worked_example_as_a_whole_turn() -> None:
    lines = ("haints protectors: e7 2 e8 1", "legends protectors: e8", "haints family: f5 2", "legends family: e2")
    table = lay(*lines, "cubes: red 3 blue 3", then="turn 0").by(PROTECTORS, "flip attack")
    table.by(PROTECTORS, "move e8 e7 1 0 0")  # three against two
    table.falls({"red": 4, "blue": 3}, red=3, blue=2).by(PROTECTORS, "attack e7 f5", "hit -1")
    assert (table.haints(FAMILY), table.points) == ({"f5": 1}, [1, 0])
    assert (table.cubes, table.stuck) == ({"red": 1, "blue": 2}, {"red": 1, "blue": 1})
    assert (table.prompt, table.camp(PROTECTORS).jars) == ("jar", 0b1101)


@law("1.jar.attack.B.2")
def test_whoever_is_out_of_range_is_told_how_far() -> None:
    table = lay("haints protectors: e7 1", "haints family: e5 1 e4 1", then="assault 0 0")
    assert table.says_why_not("attack e7 e4") == "The attack from E7 reaches hexes: 2; E4 is farther away: 3."
