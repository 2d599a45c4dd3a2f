"""The denizens of Order."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledAttack, Won
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    RIVER,
    SKULL,
    SWORD,
    TWO_SHIELDS,
    acting,
    attacking,
    defending,
    dice,
    number,
    playing,
    spelled,
)

law = cites("oath")


# Battle plans


def test_wrestlers_give_a_warband_for_a_die() -> None:
    table = defending("advisers blue: wrestlers", "dice: 0 0 4").choose("count 0")
    table.by(2, "use wrestlers")
    assert (dice(table), table.warbands("blue", "provinces-1"), table.s.bank[2]) == ((0, 2), 1, 13)


def test_wrestlers_have_nobody_to_give_among_bandits() -> None:
    assert dice(attacking("cards provinces-1: wrestlers", "dice: 4").choose("count 0")) == (0, 1)


def test_battle_honors_bring_favor_to_the_victor_only() -> None:
    held = "advisers red: battle_honors"
    table = attacking(held).choose("count 2").dice(BLANK, SWORD, SWORD).use("battle_honors", "count 0")
    assert (table.favor("red"), table.bank("order")) == (5, 1)
    table = attacking(held).choose("count 0").dice(TWO_SHIELDS).use("battle_honors")
    assert (table.favor("red"), table.bank("order")) == (3, 3)


def test_battle_honors_of_bandits_are_burned() -> None:
    table = attacking("cards provinces-1: battle_honors", "dice: 4").choose("count 0")
    assert (table.bank("order"), table.favor("red")) == (1, 3)


def test_bear_traps_remove_a_die_and_kill_a_warband() -> None:
    table = defending("advisers blue: bear_traps", "dice: 4 0 0 0").choose("count 3").by(2, "use bear_traps")
    assert (dice(table), table.warbands("red")) == ((2, 1), 1)  # one in the trap, one of two in defeat


def test_a_keep_defends_its_own_site() -> None:
    assert dice(defending("cards provinces-1: keep", "dice: 0 0 4").choose("count 0").by(2, "use keep")) == (0, 3)
    other = defending("cards cradle-2: keep", "cradle-2: marshes", "force cradle-2: blue 1", "dice: 4")
    other.choose("pass", "count 0")
    assert dice(other) == (0, 1)


def test_scouts_bring_supply() -> None:
    table = attacking("advisers red: scouts").choose("count 0").dice(TWO_SHIELDS).use("scouts")
    assert table.supply("red") == 6


def test_martial_culture_makes_a_citizen_of_an_exile_who_defeats_another() -> None:
    lines = ("advisers red: martial_culture", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("martial_culture")
    table.by(1, "count 0", "yes")
    assert (table.s.citizen[1], table.asked) == (True, 2)
    empire = defending(*lines, "force provinces-1: chancellor 1").choose("pass", "count 6")
    empire.dice(BLANK, BLANK, *[SWORD] * 6).use("martial_culture", "count 0")
    assert (empire.prompt, empire.s.citizen[1]) == ("act", False)


def test_a_code_of_honor_bars_all_other_plans_of_its_side() -> None:
    table = attacking("advisers red: code_of_honor longbows").choose("count 1").dice(TWO_SHIELDS, 0, 0, 0)
    table.use("code_of_honor")
    assert dice(table) == (3, 1)
    later = attacking("advisers red: code_of_honor longbows").choose("count 1").dice(TWO_SHIELDS, 0, 0).use("longbows")
    assert dice(later) == (2, 1)  # and the Code could no longer be used


def test_bandits_with_a_code_of_honor_use_nothing_else() -> None:
    table = attacking("cards provinces-1: code_of_honor keep", "dice: 4 0").choose("count 3")
    assert dice(table) == (1, 1)


def test_outriders_do_not_mind_skulls() -> None:
    table = attacking("advisers red: outriders").choose("count 1").dice(BLANK, SKULL).use("outriders", "count 0")
    assert table.warbands("red") == 3


def test_field_promotion_brings_three_warbands_to_the_victor() -> None:
    table = attacking("advisers red: field_promotion").choose("count 2").dice(BLANK, SWORD, SWORD)
    table.use("field_promotion", "count 0")
    assert (table.warbands("red"), table.favor("red")) == (6, 2)


def test_a_shield_wall_adds_dice_and_falls_whole() -> None:
    lines = ("advisers blue: shield_wall", "board blue: favor 1 supply 7", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(*[BLANK] * 3, *[SWORD] * 6).by(2, "use shield_wall")
    assert (dice(table), table.s.bank[2]) == ((6, 3), 14)


def test_a_military_parade_brings_favor_for_the_enemys_advisers() -> None:
    lines = ("advisers red: military_parade", "advisers blue: wolves rangers tutor", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("military_parade", "count 0")
    assert (table.favor("red"), table.bank("beast"), table.bank("arcane")) == (3, 1, 2)


def test_a_specialist_bars_the_plans_of_the_defense() -> None:
    lines = ("advisers red: specialist", "advisers blue: longbows", "dice: 4 0 0")
    table = defending(*lines).choose("count 2").use("specialist")
    assert (dice(table), table.favor("red")) == ((2, 1), 1)


def test_encirclement_needs_the_larger_force() -> None:
    table = attacking("advisers red: encirclement").choose("count 0").dice(TWO_SHIELDS, 0, 0).use("encirclement")
    assert dice(table) == (2, 1)
    few = "board red: favor 1 warbands 1 supply 7"
    assert dice(attacking("advisers red: encirclement", few, "dice: 4").choose("count 0")) == (0, 1)


def test_a_peace_envoy_wins_for_favor_without_a_fight() -> None:
    lines = ("pawn blue: provinces-1", "advisers red: peace_envoy", "board red: favor 3 warbands 2 supply 7")
    table = defending(*lines).choose("pass", "count 0").use("peace_envoy")
    assert (table.events(Won)[0].winner, table.favor("blue"), table.favor("red")) == (1, 1, 1)
    assert (table.warbands("blue"), table.events(RolledAttack)) == (2, [])


def test_a_peace_envoy_needs_the_enemy_at_hand_and_all_of_the_favor() -> None:
    poor = defending(
        "pawn blue: provinces-1", "advisers red: peace_envoy", "board red: favor 1 warbands 2 supply 7", "dice: 4"
    )
    assert dice(poor.choose("pass", "count 0")) == (0, 1)
    assert dice(defending("advisers red: peace_envoy", "dice: 4").choose("count 0")) == (0, 1)


def test_a_relic_hunter_fights_for_facedown_relics() -> None:
    table = attacking("advisers red: relic_hunter", "relics provinces-1: map whistle").choose("count 3")
    table.use("relic_hunter", "peek provinces-1 1").dice(BLANK, BLANK, *[SWORD] * 3).choose("pass", "count 0", "pass")
    assert (dice(table), table.relics("red"), table.s.buried[2]) == ((3, 2), ["whistle"], [number("map")])


def test_a_relic_hunter_may_put_what_he_took_under_the_relic_deck() -> None:
    table = attacking("advisers red: relic_hunter", "relics provinces-1: map").choose("count 3")
    table.use("relic_hunter").dice(BLANK, BLANK, *[SWORD] * 3).choose("peek provinces-1 0", "count 0", "yes")
    assert (table.relics("red"), table.s.relic_deck[0]) == ([], number("map"))


# Modifiers


def test_pressgangs_muster_on_cards_that_hold_something() -> None:
    table = acting("advisers red: pressgangs", "favor on: taming_charm 1").act("muster")
    assert (table.warbands("red"), table.s.favor_on[number("taming_charm")]) == (5, 2)
    assert not acting("favor on: taming_charm 1", "facedown red: keep").can("muster")


def test_knights_errant_campaign_after_a_muster() -> None:
    table = acting(*RIVER, "pawn blue: cradle-1", "advisers red: knights_errant").act("muster")
    table.use("knights_errant", "yes", "count 5")
    assert (table.events(Won) != [], table.supply("red")) == (True, 6)
    assert acting(*RIVER, "pawn blue: cradle-1", "advisers red: knights_errant").act("muster", "pass").prompt == "act"


@pytest.mark.parametrize(("pile", "hunts"), [("world_deck", True), ("provinces", False)])
def test_a_hunting_party_campaigns_after_a_search_of_the_world_deck(pile: str, hunts: bool) -> None:
    cards = ("deck: longbows", "discards provinces: tents")
    table = acting(*RIVER, "pawn blue: cradle-1", "advisers red: hunting_party", *cards).act("search")
    table.use("hunting_party", f"pile {pile}", "play discard")
    assert (table.prompt == "campaign-too") == hunts


# When played


def test_a_garrison_mans_every_site() -> None:
    table = playing("garrison", "force provinces-1: red 1", "force hinterland-1: red 1").choose("play provinces-1")
    assert [table.warbands("red", at) for at in ("provinces-1", "hinterland-1", "board")] == [2, 2, 3]


def test_a_garrison_that_is_too_small_goes_where_the_player_likes() -> None:
    lines = ("force provinces-1: red 6", "force hinterland-1: red 8", "board red: favor 1 supply 7")
    assert playing("garrison", *lines).choose("play provinces-1").prompt == "act"
    table = playing("garrison", "force provinces-1: red 6", "force hinterland-1: red 7", "board red: supply 7")
    table.choose("play provinces-1", "at hinterland-1")
    assert table.warbands("red", "hinterland-1") == 8


def test_a_royal_tax_is_taken_at_ones_sites_in_the_region() -> None:
    lines = ["force provinces-1: red 1", "force hinterland-1: red 1", "board blue: favor 3 supply 7"]
    assert playing("royal_tax", *lines, "pawn blue: provinces-1").choose("play adviser").favor("red") == 5
    assert playing("royal_tax", *lines, "pawn blue: hinterland-1").choose("play adviser").favor("red") == 3


# Actions


def test_a_messenger_moves_warbands_among_board_and_sites() -> None:
    table = acting("advisers red: messenger", "force provinces-1: red 3", "force hinterland-1: red 1")
    table.use("messenger", "count 2", "count 0", "count 4")
    assert [table.warbands("red", at) for at in ("provinces-1", "hinterland-1", "board")] == [1, 5, 1]


def test_a_palanquin_takes_another_player_along() -> None:
    table = acting("advisers red: palanquin", "pawn blue: provinces-1").use("palanquin", "at hinterland-1")
    assert (table.pawn("red"), table.pawn("blue"), table.supply("red")) == ("hinterland-1", "hinterland-1", 7)
    assert not acting("advisers red: palanquin", "pawn blue: cradle-1").can_use("palanquin")


def test_siege_engines_kill_two_warbands_at_a_site_of_the_region() -> None:
    table = acting("advisers red: siege_engines", "force provinces-1: chancellor 3").use("siege_engines")
    assert table.warbands("chancellor", "provinces-1") == 1
    assert not acting("advisers red: siege_engines", "force cradle-1: chancellor 3").can_use("siege_engines")


def test_captains_lead_the_warbands_of_a_site() -> None:
    table = acting(*RIVER[:2], "cards hinterland-1: captains", "force hinterland-1: red 2", "pawn blue: hinterland-1",
                   "board red: favor 1 warbands 1 supply 7")  # fmt: skip
    table.use("captains")
    assert spelled(table) == ["count 0", "count 1", "count 2", "count 3"]
    assert table.supply("red") == 7


# Persistent powers


def test_tome_guardians_keep_enemies_of_their_ruler_off_the_darkest_secret() -> None:
    lines = ("cards hinterland-1: tome_guardians", "board red: secrets 3 supply 7")
    assert not acting(*lines, "banners: darkest_secret 1 peoples_favor 9").can("recover")
    assert acting(*lines, "banners: darkest_secret 1 peoples_favor 9", "force hinterland-1: red 1").can("recover")


def test_a_tyrant_kills_a_warband_wherever_he_comes() -> None:
    table = acting("advisers red: tyrant", "force hinterland-1: chancellor 2").act("travel", "at hinterland-1")
    assert table.warbands("chancellor", "hinterland-1") == 1
    other = acting("advisers blue: tyrant", "force hinterland-1: chancellor 2").act("travel", "at hinterland-1")
    assert other.warbands("chancellor", "hinterland-1") == 2


def test_forced_labor_makes_enemies_pay_for_searching_in_its_rulers_land() -> None:
    lines = ("cards hinterland-1: forced_labor", "force hinterland-1: blue 1", "deck: longbows")
    table = acting(*lines, "force provinces-1: blue 1").act("search")
    assert (table.favor("red"), table.favor("blue")) == (2, 1)
    assert acting(*lines).act("search").favor("red") == 3
    turned = acting(*lines, "force provinces-1: blue 1", "facedown red: keep").act("adviser", "play discard")
    assert turned.favor("blue") == 1


def test_secret_police_stop_visions_in_their_rulers_land() -> None:
    lines = ("cards hinterland-1: secret_police", "force hinterland-1: blue 1")
    assert playing("faith", *lines, "force provinces-1: blue 1").refuses("play revealed") == "7.1.4"
    assert playing("faith", *lines).offers("play revealed")


def test_toll_roads_make_enemies_pay_for_travelling_to_their_rulers_sites() -> None:
    lines = ("cards hinterland-1: toll_roads", "force hinterland-1: chancellor 1", "force cradle-1: chancellor 1")
    table = acting(*lines).act("travel", "at cradle-1")
    assert (table.favor("red"), table.favor("chancellor")) == (2, 1)
    assert acting(*lines).act("travel", "at provinces-2").favor("red") == 3
    poor = acting(*lines, "board red: supply 7").act("travel")
    assert "at cradle-1" not in spelled(poor)


def test_a_curfew_makes_enemies_pay_for_trading_with_its_rulers_cards() -> None:
    lines = ("cards hinterland-1: curfew", "force hinterland-1: blue 1")
    table = acting(*lines, "force provinces-1: blue 1").act("trade", "trade taming_charm favor")
    assert (table.favor("red"), table.favor("blue")) == (3, 1)
    assert acting(*lines).act("trade", "trade taming_charm favor").favor("red") == 4


def test_a_vow_of_obedience_forbids_visions_and_pays_at_rest() -> None:
    assert playing("faith", "advisers red: vow_of_obedience").refuses("play revealed") == "7.1.4"
    table = acting("advisers red: vow_of_obedience").act("end").use("vow_of_obedience", "suit nomad")
    assert (table.favor("red"), table.bank("nomad")) == (4, 2)


def test_a_council_seat_keeps_a_citizen_from_exile() -> None:
    seats = "chancellor red:citizen blue:citizen"
    table = acting("advisers red: council_seat", "board red: favor 9 supply 7", seats=seats)
    assert table.refuses("act self-exile") == "7.1.4"
