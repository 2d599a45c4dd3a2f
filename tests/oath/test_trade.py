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


# Why not


@law("5.2.1.b", "2.9.b")
def test_whoever_musters_is_told_which_cards_do_not_serve() -> None:
    lines = ("cards provinces-1: fallen_spire taming_charm keep longbows", "secrets on: taming_charm 1")
    table = acting("provinces-1: river", *lines).act("muster")
    assert table.says_why_not("muster taming_charm") == "Favor or a secret lies on the card already."
    assert table.says_why_not("muster fallen_spire").endswith(
        "has no suit, and nobody musters on it or trades with it."
    )


@law("5.3.2.a", "5.3.2.b")
def test_whoever_trades_is_told_what_a_trade_lacks() -> None:
    lines = ("provinces-1: river", "cards provinces-1: taming_charm keep longbows", "favor on: keep 1")
    table = acting(*lines, "board red: favor 1 secrets 1 supply 7").act("trade")
    assert table.says_why_not("trade taming_charm secrets") == "Costs 2 favor, and you have 1."
    assert table.says_why_not("trade keep favor", "cs") == "Na kartě už leží přízeň nebo tajemství."
    poor = acting(*lines, "board red: favor 4 supply 7").act("trade")
    assert poor.says_why_not("trade longbows favor") == "Costs secrets: 1, and you have 0 faceup."


@law("5.2.1.a", "7.1.4")
def test_a_card_that_forbids_to_muster_is_named() -> None:
    lines = ("provinces-1: river", "cards provinces-1: wolves keep longbows", "force hinterland-1: blue 1")
    table = acting(*lines, "cards hinterland-1: forest_council").act("muster")
    assert table.says_why_not("muster wolves") == "It is forbidden by this: Forest Council."
