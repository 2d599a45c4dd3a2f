"""Chapter 4: Kammi, her grid, her track, the dolls, and what happens when she is hit."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.rules.box.printed import LEGEND_NAMES
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from tests.harrow.table import Table, at, start
from tests.harrow.table import lay as lay_any

law = cites("harrow")
KAMMI, PROTECTORS = 0, 1
SEATS = "seats: kammi protectors\nchapter: 3\nqueue: kammi"
AWAY = "legends protectors: e8"


def lay(*lines: str, then: str) -> Table:
    """Kammi at e2's side of the map, unless the lines put her figures elsewhere."""
    places = () if any(line.startswith("legends kammi") for line in lines) else ("legends kammi: d1 f1",)
    away = () if any(line.startswith("legends protectors") for line in lines) else (AWAY,)
    return lay_any(*places, *away, *lines, then=then, seats=SEATS)


def begun(*seats: str) -> Table:
    """Legends and tracks are chosen; figures come next."""
    table = start(*(seats or ("kammi", "protectors")), chapter="3")
    for _ in range(2):
        seat = table.asked
        table.by(seat, table.offered()[0], "track-side 0")
    return table


# Set-up


@law("4.matchup", "4.setup.0")
def test_kammi_plays_against_protectors_or_family_with_all_they_have() -> None:
    for other in ("protectors", "family"):
        table = start("kammi", other, chapter="3")
        assert len(table.camp(1).hand) == 3
        assert table.by(0).offered() == ["lead klepar", "lead ranar", "lead sprymar"]
    with pytest.raises(BadSetup, match="from chapter 3 on"):
        start("kammi", "family", chapter="2")


@law("4.setup.A", "4.setup.B", "4.setup.C", "4.setup.D")
def test_her_grid_is_filled_at_random_a_move_token_waits_and_she_holds_three_cards() -> None:
    s = start("kammi", "protectors", chapter="3").s
    assert sorted(kind for row in s.kammi.grid for kind in row) == [0, 0, 1, 1, 2, 2]
    assert (s.kammi.waiting, s.kammi.black) == (0, -1)
    assert (len(s.camps[0].hand), len(s.camps[0].cards.cards)) == (3, 9)
    assert len({str(start("kammi", "protectors", chapter="3", seed=str(n)).s.kammi.grid) for n in range(5)}) > 1


@law("4.setup.E.1", "4.setup.F", "4.setup.G")
def test_she_chooses_a_goblin_with_its_gift_and_a_side_of_her_track() -> None:
    table = start("kammi", "protectors", chapter="3").by(KAMMI, "lead sprymar", "track-side 1")
    assert LEGEND_NAMES[table.camp(KAMMI).legend] == "sprymar"
    assert (table.camp(KAMMI).track, table.s.kammi.gift) == (1, True)


@law("4.setup.H", "4.setup.E.2")
def test_her_figures_stand_on_two_edge_hexes_beside_her_home_and_who_is_who_is_secret() -> None:
    table = begun().by(KAMMI)
    assert table.offered() == ["pair d1 e1", "pair d1 f1", "pair e1 f1"]
    table.by(KAMMI, "pair d1 f1", "figure 1")
    assert table.match.view(KAMMI)["kammi"]["who"] == 1
    assert [table.match.view(seat)["kammi"]["who"] for seat in (PROTECTORS, None)] == [-1, -1]


@law("4.setup.I")
def test_her_haints_start_at_home_or_with_her_figures() -> None:
    table = begun().by(KAMMI, "pair d1 f1", "figure 0")
    assert table.offered() == ["hex d1", "hex e2", "hex f1"]
    assert table.by(KAMMI, "hex d1", "hex e2", "hex d1").haints(KAMMI) == {"d1": 2, "e2": 1}


@law("4.setup.J.1", "4.setup.J.2", "4.setup.K")
def test_the_opponent_hides_the_real_doll_among_three_and_splits_the_units() -> None:
    table = begun().by(KAMMI, "pair d1 f1", "figure 0", "hex d1", "hex e2", "hex f1")
    assert table.by(PROTECTORS).offered() == ["hex d8", "hex e9", "hex f8"]
    table.by(PROTECTORS, "hex e9", "hex d8", "hex f8", "hex e8", "hex e9")
    assert (table.legends(PROTECTORS), table.haints(PROTECTORS)) == (["d8"], {"f8": 1, "e8": 1, "e9": 1})
    assert table.match.view(PROTECTORS)["kammi"]["real"] == 1
    assert (table.match.view(KAMMI)["kammi"]["real"], table.match.view(KAMMI)["kammi"]["dolls"]) == (-1, [25, 34, 42])


@law("4.setup.L", "4.setup.M", "4.setup.N")
def test_jars_cubes_tiles_and_the_objectives_of_the_other_faction_are_ready() -> None:
    table = begun("kammi", "family")
    s = table.s
    assert ([camp.jars for camp in s.camps], s.ground[2]) == ([15, 15], 3)
    assert s.waiting == [0, 15]
    table.by(0, "pair d8 f8", "figure 0", "hex d8", "hex e8", "hex f8")
    table.by(1, *["hex e1"] + ["hex e2"] * 4)
    assert len([tile for row in table.s.tiles for tile in row]) == 4
    assert set(table.by(0).offered_of("settle")) == set(table.offered())  # she alone places an objective


# Dolls


@law("4.doll.1")
def test_any_unit_may_carry_a_doll_off_or_leave_it() -> None:
    lines = ("dolls: d7 e9 f8", "haints protectors: d7 1")
    table = lay(*lines, then="points 1 2 0 0 0").by(PROTECTORS, "move d7 d6 1 0 0", "yes")
    assert table.s.kammi.dolls[0] == at("d6")
    left = lay(*lines, then="points 1 2 0 0 0").by(PROTECTORS, "move d7 d6 1 0 0", "pass")
    assert left.s.kammi.dolls[0] == at("d7")
    hers = lay("dolls: d7 e9 f8", "haints kammi: d7 1", then="points 0 1 0 0 0").by(KAMMI, "move d7 e7 1 0 0", "yes")
    assert hers.s.kammi.dolls[0] == at("e7")


@law("4.doll.2")
def test_no_hex_holds_two_dolls() -> None:
    table = lay("dolls: d7 e7 f8", "haints protectors: d7 1", then="points 1 1 0 0 0").by(
        PROTECTORS, "move d7 e7 1 0 0"
    )
    assert (table.s.kammi.dolls[:2], table.prompt) == ([at("d7"), at("e7")], "jar")


@law("4.doll.3")
def test_when_an_opponent_moves_a_unit_its_owner_decides_about_the_doll() -> None:
    lines = ("legends kammi: e5 a1", "kammi is: 1", "dolls: e6 e9 f8", "haints protectors: e6 1", "hand kammi: lure")
    table = lay(*lines, then="flip 0").by(KAMMI, "play lure", "shift 1 -1 e6 d6").by(PROTECTORS, "yes")
    assert table.s.kammi.dolls[0] == at("d6")


# Her rules


@law("4.kammi.spawn")
def test_her_haints_come_to_either_figure_or_home() -> None:
    table = lay(then="points 0 0 1 0 0").by(KAMMI)
    assert set(table.offered_of("spawn")) == {"spawn d1", "spawn f1", "spawn e2"}


@law("4.kammi.core")
def test_purple_units_keep_away_from_townsfolk_buildings_and_others() -> None:
    lines = ("haints kammi: e5 1", "townsfolk: e4", "haints protectors: e6 1")
    table = lay(*lines, then="points 0 1 0 0 0").by(KAMMI)
    assert [table.refuses(f"move e5 {to} 1 0 0") for to in ("e4", "e6")] == ["4.kammi.core"] * 2
    other = lay(*lines, then="points 1 1 0 0 0").by(PROTECTORS)
    assert other.refuses("move e6 e5 1 0 0") == "4.kammi.core"


GRID = "grid: strengthen move; spawn spawn; move strengthen"


@law("4.kammi.action-grid.1", "4.kammi.action-grid.2", "4.kammi.action-grid.3", "4.kammi.action-grid.5")
def test_example_move_is_pushed_in_and_move_and_strengthen_are_used() -> None:
    table = lay(GRID, "haints kammi: e2 1", then="push_token 0").by(KAMMI, "row 0")
    d = table.s.kammi
    assert (d.grid[0], d.waiting, d.black) == ([0, 2], 0, 0)
    table.by(KAMMI, "ability strengthen", "ability move", "move e2 e3 1 0 0", "move e3 e4 1 0 0")
    assert (table.cubes, table.haints(KAMMI), table.prompt) == ({"purple": 2}, {"e4": 1}, "jar")


@law("4.kammi.action-grid.5")
def test_the_token_in_the_black_area_is_the_next_to_be_pushed_in() -> None:
    table = lay(GRID, "grid token: strengthen 2", then="push_token 0").by(KAMMI, "row 1")
    assert (table.s.kammi.grid[1], table.s.kammi.waiting, table.s.kammi.black) == ([2, 1], 1, 1)


@law("4.kammi.action-grid.4", "4.cards.1")
def test_each_ability_is_finished_first_and_a_card_may_come_between() -> None:
    lines = (GRID, "haints kammi: d1 1", "hand kammi: buried", "kammi is: 1")
    table = lay(*lines, then="push_token 0").by(KAMMI, "row 0")
    assert table.offered() == ["ability move", "ability strengthen", "pass"]
    table.by(KAMMI, "ability move")
    assert not table.offered_of("play")
    table.by(KAMMI, "pass")
    assert table.offered() == ["ability strengthen", "play buried", "pass"]
    table.by(KAMMI, "play buried", "strengthen", "ability strengthen")
    assert table.cubes == {"purple": 3}


@law("4.kammi.action-grid.4b")
def test_two_equal_tokens_give_the_ability_twice() -> None:
    table = lay("grid: strengthen move; spawn move; spawn move", "grid token: strengthen 0", then="push_token 0")
    table.by(KAMMI, "row 0", "ability strengthen", "ability strengthen")
    assert table.cubes == {"purple": 4}


@law("4.kammi.track1")
def test_the_first_side_replays_as_many_cards_as_scrolls() -> None:
    lines = ("played kammi: buried lets_get_out", "haints kammi: d1 1", "kammi is: 1")
    table = lay(*lines, "scrolls kammi: 2", then="legend_jar 0 1 0").by(KAMMI, "track", "play buried", "strengthen")
    assert table.offered() == ["play lets_get_out", "pass"]
    table.by(KAMMI, "play lets_get_out", "drop move c2")
    assert (table.cubes, table.tokens("move"), len(table.camp(KAMMI).played)) == ({"purple": 1}, {"c2": 1}, 2)
    one = lay(*lines, then="legend_jar 0 1 0").by(KAMMI, "track", "play buried", "strengthen")
    assert one.prompt == "jar"


@law("4.kammi.track2.1", "4.kammi.track2.2")
def test_the_second_side_puts_cubes_on_rows_and_they_join_when_the_row_is_used() -> None:
    lines = ("track kammi: 2", "grid token: move 2", GRID, "grid cubes: 1 0 0")
    table = lay(*lines, then="legend_jar 0 1 0").by(KAMMI, "track")
    assert table.s.kammi.cubes == [2, 0, 1]
    used = lay(GRID, "grid cubes: 2 0 1", then="push_token 0").by(KAMMI, "row 0")
    assert (used.cubes, used.s.kammi.cubes) == ({"purple": 2}, [0, 0, 1])


@law("4.kammi.track2.3")
def test_a_doll_comes_closer_with_its_carrier_if_the_owner_agrees() -> None:
    lines = ("track kammi: 2", "scrolls kammi: 2", "dolls: e7 d8 f8", "haints protectors: e7 1", "legends kammi: e3 a1")
    table = lay(*lines, then="pull_doll 0").by(KAMMI)
    assert table.offered() == ["shift 1 -1 e7 e6", "pass"]
    table.by(KAMMI, "shift 1 -1 e7 e6").by(PROTECTORS, "yes")
    assert (table.haints(PROTECTORS), table.s.kammi.dolls[0]) == ({"e6": 1}, at("e6"))
    refused = lay(*lines, then="pull_doll 0").by(KAMMI, "shift 1 -1 e7 e6").by(PROTECTORS, "pass")
    assert refused.haints(PROTECTORS) == {"e7": 1}


@law("4.kammi.track2.4")
def test_more_scrolls_draw_a_card_and_swap_her_figures() -> None:
    table = lay("track kammi: 2", "scrolls kammi: 4", then="legend_jar 0 1 0").by(KAMMI, "track")
    if table.prompt == "pull-doll":
        table.by(KAMMI, "pass")
    assert (len(table.camp(KAMMI).hand), table.legends(KAMMI)) == (1, ["f1", "d1"])


@law("4.goblin.gift")
def test_the_gift_of_a_goblin_works_once_a_game() -> None:
    lines = ("legend kammi: sprymar", "dolls: d2 d8 f8", "kammi is: 1")
    table = lay(*lines, then="legend_jar 0 1 1").by(KAMMI, "gift", "hex d2")
    assert not table.s.kammi.gift
    assert not table.offers("gift")
    again = lay(*lines, "kammi marks: gift-used", then="legend_jar 0 1 1").by(KAMMI)
    assert again.refuses("gift") == "4.goblin.gift"


@law("4.cards.1")
def test_one_goblin_card_a_turn() -> None:
    lines = ("hand kammi: buried lets_get_out", "haints kammi: d1 1 f1 1")
    table = lay(*lines, then="flip 0").by(KAMMI, "play buried", "strengthen")
    assert table.refuses("play lets_get_out") == "2.tactics.1"


@law("4.cards.2")
def test_covering_a_card_symbol_draws_a_goblin_card() -> None:
    table = lay("rows kammi: spawn 1", "tokens spawn: d1", then="cleanup 0")
    assert len(table.camp(KAMMI).hand) == 1


@law("4.cards.3", "4.setup.E.2")
def test_what_only_one_figure_could_do_gives_her_away() -> None:
    lines = ("legends kammi: e5 a1", "kammi is: 1", "hand kammi: doppelganger")
    near_both = lay(*lines, then="flip 0").by(KAMMI, "play doppelganger", "spawn c3")
    assert not near_both.s.kammi.known
    assert near_both.match.view(PROTECTORS)["kammi"]["who"] == -1
    one = lay(*lines, then="flip 0").by(KAMMI, "play doppelganger", "spawn e6")
    assert one.s.kammi.known
    assert one.match.view(PROTECTORS)["kammi"]["who"] == 1


@law("4.cards.5")
def test_a_card_stays_in_play_and_can_be_played_after_the_goblin_was_revealed() -> None:
    lines = ("hand kammi: buried", "haints kammi: d1 1", "kammi is: 1", "shown figures: 0")
    table = lay(*lines, then="flip 0").by(KAMMI, "play buried", "strengthen")
    assert (table.cubes, len(table.camp(KAMMI).played)) == ({"purple": 1}, 1)


# She is hit


def hit(*lines: str) -> Table:
    """A figure of hers on e5 is hit; by default it is the goblin."""
    table = lay("legends kammi: e5 a1", "cubes: red 3", "haints protectors: e6 1", *lines, then="strike 1 0 e5")
    return table.by(PROTECTORS, "hit 0", "hex e4")


@law("4.attacked.1", "4.attacked.2")
def test_a_goblin_that_is_hit_is_revealed_and_all_played_cards_go() -> None:
    table = hit("kammi is: 1", "played kammi: buried trick")
    camp = table.camp(KAMMI)
    assert (table.s.kammi.shown, camp.played, len(camp.cards.discards)) == (1, [], 2)
    assert table.match.view(PROTECTORS)["kammi"]["who"] == 1


@law("4.attacked.3", "4.attacked.3b")
def test_when_kammi_is_hit_the_opponent_may_hide_the_dolls_anew() -> None:
    lines = ("kammi is: 0", "dolls: d8 e9 f8", "real doll: 0", "haints kammi: e9 1", "played kammi: buried")
    table = lay("legends kammi: e5 a1", "cubes: red 3", "haints protectors: e6 1", *lines, then="strike 1 0 e5")
    table.by(PROTECTORS, "hit 0")
    assert (table.prompt, table.offered()) == ("hide-doll", ["hex d8", "hex f8", "pass"])
    table.by(PROTECTORS, "hex f8", "hex e4")
    assert (table.s.kammi.real, table.s.kammi.dolls) == (2, [at("d8"), at("e9"), at("f8")])
    assert table.camp(KAMMI).played
    assert table.match.view(KAMMI)["kammi"]["real"] == -1


@law("4.attacked.3")
def test_a_doll_that_lay_face_up_is_turned_over() -> None:
    table = hit_kammi_with_open_doll()
    assert (table.s.kammi.up, table.match.view(KAMMI)["kammi"]["real"]) == (0, -1)


def hit_kammi_with_open_doll() -> Table:
    lines = ("kammi is: 0", "dolls: d8 e9 f8", "real doll: 0", "dolls up: 0")
    table = lay("legends kammi: e5 a1", "cubes: red 3", "haints protectors: e6 1", *lines, then="strike 1 0 e5")
    return table.by(PROTECTORS, "hit 0", "hex e9", "hex e4")


# Cleanup


@law("4.cleanup.1")
def test_she_collects_scrolls_and_tokens_like_the_protectors() -> None:
    table = lay("haints kammi: a1 1", "tokens scroll: d1", "tokens move: a1", then="cleanup 0")
    assert (table.camp(KAMMI).scrolls, table.camp(KAMMI).rows) == (2, [1, 0, 0])


@law("4.cleanup.2", "4.cleanup.2.decoy")
def test_a_decoy_under_a_figure_leaves_the_game() -> None:
    table = lay("legends kammi: d8 a1", "dolls: d8 e9 f8", "real doll: 1", then="cleanup 0")
    assert (table.s.kammi.dolls, table.s.kammi.known, table.points) == ([-1, at("e9"), at("f8")], False, [0, 0])


@law("4.cleanup.2.real")
def test_the_real_doll_under_the_goblin_lies_face_up_and_all_but_kammi_may_carry_it() -> None:
    lines = ("legends kammi: d8 a1", "dolls: d8 e9 f8", "real doll: 0", "kammi is: 1")
    table = lay(*lines, then="cleanup 0")
    assert (table.s.kammi.up, table.s.kammi.dolls[0], table.points) == (1, at("d8"), [0, 0])
    carried = lay(*lines, "dolls up: 0", "kammi marks: known", then="points 0 1 0 0 0").by(
        KAMMI, "move d8 d7 0 1 0", "yes"
    )
    assert carried.s.kammi.dolls[0] == at("d7")
    hers = lay(
        "legends kammi: d8 a1",
        "dolls: d8 e9 f8",
        "kammi is: 0",
        "dolls up: 0",
        "kammi marks: known",
        then="points 0 1 0 0 0",
    )
    assert hers.by(KAMMI, "move d8 d7 0 1 0").s.kammi.dolls[0] == at("d8")


@law("4.cleanup.3")
def test_kammi_takes_the_real_doll_for_four_points() -> None:
    table = lay("legends kammi: d8 a1", "dolls: d8 e9 f8", "real doll: 0", "kammi is: 0", then="cleanup 0")
    assert (table.points, table.s.kammi.dolls[0], table.s.kammi.known) == ([4, 0], -1, True)


@law("4.end")
def test_seven_points_end_the_match_at_the_end_of_the_round() -> None:
    lines = (SEATS, "legends kammi: d1 f1", AWAY, "points kammi: 7", "points protectors: 7", "lantern: protectors")
    table = Table.lay("\n".join([*lines, "next: end_of_round"]))
    assert table.match.result is not None
    assert table.match.result.winners == (PROTECTORS,)


@law("4.kammi.action-grid.3")
def test_spawn_is_done_at_the_value_of_her_board() -> None:
    table = lay(GRID, "rows kammi: spawn 2", then="push_token 0").by(
        KAMMI, "row 1", "ability spawn", "spawn e2", "spawn e2"
    )
    assert (table.haints(KAMMI), table.prompt) == ({"e2": 2}, "grid")


@law("bonus.scroll", "4.kammi.track2.1", "4.kammi.track1")
def test_the_tile_of_the_first_scroll_uses_either_side_of_her_track() -> None:
    other = lay("track kammi: 2", "tiles wild: scroll", then="flip 0").by(KAMMI, "flip wild", "tile scroll")
    assert other.s.kammi.cubes == [1, 1, 1]
    lines = (
        "tiles wild: scroll",
        "scrolls kammi: 3",
        "played kammi: buried lets_get_out",
        "haints kammi: d1 1",
        "kammi is: 1",
    )
    first = lay(*lines, then="flip 0").by(KAMMI, "flip wild", "tile scroll", "play buried", "strengthen")
    assert first.prompt == "points"


def test_no_token_is_lost_when_her_grid_is_filled() -> None:
    table = start("kammi", "protectors", chapter="3")
    held = table.match.game.inventory(table.match.state)
    assert [held[f"{kind} tokens"] for kind in ("move", "spawn", "strengthen", "scroll")] == [20, 15, 15, 10]


@law("4.kammi.track2.3")
def test_a_legend_can_be_pulled_with_the_doll_too() -> None:
    lines = ("dolls: e7 d8 f8", "legends protectors: e7", "legends kammi: e3 a1")
    table = lay(*lines, then="pull_doll 0").by(KAMMI, "shift 1 0 e7 e6").by(PROTECTORS, "yes")
    assert (table.legends(PROTECTORS), table.s.kammi.dolls[0]) == (["e6"], at("e6"))


@law("4.kammi.track2.4")
def test_haints_stay_when_her_figures_swap_and_a_nail_prevents_it() -> None:
    table = lay("haints kammi: d1 1 f1 2", then="swap_figures 0")
    assert (table.haints(KAMMI), table.legends(KAMMI)) == ({"d1": 1, "f1": 2}, ["f1", "d1"])
    assert lay("nails: kammi d1 0", then="swap_figures 0").legends(KAMMI) == ["d1", "f1"]


@law("4.attacked.1")
def test_either_figure_is_revealed_when_it_is_hit() -> None:
    lines = ("legends kammi: a1 e5", "kammi is: 0", "cubes: red 3", "haints protectors: e6 1", "played kammi: buried")
    table = lay(*lines, then="strike 1 0 e5").by(PROTECTORS, "hit 1", "hex e4")
    assert (table.s.kammi.shown, table.camp(KAMMI).played) == (2, [])


@law("4.doll.2", "4.kammi.track2.3")
def test_a_doll_is_not_pulled_to_another() -> None:
    lines = ("dolls: e7 e6 f8", "haints protectors: e7 1", "legends kammi: e3 a1")
    assert lay(*lines, then="pull_doll 0").by(KAMMI).offered() == ["pass"]


@law("4.kammi.action-grid.1")
def test_her_abilities_jar_asks_for_a_row() -> None:
    table = lay("haints kammi: e2 1", then="flip 0").by(KAMMI, "flip abilities")
    assert (table.prompt, table.offered()) == ("row", ["row 0", "row 1", "row 2"])
