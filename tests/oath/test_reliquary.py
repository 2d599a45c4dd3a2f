"""The spaces of the Reliquary that relics uncover (Law 2.3, 7.1.1.c)."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.oath.table import BLANK, SWORD, TWO_SHIELDS, Table, lay, number

law = cites("oath")


def chancellor(*lines: str) -> Table:
    """The Chancellor about to act in the Provinces."""
    head = ["seats: chancellor red", "active: chancellor act acting", "pawn chancellor: provinces-1",
            "cards provinces-1: taming_charm", "banks: arcane 3 order 3"]  # fmt: skip
    return lay("\n".join([*head, *lines, "next: act 0; rest 0; turn 1; end_round"]))


@law("reliquary.brutal", "7.1.1.c")
def test_a_brutal_chancellor_leaves_nobody_alive() -> None:
    table = chancellor("reliquary: - map whistle cracked_horn", "force provinces-1: red 4", "pawn red: cradle-1",
                       "board chancellor: warbands 9 supply 7")  # fmt: skip
    table.act("campaign").dice(BLANK, *[SWORD] * 9).choose("count 9", "count 0")
    assert table.s.bank[1] == 14


@law("reliquary.decadent")
def test_a_decadent_chancellor_comes_home_for_nothing_and_goes_far_for_more() -> None:
    open_space = ("reliquary: map - whistle cracked_horn", "board chancellor: supply 7")
    assert chancellor(*open_space).act("travel", "at cradle-1").supply("chancellor") == 7
    assert chancellor(*open_space).act("travel", "at hinterland-1").supply("chancellor") == 4


@law("reliquary.careless")
def test_a_careless_chancellor_gets_more_favor_and_fewer_secrets() -> None:
    lines = (
        "reliquary: map whistle - cracked_horn",
        "board chancellor: favor 2 secrets 1 supply 7",
        "advisers chancellor: tutor",
    )
    assert chancellor(*lines).act("trade", "trade taming_charm favor").favor("chancellor") == 5
    table = chancellor(*lines).act("trade", "trade taming_charm secrets")
    assert (table.favor("chancellor"), table.secrets("chancellor")) == (1, 1)


@law("reliquary.greedy")
def test_a_greedy_chancellor_draws_two_more_where_it_is_cheap() -> None:
    lines = (
        "reliquary: map whistle cracked_horn -",
        "board chancellor: supply 7",
        "deck: keep tents longbows elders wolves",
    )
    assert len(chancellor(*lines).act("search").s.drawn[0]) == 5
    assert not chancellor(*lines, "visions: 1").can("search")


@law("reliquary.brutal")
def test_a_brutal_chancellor_who_is_defeated_loses_everybody() -> None:
    lines = ("reliquary: - map whistle cracked_horn", "force provinces-1: red 9", "pawn red: cradle-1")
    table = chancellor(*lines, "board chancellor: warbands 3 supply 7").act("campaign").dice(TWO_SHIELDS)
    assert table.choose("count 0").warbands("chancellor") == 0


@law("reliquary.brutal", "card.billowing_fog", "card.traveling_doctor")
@pytest.mark.parametrize("saver", ["billowing_fog", "traveling_doctor"])
def test_fog_and_doctors_save_from_brutality(saver: str) -> None:
    lines = ("reliquary: - map whistle cracked_horn", "force provinces-1: red 4", "pawn red: cradle-1")
    lines = (*lines, f"advisers red: {saver}", "board red: secrets 1 supply 7", "board chancellor: warbands 9 supply 7")
    table = chancellor(*lines).act("campaign", "count 9").dice(BLANK, *[SWORD] * 9).by(1, f"use {saver}")
    assert table.by(0, "count 0").warbands("red") == 4


@law("reliquary.decadent", "site.shrouded_wood")
def test_out_of_a_wood_to_the_hinterland_a_decadent_chancellor_spends_three() -> None:
    lines = ("reliquary: map - whistle cracked_horn", "provinces-1: shrouded_wood", "board chancellor: supply 7")
    assert chancellor(*lines).act("travel", "at hinterland-1").supply("chancellor") == 4


@law("reliquary.decadent", "7.6.2")
def test_a_journey_that_spends_no_supply_stays_so_for_the_decadent() -> None:
    lines = ("cards hinterland-1: portal", "force hinterland-1: chancellor 1", "board chancellor: secrets 1 supply 7")
    table = chancellor("reliquary: map - whistle cracked_horn", *lines).act("travel").use("portal")
    assert (table.pawn("chancellor"), table.supply("chancellor")) == ("hinterland-1", 7)


@law("reliquary.careless", "card.secret_signal", "card.vow_of_poverty")
def test_a_lone_favor_of_carelessness_is_doubled_or_denied() -> None:
    lines = ("reliquary: map whistle - cracked_horn", "board chancellor: favor 2 secrets 1 supply 7")
    signal = chancellor(*lines, "advisers chancellor: secret_signal longbows").act("trade").use("secret_signal")
    assert signal.choose("trade taming_charm secrets").favor("chancellor") == 2
    poor = chancellor(*lines, "advisers chancellor: vow_of_poverty").act("trade", "trade taming_charm secrets")
    assert poor.favor("chancellor") == 0


@law("reliquary.greedy", "2.1.6.b")
def test_the_darkest_secret_lets_the_greedy_search_the_world_deck() -> None:
    lines = ("reliquary: map whistle cracked_horn -", "board chancellor: supply 7", "visions: 2")
    cards = "deck: keep tents longbows elders wolves faith"
    table = chancellor(*lines, cards, "things chancellor: darkest_secret")
    assert table.act("search").s.drawn[0] == [number("faith")]  # and it still stops at a Vision


@law("reliquary.brutal", "reliquary.decadent", "reliquary.careless", "reliquary.greedy", "2.3.c")
def test_what_a_relic_covers_binds_nobody() -> None:
    lines = ("board chancellor: favor 2 secrets 1 supply 7", "deck: keep tents longbows elders wolves")
    assert len(chancellor(*lines).act("search").s.drawn[0]) == 3
    assert chancellor(*lines).act("trade", "trade taming_charm favor").favor("chancellor") == 3
    assert chancellor(*lines).act("travel", "at cradle-1").supply("chancellor") == 5
