"""Law 3: how a match is won."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import NOBODY
from lexludi.law import cites
from tests.oath.table import Table, lay

law = cites("oath")


def waking(*lines: str, seats: str = "chancellor red blue") -> Table:
    """Red's turn begins."""
    return lay("\n".join([f"seats: {seats}", "round: 3", *lines, "next: turn 1; turn 2; end_round"]))


def ending(number: int, *lines: str, seats: str = "chancellor red blue") -> Table:
    """The end of a round."""
    return lay("\n".join([f"seats: {seats}", f"round: {number}", *lines, "next: end_round"]))


@law("3.0", "3.1", "4.1.2")
def test_a_usurper_wins_when_he_wakes() -> None:
    assert waking("title: red usurper", "force provinces-1: red 1").won == ("red", "usurper")


@law("3.1", "4.1.3")
def test_an_oathkeeper_does_not_win_before_he_is_the_usurper() -> None:
    table = waking("title: red", "force provinces-1: red 1")
    assert (table.match.result, table.s.usurper) == (None, True)


@law("3.2.a", "3.2.d")
def test_a_visionary_wins_when_he_wakes_and_fulfils_his_vision() -> None:
    assert waking("vision red: rebellion", "visions: 3", "things red: peoples_favor").won == ("red", "visionary")


@law("3.2.b")
def test_no_vision_wins_before_three_of_them_are_drawn() -> None:
    assert waking("vision red: rebellion", "visions: 2", "things red: peoples_favor").match.result is None


@law("3.2.f")
def test_faith_needs_the_darkest_secret() -> None:
    assert waking("vision red: faith", "visions: 3", "things red: darkest_secret").won == ("red", "visionary")
    assert waking("vision red: faith", "visions: 3", "things blue: darkest_secret").match.result is None


@law("3.2.c")
def test_conquest_needs_more_sites_than_anybody_else() -> None:
    mine = "force provinces-1: red 1"
    assert waking("vision red: conquest", "visions: 3", mine, "title: blue").won == ("red", "visionary")
    tied = waking("vision red: conquest", "visions: 3", mine, "force hinterland-1: blue 1", "title: blue")
    assert tied.match.result is None


@law("3.2.e")
def test_sanctuary_needs_more_relics_and_banners_than_anybody_else() -> None:
    vision = ("vision red: sanctuary", "visions: 3")
    assert waking(*vision, "things red: map whistle").won == ("red", "visionary")
    assert waking(*vision, "things red: map").match.result is None  # the Chancellor has the scepter


def test_by_the_first_printing_a_tie_fulfils_a_vision() -> None:
    table = waking("law: first-printing", "vision red: sanctuary", "visions: 3", "things red: map")
    assert table.won == ("red", "visionary")


@law("4.1.2")
def test_whoever_wins_both_ways_at_once_is_told_so() -> None:
    table = waking("title: red usurper", "vision red: conquest", "visions: 3", "force provinces-1: red 1")
    assert table.won == ("red", "usurper-visionary")


@law("3.3.a", "3.3.b", "3.3.c", "3.3.d")
@pytest.mark.parametrize(("number", "roll", "wins"), [(5, 5, False), (5, 6, True), (6, 4, False), (6, 5, True),
                                                      (7, 2, False), (7, 3, True)])  # fmt: skip
def test_the_end_die_decides_whether_the_regime_is_stable(number: int, roll: int, wins: bool) -> None:
    table = ending(number, f"dice: {roll - 1}")
    assert (table.s.winner != NOBODY) == wins
    if wins:
        assert table.won == ("chancellor", "regime")


@law("3.3.a")
def test_no_end_die_is_rolled_before_the_fifth_round_or_while_an_exile_keeps_the_oath() -> None:
    for table in (ending(4, "dice: 5"), ending(5, "title: red", "force provinces-1: red 1", "dice: 5")):
        assert table.match.result is None


@law("3.3.1.a", "3.3.1.b")
def test_a_citizen_with_most_treasures_succeeds_under_supremacy() -> None:
    seats = "chancellor red:citizen blue:citizen"
    assert ending(7, "dice: 5", "things red: map whistle", seats=seats).won == ("red", "successor")
    tied = ending(7, "dice: 5", "things red: map whistle", "things blue: cracked_horn brass_horse", seats=seats)
    assert tied.won == ("chancellor", "regime")


@law("3.3.1.c", "3.3.1.d", "3.3.1.e")
@pytest.mark.parametrize(("oath", "thing"), [("the_people", "darkest_secret"), ("protection", "peoples_favor"),
                                             ("devotion", "grand_scepter")])  # fmt: skip
def test_each_oath_has_a_successor_of_its_own(oath: str, thing: str) -> None:
    chancellor = "things chancellor:" if thing == "grand_scepter" else "things chancellor: grand_scepter"
    table = ending(7, f"oath: {oath}", "dice: 5", chancellor, f"things red: {thing}", seats="chancellor red:citizen")
    assert table.won == ("red", "successor")


@law("3.4", "3.4.1")
def test_after_the_last_round_the_empire_wins_if_it_keeps_the_oath() -> None:
    assert ending(8, "things red: map", "title: chancellor").won == ("chancellor", "exhaustion")


@law("3.4.2")
def test_after_the_last_round_a_usurper_wins() -> None:
    assert ending(8, "title: red usurper", "force provinces-1: red 1").won == ("red", "usurper")


@law("3.4.3.a", "3.4.3.b")
def test_after_the_last_round_visionaries_win_in_their_order() -> None:
    lines = ("title: red", "visions: 3", "vision red: faith", "things red: darkest_secret", "vision blue: rebellion",
             "things blue: peoples_favor")  # fmt: skip
    assert ending(8, *lines).won == ("blue", "visionary")


@law("3.4.4")
def test_after_the_last_round_the_chancellor_wins_if_nobody_else_does() -> None:
    assert ending(8, "title: red", "force provinces-1: red 1").won == ("chancellor", "exhaustion")
