"""Turns, cleanup, goals, brambles and the end."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import BUILDING, TOWNSFOLK
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at, lay, start

law = cites("harrow")
HOME = ("legends protectors: e8", "legends family: e2")


def passing(table: Table) -> Table:
    """Break a jar and do nothing with it."""
    seat = table.asked
    table.by(seat, next(o for o in table.offered() if o in ("flip attack", "flip legend", "flip wild")))
    while table.match.ask is not None and table.prompt != "jar":
        table.by(table.asked, "pass")
    return table


@law("1.round.1", "1.round.2", "1.round.3", "1.turn.end", "1.phase2.3", "1.phase2.4", "1.round.4", "1.round.5")
def test_three_turns_each_then_the_lantern_passes_and_jars_are_whole_again() -> None:
    table = start("protectors", "family", chapter="1")
    order = []
    for _ in range(6):
        order.append(table.asked)
        passing(table)
    assert order == [PROTECTORS, FAMILY] * 3
    assert (table.s.round, table.s.lantern, table.asked) == (2, FAMILY, FAMILY)
    assert [camp.jars.bit_count() for camp in table.s.camps] == [4, 4]
    assert not any(camp.attacked for camp in table.s.camps)


@law("1.round.2")
def test_a_broken_jar_is_not_broken_again() -> None:
    table = lay(*HOME, "jars protectors: wild legend", then="flip 0")
    assert (table.offered(), table.refuses("flip attack")) == (["flip legend", "flip wild"], "1.round.2")


@law("1.cleanup.1", "1.strengthen.2")
def test_six_cubes_stay_and_others_go_back() -> None:
    table = lay(*HOME, "cubes: red 9 blue 8", then="cleanup 0")
    assert table.cubes == {"red": 6, "blue": 8}


@law("1.cleanup.2", "1.cleanup.2.scroll", "1.cleanup.2.P")
def test_protectors_collect_from_every_hex_they_stand_on() -> None:
    lines = ("haints protectors: d5 1", "tokens move: e8 2", "tokens scroll: d5", "tokens spawn: a1")
    table = lay(*HOME, *lines, then="cleanup 0")
    camp = table.camp(PROTECTORS)
    assert (camp.rows, camp.scrolls, table.tokens("spawn")) == ([2, 0, 0], 2, {"a1": 1})


@law("1.cleanup.2.scroll", "1.cleanup.2.P")
def test_what_finds_no_room_goes_back_to_the_box() -> None:
    lines = ("scrolls protectors: 4", "rows protectors: move 5", "tokens scroll: e8", "tokens move: e8")
    table = lay(*HOME, *lines, then="cleanup 0")
    camp = table.camp(PROTECTORS)
    assert (camp.scrolls, camp.rows, table.s.box[3], table.s.box[0]) == (4, [5, 0, 0], 7, 11)


@law("1.cleanup.2.F.1", "1.cleanup.2.F.2")
def test_the_family_puts_each_token_on_the_board_or_into_the_bag() -> None:
    lines = ("tokens spawn: e2", "used: move 1 strengthen 1", "laid: move 1", "bag: move 2")
    table = lay(*HOME, *lines, then="cleanup 1")
    assert table.by(FAMILY).offered() == ["keep move", "keep spawn", "keep strengthen", "pass"]
    table.by(FAMILY, "keep spawn", "keep move", "pass")
    assert (table.s.family.board, table.s.family.bag[:3]) == ([1, 0], [3, 0, 1])


@law("1.cleanup.3", "1.cleanup.3.P.1", "1.cleanup.3.P.3", "1.path.4", "1.cleanup.3.P.4")
def test_example_of_a_rescue_along_haints_paths_and_the_legend() -> None:
    lines = ("townsfolk: d4 2", "haints protectors: d4 1 e8 1", "paths: d5 e6", "legends protectors: e7")
    table = lay(*lines, "scrolls protectors: 2", then="cleanup 0")
    assert table.offered() == ["guide d4 d5", "guide d4 e6", "guide d4 e7", "guide d4 e8", "pass"]
    table.by(PROTECTORS, "guide d4 e8")
    assert (table.points, table.objectives(TOWNSFOLK)) == ([2, 0], {"d4": 1})
    table.by(PROTECTORS, "guide d4 e7")
    assert (table.points, table.objectives(TOWNSFOLK), table.prompt) == ([2, 0], {"e7": 1}, "jar")


@law("1.cleanup.3.P.2", "1.core.4")
def test_townsfolk_never_walk_through_brambles_or_into_enemies_but_over_mountains_and_storms() -> None:
    lines = ("townsfolk: e6", "haints protectors: e6 1 e5 1 d6 1", "haints family: f6 1", "paths: f6", "storms: d6")
    table = lay(*lines, then="cleanup 0")
    assert table.offered() == ["guide e6 d6", "pass"]


@law("1.cleanup.3.P.3")
def test_home_must_be_held_too() -> None:
    lines = ("townsfolk: e7", "haints protectors: e7 1")
    assert lay(*lines, then="cleanup 0").prompt == "jar"


@law("1.cleanup.3.F.1")
def test_a_storm_gathers_under_the_legend_of_the_family_but_not_in_the_brambles() -> None:
    assert lay("legends family: e4", then="cleanup 1").s.storm(at("e4"))
    assert not lay("legends family: e5", then="cleanup 1").s.storms


@law("1.cleanup.3.F.2")
def test_example_of_a_building_destroyed_by_a_chain_of_storms() -> None:
    chain = "storms: e2 e3 f3 g3"  # g4 is printed
    table = lay(chain, "buildings: g5 a5", "legends family: g5", then="cleanup 1")
    assert (table.points, table.objectives(BUILDING)) == ([0, 2], {"a5": 1})
    broken = lay("storms: e3 f3 g3", "buildings: g5", "legends family: g5", then="cleanup 1")
    assert (broken.points, broken.objectives(BUILDING)) == ([0, 0], {"g5": 1})


@law("1.cleanup.3.F.2", "1.jar.legend.F.1")
def test_a_storm_of_the_track_closes_the_chain_at_once() -> None:
    lines = ("storms: e2 e3", "buildings: f3", "haints family: f3 1", "legends family: e2")
    table = lay(*lines, then="gather_storm 1 1").by(FAMILY, "hex f3")
    assert table.points == [0, 2]


@law("1.phase2.1.a", "1.phase2.1.b")
def test_the_brambles_are_worth_a_point_at_the_end_of_a_round_only() -> None:
    table = lay(*HOME, "haints family: e5 2", then="cleanup 1")
    assert table.points == [0, 0]
    assert lay(*HOME, "haints family: e5 2", then="end_of_round").points == [0, 1]


def ended(*lines: str) -> Table:
    return Table.lay("\n".join(["seats: protectors family", *HOME, *lines, "next: end_of_round"]))


@law("1.phase2.2.a")
def test_seven_points_win_after_the_brambles_of_a_whole_round() -> None:
    assert ended("points family: 6").match.result is None
    table = ended("points family: 6", "haints family: e5 1")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.scores) == ((FAMILY,), (0, 7))
    assert not lay("points family: 9", *HOME, then="cleanup 1").match.over


@law("1.phase2.2.b", "1.phase2.2.c")
def test_more_points_win_and_the_lantern_breaks_a_tie() -> None:
    more = ended("points protectors: 8", "points family: 7", "lantern: family").match.result
    tie = ended("points protectors: 7", "points family: 7", "lantern: family").match.result
    assert more is not None
    assert tie is not None
    assert (more.winners, tie.winners) == ((PROTECTORS,), (FAMILY,))
