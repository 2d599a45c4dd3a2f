"""Hester's turn: roots, cubes, actions, infection, the tree, and her return."""

from __future__ import annotations

from lexludi.kernel.match import Match
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, at, start
from tests.harrow.witch import HESTER, acting, flames, haunt, roots, snakes, witch

law = cites("harrow")
THREE = ["protectors", "family", "hester"]


# Set-up


@law("5.setup.A.1", "5.setup.A.2", "5.setup.A.3", "5.setup.B", "5.setup.C", "5.setup.D", "5.setup.E")
def test_her_board_holds_three_fires_and_one_action_and_she_has_four_cards() -> None:
    table = start(*THREE, map="a")
    h = witch(table)
    assert (h.spaces, h.actions, h.supply, h.snakes, h.path) == (3, 1, 5, 8, [])
    assert (len(h.hand), len(h.deck.cards), h.squares) == (4, 9, [[], []])
    assert table.s.stock[3:7] == [6, 6, 6, 6]


@law("5.setup.F", "5.players")
def test_she_has_the_last_turn_of_every_cycle() -> None:
    table = start(*THREE, map="a", chapter="1")
    assert [table.s.active, *table.s.queue] == [0, 1, 2] * 3


@law("5.setup.A.0")
def test_each_side_of_her_board_belongs_to_one_of_the_others() -> None:
    table = haunt("hester squares protectors: move", "hester squares family: haints scroll", then="keep_six 2")
    assert witch(table).squares == [[0], [5, 3]]


def test_nobody_else_sees_her_hand() -> None:
    match = Match.set_up("harrow", THREE, "5")
    hand = match.view(HESTER)["hester"]["hand"]
    assert min(hand) >= 0
    assert match.view(PROTECTORS)["hester"]["hand"] == [-1] * 4
    assert match.view(None)["hester"]["hand"] == [-1] * 4


# Roots (5.hester.roots) and cubes (5.hester.cubes)


@law("5.hester.roots.1", "5.hester.roots.2", "5.hester.cubes.2")
def test_the_first_root_begins_at_the_edge_and_the_first_turn_brings_two_cubes() -> None:
    table = haunt(then="hester_turn 2")
    assert "root a1" in table.offered()
    assert "root e5" not in table.offered()
    assert len(table.offered()) == 24
    table.by(HESTER, "root d1", "root d2")
    assert (roots(table), table.cubes) == (["d1", "d2"], {"brown": 1, "green": 1})


@law("5.hester.roots.3", "5.hester.roots.4", "5.hester.roots.5", "5.hester.roots.6", "5.hester.cubes.1")
def test_roots_grow_on_over_new_hexes_and_the_old_ones_go() -> None:
    table = haunt("roots: d2 e3 e4", then="hester_turn 2")
    assert table.offered() == ["root f3", "root f4", "root e5", "root d4", "root d3"]  # not back onto e3
    table.by(HESTER, "root f4")
    assert "root e4" not in table.offered()
    assert "root f3" in table.offered()
    table.by(HESTER, "root g3")
    assert (roots(table), witch(table).previous) == (["e4", "f4", "g3"], [])
    assert table.cubes == {"yellow": 1, "green": 2}


def test_roots_may_not_cross_those_of_the_turn_before() -> None:
    table = haunt("roots: d4 d3 e4", then="hester_turn 2")
    assert "root d4" not in table.offered()
    table.by(HESTER, "root e5")
    assert "root d4" not in table.offered()  # it was rooted in the turn before
    assert "root d5" in table.offered()


def test_a_root_that_cannot_grow_on_begins_anew_at_the_edge() -> None:
    table = haunt("roots: b1 b2 a2 a1", then="hester_turn 2")
    assert "root e9" in table.offered()
    table.by(HESTER, "root e9", "root e8")
    assert (roots(table), table.cubes) == (["e9", "e8"], {"brown": 1, "yellow": 1})


@law("5.hester.cubes.3", "5.hester.family.1")
def test_mountains_and_brambles_bring_nothing_and_storms_do_not_matter() -> None:
    table = haunt("roots: d4 e4", "storms: f4", then="hester_turn 2")
    table.by(HESTER, "root e5", "root f4")
    assert table.cubes == {"yellow": 1, "green": 1}


@law("5.hester.cubes.4")
def test_a_colour_that_has_run_out_brings_nothing() -> None:
    table = haunt("roots: d4 e4", "cubes: yellow 6", then="hester_turn 2")
    table.by(HESTER, "root f4", "root f5")
    assert table.cubes == {"yellow": 6, "green": 1}


@law("5.hester.cubes.5")
def test_a_root_that_grows_onto_a_fire_feeds_it() -> None:
    table = haunt("roots: d4 e4", "flames: f4 2", "hester fires: 2", then="hester_turn 2")
    table.by(HESTER, "root f4", "root f5")
    assert flames(table) == {"f4": 3}
    assert witch(table).supply == 12 - 3 - 4 - 1


@law("5.hester.protectors.3", "5.hester.family.3")
def test_roots_leave_townsfolk_and_buildings_alone() -> None:
    table = haunt("roots: d4 e4", "townsfolk: f4", "buildings: f5", then="hester_turn 2")
    table.by(HESTER, "root f4", "root f5")
    assert (table.objectives(0), table.objectives(1)) == ({"f4": 1}, {"f5": 1})


# Actions


@law("5.hester.action.0", "5.hester.action.0b")
def test_each_action_takes_a_flame_and_can_be_taken_once() -> None:
    table = acting("hester actions: 2", "cubes: yellow 2", "hester hand: sloth protege")
    table.by(HESTER, "reveal sloth")
    assert witch(table).left() == 1
    assert table.refuses("reveal protege") == "5.hester.action.0b"
    table.by(HESTER, "deed root", "root e7")
    assert table.refuses("deed tree") == "5.hester.action.0"


@law("5.hester.action.card.1")
def test_a_card_lies_open_and_may_be_used_at_once() -> None:
    table = acting("hester hand: all_around")
    table.by(HESTER, "reveal all_around")
    assert table.offers("invoke all_around")
    assert witch(table).hand == []


@law("5.hester.action.card.2")
def test_a_fourth_card_covers_another() -> None:
    table = acting("hester hand: sloth", "hester open: protege wild_tangle all_around")
    table.by(HESTER, "reveal sloth")
    assert table.offered() == ["cover protege", "cover wild_tangle", "cover all_around"]
    table.by(HESTER, "cover wild_tangle")
    assert not table.offers("invoke wild_tangle")
    assert len(witch(table).open) == 3


@law("5.hester.action.root", "5.hester.action.root.b")
def test_one_more_root_brings_one_more_cube_and_may_return_to_where_older_ones_were() -> None:
    table = haunt("roots: d4 e4", "hester actions: 1", then="hester_turn 2")
    table.by(HESTER, "root e5", "root d5", "deed root")
    assert table.offers("root d4")
    table.by(HESTER, "root d4")
    assert (roots(table), table.cubes) == (["e4", "e5", "d5", "d4"], {"yellow": 2, "green": 1})


@law("5.hester.action.spawn.1", "5.hester.action.spawn.1b")
def test_she_spawns_a_healthy_haint_at_home_or_beside_a_legend_for_a_cube_of_that_terrain() -> None:
    table = acting("cubes: yellow 1 green 1", "legends family: d5", "legends protectors: e7")
    assert table.offered_of("beget") == ["beget 0 e8", "beget 1 d5", "beget 1 e2"]
    assert table.refuses("beget 0 e7") == "5.hester.action.spawn.1"  # no teal cube
    table.by(HESTER, "beget 1 d5")
    assert (table.haints(FAMILY), snakes(table, FAMILY), table.cubes) == ({"d5": 1}, {}, {"yellow": 1})


@law("5.hester.action.spawn.2")
def test_she_spawns_nothing_on_mountains_and_in_the_brambles() -> None:
    table = acting("cubes: yellow 2 green 2 brown 2", "legends family: d6", "legends protectors: e5")
    assert table.offered_of("beget") == ["beget 0 e8", "beget 1 e2"]
    assert table.refuses("beget 1 d6") == "5.hester.action.spawn.2"


# Moving (5.hester.action.move)

ILL = ("haints protectors: d5 1", "snakes protectors: d5 1")


@law("5.hester.action.move.1", "5.hester.action.move.2a")
def test_one_action_moves_as_often_as_she_pays() -> None:
    table = acting(*ILL, "cubes: yellow 2 teal 1", "hester actions: 1")
    table.by(HESTER, "deed move", "crawl 0 d5 e6 0", "crawl 0 e6 e7 0")
    assert (table.haints(PROTECTORS), snakes(table, PROTECTORS)) == ({"e7": 1}, {"e7": 1})
    assert table.cubes == {"yellow": 1}


@law("5.hester.action.move.2b")
def test_any_two_cubes_lead_an_infected_haint_anywhere() -> None:
    table = acting(*ILL, "cubes: brown 1 teal 2")
    table.by(HESTER, "deed move")
    assert "crawl 0 d5 e5 1" in table.offered()
    assert "crawl 0 d5 d6 1" in table.offered()
    table.by(HESTER, "crawl 0 d5 e5 1", "colour brown")
    assert (table.haints(PROTECTORS), table.cubes) == ({"e5": 1}, {"teal": 1})


@law("5.hester.action.move.3a", "5.hester.action.move.3b")
def test_hester_pays_two_of_the_terrain_or_three_for_a_mountain() -> None:
    table = acting("hester: d5", "cubes: yellow 2 brown 1")
    table.by(HESTER, "deed move")
    assert "crawl 2 d5 e6 0" in table.offered()
    assert "crawl 2 d5 d6 1" in table.offered()
    assert "crawl 2 d5 e6 1" not in table.offered()
    table.by(HESTER, "crawl 2 d5 e6 0")
    assert (witch(table).at, table.cubes) == (at("e6"), {"brown": 1})


@law("5.hester.action.move.3c", "5.hester.action.move.4")
def test_hester_goes_where_others_stand_whatever_the_weather() -> None:
    table = acting("hester: d5", "cubes: yellow 2", "haints family: e6 2", "storms: e6")
    table.by(HESTER, "deed move", "crawl 2 d5 e6 0")
    assert table.haints(FAMILY) == {"e6": 2}


@law("5.hester.action.move.4")
def test_storms_cost_infected_haints_nothing() -> None:
    table = acting(*ILL, "storms: e6", "cubes: yellow 1")
    table.by(HESTER, "deed move")
    assert table.offers("crawl 0 d5 e6 0")


@law("5.hester.action.move.5a", "5.hester.action.move.5b")
def test_infected_haints_join_their_own_and_no_healthy_enemies() -> None:
    table = acting(*ILL[1:], "haints protectors: d5 1 e6 3", "haints family: d4 1", "cubes: yellow 2")
    table.by(HESTER, "deed move")
    assert table.refuses("crawl 0 d5 d4 0") == "5.hester.action.move.5a"
    table.by(HESTER, "crawl 0 d5 e6 0")
    assert table.haints(PROTECTORS) == {"e6": 4}


def test_four_are_enough_for_a_hex() -> None:
    table = acting(*ILL[1:], "haints protectors: d5 1 e6 4", "cubes: yellow 2")
    table.by(HESTER, "deed move")
    assert table.refuses("crawl 0 d5 e6 0") == "1.core.3"


@law("5.hester.action.move.6")
def test_infected_haints_keep_away_from_what_others_want() -> None:
    table = acting(*ILL, "buildings: e6", "townsfolk: d4", "cubes: yellow 2")
    table.by(HESTER, "deed move")
    assert table.refuses("crawl 0 d5 e6 0") == "5.hester.action.move.6"
    assert table.offers("crawl 0 d5 d4 0")


@law("5.hester.protectors.1")
def test_a_path_saves_a_cube() -> None:
    table = acting(*ILL, "hester: c5", "paths: e6 d6", "cubes: yellow 1 brown 1 green 1")
    table.by(HESTER, "deed move")
    assert {"crawl 0 d5 d6 1", "crawl 2 c5 d6 1"} <= set(table.offered())
    table.by(HESTER, "crawl 0 d5 e6 0")
    assert table.cubes == {"yellow": 1, "brown": 1, "green": 1}


@law("5.hester.protectors.1")
def test_no_infected_haint_crawls_to_and_fro_over_paths_for_nothing() -> None:
    table = acting(*ILL, "paths: d5 e6", "cubes: yellow 1").by(HESTER, "deed move", "crawl 0 d5 e6 0")
    assert table.cubes == {"yellow": 1}
    assert not table.offers("crawl 0 e6 d5 0")
    assert Match.at("harrow", table.match.position()).why_not("crawl 0 e6 d5 0") is not None


# The tree and infection


@law("5.hester.tree.a", "5.hester.tree.b", "5.hester.tree.c")
def test_after_the_tree_she_spends_what_fell_out_and_does_nothing_else() -> None:
    table = acting("cubes: red 2 green 2", "haints family: e4 1", "hester hand: sloth", "hester actions: 2")
    assert not table.offers("deed infect")
    table.falls({"red": 2, "green": 2}, red=1, green=1).by(HESTER, "deed tree")
    assert (table.cubes, table.stuck) == ({"red": 1, "green": 1}, {"red": 1, "green": 1})
    assert table.offered() == ["pass"]  # a yellow cube is missing, and cards are no longer played


@law("5.hester.infect.1", "5.hester.infect.1b", "5.hester.infect.1c")
def test_one_haint_on_each_rooted_hex_for_a_cube_of_its_terrain_or_three_of_any() -> None:
    table = acting("cubes: yellow 2 green 3", "haints family: e4 2 d4 1", "haints protectors: e6 1",
                   "hester marks: thrown")  # fmt: skip
    table.by(HESTER, "deed infect")
    assert table.offered() == [
        "infect 1 e4 0", "infect 1 e4 1", "infect 0 e6 0", "infect 0 e6 1", "pass",
    ]  # fmt: skip
    table.by(HESTER, "infect 1 e4 0")
    assert table.offered_of("infect") == ["infect 0 e6 0", "infect 0 e6 1"]
    table.by(HESTER, "infect 0 e6 1", "colour green", "colour green", "colour green")
    assert (snakes(table, FAMILY), snakes(table, PROTECTORS)) == ({"e4": 1}, {"e6": 1})
    assert (witch(table).snakes, table.cubes) == (6, {"yellow": 1})


@law("5.hester.infect.2", "5.hester.infect.3")
def test_a_legend_comes_after_its_haints_and_another_haint_suffers_for_it() -> None:
    table = acting("cubes: yellow 3", "legends family: e4", "haints family: e4 1 c3 1", "hester marks: thrown")
    table.by(HESTER, "deed infect", "infect 1 e4 0")
    assert snakes(table, FAMILY) == {"e4": 1}
    again = acting("cubes: yellow 3", "legends family: e4", "haints family: e4 1 c3 1 g3 2", "snakes family: e4 1",
                   "hester marks: thrown")  # fmt: skip
    again.by(HESTER, "deed infect", "infect 1 e4 0")
    assert again.offered() == ["unit 1 c3 -1", "unit 1 g3 -1"]
    again.by(HESTER, "unit 1 g3 -1")
    assert snakes(again, FAMILY) == {"e4": 1, "g3": 1}
    assert again.s.hester.reached[-1] >= len(again.s.flames)


def test_without_a_snake_nobody_is_infected() -> None:
    table = acting("cubes: yellow 3", "haints family: e4 1 c3 4 g3 4", "snakes family: c3 4 g3 4",
                   "hester marks: thrown")  # fmt: skip
    assert table.refuses("deed infect") == "5.hester.infect.1"


@law("5.hester.infect.4")
def test_in_their_owners_turn_infected_haints_are_like_others() -> None:
    table = haunt("haints family: d4 1", "snakes family: d4 1", "tokens spawn: c4", then="points 1 1 0 0 0")
    assert "move d4 d3 1 0 1" in table.offered()
    fighting = haunt("haints family: d4 1", "snakes family: d4 1", "haints protectors: e4 1", then="assault 1 0")
    assert fighting.offers("attack d4 e4")


@law("5.hester.infect.5")
def test_infected_haints_are_hit_last() -> None:
    lines = ("haints family: d4 2", "snakes family: d4 1", "legends family: d4", "cubes: red 6")
    table = haunt(*lines, "haints protectors: e4 1", then="strike 0 1 d4")
    assert table.offered() == ["hit -1", "pass"]
    table.by(PROTECTORS, "hit -1")
    assert table.offered() == ["hit 0", "pass"]
    alone = haunt("haints family: d4 1", "snakes family: d4 1", "cubes: red 6", then="strike 0 1 d4")
    alone.by(PROTECTORS, "hit -2")
    assert (alone.haints(FAMILY), witch(alone).snakes) == ({}, 8)


@law("5.hester.infect.6")
def test_for_a_legend_a_healthy_haint_goes_before_an_infected_one_of_its_hex() -> None:
    table = haunt("haints family: d4 2 c3 1", "snakes family: d4 1 c3 1", then="claim 0 1")
    assert table.offered() == ["unit 1 c3 -2", "unit 1 d4 -1"]


# Summoning


@law("5.hester.summon.1", "5.hester.summon.2")
def test_three_cubes_of_a_fires_terrain_bring_her_back_and_fewer_with_more_fires() -> None:
    one = acting("flames: d5 2", "hester fires: 2", "cubes: green 3 yellow 3", "hester marks: thrown")
    one.by(HESTER, "deed summon")
    assert (one.cubes, witch(one).at) == ({"yellow": 3}, at("d5"))
    two = acting("flames: d5 2 e6 2", "hester fires: 1", "cubes: green 1 yellow 2", "hester marks: thrown")
    two.by(HESTER, "deed summon")
    assert (two.cubes, witch(two).at) == ({"green": 1}, at("e6"))


@law("5.hester.summon.3")
def test_without_a_fire_she_stays_dead() -> None:
    table = acting("cubes: green 6", "hester marks: thrown")
    assert table.refuses("deed summon") == "5.hester.summon.3"


def test_who_is_on_the_map_is_not_summoned() -> None:
    table = acting("flames: d5 2", "hester fires: 2", "hester: e6", "cubes: green 3", "hester marks: thrown")
    assert table.refuses("deed summon") == "5.hester.summon.1"


@law("legend.bernice.e")
def test_a_nail_holds_hester_until_she_pays_two_cubes_or_a_card_moves_her() -> None:
    nailed = ("hester: d5", "nails: hester d5 0", "cubes: yellow 4")
    table = acting(*nailed).by(HESTER, "deed move")
    assert table.offered() == ["unpin d5 0", "pass"]
    table.by(HESTER, "unpin d5 0", "crawl 2 d5 e6 0")
    assert (witch(table).at, table.s.pins, table.cubes) == (at("e6"), [], {})
    card = acting(*nailed, "hester open: trampled_ground", "roots: a1 a2").by(HESTER, "invoke trampled_ground")
    card.by(HESTER, "shift 2 0 d5 d4")
    assert (witch(card).at, card.s.pins) == (at("d5"), [])


@law("legend.bernice")
def test_bernice_nails_hester_beside_her_units() -> None:
    table = haunt("legend protectors: bernice", "legends protectors: e6", "hester: d5", then="gift 0")
    table.by(PROTECTORS, "unit 2 d5 0")
    assert table.s.pins == [(HESTER, at("d5"), 0)]


# Why not


@law("5.hester.tree.a", "5.hester.action.0b")
def test_she_is_told_what_the_tree_and_her_flames_forbid() -> None:
    table = acting("hester actions: 2", "cubes: yellow 2", "hester hand: sloth protege").by(HESTER, "reveal sloth")
    assert table.says_why_not("deed infect") == "The tree must be activated before that."
    assert table.says_why_not("reveal protege") == "You have taken that action this turn, and each is taken once."
    table.by(HESTER, "deed root", "root e7")
    assert table.says_why_not("deed tree") == "Your flames allow 2 actions in a turn, and all are taken."
    thrown = acting("hester marks: thrown").by(HESTER)
    assert thrown.says_why_not("deed root") == "The tree is activated, and after it you only infect and summon."


@law("5.hester.action.spawn.1", "5.hester.action.spawn.2")
def test_she_is_told_why_no_haint_is_spawned() -> None:
    table = acting("cubes: yellow 1", "legends family: d6", "legends protectors: e7").by(HESTER)
    assert table.says_why_not("beget 0 e7") == "Costs 1 of your teal cubes, and you have 0."
    assert table.says_why_not("beget 1 d6") == "D6 has no terrain, and no haint is spawned there."
    full = acting("cubes: yellow 1", "haints family: e2 4").by(HESTER)
    assert full.says_why_not("beget 1 e2") == "E2 has 4 units of the Family, and no more may stand there."


@law("5.hester.action.move.2a", "5.hester.action.move.5a", "5.hester.fire.1b")
def test_she_is_told_what_keeps_an_infected_haint_where_it_is() -> None:
    lines = ("haints family: d4 1 e6 1", "snakes family: e6 1", "hester fires: 0", "buildings: c5", "cubes: yellow 1")
    table = acting(*ILL, *lines).by(HESTER, "deed move")
    assert table.says_why_not("crawl 0 d5 d4 0") == "Units of the Family that are not infected are on D4."
    assert table.says_why_not("crawl 0 d5 e6 0").startswith("Infected haints of the Family are on E6, and no fire")
    assert table.says_why_not("crawl 0 d5 c5 0") == "A building stands on C5."
    assert table.says_why_not("crawl 0 d5 d6 1") == "Costs 2 terrain cubes of any colours, and you have 1."
    assert table.says_why_not("crawl 1 e6 e7 0", "cs") == "Stojí modrozelené kostky: 1, máte 0."
    nobody = acting("cubes: yellow 1").by(HESTER)
    assert nobody.says_why_not("deed move") == "Nobody is infected, and Hester is not on the map."


@law("5.hester.infect.1", "5.hester.infect.1b")
def test_she_is_told_what_an_infection_takes() -> None:
    poor = acting("cubes: green 2", "haints family: e4 1", "hester marks: thrown").by(HESTER)
    assert poor.says_why_not("deed infect") == (
        "On E4 it costs 1 of your yellow cubes (you have 0) or 3 of any colours (you have 2)."
    )
    far = acting("cubes: green 2", "haints family: d4 1", "hester marks: thrown").by(HESTER)
    assert far.says_why_not("deed infect") == "Nobody who can be infected is on a hex with your roots."
    table = acting("cubes: yellow 2", "haints family: e4 2 d4 1", "haints protectors: e6 1", "hester marks: thrown")
    table.by(HESTER, "deed infect", "infect 1 e4 0")
    assert table.says_why_not("infect 1 d4 0") == "No root of this turn is on D4."
    assert table.says_why_not("infect 1 e4 0").startswith("On E4 somebody was infected this turn")
    assert table.says_why_not("infect 0 e6 1") == "Costs 3 terrain cubes of any colours, and you have 1."


def test_without_a_snake_she_is_told_so() -> None:
    table = acting("cubes: yellow 3", "haints family: e4 1 c3 4 g3 4", "snakes family: c3 4 g3 4",
                   "hester marks: thrown").by(HESTER)  # fmt: skip
    assert table.says_why_not("deed infect") == "No snake is left in the supply."


@law("5.hester.summon.1", "5.hester.summon.3")
def test_she_is_told_what_a_summoning_takes() -> None:
    cold = acting("cubes: green 6", "hester marks: thrown").by(HESTER)
    assert cold.says_why_not("deed summon", "cs") == "Na mapě nehoří žádný oheň."
    poor = acting("flames: d5 2", "hester fires: 2", "cubes: green 2 yellow 3", "hester marks: thrown").by(HESTER)
    assert poor.says_why_not("deed summon") == "Costs 3 of your green cubes, and you have 2."
    there = acting("flames: d5 2", "hester fires: 2", "hester: e6", "hester marks: thrown").by(HESTER)
    assert there.says_why_not("deed summon") == "Hester is on E6 already."
    some = haunt("flames: d5 2 e6 2 e3 2", "cubes: green 1 yellow 1", "hester fires: 0", then="summon 2").by(HESTER)
    assert some.says_why_not("rise e3 teal") == "Costs 1 of your teal cubes, and you have 0."


@law("5.hester.cleanup.devour")
def test_she_is_told_whom_she_cannot_devour() -> None:
    lines = ("hester: d5", "legends protectors: d5", "legends family: e7", "rows protectors: move 1")
    table = haunt(*lines, "bag: move 1", then="devour 2").by(HESTER)
    assert table.says_why_not("feast 1 0 move") == "The legend of the Family is on E7, and Hester is on D5."
