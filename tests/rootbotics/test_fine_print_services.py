"""Law 9.2.3, 9.7 to the letter: rules of buying and selling that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.options import Battle
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import Table, lay
from tests.rootbotics.table import after
from tests.rootbotics.test_riverfolk import ADVANCED, customer, market, order_of

law = cites("rootbotics")


def paid(table: Table) -> int:
    """What the Riverfolk, seat 2, have taken in."""
    return sum(table.s.boards[2].view(None)["payments"])


# 9.7 What bots buy


@law("9.7")
def test_what_a_human_sells_to_a_bot_counts_against_the_limit() -> None:
    table = customer("bot:eyrie", "hand riverfolk: anvil", steps="bot.craft", held="armorers", seller="riverfolk")
    assert table.s.boards[2].view(None)["sold"] == 1


@law("9.7")
@pytest.mark.parametrize(("items", "bought"), [("hammer 1", True), ("boot 1", False)])
def test_nobody_buys_an_item_that_is_gone(items: str, bought: bool) -> None:
    lines = ("riverfolk market: anvil", f"items: {items}")
    assert (paid(customer("bot:eyrie", *lines, steps="bot.craft", held="armorers")) > 0) == bought


@law("9.7")
def test_nobody_buys_a_card_without_an_item() -> None:
    lines = ("riverfolk market: ambush_fox", "points: 5 0 0")
    assert paid(customer("bot:eyrie", *lines, steps="bot.craft", held="armorers")) == 0


@law("9.7")
def test_advanced_cards_want_a_bird_with_an_item_or_else_the_item() -> None:
    lines = ("riverfolk market: anvil armorers",)
    table = customer("bot:marquise", *lines, steps="bot.craft", held="ambush_fox", variants=ADVANCED)
    assert order_of(table) == "anvil"


@law("9.7")
@pytest.mark.parametrize(
    ("bot", "ware", "step"),
    [
        ("bot:corvids", "favor_of_the_foxes", "bot.corvids.favors"),
        ("bot:duchy", "ambush_fox", "bot.duchy.arm"),
        ("bot:lizards", "anvil", "bot.lizards.shop"),
    ],
)
def test_only_advanced_cards_let_bots_buy_more_than_orders(bot: str, ware: str, step: str) -> None:
    for variants, left in ((ADVANCED, []), ("", [ware])):
        assert market(customer(bot, f"riverfolk market: {ware}", steps=step, variants=variants)) == left


@law("9.7")
def test_five_souls_are_enough() -> None:
    lines = ("riverfolk market: anvil", "lost souls: sword cobbler sappers investments bake_sale")
    assert market(customer("bot:lizards", *lines, steps="bot.lizards.shop", variants=ADVANCED)) == ["anvil"]


@law("9.7")
@pytest.mark.parametrize(
    ("lines", "hired"),
    [((), True), (("points: 0 0 5",), False), (("1: duchy 18",), False), (("mercenaries: duchy",), False)],
)
def test_who_does_not_buy_does_not_hire(lines: tuple[str, ...], hired: bool) -> None:
    there = "8: duchy 2, riverfolk 2, marquise 5"
    table = customer("bot:duchy", there, *lines, steps="bot.duchy.battle", held="anvil", dice=(0, 0))
    assert (paid(table) > 0) == hired


@law("9.7")
def test_nobody_hires_for_a_human() -> None:
    text = (
        "map: autumn\nseats: marquise eyrie bot:riverfolk\nactive: marquise daylight\nmarquise actions: 3\n"
        "next: marquise.daylight 0; pause 0\n8: marquise 2, eyrie 2, riverfolk 2\ndice: 0 0\n"
    )
    table = lay(text).choose(Act("battle"), Battle(8, 1))
    assert (paid(table), table.supply("marquise")) == (0, 23)


@law("9.7")
def test_nobody_hires_the_riverfolk_against_themselves() -> None:
    table = customer("bot:duchy", "8: duchy 2, riverfolk 3", steps="bot.duchy.battle", held="anvil", dice=(0, 0))
    assert paid(table) == 0


@law("6.5.1", "9.7")
def test_those_whom_a_bot_has_hired_are_no_enemy_warriors() -> None:
    lines = ("8: sympathy", "7: riverfolk 2", "4: marquise 1", "mercenaries: alliance")
    table = customer("bot:alliance", *lines, steps="bot.alliance.spread", held="armorers")
    assert (table.pieces("sympathy", 7), table.pieces("sympathy", 4)) == (1, 0)


# 3.3.2 Involved


def involved(*lines: str) -> Table:
    text = (
        "map: autumn",
        "seats: marquise eyrie bot:riverfolk+involved",
        "8: marquise 2, eyrie 1, riverfolk 2",
        *lines,
    )
    return lay("\n".join(text))


@law("3.3.2", "trait.riverfolk.involved")
@pytest.mark.parametrize(
    ("lines", "ruler"),
    [
        (("active: marquise daylight",), "eyrie"),
        (("active: marquise birdsong",), ""),
        (("active: marquise daylight", "mercenaries: marquise"), "marquise"),
    ],
)
def test_they_stand_by_nobody_in_birdsong_or_when_hired(lines: tuple[str, ...], ruler: str) -> None:
    assert involved(*lines, "next: pause 0").ruler(8) == ruler


@law("3.3.2", "trait.riverfolk.involved")
def test_they_stand_by_nobody_against_a_bot() -> None:
    others = "eyrie bot:riverfolk+involved"
    lines = ("8: marquise 3, eyrie 3, riverfolk 1", "points: 0 9 0")
    table = after("bot:marquise", *lines, others=others, held="anvil", steps="bot.marquise.battle", dice=(2, 0))
    assert (table.warriors("eyrie", 8), table.warriors("riverfolk", 8)) == (1, 1)


@law("3.3.2", "trait.riverfolk.involved")
def test_they_stand_by_others_as_soon_as_daylight_begins() -> None:
    assert involved("active: marquise birdsong", "next: daylight 0; pause 0").ruler(8) == "eyrie"
