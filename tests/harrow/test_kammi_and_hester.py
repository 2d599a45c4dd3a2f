"""Kammi and Hester at one table, and the lantern where three play."""

from __future__ import annotations

from lexludi.law import cites
from tests.harrow.table import Table, at, lay

law = cites("harrow")
KAMMI, PROTECTORS, HESTER = range(3)
SEATS = "seats: kammi protectors hester\nchapter: 3\nqueue: kammi\nlantern: kammi"
HERE = ("legends kammi: d1 f1", "legends protectors: e8")


def meet(*lines: str, then: str) -> Table:
    here = tuple(line for line in HERE if not any(other.startswith(line.split(":")[0]) for other in lines))
    return lay(*here, *lines, then=then, seats=SEATS)


@law("5.hester.interact.lantern")
def test_who_takes_the_lantern_finishes_then_hester_goes_and_then_the_holder() -> None:
    seats = SEATS.replace("queue: kammi", "queue: hester kammi protectors hester kammi protectors hester")
    table = lay(*HERE, "tiles wild: lantern", then="flip 1", seats=seats).by(PROTECTORS, "flip wild", "tile lantern")
    assert table.s.queue == [HESTER, PROTECTORS, KAMMI, HESTER, PROTECTORS, KAMMI, HESTER]


def crawl(*lines: str) -> Table:
    """An infected haint of Kammi's on d5, where a doll lies, goes to e6."""
    units = ("haints kammi: d5 1", "snakes kammi: d5 1", "dolls: d5 e9 f8", "cubes: yellow 1", "roots: a1 a2")
    table = meet("active: hester", *units, *lines, then="hester_acts 2")
    return table.by(HESTER, "deed move", "crawl 0 d5 e6 0")


@law("5.hester.kammi.1", "5.hester.kammi.2")
def test_hester_decides_whether_an_infected_haint_that_she_moves_carries_the_doll() -> None:
    assert crawl().by(HESTER, "yes").s.kammi.dolls[0] == at("e6")
    assert crawl().by(HESTER, "pass").s.kammi.dolls[0] == at("d5")


@law("5.hester.kammi.3")
def test_roots_grow_over_dolls_and_leave_them_alone() -> None:
    table = meet("roots: e3 e4", "dolls: e5 e9 f8", then="grow 2 1").by(HESTER, "root e5")
    assert (table.s.hester.path[-1], table.s.kammi.dolls[0]) == (at("e5"), at("e5"))


def feast(who: int) -> Table:
    """Hester stands with figure 0 of Kammi's in her cleanup."""
    lines = ("legends kammi: e6 a1", f"kammi is: {who}", "hester: e6", "played kammi: buried", "rows kammi: move 1")
    return meet("active: hester", *lines, then="devour 2").by(HESTER, "feast 0 0 move")


@law("5.hester.kammi.4")
def test_hester_devours_kammi() -> None:
    table = feast(0)
    assert (table.camp(KAMMI).rows, table.s.hester.at) == ([0, 0, 0], -1)


@law("5.hester.kammi.5a", "5.hester.kammi.5b")
def test_the_goblin_gets_away_but_is_revealed_and_loses_its_cards() -> None:
    table = feast(1)
    assert (table.camp(KAMMI).rows, table.s.hester.at) == ([1, 0, 0], at("e6"))
    assert (table.s.kammi.shown, table.camp(KAMMI).played) == (1, [])
