"""The legend jar of the first chapter: paths, storms, Emmy and Levi."""

from __future__ import annotations

from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at, lay

law = cites("harrow")


def legend_jar(seat: int, *lines: str) -> Table:
    return lay(*lines, then=f"legend_jar {seat} 1 1")


@law("1.jar.legend.1")
def test_track_and_gift_come_in_either_order_one_after_the_other() -> None:
    table = legend_jar(0, "legends protectors: e8", "haints protectors: e8 1", "legends family: e2")
    assert table.offered() == ["track", "gift", "pass"]
    table.by(PROTECTORS, "gift")
    assert (table.offered(), table.s.lying[PROTECTORS][at("e8")]) == (["track", "pass"], 1)
    table.by(PROTECTORS, "track", "path e7")
    assert table.prompt == "jar"


@law("1.jar.legend.P.1", "1.jar.legend.P.2")
def test_paths_lie_within_reach_of_the_legend() -> None:
    table = legend_jar(0, "legends protectors: a5").by(PROTECTORS, "track")
    reach = {"path a5", "path a4", "path a3", "path b6", "path b5", "path b4", "path c7", "path c6", "path c5"}
    assert set(table.offered_of("path")) == reach
    mountain = legend_jar(0, "legends protectors: d6").by(PROTECTORS, "track")
    assert mountain.offers("path d3")
    assert not mountain.offers("path d2")


@law("1.jar.legend.P.3", "1.jar.legend.2", "1.cleanup.2.scroll-P")
def test_every_scroll_gives_a_path_more() -> None:
    table = legend_jar(0, "legends protectors: e8", "scrolls protectors: 3", "paths: e5").by(
        PROTECTORS, "track", "pass"
    )
    table.by(PROTECTORS, "path e7", "path e7")
    assert (table.s.paths, table.prompt) == ([at("e5"), at("e7"), at("e7")], "track-or-gift")


@law("1.jar.legend.P.4")
def test_paths_may_stay_or_be_taken_up_from_anywhere_and_laid_again() -> None:
    table = legend_jar(0, "legends protectors: e8", "scrolls protectors: 2", "paths: e1 e5").by(PROTECTORS, "track")
    table.by(PROTECTORS, "collect e1", "pass", "path e7")
    assert table.s.paths == [at("e5"), at("e7")]


@law("1.jar.legend.F.1", "1.core.4")
def test_a_storm_gathers_where_the_family_stands_but_never_in_the_brambles() -> None:
    table = legend_jar(1, "legends family: e2", "haints family: e5 1 d4 1 g4 1").by(FAMILY, "track")
    assert table.offered() == ["hex d4", "hex e2", "pass"]
    table.by(FAMILY, "hex d4")
    assert table.s.storm(at("d4"))


@law("1.jar.legend.F.2", "1.jar.legend.F.3", "1.cleanup.2.scroll-F")
def test_the_second_scroll_pulls_a_token_closer_to_the_storm_onto_anything() -> None:
    lines = ("legends family: e2", "tokens move: e6 a1", "haints protectors: e4 1", "tokens spawn: e3")
    one = legend_jar(1, *lines).by(FAMILY, "track", "hex e2")
    assert one.prompt == "track-or-gift"
    table = legend_jar(1, *lines, "scrolls family: 2").by(FAMILY, "track", "hex e2")
    assert table.offers("pull spawn e3 e2")
    assert not table.offers("pull move e6 e7")
    table.by(FAMILY, "pull move e6 e5")
    assert (table.tokens("move"), table.prompt) == ({"a1": 1, "e5": 1}, "track-or-gift")


@law("1.jar.legend.F.2", "1.jar.legend.F.4", "1.jar.legend.F.5", "1.move.6")
def test_the_third_and_fourth_pull_a_unit_of_each_side() -> None:
    lines = ("legends family: e2", "haints family: f4 1", "haints protectors: g2 1", "scrolls family: 4")
    table = legend_jar(1, *lines, "tokens move: a1").by(FAMILY, "track", "hex e2", "pass")
    assert table.prompt == "pull-own"
    table.by(FAMILY, "shift 1 -1 f4 f3")  # a mountain, and no Move is paid
    table.by(FAMILY, "shift 0 -1 g2 f2")
    assert (table.haints(FAMILY), table.haints(PROTECTORS)) == ({"f3": 1}, {"f2": 1})


@law("1.legend.emmy.1", "1.legend.emmy.4", "legend.emmy", "legend.emmy.a")
def test_emmy_lays_a_cube_on_every_hex_with_haints_and_none_yet() -> None:
    lines = ("legends protectors: e6", "haints protectors: e6 2 e8 1 g5 1", "lying protectors: g5")
    table = legend_jar(0, *lines).by(PROTECTORS, "gift")
    assert [n for n, count in enumerate(table.s.lying[PROTECTORS]) if count] == [at("e6"), at("e8"), at("g5")]
    assert (table.cubes, table.s.stock[0]) == ({}, 17)


@law("1.legend.emmy.3", "1.legend.emmy.4")
def test_emmy_takes_a_cube_when_she_enters_and_not_where_she_stands() -> None:
    lines = ("legends protectors: e6", "haints protectors: e6 1", "lying protectors: e6 e7")
    table = lay(*lines, then="points 0 3 0 0 0").by(PROTECTORS, "move e6 f6 1 0 0")
    assert table.cubes == {}
    table.by(PROTECTORS, "move e6 e7 0 1 0")
    assert (table.cubes, table.s.lying[PROTECTORS][at("e6")]) == ({"red": 1}, 1)
    table.by(PROTECTORS, "move e7 e6 0 1 0")
    assert table.cubes == {"red": 2}


@law("1.legend.levi.1", "1.legend.levi.2", "1.legend.levi.5", "legend.levi")
def test_levi_sends_each_haint_once_onto_his_terrain_or_off_it() -> None:
    table = legend_jar(1, "legends family: e4", "haints family: e6 1 d5 1").by(FAMILY, "gift")
    assert table.offers("shift 1 -1 e6 d6")  # off plains, onto a mountain
    assert table.offers("shift 1 -1 d5 e6")  # onto plains
    assert not table.offers("shift 1 -1 d5 c6")
    table.by(FAMILY, "shift 1 -1 e6 d6")
    assert not table.offered_of("shift") or all(" d6 " not in option for option in table.offered_of("shift"))
    assert table.legends(FAMILY) == ["e4"]


@law("1.legend.levi.3")
def test_levi_on_a_mountain_sends_nobody() -> None:
    assert legend_jar(1, "legends family: d6", "haints family: e6 1").refuses("gift") == "1.legend.levi.3"


@law("1.legend.levi.4")
def test_levi_sends_nobody_to_protectors_townsfolk_or_paths() -> None:
    lines = ("legends family: e4", "haints family: e6 1", "haints protectors: f6 1", "townsfolk: f5", "paths: d5")
    table = legend_jar(1, *lines).by(FAMILY, "gift")
    assert table.offered_of("shift") == ["shift 1 -1 e6 e5", "shift 1 -1 e6 e7", "shift 1 -1 e6 d6"]
