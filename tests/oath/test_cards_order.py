"""The denizens of Order."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import Won
from lexludi.law import cites
from tests.oath.table import BLANK, RIVER, SWORD, TWO_SHIELDS, acting, defending, dice, number, playing, slot, spelled

law = cites("oath")


# Modifiers


@law("card.pressgangs")
def test_pressgangs_muster_on_cards_that_hold_something() -> None:
    table = acting("advisers red: pressgangs", "favor on: taming_charm 1").act("muster")
    assert (table.warbands("red"), table.s.favor_on[number("taming_charm")]) == (5, 2)
    assert not acting("favor on: taming_charm 1", "facedown red: keep").can("muster")


@law("card.knights_errant")
def test_knights_errant_campaign_after_a_muster() -> None:
    table = acting(*RIVER, "pawn blue: cradle-1", "advisers red: knights_errant").act("muster")
    table.use("knights_errant", "yes", "count 5")
    assert (table.events(Won) != [], table.supply("red")) == (True, 6)
    assert acting(*RIVER, "pawn blue: cradle-1", "advisers red: knights_errant").act("muster", "pass").prompt == "act"


@law("card.hunting_party")
@pytest.mark.parametrize(("pile", "hunts"), [("world_deck", True), ("provinces", False)])
def test_a_hunting_party_campaigns_after_a_search_of_the_world_deck(pile: str, hunts: bool) -> None:
    cards = ("deck: longbows", "discards provinces: tents")
    table = acting(*RIVER, "pawn blue: cradle-1", "advisers red: hunting_party", *cards).act("search")
    table.use("hunting_party", f"pile {pile}", "play discard")
    assert (table.prompt == "campaign-too") == hunts


# When played


@law("card.garrison", "6.6.3")
def test_a_citizens_garrison_mans_all_sites_of_the_empire_in_purple() -> None:
    lines = ("force provinces-1: chancellor 1", "force cradle-1: chancellor 1", "cards provinces-1:")
    table = acting(*lines, "discards provinces: garrison", "deck:", seats="chancellor red:citizen blue").act("search")
    table.choose("play provinces-1")
    assert [table.warbands("chancellor", at) for at in ("provinces-1", "cradle-1")] == [2, 2]
    assert table.warbands("red") == 3


@law("card.royal_tax")
def test_a_royal_tax_takes_what_there_is() -> None:
    table = playing("royal_tax", "force provinces-1: red 1", "board blue: favor 1 supply 7", "pawn blue: provinces-1")
    assert (table.choose("play adviser").favor("red"), table.favor("blue")) == (4, 0)


@law("card.royal_tax", "card.vow_of_kinship")
def test_no_tax_reaches_the_bank_of_the_kin() -> None:
    lines = ("force provinces-1: red 1", "pawn blue: provinces-1", "advisers blue: vow_of_kinship")
    assert playing("royal_tax", *lines).choose("play adviser").bank("nomad") == 3


@law("card.garrison")
def test_a_garrison_mans_every_site() -> None:
    table = playing("garrison", "force provinces-1: red 1", "force hinterland-1: red 1").choose("play provinces-1")
    assert [table.warbands("red", at) for at in ("provinces-1", "hinterland-1", "board")] == [2, 2, 3]


@law("card.garrison")
def test_a_garrison_that_is_too_small_goes_where_the_player_likes() -> None:
    lines = ("force provinces-1: red 6", "force hinterland-1: red 8", "board red: favor 1 supply 7")
    assert playing("garrison", *lines).choose("play provinces-1").prompt == "act"
    table = playing("garrison", "force provinces-1: red 6", "force hinterland-1: red 7", "board red: supply 7")
    table.choose("play provinces-1", "at hinterland-1")
    assert table.warbands("red", "hinterland-1") == 8


@law("card.royal_tax")
def test_a_royal_tax_is_taken_at_ones_sites_in_the_region() -> None:
    lines = ["force provinces-1: red 1", "force hinterland-1: red 1", "board blue: favor 3 supply 7"]
    assert playing("royal_tax", *lines, "pawn blue: provinces-1").choose("play adviser").favor("red") == 5
    assert playing("royal_tax", *lines, "pawn blue: hinterland-1").choose("play adviser").favor("red") == 3


# Actions


@law("card.messenger", "6.5.c")
def test_a_citizens_messenger_needs_nobodys_leave() -> None:
    lines = ("advisers red: messenger", "force provinces-1: chancellor 3", "board red: favor 1 supply 7")
    table = acting(*lines, seats="chancellor red:citizen blue").use("messenger", "count 2", "count 0")
    assert (table.warbands("red"), table.warbands("chancellor", "provinces-1"), table.prompt) == (2, 1, "act")


@law("card.messenger", "7.6.5.b")
def test_with_the_bandit_crown_a_messenger_leads_the_last_warband_away() -> None:
    lines = ("advisers red: messenger", "force provinces-1: red 1", "board red: favor 1 supply 7")
    assert acting(*lines).use("messenger").prompt == "act"
    table = acting(*lines, "things red: bandit_crown", *RIVER[1:]).use("messenger")
    assert spelled(table) == ["count 0", "count 1"]


@law("card.palanquin", "card.toll_roads")
def test_who_is_carried_says_whether_he_pays_the_toll() -> None:
    roads = ("cards hinterland-1: toll_roads", "force hinterland-1: chancellor 1", "force cradle-1: chancellor 1")
    lines = ("advisers red: palanquin", "pawn blue: provinces-1", "board blue: favor 2 supply 7", *roads)
    table = acting(*lines).use("palanquin").by(2, "yes", "pass")
    assert "at cradle-1" in spelled(table.by(1))
    assert table.by(1, "at cradle-1").favor("blue") == 1
    assert (table.pawn("red"), table.pawn("blue"), table.favor("red")) == ("cradle-1", "cradle-1", 2)
    poor = acting(*lines[:2], *roads).use("palanquin")
    assert "at cradle-1" not in spelled(poor)


@law("card.palanquin", "site.shrouded_wood")
def test_out_of_a_shrouded_wood_a_palanquin_goes_its_own_way() -> None:
    lines = ("provinces-1: shrouded_wood", "advisers red: palanquin", "pawn blue: provinces-1")
    table = acting(*lines, "force provinces-1: chancellor 1").use("palanquin", "at hinterland-1")
    assert (table.pawn("red"), table.asked, table.prompt) == ("hinterland-1", 0, "send")
    assert table.by(0, "at cradle-1").pawn("blue") == "cradle-1"
    own = acting(*lines, "force provinces-1: red 1").use("palanquin", "at hinterland-1", "at cradle-1")
    assert (own.pawn("red"), own.pawn("blue")) == ("hinterland-1", "cradle-1")
    theirs = acting(*lines, "force provinces-1: blue 1").use("palanquin", "at hinterland-1")
    assert theirs.pawn("blue") == "hinterland-1"


@law("card.palanquin", "5.6.2.a")
def test_a_palanquin_brings_a_facedown_site_to_light() -> None:
    lines = ("provinces-1: shrouded_wood", "advisers red: palanquin", "pawn blue: provinces-1")
    table = acting(*lines, "force provinces-1: chancellor 1").use("palanquin", "at hinterland-2").by(0, "at cradle-1")
    assert table.s.faceup(slot("hinterland-2"))


@law("card.palanquin", "relic.dragonskin_drum")
def test_in_a_palanquin_one_does_not_travel() -> None:
    lines = ("advisers red: palanquin", "pawn blue: provinces-1", "things red: dragonskin_drum")
    assert acting(*lines).use("palanquin", "at hinterland-1").warbands("red") == 3


@law("card.siege_engines")
def test_siege_engines_kill_one_where_one_is_and_ones_own_too() -> None:
    table = acting("advisers red: siege_engines", "force provinces-1: red 1").use("siege_engines")
    assert (table.warbands("red", "provinces-1"), table.prompt) == (0, "act")


REBEL = ("cards hinterland-1: captains", "force hinterland-1: chancellor 2", "pawn red: cradle-1",
         "board red: favor 1 warbands 1 supply 7", "pawn blue: provinces-1")  # fmt: skip


@law("card.captains", "5.5.1.d", "5.5.2.e", "5.5.2.f")
def test_captains_of_a_citizen_lead_purple_warbands_against_the_chancellor() -> None:
    table = acting(*REBEL, "pawn chancellor: hinterland-1", seats="chancellor red:citizen blue").use("captains")
    assert spelled(table) == ["at hinterland-1", "pawn"]  # the site need not be a target
    assert spelled(table.choose("pawn", "pass"))[-1] == "count 3"


@law("card.captains", "5.5.4.b", "5.5.6.b")
def test_warbands_that_captains_lead_do_not_defend_their_site() -> None:
    table = acting(*REBEL, "pawn chancellor: cradle-2", seats="chancellor red:citizen blue").use("captains")
    table.dice(BLANK, SWORD, SWORD, SWORD).choose("count 3")
    assert (table.events(Won)[-1].winner, table.warbands("chancellor", "hinterland-1")) == (1, 2)
    assert table.warbands("chancellor") == 0  # nobody retreats to the Chancellor's board


@law("card.captains", "5.5.6.a")
def test_losses_of_captains_come_from_board_or_site() -> None:
    lines = ("cards hinterland-1: captains", "force hinterland-1: red 2", "pawn blue: hinterland-1")
    table = acting(*lines, *RIVER[:2], "board red: favor 1 warbands 2 supply 7").use("captains")
    table.dice(TWO_SHIELDS, TWO_SHIELDS).choose("count 0")
    assert (table.prompt, spelled(table)) == ("fall", ["count 0", "count 1", "count 2"])
    assert table.choose("count 1").warbands("red", "hinterland-1") == 1


@law("card.captains", "site.plains")
def test_captains_fight_on_the_ground_they_lead_from() -> None:
    lines = ("cards hinterland-1: captains", "force hinterland-1: red 1", "pawn blue: hinterland-1")
    lines = (*lines, "cradle-1: steppe", "hinterland-1: plains", "dice: 4 4 0", "board red: favor 1 supply 7")
    assert dice(acting(*lines).use("captains").choose("count 0"))[0] == 1


@law("card.messenger")
def test_a_messenger_moves_warbands_among_board_and_sites() -> None:
    table = acting("advisers red: messenger", "force provinces-1: red 3", "force hinterland-1: red 1")
    table.use("messenger", "count 2", "count 0", "count 4")
    assert [table.warbands("red", at) for at in ("provinces-1", "hinterland-1", "board")] == [1, 5, 1]


@law("card.palanquin")
def test_a_palanquin_takes_another_player_along() -> None:
    table = acting("advisers red: palanquin", "pawn blue: provinces-1").use("palanquin", "at hinterland-1")
    assert (table.pawn("red"), table.pawn("blue"), table.supply("red")) == ("hinterland-1", "hinterland-1", 7)
    assert not acting("advisers red: palanquin", "pawn blue: cradle-1").can_use("palanquin")


@law("card.siege_engines")
def test_siege_engines_kill_two_warbands_at_a_site_of_the_region() -> None:
    table = acting("advisers red: siege_engines", "force provinces-1: chancellor 3").use("siege_engines")
    assert table.warbands("chancellor", "provinces-1") == 1
    assert not acting("advisers red: siege_engines", "force cradle-1: chancellor 3").can_use("siege_engines")


@law("card.captains")
def test_captains_lead_the_warbands_of_a_site() -> None:
    table = acting(*RIVER[:2], "cards hinterland-1: captains", "force hinterland-1: red 2", "pawn blue: hinterland-1",
                   "board red: favor 1 warbands 1 supply 7")  # fmt: skip
    table.use("captains")
    assert spelled(table) == ["count 0", "count 1", "count 2", "count 3"]
    assert table.supply("red") == 7


# Persistent powers


@law("card.tome_guardians", "card.taming_charm")
def test_nobody_gets_past_the_tome_guardians_of_bandits_or_by_a_conspiracy() -> None:
    lines = ("cards hinterland-1: tome_guardians", "banners: darkest_secret 1 peoples_favor 9")
    assert not acting(*lines, "board red: secrets 3 supply 7", "force provinces-1: red 1").can("recover")
    allied = ("things blue: darkest_secret", "pawn blue: provinces-1", "advisers blue: tutor augury")
    table = playing("conspiracy", *lines, *allied, "advisers red: alchemist dazzle").choose("play revealed")
    assert (table.prompt, table.s.secret_holder()) == ("act", 2)
    attack = defending("cards hinterland-1: tome_guardians", *allied[:2], "force hinterland-1: chancellor 1")
    assert not attack.offers("card darkest_secret")


@law("card.tome_guardians", "5.4.1.c")
def test_not_even_its_holder_recovers_the_darkest_secret_from_the_guardians_of_bandits() -> None:
    lines = ("things red: darkest_secret", "banners: darkest_secret 1 peoples_favor 9", "facedown red: keep")
    assert acting(*lines).can("recover")
    assert not acting(*lines, "cards hinterland-1: tome_guardians").can("recover")


@law("card.tyrant", "9.2.d")
def test_a_tyrant_kills_his_own_or_nobody() -> None:
    table = acting("advisers red: tyrant", "force hinterland-1: red 1").act("travel", "at hinterland-1")
    assert (table.warbands("red", "hinterland-1"), table.warbands("red")) == (0, 3)
    assert acting("advisers red: tyrant").act("travel", "at hinterland-1").warbands("red") == 3


@law("card.forced_labor")
def test_forced_labor_is_paid_to_the_chancellor_or_burned() -> None:
    lines = ("cards provinces-1: forced_labor", "deck: longbows")
    assert acting(*lines, "force provinces-1: chancellor 1").act("search").favor("chancellor") == 1
    wild = acting(*lines)
    treasury = wild.s.treasury
    assert (wild.act("search").favor("red"), wild.s.treasury) == (2, treasury + 1)
    assert not acting(*lines, "board red: supply 7", "facedown red: keep").can("search")


@law("card.forced_labor", "6.1.a")
def test_forced_labor_is_due_for_every_adviser_that_is_turned() -> None:
    lines = ("cards provinces-1: forced_labor", "force provinces-1: blue 1", "facedown red: keep tents")
    table = acting(*lines).act("adviser", "card keep", "play discard").act("adviser", "play discard")
    assert (table.favor("red"), table.favor("blue")) == (1, 2)


@law("card.secret_police", "5.1.4.IV.a")
def test_secret_police_stop_a_conspiracy_too() -> None:
    lines = ("cards hinterland-1: secret_police", "force hinterland-1: blue 1", "force provinces-1: blue 1")
    assert playing("conspiracy", *lines).refuses("play revealed") == "7.1.4"


@law("card.toll_roads", "5.5.7.III.a")
def test_who_is_banished_pays_a_toll_only_if_he_likes() -> None:
    roads = ("cards hinterland-1: toll_roads", "force hinterland-1: chancellor 1", "force cradle-1: chancellor 1")
    lines = (*roads, "pawn blue: provinces-1", "board blue: favor 4 supply 7", "board red: warbands 9 supply 7")
    table = defending(*lines).choose("pawn").dice(*[BLANK] * 3, *[SWORD] * 9).choose("count 9")
    table.by(1, "count 0", "yes").by(2, "pass", "pass").by(1)
    assert not {"at cradle-1", "at hinterland-1"} & set(spelled(table))


@law("card.toll_roads", "card.portal")
def test_tolls_are_due_at_the_end_of_a_portal_and_none_at_facedown_sites() -> None:
    lines = ("cards hinterland-1: toll_roads", "force hinterland-1: blue 1", "cards provinces-1: portal")
    table = acting(*lines).act("travel").use("portal", "at hinterland-1")
    assert (table.favor("red"), table.favor("blue")) == (2, 1)
    assert acting(*lines).act("travel").use("portal", "at hinterland-2").favor("red") == 3


@law("card.curfew")
def test_a_curfew_costs_a_favor_each_time() -> None:
    lines = ("cards hinterland-1: curfew", "force hinterland-1: blue 1", "force provinces-1: blue 1")
    table = acting(*lines, "cards provinces-1: tutor augury").act("trade", "trade tutor favor")
    assert (table.act("trade", "trade augury favor").favor("blue"), table.favor("red")) == (2, 3)
    poor = acting(*lines, "board red: secrets 1 supply 7", "facedown red: keep")
    assert not poor.can("trade")


@law("card.vow_of_obedience", "5.1.4.IV.a")
def test_a_vow_of_obedience_bars_a_conspiracy_and_leaves_a_vision_that_is_revealed() -> None:
    table = playing("conspiracy", "advisers red: vow_of_obedience", "vision red: faith")
    assert (table.refuses("play revealed"), table.s.vision[1]) == ("7.1.4", number("faith"))


@law("card.council_seat", "6.7.a")
def test_who_sits_in_the_council_cannot_be_exiled_by_others() -> None:
    seats = "chancellor red:citizen blue:citizen"
    lines = ("things chancellor:", "things red: grand_scepter", "board red: favor 9 supply 7")
    assert acting(*lines, seats=seats).can("exile")
    assert not acting(*lines, "advisers blue: council_seat", seats=seats).can("exile")


@law("card.tome_guardians")
def test_tome_guardians_keep_enemies_of_their_ruler_off_the_darkest_secret() -> None:
    lines = ("cards hinterland-1: tome_guardians", "board red: secrets 3 supply 7")
    assert not acting(*lines, "banners: darkest_secret 1 peoples_favor 9").can("recover")
    assert acting(*lines, "banners: darkest_secret 1 peoples_favor 9", "force hinterland-1: red 1").can("recover")


@law("card.tyrant")
def test_a_tyrant_kills_a_warband_wherever_he_comes() -> None:
    table = acting("advisers red: tyrant", "force hinterland-1: chancellor 2").act("travel", "at hinterland-1")
    assert table.warbands("chancellor", "hinterland-1") == 1
    other = acting("advisers blue: tyrant", "force hinterland-1: chancellor 2").act("travel", "at hinterland-1")
    assert other.warbands("chancellor", "hinterland-1") == 2


@law("card.forced_labor")
def test_forced_labor_makes_enemies_pay_for_searching_in_its_rulers_land() -> None:
    lines = ("cards hinterland-1: forced_labor", "force hinterland-1: blue 1", "deck: longbows")
    table = acting(*lines, "force provinces-1: blue 1").act("search")
    assert (table.favor("red"), table.favor("blue")) == (2, 1)
    assert acting(*lines).act("search").favor("red") == 3
    turned = acting(*lines, "force provinces-1: blue 1", "facedown red: keep").act("adviser", "play discard")
    assert turned.favor("blue") == 1


@law("card.secret_police")
def test_secret_police_stop_visions_in_their_rulers_land() -> None:
    lines = ("cards hinterland-1: secret_police", "force hinterland-1: blue 1")
    assert playing("faith", *lines, "force provinces-1: blue 1").refuses("play revealed") == "7.1.4"
    assert playing("faith", *lines).offers("play revealed")


@law("card.toll_roads")
def test_toll_roads_make_enemies_pay_for_travelling_to_their_rulers_sites() -> None:
    lines = ("cards hinterland-1: toll_roads", "force hinterland-1: chancellor 1", "force cradle-1: chancellor 1")
    table = acting(*lines).act("travel", "at cradle-1")
    assert (table.favor("red"), table.favor("chancellor")) == (2, 1)
    assert acting(*lines).act("travel", "at provinces-2").favor("red") == 3
    poor = acting(*lines, "board red: supply 7").act("travel")
    assert "at cradle-1" not in spelled(poor)


@law("card.curfew")
def test_a_curfew_makes_enemies_pay_for_trading_with_its_rulers_cards() -> None:
    lines = ("cards hinterland-1: curfew", "force hinterland-1: blue 1")
    table = acting(*lines, "force provinces-1: blue 1").act("trade", "trade taming_charm favor")
    assert (table.favor("red"), table.favor("blue")) == (3, 1)
    assert acting(*lines).act("trade", "trade taming_charm favor").favor("red") == 4


@law("card.vow_of_obedience")
def test_a_vow_of_obedience_forbids_visions_and_pays_at_rest() -> None:
    assert playing("faith", "advisers red: vow_of_obedience").refuses("play revealed") == "7.1.4"
    table = acting("advisers red: vow_of_obedience").act("end").use("vow_of_obedience", "suit nomad")
    assert (table.favor("red"), table.bank("nomad")) == (4, 2)


@law("card.council_seat")
def test_a_council_seat_keeps_a_citizen_from_exile() -> None:
    seats = "chancellor red:citizen blue:citizen"
    table = acting("advisers red: council_seat", "board red: favor 9 supply 7", seats=seats)
    assert table.refuses("act self-exile") == "7.1.4"
