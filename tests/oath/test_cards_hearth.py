"""The denizens of the Hearth."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import Peeked, RolledDefense, Won
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    RIVER,
    SKULL,
    SWORD,
    TWO_SHIELDS,
    Table,
    acting,
    attacking,
    defending,
    dice,
    number,
    playing,
    spelled,
)

law = cites("oath")


# Actions


@law("card.tinkers_fair", "7.6.3.a")
def test_a_tinkers_fair_exchanges_favor_secrets_and_relics() -> None:
    table = acting("cards provinces-1: tinkers_fair", "things red: map", "board blue: favor 2 secrets 1 supply 7")
    table.use("tinkers_fair", "whom 2", f"give 2 {number('map')}", "want 0 2", "want 1 1", "yes").by(2, "yes")
    assert (table.favor("red"), table.secrets("red"), table.relics("blue")) == (5, 3, ["map"])
    assert not table.can_use("tinkers_fair")


@law("card.tinkers_fair")
def test_no_banners_are_sold_at_a_tinkers_fair() -> None:
    table = acting("cards provinces-1: tinkers_fair", "things red: map peoples_favor").use("tinkers_fair", "whom 2")
    assert [option for option in spelled(table) if option.startswith("give 2")] == [f"give 2 {number('map')}"]


@law("card.tinkers_fair")
def test_a_gift_at_a_tinkers_fair_needs_nothing_in_return_but_consent() -> None:
    table = acting("cards provinces-1: tinkers_fair").use("tinkers_fair", "whom 2", "give 0 2", "yes")
    assert table.by(2, "pass").favor("blue") == 0
    table = acting("cards provinces-1: tinkers_fair").use("tinkers_fair", "whom 2", "give 0 2", "yes")
    assert table.by(2, "yes").favor("blue") == 2


@law("card.wayside_inn")
def test_a_wayside_inn_brings_supply_up_to_seven() -> None:
    assert acting("cards provinces-1: wayside_inn", "board red: favor 1 supply 3").use("wayside_inn").supply("red") == 5
    assert acting("cards provinces-1: wayside_inn").use("wayside_inn").supply("red") == 7


@law("card.memory_of_home")
def test_a_memory_of_home_empties_a_bank_into_that_of_the_hearth() -> None:
    table = acting("advisers red: memory_of_home").use("memory_of_home", "suit order")
    assert (table.bank("order"), table.bank("hearth"), table.secrets("red")) == (0, 6, 1)
    assert not acting("advisers red: memory_of_home", "banks: hearth 3").can_use("memory_of_home")


@law("card.storyteller")
@pytest.mark.parametrize("holder", ["", "things blue: darkest_secret"])
def test_a_storyteller_adds_to_the_darkest_secret_held_or_not(holder: str) -> None:
    lines = ["advisers red: storyteller", *([holder] if holder else [])]
    table = acting(*lines).use("storyteller")
    assert (table.s.tokens[0], table.secrets("red"), table.favor("red")) == (2, 2, 2)


@law("card.armed_mob")
def test_an_armed_mob_drives_out_an_adviser_of_who_keeps_the_darkest_secret() -> None:
    lines = ("cards provinces-1: armed_mob", "things blue: darkest_secret", "pawn blue: cradle-1")
    table = acting(*lines, "advisers blue: tutor marriage longbows").use("armed_mob")
    assert spelled(table) == ["card tutor", "card longbows"]
    table.choose("card longbows")
    assert (table.advisers("blue"), table.discards(2)) == (["tutor", "marriage"], ["longbows"])


@law("card.armed_mob")
def test_an_armed_mob_leaves_alone_who_has_the_peoples_favor_or_only_locked_advisers() -> None:
    mob = "cards provinces-1: armed_mob"
    assert not acting(mob, "things blue: darkest_secret peoples_favor", "advisers blue: tutor").can_use("armed_mob")
    assert not acting(mob, "things blue: darkest_secret", "advisers blue: marriage").can_use("armed_mob")
    assert not acting(mob, "advisers blue: tutor").can_use("armed_mob")
    assert acting(mob, "things red: darkest_secret", "advisers red: tutor").can_use("armed_mob")


@law("card.tavern_songs")
def test_tavern_songs_tell_of_the_top_of_the_discard_pile() -> None:
    pile = "discards provinces: keep tents longbows elders"
    table = acting("advisers red: tavern_songs", pile).use("tavern_songs")
    assert [table.s.knows(1, number(card)) for card in ("keep", "tents", "longbows", "elders")] == [False, *[True] * 3]
    assert table.discards(1) == ["keep", "tents", "longbows", "elders"]
    assert (len(table.events(Peeked)[0].cards), table.can_use("tavern_songs")) == (3, False)
    assert not acting("advisers red: tavern_songs", "discards cradle: keep").can_use("tavern_songs")


@law("card.homesteaders")
def test_homesteaders_move_an_adviser_to_ones_site_and_play_nothing() -> None:
    table = acting("advisers red: homesteaders salad_days", "secrets on: salad_days 1")
    table.use("homesteaders", "card salad_days")
    assert (table.cards("provinces-1"), table.favor("red")) == (["taming_charm", "salad_days"], 3)
    assert table.s.secrets_on == {number("salad_days"): 1}


@law("card.homesteaders", "7.2.1.b", "7.2.2")
def test_homesteaders_need_room_and_somebody_who_may_leave() -> None:
    table = acting("advisers red: homesteaders tutor marriage").use("homesteaders")
    assert (table.cards("provinces-1"), table.advisers("red")) == (
        ["taming_charm", "homesteaders"],
        ["tutor", "marriage"],
    )
    full = acting("advisers red: homesteaders", "cards provinces-1: taming_charm elders")
    assert not full.can_use("homesteaders")


@law("card.homesteaders")
def test_homesteaders_may_push_somebody_out_of_the_great_slum() -> None:
    slum = ("provinces-1: great_slum", "hinterland-3: mountain")
    table = acting("advisers red: homesteaders longbows", "cards provinces-1: elders tents wolves", *slum)
    table.use("homesteaders", "card longbows", "card tents")
    assert table.cards("provinces-1") == ["elders", "wolves", "longbows"]


@law("card.a_round_of_ale", "4.3.1")
def test_a_round_of_ale_brings_back_what_lies_on_cards() -> None:
    lines = ("cards provinces-1: a_round_of_ale", "favor on: keep 2", "secrets on: tutor 1", "advisers red: tutor")
    table = acting(*lines, "cards cradle-1: keep", "board red: favor 1 secrets 1 turned 1 supply 3").use(
        "a_round_of_ale"
    )
    assert (table.bank("order"), table.secrets("red"), table.s.turned[1], table.supply("red")) == (5, 3, 0, 3)
    assert (table.s.favor_on, table.s.secrets_on) == ({number("a_round_of_ale"): 1}, {})


@law("card.charming_friend")
def test_a_charming_friend_takes_a_favor_of_somebody_at_ones_site() -> None:
    lines = ("advisers red: charming_friend", "board blue: favor 2 supply 7")
    table = acting(*lines, "pawn blue: provinces-1").use("charming_friend")
    assert (table.favor("red"), table.favor("blue"), table.secrets("red")) == (4, 1, 1)
    assert not acting(*lines, "pawn blue: cradle-1").can_use("charming_friend")


@law("card.levelers")
def test_levelers_move_favor_from_the_richest_bank_to_the_poorest() -> None:
    table = acting("advisers red: levelers", "banks: order 5 beast 2 nomad 2 arcane 2 discord 2 hearth 1").use(
        "levelers"
    )
    assert (table.bank("order"), table.bank("hearth")) == (3, 3)


@law("card.levelers")
def test_whoever_sends_levelers_breaks_ties() -> None:
    table = acting("advisers red: levelers", "banks: order 1 beast 1").use("levelers", "suit beast", "suit nomad")
    assert (table.bank("order"), table.bank("beast"), table.bank("nomad")) == (1, 0, 1)
    assert not acting("advisers red: levelers", "banks:").can_use("levelers")
    even = acting("advisers red: levelers").use("levelers", "suit order", "suit beast")
    assert (even.bank("order"), even.bank("beast")) == (1, 5)


@law("card.relic_breaker")
def test_a_relic_breaker_turns_a_relic_into_warbands() -> None:
    table = acting("advisers red: relic_breaker", "relics provinces-1: map whistle").use("relic_breaker", "space 1")
    assert (table.warbands("red"), table.s.buried[2], table.s.relic_deck[0]) == (6, [number("map")], number("whistle"))
    assert not table.s.knows(1, number("whistle"))
    assert not acting("advisers red: relic_breaker").can_use("relic_breaker")


@law("card.ballot_box", "7.6.1")
def test_a_ballot_box_makes_a_citizen_of_an_exile_with_the_peoples_favor() -> None:
    box = "cards provinces-1: ballot_box"
    table = acting(box, "things red: peoples_favor", "board red: supply 2 warbands 1").use("ballot_box")
    assert (table.s.citizen[1], table.supply("red"), table.relics("red")) == (True, 7, [])
    assert not acting(box).can_use("ballot_box")
    citizen = acting(box, "things red: peoples_favor", seats="chancellor red:citizen blue")
    assert not citizen.can_use("ballot_box")


@law("card.deed_writer", "7.6.3.a")
def test_a_deed_writer_trades_sites() -> None:
    lines = ("advisers red: deed_writer", "force provinces-1: red 2", "board blue: favor 3 warbands 4 supply 7")
    table = acting(*lines).use("deed_writer", "whom 2", "give 4 2", "want 0 3", "yes").by(2, "yes", "count 3")
    assert (table.warbands("red"), table.warbands("blue", "provinces-1"), table.warbands("blue")) == (5, 3, 1)
    assert (table.favor("red"), table.s.force[1], table.can_use("deed_writer")) == (6, [0] * 8, False)


@law("card.deed_writer")
def test_a_site_cannot_be_ceded_to_who_has_no_warband_for_it() -> None:
    lines = ("advisers red: deed_writer", "force provinces-1: red 2", "force hinterland-1: red 1")
    none = acting(*lines).use("deed_writer", "whom 2")
    assert not none.offers("give 4 2")
    one = acting(*lines, "board blue: warbands 1 supply 7").use("deed_writer", "whom 2", "give 4 2")
    assert not one.offers("give 4 5")
    crown = acting(*lines, "things blue: bandit_crown").use("deed_writer", "whom 2", "give 4 2", "give 4 5", "yes")
    assert crown.by(2, "yes").s.rules(2, 2)


@law("card.deed_writer")
def test_a_citizen_cedes_imperial_sites_to_exiles_only_and_keeps_the_warbands() -> None:
    lines = ("advisers red: deed_writer", "force cradle-1: chancellor 3", "board blue: warbands 2 supply 7")
    table = acting(*lines, "board chancellor: warbands 2 supply 7", seats="chancellor red:citizen blue")
    table.use("deed_writer", "whom 0")
    assert not [option for option in spelled(table) if " 4 " in option]
    table.choose("pass")
    table = acting(*lines, seats="chancellor red:citizen blue").use("deed_writer", "whom 2", "give 4 0", "yes")
    table.by(2, "yes", "count 1")
    assert (table.warbands("red"), table.warbands("blue", "cradle-1")) == (6, 1)


# When played


@law("card.family_heirloom")
@pytest.mark.parametrize(("choice", "held"), [("yes", ["map"]), ("pass", [])])
def test_a_family_heirloom_is_a_relic_to_take_or_leave(choice: str, held: list[str]) -> None:
    table = playing("family_heirloom", "relic deck: whistle map").choose("play adviser", choice)
    assert (table.relics("red"), len(table.s.relic_deck)) == (held, 2 - len(held))


@law("card.fabled_feast")
def test_a_fabled_feast_brings_favor_for_the_hearth_cards_one_rules() -> None:
    lines = ("advisers red: marriage", "cards hinterland-1: wayside_inn", "force hinterland-1: red 1")
    table = playing("fabled_feast", *lines).choose("play adviser", "suit beast")
    assert (table.favor("red"), table.bank("beast")) == (6, 0)


@law("card.fabled_feast")
def test_a_fabled_feast_counts_itself_where_one_does_not_rule() -> None:
    table = playing("fabled_feast").choose("play provinces-1", "suit beast")
    assert (table.favor("red"), table.bank("beast"), table.bank("hearth")) == (5, 2, 2)


@law("card.salad_days")
def test_salad_days_bring_favor_from_three_banks_besides_that_for_a_site() -> None:
    table = playing("salad_days").choose("play provinces-1", "suit order", "suit beast")
    assert not table.offers("suit order")
    assert table.choose("suit hearth").favor("red") == 7
    poor = playing("salad_days", "banks: order 2 beast 1").choose("play adviser", "suit order")
    assert (poor.favor("red"), poor.prompt) == (5, "act")


# Modifiers


@law("card.welcoming_party")
@pytest.mark.parametrize(("card", "how", "favor"), [
    ("tents", "play adviser", 4), ("longbows", "play provinces-2", 5), ("tents", "play facedown", 3),
    ("faith", "play revealed", 3), ("tents", "play discard", 3),
])  # fmt: skip
def test_a_welcoming_party_rewards_a_denizen_played_faceup(card: str, how: str, favor: int) -> None:
    lines = ("cards provinces-1: welcoming_party", "pawn red: provinces-2", "provinces-2: river")
    table = playing(card, *lines, "force provinces-1: red 1", "provinces-3: mine").use("welcoming_party", how)
    assert table.favor("red") == favor


@law("card.welcoming_party")
def test_a_welcoming_party_is_not_for_facedown_advisers() -> None:
    lines = ("cards provinces-1: welcoming_party", "facedown red: tents")
    assert acting(*lines).act("adviser", "play adviser").favor("red") == 3


@law("card.welcoming_party", "7.4.2")
def test_a_welcoming_party_pays_once_and_others_are_paid_as_well() -> None:
    lines = ("cards provinces-1: welcoming_party", "deck:", "board red: favor 3 warbands 1 supply 7")
    two = acting(*lines, "advisers red: land_warden", "discards provinces: tents longbows").act("search")
    two.use("land_warden").use("welcoming_party", "card tents", "card longbows", "play provinces-1", "play adviser")
    assert two.favor("red") == 4  # the warden's favor, one for the site, one of the party
    cry = acting(*lines, "advisers red: wild_cry", "discards provinces: wolves").act("search")
    cry.use("welcoming_party").use("wild_cry", "play adviser")
    assert (cry.favor("red"), cry.warbands("red")) == (4, 3)


@law("card.crop_rotation")
def test_crop_rotation_discards_a_card_where_another_is_played() -> None:
    full = ("advisers red: crop_rotation", "cards provinces-1: taming_charm elders")
    table = playing("tents", *full).use("crop_rotation", "play provinces-1", "card elders")
    assert table.cards("provinces-1") == ["taming_charm", "tents"]
    assert not playing("tents", *full).choose("pass").offers("play provinces-1")
    room = playing("tents", "advisers red: crop_rotation").use("crop_rotation", "play provinces-1", "pass")
    assert room.cards("provinces-1") == ["taming_charm", "tents"]


@law("card.crop_rotation")
def test_crop_rotation_helps_facedown_advisers_and_spares_locked_cards() -> None:
    full = ("advisers red: crop_rotation", "cards provinces-1: keep elders", "facedown red: tents")
    table = acting(*full).act("adviser").use("crop_rotation", "play provinces-1")
    assert table.cards("provinces-1") == ["keep", "tents"]


@law("card.crop_rotation", "5.1.4.I.c")
def test_crop_rotation_combines_with_the_peoples_favor() -> None:
    lines = ("advisers red: crop_rotation", "cards provinces-1: taming_charm elders", "things red: peoples_favor")
    table = playing("tents", *lines).use("crop_rotation", "play provinces-1", "card elders", "card taming_charm")
    assert table.cards("provinces-1") == ["tents"]
    once = playing("tents", *lines).use("crop_rotation", "play provinces-1", "pass", "card elders")
    assert once.cards("provinces-1") == ["taming_charm", "tents"]


def warden(cards: str, *lines: str) -> Table:
    table = acting("advisers red: land_warden", f"discards provinces: {cards}", "deck:", *lines).act("search")
    return table.use("land_warden")


@law("card.land_warden")
def test_a_land_warden_plays_two_cards() -> None:
    table = warden("tents longbows elders").choose("card tents", "card longbows")
    table.choose("play provinces-1", "play facedown")
    assert (table.cards("provinces-1")[1:], table.facedown("red"), table.discards(2)) == (
        ["tents"],
        ["longbows"],
        ["elders"],
    )
    assert table.favor("red") == 3  # one for the warden, one gained


@law("card.land_warden")
def test_one_of_the_two_cards_of_a_land_warden_goes_to_a_site() -> None:
    table = warden("tents longbows elders").choose("card tents", "card longbows", "play adviser")
    assert (table.refuses("play adviser"), table.refuses("play facedown")) == ("7.4.2", "7.4.2")
    assert table.choose("play provinces-1").cards("provinces-1") == ["taming_charm", "longbows"]


@law("card.land_warden")
def test_a_land_warden_may_play_just_one_card() -> None:
    table = warden("tents longbows").choose("card tents", "pass", "play adviser")
    assert (table.advisers("red"), table.discards(2)) == (["land_warden", "tents"], ["longbows"])
    discarded = warden("tents longbows").choose("card tents", "card longbows", "play discard", "play adviser")
    assert discarded.advisers("red") == ["land_warden", "longbows"]


@law("card.land_warden")
def test_the_peoples_favor_helps_a_land_warden_twice() -> None:
    lines = ("things red: peoples_favor", "cards provinces-1: taming_charm keep")
    table = warden("tents longbows", *lines).choose("card tents", "card longbows")
    table.choose("play provinces-1", "play provinces-1")
    assert table.cards("provinces-1") == ["keep", "longbows"]


@law("card.news_from_afar")
def test_news_from_afar_cost_favor_and_no_supply() -> None:
    lines = ("advisers red: news_from_afar", "deck: tents", "board red: favor 2", "facedown red: keep")
    table = acting(*lines).act("search", "play discard")
    assert (table.favor("red"), table.supply("red")) == (0, 0)
    assert not acting("advisers red: news_from_afar", "deck: tents", "board red: favor 1 warbands 1",
                      "facedown red: keep").can("search")  # fmt: skip


@law("card.land_warden", "card.news_from_afar", "card.welcoming_party")
@pytest.mark.parametrize("card", ["land_warden", "news_from_afar", "welcoming_party"])
def test_who_draws_nothing_has_no_use_for_what_helps_a_search(card: str) -> None:
    lines = (f"cards hinterland-1: {card}", "force hinterland-1: red 1", "facedown red: tents")
    assert acting(*lines).act("adviser").prompt == "play"


@law("card.rowdy_pub")
def test_a_rowdy_pub_musters_one_more_on_itself() -> None:
    table = acting("cards provinces-1: rowdy_pub").act("muster").use("rowdy_pub")
    assert table.warbands("red") == 6
    afar = acting("cards hinterland-1: rowdy_pub", "force hinterland-1: red 1").act("muster")
    assert (afar.prompt, afar.warbands("red")) == ("act", 5)
    other = acting("cards provinces-1: rowdy_pub taming_charm").act("muster").use("rowdy_pub", "muster taming_charm")
    assert other.warbands("red") == 5


@law("card.awaited_return")
def test_an_awaited_return_is_a_warband_for_supply() -> None:
    table = acting("advisers red: awaited_return", "board red: secrets 1 warbands 2", "facedown red: keep").act("trade")
    assert (table.warbands("red"), table.favor("red"), table.s.bank[1]) == (1, 1, 13)
    assert not acting("advisers red: awaited_return", "board red: secrets 1", "facedown red: keep").can("trade")


@law("card.awaited_return", "7.4.1")
def test_nobody_must_die_for_a_trade() -> None:
    table = acting("advisers red: awaited_return").act("trade", "pass", "trade taming_charm favor")
    assert (table.warbands("red"), table.supply("red")) == (3, 6)


# Battle plans


@law("card.extra_provisions")
def test_extra_provisions_add_a_die() -> None:
    lines = ("force provinces-1: blue 1", "advisers blue: extra_provisions", "board blue: favor 1 supply 7")
    table = attacking(*lines).choose("count 0").dice(TWO_SHIELDS, BLANK).by(2, "use extra_provisions")
    assert (dice(table), table.favor("blue")) == ((0, 2), 0)


@law("card.traveling_doctor")
def test_a_traveling_doctor_saves_the_defeated_and_leaves() -> None:
    table = attacking("advisers red: traveling_doctor").choose("count 0").dice(TWO_SHIELDS).use("traveling_doctor")
    assert (table.warbands("red"), table.advisers("red")) == (3, [])
    won = attacking("advisers red: traveling_doctor").choose("count 2").dice(BLANK, SWORD, SWORD)
    assert won.use("traveling_doctor", "count 0").advisers("red") == ["traveling_doctor"]


@law("card.traveling_doctor")
def test_a_traveling_doctor_does_not_heal_what_skulls_killed() -> None:
    table = attacking("advisers red: traveling_doctor").choose("count 1").dice(TWO_SHIELDS, SKULL)
    assert table.use("traveling_doctor", "pass").warbands("red") == 2


@law("card.traveling_doctor")
def test_a_traveling_doctor_saves_even_a_shield_wall() -> None:
    lines = (
        "advisers blue: shield_wall traveling_doctor",
        "board red: warbands 6 supply 7",
        "board blue: favor 1 supply 7",
    )
    table = defending(*lines).choose("count 6").dice(*[BLANK] * 3, *[SWORD] * 6)
    table.by(2, "use shield_wall", "use traveling_doctor")
    assert table.s.board[2] == 2


@law("card.village_constable")
def test_a_village_constable_fights_unless_the_enemy_has_the_peoples_favor() -> None:
    lines = ("cards provinces-1: village_constable", "pawn blue: cradle-1")
    table = defending(*lines).choose("count 3").dice(TWO_SHIELDS, 0).by(2, "use village_constable")
    assert dice(table) == (1, 1)
    loved = defending(*lines, "things red: peoples_favor").choose("count 3").dice(TWO_SHIELDS, 0, 0, 0)
    assert loved.prompt != "battle-plan"


@law("card.village_constable", "5.5.2.h")
def test_a_village_constable_heeds_the_peoples_favor_of_an_ally() -> None:
    lines = ("cards hinterland-2: village_constable", "hinterland-2: steppe", "force hinterland-2: red 1")
    empire = ("provinces-1: river", "force provinces-1: chancellor 1", "pawn blue: provinces-1")

    def planning(*more: str) -> bool:
        table = acting(*lines, *empire, *more, seats="chancellor red blue:citizen").act("campaign")
        return table.dice(*[BLANK] * 6).choose("whom 2", "pass", "count 0").prompt == "battle-plan"

    assert planning()
    assert not planning("things chancellor: peoples_favor")


@law("card.the_great_levy")
def test_the_great_levy_adds_dice_and_minds_no_skulls() -> None:
    table = attacking("advisers red: the_great_levy").choose("count 0").dice(BLANK, SKULL, SKULL, SKULL)
    table.use("the_great_levy", "count 0")
    assert (dice(table), table.warbands("red"), table.favor("red")) == ((3, 1), 3, 1)


@law("card.the_great_levy")
def test_the_great_levy_of_a_defender_takes_dice_and_leaves_the_skulls() -> None:
    lines = ("advisers blue: the_great_levy", "board blue: favor 2 supply 7", "board red: warbands 5 supply 7")
    table = defending(*lines).choose("count 5").dice(TWO_SHIELDS, SKULL, SKULL).by(2, "use the_great_levy")
    assert (dice(table), table.warbands("red")) == ((2, 1), 3)
    loved = defending(*lines, "things red: peoples_favor", "dice: 4 0 0 0 0 0").choose("count 5")
    assert dice(loved)[0] == 5


@law("card.hearts_and_minds")
def test_hearts_and_minds_win_without_dice() -> None:
    lines = ("cards provinces-1: hearts_and_minds", "board blue: favor 3 supply 7")
    table = defending(*lines).choose("count 3").by(2, "use hearts_and_minds")
    assert (table.events(Won)[0].winner, table.events(RolledDefense), table.warbands("red")) == (2, [], 2)
    assert (table.cards("provinces-1"), table.favor("blue")) == ([], 0)
    kept = defending(*lines, "things blue: peoples_favor").choose("count 3").by(2, "use hearts_and_minds")
    assert kept.cards("provinces-1") == ["hearts_and_minds"]


@law("card.hearts_and_minds")
def test_a_specialist_leaves_no_time_for_hearts_and_minds() -> None:
    lines = ("cards provinces-1: hearts_and_minds", "board blue: favor 3 supply 7", "advisers red: specialist")
    table = defending(*lines, "dice: 4 0 0").choose("count 2").use("specialist")
    assert (dice(table), table.favor("blue")) == ((2, 1), 3)


HOSPITAL = ("cards hinterland-2: hospital", "hinterland-2: steppe", "force hinterland-2: red 1")


@law("card.hospital")
def test_a_hospital_takes_in_the_killed() -> None:
    table = attacking(*HOSPITAL).choose("count 2").dice(TWO_SHIELDS, SKULL, 0).use("hospital", "pass")
    assert (table.warbands("red"), table.warbands("red", "hinterland-2"), table.s.captives) == (1, 3, {})


@law("card.hospital")
def test_those_sacrificed_come_to_the_hospital_too() -> None:
    table = attacking(*HOSPITAL).choose("count 1").dice(BLANK, SWORD).use("hospital", "yes", "count 0")
    assert (table.warbands("red"), table.warbands("red", "hinterland-2")) == (2, 2)


@law("card.hospital")
def test_a_hospital_that_is_lost_saves_nobody() -> None:
    lines = ("cards provinces-1: hospital", "force provinces-1: blue 4", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).by(2, "use hospital")
    table.choose("count 1")
    assert (table.s.board[2], table.s.force[2], table.s.bank[2]) == (2, [0] * 8, 12)


@law("card.hospital")
def test_a_cauldron_gets_nobody_who_lies_in_a_hospital() -> None:
    lines = ("force provinces-1: blue 4", "things red: cursed_cauldron", "board red: warbands 6 supply 7")
    safe = ("cards hinterland-2: hospital", "hinterland-2: steppe", "force hinterland-2: blue 1")
    table = defending(*lines, *safe).choose("pass", "count 6").dice(BLANK, *[SWORD] * 6).use("cursed_cauldron")
    table.by(2, "use hospital").choose("count 0")
    assert (table.warbands("red"), table.warbands("blue", "hinterland-2")) == (6, 3)


# Persistent powers


@law("card.book_binders")
@pytest.mark.parametrize("vision", ["faith", "conspiracy"])
def test_book_binders_are_paid_for_the_visions_of_others(vision: str) -> None:
    table = playing(vision, "advisers blue: book_binders").choose("play revealed").by(2, "suit beast")
    assert (table.favor("blue"), table.bank("beast")) == (2, 1)


@law("card.book_binders")
def test_book_binders_are_not_paid_for_ones_own_visions_or_hidden_ones() -> None:
    assert playing("faith", "advisers red: book_binders").choose("play revealed").favor("red") == 3
    hidden = playing("faith", "advisers blue: book_binders").choose("play facedown")
    assert (hidden.favor("blue"), hidden.prompt) == (0, "act")


@law("card.saddle_makers")
@pytest.mark.parametrize(("card", "how", "favor"), [
    ("tents", "play adviser", 2), ("longbows", "play provinces-1", 2), ("tents", "play facedown", 0),
    ("wolves", "play adviser", 0),
])  # fmt: skip
def test_saddle_makers_are_paid_for_nomads_and_order(card: str, how: str, favor: int) -> None:
    assert playing(card, "advisers blue: saddle_makers").choose(how).favor("blue") == favor
    assert playing(card, "advisers red: saddle_makers").choose("play adviser").favor("red") == 3


@law("card.saddle_makers", "7.3.3")
def test_saddle_makers_are_paid_after_the_player_and_before_the_card() -> None:
    lines = ("banks: order 2", "advisers blue: saddle_makers", "force provinces-1: red 1", "board blue: supply 7")
    table = playing("royal_tax", *lines, "pawn blue: provinces-1").choose("play provinces-1")
    assert (table.favor("red"), table.favor("blue")) == (5, 0)  # one of two for red, one for blue, then the tax


@law("card.herald")
def test_a_herald_is_paid_for_campaigns_of_others_against_players() -> None:
    table = defending("advisers blue: herald").dice(TWO_SHIELDS).choose("count 0").by(2, "suit beast")
    assert table.favor("blue") == 1
    bandits = attacking("advisers blue: herald").dice(TWO_SHIELDS).choose("count 0")
    assert (bandits.prompt, bandits.favor("blue")) == ("act", 0)
    own = defending("advisers red: herald").dice(TWO_SHIELDS).choose("count 0")
    assert (own.prompt, own.favor("red")) == ("act", 3)


@law("card.vow_of_peace")
def test_a_vow_of_peace_forbids_campaigns_to_its_holder_alone() -> None:
    assert not acting(*RIVER, "advisers red: vow_of_peace").can("campaign")
    assert acting(*RIVER, "advisers blue: vow_of_peace").can("campaign")
    empire = ("advisers chancellor: vow_of_peace", "pawn blue: provinces-1", "force provinces-1: blue 1")
    assert acting(*RIVER, *empire, seats="chancellor red:citizen blue").can("campaign")


@law("card.vow_of_peace")
def test_nobody_is_sacrificed_against_who_took_a_vow_of_peace() -> None:
    lines = ("board red: warbands 6 supply 7", "force provinces-1: blue 1")
    table = defending(*lines, "advisers blue: vow_of_peace").dice(BLANK, SWORD).choose("count 1")
    assert (table.events(Won)[0].winner, table.warbands("red")) == (2, 3)
    assert defending(*lines).dice(BLANK, SWORD).choose("count 1").prompt == "sacrifice"


@law("card.vow_of_peace", "5.5.2.h")
def test_a_vow_of_peace_of_an_ally_binds_the_attacker_too() -> None:
    lines = ("board red: warbands 6 supply 7", "advisers chancellor: vow_of_peace", "force provinces-1: chancellor 1")
    table = acting("provinces-1: river", *lines, "pawn blue: provinces-1", "things chancellor: grand_scepter",
                   seats="chancellor red blue:citizen").act("campaign")  # fmt: skip
    table.choose("whom 2", "pass").dice(*[BLANK] * 9).choose("count 0")
    assert table.prompt != "sacrifice"


@law("card.marriage")
def test_a_marriage_counts_as_two_advisers() -> None:
    table = acting("advisers red: marriage", "cards provinces-1: tavern_songs").act("trade", "trade tavern_songs favor")
    assert table.favor("red") == 6


@law("card.marriage")
def test_a_marriage_counts_once_toward_the_limit_of_advisers() -> None:
    table = playing("tents", "advisers red: marriage tutor").choose("play adviser")
    assert table.advisers("red") == ["marriage", "tutor", "tents"]


@law("card.marriage")
def test_a_marriage_alone_is_two_matching_conspirators() -> None:
    lines = ("advisers red: marriage", "advisers blue: tavern_songs", "things blue: map", "pawn blue: provinces-1")
    assert playing("conspiracy", *lines).choose("play revealed", "card map").relics("red") == ["map"]
