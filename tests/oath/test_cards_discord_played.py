"""The denizens of Discord that act when they are played."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import RELIQUARY
from lexludi.games.oath.rules.events import RolledDefense
from lexludi.kernel.chance import Chance
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    Table,
    acting,
    attacking,
    defending,
    lay,
    number,
    playing,
    spelled,
)

law = cites("oath")
CITIZEN = "chancellor red:citizen blue"


@law("card.a_small_favor", "7.3.3")
def test_a_small_favor_is_four_warbands() -> None:
    assert playing("a_small_favor").choose("play adviser").warbands("red") == 7
    assert playing("a_small_favor").choose("play facedown").warbands("red") == 3
    assert playing("a_small_favor", "force cradle-1: red 9").choose("play adviser").warbands("red") == 5


@law("card.a_small_favor", "5.2.2.a")
def test_a_citizen_is_done_a_small_favor_by_the_chancellor() -> None:
    table = acting("facedown red: a_small_favor", seats=CITIZEN).act("adviser", "play adviser")
    assert (table.warbands("red"), table.s.bank) == (7, [17, 14, 14])


@law("card.key_to_the_city")
def test_a_key_to_the_city_opens_a_site_whose_ruler_is_away() -> None:
    lines = ("force provinces-1: blue 2 chancellor 1", "pawn blue: cradle-1")
    table = playing("key_to_the_city", *lines).choose("play provinces-1")
    assert ([row[2] for row in table.s.force], table.warbands("red"), table.s.bank[2]) == ([0, 1, 0], 3, 14)


@law("card.key_to_the_city")
@pytest.mark.parametrize(
    ("force", "pawn"), [("blue 2", "blue"), ("blue 2 chancellor 1", "chancellor"), ("red 2", "red")]
)
def test_a_key_to_the_city_is_of_no_use_where_a_ruler_is(force: str, pawn: str) -> None:
    lines = [f"force provinces-1: {force}"] + ([] if pawn == "red" else [f"pawn {pawn}: provinces-1"])
    table = playing("key_to_the_city", *lines)
    before = [row[2] for row in table.s.force]
    assert [row[2] for row in table.choose("play provinces-1").s.force] == before


@law("card.key_to_the_city")
def test_any_imperial_pawn_keeps_an_imperial_city_locked() -> None:
    lines = ("facedown red: key_to_the_city", "force provinces-1: chancellor 2", "pawn blue: provinces-1")
    table = acting(*lines, seats="chancellor red blue:citizen").act("adviser", "play provinces-1")
    assert (table.warbands("chancellor", "provinces-1"), table.warbands("red", "provinces-1")) == (2, 0)


@law("card.key_to_the_city")
def test_a_key_to_the_city_takes_an_empty_site_from_the_bandits() -> None:
    assert playing("key_to_the_city").choose("play provinces-1").warbands("red", "provinces-1") == 1
    ring = playing("key_to_the_city", "things red: ring_of_devotion").choose("play provinces-1")
    assert (ring.warbands("red", "provinces-1"), ring.warbands("red")) == (0, 4)
    none = playing("key_to_the_city", "force cradle-1: red 11").choose("play provinces-1")
    assert (none.warbands("red", "provinces-1"), none.warbands("red")) == (0, 3)


@law("card.key_to_the_city", "2.11.a")
def test_the_title_follows_a_key_to_the_city() -> None:
    assert playing("key_to_the_city").choose("play provinces-1").oathkeeper == "red"


@law("card.charlatan")
@pytest.mark.parametrize("holder", ["red", "blue", ""])
def test_a_charlatan_leaves_one_secret_on_the_banner_wherever_it_is(holder: str) -> None:
    lines = [f"things {holder}: darkest_secret"] if holder else []
    table = playing("charlatan", "banners: darkest_secret 4 peoples_favor 1", "board blue: secrets 3 supply 7", *lines)
    table.choose("play adviser")
    assert (table.s.tokens, table.secrets("red"), table.secrets("blue")) == ([1, 1], 2, 3)


BLACKMAIL = ("pawn blue: provinces-1", "things blue: map whistle")


@law("card.blackmail")
def test_blackmail_costs_a_relic_or_three_favor() -> None:
    lines = (*BLACKMAIL, "board blue: favor 3 supply 7")
    table = playing("blackmail", *lines).choose("play adviser", "card map").by(2, "yes")
    assert (table.favor("red"), table.favor("blue"), table.relics("red")) == (6, 0, [])
    table = playing("blackmail", *lines).choose("play adviser", "card map").by(2, "pass")
    assert (table.favor("blue"), table.relics("red"), table.relics("blue")) == (3, ["map"], ["whistle"])


@law("card.blackmail")
def test_who_cannot_pay_all_loses_the_relic() -> None:
    table = playing("blackmail", *BLACKMAIL, "board blue: favor 2 supply 7").choose("play adviser", "card map")
    assert (table.favor("blue"), table.relics("red")) == (2, ["map"])
    away = playing("blackmail", "pawn blue: cradle-1", BLACKMAIL[1]).choose("play adviser")
    assert (away.prompt, away.relics("red")) == ("act", [])
    assert playing("blackmail", "things red: map").choose("play adviser").prompt == "act"


@law("card.blackmail", "2.4.2.c")
def test_a_scepter_taken_by_blackmail_rests_this_turn() -> None:
    table = playing("blackmail", "pawn chancellor: provinces-1").choose("play adviser")
    assert (table.relics("red"), table.refuses("act citizenship")) == (["grand_scepter"], "2.4.2.c")


@law("card.blackmail")
def test_blackmail_does_not_reach_what_cannot_be_taken() -> None:
    table = playing("blackmail", "pawn blue: provinces-1", "things blue: map circlet_of_command")
    assert table.choose("play adviser").relics("red") == ["circlet_of_command"]


@law("card.dissent")
def test_dissent_costs_all_but_the_peoples_friend_a_favor_for_each_suit() -> None:
    lines = ("advisers red: longbows pressgangs", "board red: favor 5 supply 7", "board blue: favor 2 supply 7",
             "things blue: peoples_favor", "advisers blue: tutor", "board chancellor: favor 2 supply 7",
             "force cradle-1: chancellor 1", "cards cradle-1: wolves elders hall_of_debate")  # fmt: skip
    table = playing("dissent", *lines).choose("play adviser")
    assert (table.favor("red"), table.favor("blue"), table.favor("chancellor")) == (3, 2, 0)
    assert table.s.favor_on == {number("dissent"): 4}
    assert table.act("end").bank("discord") == 7


@law("card.dissent")
def test_dissent_spares_who_plays_it_with_the_peoples_favor() -> None:
    table = playing("dissent", "things red: peoples_favor").choose("play adviser")
    assert (table.favor("red"), table.s.favor_on) == (3, {})
    ruin = playing("dissent", "force provinces-1: red 1", "cards provinces-1: bandit_rampart").choose("play discard")
    assert ruin.favor("red") == 3


@law("card.dissent")
def test_in_dissent_every_citizen_counts_the_cards_of_the_empire() -> None:
    lines = ("facedown red: dissent", "force provinces-1: chancellor 1", "cards provinces-1: wolves",
             "cards cradle-1: tents bandit_rampart", "force cradle-1: chancellor 1",
             "board chancellor: favor 5 supply 7", "board blue: favor 5 supply 7")  # fmt: skip
    table = acting(*lines, seats="chancellor red:citizen blue:citizen").act("adviser", "play provinces-1")
    assert (table.favor("red"), table.favor("blue"), table.favor("chancellor")) == (1, 2, 2)  # red got one for the site


# False Prophet


@law("card.false_prophet")
def test_a_false_prophet_marks_a_revealed_vision() -> None:
    table = playing("false_prophet", "vision blue: faith").choose("play adviser")
    assert (table.s.captives, table.warbands("red"), table.s.bank[1]) == ({number("faith"): (0, 1, 0)}, 3, 10)
    own = playing("false_prophet", "vision blue: faith", "vision red: conquest").choose("play adviser", "card conquest")
    assert own.s.captives == {number("conquest"): (0, 1, 0)}


@law("card.false_prophet")
def test_without_a_vision_a_false_prophet_just_brings_a_warband() -> None:
    table = playing("false_prophet").choose("play adviser")
    assert (table.s.captives, table.warbands("red")) == ({}, 4)
    none = playing("false_prophet", "vision blue: faith", "force cradle-1: red 11").choose("play adviser")
    assert none.s.captives == {}


@law("card.false_prophet")
def test_nobody_in_the_empire_listens_to_a_false_prophet() -> None:
    table = acting("facedown red: false_prophet", "vision blue: faith", seats=CITIZEN).act("adviser", "play adviser")
    assert (table.s.captives, table.warbands("red"), table.advisers("red")) == ({}, 3, ["false_prophet"])


CLAIM = ("active: red wake", "advisers red: false_prophet", "vision blue: faith", "captives faith: red 1",
         "visions: 3", "things red: darkest_secret")  # fmt: skip


def waking(*lines: str, seats: str = "chancellor red blue") -> Table:
    return lay("\n".join([f"seats: {seats}", *lines, "next: wake 1; act 1; rest 1; turn 2; end_round"]))


@law("card.false_prophet", "3.2.a", "8.1.a")
def test_a_false_prophet_wins_by_the_vision_of_another() -> None:
    table = waking(*CLAIM)
    assert (table.won, table.s.legacy) == (("red", "visionary"), None)
    assert waking(*CLAIM[:3], *CLAIM[4:]).s.winner == -1
    assert waking(*CLAIM, seats=CITIZEN).s.winner == -1  # not before he is an Exile again


@law("card.false_prophet", "8.1.a")
def test_a_prophet_of_his_own_vision_has_one_oath_to_vow() -> None:
    table = waking(*CLAIM[:2], "vision red: faith", *CLAIM[3:])
    assert table.prompt != "vow"  # the only oath is taken without asking
    assert table.won == ("red", "visionary")


@law("card.false_prophet", "6.7.d")
def test_a_prophet_keeps_his_mark_through_citizenship() -> None:
    table = lay("seats: chancellor red blue\nactive: chancellor act acting\nadvisers blue: false_prophet\n"
                "captives conquest: blue 1\nvision red: conquest\nnext: act 0; rest 0; turn 1; end_round")  # fmt: skip
    table.act("citizenship", "whom 2", "space 0", "yes").by(2, "yes")
    assert (table.s.citizen[2], table.s.captives) == (True, {number("conquest"): (0, 0, 1)})


ABANDONED = ("vision red: conquest", "captives conquest: blue 1", "advisers blue: false_prophet", "pawn blue: cradle-1")


@law("card.false_prophet", "5.1.4.III.d")
def test_a_prophet_takes_up_the_vision_that_is_abandoned() -> None:
    table = playing("faith", *ABANDONED).choose("play revealed").by(2, "play revealed")
    assert table.s.vision == [-1, number("faith"), number("conquest")]
    assert (table.s.captives, table.s.bank[2], table.s.looked) == ({}, 14, {})


@law("card.false_prophet")
def test_a_prophet_sees_what_takes_the_place_of_the_vision() -> None:
    table = playing("faith", *ABANDONED).choose("play revealed").by(2)
    assert table.s.knows(2, number("faith"))
    guess = table.match.imagine(2, Chance.of("any"))
    guess.choose("play revealed")
    assert guess.view(2)["visions"] == [-1, number("faith"), number("conquest")]


@law("card.false_prophet")
def test_a_prophet_may_hide_or_discard_the_vision_that_is_abandoned() -> None:
    table = playing("faith", *ABANDONED).choose("play revealed").by(2, "play facedown")
    assert (table.facedown("blue"), table.s.looked) == (["conquest"], {number("conquest"): 0b111})
    table = playing("faith", *ABANDONED).choose("play revealed").by(2, "play discard")
    assert (table.discards(1), table.discards(2), table.s.looked) == (["conquest"], [], {})  # from blue's region


@law("card.false_prophet")
def test_what_forbids_visions_binds_the_prophet_who_takes_one_up() -> None:
    lines = (ABANDONED[0], ABANDONED[1], "advisers blue: false_prophet vow_of_obedience")
    assert playing("faith", *lines).choose("play revealed").by(2).refuses("play revealed") == "7.1.4"
    head = ("active: red act acting", "pawn red: provinces-1", "discards provinces: faith", "deck:", *ABANDONED)
    citizen = lay("seats: chancellor red blue:citizen\n" + "\n".join(head) + "\nnext: act 1; rest 1; turn 2")
    assert citizen.act("search", "play revealed").by(2).refuses("play revealed") == "5.1.4.III.b"


@law("card.false_prophet", "6.6.2.c")
def test_a_vision_is_taken_up_from_a_new_citizen() -> None:
    table = playing("long_lost_heir", *ABANDONED).choose("play adviser", "yes").by(2, "play revealed")
    assert (table.s.citizen[1], table.s.vision[1], table.s.vision[2]) == (True, -1, number("conquest"))


@law("card.false_prophet")
def test_a_prophet_who_leaves_his_own_vision_may_have_it_again_for_a_moment() -> None:
    own = ("vision red: conquest", "captives conquest: red 1", "advisers red: false_prophet")
    table = playing("faith", *own).choose("play revealed", "play revealed")
    assert (table.s.vision[1], table.discards(2)) == (number("faith"), ["conquest"])


# Royal Ambitions

KING = ("force provinces-1: red 2", "reliquary: map whistle cracked_horn dowsing_sticks")


@law("card.royal_ambitions", "7.6.1")
def test_who_rules_more_than_the_chancellor_may_become_a_citizen_with_a_relic() -> None:
    table = playing("royal_ambitions", *KING, "vision red: faith", "title: red usurper")
    table.choose("play adviser", "yes")
    assert not any(table.s.knows(1, relic) for relic in table.s.reliquary)
    table.choose("space 2")
    assert (table.s.citizen[1], table.relics("red"), table.supply("red")) == (True, ["cracked_horn"], 7)
    assert (table.warbands("chancellor", "provinces-1"), table.s.vision[1], table.s.usurper) == (2, -1, False)
    assert (table.s.up >> RELIQUARY + 2 & 1, table.s.active) == (1, 2)  # the Act Phase is over


@law("card.royal_ambitions")
def test_royal_ambitions_need_more_sites_and_consent() -> None:
    table = playing("royal_ambitions", *KING, "force cradle-1: chancellor 1").choose("play adviser")
    assert (table.prompt, table.s.citizen[1]) == ("act", False)
    table = playing("royal_ambitions", *KING).choose("play adviser", "pass")
    assert (table.prompt, table.s.citizen[1], table.relics("red")) == ("act", False, [])
    bare = playing("royal_ambitions", KING[0], "reliquary: - - - -").choose("play adviser", "yes")
    assert (bare.s.citizen[1], bare.relics("red")) == (True, [])


@law("card.royal_ambitions", "card.relic_thief")
def test_a_thief_may_answer_royal_ambitions() -> None:
    thief = ("advisers blue: relic_thief", "board blue: favor 1 secrets 1 supply 7", "pawn blue: provinces-1")
    table = playing("royal_ambitions", *KING, *thief).choose("play adviser", "yes", "space 0").dice(BLANK).by(2, "yes")
    assert (table.relics("blue"), table.s.citizen[1]) == (["map"], True)


# Salt the Earth


@law("card.salt_the_earth")
def test_salt_the_earth_fits_where_there_is_no_room_and_leaves_itself_alone() -> None:
    table = playing("salt_the_earth", "cards provinces-1: taming_charm elders").choose("play provinces-1")
    assert (table.prompt, table.favor("red"), table.bank("discord")) == ("discard-order", 4, 2)
    table.choose("card elders")
    assert (table.cards("provinces-1"), table.discards(2)) == (["salt_the_earth"], ["elders", "taming_charm"])
    assert (table.s.capacity(2), table.s.room(2), table.s.capacity(0)) == (1, 0, 3)


@law("card.salt_the_earth", "7.2.2")
@pytest.mark.parametrize("locked", ["boiling_lake", "sprawling_rampart", "bandit_rampart"])
def test_salt_is_not_for_sites_with_a_locked_card(locked: str) -> None:
    table = playing("salt_the_earth", f"cards provinces-1: {locked}")
    assert table.refuses("play provinces-1") == "5.1.4.I.a"


@law("card.salt_the_earth", "2.8.1.b")
def test_salt_goes_to_the_drowned_city_and_to_no_facedown_site() -> None:
    lines = ("provinces-1: drowned_city", "cards provinces-1:", "things red: peoples_favor")
    table = playing("salt_the_earth", *lines)
    assert table.refuses("play provinces-2") == "2.8.1.b"
    table.choose("play provinces-1")
    assert (table.cards("provinces-1"), table.s.capacity(2)) == (["salt_the_earth"], 1)


@law("card.salt_the_earth", "7.4.3")
def test_a_modifier_in_use_withstands_the_salt() -> None:
    table = playing("salt_the_earth", "cards provinces-1: welcoming_party elders").use("welcoming_party")
    table.choose("play provinces-1")
    assert table.cards("provinces-1") == ["welcoming_party", "salt_the_earth"]


@law("card.salt_the_earth", "8.3.1.a")
@pytest.mark.parametrize(("site", "built"), [("drowned_city", False), ("river", True)])
def test_no_edifice_replaces_salt_in_the_drowned_city(site: str, built: bool) -> None:
    lines = ("seats: chancellor red", "round: 8", "active: red rest", f"provinces-1: {site}",
             "cards provinces-1: salt_the_earth", "force provinces-1: chancellor 1", "next: end_round")  # fmt: skip
    table = lay("\n".join(lines)).by(0, "vow devotion")
    assert (table.prompt == "build" and table.by(0).offers("card salt_the_earth")) is built


# Riots

MOB = "banners: darkest_secret 1 peoples_favor 3 mob"


@law("card.riots")
def test_riots_drive_the_most_common_suit_from_all_sites() -> None:
    lines = ("cards provinces-1: longbows", "cards cradle-1: pressgangs elders", "advisers blue: wrestlers")
    table = playing("riots", MOB, *lines).choose("play adviser", "card pressgangs")
    assert (table.cards("provinces-1"), table.cards("cradle-1"), table.advisers("blue")) == (
        [],
        ["elders"],
        ["wrestlers"],
    )
    assert (table.discards(1), table.discards(2)) == (["pressgangs"], ["longbows"])
    calm = playing("riots", *lines).choose("play adviser")
    assert (calm.prompt, calm.cards("provinces-1")) == ("act", ["longbows"])


@law("card.riots")
def test_who_starts_riots_chooses_among_the_most_common_suits() -> None:
    table = playing("riots", MOB, "cards provinces-1: longbows", "cards cradle-1: elders").choose("play adviser")
    assert spelled(table) == ["suit order", "suit nomad"]
    table.choose("suit nomad")
    assert (table.cards("provinces-1"), table.cards("cradle-1")) == (["longbows"], [])
    assert playing("riots", MOB, "cards provinces-1:").choose("play adviser").prompt == "act"


@law("card.riots")
def test_riots_count_themselves_and_what_is_locked_and_discard_neither() -> None:
    lines = ("cards provinces-1: gossip", "cards cradle-1: longbows pressgangs", "cards hinterland-1: boiling_lake")
    table = playing("riots", MOB, *lines).choose("play provinces-1")
    assert (table.cards("provinces-1"), table.cards("hinterland-1")) == (["riots"], ["boiling_lake"])
    assert table.cards("cradle-1") == ["longbows", "pressgangs"]
    edifice = playing("riots", MOB, "cards provinces-1: longbows", "cards cradle-1: sprawling_rampart elders")
    edifice.choose("play adviser")
    assert (edifice.cards("provinces-1"), edifice.cards("cradle-1")) == ([], ["sprawling_rampart", "elders"])


# Bandit Chief


@law("card.bandit_chief")
def test_a_bandit_chief_kills_a_warband_at_every_site() -> None:
    lines = ("force provinces-1: blue 2 chancellor 1", "force cradle-1: red 1", "force hinterland-1: blue 2")
    table = playing("bandit_chief", *lines).choose("play provinces-1", "whom 0")
    assert [(row[0], row[2], row[5]) for row in table.s.force] == [(0, 0, 0), (0, 0, 0), (0, 2, 1)]
    assert (table.warbands("red"), table.s.rulers(0)) == (3, [table.s.bandits])


@law("card.bandit_chief", "2.8.3.b")
def test_under_a_bandit_chief_there_are_three_bandits_at_every_site() -> None:
    table = attacking("cards hinterland-1: bandit_chief").dice(BLANK).choose("count 0")
    assert table.events(RolledDefense)[-1].total == 3
    assert attacking().dice(BLANK).choose("count 0").events(RolledDefense)[-1].total == 1


@law("card.bandit_chief", "7.6.5.c")
def test_the_bandits_of_a_chief_fight_for_who_wears_the_crown() -> None:
    lines = ("cards hinterland-1: bandit_chief", "force provinces-1:", "things blue: bandit_crown")
    table = defending(*lines).dice(BLANK).choose("count 0")
    assert table.events(RolledDefense)[-1].total == 3
