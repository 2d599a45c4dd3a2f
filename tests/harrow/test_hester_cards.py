"""Hester's thirteen cards."""

from __future__ import annotations

from lexludi.games.harrow.factions.hester.cards import POWERS
from lexludi.games.harrow.rules.box.printed import HESTER_CARDS
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at
from tests.harrow.witch import HESTER, acting, flames, haunt, roots, snakes, witch

law = cites("harrow")

ILL = ("haints protectors: d5 1", "snakes protectors: d5 1")


def using(card: str, *lines: str) -> Table:
    """The card lies open and is used."""
    return acting(f"hester open: {card}", *lines).by(HESTER, f"invoke {card}")


@law("5.hester.activate")
def test_an_open_card_is_used_once_in_a_turn_for_nothing_before_or_after_the_tree() -> None:
    table = using("wild_tangle", "cubes: green 1", "hester actions: 0").by(HESTER, "colour brown")
    assert table.refuses("invoke wild_tangle") == "5.hester.activate"
    assert acting("hester open: wild_tangle", "cubes: green 1", "hester marks: thrown").offers("invoke wild_tangle")


def test_every_card_does_something() -> None:
    assert sorted(POWERS) == list(range(len(HESTER_CARDS)))


@law("card.hester.white-innards")
def test_white_innards_leads_an_infected_haint_two_hexes_away_from_infected_enemies() -> None:
    table = using("white_innards", *ILL, "haints family: e7 1", "snakes family: e7 1")
    assert "shift 0 -2 d5 e5" in table.offered()
    table.by(HESTER, "shift 0 -2 d5 e6")  # beside e7: it must go on
    assert "pass" not in table.offered()
    assert not table.offers("hex d7")
    table.by(HESTER, "hex e5")
    assert table.haints(PROTECTORS) == {"e5": 1}


def test_white_innards_may_stop_after_one_hex() -> None:
    table = using("white_innards", *ILL).by(HESTER, "shift 0 -2 d5 d4", "pass")
    assert snakes(table, PROTECTORS) == {"d4": 1}


@law("card.hester.wild-tangle")
def test_wild_tangle_changes_a_cube() -> None:
    table = using("wild_tangle", "cubes: green 2 brown 1").by(HESTER, "colour green", "colour teal")
    assert table.cubes == {"brown": 1, "teal": 1, "green": 1}


@law("card.hester.protege")
def test_the_first_infection_is_free_even_in_the_brambles() -> None:
    table = using("protege", "haints family: e5 1 e4 1", "hester marks: thrown")
    table.by(HESTER, "deed infect")
    assert "infect 1 e5 2" in table.offered()
    table.by(HESTER, "infect 1 e5 2")
    assert (snakes(table, FAMILY), table.cubes) == ({"e5": 1}, {})
    assert table.prompt == "hester"  # the second would cost a cube


@law("card.hester.we-shall-see")
def test_we_shall_see_gives_a_cube_to_who_has_fewest_and_one_to_her() -> None:
    table = using("we_shall_see", "cubes: red 2 blue 1").by(HESTER, "colour brown")
    assert table.cubes == {"red": 2, "blue": 2, "brown": 1}


@law("card.hester.sloth")
def test_the_sloth_summons_with_any_one_colour() -> None:
    table = using("sloth", "flames: d5 2", "hester fires: 2", "cubes: teal 3", "hester marks: thrown")
    table.by(HESTER, "deed summon")
    assert (witch(table).at, table.cubes) == (at("d5"), {})


@law("card.hester.within-reach")
def test_within_reach_drags_a_legend_onto_a_root() -> None:
    table = using("within_reach", "legends family: d4", "legends protectors: a1", "hester: d5")
    assert table.offered() == ["shift 1 0 d4 e4", "shift 1 0 d4 e5", "shift 2 0 d5 e5", "shift 2 0 d5 e6"]
    table.by(HESTER, "shift 1 0 d4 e5")
    assert table.legends(FAMILY) == ["e5"]


@law("card.hester.hurts-a-moment", "card.hester.hurts-a-moment.a")
def test_it_hurts_a_moment_infects_beside_an_infected_haint_before_the_tree() -> None:
    table = using("hurts_a_moment", "haints family: c3 2 g3 1", "snakes family: c3 1", "cubes: teal 3")
    assert (snakes(table, FAMILY), table.cubes) == ({"c3": 2}, {"teal": 1})
    table.by(HESTER, "deed move")
    assert table.offers("crawl 1 c3 c2 0")
    assert witch(table).reached == []  # it is not the infect action


@law("card.hester.night-terror")
def test_night_terror_leads_each_infected_haint_and_hester_onto_the_terrain_of_a_fire() -> None:
    table = using("night_terror", "haints protectors: d5 2", "snakes protectors: d5 2", "flames: f6 2",
                  "hester fires: 2", "hester: e4")  # fmt: skip
    assert "shift 0 -2 d5 e6" in table.offered()
    assert "shift 0 -2 d5 d6" not in table.offered()  # no plains
    table.by(HESTER, "shift 0 -2 d5 e6", "shift 0 -2 d5 d4", "shift 2 0 e4 d3")
    assert (table.haints(PROTECTORS), witch(table).at) == ({"d4": 1, "e6": 1}, at("d3"))
    assert table.prompt == "hester"


@law("card.hester.necessary-sacrifice")
def test_a_necessary_sacrifice_comes_to_the_battleground_with_the_first_healthy_haint() -> None:
    table = using("necessary_sacrifice").by(HESTER, "colour green", "hex d4")
    assert (witch(table).cubes[at("d4")], table.cubes) == (6, {})
    ill = haunt("hester cubes: d4 green", *ILL, then="points 0 1 0 0 0").by(PROTECTORS, "move d5 d4 1 0 1")
    assert ill.cubes == {}
    well = haunt("hester cubes: d4 green", "haints protectors: d5 1", then="points 0 1 0 0 0")
    assert well.by(PROTECTORS, "move d5 d4 1 0 0").cubes == {"green": 1}


@law("card.hester.closing-in")
def test_closing_in_brings_two_infected_enemies_together() -> None:
    table = using("closing_in", *ILL, "haints family: e7 1", "snakes family: e7 1")
    assert table.offered() == ["hex d6", "hex e6"]
    table.by(HESTER, "hex e6")
    assert flames(table) == {"e6": 2}
    table.by(HESTER, "side 0")
    assert (table.haints(PROTECTORS), table.haints(FAMILY), witch(table).actions) == ({}, {}, 2)


@law("card.hester.trampled-ground", "card.hester.trampled-ground.a")
def test_trampled_ground_leads_onto_empty_ground_also_after_she_was_summoned() -> None:
    table = acting("hester open: trampled_ground", *ILL, "hester: f5", "haints family: d4 1", "hester marks: thrown",
                   "hester done: summon")  # fmt: skip
    table.by(HESTER, "invoke trampled_ground")
    assert "shift 2 0 f5 f6" in table.offered()
    assert not {"shift 0 -2 d5 d4", "shift 0 -2 d5 e6", "shift 2 0 f5 e6"} & set(table.offered())
    table.by(HESTER, "shift 2 0 f5 f6")
    assert witch(table).at == at("f6")


@law("card.hester.all-around")
def test_all_around_brings_two_cubes_for_a_root_in_the_brambles_or_on_a_mountain() -> None:
    table = using("all_around").by(HESTER, "colour teal", "colour brown")
    assert table.cubes == {"brown": 1, "teal": 1}
    assert acting("roots: e4 f4 g3", "hester open: all_around").refuses("invoke all_around") == "5.hester.activate"


@law("card.hester.desperate-grip")
def test_the_first_root_grows_on_from_the_last_and_brings_no_cube() -> None:
    table = using("desperate_grip").by(HESTER, "root e7")
    assert (roots(table), table.cubes) == (["e5", "e6", "e7"], {})
