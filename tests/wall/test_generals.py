"""Generals: what each does, more with every supporting advisor."""

from __future__ import annotations

from lexludi.games.wall.rules.box.codes import WOUND
from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table, lay

law = cites("wall")
TWO = "support dragon: fixer spy"


def led(general: str, *lines: str, then: str) -> Table:
    """The dragon clan has that general and two supporting advisors."""
    return lay(f"general dragon: {general}", TWO, *lines, then=then)


def offered(table: Table) -> list[str]:
    return [table.match.spell(option) for option in table.options]


@law("general.liang_hongyu", "general.ability")
def test_liang_hongyu_honors_those_who_are_killed() -> None:
    horde = ("year: 3 autumn", "hordes left: bandits/left dragon dragon snake x")
    assert led("liang_hongyu", *horde, then="defeats").honor == [2 + 2 * 2 * 2, 2, 0]
    assert lay("general dragon: liang_hongyu", *horde, then="defeats").honor[DRAGON] == 2  # nobody supports him
    saved = led("liang_hongyu", "hordes left: bandits/left dragon x x x", "goods dragon: chi 2", then="defeats")
    assert saved.by(DRAGON, "recruit spearman").honor[DRAGON] == 2


@law("general.zhou_tong")
def test_zhou_tong_counts_guarded_sections_in_summer() -> None:
    walls = ("wall: left 1 right 1", "firing left: dragon 2", "firing right: dragon 1")
    assert led("zhou_tong", *walls, then="income 0").honor[DRAGON] == 2 * 2
    assert led("zhou_tong", *walls, then="income 1").honor[DRAGON] == 0


def attack(general: str, *lines: str) -> Table:
    """The attack order at the left section."""
    at = ("hordes left: heavy_lancers/left", *lines)
    return led(general, *at, then="frame 0 2 2").by(DRAGON, "attack left")


@law("general.yang_paifeng")
def test_yang_paifeng_wounds_a_card_that_was_attacked() -> None:
    waiting = "staged left dragon: spearman 1"
    table = attack("yang_paifeng", waiting, "goods dragon: chi 1").by(DRAGON, "cover left 0 0", "yes")
    table.by(DRAGON, "shoot left 0 1", "shoot left 0 2")
    assert table.hordes("left")[0].cover[:4] == [2, WOUND, WOUND, 0]
    assert (table.s.stock[DRAGON][3], table.s.wounds[DRAGON]) == (0, 3)
    assert attack("yang_paifeng", waiting).by(DRAGON, "cover left 0 0").prompt == "command"  # no chi


@law("general.che_kung")
def test_che_kung_honors_soldiers_on_hordes() -> None:
    table = attack("che_kung", "staged left dragon: spearman 1 horseman 1")
    table.by(DRAGON, "charge left 0 3 7", "cover left 0 4")
    assert table.honor[DRAGON] == 2 + 3 + 2 * 2  # what is printed on the spots, and 2 a soldier


@law("general.ma_yuncheng")
def test_ma_yuncheng_honors_horsemen_alone() -> None:
    table = attack("ma_yuncheng", "staged left dragon: spearman 1 horseman 1")
    table.by(DRAGON, "charge left 0 3 7", "cover left 0 4")
    assert table.honor[DRAGON] == 2 + 3 + 2 * 2
    at = ("hordes left: heavy_lancers/left", "support dragon: fixer spy examiner", "staged left dragon: horseman 1")
    most = lay("general dragon: ma_yuncheng", *at, then="frame 0 2 2").by(DRAGON, "attack left", "charge left 0 3 7")
    assert most.honor[DRAGON] == 2 + 3 + 4


@law("general.zhang_shijie")
def test_zhang_shijie_gains_chi_for_a_tactic() -> None:
    at = ("tea: snake dragon monkey", "tactics dragon: seat_at_the_table")
    table = led("zhang_shijie", *at, then="after_effects 0").by(DRAGON, "play seat_at_the_table basic")
    assert table.goods(DRAGON) == {"chi": 2}
    four = "support dragon: fixer spy examiner engineer"
    table = lay("general dragon: zhang_shijie", four, *at, then="after_effects 0")
    assert table.by(DRAGON, "play seat_at_the_table basic").goods(DRAGON) == {"chi": 3}


@law("general.yang_ye")
def test_yang_ye_attacks_or_draws_where_two_clerks_are() -> None:
    at = ("at academy: dragon 2", "staged left dragon: spearman 3", "hordes left: thugs/left")
    table = led("yang_ye", *at, then="location 9")
    table.by(DRAGON, "fight left spearman staging", "cover left 0 0", "fight left spearman staging", "cover left 0 1")
    assert (table.hordes("left")[0].covered(DRAGON), table.staged("left", DRAGON)) == (2, {"spearman": 1})
    drawn = led("yang_ye", "at academy: dragon 2", then="location 9").by(DRAGON, "pass")
    assert len(drawn.s.tactics[DRAGON]) == 1 + 2
    assert len(led("yang_ye", "at academy: dragon 1", then="location 9").s.tactics[DRAGON]) == 1


@law("general.guo_tianyi")
def test_guo_tianyi_recruits_for_less() -> None:
    at = ("at barracks: dragon 2 snake 1", "goods dragon: wood 1 stone 3")
    table = led("guo_tianyi", *at, then="location 4").by(DRAGON, "recruit spearman")
    assert table.goods(DRAGON) == {"wood": 1, "stone": 2}  # 2 less: the rebate is used up
    assert table.by(DRAGON, "recruit spearman").goods(DRAGON) == {}
    three = lay("general dragon: guo_tianyi", "support dragon: fixer spy examiner", *at, then="location 4")
    three.by(DRAGON, "recruit spearman", "recruit spearman")
    assert sum(three.goods(DRAGON).values()) == 4 - 1 - 2


@law("general.bao_wenhai")
def test_bao_wenhai_makes_one_clerk_count_for_more() -> None:
    table = led("bao_wenhai", "at quarry: dragon 1 snake 2", then="location 1")
    assert (table.s.stock[DRAGON][1], table.s.stock[SNAKE][1]) == (2, 2)
    assert led("bao_wenhai", "at quarry: dragon 2 snake 1", then="location 1").s.stock[DRAGON][1] == 2
    five = "support dragon: fixer spy examiner engineer looter"
    table = lay("general dragon: bao_wenhai", five, "at quarry: dragon 1 snake 2", then="location 1")
    assert table.s.stock[DRAGON][1] == 4


@law("general.xue_lianzhu")
def test_xue_lianzhu_attacks_after_the_defeats() -> None:
    at = ("staged left dragon: spearman 2", "staged right dragon: spearman 1", "hordes left: bandits/left x x . .")
    table = led("xue_lianzhu", *at, "hordes right: thugs/left", then="after_defeats 0")
    table.by(DRAGON, "fight left spearman staging", "cover left 0 2", "fight right spearman staging", "cover right 0 0")
    assert (table.hordes("left")[0].covered(DRAGON), table.hordes("right")[0].covered(DRAGON)) == (1, 1)
    assert (table.staged("left", DRAGON), table.prompt) == ({"spearman": 1}, "command")


@law("general.ouyang_zhi")
def test_ouyang_zhi_builds_for_more_honor() -> None:
    at = ("at builders: dragon 1", "goods dragon: wood 5")
    table = led("ouyang_zhi", *at, then="location 6").by(DRAGON, "build left wall")
    assert table.honor[DRAGON] == 5 + 2 * 2
    assert led("ouyang_zhi", *at, then="location 6").by(DRAGON, "build left barricade").honor[DRAGON] == 2 + 2
    three = lay("general dragon: ouyang_zhi", "support dragon: fixer spy examiner", *at, then="location 6")
    assert three.by(DRAGON, "build left barricade").honor[DRAGON] == 2 + 2


@law("general.pei_suling")
def test_pei_suling_honors_gifts() -> None:
    table = led("pei_suling", "at quarry: dragon 1 snake 1 monkey 1", then="location 1").by(DRAGON, "yes")
    assert table.by(SNAKE, "yes").by(MONKEY, "pass").honor == [2 + 2, 2, 0]


@law("general.tao_jingyi")
def test_tao_jingyi_gathers_one_of_each_kind_in_summer() -> None:
    overseers = "overseers dragon: quarry 1 spearman; temple 1 spearman; gold_mine 1 spearman"
    table = led("tao_jingyi", overseers, then="income 0").by(DRAGON, "goods stone")
    assert offered(table) == ["goods gold", "goods chi"]
    assert table.by(DRAGON, "goods chi").goods(DRAGON) == {"stone": 2, "gold": 1, "chi": 2}
    one = "overseers dragon: quarry 1 spearman"
    assert led("tao_jingyi", one, then="income 0").goods(DRAGON) == {"stone": 2}
