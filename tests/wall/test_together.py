"""All together for the emperor."""

from __future__ import annotations

import pytest

from lexludi.games.wall.rules.box.printed import DEMAND_NAMES, DEMANDS, EVENT_NAMES, EVENTS, GENERALS, TACTICS
from lexludi.games.wall.rules.events import Revealed
from lexludi.games.wall.rules.modes.together.prospects import prospects
from lexludi.games.wall.rules.value import value
from lexludi.games.wall.rules.winter import defense
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table, start
from tests.wall.table import lay as lay_table

law = cites("wall")
THREE = ("dragon", "snake", "monkey")
REED = 2
SOME = "hordes left: iron_guard/left\nhordes middle: siege_crew/middle\nhordes right: fire_throwers/right"
CALM = "demands: quiet_border\nhordes left: iron_guard/left; siege_crew/left; fire_throwers/left"
"""A demand that is not met."""


def lay(*lines: str, then: str, seats: str = "dragon snake monkey") -> Table:
    return lay_table("mode: cooperative", *lines, then=then, seats=f"seats: {seats}")


def begin(*seats: str, **options: str) -> Table:
    return start(*seats, mode="cooperative", **options)


def spelled(table: Table) -> list[str]:
    assert table.match.ask is not None
    return [table.match.spell(option) for option in table.match.ask.options]


def open_demands(table: Table) -> list[str]:
    return [DEMAND_NAMES[card] for card in table.s.court.demands]


def done(table: Table) -> list[str]:
    return [DEMAND_NAMES[card] for card in table.s.court.fulfilled]


# Set-up


@law("mode.coop.goal", "mode.coop.setup.2p")
@pytest.mark.parametrize(("n", "needed"), [(2, 6), (3, 7), (4, 9)])
def test_as_many_demands_as_the_number_of_players_says(n: int, needed: int) -> None:
    table = begin(*(*THREE, "turtle")[:n])
    assert table.s.setting.demands_needed == needed
    assert ("reed" in table.s.setting.names) == (n == 2)


def test_at_higher_levels_more_demands_must_be_fulfilled() -> None:
    for seats, needed in ((THREE, [8, 10]), (THREE[:2], [7, 8]), ((*THREE, "turtle"), [10, 11])):
        assert [begin(*seats, level=level).s.setting.demands_needed for level in ("hard", "hardest")] == needed
    with pytest.raises(BadSetup):
        start(*THREE, level="hard")
    with pytest.raises(BadSetup):
        begin("dragon")


@law("mode.coop.setup.4a", "mode.coop.setup.21", "mode.coop.demand.max")
def test_three_demands_instead_of_artifacts_and_a_deck_of_events() -> None:
    table = begin(*THREE)
    assert (table.s.artifacts, len(table.s.court.demands), len(table.s.court.demand_deck)) == ([], 3, 9)
    assert (table.s.court.events, len(table.s.court.event_deck)) == ([], 12)


@law("mode.coop.setup.4b", "mode.coop.setup.4c")
def test_two_players_have_two_demands_of_eight() -> None:
    table = begin("dragon", "snake")
    left = {DEMANDS[card].id for card in [*table.s.court.demands, *table.s.court.demand_deck]}
    assert (len(table.s.court.demands), len(left)) == (2, 8)
    assert not left & {"taunt_them", "warriors_for_guard", "glory_to_emperor", "royal_escort"}


@law("mode.coop.setup.5", "mode.coop.setup.6")
@pytest.mark.parametrize(("n", "hordes"), [(2, [0, 3]), (3, [1, 4]), (4, [1, 5])])
def test_other_hordes_come_one_more_than_players(n: int, hordes: list[int]) -> None:
    table = begin(*(*THREE, "turtle")[:n])
    assert [min(map(len, table.s.hordes)), sum(map(len, table.s.hordes))] == hordes
    assert all(horde.card >= 30 for row in table.s.hordes for horde in row)


@law("mode.coop.setup.7", "mode.coop.setup.9")
def test_tactics_and_generals_of_their_own_are_shuffled_in() -> None:
    table = begin(*THREE)
    assert len(table.s.tactic_deck.cards) == len(TACTICS) == 32
    assert len(table.s.boxed_generals) == len(GENERALS) - 6 == 15


# Demands


@law("mode.coop.demand.when", "mode.coop.winter")
def test_demands_are_fulfilled_after_the_assault_before_the_end_is_checked() -> None:
    goods = ("goods dragon: wood 4", "goods snake: wood 4", "goods monkey: wood 5")
    table = lay(*goods, SOME, "demands: palace_timber", "wall: left 3 middle 3 right 3", then="winter")
    assert (table.asked, table.prompt, spelled(table)) == (DRAGON, "demand", ["fulfil palace_timber", "pass"])
    assert table.s.season == 4


@law("mode.coop.demand.all", "mode.coop.demand.done", "demand.palace_timber")
def test_all_must_agree_and_each_gives_for_himself() -> None:
    goods = ("goods dragon: wood 4", "goods snake: wood 4", "goods monkey: wood 5")
    table = lay(*goods, "demands: palace_timber", then="demands").by(DRAGON, "fulfil palace_timber").by(SNAKE, "yes")
    assert table.goods(DRAGON) == {"wood": 4}  # nothing is paid before all agree
    table.by(MONKEY, "yes")
    assert (done(table), open_demands(table)) == (["palace_timber"], [])
    assert [table.goods(seat) for seat in range(3)] == [{"wood": 1}, {"wood": 1}, {"wood": 2}]


@law("mode.coop.demand.all")
def test_whoever_refuses_spares_all() -> None:
    goods = ("goods dragon: wood 4", "goods snake: wood 4", "goods monkey: wood 5")
    table = lay(*goods, "demands: palace_timber", then="demands").by(DRAGON, "fulfil palace_timber").by(SNAKE, "pass")
    assert (done(table), table.goods(DRAGON), table.prompt) == ([], {"wood": 4}, "command")


@law("mode.coop.demand.when")
def test_one_demand_after_another_is_proposed_but_none_again_that_was_refused() -> None:
    goods = [f"goods {name}: wood 4 stone 4 chi 4" for name in THREE]
    table = lay(*goods, SOME.replace("iron_guard/left", "iron_guard/left; siege_crew/left; shadow_archers/left"),
                "demands: palace_timber quiet_border tomb_stone", then="demands")  # fmt: skip
    assert spelled(table) == ["fulfil palace_timber", "fulfil tomb_stone", "pass"]  # the border is not quiet
    table.by(DRAGON, "fulfil palace_timber").by(SNAKE, "pass")
    assert spelled(table) == ["fulfil tomb_stone", "pass"]
    agreed = lay(*goods, "demands: palace_timber tomb_stone", then="demands").by(DRAGON, "fulfil palace_timber")
    agreed.by(SNAKE, "yes").by(MONKEY, "yes")
    assert (agreed.asked, spelled(agreed)) == (DRAGON, ["fulfil tomb_stone", "pass"])


@law("mode.coop.demand.whole")
def test_a_demand_that_somebody_cannot_pay_whole_is_not_offered() -> None:
    goods = ("goods dragon: stone 6", "goods snake: stone 1", "goods monkey: stone 2")
    assert lay(*goods, "demands: tomb_stone", then="demands").prompt == "command"
    spared = lay(*goods, "demands: tomb_stone", "court: rebate 2", then="fulfil 0")
    spared.by(DRAGON, "fulfil tomb_stone").by(SNAKE, "yes").by(MONKEY, "yes")
    assert (spared.prompt, spelled(spared)) == ("remitted", ["count 0", "count 1"])  # one is for the Snakes
    other = spared.match.clone()
    spared.by(DRAGON, "count 1")
    assert [spared.goods(seat) for seat in range(3)] == [{"stone": 5}, {}, {}]
    assert spared.s.court.rebate == 0
    table = Table(other).by(DRAGON, "count 0")
    assert (table.asked, spelled(table)) == (SNAKE, ["count 1", "count 2"])


@law("mode.coop.demand.whole")
def test_one_demand_alone_is_made_cheaper() -> None:
    stores = ("warehouse: wood 3", "demands: full_granaries", "court: rebate 2")
    table = lay(*stores, then="fulfil 0").by(DRAGON, "fulfil full_granaries").by(SNAKE, "yes").by(MONKEY, "yes")
    assert (table.s.warehouse, table.s.court.rebate) == ([0, 0, 0], 0)
    honor = lay("honor: 5 5 5", "demands: glory_to_emperor", "court: rebate 2", then="fulfil 0")
    honor.by(DRAGON, "fulfil glory_to_emperor").by(SNAKE, "yes").by(MONKEY, "yes")
    assert honor.s.court.rebate == 2


@law("demand.tomb_stone", "demand.treasury_gold", "demand.temple_incense")
@pytest.mark.parametrize(
    ("demand", "goods", "n"), [("tomb_stone", "stone", 2), ("treasury_gold", "gold", 3), ("temple_incense", "chi", 3)]
)
def test_everybody_discards_some_of_a_resource(demand: str, goods: str, n: int) -> None:
    lines = [f"goods {name}: {goods} {n + 1}" for name in THREE]
    table = lay(*lines, f"demands: {demand}", then="demands").by(DRAGON, f"fulfil {demand}")
    table.by(SNAKE, "yes").by(MONKEY, "yes")
    assert [table.goods(seat) for seat in range(3)] == [{goods: 1}] * 3
    assert done(table) == [demand]


@law("demand.palace_timber", "demand.treasury_gold", "demand.temple_incense")
@pytest.mark.parametrize(
    ("demand", "goods"), [("palace_timber", "wood"), ("treasury_gold", "gold"), ("temple_incense", "chi")]
)
def test_of_four_players_each_discards_two(demand: str, goods: str) -> None:
    lines = [f"goods {name}: {goods} 2" for name in (*THREE, "turtle")]
    table = lay(*lines, f"demands: {demand}", then="demands", seats="dragon snake monkey turtle")
    table.by(DRAGON, f"fulfil {demand}").by(SNAKE, "yes").by(MONKEY, "yes").by(3, "yes")
    assert ([table.goods(seat) for seat in range(4)], done(table)) == ([{}] * 4, [demand])


@law("demand.glory_to_emperor")
def test_everybody_loses_honor() -> None:
    table = lay("honor: 5 10 5", "demands: glory_to_emperor", then="demands").by(DRAGON, "fulfil glory_to_emperor")
    table.by(SNAKE, "yes").by(MONKEY, "yes")
    assert table.honor == [0, 5, 0]
    assert lay("honor: 5 10 4", "demands: glory_to_emperor", then="demands").prompt == "command"


@law("mode.coop.sacrifice", "demand.warriors_for_guard")
def test_sacrificed_soldiers_leave_the_game() -> None:
    lines = ("staged left snake: horseman 1", "firing right: snake 1", "wall: right 1", "demands: warriors_for_guard")
    table = lay(*lines, then="demands").by(DRAGON, "fulfil warriors_for_guard").by(SNAKE, "yes").by(MONKEY, "yes")
    table.by(DRAGON, "sacrifice archer -1 0")
    wall = Table(table.match.clone()).by(SNAKE, "sacrifice archer right 1")
    table.by(SNAKE, "sacrifice horseman left 0").by(MONKEY, "sacrifice spearman -1 0")
    assert table.pool(DRAGON) == {"spearman": 10, "archer": 3, "horseman": 2}
    assert (table.staged("left", SNAKE), wall.s.firing[2][SNAKE]) == ({}, 0)
    assert table.s.court.sacrificed == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]


@law("demand.warriors_for_guard")
def test_soldiers_in_staging_areas_and_on_the_wall_can_be_given_and_no_others() -> None:
    demand, none = "demands: warriors_for_guard", "sacrificed dragon: spearman 10 archer 4 horseman 2"
    guard = ("sacrificed dragon: spearman 10 archer 3 horseman 2", "firing right: dragon 1", "wall: right 1")
    assert lay(*guard, demand, then="demands").prompt == "demand"
    assert lay(none, demand, then="demands").prompt == "command"
    spears = ("sacrificed dragon: spearman 9 archer 4 horseman 2", "staged left dragon: spearman 1", demand)
    assert lay(*spears, then="demands").prompt == "demand"
    assert lay(*spears, then="give 0 1").s.court.sacrificed[DRAGON] == [10, 4, 2]
    assert lay(guard[0], "shamed dragon: archer 1", demand, then="demands").prompt == "command"


@law("demand.royal_escort")
@pytest.mark.parametrize(
    ("left", "asked"),
    [("spearman 10 horseman 1", "demand"), ("spearman 8 horseman 2", "demand"), ("spearman 9 horseman 2", "command")],
)
def test_an_escort_needs_a_horseman_or_two_spearmen(left: str, asked: str) -> None:
    assert lay(f"sacrificed dragon: {left} archer 4", "demands: royal_escort", then="demands").prompt == asked


@law("demand.royal_escort")
def test_a_clerk_in_a_location_can_be_given() -> None:
    clerks = ("lost clerks: dragon 4", "demands: royal_escort")
    assert lay(*clerks, "at quarry: dragon 1", then="demands").prompt == "demand"
    nobody = lay("lost clerks: dragon 5", "demands: royal_escort", then="demands")
    assert nobody.prompt == "command"
    one = lay(*clerks, "at quarry: dragon 1", "sacrificed dragon: spearman 8 horseman 2", then="give 0 3")
    assert (one.s.court.lost_clerks[DRAGON], one.pool(DRAGON)) == (5, {"archer": 4})


@law("demand.royal_escort", "mode.coop.sacrifice")
def test_an_escort_is_a_clerk_and_a_horseman_or_two_spearmen() -> None:
    table = lay("at quarry: dragon 1", "demands: royal_escort", then="demands").by(DRAGON, "fulfil royal_escort")
    table.by(SNAKE, "yes").by(MONKEY, "yes").by(DRAGON, "send-away quarry", "recruit spearman")
    assert (table.at("quarry")[DRAGON], table.s.court.lost_clerks[DRAGON], table.pool(DRAGON)["spearman"]) == (0, 1, 8)
    table.by(SNAKE, "recruit horseman")
    assert (table.s.clerks[SNAKE], table.pool(SNAKE)["horseman"]) == (4, 1)


@law("demand.council_of_sages", "mode.coop.sacrifice")
def test_an_advisor_is_sacrificed_and_no_longer_helps() -> None:
    lines = [f"advisors {name}: {card}" for name, card in zip(THREE, ("scribe", "spy", "fixer"), strict=True)]
    table = lay(*lines, "support dragon: looter poisoner", "demands: council_of_sages", then="demands")
    table.by(DRAGON, "fulfil council_of_sages").by(SNAKE, "yes").by(MONKEY, "yes").by(DRAGON, "part-with looter")
    table.by(SNAKE, "part-with spy").by(MONKEY, "part-with fixer")
    assert (len(table.s.court.boxed_advisors), table.s.advisors[SNAKE], table.s.powers[SNAKE]) == (3, [], 0)
    assert table.match.view(SNAKE)["support"][DRAGON] == table.s.support[DRAGON]  # the other one was seen


@law("demand.council_of_sages")
def test_an_advisor_whom_all_have_seen_leaves_the_other_hidden() -> None:
    table = lay("support dragon: looter poisoner", "demands: council_of_sages", then="give 0 11")
    table.by(DRAGON, "part-with poisoner")
    assert (table.match.view(SNAKE)["support"][DRAGON], table.s.court.shown) == ([-1], [0, 0, 0])


@law("demand.full_granaries")
def test_the_warehouse_gives_five() -> None:
    table = lay("warehouse: wood 3 stone 3", "demands: full_granaries", then="demands").by(
        DRAGON, "fulfil full_granaries"
    )
    table.by(SNAKE, "yes").by(MONKEY, "yes").by(DRAGON, "mix 2 3 0")
    assert (table.s.warehouse, done(table)) == ([1, 0, 0], ["full_granaries"])
    assert lay("warehouse: wood 2 stone 2", "demands: full_granaries", then="demands").prompt == "command"


@law("demand.taunt_them")
def test_taunting_needs_hordes_and_no_breach() -> None:
    four = SOME.replace("iron_guard/left", "iron_guard/left; vanguard_riders/left")
    assert done(lay(four, "demands: taunt_them", then="demands")) == ["taunt_them"]
    assert done(lay(SOME, "demands: taunt_them", then="demands")) == []
    assert done(lay(four, "demands: taunt_them", "court: breaches 1", then="demands")) == []


@law("demand.taunt_them", "mode.coop.winter")
def test_a_breach_of_this_winter_spoils_the_taunt_and_one_of_the_last_does_not() -> None:
    four = SOME.replace("iron_guard/left", "iron_guard/left; vanguard_riders/left")
    held = lay(four, "wall: left 3 middle 3 right 3", "demands: taunt_them", "court: breaches 1", then="winter")
    assert done(held) == ["taunt_them"]
    breached = lay(four, "wall: left 3 middle 3", "demands: taunt_them", then="winter")
    for seat in (DRAGON, SNAKE, MONKEY):
        breached.by(seat, "under spearman")
    assert (done(breached), breached.s.court.breaches) == ([], 1)


def test_what_guarded_a_section_last_winter_is_gone() -> None:
    table = lay(SOME, "wall: left 3 middle 3 right 3", "guarded: left 3 middle 2 right 1", then="winter")
    assert table.s.court.guarded == [0, 0, 0]


@law("demand.worthy_wall", "demand.quiet_border")
def test_walls_and_a_quiet_border_are_met_by_themselves() -> None:
    assert done(lay("wall: left 3 middle 2", CALM, "fulfilled: worthy_wall", then="demands")) == ["worthy_wall"]
    assert done(lay("wall: left 3 middle 1", "demands: worthy_wall", then="demands")) == ["worthy_wall"]
    assert done(lay("wall: left 3", "demands: worthy_wall", then="demands")) == []
    two = "hordes left: iron_guard/left; siege_crew/left"
    assert done(lay(two, "demands: quiet_border", then="demands")) == ["quiet_border"]
    assert done(lay(CALM, then="demands")) == []


@law("mode.coop.unfulfilled.1", "mode.coop.unfulfilled.2", "mode.coop.demand.stay")
def test_a_demand_left_open_is_a_shame_for_everybody_and_others_come() -> None:
    table = lay(CALM.replace("quiet_border", "quiet_border tomb_stone"), then="unfulfilled")
    for seat in (DRAGON, SNAKE, MONKEY):
        table.by(seat, "under spearman", "under spearman")
    assert (table.s.shame_bank, open_demands(table)[:2], len(table.s.court.demands)) == (
        24, ["quiet_border", "tomb_stone"], 3
    )  # fmt: skip


@law("mode.coop.unfulfilled.when", "mode.coop.event.1")
def test_then_an_event_is_turned_over_and_spring_comes() -> None:
    table = lay("demands: tomb_stone", SOME, "event deck: bitter_winters generous_harvest", then="end_of_winter")
    for seat in (DRAGON, SNAKE, MONKEY):
        assert table.s.court.events == []
        table.by(seat, "under spearman")
    assert [EVENT_NAMES[card] for card in table.s.court.events] == ["generous_harvest"]
    assert (table.prompt, len(table.s.court.demands)) == ("goods", 3)


# Rules that change


@law("mode.coop.rule.track", "mode.coop.other")
def test_command_cards_are_chosen_in_secret_and_their_spaces_in_the_open() -> None:
    table = Table.lay("seats: dragon snake monkey\nmode: cooperative\ntea: monkey snake dragon\nnext: autumn")
    for seat in (DRAGON, SNAKE, MONKEY):
        assert not table.events(Revealed)
        table.by(seat, "command economy")
    table.by(MONKEY, "space 2").by(SNAKE, "space 0")
    assert table.s.track == [SNAKE, DRAGON, MONKEY]


@law("mode.coop.rule.tea")
def test_clerks_act_in_an_order_that_the_active_player_settles() -> None:
    table = lay(
        "at academy: dragon 1 snake 1 monkey 1",
        "active: snake",
        "tactic deck: retreat bribe overtime",
        then="location 9",
    )
    table.by(SNAKE, "whom 2", "whom 0")
    assert [table.s.tactics[seat] for seat in (MONKEY, DRAGON, SNAKE)] == [[10], [11], [0]]


@law("mode.coop.rule.tea")
def test_tea_order_still_breaks_ties_for_a_horde() -> None:
    horde = "hordes left: vanguard_riders/left dragon snake x x"
    assert lay(horde, "tea: snake dragon monkey", then="defeats").honor == [2, 10, 0]
    assert lay(horde, "tea: dragon snake monkey", then="defeats").honor == [10, 2, 0]


@law("mode.coop.rule.score")
def test_a_claimed_horde_gives_its_honor_at_once() -> None:
    table = lay("hordes left: iron_guard/left dragon x x x x x", then="defeats")
    assert (table.honor[DRAGON], table.s.claimed[DRAGON], len(table.s.horde_deck.discards)) == (15, [], 1)


@law("mode.coop.rule.shame.1", "mode.coop.rule.shame.2", "mode.coop.rule.shame.3", "mode.coop.summer")
def test_shame_costs_ten_honor_in_summer_and_no_chi() -> None:
    lines = ("shamed dragon: spearman 2", "goods dragon: chi 9", "shame: bank 28")
    assert lay(*lines, then="atone 0").prompt == "command"
    table = lay(*lines, "honor: 15 0 0", then="atone 0").by(DRAGON, "under spearman")
    assert (table.honor[DRAGON], table.s.shame_bank, table.goods(DRAGON)) == (5, 29, {"chi": 9})
    assert table.prompt == "command"


@law("mode.coop.rule.shame.3")
def test_or_as_one_gets_it() -> None:
    table = lay("honor: 12 0 0", "demands: tomb_stone", then="unfulfilled").by(DRAGON, "repent")
    assert (table.honor[DRAGON], table.s.shame_bank, table.s.shamed[DRAGON]) == (2, 30, [0, 0, 0])
    assert "repent" not in spelled(table)  # the Snakes have no honor to lose


@law("mode.coop.rule.shame-horde")
def test_shame_lies_under_soldiers_only() -> None:
    table = lay("demands: tomb_stone", "claimed dragon: iron_guard/left 0", then="unfulfilled")
    assert {option.split()[0] for option in spelled(table)} == {"under"}


@law("mode.coop.rule.reclaim", "mode.coop.summer")
def test_summer_brings_no_command_cards_back() -> None:
    table = lay(
        "spent dragon: economy", "played dragon: despotism", "overseers dragon: quarry 1 spearman", then="summer"
    )
    assert (table.prompt, table.goods(DRAGON)) == ("command", {"stone": 1})
    assert table.s.spent[DRAGON] == [0, 1]


@law("mode.coop.rule.wall")
def test_whoever_builds_a_part_of_the_wall_may_take_one_back() -> None:
    lines = ("goods dragon: wood 5", "spent dragon: economy betrayal", "at builders: dragon 1")
    table = lay(*lines, then="location 6").by(DRAGON, "build left wall")
    assert spelled(table) == ["command economy", "pass"]
    table.by(DRAGON, "command economy")
    assert ("economy" in table.hand(DRAGON), table.s.spent[DRAGON]) == (True, [5])


@law("mode.coop.rule.hordes", "mode.coop.setup.3")
def test_spring_brings_one_horde_more() -> None:
    table = lay("year: 1 winter", SOME, then="spring")
    assert sum(map(len, table.s.hordes)) == 3 + table.s.setting.side.hordes[1] + 1


# The end


@law("mode.coop.end.win")
def test_enough_demands_are_a_victory_of_all() -> None:
    six = "fulfilled: palace_timber tomb_stone treasury_gold temple_incense worthy_wall full_granaries"
    table = lay(six, SOME, "demands: quiet_border", then="end_of_winter")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.how) == ((0, 1, 2), "demands")


@law("mode.coop.end.walls")
def test_walls_do_not_end_the_game() -> None:
    table = lay("wall: left 3 middle 3 right 3", "event deck: rising_prices", then="end_of_winter")
    assert table.match.result is None


@law("mode.coop.end.lose.1")
def test_shame_that_is_due_and_not_there_is_the_end_of_all() -> None:
    table = lay("demands: tomb_stone", "shame: gone 30", then="unfulfilled")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.how) == ((), "out-of-shame")


@law("mode.coop.end.lose.2")
def test_so_is_time_that_is_up() -> None:
    table = lay("year: 6 winter", SOME, "event deck: rising_prices", then="spring")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.how) == ((), "out-of-time")


# Events


def happens(name: str, *lines: str) -> Table:
    return lay(*lines, f"event deck: {name}", then="event")


@law("mode.coop.event.2", "event.early_frost", "event.generous_harvest")
def test_events_happen_at_once() -> None:
    table = happens("early_frost", "goods dragon: chi 5", "goods snake: chi 1")
    assert [table.goods(seat) for seat in (DRAGON, SNAKE)] == [{"chi": 3}, {}]
    table = happens("generous_harvest").by(DRAGON, "goods wood", "goods gold")
    assert (table.goods(DRAGON), table.asked) == ({"wood": 1, "gold": 1}, SNAKE)
    assert spelled(table) == ["goods wood", "goods stone", "goods gold"]


@law("event.warehouse_fire")
def test_half_of_the_warehouse_burns() -> None:
    table = happens("warehouse_fire", "warehouse: wood 3 stone 2").by(DRAGON, "mix 1 2 0")
    assert table.s.warehouse == [2, 0, 0]


@law("event.deserters")
def test_deserters_go_home() -> None:
    table = happens("deserters", "staged left snake: archer 1 spearman 1").by(SNAKE, "sacrifice archer left 0")
    assert (table.staged("left", SNAKE), table.pool(SNAKE)["archer"]) == ({"spearman": 1}, 4)


@law("event.scouting_parties")
def test_scouts_come_as_in_spring() -> None:
    assert sum(map(len, happens("scouting_parties", SOME).s.hordes)) == 4


@law("event.imperial_pardon")
def test_a_pardon_costs_five_honor() -> None:
    lines = ("shamed dragon: spearman 2", "honor: 9 0 0", "shame: bank 28")
    table = happens("imperial_pardon", *lines).by(DRAGON, "under spearman")
    assert (table.honor[DRAGON], table.s.shame_bank, table.prompt) == (4, 29, "command")
    assert happens("imperial_pardon", "shamed dragon: spearman 2", "honor: 5 9 0", "shame: bank 28").prompt == "pardon"
    assert happens("imperial_pardon", "shamed dragon: spearman 2", "honor: 4 9 0", "shame: bank 28").prompt == "command"


def test_no_event_comes_in_a_winter_that_is_spared() -> None:
    table = happens("early_frost", "court: spared 1", "goods dragon: chi 5")
    assert (table.s.court.events, table.s.court.spared, table.goods(DRAGON)) == ([], False, {"chi": 5})


@law("mode.coop.event.3", "event.bitter_winters", "event.rising_prices")
def test_lasting_events_stay_and_raise_prices() -> None:
    table = happens("bitter_winters", "events: rising_prices")
    assert [EVENTS[card].lasts for card in table.s.court.events] == [True, True]
    archer = "goods dragon: chi 1 wood 1"
    assert spelled(lay(archer, then="frame 0 4 2")) == ["recruit archer", "pass"]
    assert lay(archer, "events: bitter_winters", then="frame 0 4 2").prompt == "command"
    embassy = ("at embassy: dragon 1", "goods dragon: gold 1", "offer: spy")
    assert lay(*embassy, then="location 8").prompt == "hire"
    assert lay(*embassy, "events: rising_prices", then="location 8").prompt == "command"


@law("event.muddy_roads")
def test_on_muddy_roads_three_soldiers_move() -> None:
    lines = ("at logistics: dragon 1", "staged left dragon: spearman 5", "events: muddy_roads")
    table = lay(*lines, then="location 7").by(DRAGON, "route left right", *["shift spearman 0 0"] * 3)
    assert (table.staged("right", DRAGON), table.prompt) == ({"spearman": 3}, "command")


@law("event.fanatical_foes")
def test_fanatical_foes_kill_one_more_at_the_wall() -> None:
    horde = "hordes left: vanguard_riders/left dragon dragon dragon x"
    assert lay(horde, then="defeats").staged("left", DRAGON) == {"spearman": 2}
    assert lay(horde, "events: fanatical_foes", then="defeats").staged("left", DRAGON) == {"spearman": 1}


@law("event.disciplined_defence")
def test_barricades_hold_better_with_discipline() -> None:
    table = lay("barricades: left 2", "events: disciplined_defence", then="autumn")
    assert (defense(table.s, 0), defense(lay("barricades: left 2", then="autumn").s, 0)) == (6, 4)


@law("event.veterans_pride")
def test_whoever_claims_a_horde_draws_a_tactic() -> None:
    horde = "hordes left: iron_guard/left dragon x x x x x"
    assert len(lay(horde, "events: veterans_pride", then="defeats").s.tactics[DRAGON]) == 1


# Two players


@law("mode.coop.setup.2p", "mode.two.0")
def test_the_reed_clan_gives_nothing_for_demands() -> None:
    lines = ("goods dragon: wood 4", "goods snake: wood 4", "demands: palace_timber")
    table = lay(*lines, then="demands", seats="dragon snake").by(DRAGON, "fulfil palace_timber").by(SNAKE, "yes")
    assert (done(table), table.s.setting.reed) == (["palace_timber"], REED)


# For agents


def test_the_value_of_a_position_is_the_same_for_all_and_grows_with_what_demands_ask() -> None:
    lines = ("demands: palace_timber", "goods dragon: wood 4", "goods snake: wood 4")
    near, nearer = lay(*lines, then="autumn").s, lay(*lines, "goods monkey: wood 4", then="autumn").s
    assert value(near, DRAGON) == value(near, MONKEY) < value(nearer, DRAGON) - 5
    assert [prospects(s) for s in (near, nearer)] == pytest.approx([2 / 3, 1])
    assert prospects(lay("demands: glory_to_emperor", "honor: 5 0 5", then="autumn").s) == pytest.approx(2 / 3)
    assert prospects(lay("demands: worthy_wall", "wall: left 2", then="autumn").s) == pytest.approx(2 / 4)
    assert prospects(
        lay("demands: full_granaries council_of_sages", "warehouse: wood 1", then="autumn").s
    ) == pytest.approx(1 / 5)
