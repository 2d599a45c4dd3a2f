"""The Law of Rootbotics to the letter: rules that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.events import Fought
from lexludi.games.root.rules.options import Battle
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import ANY_SUITS, Table, lay
from tests.rootbotics.table import after, attacked

law = cites("rootbotics")


def fights(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


# 1, 2, 12 What bots share


@law("1.3.1")
def test_a_human_wins_nothing_by_a_card_beside_the_map() -> None:
    lines = ("available: dominance_fox", "1: eyrie 3", "6: eyrie 3", "8: eyrie 3")
    table = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: bot:marquise eyrie alliance",
                "active: eyrie birdsong",
                "next: birdsong 1; pause 1",
                *lines,
            ]
        )
    )
    assert table.match.result is None


@law("1.2.1")
def test_tokens_go_before_buildings() -> None:
    table = attacked("bot:marquise", "8: corvids 3, keep, sawmill")
    assert (table.pieces("keep", 8), table.pieces("sawmill", 8)) == (0, 1)


@law("2.4", "12.2.2")
def test_the_pass_comes_first_in_the_order_of_clearings() -> None:
    lines = ("landmarks: tower=9", "2: marquise 2, eyrie 1", "7: marquise 2, eyrie 1", "9: marquise 2, eyrie 1")
    table = after("bot:marquise", *lines, held="sword", steps="bot.marquise.battle", dice=(0, 0, 0, 0, 0, 0))
    assert [at for at, _ in fights(table)] == [9, 2, 7]


@law("12.2.1")
def test_sympathy_spreads_along_closed_paths() -> None:
    """On the mountain 7 touches 12, and 3 by a closed path."""
    table = after(
        "bot:alliance",
        ANY_SUITS,
        "7: sympathy",
        "12: marquise 1",
        others="marquise",
        held="armorers",
        steps="bot.alliance.spread",
        chart="mountain",
    )
    assert (table.pieces("sympathy", 3), table.pieces("sympathy", 12)) == (1, 0)


# 3.3.2 Traits


@law("3.3.2", "trait.marquise.fortified")
@pytest.mark.parametrize(("dice", "left"), [((0, 0), 2), ((1, 0), 1), ((2, 0), 1), ((3, 0), 0)])
def test_a_fortified_building_takes_two_hits(dice: tuple[int, int], left: int) -> None:
    table = attacked("bot:marquise+fortified", "8: corvids 3, sawmill 2", dice=dice)
    assert table.pieces("sawmill", 8) == left


@law("3.3.2", "3.3.1", "trait.marquise.overwhelming")
def test_overwhelming_counts_the_reserves_that_do_not_come() -> None:
    table = after("bot:marquise@nightmare+overwhelming", "2: marquise 22", held="sword", steps="bot.marquise.recruit")
    assert (table.supply("marquise"), table.points("marquise")) == (0, 1)


@law("4.5.5")
@pytest.mark.parametrize(("sawmills", "expands"), [(5, True), (6, False)])
def test_she_expands_with_five_buildings_and_not_with_six(sawmills: int, expands: bool) -> None:
    lines = [f"{at}: sawmill" for at in (1, 3, 4, 5, 8, 10)[:sawmills]]
    table = after("bot:marquise", *lines, held="sword", steps="bot.marquise.expand")
    assert (table.s.boards[0].view(None)["order"] != table.card("sword")) == expands


@law("3.3.2", "trait.marquise.blitz")
@pytest.mark.parametrize(("warriors", "gone"), [(1, 0), (2, 1), (4, 3)])
def test_all_but_one_go_on_a_blitz(warriors: int, gone: int) -> None:
    table = after("bot:marquise+blitz", f"5: marquise {warriors}", held="sword", steps="bot.marquise.blitz")
    assert table.warriors("marquise", 5) == warriors - gone


@law("3.3.2", "trait.eyrie.war_tax")
def test_warriors_pay_no_war_tax() -> None:
    table = after(
        "bot:eyrie+war_tax",
        "5: eyrie 3, marquise 4",
        "points: 0 5",
        "eyrie rabbit: bake_sale",
        "eyrie viziers: 0",
        others="marquise",
        steps="bot.eyrie.battle",
        dice=(1, 0),
    )
    assert (table.warriors("marquise", 5), table.points("marquise")) == (2, 5)


@law("3.3.2", "trait.riverfolk.involved")
@pytest.mark.parametrize(("bot", "ruler"), [("bot:riverfolk", ""), ("bot:riverfolk+involved", "eyrie")])
def test_involved_riverfolk_help_the_enemies_of_a_human_to_rule(bot: str, ruler: str) -> None:
    table = lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: {bot} marquise eyrie",
                "active: marquise daylight",
                "next: pause 1",
                "8: marquise 2, eyrie 1, riverfolk 2",
            ]
        )
    )
    assert table.ruler(8) == ruler


@law("3.3.2", "trait.riverfolk.involved")
def test_involved_riverfolk_share_the_hits_of_whom_they_guard() -> None:
    table = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: bot:riverfolk+involved marquise eyrie",
                "active: marquise daylight",
                "next: marquise.daylight 1; pause 1",
                "marquise actions: 3",
                "dice: 3 0",
                "8: marquise 4, eyrie 4, riverfolk 2",
            ]
        )
    )
    table.choose(Act("battle"), Battle(8, 2))
    assert (table.warriors("eyrie", 8), table.warriors("riverfolk", 8)) == (2, 1)


# 7 Vagabot


@law("7.7.4.I")
def test_a_vagrant_lets_buildings_fall_first() -> None:
    table = after(
        "bot:vagabond:vagrant",
        "9: marquise 1, sawmill, wood, eyrie 4",
        "pawns: vagabond=9",
        "vagabond ready: boot 2",
        "points: 0 0 1",
        others="marquise eyrie",
        held="ambush_rabbit",
        steps="bot.vagabond.daylight",
        dice=(0, 0, 2, 0),
    )
    assert (table.pieces("sawmill", 9), table.pieces("wood", 9)) == (0, 1)


# 8 Lizards


@law("8.4.2.III")
def test_nothing_is_sanctified_where_nothing_may_be_placed() -> None:
    lines = ("1: sawmill, keep, marquise 1", "lizards acolytes: 1", "lizards marker: 2", "lost souls: anvil")
    table = after("bot:lizards", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire")
    assert (table.pieces("sawmill", 1), table.pieces("garden_fox", 1)) == (1, 0)


@law("3.3.2", "trait.lizards.spiteful")
def test_wood_is_worth_spite() -> None:
    lines = ("1: lizards 3, wood", "lizards acolytes: 1", "lizards marker: 1", "lost souls: anvil")
    table = after(
        "bot:lizards+spiteful", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire", dice=(0, 0)
    )
    plain = after("bot:lizards", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire", dice=(0, 0))
    assert table.points("lizards") == plain.points("lizards") + 1


# 10 Duchy


@law("10.5.1")
def test_they_dig_once() -> None:
    table = after("bot:duchy", "burrow: duchy 8", held="sword", steps="bot.duchy.dig")
    assert sum(table.pieces("tunnel", at) for at in range(1, 13)) == 1


@law("10.7.7", "10.7.8", "10.7.9")
@pytest.mark.parametrize(("minister", "points"), [("earl_of_stone", 1), ("baron_of_dirt", 2), ("duchess_of_mud", 0)])
def test_each_lord_scores_for_its_own(minister: str, points: int) -> None:
    table = after(
        "bot:duchy",
        "1: citadel, tunnel",
        "2: market 2, tunnel",
        f"duchy crowned: {minister}",
        held="sword",
        steps="bot.duchy.govern",
    )
    assert table.points("duchy") == points


@law("10.5.3")
def test_where_nothing_can_be_built_they_score_while_buildings_are_left() -> None:
    table = after("bot:duchy", "1: citadel", "2: citadel", "8: citadel", held="sword", steps="bot.duchy.build")
    assert table.points("duchy") == 1
