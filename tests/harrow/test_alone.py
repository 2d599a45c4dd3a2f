"""Alone as Hester: seat 0 is she, seat 1 are the Protectors, seat 2 is the Family; cards move the last two."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.rules.events import Reasoned
from lexludi.kernel.match import Match
from lexludi.law import cites
from tests.harrow.table import Table, at, lay, start
from tests.harrow.witch import flames, witch

law = cites("harrow")

HESTER, PROTECTORS, FAMILY = range(3)
SEATS = "seats: hester\nlantern: protectors"
BOTH = ("townsfolk: a1", "buildings: i5", "townsfolk waiting: swamp", "buildings waiting: swamp")


def solo(*lines: str, then: str) -> Table:
    return lay(*lines, then=then, seats=SEATS)


def woken(*lines: str, card: str = "scaredy_cat", whom: str = "family", then: str = "alone_order 0") -> Table:
    """A card lies there, and moves a faction."""
    return solo(f"solo card: {card}", f"solo faction: {whom}", *lines, then=then)


def reasons(table: Table) -> list[str]:
    return [event.decided for event in table.match.events if isinstance(event, Reasoned)]


# Set-up


@law("solo.role", "solo.setup.1", "solo.setup.2", "solo.setup.3", "solo.setup.4")
def test_both_factions_stand_at_home_with_their_cubes_and_no_gifts() -> None:
    table = start("hester", map="a", level="3")
    assert (table.haints(PROTECTORS), table.haints(FAMILY)) == ({"e8": 3}, {"e2": 3})
    assert (table.legends(PROTECTORS), table.legends(FAMILY), table.s.powers) == (["e8"], ["e2"], 0)
    assert (table.cubes, [len(deck) for deck in table.s.alone.boxed]) == ({"red": 3, "blue": 3}, [16, 12, 9])
    assert len(witch(table).hand) == 4


@law("solo.difficulty.1")
def test_one_takes_any_number_of_each_deck_but_so_many_in_all() -> None:
    table = start("hester", map="a", level="1")
    assert table.offered()[0] == "amount 0"
    assert table.offered()[-1] == "amount 16"
    table.by(HESTER, "amount 0", "amount 10")
    assert [len(deck) for deck in table.s.alone.decks] == [0, 10, 8]


@law("solo.difficulty.2", "solo.difficulty.3", "solo.difficulty.4")
@pytest.mark.parametrize(("level", "cards", "cubes"), [("1", 18, 4), ("2", 16, 2), ("3", 14, 0)])
def test_levels_have_their_cards_and_cubes(level: str, cards: int, cubes: int) -> None:
    table = start("hester", map="a", level=level)
    table.by(HESTER, "amount 8", "amount 4")
    left = sum(map(len, table.s.alone.decks))
    assert (left, sum(table.s.ground[3:7])) == (cards, cubes)
    assert max(table.s.ground[3:7]) <= 1


def test_nobody_knows_how_the_decks_lie() -> None:
    match = Match.set_up("harrow", ["hester"], "4")
    view = match.view(0)["alone"]
    assert (view["decks"], view["boxed"]) == ([0, 0, 0], [16, 12, 9])


# A: objectives


@law("solo.A.1", "solo.A.2")
def test_whatever_is_missing_appears_on_a_hex_of_a_card() -> None:
    waiting = ("townsfolk waiting: swamp plains wetlands", "buildings waiting: swamp plains wetlands")
    table = solo(
        *waiting, "solo deck tactics: dead_shot resolve", "solo deck goblins: snare", then="alone_objectives 0"
    )
    assert table.offered() == ["draw tactics", "draw goblins"]
    table.by(HESTER, "draw tactics")
    assert (table.prompt, len(table.offered())) == ("where-objective", 2)
    table.by(HESTER, table.offered()[0])
    assert sum(table.s.objectives[0]) == 1
    assert table.prompt == "deck"  # now a building


def test_nothing_appears_where_there_is_enough() -> None:
    assert solo(*BOTH, "solo deck tactics: resolve", then="alone_objectives 0").s.alone.discards == []


@law("solo.A.2", "solo.A.3")
def test_a_card_of_which_no_hex_is_open_is_discarded_for_another() -> None:
    lines = (*BOTH[1:2], "haints family: e1 1 e9 1", "solo deck tactics: dead_shot scaredy_cat")  # scaredy_cat: e1, e9
    table = solo(*lines, then="alone_place 0 0")
    assert table.prompt == "where-objective"
    assert len(table.s.alone.discards) == 2


@law("solo.A.4")
def test_faceless_portraits_cost_all_terrain_cubes_and_lead_anywhere() -> None:
    lines = (BOTH[1], "townsfolk waiting: swamp", "cubes: red 1 green 2", "solo deck upgrades: faceless_portraits")
    table = solo(*lines, then="alone_place 0 0")
    assert table.cubes == {"red": 1}
    assert len(table.offered()) == 60  # not onto the building
    table.by(HESTER, "hex e5")
    assert table.objectives(0) == {"e5": 1}


# B: a card


@law("solo.B.1", "solo.B.1b", "solo.B.3")
def test_a_card_of_any_deck_that_has_one_moves_one_of_the_factions() -> None:
    table = solo(*BOTH, "solo deck goblins: snare", "solo deck upgrades: merging", then="alone_reveal 0")
    assert table.offered() == ["draw goblins", "draw upgrades"]
    table.by(HESTER, "draw goblins")
    assert table.offered() == ["wake 1", "wake 2", "redraw"]
    table.by(HESTER, "wake 2")
    assert table.s.alone.whom == FAMILY


@law("solo.B.2")
def test_once_in_a_turn_another_card_is_drawn_instead_and_must_be_used() -> None:
    table = solo(*BOTH, "solo deck goblins: snare lure", then="alone_reveal 0")
    table.by(HESTER, "redraw")
    assert table.offered() == ["wake 1", "wake 2"]
    assert len(table.s.alone.discards) == 1


@law("solo.end.lose.2")
def test_without_a_card_she_is_lost() -> None:
    result = solo(*BOTH, then="alone_reveal 0").match.result
    assert result is not None
    assert (result.winners, result.how) == ((), "no-cards")


# C: actions


@law("solo.C.1")
def test_the_portraits_take_all_terrain_cubes_and_begin_with_any_action() -> None:
    table = solo(*BOTH, "cubes: green 3", "solo deck upgrades: faceless_portraits", then="alone_reveal 0")
    table.by(HESTER, "wake 2")
    assert (table.cubes, table.prompt) == ({}, "which-symbol")
    assert len(table.offered()) == 3


@law("solo.C.3.order.1", "solo.C.3.order.2", "solo.C.3.times", "solo.C.3.cube")
def test_flames_strengthen_the_first_action_and_those_clockwise() -> None:
    table = woken(*BOTH, "hester actions: 2", "haints family: b2 1")  # cube first: cubes twice, spawn twice, move once
    assert table.cubes == {"blue": 2}
    assert table.prompt == "where-spawn"
    table.by(HESTER, "hex e1")
    assert table.haints(FAMILY)["e1"] == 2


@law("solo.C.3.spawn.1", "solo.C.3.spawn.3")
def test_haints_come_to_one_empty_hex_of_the_card() -> None:
    table = woken(*BOTH, "haints protectors: e1 1", then="alone_spawn 0 3")
    assert table.haints(FAMILY) == {"e9": 3}  # e1 is taken


@law("solo.C.3.spawn.2")
def test_if_both_hexes_are_closed_the_next_card_says_where() -> None:
    table = woken(*BOTH, "haints protectors: e1 1 e9 1", "solo deck upgrades: merging", then="alone_spawn 0 1")
    assert table.prompt == "where-spawn"
    assert "hex e1" not in table.offered()


@law("solo.C.3.move.1", "solo.C.3.move.2")
def test_everybody_goes_one_hex_nearer_whatever_the_ground() -> None:
    table = woken("buildings: e5", *BOTH[:1], "haints family: e3 1 g4 1", "legends family: e2", "storms: e4",
                  then="alone_move 0 1")  # fmt: skip
    table.by(HESTER, "hex g4", "hex f5", "hex e3")
    assert table.haints(FAMILY) == {"e4": 1, "f5": 1}
    assert table.legends(FAMILY) == ["e3"]
    assert set(reasons(table)) == {"nearer"}


@law("solo.C.3.move.3")
def test_they_go_round_whoever_stands_in_the_way_or_stay() -> None:
    ring = "haints protectors: e4 1 f4 1 f5 1 e6 1 d5 1 d4 1"
    table = woken("buildings: e5", *BOTH[:1], ring, "haints family: e3 1", then="alone_move 0 1")
    assert (table.haints(FAMILY), reasons(table)) == ({"e3": 1}, ["blocked"])
    gap = woken("buildings: e5", *BOTH[:1], ring.replace(" d4 1", ""), "haints family: f3 1", then="alone_move 0 1")
    assert gap.haints(FAMILY) != {"f3": 1}


@law("solo.C.3.move.4a")
def test_no_more_than_four_come_together() -> None:
    table = woken("buildings: e7", *BOTH[:1], "haints family: e4 2 e5 3", "haints protectors: e6 1 d5 1 f5 1 d4 1 f4 1",
                  then="alone_move 0 1")  # fmt: skip
    table.by(HESTER, "hex e4")
    assert table.haints(FAMILY)["e4"] == 2


@law("solo.C.3.move.4b", "solo.C.3.move.4c")
def test_who_joins_others_that_have_not_gone_yet_goes_on_with_them() -> None:
    table = woken("buildings: e8", *BOTH[:1], "haints family: e3 1 e4 1", then="alone_move 0 1")
    table.by(HESTER, "hex e3")
    assert table.haints(FAMILY) == {"e5": 2}


@law("solo.C.3.move.5", "solo.C.3.move.5b")
def test_the_family_destroys_a_building_for_two_points_without_a_storm() -> None:
    table = woken("buildings: e5", *BOTH[:1], "haints family: e4 1", then="alone_move 0 1")
    assert (table.points[FAMILY], table.objectives(1), table.s.storms) == (2, {}, 0)
    assert table.s.alone.goal == at("e5")


@law("solo.C.3.move.5")
def test_for_the_rest_of_the_turn_they_go_on_to_that_hex() -> None:
    table = woken("buildings: e5", *BOTH[:1], "haints family: e4 1 e2 1", then="alone_move 0 2")
    table.by(HESTER, "hex e4", "hex e5")
    assert table.haints(FAMILY) == {"e5": 1, "e4": 1}


@law("solo.C.3.move.6")
def test_protectors_rescue_townsfolk_for_two_points() -> None:
    table = woken("townsfolk: e5", *BOTH[1:2], "haints protectors: e6 1", whom="protectors", then="alone_move 0 1")
    assert (table.points[PROTECTORS], table.objectives(0)) == (2, {})


@law("solo.C.3.move.7")
def test_they_keep_out_of_fires_and_from_what_the_others_want() -> None:
    lines = ("townsfolk: e4", "flames: f4 2", "hester fires: 2", "haints protectors: d3 1")
    table = woken("buildings: e5", *lines, "haints family: e3 1", then="alone_move 0 1")
    assert not {"e4", "f4"} & set(table.haints(FAMILY))


@law("solo.C.3.move.8")
def test_each_flame_leads_them_one_hex_more() -> None:
    table = woken("buildings: e8", *BOTH[:1], "haints family: e4 1", then="alone_move 0 3")
    assert table.haints(FAMILY) == {"e7": 1}


# D: attack

NEAR_ALL = ("haints family: e4 2", "haints protectors: e6 2", "flames: f4 1", "hester fires: 2", "hester: d4")


@law("solo.D.0", "solo.D.I.A.i")
def test_a_card_that_points_at_hester_makes_them_attack_her() -> None:
    table = woken(*BOTH, *NEAR_ALL, "cubes: blue 3", then="alone_attack 0 1")
    assert reasons(table)[-1] == "at-hester"


@law("solo.D.I.A.ii")
def test_else_a_fire() -> None:
    table = woken(*BOTH, *NEAR_ALL[:4], "cubes: blue 3", then="alone_attack 0 1")
    assert reasons(table)[-1] == "at-fire"


@law("solo.D.I.A.iii")
def test_else_units_that_are_not_more() -> None:
    table = woken(*BOTH, *NEAR_ALL[:2], then="alone_attack 0 1")
    assert reasons(table)[-1] == "at-units"


@law("solo.D.I.B")
def test_without_the_symbol_they_attack_units_that_are_not_more_where_the_player_says() -> None:
    lines = ("haints family: e4 2", "haints protectors: e6 2 d5 3 f5 1")
    table = woken(*BOTH, *lines, "flames: f4 1", "hester fires: 2", then="alone_attack 0 0")
    assert table.offered() == ["attack e4 e6", "attack e4 f5"]
    nobody = woken(*BOTH, "haints family: e4 1", "haints protectors: e6 2", then="alone_attack 0 0")
    assert reasons(nobody) == ["nothing"]


@law("solo.D.II.1", "solo.D.II.2")
def test_superiority_counts_flames_and_hester() -> None:
    theirs = woken(*BOTH, "haints family: e4 1", "flames: d4 2", "hester fires: 2", then="alone_attack 0 1")
    assert theirs.s.ground[4] + theirs.s.stuck[4] == 1  # plains: a yellow cube for her
    ours = woken(*BOTH, "haints family: e4 3 d3 1", "flames: d4 2", "hester fires: 2", then="alone_attack 0 1")
    ours.falls({"blue": 1}, blue=0).by(HESTER, "raid e4 d4")
    assert (ours.stuck, ours.cubes) == ({"blue": 1}, {})


@law("solo.D.III", "solo.D.IV.2")
def test_they_put_out_what_they_can_flames_first() -> None:
    table = woken(*BOTH, "haints family: e4 4 d3 1", "flames: d4 1", "hester: d4", "hester fires: 2", "cubes: blue 2",
                  then="alone_attack 0 1")  # fmt: skip
    table.falls({"blue": 2}, blue=2).by(HESTER, "raid e4 d4")
    assert (flames(table), table.points[FAMILY]) == ({}, 1)
    assert (witch(table).at, table.cubes) == (at("d4"), {"blue": 1})  # a hit on her would cost two


@law("solo.D.IV.1")
def test_kills_count_by_the_dial() -> None:
    table = woken(*BOTH, "haints protectors: e6 1", "spoon family: 2", "cubes: blue 4", then="strike 2 1 e6")
    assert (table.haints(PROTECTORS), table.points[FAMILY], table.camp(FAMILY).kills) == ({}, 0, 1)


@law("solo.D.IV.3")
def test_who_kills_hester_turns_the_spoon_back() -> None:
    table = woken(*BOTH, "hester: d4", "spoon family: 3", "cubes: blue 4", then="quench 2 d4")
    assert (witch(table).at, table.camp(FAMILY).spoon) == (-1, 0)


# E, F and the end


@law("solo.E")
def test_then_it_is_her_turn_with_all_her_flames() -> None:
    table = solo(*BOTH, "roots: d4 e4", "solo deck goblins: snare", "hester actions: 2", then="alone_round")
    assert table.prompt == "who-wakes"
    assert [step[0] for step in table.s.agenda][-2:] == ["turn", "hester_turn"]
    acting = solo(*BOTH, "roots: d4 e4", "hester actions: 2", then="hester_turn 0")
    acting.by(HESTER, "root e5", "root f5")
    assert witch(acting).left() == 2


@law("solo.F")
def test_after_her_turn_the_brambles_score() -> None:
    table = solo(*BOTH, "haints family: e5 1", "solo deck goblins: snare", then="alone_end")
    assert table.points[FAMILY] == 1


@law("solo.end.lose.1")
def test_seven_points_of_another_are_the_end_of_her() -> None:
    result = solo(*BOTH, "points family: 7", then="alone_end").match.result
    assert result is not None
    assert (result.winners, result.how) == ((), "defeated")


@law("solo.end.win")
def test_six_squares_are_her_victory() -> None:
    lines = ("hester squares protectors: haints haints haints", "hester squares family: haints haints")
    table = solo(*BOTH, *lines, "hester: e6", "legends family: e6", "wild family: 1", then="devour 0")
    table.by(HESTER, "feast 2 0 wild")
    result = table.match.result
    assert result is not None
    assert (result.winners, result.how) == ((HESTER,), "hester")
