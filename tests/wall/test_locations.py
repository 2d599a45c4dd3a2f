"""What the ten locations do."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, lay

law = cites("wall")
SHARED = "at quarry: dragon 2 snake 1"
OFFER = "offer: fixer prefect engineer mandarin"


@law("location.production.1", "location.production.1.overseer", "location.production.1.none")
def test_clerks_produce_and_an_overseer_adds_his_level() -> None:
    overseers = ("overseers dragon: quarry 2 spearman", "overseers monkey: quarry 3 spearman")
    table = lay(SHARED, *overseers, then="location 1")
    assert (table.goods(DRAGON), table.goods(SNAKE), table.goods(MONKEY)) == ({"stone": 4}, {"stone": 1}, {})


@law("location.production.0", "location.production.3", "tea.order")
def test_each_step_is_finished_for_all_before_the_next() -> None:
    table = lay(SHARED, "tea: snake dragon monkey", "goods dragon: wood 2", "goods snake: wood 2", then="location 1")
    table.by(SNAKE, "promote quarry spearman").by(DRAGON, "promote quarry archer")
    assert (table.asked, table.prompt) == (SNAKE, "donate")
    table.by(SNAKE, "yes").by(DRAGON, "pass")
    assert (table.s.warehouse, table.honor) == ([0, 1, 0], [0, 2, 0])
    assert table.goods(SNAKE) == {}


@law("location.production.2", "location.production.2.first")
def test_a_first_overseer_costs_two_and_is_a_soldier_of_the_pool() -> None:
    table = lay(SHARED, "goods dragon: wood 2", then="location 1").by(DRAGON, "promote quarry horseman")
    assert (table.s.overseer[DRAGON][1], table.pool(DRAGON)["horseman"]) == (1, 1)
    assert "wood" not in table.goods(DRAGON)


@law("location.production.2.next", "location.overseer.one", "location.overseer.permanent")
def test_a_promotion_costs_what_is_printed_and_moves_the_same_soldier() -> None:
    lines = (SHARED, "overseers dragon: quarry 1 spearman", "goods dragon: wood 3")
    table = lay(*lines, then="location 1").by(DRAGON, "promote quarry -1")
    assert (table.s.overseer[DRAGON][1], table.pool(DRAGON)["spearman"]) == (2, 9)
    assert lay(*lines[:2], "goods dragon: wood 2", then="location 1").prompt == "donate"


@law("location.overseer.max")
def test_nobody_oversees_above_the_third_level() -> None:
    table = lay(SHARED, "overseers dragon: quarry 3 spearman", "goods dragon: wood 9", then="location 1")
    assert table.prompt == "donate"


@law("location.production.3.temple")
def test_chi_cannot_be_given_away() -> None:
    table = lay("at temple: dragon 2 snake 1", then="location 3")
    assert (table.prompt, table.goods(DRAGON)) == ("command", {"chi": 2})


@law("location.barracks.0", "location.barracks.together", "location.barracks.cost", "rules.pay")
def test_all_recruits_are_paid_before_any_of_them_fights() -> None:
    lines = ("at barracks: dragon 2 snake 1", "goods dragon: wood 2 stone 2 chi 2", "hordes left: bandits/left")
    table = lay(*lines, then="location 4").by(DRAGON, "recruit spearman", "recruit archer")
    assert table.goods(DRAGON) == {}
    table.by(DRAGON, "cover left 0 0", "station left")
    assert table.goods(DRAGON) == {"wood": 2}  # the reward came too late to pay with


@law("location.barracks.cost")
@pytest.mark.parametrize(
    ("kind", "price"), [("spearman", "wood 1 stone 2"), ("archer", "wood 1 chi 2"), ("horseman", "wood 1 gold 3")]
)
def test_every_kind_has_its_price(kind: str, price: str) -> None:
    table = lay("at barracks: dragon 1 snake 2", f"goods dragon: {price}", then="location 4")
    table.by(DRAGON, f"recruit {kind}", "station middle")
    assert table.goods(DRAGON) == {}
    assert table.staged("middle", DRAGON) == {kind: 1}


@law("location.barracks.do")
def test_each_recruit_may_go_elsewhere() -> None:
    lines = ("at barracks: dragon 2 snake 1", "goods dragon: wood 2 stone 4", "hordes right: thugs/left")
    table = lay(*lines, then="location 4").by(DRAGON, "recruit spearman", "recruit spearman")
    table.by(DRAGON, "station left", "cover right 0 2")
    assert table.staged("left", DRAGON) == {"spearman": 1}
    assert table.hordes("right")[0].covered(DRAGON) == 1


@law("location.builders.0", "location.builders.barricade", "rules.pay")
def test_a_barricade_costs_two_of_any_mix_and_gives_honor() -> None:
    table = lay("at builders: dragon 1", "goods dragon: wood 1 stone 1 gold 1 chi 3", then="location 6")
    table.by(DRAGON, "build left barricade", "mix 1 0 1")
    assert (table.s.barricades, table.honor[DRAGON]) == ([1, 0, 0], 2)
    assert table.goods(DRAGON) == {"stone": 1, "chi": 3}


@law("location.builders.barricade.limit")
def test_a_section_has_at_most_three_barricades() -> None:
    table = lay("at builders: dragon 1", "barricades: left 3", "goods dragon: wood 2", then="location 6")
    assert "build left barricade" not in [table.match.spell(option) for option in table.options]


@law("location.builders.wall.1", "location.builders.wall.2", "location.builders.wall.3")
@pytest.mark.parametrize(("level", "price"), [(0, 5), (1, 10), (2, 15)])
def test_the_wall_grows_level_by_level_for_honor_equal_to_its_price(level: int, price: int) -> None:
    wall = f"wall: middle {level}" if level else "wall:"
    table = lay("at builders: dragon 1", wall, f"goods dragon: stone {price}", then="location 6")
    table.by(DRAGON, "build middle wall")
    assert (table.s.level[1], table.honor[DRAGON], table.goods(DRAGON)) == (level + 1, price, {})


@law("location.builders.payment")
def test_what_lies_in_the_warehouse_is_used_first() -> None:
    lines = ("at builders: dragon 1", "warehouse: wood 2 stone 1", "goods dragon: gold 4")
    table = lay(*lines, then="location 6").by(DRAGON, "build left wall")
    assert (table.s.warehouse, table.goods(DRAGON), table.honor[DRAGON]) == ([0, 0, 0], {"gold": 2}, 5)
    table = lay("at builders: dragon 1", "warehouse: wood 2 stone 1", then="location 6")
    table.by(DRAGON, "build left barricade", "mix 1 1 0")
    assert table.s.warehouse == [1, 0, 0]


@law("location.builders.multi")
def test_several_builders_work_one_after_another_wherever_they_like() -> None:
    table = lay("at builders: dragon 2", "goods dragon: wood 4", then="location 6")
    table.by(DRAGON, "build left barricade", "build right barricade")
    assert table.s.barricades == [1, 0, 1]


@law("location.builders.archers")
def test_archers_stay_on_the_wall_as_it_grows() -> None:
    lines = ("wall: left 1", "firing left: snake 2", "at builders: dragon 1", "goods dragon: wood 10")
    table = lay(*lines, then="location 6").by(DRAGON, "build left wall")
    assert (table.s.firing[0][SNAKE], table.s.free_firing(0)) == (2, 1)


@law("location.logistics.0", "location.logistics.move", "staging.3")
def test_any_number_of_soldiers_moves_from_one_section_to_one_other() -> None:
    lines = ("at logistics: dragon 1", "staged left dragon: spearman 2 horseman 1")
    table = lay(*lines, then="location 7").by(
        DRAGON, "route left right", "shift spearman 0 0", "shift horseman 0 0", "pass"
    )
    assert table.staged("right", DRAGON) == {"spearman": 1, "horseman": 1}
    assert table.staged("left", DRAGON) == {"spearman": 1}


@law("location.logistics.archers.1", "location.logistics.noattack")
def test_archers_from_a_wall_go_to_a_wall_or_to_wait_and_wound_nothing() -> None:
    lines = ("at logistics: dragon 1", "wall: left 1 right 1", "firing left: dragon 2", "hordes right: bandits/left")
    table = lay(*lines, then="location 7").by(DRAGON, "route left right", "shift archer 1 1", "shift archer 1 0")
    assert (table.s.firing[2][DRAGON], table.staged("right", DRAGON)) == (1, {"archer": 1})
    assert len(table.hordes("right")[0].bare()) == 4


@law("location.logistics.archers.1")
def test_an_archer_finds_no_firing_spot_on_a_wall_that_is_full() -> None:
    lines = ("at logistics: dragon 1", "wall: left 1 right 1", "firing left: dragon 1", "firing right: snake 2")
    table = lay(*lines, then="location 7").by(DRAGON, "route left right")
    assert [table.match.spell(option) for option in table.options] == ["shift archer 1 0", "pass"]


@law("location.logistics.archers.2", "location.logistics.archers.3")
def test_archers_who_wait_cannot_go_straight_to_a_wall() -> None:
    lines = ("at logistics: dragon 1", "wall: right 3", "staged left dragon: archer 1 spearman 1")
    table = lay(*lines, then="location 7").by(DRAGON, "route left right")
    assert [table.match.spell(o) for o in table.options] == ["shift spearman 0 0", "shift archer 0 0", "pass"]


@law("location.logistics.again")
def test_with_two_clerks_the_same_soldier_can_move_twice() -> None:
    lines = ("at logistics: dragon 2", "staged left dragon: spearman 1")
    table = lay(*lines, then="location 7").by(DRAGON, "route left middle", "shift spearman 0 0")
    table.by(DRAGON, "route middle right", "shift spearman 0 0")
    assert table.staged("right", DRAGON) == {"spearman": 1}


@law("location.teahouse.move", "location.teahouse.original", "location.teahouse.top")
def test_the_example_of_the_tea_house() -> None:
    """Yellow, red, blue, with clerks of red and blue: the new order is red, blue, yellow."""
    table = lay("tea: monkey dragon snake", "at tea_house: dragon 1 snake 1", then="location 5")
    assert table.s.tea == [DRAGON, SNAKE, MONKEY]
    table = lay("tea: monkey dragon snake", "at tea_house: monkey 1 snake 1", then="location 5")
    assert (table.s.tea, table.s.clerks[MONKEY]) == ([MONKEY, SNAKE, DRAGON], 5)


@law("location.teahouse.all")
def test_whoever_fills_the_tea_house_goes_to_the_top() -> None:
    table = lay("tea: monkey dragon snake", "at tea_house: snake 2", then="location 5")
    assert table.s.tea == [SNAKE, MONKEY, DRAGON]


@law("location.embassy.clerk")
def test_a_clerk_is_hired_for_two_gold() -> None:
    table = lay("at embassy: dragon 1", "goods dragon: gold 2", then="location 8").by(DRAGON, "hire-clerk")
    assert (table.s.clerks[DRAGON], table.s.unhired[DRAGON], table.goods(DRAGON)) == (6, 2, {})


@law("location.embassy.advisor.1", "location.embassy.advisor.2", "advisor.choice", "advisor.active")
def test_the_example_of_the_third_advisor_who_costs_three_gold() -> None:
    lines = (
        "at embassy: dragon 1",
        "advisors dragon: spy",
        "support dragon: scribe",
        OFFER,
    )
    assert lay(*lines, "goods dragon: gold 1", then="location 8").prompt == "command"
    table = lay(*lines, "goods dragon: gold 3", then="location 8").by(DRAGON, "hire engineer active")
    assert (len(table.s.advisors[DRAGON]), table.goods(DRAGON)) == (2, {})


@law("location.embassy.refill", "location.embassy.many", "location.embassy.limit", "advisor.supporting")
def test_the_offer_is_filled_between_two_purchases() -> None:
    lines = (
        "at embassy: dragon 2",
        "goods dragon: gold 3",
        OFFER,
        "advisor deck: spy",
    )
    table = lay(*lines, then="location 8").by(DRAGON, "hire prefect supporting", "hire spy supporting")
    assert (table.s.supporters(DRAGON), len(table.s.offer)) == (2, 3)
    assert table.s.powers[DRAGON] == 0


@law("location.academy.draw", "location.academy.empty")
def test_the_academy_deals_tactics_and_shuffles_the_discards_when_it_must() -> None:
    deck = ("tactic deck: bribe", "tactic discards: retreat restless")
    table = lay("at academy: dragon 2", *deck, then="location 9")
    assert (len(table.s.tactics[DRAGON]), len(table.s.tactic_deck.cards)) == (2, 1)
    assert table.s.tactic_deck.discards == []


@law("tactics.limit")
def test_nobody_holds_more_than_five_tactics() -> None:
    hand = "tactics dragon: bribe retreat restless lone_wolf overtime"
    table = lay("at academy: dragon 1", hand, "tactic deck: conscription", then="location 9").by(
        DRAGON, "pass", "card bribe"
    )
    assert (len(table.s.tactics[DRAGON]), len(table.s.tactic_deck.discards)) == (5, 1)


@law("rules.unlimited")
def test_resources_never_run_out() -> None:
    table = lay("at quarry: dragon 1 snake 2", "goods dragon: stone 60", "goods snake: stone 60", then="location 1")
    assert [stock[1] for stock in table.s.stock] == [61, 62, 0]


@law("location.overseer.share")
def test_overseers_of_several_clans_share_a_position() -> None:
    at = ("at quarry: dragon 2 snake 1", "overseers snake: quarry 1 spearman", "goods dragon: wood 2")
    table = lay(*at, then="location 1").by(DRAGON, "promote quarry spearman")
    assert [levels[1] for levels in table.s.overseer] == [1, 1, 0]


def test_what_cannot_be_built_tells_what_is_missing() -> None:
    table = lay("at builders: dragon 1", "barricades: left 3", "goods dragon: wood 2", then="location 6")
    assert table.says_why_not("build left barricade") == "All 3 barricades stand there already."
    wall = table.says_why_not("build left wall")
    assert wall == "Costs 5 wood, stone or gold; you and the Warehouse have 2."
