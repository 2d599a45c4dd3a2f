"""Move, Spawn, Strengthen; the abilities jar of both factions, and the wild jar."""

from __future__ import annotations

from lexludi.kernel.match import Match
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, lay

law = cites("harrow")
HOME = ("legends protectors: e8", "legends family: e2")


def moving(*lines: str, points: int = 1, seat: int = 0) -> Table:
    return lay(*lines, then=f"points {seat} {points} 0 0 0")


@law("1.jar.ability.P.1", "1.jar.ability.P.2", "1.jar.ability.P.3", "1.jar.ability.P.4")
def test_protectors_do_one_ability_at_the_value_of_their_board_without_a_break() -> None:
    table = lay(*HOME, "haints protectors: e8 1", "rows protectors: move 1", then="flip 0")
    table.by(PROTECTORS, "flip abilities", "ability move")
    table.by(PROTECTORS, "move e8 e7 1 1 0", "move e7 e6 1 0 0", "move e6 d5 1 0 0")
    assert (table.prompt, table.offers("spawn e8")) == ("points", False)
    table.by(PROTECTORS, "move d5 d4 1 0 0")
    assert (table.haints(PROTECTORS), table.prompt) == ({"d4": 1}, "jar")


@law("1.jar.ability.P.1", "1.strengthen.1")
def test_protectors_strengthen_by_their_value_at_once() -> None:
    table = lay(*HOME, "rows protectors: strengthen 2", then="ability 0").by(PROTECTORS, "ability strengthen")
    assert table.cubes == {"red": 3}


@law("1.jar.ability.F.1", "1.jar.ability.F.2", "1.jar.ability.F.3")
def test_the_family_draws_tokens_and_uses_each_in_any_order() -> None:
    table = lay(
        *HOME, "haints family: e2 1", then="next_turn", seats="seats: protectors family\nchapter: 1\nqueue: family"
    )
    table.dice(0, 0, 5).by(FAMILY, "flip abilities")
    assert table.s.family.laid[:3] == [2, 0, 1]
    table.by(FAMILY, "strengthen", "move e2 e3 1 0 0", "move e3 e4 1 0 0")
    assert (table.cubes, table.haints(FAMILY)) == ({"blue": 1}, {"e4": 1})
    assert table.s.family.used[:3] == [2, 0, 1]


@law("1.jar.ability.F.1")
def test_tokens_on_the_board_raise_the_draw() -> None:
    table = lay(*HOME, "board: move move", "bag: spawn 6", then="draw_tokens 1")
    assert table.s.family.laid[1] == 4


@law("1.move.1", "1.core.3")
def test_one_move_takes_any_units_of_a_hex_to_the_next() -> None:
    table = moving("haints protectors: e6 3", "legends protectors: e6")
    together = {"move e6 f6 3 1 0", "move e6 f6 1 0 0", "move e6 f6 2 0 0", "move e6 f6 0 1 0"}
    assert together <= set(table.offered())
    table.by(PROTECTORS, "move e6 f6 3 1 0")
    assert (table.haints(PROTECTORS), table.legends(PROTECTORS)) == ({"f6": 3}, ["f6"])
    assert table.prompt != "points"


@law("1.core.3")
def test_no_more_than_four_units_stand_on_a_hex() -> None:
    table = moving("haints protectors: e6 3 f6 3")
    assert [o for o in table.offered() if " e6 f6 " in o] == ["move e6 f6 1 0 0"]
    full = moving("haints protectors: e6 3 f6 4")
    assert full.refuses("move e6 f6 1 0 0") == "1.core.3"


@law("1.move.2")
def test_units_that_part_take_a_move_each() -> None:
    table = moving("haints protectors: e6 2", points=2)
    table.by(PROTECTORS, "move e6 f6 1 0 0", "move e6 d5 1 0 0")
    assert table.haints(PROTECTORS) == {"f6": 1, "d5": 1}
    assert table.prompt != "points"


@law("1.move.3")
def test_units_are_picked_up_and_dropped_on_the_way() -> None:
    table = moving("haints protectors: e8 2 e7 1", points=2)
    table.by(PROTECTORS, "move e8 e7 2 0 0", "move e7 e6 2 0 0")
    assert table.haints(PROTECTORS) == {"e7": 1, "e6": 2}


@law("1.move.4")
def test_a_mountain_takes_one_move_more() -> None:
    assert moving("haints family: e6 1", seat=1).refuses("move e6 d6 1 0 0") == "1.move.4"
    table = moving("haints family: e6 1", points=2, seat=1).by(FAMILY, "move e6 d6 1 0 0")
    assert table.prompt != "points"


@law("1.move.5", "1.map.storms")
def test_a_storm_takes_protectors_one_move_more_and_the_family_none() -> None:
    assert moving("haints protectors: g5 1").refuses("move g5 g4 1 0 0") == "1.move.4"
    assert moving("haints protectors: g5 1", "storms: g6").refuses("move g5 g6 1 0 0") == "1.move.4"
    table = moving("haints family: g5 1", seat=1).by(FAMILY, "move g5 g4 1 0 0")
    assert table.haints(FAMILY) == {"g4": 1}


@law("1.core.1", "1.core.2")
def test_enemies_and_their_objectives_bar_the_way() -> None:
    lines = ("haints protectors: e6 1", "haints family: e5 1", "buildings: f6", "townsfolk: e4 f5")
    table = moving(*lines)
    assert table.refuses("move e6 e5 1 0 0") == "1.core.1"
    assert table.refuses("move e6 f6 1 0 0") == "1.core.1"
    assert table.offers("move e6 f5 1 0 0")
    other = moving(*lines, seat=1).by(FAMILY)
    assert other.refuses("move e5 e6 1 0 0") == "1.core.2"
    assert other.refuses("move e5 e4 1 0 0") == "1.core.2"


@law("1.path.1", "1.path.3")
def test_paths_make_every_hex_cheaper_for_friend_and_foe() -> None:
    table = moving("haints protectors: e6 1", "paths: d6").by(PROTECTORS, "move e6 d6 1 0 0")
    assert table.prompt != "points"
    foe = moving("haints family: e6 1", "paths: d6", seat=1).by(FAMILY, "move e6 d6 1 0 0")
    assert foe.haints(FAMILY) == {"d6": 1}
    two = moving("haints protectors: e6 1", "paths: d6 d6").by(PROTECTORS, "move e6 d6 1 0 0")
    assert two.prompt == "points"


@law("1.path.2")
def test_a_path_on_land_can_be_entered_without_any_move() -> None:
    table = lay("haints protectors: e6 2", "legends protectors: e8", "paths: e7", then="flip 0")
    assert table.offered_of("move") == ["move e6 e7 1 0 0", "move e6 e7 2 0 0", "move e8 e7 0 1 0"]
    table.by(PROTECTORS, "move e6 e7 2 0 0", "flip wild")
    assert table.haints(PROTECTORS) == {"e7": 2}


@law("1.path.2")
def test_nobody_walks_to_and_fro_for_nothing_before_doing_something_else() -> None:
    table = lay("haints protectors: e6 2", "legends protectors: e8", "paths: e6 e7", then="turn 0")
    table.by(PROTECTORS, "move e6 e7 1 0 0")
    assert table.refuses("move e7 e6 1 0 0") == "1.path.2"
    assert table.says_why_not("move e7 e6 1 0 0") == "That would lead back to where it has left for nothing."
    assert table.offered_of("move") == ["move e6 e7 1 0 0", "move e8 e7 0 1 0"]
    table.by(PROTECTORS, "move e8 e7 0 1 0", "move e7 e6 0 1 0")
    again = Match.at("harrow", table.match.position())
    assert again.why_not("move e6 e7 0 1 0") is not None
    table.by(PROTECTORS, "flip attack", "pass")
    assert table.prompt == "after"
    assert "move e7 e6 1 0 0" in table.offered_of("move")


@law("1.spawn.1", "1.spawn.2")
def test_haints_come_to_the_legend_or_home_also_in_a_storm() -> None:
    table = lay("legends protectors: g4", then="points 0 0 2 0 0")
    assert table.offered() == ["spawn g4", "spawn e8", "pass"]
    table.by(PROTECTORS, "spawn g4", "spawn e8")
    assert table.haints(PROTECTORS) == {"g4": 1, "e8": 1}
    assert table.prompt != "points"


@law("1.spawn.3", "1.spawn.4")
def test_no_haint_comes_to_a_full_hex_or_to_enemies() -> None:
    table = lay("legends protectors: g5", "haints protectors: g5 3", "haints family: e8 1", then="points 0 1 1 0 0")
    assert table.refuses("spawn g5") == "1.spawn.3"
    assert table.refuses("spawn e8") == "1.spawn.4"


@law("1.jar.wild.1", "1.jar.wild.2", "1.jar.wild.3")
def test_the_wild_jar_gives_a_token_and_uses_all_of_them() -> None:
    table = lay(*HOME, "haints protectors: e8 1", then="flip 0").by(PROTECTORS, "flip wild")
    assert (table.camp(PROTECTORS).wild, table.prompt) == (2, "points")
    table.by(PROTECTORS, "strengthen", "spawn e8")
    assert (table.cubes, table.haints(PROTECTORS), table.camp(PROTECTORS).wild) == ({"red": 1}, {"e8": 2}, 2)
    assert table.prompt != "points"


@law("1.strengthen.1", "1.strengthen.2")
def test_more_than_six_cubes_are_allowed_until_the_end_of_the_turn() -> None:
    table = lay(*HOME, "cubes: red 6", "wild protectors: 2", then="turn 0").by(PROTECTORS, "flip wild")
    table.by(PROTECTORS, "strengthen", "strengthen", "strengthen")
    assert table.cubes == {"red": 6}
    kept = lay(*HOME, "cubes: red 6", then="points 0 0 0 2 0; gather_paths 0").by(PROTECTORS, "strengthen")
    assert kept.cubes == {"red": 7}


@law("1.jar.wild.2")
def test_points_of_an_ability_and_points_of_any_add_up() -> None:
    table = lay(*HOME, then="points 0 0 0 1 1").by(PROTECTORS, "strengthen", "strengthen")
    assert (table.cubes, table.prompt) == ({"red": 2}, "jar")


@law("1.spawn.1", "1.spawn.4")
def test_haints_come_to_any_corner_but_never_to_enemies_at_home() -> None:
    assert lay("legends protectors: a1", then="points 0 0 1 0 0").offers("spawn a1")
    table = lay("legends family: e4", "haints protectors: e2 1", then="points 1 1 1 0 0").by(FAMILY)
    assert table.refuses("spawn e2") == "1.spawn.4"


@law("1.spawn.1")
def test_without_haints_in_the_supply_none_come() -> None:
    table = lay("legends protectors: e8", "haints protectors: a1 4 a2 4 a3 4 a4 3", then="points 0 1 1 0 0")
    assert table.offered_of("spawn") == []


@law("1.jar.ability.P.1", "1.jar.ability.P.2")
def test_protectors_spawn_by_their_value_and_do_nothing_else() -> None:
    table = lay(*HOME, "rows protectors: spawn 2", then="ability 0").by(PROTECTORS, "ability spawn")
    assert table.match.ask is not None
    assert table.match.ask.values == {"moves": 0, "spawns": 3, "cubes": 0, "any": 0}


@law("1.move.4", "1.core.1")
def test_whoever_cannot_enter_a_hex_is_told_the_facts() -> None:
    mountain = moving("haints family: e6 1", seat=1).by(FAMILY)
    assert mountain.says_why_not("move e6 d6 1 0 0") == "It takes 2 Moves to enter D6, and 1 are left."
    barred = moving("haints protectors: e6 1", "haints family: e5 1", "buildings: f6")
    assert barred.says_why_not("move e6 e5 1 0 0") == "Units of the Family are on E5."
    assert barred.says_why_not("move e6 f6 1 0 0", "cs") == "Na hexu F6 stojí budova."
