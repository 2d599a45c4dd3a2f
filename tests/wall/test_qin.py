"""Alone against Qin Jiushao."""

from __future__ import annotations

import pytest

from lexludi.games.wall.rules.box.printed import COMMAND_NAMES, LOCATION_NAMES, SOLO_COMMANDS
from lexludi.games.wall.rules.events import Activated, Reasoned
from lexludi.games.wall.rules.modes.qin.turn import promote
from lexludi.games.wall.rules.value import value
from lexludi.games.wall.words.speaker import words
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.events import Noted
from lexludi.law import cites
from tests.wall.table import DRAGON, Table, start
from tests.wall.table import lay as lay_table

law = cites("wall")
QIN, REED = 1, 2
MIDDLE, RIGHT = 1, 2
HORDES = "hordes middle: bandits/middle\nhordes right: thugs/right"
TO_RIGHT, TO_MIDDLE = "horde deck: sappers/right", "horde deck: sappers/middle"
ELSEWHERE = ("at tea_house: reed 1", "at logistics: reed 1", "at academy: reed 1")
"""Reed clerks out of the way."""


def lay(*lines: str, then: str) -> Table:
    return lay_table(*lines, then=then, seats="seats: dragon")


def spelled(table: Table) -> list[str]:
    assert table.match.ask is not None
    return [table.match.spell(option) for option in table.match.ask.options]


def track(table: Table) -> list[str]:
    return [LOCATION_NAMES[place] for place in table.s.location_track]


def clerks(table: Table) -> dict[str, int]:
    return {name: table.at(name)[QIN] for name in LOCATION_NAMES if table.at(name)[QIN]}


# Set-up


@law("mode.solo.0", "mode.solo.nocoop", "mode.solo.setup.8a")
def test_one_plays_against_qin_with_the_reed_clan() -> None:
    table = start("dragon")
    assert table.s.setting.names == ("dragon", "qin", "reed")
    assert table.pool(REED) == {"spearman": 10}
    assert all(card < 20 for card in table.s.tactic_deck.cards)


@law("mode.solo.setup.1", "mode.solo.setup.2", "mode.solo.setup.4", "mode.solo.setup.5", "mode.solo.setup.6")
def test_the_board_is_that_of_two_players() -> None:
    table = start("dragon")
    assert (table.s.setting.side.players, table.s.setting.years) == (3, 6)
    assert [len(row) for row in table.s.hordes] == [0, 1, 1]
    assert all(card % 3 for card in table.s.horde_deck.cards)
    assert table.s.barricades == [3, 3, 3]
    assert lay(HORDES, "barricades: left 3 middle 3", then="end_of_winter; autumn_ends").s.barricades == [3, 0, 0]


@law("mode.solo.setup.8b", "mode.solo.setup.8c")
def test_qin_has_eight_clerks_all_soldiers_and_four_overseers() -> None:
    table = start("dragon")
    assert (table.s.clerks[QIN], table.s.unhired[QIN]) == (8, 0)
    assert table.s.overseer[QIN] == [1, 1, 1, 1]
    assert sorted(table.s.overseer_kind[QIN]) == [0, 0, 2, 2]
    assert table.pool(QIN) == {"spearman": 8, "archer": 4}
    assert table.s.hand[QIN] == list(SOLO_COMMANDS)


@law("mode.solo.setup.9a", "mode.solo.setup.20")
def test_one_chooses_a_general_as_usual() -> None:
    table = start("dragon")
    assert (len(table.s.dealt_generals[DRAGON]), table.s.dealt_generals[QIN]) == (2, [])
    assert (table.s.clerks[DRAGON], table.s.unhired[DRAGON]) == (5, 3)
    assert [table.at(place)[REED] for place in ("lumber_mill", "quarry", "gold_mine")] == [1, 1, 1]


@law("mode.solo.setup.9b", "mode.solo.track.1")
def test_five_tokens_lie_on_his_track_at_random() -> None:
    found = {tuple(start("dragon", seed=str(seed)).s.location_track) for seed in range(8)}
    assert len(found) > 1
    assert all(sorted(one) == [0, 1, 2, 3, 4] for one in found)
    assert start("dragon").s.stock[QIN] == [0, 0, 0, 0]


@law("mode.solo.setup.11")
def test_two_advisors_support_him_whom_nobody_saw() -> None:
    table = start("dragon")
    assert len(table.s.support[QIN]) == 2
    assert table.match.view(DRAGON)["support"][QIN] == [-1, -1]


@law("mode.solo.setup.15", "mode.solo.setup.18", "mode.solo.setup.19")
def test_ten_shame_tokens_no_honor_and_tea_order() -> None:
    table = start("dragon")
    table.match.choose(table.match.asks[0].options[0], DRAGON)
    assert (table.s.shame_bank, table.honor, table.s.tea) == (10, [0, 0, 0], [DRAGON, QIN, REED])


@law("mode.solo.difficulty.1", "mode.solo.difficulty.2")
@pytest.mark.parametrize(("level", "honor"), [("normal", 0), ("hard", 50), ("hardest", 100)])
def test_at_higher_levels_qin_starts_with_honor(level: str, honor: int) -> None:
    assert start("dragon", level=level).honor[QIN] == honor


def test_levels_are_for_one_alone() -> None:
    with pytest.raises(BadSetup):
        start("dragon", "snake", level="hard")
    with pytest.raises(BadSetup):
        start("dragon", "snake", "monkey", advisors_of_qin="both")


# Command cards


@law("mode.solo.play")
def test_his_card_is_turned_after_yours_is_chosen_and_takes_the_foremost_space() -> None:
    table = Table.lay("seats: dragon\ntea: qin dragon reed\nhand qin: solo_economy\nnext: autumn")
    assert table.s.played[QIN] == -1
    table.by(DRAGON, "command betrayal")
    assert (COMMAND_NAMES[table.s.played[QIN]], table.s.track[0]) == ("solo_economy", QIN)


@law("mode.solo.cards.1")
def test_a_card_may_promote_the_overseer_of_what_he_has_least() -> None:
    table = lay("location track: barracks temple quarry gold_mine lumber_mill", then="autumn")
    promote(table.s, "lowest")
    assert table.s.overseer[QIN] == [2, 1, 1, 1]
    again = lay("overseers qin: lumber_mill 3 spearman; gold_mine 1 spearman", then="autumn")
    promote(again.s, "lowest")
    assert again.s.overseer[QIN] == [3, 0, 2, 0]


@law("mode.solo.cards.1", "command.solo_mobilization")
def test_mobilization_promotes_the_highest_and_recruits_an_archer_or_a_spearman() -> None:
    table = lay(HORDES, TO_RIGHT, "wall: right 1", then="frame 1 11 2")
    assert (table.s.firing[RIGHT][QIN], table.s.overseer[QIN]) == (1, [2, 1, 1, 1])
    without = lay(HORDES, TO_RIGHT, then="frame 1 11 2")
    assert without.hordes("right")[0].covered(QIN) == 1


@law("mode.solo.cards.1", "command.solo_attack_order", "command.solo_betrayal")
def test_attack_order_sends_a_spearman_and_betrayal_mocks_your_discards() -> None:
    assert lay(HORDES, TO_RIGHT, then="frame 1 9 2").hordes("right")[0].covered(QIN) == 1
    assert lay("spent dragon: economy despotism betrayal", then="frame 1 12 2").honor[QIN] == 3


@law("mode.solo.cards.2")
def test_his_economy_gives_you_clerks_and_helps_your_despotism() -> None:
    table = lay(*ELSEWHERE, "played qin: solo_economy", "clerks qin: clerks 8", then="frame 1 8 1")
    assert (table.asked, table.prompt) == (DRAGON, "clerk")
    played = ("played dragon: despotism", "played qin: solo_economy")
    table = lay(*played, then="frame 0 0 1").by(DRAGON, "clerk -1 quarry", "clerk -1 quarry")
    assert table.at("quarry")[DRAGON] == 2


@law("mode.solo.betrayal")
def test_your_betrayal_copies_your_own_card_of_the_name() -> None:
    played = ("played dragon: betrayal", "played qin: solo_economy", "played reed: reed_orders")
    table = lay(*played, then="frame 0 5 0")
    assert [one for one in spelled(table) if "command" in one] == ["command economy"]
    table.by(DRAGON, "command economy", "pass").by(DRAGON, "goods chi")
    assert table.goods(DRAGON) == {"chi": 1}


# Clerks


@law("mode.solo.clerks.card", "mode.solo.track.2", "mode.solo.track.1b")
def test_his_clerks_go_to_what_he_has_least_of() -> None:
    table = lay(*ELSEWHERE, "location track: temple quarry gold_mine lumber_mill barracks", then="frame 1 7 0")
    assert clerks(table) == {"barracks": 1, "lumber_mill": 1}


@law("mode.solo.clerks.3")
def test_where_fewer_locations_are_open_he_begins_again_and_goes_nowhere_else() -> None:
    full = ("at quarry: dragon 3", "at temple: dragon 2 qin 1", "at gold_mine: qin 3", "at barracks: qin 3")
    table = lay(*ELSEWHERE, *full, then="frame 1 7 0")
    assert clerks(table) == {"lumber_mill": 1, "temple": 1, "gold_mine": 3, "barracks": 3}
    more = lay(*ELSEWHERE, *full[:2], "at gold_mine: qin 3", then="frame 1 7 0")
    assert clerks(more) == {"lumber_mill": 1, "temple": 1, "gold_mine": 3, "barracks": 1}


@law("mode.solo.clerks.card", "mode.solo.cards.1", "command.solo_economy")
def test_economy_sends_clerks_to_production_alone() -> None:
    table = lay(*ELSEWHERE, "location track: temple quarry gold_mine lumber_mill barracks", then="frame 1 8 0")
    assert clerks(table) == {"lumber_mill": 1, "gold_mine": 1, "quarry": 1}


@law("mode.solo.clerks.1a", "mode.solo.clerks.1b")
def test_in_your_turn_he_sends_two_to_the_lowest_that_can_take_one() -> None:
    lines = ("at barracks: dragon 3", "played dragon: mobilization")
    table = lay(*ELSEWHERE, *lines, then="frame 0 4 1; autumn_ends")
    assert clerks(table) == {"temple": 1, "gold_mine": 1}


@law("mode.solo.clerks.2")
def test_without_clerks_at_home_he_moves_one_from_the_far_left() -> None:
    out = ("at lumber_mill: qin 2", "at quarry: qin 2", "at gold_mine: qin 2", "at temple: qin 2")
    table = lay(*ELSEWHERE, *out, "played dragon: mobilization", then="frame 0 4 1; autumn_ends")
    assert clerks(table) == {"quarry": 2, "gold_mine": 2, "temple": 3, "barracks": 1}


@law("mode.solo.clerks.2", "loc.locked")
def test_he_moves_none_who_is_locked_and_none_to_a_higher_location() -> None:
    """R326."""
    played = "played dragon: mobilization"
    locked = ("at lumber_mill: qin 3", "at quarry: qin 2", "at gold_mine: qin 2", "at temple: qin 1")
    table = lay(*ELSEWHERE, *locked, played, then="frame 0 4 1; autumn_ends")
    assert clerks(table) == {"lumber_mill": 3, "gold_mine": 2, "temple": 2, "barracks": 1}
    lowest = ("at lumber_mill: qin 3", "at quarry: qin 3", "at barracks: qin 2")
    table = lay(*ELSEWHERE, *lowest, played, then="frame 0 4 1; autumn_ends")
    assert clerks(table) == {"lumber_mill": 3, "quarry": 3, "barracks": 2}


# Locations


@law("mode.solo.act.production", "mode.solo.act.donate", "mode.solo.rule.4")
def test_production_brings_him_honor_by_clerks_and_level() -> None:
    lines = ("at quarry: qin 2 dragon 1", "overseers qin: quarry 2 spearman")
    table = lay(*ELSEWHERE, *lines, then="location 1")
    assert (table.honor[QIN], table.s.stock[QIN], table.s.warehouse) == (4, [0, 0, 0, 0], [0, 0, 0])
    assert table.s.overseer[QIN][1] == 2


@law("mode.solo.track.3", "mode.solo.act.token")
def test_the_token_of_a_location_with_his_clerk_goes_to_the_left() -> None:
    table = lay(*ELSEWHERE, "at gold_mine: qin 1 dragon 2", then="location 2")
    table.by(DRAGON, "pass")
    assert track(table) == ["gold_mine", "lumber_mill", "quarry", "temple", "barracks"]
    other = lay(*ELSEWHERE, "at gold_mine: dragon 3", then="location 2").by(DRAGON, "under spearman", "pass")
    assert track(other)[0] == "lumber_mill"


@law("mode.solo.act.barracks")
def test_in_the_barracks_he_recruits_a_spearman_for_each_clerk() -> None:
    table = lay(*ELSEWHERE, "at barracks: qin 3", HORDES, TO_MIDDLE, then="location 4")
    assert (table.hordes("middle")[0].covered(QIN), table.pool(QIN)["spearman"]) == (3, 5)


@law("mode.solo.act.order")
def test_in_his_turn_his_locations_come_first_from_the_highest_and_you_order_the_rest() -> None:
    lines = ("at barracks: qin 3", "at quarry: qin 3", "at tea_house: reed 1 dragon 1", "at embassy: dragon 1")
    rest = (
        "at logistics: reed 1",
        "at academy: reed 1",
        "location track: quarry barracks temple gold_mine lumber_mill",
    )
    table = lay(*lines, *rest, HORDES, TO_RIGHT, then="activations 1")
    assert [LOCATION_NAMES[event.location] for event in table.events(Activated)] == ["quarry", "barracks"]
    assert (table.asked, sorted(spelled(table))) == (DRAGON, ["at embassy", "at tea_house"])


@law("mode.solo.act.order")
def test_locations_without_his_clerks_are_yours_to_order() -> None:
    table = lay(*ELSEWHERE, "at quarry: dragon 3", "at embassy: dragon 1", then="activations 1")
    assert sorted(spelled(table)) == ["at embassy", "at quarry"]


@law("mode.solo.act.choice", "command.solo_despotism")
def test_despotism_activates_the_highest_of_his_locations() -> None:
    lines = ("at temple: qin 1", "at gold_mine: qin 2", "location track: gold_mine temple quarry barracks lumber_mill")
    table = lay(*ELSEWHERE, *lines, then="frame 1 7 1")
    assert [LOCATION_NAMES[event.location] for event in table.events(Activated)] == ["gold_mine"]
    assert (table.honor[QIN], clerks(table)) == (2, {"temple": 1})


# Fighting


@law("mode.solo.attack.1", "mode.solo.attack.2")
def test_a_spearman_attacks_where_the_indicator_points_or_at_the_other_section_or_not_at_all() -> None:
    assert lay(HORDES, TO_MIDDLE, then="frame 1 9 2").hordes("middle")[0].covered(QIN) == 1
    full = "hordes middle: bandits/middle x x x x"
    other = lay(full, "hordes right: thugs/right", TO_MIDDLE, then="frame 1 9 2")
    assert other.hordes("right")[0].covered(QIN) == 1
    behind = "hordes middle: bandits/middle x x x x; leader/middle"
    assert lay(behind, "hordes right: thugs/right", TO_MIDDLE, then="frame 1 9 2").hordes("right")[0].covered(QIN) == 1
    none = lay(full, "hordes right: bandits/right x x x x", TO_MIDDLE, then="frame 1 9 2")
    assert (none.pool(QIN)["spearman"], none.honor[QIN]) == (8, 0)


@law("mode.solo.attack.3")
def test_an_archer_takes_a_firing_spot_there_or_is_not_recruited() -> None:
    table = lay(HORDES, TO_MIDDLE, "wall: right 1", then="frame 1 11 2")
    assert (table.s.on_wall(MIDDLE), table.s.on_wall(RIGHT), table.pool(QIN)["archer"]) == (0, 0, 4)
    last = lay(HORDES, TO_RIGHT, "wall: right 1", "firing right: dragon 1", then="frame 1 11 2")
    assert (last.s.firing[RIGHT][QIN], last.pool(QIN)["spearman"]) == (1, 8)
    assert last.events(Reasoned)[0].what == "man"
    full = lay(HORDES, TO_RIGHT, "wall: right 1", "firing right: dragon 2", then="frame 1 11 2")
    assert (full.s.firing[RIGHT][QIN], full.pool(QIN)["spearman"]) == (0, 7)


@law("mode.solo.attack.4")
def test_spots_are_covered_on_the_nearest_card_from_the_top_and_the_left() -> None:
    table = lay(HORDES, TO_MIDDLE, then="frame 1 9 2; frame 1 9 2")
    assert [bool(what) for what in table.hordes("middle")[0].cover] == [True, True, False, False]
    two = "hordes right: bandits/right x x x x; thugs/right x . . . ."
    far = lay(two, TO_RIGHT, "wall: right 1", then="frame 1 11 2")
    assert far.hordes("right")[1].cover == [1, 1, 0, 0, 0]


@law("mode.solo.attack.5", "mode.solo.rule.5")
def test_each_wound_of_his_is_worth_two_honor_whatever_is_printed() -> None:
    table = lay(HORDES, TO_MIDDLE, then="frame 1 9 2; frame 1 9 2")
    assert (table.honor[QIN], table.s.stock[QIN]) == (4, [0, 0, 0, 0])
    archers = lay(HORDES, "wall: right 1", "firing right: qin 2", then="volley 2")
    assert (archers.honor[QIN], archers.hordes("right")[0].cover.count(1)) == (4, 2)


@law("mode.solo.rule.1", "mode.solo.rule.3")
def test_he_takes_no_shame_and_saves_nobody() -> None:
    table = lay("hordes middle: heavy_lancers/middle", "firing middle: qin 1", "wall: middle 1", then="assault 1")
    table.by(DRAGON, "under spearman")
    assert (table.s.shame_bank, sum(table.s.shamed[QIN]), table.pool(QIN)["archer"]) == (9, 0, 4)
    alone = lay(*ELSEWHERE, "at quarry: qin 3", then="location 1")
    assert alone.s.shame_bank == 10


@law("mode.solo.rule.3b", "mode.solo.rule.5")
def test_his_soldiers_return_home_from_a_defeated_horde_which_he_may_claim() -> None:
    table = lay("hordes middle: bandits/middle qin qin qin dragon", then="defeats")
    assert (table.pool(QIN)["spearman"], table.staged("middle", QIN), len(table.s.claimed[QIN])) == (8, {}, 1)
    assert table.honor[:2] == [2, 2]


# Building, advisors, and the Reed Clan


@law("mode.solo.rule.6a", "mode.solo.rule.6b", "command.solo_work_harder")
def test_he_builds_where_the_indicator_points_with_what_the_warehouse_has() -> None:
    table = lay(TO_RIGHT, "warehouse: wood 2 gold 1", then="frame 1 10 2")
    assert (table.s.level, table.s.warehouse, table.honor[QIN]) == ([0, 0, 1], [0, 0, 0], 5)
    other = lay(TO_RIGHT, "wall: right 3 middle 1", "warehouse: wood 9 stone 3", then="frame 1 10 2")
    assert (other.s.level, other.s.warehouse, other.honor[QIN]) == ([0, 2, 3], [1, 1, 0], 10)


@law("mode.solo.spring", "mode.solo.rule.2")
def test_in_spring_an_advisor_supports_him_and_none_is_active() -> None:
    lines = ("year: 1 winter", HORDES, "offer: alchemist scribe spy fixer", "support qin: poisoner looter")
    table = lay(*lines, then="spring")
    assert (len(table.s.support[QIN]), len(table.s.advisor_deck.discards), table.s.advisors[QIN]) == (3, 1, [])
    assert table.match.view(DRAGON)["support"][QIN] == [-1, -1, table.s.support[QIN][2]]


@law("mode.solo.spring.hard")
def test_in_a_harder_game_both_do() -> None:
    lines = ("year: 1 winter", HORDES, "offer: alchemist scribe spy fixer", "advisors of qin: both")
    table = lay(*lines, then="spring")
    assert (len(table.s.support[QIN]), table.s.advisor_deck.discards) == (2, [])


def test_at_the_end_of_autumn_supporting_advisors_bring_him_honor() -> None:
    assert lay("support qin: poisoner looter spy mandarin", then="autumn_ends").honor[QIN] == 2
    assert lay("support qin: poisoner looter spy", then="autumn_ends").honor[QIN] == 1


@law("mode.solo.overlord.1")
def test_qin_is_overlord_in_his_turn_or_when_he_is_higher_in_tea_order() -> None:
    assert lay("active: qin", then="autumn").s.overlord() == QIN
    assert lay("active: reed", "tea: qin dragon reed", then="autumn").s.overlord() == QIN
    assert lay("active: reed", then="autumn").s.overlord() == DRAGON
    assert lay("active: dragon", "tea: qin dragon reed", then="autumn").s.overlord() == DRAGON


@law("mode.solo.overlord.2")
def test_as_overlord_he_sends_reed_clerks_low_first_those_he_cannot_use() -> None:
    reeds = ("at tea_house: reed 1", "at lumber_mill: reed 1", "at temple: reed 1", "active: qin")
    table = lay(*reeds, then="frame 2 6 0; autumn_ends")
    assert [name for name in LOCATION_NAMES if table.at(name)[REED]] == ["gold_mine", "temple", "barracks"]


@law("mode.solo.overlord.2")
def test_he_can_use_the_barracks_himself_and_moves_reed_clerks_from_the_highest() -> None:
    reeds = ("at barracks: reed 1", "at lumber_mill: reed 1", "at quarry: reed 1", "active: qin")
    order = "location track: lumber_mill barracks quarry gold_mine temple"
    table = lay(*reeds, order, then="frame 2 6 0; autumn_ends")
    assert [name for name in LOCATION_NAMES if table.at(name)[REED]] == ["quarry", "gold_mine", "temple"]
    low = ("at temple: reed 1", "at gold_mine: reed 1", "at quarry: reed 1", "active: qin")
    table = lay(*low, order, then="frame 2 6 0; autumn_ends")
    assert [name for name in LOCATION_NAMES if table.at(name)[REED]] == ["quarry", "gold_mine", "temple"]


@law("mode.solo.overlord.3")
def test_as_overlord_he_has_their_spearmen_attack_and_gains_nothing() -> None:
    reeds = ("at barracks: reed 1 dragon 2", "at tea_house: reed 1", "at academy: reed 1", "active: qin")
    table = lay(*reeds, HORDES, TO_RIGHT, then="location 4")
    assert (table.hordes("right")[0].covered(REED), table.honor) == (1, [0, 0, 0])
    assert [event.what for event in table.events(Noted) if event.seat == REED] == ["reeds-attacked"]


def test_as_overlord_he_sends_the_next_advisor_away_and_builds_where_hordes_come() -> None:
    reeds = ("at embassy: reed 1 dragon 1", "at builders: reed 1 dragon 1", "at academy: reed 1", "active: qin")
    table = lay(*reeds, TO_RIGHT, "offer: scribe spy", then="location 8; location 6")
    assert (table.s.barricades[RIGHT], len(table.s.advisor_deck.discards)) == (1, 1)


# The end


@law("mode.solo.goal", "mode.solo.end.2", "mode.solo.artifacts")
@pytest.mark.parametrize(("honor", "winners"), [(86, (DRAGON,)), (85, ()), (84, ())])
def test_more_honor_than_qin_wins_who_has_twenty_for_each_artifact(honor: int, winners: tuple[int, ...]) -> None:
    worthless = ("artifacts: unstained_sword scroll_case roll_of_clerks", "shamed dragon: spearman 4", "shame: bank 6")
    table = lay(
        *worthless, f"honor: {honor} 0 0", "claimed qin: bandits/right 0", "year: 6 winter", then="end_of_winter"
    )
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.scores) == (winners, (honor - 20,))


@law("mode.solo.end.1")
def test_an_empty_bank_of_shame_is_a_defeat() -> None:
    table = lay("honor: 90 0 0", "shame: gone 10", HORDES, then="end_of_winter")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.how) == ((), "shamed")


# Reasons


def test_every_choice_of_qin_says_why_in_both_languages() -> None:
    lines = (*ELSEWHERE, "location track: temple quarry gold_mine lumber_mill barracks")
    table = lay(*lines, HORDES, TO_RIGHT, then="frame 1 7 0; frame 1 9 2; frame 1 10 2")
    told = [event for event in table.match.events if isinstance(event, Reasoned)]
    assert [(event.decided, event.tied) for event in told[:2]] == [("lowest", ()), ("lowest", ("unvisited",))]
    assert [event.decided for event in told[2:4]] == ["indicator", "leftmost"]
    view = table.match.view(DRAGON)
    first = "Qin Jiushao sends a clerk to the Barracks: lowest on the location track."
    assert words("en").event(view, told[0]) == first
    assert words("cs").event(view, told[0]) == "Čchin Ťiou-šao posílá úředníka (Kasárny): nejníže na stupnici lokací."


def test_what_no_criterion_decides_is_the_first_of_equals() -> None:
    table = lay(TO_RIGHT, "wall: right 1", "warehouse: stone 6 gold 6", then="frame 1 10 2")
    used = [event for event in table.events(Reasoned) if event.what == "use"]
    assert (used[0].decided, used[0].tied, used[1].decided) == ("first", ("most-stored",), "most-stored")
    assert "first of equals" in words("en").event(table.match.view(None), used[0])


def test_a_match_lost_by_shame_is_worth_less_than_any_that_goes_on() -> None:
    lost = lay("honor: 90 0 0", "shame: gone 10", HORDES, then="end_of_winter")
    assert value(lost.s, DRAGON) < value(lay("honor: 0 90 0", "shame: bank 1 gone 9", HORDES, then="autumn").s, DRAGON)
