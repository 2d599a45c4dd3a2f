"""The denizens of Discord that change what is done: modifiers, battle plans, persistent powers."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import Marched, RolledShields
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    DOUBLE,
    HOLLOW,
    RIVER,
    SHIELD,
    SKULL,
    SWORD,
    TWO_SHIELDS,
    Table,
    acting,
    attacking,
    defending,
    dice,
    lay,
    number,
    playing,
    spelled,
)

law = cites("oath")
EMPIRE = "chancellor red blue:citizen"
WIN = (BLANK, SWORD, SWORD, SWORD)


def invading(*lines: str) -> Table:
    """Red attacks the citizen blue, who is away, and the Chancellor is his Ally; red is asked for dice."""
    land = (*RIVER, "force provinces-1: chancellor 1", "board red: favor 3 secrets 2 warbands 9 supply 7")
    return acting(*land, *lines, seats=EMPIRE).act("campaign", "whom 2", "pass")


def hunting(*lines: str) -> Table:
    """Red attacks blue, who is there, for the site and for his pawn and favor; red is asked for dice."""
    here = (*RIVER, "force provinces-1: blue 1", "pawn blue: provinces-1")
    return acting(*here, *lines).act("campaign", "pawn")


# Modifiers


@law("card.downtrodden")
def test_the_downtrodden_bring_two_more_on_a_card_of_the_poorest_suit() -> None:
    poor = ("advisers red: downtrodden", "banks: discord 3 arcane 1 order 3 hearth 3 beast 3 nomad 2")
    assert acting(*poor).act("muster").use("downtrodden").warbands("red") == 7
    other = acting(*poor, "cards provinces-1: taming_charm longbows").act("muster").use("downtrodden")
    assert other.choose("muster longbows").warbands("red") == 5


@law("card.downtrodden")
def test_a_tie_leaves_nobody_downtrodden() -> None:
    tied = acting("advisers red: downtrodden", "banks: discord 3 arcane 1 order 1 hearth 3 beast 3 nomad 2")
    assert tied.act("muster").warbands("red") == 5


# Battle plans


@law("card.mercenaries", "7.5.4")
def test_mercenaries_are_three_dice_and_leave_the_defeated() -> None:
    table = attacking("advisers red: mercenaries").choose("count 0").dice(TWO_SHIELDS, HOLLOW, HOLLOW, HOLLOW)
    table.use("mercenaries", "pass")
    assert (dice(table), table.advisers("red"), table.discards(2)) == ((3, 1), [], ["mercenaries"])
    assert (table.favor("red"), table.bank("discord")) == (2, 4)


@law("card.mercenaries")
def test_mercenaries_stay_after_a_victory_or_if_they_were_not_used() -> None:
    won = attacking("advisers red: mercenaries").choose("count 0").dice(*WIN).use("mercenaries", "count 0")
    assert won.advisers("red") == ["mercenaries"]
    lost = attacking("advisers red: mercenaries").choose("count 0").dice(TWO_SHIELDS).choose("pass")
    assert lost.advisers("red") == ["mercenaries"]


@law("card.mercenaries", "5.5.3.d")
def test_mercenaries_of_an_ally_leave_when_the_defense_is_defeated() -> None:
    table = invading("advisers chancellor: mercenaries", "board chancellor: favor 1 supply 7").choose("count 9")
    table.dice(BLANK, BLANK, *[SWORD] * 6).by(0, "use mercenaries")
    assert (dice(table), table.s.advisers[0], table.bank("discord")) == ((6, 2), [], 4)


@law("card.second_wind")
def test_a_second_wind_is_a_journey_and_then_another_campaign() -> None:
    table = attacking("advisers red: second_wind", "pawn blue: hinterland-1").choose("count 3").dice(*WIN)
    table.use("second_wind", "count 0", "yes", "at cradle-1", "yes", "pass", "count 0")
    assert [(march.defender, march.at) for march in table.events(Marched)] == [(3, 2), (0, 0)]
    assert (table.supply("red"), table.favor("red"), table.secrets("red")) == (5, 2, 1)
    assert table.can_use("second_wind")  # paid for once more, with another secret


@law("card.second_wind")
def test_the_secret_of_a_second_wind_stays_on_it() -> None:
    lines = ("advisers red: second_wind", "board red: favor 3 secrets 1 warbands 3 supply 7")
    table = attacking(*lines).choose("count 3").dice(*WIN).use("second_wind", "count 0", "pass").dice(BLANK)
    table.choose("yes", "count 0")
    assert (len(table.events(Marched)), table.prompt, table.s.secrets_on) == (
        2,
        "sacrifice",
        {number("second_wind"): 1},
    )


@law("card.second_wind")
def test_either_half_of_a_second_wind_may_be_left_out() -> None:
    held = "advisers red: second_wind"
    table = attacking(held).choose("count 3").dice(*WIN).use("second_wind", "count 0")
    assert (table.prompt, table.choose("pass").prompt, table.choose("pass").prompt) == (
        "travel-too", "campaign-too", "act",
    )  # fmt: skip
    lost = attacking(held).choose("count 0").dice(TWO_SHIELDS).use("second_wind")
    assert (lost.prompt, lost.favor("red")) == ("act", 2)


@law("card.second_wind", "6.6.2.e")
def test_a_second_wind_comes_too_late_when_the_act_phase_is_over() -> None:
    lines = ("advisers red: second_wind", "force hinterland-1: red 1", "cards hinterland-1: martial_culture")
    table = acting("provinces-1: river", "force provinces-1: blue 1", "pawn blue: cradle-1", *lines).act("campaign")
    table.choose("count 3").dice(*WIN).use("second_wind").use("martial_culture", "count 0", "yes")
    assert (table.s.citizen[1], table.s.active) == (True, 2)


@law("card.second_wind", "card.sneak_attack")
def test_a_sneak_attack_comes_before_a_second_wind() -> None:
    lines = ("advisers red: second_wind", "advisers blue: sneak_attack", "pawn blue: provinces-1")
    table = attacking(*lines).choose("whom 3", "count 3").dice(*WIN).use("second_wind", "count 0")
    assert (table.by(2).prompt, table.by(2, "pass").prompt) == ("sneak-attack", "travel-too")


@law("card.second_wind", "card.sneak_attack")
def test_a_second_wind_blows_outside_ones_turn_too() -> None:
    lines = ("advisers blue: sneak_attack second_wind", "board blue: favor 1 secrets 1 warbands 5 supply 1")
    table = attacking(*lines, "pawn blue: provinces-1").choose("whom 3", "count 3").dice(*WIN).choose("count 0")
    table.by(2, "yes", "count 5").dice(BLANK, BLANK, *[SWORD] * 5).by(2, "use second_wind", "pass", "pass")
    assert (table.prompt, table.by(2, "yes", "at cradle-1").pawn("blue")) == ("travel-too", "cradle-1")


@law("card.disgraced_captain")
def test_a_disgraced_captain_knows_how_to_fight_order() -> None:
    lines = ("advisers red: disgraced_captain", "cards provinces-1: messenger pressgangs")
    table = defending(*lines).choose("count 0").dice(TWO_SHIELDS, *[HOLLOW] * 4).use("disgraced_captain", "pass")
    assert (dice(table), table.favor("red"), table.s.favor_on) == ((4, 1), 1, {number("disgraced_captain"): 1})
    assert defending(lines[0]).dice(TWO_SHIELDS).choose("count 0").prompt == "act"


@law("card.disgraced_captain")
@pytest.mark.parametrize(("edifice", "usable"), [("sprawling_rampart", True), ("bandit_rampart", False)])
def test_an_edifice_of_order_is_in_the_captains_way_and_a_ruin_is_not(edifice: str, usable: bool) -> None:
    table = defending("advisers red: disgraced_captain longbows", f"cards provinces-1: {edifice}").choose("count 0")
    assert table.can_use("disgraced_captain") is usable


@law("card.disgraced_captain")
def test_a_pawn_beside_a_card_of_order_is_not_enough_for_the_captain() -> None:
    lines = ("advisers red: disgraced_captain mercenaries", "cards provinces-1: longbows", "pawn blue: provinces-1")
    table = acting(*RIVER, *lines, "force provinces-1: red 1").act("campaign", "count 0")
    assert (table.can_use("mercenaries"), table.can_use("disgraced_captain")) == (True, False)


@law("card.book_burning")
def test_book_burning_leaves_the_defender_one_secret() -> None:
    table = hunting("advisers red: book_burning", "board blue: favor 4 secrets 2 turned 2 supply 7").choose("count 3")
    table.dice(BLANK, BLANK, *WIN).use("book_burning", "count 1", "pass", "yes")
    assert (table.secrets("blue"), table.s.turned[2], table.favor("blue")) == (1, 0, 2)


@law("card.book_burning", "card.slander")
@pytest.mark.parametrize("card", ["book_burning", "slander"])
def test_nothing_is_burned_that_was_no_target_or_without_a_victory(card: str) -> None:
    board = "board blue: favor 4 secrets 3 supply 7"
    lost = hunting(f"advisers red: {card}", board).choose("count 0").dice(*[TWO_SHIELDS] * 3).use(card)
    assert (lost.secrets("blue"), lost.favor("blue")) == (3, 4)
    untargeted = acting(*RIVER, "force provinces-1: blue 1", "pawn blue: provinces-1", f"advisers red: {card} longbows")
    assert not untargeted.act("campaign", "pass", "count 0").can_use(card)


@law("card.book_burning")
def test_allies_keep_their_books() -> None:
    boards = ("board chancellor: secrets 3 supply 7", "board blue: secrets 3 supply 7", "pawn blue: provinces-1")
    land = (*RIVER, "force provinces-1: chancellor 1", "board red: warbands 9 supply 7", "advisers red: book_burning")
    table = acting(*land, *boards, seats=EMPIRE).act("campaign", "whom 2", "pawn", "pass", "count 9")
    table.dice(*[BLANK] * 4, *[SWORD] * 9).use("book_burning", "count 0", "pass")
    assert (table.secrets("blue"), table.secrets("chancellor")) == (1, 3)


@law("card.slander")
@pytest.mark.parametrize("half", ["yes", "pass"])
def test_slander_burns_all_favor_of_the_defender(half: str) -> None:
    table = hunting("advisers red: slander", "board blue: favor 5 supply 7").choose("count 3")
    treasury = table.s.treasury
    table.dice(BLANK, BLANK, *WIN).use("slander", "count 1", "pass", half)
    assert (table.favor("blue"), table.s.treasury - treasury, table.favor("red")) == (0, 5, 2)


@law("card.cracked_sage")
def test_a_cracked_sage_is_four_dice_against_the_arcane() -> None:
    held = "advisers red: cracked_sage longbows"
    table = defending(held, "advisers blue: tutor inquisitor").choose("count 0")
    table.dice(TWO_SHIELDS, *[HOLLOW] * 4).use("cracked_sage", "pass", "pass")
    assert (dice(table), table.favor("red"), table.s.secrets_on) == ((4, 1), 2, {number("cracked_sage"): 1})
    assert not defending(held, "facedown blue: tutor").choose("count 0").can_use("cracked_sage")
    assert not attacking(held).choose("count 0").can_use("cracked_sage")


@law("card.cracked_sage", "5.5.3.d")
def test_a_cracked_sage_defends_and_sees_through_allies() -> None:
    defense = ("advisers blue: cracked_sage", "advisers red: tutor", "board blue: favor 1 secrets 1 supply 7")
    table = defending(*defense).choose("count 3").dice(TWO_SHIELDS).by(2, "use cracked_sage")
    assert (dice(table), table.favor("blue"), table.s.turned[2]) == ((0, 1), 0, 1)
    allied = invading("advisers red: cracked_sage", "advisers chancellor: tutor").choose("count 0")
    assert allied.can_use("cracked_sage")


@law("card.zealots")
def test_zealots_against_a_greater_force_die_for_three() -> None:
    table = defending("advisers red: zealots", "force provinces-1: blue 4").choose("count 0").dice(BLANK)
    table.use("zealots", "yes")
    assert (table.warbands("red"), table.favor("red")) == (1, 2)  # two of three were enough for five
    more = defending("advisers red: zealots", "force provinces-1: blue 6").choose("count 0").dice(BLANK)
    assert more.use("zealots", "yes").warbands("red") == 0  # seven need three
    same = defending("advisers red: zealots longbows", "force provinces-1: blue 3").choose("count 0")
    assert not same.can_use("zealots")


@law("card.zealots")
def test_skulls_that_fall_later_make_nobody_a_zealot() -> None:
    table = defending("advisers red: zealots", "force provinces-1: blue 3").dice(BLANK, SKULL, HOLLOW).choose("count 2")
    assert (table.prompt, table.match.ask and table.match.ask.values["n"]) == ("sacrifice", 2)


@law("card.zealots", "2.8.3.b")
def test_bandits_count_as_the_force_that_zealots_face() -> None:
    lone = attacking("advisers red: zealots", "board red: favor 1 supply 7")
    assert lone.can_use("zealots")
    three = (
        "advisers red: zealots longbows",
        "cards hinterland-1: bandit_chief",
        "board red: favor 1 warbands 2 supply 7",
    )
    assert attacking(*three).choose("count 0").can_use("zealots")
    assert not attacking(three[0], three[2]).choose("count 0").can_use("zealots")


# Persistent powers in campaigns


@law("card.beast_tamer", "9.2.b")
def test_a_beast_tamer_bars_beasts_and_nomads_from_the_other_side() -> None:
    attack = defending("advisers blue: beast_tamer", "advisers red: rangers longbows").choose("count 0")
    assert (attack.can_use("rangers"), attack.can_use("longbows")) == (False, True)
    defense = defending("advisers red: beast_tamer", "advisers blue: storm_caller longbows").choose("count 0").by(2)
    assert (defense.can_use("storm_caller"), defense.can_use("longbows")) == (False, True)


@law("card.beast_tamer")
def test_a_beast_tamer_binds_whoever_fights_his_allies_and_nobody_else() -> None:
    lines = ("advisers chancellor: beast_tamer", "advisers red: rangers longbows")
    assert not invading(*lines).choose("count 0").can_use("rangers")
    assert defending(*lines).choose("count 0").can_use("rangers")
    assert defending("advisers red: rangers beast_tamer").choose("count 0").can_use("rangers")


SNEAK = ("advisers blue: sneak_attack mercenaries", "board blue: favor 1 warbands 5 supply 1", "pawn blue: provinces-1")


@law("card.sneak_attack")
def test_a_sneak_attack_follows_another_players_campaign_for_no_supply() -> None:
    table = attacking(*SNEAK).choose("whom 3", "count 3").dice(*WIN).choose("count 1").by(2, "yes", "pass", "count 2")
    table.dice(BLANK, *[SWORD] * 5).by(2, "use mercenaries").by(1, "count 0").by(2, "count 2")
    assert [(march.attacker, march.defender) for march in table.events(Marched)] == [(1, 3), (2, 1)]
    assert (table.supply("blue"), table.warbands("blue", "provinces-1"), table.prompt) == (1, 2, "act")
    assert (table.favor("blue"), table.bank("discord"), table.s.favor_on) == (0, 4, {})  # paid outside his turn


@law("card.sneak_attack", "5.5.1.b")
def test_a_sneak_attack_needs_the_attacker_at_ones_site_or_ruling_it() -> None:
    away = attacking(*SNEAK[:2], "pawn blue: cradle-1").choose("count 3").dice(*WIN).choose("count 0")
    assert away.prompt == "act"
    lines = (*SNEAK[:2], "pawn blue: cradle-1", "force cradle-1: red 1")
    ruled = attacking(*lines).choose("count 3").dice(*WIN).choose("count 0").by(2)
    assert (ruled.prompt, ruled.by(2, "pass").prompt) == ("sneak-attack", "act")


@law("card.sneak_attack")
def test_nobody_sneaks_up_on_himself() -> None:
    table = attacking("advisers red: sneak_attack").choose("count 3").dice(*WIN).choose("count 0")
    assert table.prompt == "act"


@law("card.sneak_attack", "card.hospital")
def test_a_sneak_attack_waits_until_the_hospital_is_empty() -> None:
    lines = (
        *SNEAK,
        "cards hinterland-1: hospital",
        "force hinterland-1: red 1",
        "board red: favor 1 warbands 3 supply 7",
    )
    table = attacking(*lines).choose("whom 3", "count 3").dice(TWO_SHIELDS, SKULL, HOLLOW, HOLLOW)
    table.use("hospital", "pass").by(2)
    assert (table.prompt, table.s.captives, table.warbands("red", "hinterland-1")) == ("sneak-attack", {}, 3)


# Relic Thief

THIEF = ("advisers blue: relic_thief", "board blue: favor 1 secrets 1 supply 7", "pawn blue: provinces-1")
HEIRLOOM = "relic deck: whistle map"


def robbed(*lines: str) -> Table:
    """Red takes a relic while the thief is in the region."""
    return playing("family_heirloom", HEIRLOOM, *lines).choose("play adviser", "yes")


@law("card.relic_thief")
@pytest.mark.parametrize(("face", "holder"), [(BLANK, "blue"), (DOUBLE, "blue"), (SHIELD, "red"), (TWO_SHIELDS, "red")])
def test_a_relic_thief_steals_unless_a_shield_is_rolled(face: int, holder: str) -> None:
    table = robbed(*THIEF).dice(face).by(2, "yes")
    assert (table.relics(holder), len(table.events(RolledShields))) == (["map"], 1)
    assert (table.favor("blue"), table.bank("discord"), table.secrets("blue"), table.s.turned[2]) == (0, 4, 0, 1)


@law("card.relic_thief")
def test_a_relic_thief_may_leave_it_and_pays_nothing_then() -> None:
    table = robbed(*THIEF).by(2, "pass")
    assert (table.relics("red"), table.favor("blue"), table.secrets("blue")) == (["map"], 1, 1)


@law("card.relic_thief")
def test_a_relic_thief_works_in_his_region_and_for_his_price() -> None:
    assert robbed(*THIEF[:2], "pawn blue: cradle-1").prompt == "act"
    assert robbed(*THIEF[:2], "pawn blue: provinces-2", "provinces-2: marshes").by(2).prompt == "steal-relics"
    assert robbed(THIEF[0], THIEF[2], "board blue: favor 1 supply 7").prompt == "act"
    assert robbed("advisers red: relic_thief").prompt == "act"


@law("card.relic_thief", "G.3")
def test_what_is_given_is_not_stolen() -> None:
    table = acting("cards provinces-1: tinkers_fair", *THIEF, "things chancellor: map").use("tinkers_fair", "whom 0")
    table.choose(f"want 2 {number('map')}", "give 0 1", "yes").by(0, "yes")
    assert (table.relics("red"), table.prompt) == (["map"], "act")
    offer = lay("seats: chancellor red blue\nactive: chancellor act acting\nreliquary: map - - -\n"
                + "\n".join(THIEF) + "\npawn red: provinces-1\nnext: act 0; rest 0; turn 1; end_round")  # fmt: skip
    assert offer.act("citizenship", "whom 1", "yes").by(1, "yes").relics("red") == ["map"]
    assert offer.prompt == "act"


@law("card.relic_thief", "5.5.7.II")
@pytest.mark.parametrize(("faces", "held"), [((BLANK, DOUBLE), ["map", "whistle"]), ((BLANK, SHIELD), [])])
def test_a_relic_thief_rolls_for_all_that_was_taken_from_him_at_once(faces: tuple[int, int], held: list[str]) -> None:
    lines = (*RIVER, *THIEF, "force provinces-1: blue 1", "things blue: map whistle", "board red: warbands 9 supply 7")
    table = acting(*lines).act("campaign", "card map", "card whistle", "pass").dice(*[BLANK] * 6, *[SWORD] * 9)
    table.choose("count 9", "count 0").dice(*faces).by(2, "yes")
    assert (table.relics("blue"), len(table.events(RolledShields)[0].dice)) == (held, 2)


@law("card.relic_thief", "5.4.3")
def test_a_relic_thief_answers_relics_of_the_wastes() -> None:
    lines = (*THIEF, "provinces-1: wastes", "hinterland-2: mountain", "cards provinces-1:", "relics provinces-1: map")
    table = playing("charlatan", *lines).choose("play provinces-1").dice(BLANK).by(2, "yes")
    assert table.relics("blue") == ["map"]


@law("card.relic_thief", "2.11.a")
def test_the_title_follows_relics_from_hand_to_hand() -> None:
    lines = (*THIEF, "oath: protection", "things red: dowsing_sticks", "things blue: bandit_crown")
    table = robbed(*lines).by(2)
    assert table.oathkeeper == "red"
    assert table.dice(BLANK).by(2, "yes").oathkeeper == "blue"


@law("card.relic_thief")
def test_a_relic_thief_cannot_steal_what_cannot_be_taken() -> None:
    assert robbed(*THIEF, "things red: circlet_of_command").prompt == "act"


@law("card.relic_thief", "card.jinx")
def test_a_jinx_gives_a_relic_thief_another_try() -> None:
    lines = ("advisers blue: relic_thief jinx", "board blue: favor 1 secrets 2 supply 7", THIEF[2])
    table = robbed(*lines).dice(SHIELD, BLANK).by(2, "yes", "yes")
    assert (table.relics("blue"), table.s.turned[2]) == (["map"], 2)


# Persistent powers elsewhere


@law("card.boiling_lake")
def test_a_boiling_lake_kills_two_warbands_of_who_comes_and_does_not_rule_it() -> None:
    lake = "cards cradle-1: boiling_lake"
    assert acting(lake).act("travel", "at cradle-1").warbands("red") == 1
    assert acting(lake, "board red: favor 1 warbands 1 supply 7").act("travel", "at cradle-1").warbands("red") == 0
    assert acting(lake, "force cradle-1: red 1").act("travel", "at cradle-1").warbands("red") == 3
    assert acting(lake).act("travel", "at hinterland-1").warbands("red") == 3


@law("card.boiling_lake")
def test_a_boiling_lake_does_not_ask_why_one_comes() -> None:
    lines = ("cards provinces-1: boiling_lake", "things red: whistle", "board blue: warbands 3 supply 7")
    assert acting(*lines).use("whistle", "whom 2").warbands("blue") == 1


@law("card.boiling_lake")
@pytest.mark.parametrize("card", ["portal", "forest_paths"])
def test_what_ignores_sites_does_not_ignore_a_boiling_lake(card: str) -> None:
    lines = (f"cards provinces-1: {card}", "cards cradle-1: boiling_lake wolves")
    table = acting(*lines).act("travel").use(card, "at cradle-1")
    assert (table.warbands("red"), table.supply("red")) == (1, 7)


@law("card.vow_of_renewal", "9.2.b")
def test_a_vow_of_renewal_forgoes_the_recovery_of_the_peoples_favor_only() -> None:
    board = "board red: favor 3 warbands 1 supply 7"
    assert not acting("advisers red: vow_of_renewal", board).can("recover")
    assert acting("advisers blue: vow_of_renewal", board).can("recover")
    here = ("force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: peoples_favor")
    assert acting(*RIVER, *here, "advisers red: vow_of_renewal").act("campaign").offers("card peoples_favor")


@law("card.vow_of_renewal", "G.19")
@pytest.mark.parametrize(("holder", "favor"), [("red", (3, 0)), ("blue", (1, 2))])
def test_a_vow_of_renewal_takes_whatever_anybody_burns(holder: str, favor: tuple[int, int]) -> None:
    lines = (f"advisers {holder}: vow_of_renewal", "provinces-1: mountain", "relics provinces-1: map")
    table = acting(*lines)
    treasury = table.s.treasury
    table.act("recover", "space 0")
    assert (table.favor("red"), table.favor("blue"), table.s.treasury) == (*favor, treasury)


@law("card.vow_of_renewal")
def test_a_vow_of_renewal_pays_back_what_its_holder_burns_for_a_power() -> None:
    lines = ("advisers red: vow_of_renewal disgraced_captain", "cards provinces-1: pressgangs")
    table = defending(*lines).choose("count 0").dice(*[TWO_SHIELDS] * 5).use("disgraced_captain")
    assert (table.favor("red"), table.s.favor_on) == (2, {number("disgraced_captain"): 1})


@law("card.vow_of_renewal", "2.5.3.a")
def test_favor_that_a_seized_banner_loses_is_burned_by_no_player() -> None:
    lines = (*RIVER, "force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: peoples_favor",
             "banners: darkest_secret 1 peoples_favor 3", "board red: favor 1 warbands 9 supply 7",
             "advisers red: vow_of_renewal")  # fmt: skip
    table = acting(*lines).act("campaign", "card peoples_favor", "pass")
    table.dice(*[BLANK] * 4, *[SWORD] * 9).choose("count 9", "count 0")
    assert (table.s.holder[1], table.s.tokens[1], table.favor("red")) == (1, 1, 1)


@law("card.gossip", "9.2.b")
def test_gossip_leaves_enemies_of_its_ruler_no_facedown_advisers() -> None:
    here = "cards hinterland-1: gossip"
    assert playing("longbows", here).refuses("play facedown") == "7.1.4"  # under bandits it binds everybody
    assert playing("longbows", here, "force hinterland-1: blue 1").refuses("play facedown") == "7.1.4"
    assert playing("longbows", here, "force hinterland-1: red 1").offers("play facedown")


@law("card.gossip")
def test_gossip_spares_who_lies_facedown_and_lets_the_rest_be_discarded() -> None:
    lines = ("cards hinterland-1: gossip", "facedown red: tents")
    assert playing("longbows", *lines).facedown("red") == ["tents"]
    full = playing("tutor", "cards hinterland-1: gossip", "advisers red: marriage council_seat a_small_favor")
    assert spelled(full) == ["play discard"]


@law("card.gossip")
def test_gossip_is_not_heard_while_the_match_is_set_up() -> None:
    table = lay("seats: chancellor red\nactive: chancellor setup\ncards hinterland-1: gossip\npawn red: -\n"
                "drawn red: longbows tents elders\nnext: enter 1; turn 1")  # fmt: skip
    table.by(1, "at cradle-1", "card longbows", "card tents")
    assert table.facedown("red") == ["longbows"]


@law("card.chaos_cult")
def test_a_chaos_cult_takes_favor_from_a_new_oathkeeper() -> None:
    lines = ("force provinces-1: red 2", "flags: unsettled")
    table = acting("advisers blue: chaos_cult", *lines).choose("warbands provinces-1 -1")
    assert (table.oathkeeper, table.favor("red"), table.favor("blue")) == ("red", 2, 1)
    own = acting("advisers red: chaos_cult", *lines).choose("warbands provinces-1 -1")
    assert own.favor("red") == 3
    poor = acting("advisers blue: chaos_cult", *lines, "board red: supply 7").choose("warbands provinces-1 -1")
    assert (poor.oathkeeper, poor.favor("blue")) == ("red", 0)
