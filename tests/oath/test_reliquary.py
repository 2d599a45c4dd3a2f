"""The spaces of the Reliquary that relics uncover (Law 2.3, 7.1.1.c)."""

from __future__ import annotations

from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    SWORD,
    Table,
    lay,
)

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
