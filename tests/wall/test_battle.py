"""Attacks, defeats, kills, the assault and the end."""

from __future__ import annotations

import pytest

from lexludi.games.wall.rules.box.codes import WOUND
from lexludi.games.wall.rules.events import Assaulted, Defeated
from lexludi.games.wall.rules.winter import defense, onslaught
from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table, lay

law = cites("wall")
RECRUITING = "at barracks: dragon 1 snake 2"


def recruit(kind: str, *lines: str) -> Table:
    goods = "goods dragon: wood 1 stone 2 gold 3 chi 2"
    return lay(RECRUITING, goods, *lines, then="location 4").by(DRAGON, f"recruit {kind}")


def offered(table: Table) -> list[str]:
    return [table.match.spell(option) for option in table.options]


@law("location.barracks.spearman")
def test_a_spearman_takes_a_spot_of_the_nearest_horde_and_its_reward() -> None:
    table = recruit("spearman", "hordes left: bandits/left; thugs/left", "hordes right: raiders/left")
    assert not [option for option in offered(table) if option.startswith("cover left 1")]
    table.by(DRAGON, "cover left 0 3")
    assert (table.honor[DRAGON], table.s.wounds[DRAGON]) == (2, 1)


@law("location.barracks.horseman")
def test_a_horseman_takes_two_spots_side_by_side_of_any_horde() -> None:
    table = recruit("horseman", "hordes left: thugs/left; bandits/left . . . .")
    charges = [option for option in offered(table) if option.startswith("charge left 1")]
    assert charges == ["charge left 1 0 1", "charge left 1 0 2", "charge left 1 1 3", "charge left 1 2 3"]
    table.by(DRAGON, "charge left 1 0 1")
    assert table.goods(DRAGON) == {"wood": 2, "stone": 2, "gold": 2, "chi": 2}
    assert table.hordes("left")[1].covered(DRAGON) == 2


@law("location.barracks.archer", "attack.wound")
def test_an_archer_takes_a_firing_spot_and_wounds_without_a_reward() -> None:
    assert not [o for o in offered(recruit("archer", "hordes left: bandits/left")) if o.startswith("shoot")]
    table = recruit("archer", "wall: left 1", "hordes left: bandits/left; thugs/left", "hordes right: raiders/left")
    assert not [option for option in offered(table) if option.startswith("shoot right")]
    table.by(DRAGON, "shoot left 1 0")
    assert (table.s.firing[0][DRAGON], table.hordes("left")[1].cover[0]) == (1, WOUND)
    assert table.goods(DRAGON) == {"stone": 2, "gold": 3}


@law("attack.other.1", "attack.other.2", "attack.section", "attack.staging.spearman", "staging.4")
def test_soldiers_who_wait_attack_their_own_section_and_those_on_hordes_do_not() -> None:
    lines = ("staged left dragon: spearman 1", "hordes left: bandits/left dragon . . .", "hordes right: thugs/left")
    table = lay(*lines, then="frame 0 2 2").by(DRAGON, "attack left")
    assert offered(table) == ["cover left 0 1", "cover left 0 2", "cover left 0 3", "pass"]


@law("attack.staging.horseman", "attack.staging.archer", "attack.firing")
def test_horsemen_archers_who_wait_and_archers_on_the_wall_attack_too() -> None:
    lines = ("wall: left 1", "staged left dragon: horseman 1 archer 1", "firing left: dragon 1")
    table = lay(*lines, "hordes left: thugs/left", then="frame 0 2 2").by(DRAGON, "attack left")
    table.by(DRAGON, "charge left 0 0 1", "shoot left 0 2", "shoot left 0 3")
    assert table.s.firing[0][DRAGON] == 2
    assert table.hordes("left")[0].bare() == [4]


@law("defeat.0", "defeat.when", "autumn.3.C")
def test_a_horde_falls_in_the_check_and_not_before() -> None:
    table = recruit("spearman", "hordes left: bandits/left x x x .").by(DRAGON, "cover left 0 3")
    assert len(table.hordes("left")) == 1
    assert lay("hordes left: bandits/left x x x .", then="defeats").hordes("left")[0].beaten() is False


@law("defeat.1", "defeat.2", "defeat.3", "defeat.3.wounds", "defeat.6")
def test_whoever_covers_the_most_claims_and_all_who_helped_gain_honor() -> None:
    lines = ("wall: left 1", "firing left: monkey 2", "hordes left: thugs/left dragon snake snake x x")
    table = lay(*lines, then="defeats")
    assert table.honor == [2, 2, 4]
    assert table.s.claimed == [[], [3], []]
    assert [event.claimed_by for event in table.events(Defeated)] == [SNAKE]


@law("defeat.3", "tea.ties")
def test_a_tie_goes_to_the_clan_higher_in_tea_order() -> None:
    table = lay("tea: monkey snake dragon", "hordes left: bandits/left dragon snake x x", then="defeats")
    assert table.s.claimed[SNAKE] == [0]


@law("defeat.3", "defeat.6")
def test_a_horde_without_soldiers_is_discarded() -> None:
    table = lay("hordes left: bandits/left x x x x", then="defeats")
    assert (table.s.claimed, table.s.horde_deck.discards) == ([[], [], []], [0])


@law("defeat.4.kill", "defeat.5", "kill.number", "kill.pool", "kill.perhorde", "defeat.3.time")
def test_casualties_fall_and_the_others_wait_at_the_wall() -> None:
    table = lay("year: 3 autumn", "hordes left: bandits/left dragon dragon dragon x", then="defeats")
    assert table.staged("left", DRAGON) == {"spearman": 1}
    assert table.pool(DRAGON)["spearman"] == 9
    assert table.s.claimed[DRAGON] == [0]


@law("kill.number")
def test_the_owner_chooses_which_kind_falls() -> None:
    table = lay("hordes left: bandits/left dragon dragon:1 x dragon:1", then="defeats").by(DRAGON, "recruit horseman")
    assert table.staged("left", DRAGON) == {"spearman": 1}
    assert table.pool(DRAGON)["horseman"] == 2


@law("kill.save", "kill.save.where", "kill.save.not", "staging.2", "staging.1")
def test_a_soldier_is_saved_for_two_chi() -> None:
    table = lay("goods dragon: chi 3", "hordes left: bandits/left dragon x x x", then="defeats")
    table.by(DRAGON, "recruit spearman")
    assert (table.staged("left", DRAGON), table.goods(DRAGON)) == ({"spearman": 1}, {"chi": 1})


@law("defeat.7")
def test_the_hordes_behind_slide_to_the_wall() -> None:
    table = lay("hordes left: bandits/left x x x x; thugs/left; raiders/left", then="defeats")
    assert [horde.card for horde in table.hordes("left")] == [3, 9]


@law("autumn.3.C")
def test_every_horde_is_checked_once_from_the_wall_outward() -> None:
    rows = "hordes left: bandits/left x x x x; thugs/left x x x x x\nhordes right: raiders/left x x x x"
    table = lay(rows, then="defeats")
    assert [event.card for event in table.events(Defeated)] == [0, 9, 3]


@law("winter.1.a", "winter.1.b")
def test_every_archer_on_the_wall_must_wound_a_horde_and_then_it_may_fall() -> None:
    lines = ("wall: left 1", "firing left: dragon 1 snake 1", "hordes left: bandits/left x x . .")
    table = lay(*lines, then="volley 0; defeats").by(DRAGON, "shoot left 0 2")
    assert table.hordes("left") == []
    assert table.honor == [2, 2, 0]


@law("winter.2.defence", "winter.2.attack", "winter.2.hold", "location.builders.barricade.value")
def test_the_wall_and_its_barricades_hold_what_is_not_stronger() -> None:
    table = lay("wall: left 1", "barricades: left 2", "hordes left: heavy_lancers/left; thugs/left", then="assault 0")
    assert table.events(Assaulted) == [Assaulted(0, 8, 8)]
    assert table.s.shame_bank == 30


@law("winter.2.breach", "breach.1", "shame.gain.A")
def test_the_example_of_the_assault_fifteen_against_fourteen() -> None:
    hordes = "hordes left: heavy_lancers/left dragon . . . . . . .; heavy_lancers/middle; heavy_lancers/right"
    table = lay("wall: left 2", "barricades: left 3", hordes, then="assault 0")
    assert (defense(table.s, 0), onslaught(table.s, 0)) == (14, 15)
    for seat, tokens in ((DRAGON, 2), (SNAKE, 3), (MONKEY, 3)):
        table.by(seat, *["under spearman"] * tokens)
    assert [sum(row) for row in table.s.shamed] == [2, 3, 3]


@law("breach.2", "breach.3", "rules.leave-wound", "breach.safe")
def test_in_a_breach_soldiers_on_every_horde_fall_and_leave_wounds() -> None:
    lines = ("hordes left: thugs/left dragon dragon . . .; bandits/left dragon:1 dragon:1 . .", "shame: gone 30")
    table = lay(*lines, "staged left dragon: spearman 1", "honor: 9 9 9", then="assault 0")
    first, second = table.hordes("left")
    assert (first.covered(DRAGON), first.cover.count(WOUND)) == (0, 2)  # the Thugs are brutal: one more
    assert (second.covered(DRAGON), second.cover[:2]) == (0, [WOUND, WOUND])
    assert table.staged("left", DRAGON) == {"spearman": 1}


@law("breach.4")
def test_in_a_breach_all_archers_of_the_wall_are_killed() -> None:
    lines = ("wall: left 1", "firing left: dragon 2", "hordes left: heavy_lancers/left", "shame: gone 30")
    table = lay(*lines, then="assault 0")
    assert (table.s.firing[0][DRAGON], table.pool(DRAGON)["archer"]) == (0, 4)


@law("horde.leader")
def test_a_leader_halves_the_defense_of_his_section_rounded_down() -> None:
    table = lay("wall: left 1", "barricades: left 1", "hordes left: leader/left", then="autumn_ends")
    assert defense(table.s, 0) == 3
    table = lay("wall: left 1", "barricades: left 3", "hordes left: leader/left", then="autumn_ends")
    assert defense(table.s, 0) == 5


@law("winter.2.order", "winter.2.clear")
def test_sections_are_checked_from_the_left_and_barricades_leave() -> None:
    lines = ("barricades: left 3 right 3", "hordes left: bandits/left", "hordes right: bandits/right")
    table = lay(*lines, then="winter")
    assert [event.section for event in table.events(Assaulted)] == [0, 2]
    assert table.s.barricades == [0, 0, 0]


@law("shame.place.A", "shame.place.A.use", "shame.place.now")
def test_a_soldier_with_shame_cannot_be_used() -> None:
    lines = ("shamed dragon: horseman 2", "at barracks: dragon 1 snake 2", "goods dragon: wood 1 gold 3")
    assert lay(*lines, then="location 4").prompt == "command"


@law("shame.place.B")
def test_shame_can_lie_on_a_claimed_horde_two_tokens_at_most() -> None:
    table = lay("at quarry: dragon 3", "claimed dragon: bandits/left 1; thugs/left 2", then="location 1")
    assert "onto bandits/left" in offered(table)
    assert "onto thugs/left" not in offered(table)
    assert table.by(DRAGON, "onto bandits/left").s.stains[DRAGON] == [2, 2]


@law("shame.none.bank")
def test_with_an_empty_bank_shame_costs_honor_at_once() -> None:
    table = lay("at quarry: dragon 3", "shame: gone 30", "honor: 8 0 0", then="location 1")
    assert table.honor[DRAGON] == 3


@law("shame.none.place")
def test_shame_without_a_place_leaves_the_game_and_costs_honor() -> None:
    lines = ("shamed dragon: spearman 10 archer 4 horseman 2", "shame: bank 14", "honor: 8 0 0")
    table = lay("at quarry: dragon 3", *lines, then="location 1")
    assert (table.honor[DRAGON], table.s.shame_bank, table.s.shame_gone) == (3, 13, 1)


@law("end.when", "winter.3", "end.3")
@pytest.mark.parametrize(("year", "over"), [(5, False), (6, True)])
def test_the_game_ends_with_the_last_year(year: int, over: bool) -> None:
    assert (lay(f"year: {year} winter", then="end_of_winter").match.result is not None) == over


@law("end.1", "end.2")
def test_it_ends_with_the_wall_or_without_shame_in_the_bank() -> None:
    assert lay("wall: left 3 right 3", then="end_of_winter").match.result is not None
    assert lay("wall: left 3 right 2", then="end_of_winter").match.result is None
    assert lay("shame: gone 30", then="end_of_winter").match.result is not None
    four = "seats: dragon snake monkey turtle"
    assert lay("wall: left 3 right 3", then="end_of_winter", seats=four).match.result is None


@law("end.score.1", "shame.place.A.end", "end.score.2", "shame.place.B.end")
def test_shame_costs_honor_in_the_end_and_hordes_without_it_give_theirs() -> None:
    lines = ("honor: 12 3 0", "shamed dragon: spearman 2", "shamed snake: spearman 1")
    hordes = ("claimed dragon: bandits/left 0; thugs/left 1", "shame: gone 26")
    result = lay(*lines, *hordes, then="end_of_winter").match.result
    assert result is not None
    assert result.scores == (12 - 10 + 5, 0, 0)


@law("end.score.3")
def test_artifacts_count_in_the_end() -> None:
    lines = ("artifacts: ledger_of_overseers drum_of_victory", "overseers dragon: quarry 2 spearman; temple 1 archer")
    result = lay(*lines, "claimed dragon: bandits/left 1", "shame: gone 29", then="end_of_winter").match.result
    assert result is not None
    assert result.scores[DRAGON] == 9 + 5


@law("end.winner", "rules.honor")
def test_the_most_honor_wins_and_ties_go_by_tea_order() -> None:
    result = lay("tea: monkey snake dragon", "honor: 7 7 3", "shame: gone 30", then="end_of_winter").match.result
    assert result is not None
    assert result.winners == (SNAKE,)


def test_after_the_end_the_ranking_counts_what_the_end_counted() -> None:
    lines = ("claimed dragon: bandits/left 0", "honor: 7 7 3", "shame: gone 30")
    match = lay(*lines, then="end_of_winter").match
    assert match.result is not None
    assert [one.points for one in match.game.scores(match.view(0), "en")] == [*match.result.scores]
    assert match.result.scores != (7, 7, 3)
