"""Fires, what others do about them and about Hester, her feast, and her victory."""

from __future__ import annotations

from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at
from tests.harrow.witch import HESTER, acting, flames, haunt, snakes, witch

law = cites("harrow")

TWO = ("haints protectors: d5 1", "snakes protectors: d5 1", "haints family: e6 1", "snakes family: e6 1")
SPENT = ("roots: a1 a2",)


def burning(*lines: str) -> Table:
    """An infected haint of the Protectors comes to one of the Family on e6."""
    table = acting(*SPENT, *(lines or TWO), "cubes: yellow 1", "hester actions: 1")
    return table.by(HESTER, "deed move", "crawl 0 d5 e6 0")


# Making them


@law("5.hester.fire.0", "5.hester.fire.1a")
def test_where_infected_haints_of_two_factions_meet_it_burns() -> None:
    table = burning()
    assert (flames(table), witch(table).spaces) == ({"e6": 2}, 2)


@law("5.hester.fire.2", "5.hester.fire.5")
def test_both_haints_go_onto_one_square_of_either_side() -> None:
    table = burning()
    assert table.offered() == ["side 0", "side 1"]
    table.by(HESTER, "side 1")
    assert (witch(table).squares, witch(table).snakes) == ([[], [5]], 8)
    assert (table.haints(PROTECTORS), table.haints(FAMILY), table.points[HESTER]) == ({}, {}, 1)


@law("5.hester.fire.4a", "5.hester.fire.4b")
def test_a_fire_gives_one_more_action_at_once_and_for_good() -> None:
    table = burning().by(HESTER, "side 0")
    assert (witch(table).actions, witch(table).left()) == (2, 1)
    table.by(HESTER, "deed root", "root a3", "pass")
    assert (witch(table).actions, witch(table).left()) == (2, 0)


@law("5.hester.fire.1b")
def test_without_flames_on_her_board_there_is_no_fire() -> None:
    table = acting(*SPENT, *TWO, "hester fires: 0", "cubes: yellow 1").by(HESTER, "deed move")
    assert table.refuses("crawl 0 d5 e6 0") == "5.hester.fire.1b"


@law("5.hester.fire.0")
def test_no_fire_while_a_healthy_unit_stands_there() -> None:
    healthy = ("haints protectors: d5 1", "snakes protectors: d5 1", "haints family: e6 2", "snakes family: e6 1")
    table = acting(*SPENT, *healthy, "cubes: yellow 2").by(HESTER, "deed move")
    assert table.refuses("crawl 0 d5 e6 0") == "5.hester.action.move.5a"
    legend = acting(*SPENT, *TWO, "legends family: e6", "cubes: yellow 2").by(HESTER, "deed move")
    assert legend.refuses("crawl 0 d5 e6 0") == "5.hester.action.move.5a"


@law("5.hester.fire.3a", "5.hester.fire.3b")
def test_whatever_else_lies_there_is_pushed_away_but_for_storms() -> None:
    table = burning(
        *TWO[:2], "haints family: e6 2", "snakes family: e6 2", "tokens move: e6", "paths: e6", "storms: e6"
    )
    table.by(HESTER, "side 0")
    assert "hex e7" in table.offered()
    table.by(HESTER, "hex e7", "hex f6", "hex d5")
    assert (table.haints(FAMILY), snakes(table, FAMILY)) == ({"e7": 1}, {"e7": 1})
    assert (table.tokens("move"), table.s.paths) == ({"f6": 1}, [at("d5")])
    assert table.s.storm(at("e6"))


@law("5.hester.fire.6")
def test_nobody_but_hester_enters_a_fire() -> None:
    table = haunt("haints family: e6 1", "flames: e7 2", "hester fires: 2", then="points 1 2 0 0 0")
    assert table.refuses("move e6 e7 1 0 0") == "5.hester.fire.6"
    crawling = acting(*TWO, "flames: d4 2", "hester fires: 2", "hester: c4", "cubes: yellow 2").by(HESTER, "deed move")
    assert crawling.refuses("crawl 0 d5 d4 0") == "5.hester.fire.6"
    assert crawling.offers("crawl 2 c4 d4 0")


@law("5.hester.protectors.2")
def test_a_fire_at_home_keeps_the_protectors_from_rescuing_and_spawning() -> None:
    lines = ("flames: e8 2", "hester fires: 2", "townsfolk: e8", "paths: e8", "legends protectors: e5")
    assert haunt(*lines, then="guide 0 0").points[PROTECTORS] == 0
    table = haunt(*lines, then="points 0 0 1 0 0")
    assert table.offered_of("spawn") == ["spawn e5"]
    assert haunt(*lines[2:], then="guide 0 0").points[PROTECTORS] == 2


@law("5.hester.family.2")
def test_a_fire_without_a_storm_at_home_keeps_the_family_from_destroying_and_spawning() -> None:
    chain = ("buildings: e3", "storms: e3", "legends family: e5", "hester fires: 2", "flames: e2 2")
    table = haunt(*chain, then="goal 1")
    assert table.points[FAMILY] == 0
    spawning = haunt(*chain, then="points 1 0 1 0 0")
    assert spawning.offered_of("spawn") == ["spawn e5"]


# Putting them out


def stormed(out: int = 4) -> Table:
    """Protectors on e7 attack what burns on e6."""
    table = haunt("haints protectors: e7 3", "flames: e6 2", "hester fires: 2", "cubes: red 3",
                  then="assault 0 0")  # fmt: skip
    table.falls({"red": 4}, red=out)
    return table.by(PROTECTORS, "raid e7 e6")


@law("5.hester.fire.7.a1", "5.hester.fire.7.a2")
def test_a_fire_can_be_attacked_and_each_flame_is_a_unit() -> None:
    table = stormed()
    assert (table.cubes, table.camp(PROTECTORS).attacked) == ({"red": 4}, True)  # three units against two flames
    assert haunt("haints family: e4 1", "flames: e6 2", "hester fires: 2", then="assault 1 0").offers("raid e4 e6")


def test_a_fire_out_of_reach_is_safe() -> None:
    table = haunt(
        "haints family: e3 1", "haints protectors: e4 1", "flames: e6 2", "hester fires: 2", then="assault 1 0"
    )
    assert table.refuses("raid e3 e6") == "1.jar.attack.B.2"


@law("5.hester.fire.7.a2", "5.hester.fire.7.a3", "5.hester.attacked.1a")
def test_with_hester_three_stronger_she_gets_a_cube_of_the_terrain() -> None:
    table = haunt("haints protectors: e7 4", "flames: e6 2", "hester: e6", "hester fires: 2", then="assault 0 0")
    table.by(PROTECTORS, "raid e7 e6")
    assert table.s.ground[4] + table.s.stuck[4] == 1  # four against five: a yellow cube


@law("5.hester.fire.7.b1")
def test_with_as_many_cubes_each_one_spent_puts_out_a_flame() -> None:
    table = stormed(out=2)
    table.by(PROTECTORS, "yes")
    assert (flames(table), table.cubes) == ({"e6": 1}, {"red": 1})


def test_who_has_fewer_cubes_than_hester_puts_out_nothing() -> None:
    table = haunt("haints protectors: e7 2", "flames: e6 2", "hester fires: 2", "cubes: red 1 green 2",
                  then="assault 0 0")  # fmt: skip
    table.falls({"red": 1, "green": 2}, red=1, green=2).by(PROTECTORS, "raid e7 e6")
    assert table.prompt != "quench"
    assert flames(table) == {"e6": 2}


@law("5.hester.fire.7.b2", "5.hester.fire.7.c1")
def test_the_last_flame_scores_a_point_and_her_board_gets_a_fire_back() -> None:
    table = stormed()
    table.by(PROTECTORS, "yes", "yes")
    assert (flames(table), table.points[PROTECTORS], witch(table).spaces) == ({}, 1, 3)
    assert witch(table).supply == 5


@law("5.hester.fire.7.c2", "5.hester.attacked.1b", "5.hester.attacked.2a")
def test_after_the_flames_hester_can_be_killed_with_what_is_left() -> None:
    table = haunt("haints protectors: e7 4", "flames: e6 1", "hester: e6", "hester fires: 2", "cubes: red 4",
                  then="assault 0 0")  # fmt: skip
    table.falls({"red": 4}, red=4).by(PROTECTORS, "raid e7 e6", "yes")
    assert table.prompt == "banish"
    table.by(PROTECTORS, "yes")
    assert (witch(table).at, table.cubes, table.points[PROTECTORS]) == (-1, {"red": 1}, 1)


@law("5.hester.attacked.2b")
def test_who_kills_her_may_turn_the_spoon_back_and_scores_nothing() -> None:
    table = haunt("chapter: 3", "haints protectors: e7 4", "hester: e6", "spoon protectors: 3", "cubes: red 4",
                  then="assault 0 0")  # fmt: skip
    table.falls({"red": 5}, red=4).by(PROTECTORS, "raid e7 e6", "yes", "yes")
    assert (table.camp(PROTECTORS).spoon, table.points[PROTECTORS]) == (0, 0)


@law("5.hester.interact.tree")
def test_everybodys_tree_takes_her_cubes_too() -> None:
    table = haunt("haints protectors: e7 1", "haints family: e6 1", "cubes: red 2 blue 1 brown 2",
                  then="assault 0 0")  # fmt: skip
    table.falls({"red": 2, "blue": 1, "brown": 2}, red=2, blue=0, brown=1).by(PROTECTORS, "attack e7 e6")
    assert (table.cubes.get("brown"), table.stuck) == (1, {"blue": 1, "brown": 1})


# Cleanup


@law("5.hester.cleanup.devour", "5.hester.cleanup.leave")
def test_she_devours_a_token_of_a_legend_on_her_hex_and_is_gone() -> None:
    lines = ("hester: e6", "legends protectors: e6", "rows protectors: spawn 1", "scrolls protectors: 2")
    table = haunt(*lines, then="hester_cleanup 2")
    assert table.offered() == ["feast 0 0 spawn", "feast 0 0 scroll", "feast 0 0 wild", "pass"]
    table.by(HESTER, "feast 0 0 scroll")
    assert (table.camp(PROTECTORS).scrolls, witch(table).squares, witch(table).at) == (1, [[3], []], -1)


@law("5.hester.cleanup.devour-family")
def test_of_the_family_she_takes_what_she_wants_from_the_bag_or_the_board() -> None:
    table = haunt("hester: e6", "legends family: e6", "bag: move 2", "board: spawn", then="hester_cleanup 2")
    assert table.offered() == ["feast 1 0 move", "feast 1 0 spawn", "feast 1 0 wild", "pass"]
    table.by(HESTER, "feast 1 0 spawn")
    assert (table.s.family.board, witch(table).squares) == ([], [[], [1]])


def test_a_full_side_takes_no_more() -> None:
    lines = ("hester: e6", "legends family: e6", "hester squares family: haints haints haints")
    assert haunt(*lines, then="hester_cleanup 2").prompt != "devour"


def test_she_may_let_them_live() -> None:
    table = haunt("hester: e6", "legends family: e6", then="hester_cleanup 2").by(HESTER, "pass")
    assert witch(table).at == at("e6")


@law("5.hester.cleanup.cubes")
def test_she_keeps_six_cubes_of_her_choice() -> None:
    table = haunt("cubes: brown 4 green 4", then="hester_cleanup 2")
    table.by(HESTER, "colour brown", "colour green")
    assert table.cubes == {"brown": 3, "green": 3}


@law("5.hester.cleanup.flames")
def test_her_flames_come_back_left_of_the_board() -> None:
    table = haunt("hester done: root card", "hester actions: 2", then="hester_cleanup 2")
    assert witch(table).left() == 2


# The end


@law("5.end.1a", "5.end.1b")
def test_with_six_squares_full_she_wins_at_once_on_the_map_or_not() -> None:
    table = acting(*SPENT, *TWO, "hester squares protectors: haints haints haints",
                   "hester squares family: move move", "points family: 9", "cubes: yellow 1")  # fmt: skip
    table.by(HESTER, "deed move", "crawl 0 d5 e6 0")
    result = table.match.result
    assert result is not None
    assert (result.winners, result.how) == ((HESTER,), "hester")


@law("5.end.2")
def test_if_another_ends_it_first_the_most_points_win() -> None:
    table = haunt("points protectors: 7", "points family: 8", "hester squares family: move move move",
                  then="end_of_round")  # fmt: skip
    result = table.match.result
    assert result is not None
    assert result.winners == (FAMILY,)


@law("legend.malachi", "5.hester.fire.7.a2")
def test_malachis_fury_counts_as_two_units_against_a_fire() -> None:
    lines = ("legend protectors: malachi", "legends protectors: e8", "flames: e5 1", "hester fires: 2", "cubes: red 1")
    table = haunt(*lines, then="gift 0").by(PROTECTORS, "raid e6 e5")
    assert table.s.ground[0] + table.s.stuck[0] == 2
