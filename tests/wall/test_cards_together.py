"""Tactics and generals of the cooperative game."""

from __future__ import annotations

from lexludi.games.wall.rules.box.printed import EVENT_NAMES
from lexludi.games.wall.rules.options import Rest
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.winter import defense
from lexludi.kernel.chance import Chance
from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table
from tests.wall.table import lay as lay_table

law = cites("wall")
CALM = "demands: quiet_border\nhordes left: iron_guard/left; siege_crew/left"
"""A demand that is not met."""


def lay(*lines: str, then: str) -> Table:
    return lay_table("mode: cooperative", *lines, then=then)


def led(general: str, *lines: str, then: str) -> Table:
    """The dragon clan has that general and two supporting advisors."""
    return lay(f"general dragon: {general}", "support dragon: fixer spy", *lines, then=then)


def hand(*cards: str) -> str:
    return f"tactics dragon: {' '.join(cards)}"


def offered(table: Table) -> list[str]:
    """What can be chosen now, but for a rest from tactics."""
    return [table.match.spell(option) for option in table.options if option != Rest()]


def breached(*lines: str) -> Table:
    """The left section has fallen; all have taken their shame, and soldiers are about to be killed."""
    horde = "hordes left: iron_guard/left dragon snake . . . .; war_drummers/left dragon monkey snake ."
    table = lay(horde, "wall: left 1", "firing left: snake 1", *lines, then="assault 0")
    while table.prompt != "tactic":
        assert table.match.ask is not None
        table.by(table.asked, table.match.ask.options[0])
    return table


# Tactics


@law("tactic.shared_burden")
def test_a_shared_burden_saves_soldiers_of_others() -> None:
    table = breached(hand("shared_burden")).by(DRAGON, "play shared_burden basic")
    table.by(DRAGON, "rescue 1 archer")
    assert table.staged("left", SNAKE) == {"archer": 1}
    table = breached(hand("shared_burden"), "goods dragon: chi 2").by(DRAGON, "play shared_burden boosted")
    table.by(DRAGON, "rescue 1 archer", "rescue 2 spearman", "rescue 0 spearman")
    assert [table.staged("left", clan) for clan in (1, 2, 0)] == [{"archer": 1}, {"spearman": 1}, {"spearman": 1}]


@law("tactic.hold_the_line")
def test_hold_the_line_saves_archers_or_everybody_of_a_breach() -> None:
    table = breached(hand("hold_the_line")).by(DRAGON, "play hold_the_line basic")
    assert (table.staged("left", SNAKE), table.staged("left", DRAGON)) == ({"archer": 1}, {})
    table = breached(hand("hold_the_line"), "goods dragon: chi 2").by(DRAGON, "play hold_the_line boosted")
    assert [sum(table.staged("left", clan).values()) for clan in range(3)] == [2, 3, 1]
    won = lay(hand("hold_the_line"), "hordes left: war_drummers/left dragon snake x x", then="defeats").by(
        DRAGON, "pass"
    )
    assert offered(won) == ["pass"]


@law("tactic.signal_fires")
def test_signal_fires_bring_soldiers_of_others() -> None:
    waiting = ("staged left dragon: spearman 1", "staged left snake: spearman 2", "hordes left: iron_guard/left")
    table = lay(*waiting, hand("signal_fires"), then="frame 0 2 2").by(DRAGON, "attack left", "cover left 0 0")
    table.by(DRAGON, "play signal_fires basic").by(SNAKE, "fight left spearman staging", "cover left 0 1")
    assert (table.hordes("left")[0].covered(SNAKE), table.prompt) == (1, "command")
    table = lay(*waiting, hand("signal_fires"), "goods dragon: chi 1", then="frame 0 2 2")
    table.by(DRAGON, "attack left", "cover left 0 0", "play signal_fires boosted")
    table.by(SNAKE, "fight left spearman staging", "cover left 0 1", "fight left spearman staging", "cover left 0 2")
    assert table.hordes("left")[0].covered(SNAKE) == 2


@law("tactic.relief_column")
def test_a_relief_column_hands_resources_over() -> None:
    goods = "goods dragon: wood 3 gold 1 chi 1"
    table = lay(goods, hand("relief_column"), then="after_effects 0").by(DRAGON, "play relief_column basic")
    table.by(DRAGON, "goods wood", "whom 1", "goods wood", "whom 2", "goods gold", "whom 1")
    assert [table.goods(clan) for clan in range(3)] == [{"wood": 1, "chi": 1}, {"wood": 1, "gold": 1}, {"wood": 1}]
    assert table.prompt == "command"
    table = lay(goods, hand("relief_column"), then="after_effects 0").by(DRAGON, "play relief_column boosted")
    table.by(DRAGON, *["goods wood", "whom 1"] * 3, "goods gold", "whom 1")
    assert table.goods(SNAKE) == {"wood": 3, "gold": 1}


@law("tactic.joint_works")
def test_joint_works_make_a_part_of_the_wall_cheaper() -> None:
    at = ("at builders: dragon 1", hand("joint_works"))
    table = lay(*at, "goods dragon: wood 3", then="location 6").by(DRAGON, "play joint_works basic", "build left wall")
    assert (table.s.level, table.goods(DRAGON), table.honor[DRAGON], table.prompt) == ([1, 0, 0], {}, 5, "command")
    table = lay(*at, "goods dragon: chi 2", then="location 6").by(DRAGON, "play joint_works boosted", "build left wall")
    assert table.s.level == [1, 0, 0]
    assert not [o for o in offered(lay("at academy: dragon 1", hand("joint_works"), then="location 9")) if "joint" in o]


@law("tactic.oath_of_brotherhood")
def test_an_oath_of_brotherhood_honors_all_who_fought() -> None:
    at = ("hordes left: war_drummers/left dragon snake x x", hand("oath_of_brotherhood"))
    table = lay(*at, then="defeats").by(DRAGON, "play oath_of_brotherhood basic")
    assert table.honor[1:] == [2 + 2, 0]
    table = lay(*at, "goods dragon: chi 1", then="defeats").by(DRAGON, "play oath_of_brotherhood boosted")
    assert table.honor[1:] == [2 + 4, 0]


@law("tactic.night_watch")
def test_a_night_watch_adds_defense_for_this_winter() -> None:
    table = lay(hand("night_watch"), "wall: left 1", then="before_assault 0")
    table.by(DRAGON, "play night_watch basic", "attack left")
    assert (defense(table.s, 0), defense(table.s, 1)) == (4 + 3, 0)
    table = lay(hand("night_watch"), "goods dragon: chi 2", then="before_assault 0")
    assert defense(table.by(DRAGON, "play night_watch boosted", "attack right").s, 2) == 6


@law("tactic.petition")
def test_a_petition_makes_a_demand_cheaper() -> None:
    at = (
        CALM.replace("quiet_border", "palace_timber"),
        hand("petition"),
        "goods snake: wood 3",
        "goods monkey: wood 3",
    )
    table = lay(*at, "goods dragon: wood 1", then="demands").by(DRAGON, "play petition basic")
    assert (table.prompt, offered(table)) == ("demand", ["fulfil palace_timber", "pass"])
    assert lay(*at, "goods dragon: wood 1", then="demands").by(DRAGON, "pass").prompt == "command"
    table = lay(*at, "goods dragon: chi 2", then="demands").by(DRAGON, "play petition boosted")
    assert (table.s.court.rebate, table.prompt) == (5, "demand")


@law("tactic.good_omens")
def test_good_omens_choose_an_event_or_let_none_come() -> None:
    deck = "event deck: early_frost rising_prices veterans_pride muddy_roads"
    table = lay(hand("good_omens"), deck, then="event").by(DRAGON, "play good_omens basic")
    assert offered(table) == ["omen muddy_roads", "omen veterans_pride"]
    table.by(DRAGON, "omen veterans_pride")
    assert [EVENT_NAMES[card] for card in table.s.court.events] == ["veterans_pride"]
    assert EVENT_NAMES[table.s.court.event_deck[0]] == "muddy_roads"
    table = lay(hand("good_omens"), deck, "goods dragon: chi 2", then="event").by(DRAGON, "play good_omens boosted")
    assert (table.s.court.events, len(table.s.court.event_deck)) == ([], 4)


@law("tactic.cleansed_name")
def test_a_cleansed_name_drops_the_shame_of_anybody() -> None:
    at = (hand("cleansed_name"), "shamed snake: spearman 1", "shame: bank 29", "honor: 0 5 0")
    table = lay(*at, then="income 0").by(DRAGON, "play cleansed_name basic").by(SNAKE, "under spearman")
    assert (table.honor[SNAKE], table.s.shame_bank) == (0, 30)
    table = lay(*at, "goods dragon: chi 2", then="income 0").by(DRAGON, "play cleansed_name boosted")
    assert table.by(SNAKE, "under spearman").honor[SNAKE] == 5


@law("tactic.second_wind")
def test_a_second_wind_brings_command_cards_back() -> None:
    at = (hand("second_wind"), "spent dragon: economy", "spent snake: economy mobilization")
    table = lay(*at, then="revealed 0").by(DRAGON, "play second_wind basic", "whom 1").by(SNAKE, "command economy")
    assert ("economy" in table.hand(SNAKE), "economy" in table.hand(DRAGON)) == (True, False)
    table = lay(*at, "goods dragon: chi 3", then="revealed 0").by(DRAGON, "play second_wind boosted", "command economy")
    assert table.by(SNAKE, "command mobilization").s.spent == [[], [1], []]


@law("tactic.volunteers")
def test_volunteers_are_recruited_by_anybody_for_less() -> None:
    at = (hand("volunteers"), "goods snake: stone 1")
    table = lay(*at, then="after_effects 0").by(DRAGON, "play volunteers basic")
    table.by(SNAKE, "recruit spearman", "station left")
    assert (table.staged("left", SNAKE), table.goods(SNAKE)) == ({"spearman": 1}, {})
    table = lay(hand("volunteers"), "goods dragon: chi 2", then="after_effects 0")
    table.by(DRAGON, "play volunteers boosted", "whom 2").by(MONKEY, "recruit spearman", "station left")
    table.by(DRAGON, "whom 1").by(SNAKE, "recruit spearman", "station left")
    assert [table.staged("left", clan) for clan in range(3)] == [{}, {"spearman": 1}, {"spearman": 1}]


# Generals


@law("general.shi_minghe")
def test_shi_minghe_saves_anybody_where_he_has_a_soldier() -> None:
    horde = "hordes left: war_drummers/left snake snake monkey x"
    here = (horde, "staged left dragon: spearman 1", "goods dragon: chi 3")
    table = led("shi_minghe", *here, then="defeats").by(DRAGON, "rescue 1 spearman", "rescue 2 spearman")
    assert (table.staged("left", SNAKE), table.goods(DRAGON)) == ({"spearman": 2}, {"chi": 1})
    assert led("shi_minghe", horde, "goods dragon: chi 3", then="defeats").prompt == "command"


@law("general.lu_qingyuan")
def test_lu_qingyuan_makes_a_demand_cheaper() -> None:
    at = (CALM.replace("quiet_border", "palace_timber"), "goods snake: wood 4", "goods monkey: wood 4")
    table = led("lu_qingyuan", *at, "goods dragon: wood 2", then="demands")
    assert (table.s.court.rebate, table.prompt) == (2, "demand")


@law("general.deng_haiyan")
def test_deng_haiyan_pays_for_the_walls_of_others() -> None:
    at = ("at builders: snake 1", "goods snake: wood 5", "goods dragon: stone 3")
    table = led("deng_haiyan", *at, then="location 6").by(SNAKE, "build left wall").by(DRAGON, "count 2")
    assert (table.goods(DRAGON), table.goods(SNAKE), table.honor[:2]) == ({"stone": 1}, {"wood": 2}, [2, 5])
    table = led("deng_haiyan", *at, then="location 6").by(SNAKE, "build left wall").by(DRAGON, "count 0")
    assert (table.goods(SNAKE), table.honor[DRAGON]) == ({}, 0)


@law("general.fan_zhuorong")
def test_fan_zhuorong_honors_another_for_a_claimed_horde() -> None:
    table = led("fan_zhuorong", "hordes left: war_drummers/left dragon x x x", then="defeats").by(DRAGON, "whom 2")
    assert table.honor[MONKEY] == 2 * 2


@law("general.song_weiyi")
def test_song_weiyi_drops_shame_for_less_honor() -> None:
    at = ("shamed dragon: spearman 1", "shame: bank 29")
    table = led("song_weiyi", *at, "honor: 6 0 0", then="atone 0").by(DRAGON, "under spearman")
    assert (table.honor[DRAGON], table.s.shame_bank) == (0, 30)
    four = "support dragon: fixer spy looter engineer"
    table = lay("general dragon: song_weiyi", four, *at, "honor: 4 0 0", then="atone 0").by(DRAGON, "under spearman")
    assert table.honor[DRAGON] == 0


@law("advisor.confessor")
def test_a_confessor_drops_shame_for_seven_honor() -> None:
    at = ("shamed dragon: spearman 1", "shame: bank 29", "honor: 7 0 0")
    assert lay("advisors dragon: confessor", *at, then="atone 0").by(DRAGON, "under spearman").honor[DRAGON] == 0
    assert lay(*at, then="atone 0").prompt == "command"


@law("general.kong_yilan")
def test_kong_yilan_hands_resources_over_in_his_turn() -> None:
    table = led("kong_yilan", "goods dragon: wood 3", then="after_effects 0")
    table.by(DRAGON, "goods wood", "whom 1", "goods wood", "whom 1")
    assert (table.goods(SNAKE), table.prompt) == ({"wood": 2}, "command")


@law("general.he_tieshan")
def test_he_tieshan_wounds_after_the_volley() -> None:
    walls = ("wall: left 1", "firing left: dragon 1", "hordes left: iron_guard/left")
    table = led("he_tieshan", *walls, then="volley 0").by(DRAGON, "shoot left 0 0", "shoot left 0 1", "shoot left 0 2")
    assert (table.s.wounds[DRAGON], table.hordes("left")[0].arrows, table.prompt) == (3, 1, "command")


@law("general.rong_peiqi")
def test_rong_peiqi_arranges_the_next_events() -> None:
    deck = "event deck: early_frost rising_prices veterans_pride muddy_roads"
    table = led("rong_peiqi", deck, then="event")
    assert offered(table) == ["omen muddy_roads", "omen veterans_pride"]
    table.by(DRAGON, "omen veterans_pride")
    assert [EVENT_NAMES[card] for card in table.s.court.events] == ["veterans_pride"]
    assert [EVENT_NAMES[card] for card in table.match.view(DRAGON)["foreseen"]] == ["muddy_roads"]
    assert table.match.view(SNAKE)["foreseen"] == []


@law("general.rong_peiqi")
def test_no_event_is_lost_where_it_is_imagined_how_they_are_arranged() -> None:
    three = ("general dragon: rong_peiqi", "support dragon: looter poisoner spy")
    table = lay(*three, "event deck: early_frost rising_prices veterans_pride muddy_roads", then="event")
    before = sorted(table.s.court.event_deck)
    table.by(DRAGON, "omen veterans_pride")
    for seed in "abcdefgh":
        world = table.match.imagine(DRAGON, Chance.of(seed))
        world.choose(world.asks[0].options[0], DRAGON)
        assert isinstance(world.state, Wall)
        assert sorted([*world.state.court.events, *world.state.court.event_deck]) == before
