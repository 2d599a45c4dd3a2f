"""Law 5.2 and 5.3: Muster and Trade."""

from __future__ import annotations

from lexludi.law import cites
from tests.oath.table import acting

law = cites("oath")


@law("5.2.1.a", "5.2.2.a", "G.30")
def test_a_favor_on_a_card_musters_two_warbands() -> None:
    table = acting().act("muster")
    assert (table.favor("red"), table.supply("red"), table.warbands("red"), table.s.bank[1]) == (2, 6, 5, 9)
    assert list(table.s.favor_on.values()) == [1]


@law("5.2.1.b", "2.9.b", "7.1.2.d")
def test_neither_a_ruin_nor_a_card_with_tokens_serves_to_muster() -> None:
    assert not acting("cards provinces-1: fallen_spire").can("muster")
    assert not acting("secrets on: taming_charm 1").can("muster")
    assert acting("cards provinces-1: great_spire").can("muster")


@law("5.2.2.b")
def test_a_citizen_musters_purple_warbands() -> None:
    table = acting(seats="chancellor red:citizen blue").act("muster")
    assert (table.warbands("red"), table.s.bank[0], table.s.bank[1]) == (5, 19, 14)


@law("9.3.a")
def test_a_bank_that_runs_out_gives_what_it_has() -> None:
    table = acting("board red: favor 1 warbands 13 supply 7").act("muster")
    assert (table.warbands("red"), table.s.bank[1]) == (14, 0)


@law("5.3.1", "5.3.2.a")
def test_a_secret_buys_favor_and_more_with_advisers_of_the_suit() -> None:
    table = acting("advisers red: tutor spirit_snare", "facedown red: augury").act("trade", "trade taming_charm favor")
    assert (table.favor("red"), table.secrets("red"), table.bank("arcane"), table.supply("red")) == (6, 1, 0, 6)


@law("9.3.a")
def test_a_favor_bank_gives_no_more_than_it_has() -> None:
    table = acting("advisers red: tutor", "banks: arcane 1").act("trade", "trade taming_charm favor")
    assert (table.favor("red"), table.bank("arcane")) == (4, 0)


@law("5.3.2.b")
def test_two_favor_buy_a_secret_for_each_adviser_of_the_suit() -> None:
    table = acting("advisers red: tutor spirit_snare").act("trade", "trade taming_charm secrets")
    assert (table.favor("red"), table.secrets("red")) == (1, 4)


@law("5.3.2.c", "7.1.2.d")
def test_nobody_trades_with_a_ruin_or_with_a_card_that_holds_something() -> None:
    assert not acting("cards provinces-1: fallen_spire").can("trade")
    assert not acting("favor on: taming_charm 1").can("trade")


@law("7.1.2.f")
def test_facedown_secrets_cannot_pay() -> None:
    table = acting("board red: favor 1 turned 2 supply 7")
    assert not table.can("trade")
