"""Golden positions: citizenship, exile, exchanges, and powers that meet outside campaigns."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.oath.table import BLANK, SHIELD, number, position, spelled

law = cites("oath")


# Citizenship and exile


@law("6.6.2.c", "6.6.2.d")
def test_a_usurper_who_becomes_a_citizen_loses_vision_and_usurpation() -> None:
    table = position("usurper-becomes-a-citizen").act("citizenship", "whom 1", "space 1", "yes").by(1, "yes")
    assert (table.s.vision[1], table.s.usurper, table.relics("red")) == (-1, False, ["whistle"])


@law("6.6.2.b")
def test_a_new_citizen_says_where_the_last_purple_warbands_go() -> None:
    table = position("purple-runs-short").act("citizenship", "whom 1", "space 0", "yes").by(1, "yes")
    assert (table.asked, table.prompt) == (1, "recolour")
    assert table.by(1, "count 2").warbands("chancellor", "provinces-1") == 2


@law("6.6.1.b", "2.11.e")
def test_a_banner_in_an_offer_moves_the_title() -> None:
    table = position("offer-for-the-darkest-secret").act("citizenship", "whom 1", "space 0")
    table.choose(f"want 2 {number('darkest_secret')}", "yes")
    assert table.oathkeeper == "red"
    assert table.by(1, "yes").oathkeeper == "chancellor"


@law("card.relic_thief", "G.3")
def test_a_thief_does_not_answer_what_is_given() -> None:
    table = position("no-thief-at-an-offer").act("citizenship", "whom 1", "space 0", "yes").by(1, "yes")
    assert (table.prompt, table.relics("red")) == ("act", ["map"])


@law("6.7.a", "6.7.b", "6.7.c")
def test_title_and_banner_make_an_exile_dear() -> None:
    table = position("exile-of-an-oathkeeper").act("exile", "whom 1")
    assert (table.favor("chancellor"), table.favor("red"), table.s.citizen[1]) == (2, 7, False)


@law("card.council_seat", "6.7.a")
def test_nobody_exiles_a_councillor() -> None:
    table = position("council-seat-against-exile").act("exile")
    assert (table.s.citizen[1], table.s.citizen[2]) == (True, False)  # blue was the only choice


@law("card.royal_ambitions", "card.relic_thief")
def test_the_relic_of_royal_ambitions_is_taken_and_can_be_stolen() -> None:
    table = position("thief-after-royal-ambitions").act("adviser", "play adviser", "yes", "space 0").dice(BLANK)
    table.by(2, "yes")
    assert (table.relics("blue"), table.s.citizen[1]) == (["map"], True)


# Exchanges


@law("edifice.festival_district", "5.1.4.II.a", "7.6.4.a")
def test_an_adviser_too_many_must_be_paid_with_another() -> None:
    table = position("full-table-at-the-festival").use("festival_district", "whom 2", f"give 3 {number('elders')}")
    assert not table.offers("yes")
    assert table.choose(f"want 3 {number('wolves')}").offers("yes")


@law("edifice.festival_district", "2.2.2")
def test_a_facedown_adviser_is_sold_unseen() -> None:
    table = position("facedown-at-the-festival").use("festival_district", "whom 2", "give 5 1")
    table.choose(f"want 3 {number('tutor')}", "yes").by(2, "yes")
    assert (table.facedown("blue"), table.advisers("red")) == (["tents"], ["tutor"])
    assert [table.s.knows(seat, number("tents")) for seat in (0, 1)] == [False, True]


@law("site.the_tribunal", "card.vow_of_silence")
def test_the_silent_give_no_secrets_before_the_tribunal() -> None:
    table = position("silence-at-the-tribunal").use("the_tribunal", "whom 2")
    assert (table.offers("give 1 1"), table.offers("give 0 1"), table.offers("want 1 1")) == (False, True, True)


@law("site.the_tribunal", "card.vow_of_kinship")
def test_what_the_kin_are_given_is_their_banks() -> None:
    table = position("kinship-at-the-tribunal").use("the_tribunal", "whom 2", "give 0 2", "want 1 1", "yes")
    table.by(2, "yes")
    assert (table.favor("blue"), table.bank("nomad"), table.secrets("red")) == (0, 5, 3)


@law("card.tinkers_fair", "card.relic_thief", "G.3")
def test_a_thief_is_no_customer_of_a_tinkers_fair() -> None:
    table = position("tinkers-fair-beside-a-thief").use("tinkers_fair", "whom 2", f"want 2 {number('map')}", "yes")
    table.by(2, "yes")
    assert (table.asked, table.prompt, table.relics("red")) == (1, "act", ["map"])


# Visions and the Conspiracy


@law("card.false_prophet", "5.1.4.III.d")
def test_a_prophet_takes_up_what_another_lets_go() -> None:
    table = position("prophet-takes-up-a-vision").act("search", "play revealed").by(2, "play revealed")
    assert table.s.vision == [-1, number("faith"), number("conquest")]


@law("card.false_prophet", "card.vow_of_obedience")
def test_an_obedient_prophet_keeps_the_vision_to_himself() -> None:
    table = position("obedient-prophet").act("search", "play revealed").by(2)
    assert (table.refuses("play revealed"), table.offers("play facedown")) == ("7.1.4", True)


@law("card.false_prophet", "3.2.a", "8.1.a")
def test_a_prophet_wins_first_by_the_vision_he_marked() -> None:
    assert position("prophet-wins-by-anothers-vision").won == ("red", "visionary")


@law("vision.conspiracy", "card.lost_tongue")
def test_conspirators_who_do_not_speak_the_tongue_get_nothing() -> None:
    table = position("conspiracy-and-the-lost-tongue").act("search", "play revealed")
    assert (table.prompt, table.relics("blue"), table.s.out) == ("act", ["map"], [number("conspiracy")])


@law("vision.conspiracy", "edifice.hall_of_debate")
def test_no_debate_stops_a_conspiracy() -> None:
    table = position("conspiracy-in-the-hall-of-debate").act("search", "play revealed", "card peoples_favor")
    assert (table.s.holder[1], table.s.mob) == (1, True)


# Relics and titles


@law("card.relic_thief", "card.jinx")
def test_a_jinxed_die_is_rolled_again_for_a_thief() -> None:
    table = position("jinxed-thief").act("recover", "space 0").dice(SHIELD, BLANK).by(2, "yes", "yes")
    assert (table.relics("blue"), table.s.turned[2]) == (["map"], 2)


@law("card.relic_thief", "2.11.a", "2.11.d")
@pytest.mark.parametrize(("answer", "keeper"), [("yes", "blue"), ("pass", "red")])
def test_the_title_follows_a_relic_from_hand_to_hand(answer: str, keeper: str) -> None:
    table = position("title-until-the-thief").act("recover", "space 0").by(2)
    assert table.oathkeeper == "red"
    assert table.dice(BLANK).by(2, answer).oathkeeper == keeper


@law("2.11.h")
def test_a_beaten_oathkeeper_chooses_between_two() -> None:
    table = position("title-among-two")
    assert (table.asked, spelled(table.by(0))) == (0, ["whom 1", "whom 2"])
    assert table.by(0, "whom 2").oathkeeper == "blue"


@law("relic.obsidian_cage", "6.6.2.b")
def test_a_citizens_caged_warbands_come_back_purple() -> None:
    table = position("cage-of-a-former-exile")
    purple = table.s.bank[0]
    table.use("obsidian_cage", "count 2")
    assert (table.warbands("blue"), table.s.bank[2], table.s.bank[0]) == (2, 14, purple - 2)


# Must, cannot, ignore


@law("card.vow_of_beastkin", "card.forest_council", "9.2.b")
def test_who_must_muster_on_beasts_and_cannot_does_not_muster() -> None:
    assert not position("beastkin-before-the-council").can("muster")


@law("card.tyrant", "card.boiling_lake")
def test_a_tyrant_kills_at_the_lake_and_the_lake_kills_his() -> None:
    table = position("tyrant-into-the-boiling-lake").act("travel", "at hinterland-1")
    assert (table.warbands("blue", "hinterland-1"), table.warbands("red")) == (1, 1)


@law("card.grasping_vines", "card.boiling_lake")
def test_a_journey_kills_on_leaving_and_on_coming() -> None:
    table = position("vines-then-the-lake").act("travel", "at hinterland-1")
    assert table.warbands("red") == 0


@law("card.portal", "card.toll_roads", "site.charming_valley")
def test_a_portal_ignores_sites_and_not_the_toll() -> None:
    table = position("tolls-at-a-portal").act("travel").use("portal", "at cradle-1")
    assert (table.pawn("red"), table.supply("red"), table.favor("blue")) == ("cradle-1", 7, 1)


@law("card.revelation", "card.vow_of_renewal")
def test_what_a_revelation_burns_renews_another() -> None:
    table = position("revelation-feeds-renewal").act("search", "play adviser", "count 2")
    assert (table.secrets("red"), table.favor("blue")) == (4, 2)


@law("card.magicians_code", "card.vow_of_silence")
def test_the_silent_hear_the_secrets_of_a_code() -> None:
    table = position("silent-hear-a-magicians-code").act("recover").use("magicians_code", "count 1")
    assert (table.s.tokens[0], table.secrets("blue")) == (3, 3)


@law("edifice.hall_of_mockery", "5.4.4.a")
def test_mockery_has_the_last_word_on_the_mob() -> None:
    assert position("mob-in-the-hall-of-mockery").act("recover", "count 2", "suit order").s.mob


@law("card.master_of_disguise", "card.vow_of_kinship")
def test_a_disguise_hides_from_ones_own_kin() -> None:
    table = (
        position("disguise-from-ones-kin").act("trade").use("master_of_disguise", "whom 2", "trade taming_charm favor")
    )
    assert (table.favor("red"), table.bank("nomad")) == (2, 3)
