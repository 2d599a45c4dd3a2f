"""Every upgrade of the Family."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.rules.box.codes import BUILDING, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import TOKEN_NAMES
from lexludi.kernel.errors import PositionError
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, SEATS, Table, at, lay

law = cites("harrow")


def use(token: str, *lines: str) -> Table:
    """The token lies before the Family, and is used."""
    places = () if any(line.startswith("legends family") for line in lines) else ("legends family: e2",)
    laid = () if any(line.startswith("laid") for line in lines) else (f"laid: {token} 1",)
    table = lay(*laid, "legends protectors: e8", *places, *lines, then="tokens 1", seats=SEATS)
    return table.by(FAMILY, f"use {token}")


@law("card.upgrade.council-seat")
def test_council_seat_moves_twice() -> None:
    table = use("council_seat", "haints family: e4 1").by(FAMILY, "move e4 e5 1 0 0", "move e5 e6 1 0 0")
    assert (table.haints(FAMILY), table.asked) == ({"e6": 1}, PROTECTORS)


@law("card.upgrade.faceless-portraits")
def test_faceless_portraits_spawn_twice() -> None:
    table = use("faceless_portraits").by(FAMILY, "spawn e2", "spawn e2")
    assert table.haints(FAMILY) == {"e2": 2}


@law("card.upgrade.noise-and-clamor")
def test_noise_and_clamor_strengthens_twice() -> None:
    assert use("noise_and_clamor").cubes == {"blue": 2}


@law("card.upgrade.storm-guide", "card.upgrade.storm-guide.a")
def test_storm_guide_leads_each_unit_into_a_storm_once_and_moves() -> None:
    table = use("storm_guide", "legends family: g5", "haints family: g5 2", "storms: g6 h4")
    table.by(FAMILY, "act its-other-half")
    assert not table.offers("shift 1 -1 g5 f5")
    table.by(FAMILY, "shift 1 -1 g5 g4", "shift 1 0 g5 g6")
    assert {option.split()[3] for option in table.offered_of("shift")} == {"g5"}  # who went does not go on
    table.by(FAMILY, "pass", "act its-ability", "move g5 f5 1 0 0")
    assert (table.haints(FAMILY), table.legends(FAMILY)) == ({"g4": 1, "f5": 1}, ["g6"])
    assert table.asked == PROTECTORS


@law("card.upgrade.psychopomp")
def test_psychopomp_sends_any_haint_to_land_without_units_and_tokens() -> None:
    table = use("psychopomp", "haints protectors: e6 1", "tokens move: e4", "haints family: d3 1").by(
        FAMILY, "act its-other-half"
    )
    targets = {option.split()[4] for option in table.offered_of("shift") if option.startswith("shift 0")}
    assert not targets & {"e4", "d6", "e5", "e8", "d3", "e2"}
    table.by(FAMILY, "shift 0 -1 e6 a1", "act its-ability", "move d3 d4 1 0 0")
    assert (table.haints(PROTECTORS), table.haints(FAMILY)) == ({"a1": 1}, {"d4": 1})


@law("card.upgrade.distant-tremor")
def test_distant_tremor_lets_haints_come_within_reach_in_this_turn() -> None:
    table = use("distant_tremor", "legends family: e4", "laid: spawn 1 distant_tremor 1")
    assert table.offers("spawn e6")
    assert table.offers("spawn e2")
    assert not table.offers("spawn e7")
    table.by(FAMILY, "spawn e6", "spawn d3")
    assert table.haints(FAMILY) == {"e6": 1, "d3": 1}
    assert not lay("tremor: yes", "legends family: e2", then="cleanup 1", seats=SEATS).s.family.tremor


@law("card.upgrade.merging", "card.upgrade.merging.a")
def test_merging_pulls_everything_on_a_hex_closer_to_the_legend() -> None:
    lines = ("legends family: e2", "haints family: e5 2", "tokens move: e5", "buildings: d5", "townsfolk: e6")
    table = use("merging", *lines).by(FAMILY, "act its-other-half")
    assert not table.offers("guide e5 e6")
    table.by(FAMILY, "guide e5 e4")
    assert (table.haints(FAMILY), table.tokens("move")) == ({"e4": 2}, {"e4": 1})
    table = use("merging", *lines).by(FAMILY, "act its-other-half", "guide e6 e5")  # never into the brambles
    assert (table.objectives(TOWNSFOLK), table.objectives(BUILDING)) == ({"e6": 1}, {"d5": 1})


@law("card.upgrade.merging.a")
def test_merging_leaves_units_where_enemies_or_their_objectives_bar_the_way() -> None:
    lines = ("legends family: e2", "haints protectors: e7 1", "buildings: e6", "tokens spawn: e7")
    table = use("merging", *lines).by(FAMILY, "act its-other-half", "guide e7 e6")
    assert (table.haints(PROTECTORS), table.tokens("spawn")) == ({"e7": 1}, {"e6": 1})


@law("card.upgrade.merging.b")
def test_a_storm_that_is_pulled_can_close_a_chain_and_onto_another_it_does_nothing() -> None:
    table = use("merging", "storms: e2 e4", "buildings: e3").by(FAMILY, "act its-other-half", "guide e4 e3")
    assert (table.points, table.s.storm(at("e3"))) == ([0, 2], True)
    twice = use("merging", "storms: e3 e4").by(FAMILY, "act its-other-half", "guide e4 e3")
    assert twice.s.storms.bit_count() == 2


@law("2.upgrade.6", "card.upgrade.weaving-fate", "card.upgrade.weaving-fate.a")
def test_weaving_fate_strengthens_waits_and_reaches_farther_in_the_next_attack() -> None:
    drawn = lay("legends family: e2", "laid: weaving_fate 1", then="lay_out 1", seats=SEATS)
    assert (drawn.cubes, [TOKEN_NAMES[kind] for kind in drawn.s.family.waiting]) == ({"blue": 1}, ["weaving_fate"])
    lines = ("legends family: e2", "haints family: e4 1", "haints protectors: e8 1", "legends protectors: e8")
    table = lay(*lines, "boons: weaving_fate", then="assault 1 0", seats=SEATS)
    table.by(FAMILY, "attack e4 e8")
    assert (table.s.family.waiting, table.s.family.bag[TOKEN_NAMES.index("weaving_fate")]) == ([], 1)
    waits = lay(*lines, "boons: weaving_fate", then="end_of_round", seats=SEATS)
    assert waits.s.family.waiting


@law("card.upgrade.knife-in-the-dark", "card.upgrade.knife-in-the-dark.a", "2.upgrade.6")
def test_knife_in_the_dark_gives_two_cubes_of_superiority_even_when_outnumbered() -> None:
    lines = ("legends family: e2", "haints family: e4 1", "haints protectors: e6 3", "legends protectors: e8")
    table = lay(*lines, "boons: knife_in_the_dark", "cubes: red 1 blue 1", then="attack 1 e4 e6 0", seats=SEATS)
    assert (table.s.ground[0] + table.s.stuck[0], table.s.ground[1] + table.s.stuck[1]) == (1, 3)
    assert table.s.family.waiting == []
    played = lay(
        "legends family: e2", "hand family: knife_in_the_dark", "laid: strengthen 1", then="tokens 1", seats=SEATS
    )
    assert played.by(FAMILY, "play knife_in_the_dark").cubes == {"blue": 1}
    assert len(played.s.family.waiting) == 1


@law("card.upgrade.merging.a", "1.core.3")
def test_merging_takes_as_many_units_as_find_room_legends_first() -> None:
    lines = ("legends family: e2", "haints protectors: e6 3 e5 2", "legends protectors: e6")
    laid = ("laid: merging 1", *lines)
    table = lay(*laid, then="tokens 1", seats=SEATS).by(FAMILY, "use merging", "act its-other-half", "guide e6 e5")
    assert (table.haints(PROTECTORS), table.legends(PROTECTORS)) == ({"e6": 2, "e5": 3}, ["e5"])


@law("card.upgrade.merging.a")
def test_merging_leaves_townsfolk_where_a_building_stands() -> None:
    table = use("merging", "townsfolk: e7", "buildings: e6").by(FAMILY, "act its-other-half", "guide e7 e6")
    assert (table.objectives(TOWNSFOLK), table.objectives(BUILDING)) == ({"e7": 1}, {"e6": 1})


@law("card.upgrade.storm-guide")
def test_a_haint_that_stood_in_a_storm_may_still_go_on_when_another_comes() -> None:
    table = use("storm_guide", "legends family: e2", "haints family: g5 1 g4 1", "storms: h3")
    table.by(FAMILY, "act its-other-half", "shift 1 -1 g5 g4")
    assert table.offers("shift 1 -1 g4 h3")


@law("2.upgrade.6")
def test_a_token_that_waits_is_drawn_in_a_real_turn_and_several_wait_together() -> None:
    lines = ("legends family: e2", "bag: weaving_fate 1", "boons: knife_in_the_dark")
    table = lay(*lines, then="turn 1", seats=SEATS).by(FAMILY, "flip abilities")
    assert [TOKEN_NAMES[kind] for kind in table.s.family.waiting] == ["weaving_fate", "knife_in_the_dark"]
    assert table.cubes == {"blue": 1}


@law("2.upgrade.1")
def test_only_one_upgrade_card_is_played_in_the_action() -> None:
    lines = ("legends family: e2", "hand family: council_seat noise_and_clamor", "laid: move 1 strengthen 1")
    table = lay(*lines, then="tokens 1", seats=SEATS).by(FAMILY, "play council_seat")
    assert table.refuses("play noise_and_clamor") == "2.upgrade.1"


def test_positions_know_that_there_is_one_of_each_upgrade() -> None:
    for line in ("used: council_seat 1", "board: council_seat", "bag: council_seat 1"):
        with pytest.raises(PositionError, match="an upgrade twice"):
            lay("legends family: e2", "laid: council_seat 1", line, then="tokens 1", seats=SEATS)


@law("card.upgrade.knife-in-the-dark")
def test_a_knife_that_waits_is_for_the_attacks_of_the_family_alone() -> None:
    lines = ("legends family: e2", "haints family: e4 1", "haints protectors: e6 3", "legends protectors: e8")
    table = lay(*lines, "boons: knife_in_the_dark", "cubes: red 1 blue 1", then="attack 0 e6 e4 0", seats=SEATS)
    assert (table.s.ground[0] + table.s.stuck[0], len(table.s.family.waiting)) == (2, 1)


@law("card.upgrade.merging")
def test_merging_can_pull_a_path_alone_and_nothing_from_a_bare_hex() -> None:
    table = use("merging", "paths: e7").by(FAMILY, "act its-other-half")
    assert {option.split()[1] for option in table.offered_of("guide")} == {"e7", "e8"}
    assert table.by(FAMILY, "guide e7 e6").s.paths == [at("e6")]


@law("card.upgrade.faceless-portraits", "card.upgrade.distant-tremor", "card.upgrade.council-seat")
def test_upgrades_give_what_is_printed_and_no_more() -> None:
    for name, given in (
        ("council_seat", {"moves": 2}),
        ("faceless_portraits", {"spawns": 2}),
        ("distant_tremor", {"spawns": 1}),
    ):
        ask = use(name, "haints family: e4 1").match.ask
        assert ask is not None
        assert ask.values == {"moves": 0, "spawns": 0, "cubes": 0, "any": 0} | given


@law("2.upgrade.5", "card.upgrade.psychopomp")
def test_each_half_of_an_upgrade_is_used_once() -> None:
    table = use("psychopomp", "haints family: e4 1").by(FAMILY, "act its-ability", "move e4 e5 1 0 0")
    assert table.offered() == ["act its-other-half", "pass"]


@law("card.upgrade.merging.a")
def test_merging_moves_no_unit_onto_a_full_hex_and_no_townsfolk_to_enemies() -> None:
    table = use("merging", "legends family: e3", "haints family: e6 1 e5 4").by(
        FAMILY, "act its-other-half", "guide e6 e5"
    )
    assert table.haints(FAMILY) == {"e6": 1, "e5": 4}
    folk = use("merging", "haints family: e6 1", "townsfolk: e7").by(FAMILY, "act its-other-half", "guide e7 e6")
    assert folk.objectives(TOWNSFOLK) == {"e7": 1}


@law("card.upgrade.storm-guide", "legend.bernice.a")
def test_a_nailed_legend_is_not_led_into_a_storm() -> None:
    lines = ("legends family: g5", "haints family: g5 1", "nails: family g5 0")
    table = use("storm_guide", *lines).by(FAMILY, "act its-other-half")
    assert table.offered_of("shift") == ["shift 1 -1 g5 g4"]


@law("1.cleanup.2.F.2")
def test_with_a_full_board_all_tokens_go_into_the_bag() -> None:
    lines = (
        "legends family: e2",
        "board: move move move move spawn spawn strengthen",
        "used: strengthen 1",
        "bag: move 1",
    )
    table = lay(*lines, then="allot 1", seats=SEATS)
    assert (table.asked, table.s.family.bag[:3]) == (PROTECTORS, [1, 0, 1])
