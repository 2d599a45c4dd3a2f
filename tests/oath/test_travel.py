"""Law 5.6: Travel."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import SLOT_NAMES
from lexludi.law import cites
from tests.oath.table import acting, number

law = cites("oath")


@law("5.6.1.a", "5.6.1.b", "5.6.1.c")
@pytest.mark.parametrize(("origin", "to", "cost"), [
    ("cradle-1", "cradle-2", 1), ("cradle-1", "provinces-1", 2), ("cradle-1", "hinterland-1", 4),
    ("provinces-1", "cradle-1", 2), ("provinces-1", "provinces-2", 2), ("provinces-1", "hinterland-1", 2),
    ("hinterland-1", "cradle-1", 4), ("hinterland-1", "provinces-1", 2), ("hinterland-1", "hinterland-2", 3),
])  # fmt: skip
def test_travel_costs_by_the_regions(origin: str, to: str, cost: int) -> None:
    table = acting("hinterland-1: river", f"pawn red: {origin}").act("travel", f"at {to}")
    assert (table.pawn("red"), table.supply("red")) == (to, 7 - cost)


@law("5.6.1.a")
def test_nobody_travels_farther_than_his_supply() -> None:
    table = acting("pawn red: cradle-1", "board red: supply 2").act("travel")
    assert [option.place for option in table.options] == [1, 2, 3, 4]  # type: ignore[attr-defined]


@law("5.6.2.a", "5.6.2.b", "2.8.2")
def test_a_facedown_site_is_revealed_and_gets_what_it_calls_for() -> None:
    table = acting("relic deck: map whistle").act("travel", "at provinces-2").act("travel", "pass", "at provinces-3")
    s = table.s
    assert (s.faceup(3), s.faceup(4), s.buried[3]) == (True, True, [number("whistle")])
    assert (s.site_favor[4], s.site_secrets[4]) == (2, 1)


@law("9.4.a")
def test_nobody_knows_a_facedown_site() -> None:
    view = acting().match.view(1)
    assert [SLOT_NAMES[n] for n, site in enumerate(view["sites"]) if site == -1] == [
        "cradle-2", "provinces-2", "provinces-3", "hinterland-2", "hinterland-3",
    ]  # fmt: skip


def test_a_site_that_is_too_far_tells_its_price() -> None:
    table = acting("pawn red: cradle-1", "board red: supply 2").act("travel")
    assert table.says_why_not("at hinterland-1") == "The way there costs 4 supply, and you have 2."
