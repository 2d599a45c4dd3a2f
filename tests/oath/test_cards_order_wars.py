"""The denizens of Order in campaigns: battle plans."""

from __future__ import annotations

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
    spelled,
)

law = cites("oath")


# Battle plans


@law("card.longbows", "7.5.4")
def test_longbows_add_a_die_or_take_one_away() -> None:
    table = attacking("advisers red: longbows").choose("count 1").dice(BLANK, SWORD, SWORD)
    assert dice(table.use("longbows")) == (2, 1)
    table = defending("advisers blue: longbows", "dice: 4 0").choose("count 2").by(2, "use longbows")
    assert dice(table) == (1, 1)


@law("card.wrestlers", "5.5.7.I")
def test_a_site_whose_last_warband_wrestled_is_lost_all_the_same() -> None:
    lines = ("force provinces-1: blue 1", "advisers blue: wrestlers", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, BLANK, *[SWORD] * 6).by(2, "use wrestlers")
    assert table.choose("count 2").warbands("red", "provinces-1") == 2


@law("card.wrestlers", "5.5.4.e")
def test_wrestlers_may_be_those_of_an_ally() -> None:
    lines = ("force provinces-1: chancellor 1", "pawn blue: provinces-1", "advisers blue: wrestlers")
    lines = (*lines, "pawn chancellor: provinces-1", "board chancellor: warbands 2 supply 7")
    table = acting(*RIVER, *lines, seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 0")
    table.by(2, "use wrestlers")
    assert spelled(table) == ["count 0", "count 1"]  # of the one at the site
    assert table.by(2, "count 0").warbands("chancellor") == 1


@law("card.battle_honors")
def test_battle_honors_bring_what_there_is() -> None:
    table = attacking("advisers red: battle_honors", "banks: order 1").choose("count 2").dice(BLANK, SWORD, SWORD)
    assert table.use("battle_honors", "count 0").favor("red") == 4


@law("card.keep", "5.5.3.b")
def test_bandits_defend_a_keep() -> None:
    assert dice(attacking("cards provinces-1: keep", "dice: 4 4 4").choose("count 0")) == (0, 3)


@law("card.scouts", "card.knights_errant", "4.3.4.b")
def test_scouts_bring_supply_to_a_free_campaign_but_never_above_seven() -> None:
    lines = ("pawn blue: cradle-1", "advisers red: knights_errant scouts", "dice: 4")
    for supply, left in ((4, 4), (7, 7)):
        table = acting(*RIVER, *lines, f"board red: favor 1 supply {supply}").act("muster").use("knights_errant", "yes")
        assert table.choose("count 0").use("scouts").supply("red") == left  # one for the muster, one from the scouts


@law("card.martial_culture", "7.6.1")
def test_a_defender_turns_citizen_by_martial_culture_and_nobodys_phase_ends() -> None:
    table = defending("force provinces-1: blue 9", "advisers blue: martial_culture", "board red: warbands 1 supply 7")
    table.choose("count 0").by(2, "use martial_culture", "yes")
    assert (table.s.citizen[2], table.supply("blue"), table.asked, table.prompt) == (True, 7, 1, "act")


@law("card.martial_culture", "card.second_wind")
def test_martial_culture_comes_before_a_second_wind() -> None:
    lines = ("advisers red: martial_culture second_wind", "board red: favor 1 secrets 1 warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("martial_culture").use("second_wind")
    table.choose("count 0", "yes")
    assert (table.s.citizen[1], table.asked) == (True, 2)  # red's Act Phase is over


@law("card.code_of_honor", "5.5.3.d")
def test_a_code_of_honor_of_an_ally_bars_the_whole_defense() -> None:
    lines = ("force provinces-1: chancellor 3", "pawn blue: provinces-1", "advisers chancellor: code_of_honor")
    table = acting(*RIVER, *lines, "advisers blue: longbows", seats="chancellor red blue:citizen")
    table.act("campaign", "whom 2", "pass", "count 3").dice(TWO_SHIELDS, BLANK).by(2, "pass").by(0, "use code_of_honor")
    assert dice(table)[0] == 1
    later = acting(*RIVER, *lines, "advisers blue: longbows", seats="chancellor red blue:citizen")
    later.act("campaign", "whom 0", "pass", "count 3").by(2, "yes").by(0, "yes").dice(TWO_SHIELDS, BLANK)
    assert dice(later.by(0, "use code_of_honor"))[0] == 1  # the longbows of blue, now an Ally, are barred


@law("card.outriders", "5.5.5.b")
def test_the_swords_beside_a_skull_count_for_outriders() -> None:
    table = attacking("advisers red: outriders").choose("count 1").dice(BLANK, SKULL).use("outriders")
    assert table.events(RolledAttack)[-1].total == 2


@law("card.shield_wall", "card.billowing_fog")
def test_fog_hides_a_broken_shield_wall() -> None:
    lines = ("advisers blue: shield_wall billowing_fog", "board blue: favor 1 secrets 1 supply 7")
    table = defending(*lines, "board red: warbands 6 supply 7").choose("count 6").dice(*[BLANK] * 3, *[SWORD] * 6)
    table.by(2, "use shield_wall", "use billowing_fog")
    assert table.warbands("blue") == 2


@law("card.military_parade", "5.5.3.d")
def test_a_military_parade_shows_the_advisers_of_allies_too() -> None:
    lines = ("force provinces-1: chancellor 2", "pawn blue: provinces-1", "advisers red: military_parade")
    lines = (*lines, "advisers blue: elders", "advisers chancellor: tutor", "board red: warbands 9 supply 7")
    table = acting(*RIVER, *lines, seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 9")
    table.dice(*[BLANK] * 2, *[SWORD] * 9).use("military_parade", "count 0")
    assert (table.bank("nomad"), table.bank("arcane"), table.favor("red")) == (2, 2, 2)


@law("card.military_parade")
def test_the_favor_of_a_parade_of_bandits_is_burned() -> None:
    table = attacking("cards provinces-1: military_parade", "advisers red: tutor elders", "dice: 4").choose("count 0")
    assert (table.bank("nomad"), table.bank("arcane"), table.favor("red")) == (2, 2, 3)


@law("card.specialist", "7.1.4")
def test_a_specialist_stops_no_persistent_powers_but_plans_of_allies() -> None:
    lines = (
        "advisers red: specialist longbows",
        "advisers blue: insect_swarm",
        "board red: favor 3 warbands 2 supply 7",
    )
    table = defending(*lines).choose("count 0").use("specialist")
    assert (table.favor("red"), table.can_use("longbows")) == (0, False)  # the swarm makes plans dearer
    lines = ("force provinces-1: chancellor 2", "pawn blue: provinces-1", "advisers red: specialist", "dice: 4 4")
    table = acting(*RIVER, *lines, "advisers chancellor: longbows", seats="chancellor red blue:citizen")
    table.act("campaign", "whom 2", "pass", "count 1").use("specialist")
    assert dice(table)[0] == 1


@law("card.encirclement", "5.5.4.c")
def test_the_whole_defense_counts_for_encirclement() -> None:
    lines = ("advisers blue: encirclement", "force provinces-1: blue 2", "pawn blue: provinces-1")
    table = defending(*lines, "board blue: favor 1 warbands 2 supply 7").choose("pass", "count 3")
    table.dice(BLANK, BLANK).by(2, "use encirclement")
    assert dice(table)[0] == 1
    few = defending(*lines, "board blue: favor 1 warbands 1 supply 7").choose("pass", "count 3")
    assert dice(few)[0] == 3  # three against three


@law("card.peace_envoy", "5.5.7.III.b")
def test_half_of_the_favor_of_a_peace_envoy_can_be_burned() -> None:
    lines = ("pawn blue: provinces-1", "advisers red: peace_envoy", "board red: favor 4 warbands 2 supply 7")
    table = defending(*lines).choose("pawn", "count 0").use("peace_envoy", "count 0", "pass", "yes")
    assert (table.favor("blue"), table.favor("red")) == (2, 0)  # three for three dice, and one of them burned


@law("card.peace_envoy")
def test_a_peace_envoy_pays_the_player_who_is_attacked_and_no_ally() -> None:
    lines = ("force provinces-1: chancellor 2", "pawn blue: provinces-1", "pawn chancellor: provinces-1")
    lines = (*lines, "advisers red: peace_envoy", "board red: favor 3 warbands 2 supply 7", "title: blue")
    table = acting(*RIVER, *lines, seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 0")
    table.use("peace_envoy", "count 0")
    assert (table.favor("blue") > 0, table.favor("chancellor"), table.warbands("chancellor")) == (True, 0, 2)


@law("card.peace_envoy", "5.5.6.a")
def test_a_defender_buys_peace_and_nobody_dies() -> None:
    lines = ("pawn blue: provinces-1", "advisers blue: peace_envoy longbows", "board blue: favor 2 supply 7")
    table = defending(*lines).choose("pass", "count 3").by(2, "use peace_envoy")
    assert (table.warbands("red"), table.favor("red"), table.events(Won)[-1].winner, table.prompt) == (3, 4, 2, "act")


@law("card.relic_hunter")
def test_a_relic_hunter_finds_nothing_at_sites_that_are_no_targets() -> None:
    table = attacking("advisers red: relic_hunter", "relics hinterland-1: map").choose("count 0").dice(TWO_SHIELDS)
    assert table.use("relic_hunter").prompt == "act"


@law("card.wrestlers")
def test_wrestlers_give_a_warband_for_a_die() -> None:
    table = defending("advisers blue: wrestlers", "dice: 0 0 4").choose("count 0")
    table.by(2, "use wrestlers")
    assert (dice(table), table.warbands("blue", "provinces-1"), table.s.bank[2]) == ((0, 2), 1, 13)


@law("card.wrestlers")
def test_wrestlers_have_nobody_to_give_among_bandits() -> None:
    assert dice(attacking("cards provinces-1: wrestlers", "dice: 4").choose("count 0")) == (0, 1)


@law("card.battle_honors")
def test_battle_honors_bring_favor_to_the_victor_only() -> None:
    held = "advisers red: battle_honors"
    table = attacking(held).choose("count 2").dice(BLANK, SWORD, SWORD).use("battle_honors", "count 0")
    assert (table.favor("red"), table.bank("order")) == (5, 1)
    table = attacking(held).choose("count 0").dice(TWO_SHIELDS).use("battle_honors")
    assert (table.favor("red"), table.bank("order")) == (3, 3)


@law("card.battle_honors")
def test_battle_honors_of_bandits_are_burned() -> None:
    table = attacking("cards provinces-1: battle_honors", "dice: 4").choose("count 0")
    assert (table.bank("order"), table.favor("red")) == (1, 3)


@law("card.bear_traps")
def test_bear_traps_remove_a_die_and_kill_a_warband() -> None:
    table = defending("advisers blue: bear_traps", "dice: 4 0 0 0").choose("count 3").by(2, "use bear_traps")
    assert (dice(table), table.warbands("red")) == ((2, 1), 1)  # one in the trap, one of two in defeat


@law("card.keep")
def test_a_keep_defends_its_own_site() -> None:
    assert dice(defending("cards provinces-1: keep", "dice: 0 0 4").choose("count 0").by(2, "use keep")) == (0, 3)
    other = defending("cards cradle-2: keep", "cradle-2: marshes", "force cradle-2: blue 1", "dice: 4")
    other.choose("pass", "count 0")
    assert dice(other) == (0, 1)


@law("card.scouts")
def test_scouts_bring_supply() -> None:
    table = attacking("advisers red: scouts").choose("count 0").dice(TWO_SHIELDS).use("scouts")
    assert table.supply("red") == 6


@law("card.martial_culture")
def test_martial_culture_makes_a_citizen_of_an_exile_who_defeats_another() -> None:
    lines = ("advisers red: martial_culture", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("martial_culture")
    table.by(1, "count 0", "yes")
    assert (table.s.citizen[1], table.asked) == (True, 2)
    empire = defending(*lines, "force provinces-1: chancellor 1").choose("pass", "count 6")
    empire.dice(BLANK, BLANK, *[SWORD] * 6).use("martial_culture", "count 0")
    assert (empire.prompt, empire.s.citizen[1]) == ("act", False)


@law("card.code_of_honor")
def test_a_code_of_honor_bars_all_other_plans_of_its_side() -> None:
    table = attacking("advisers red: code_of_honor longbows").choose("count 1").dice(TWO_SHIELDS, 0, 0, 0)
    table.use("code_of_honor")
    assert dice(table) == (3, 1)
    later = attacking("advisers red: code_of_honor longbows").choose("count 1").dice(TWO_SHIELDS, 0, 0).use("longbows")
    assert dice(later) == (2, 1)  # and the Code could no longer be used


@law("card.code_of_honor")
def test_bandits_with_a_code_of_honor_use_nothing_else() -> None:
    table = attacking("cards provinces-1: code_of_honor keep", "dice: 4 0").choose("count 3")
    assert dice(table) == (1, 1)


@law("card.outriders")
def test_outriders_do_not_mind_skulls() -> None:
    table = attacking("advisers red: outriders").choose("count 1").dice(BLANK, SKULL).use("outriders", "count 0")
    assert table.warbands("red") == 3


@law("card.field_promotion")
def test_field_promotion_brings_three_warbands_to_the_victor() -> None:
    table = attacking("advisers red: field_promotion").choose("count 2").dice(BLANK, SWORD, SWORD)
    table.use("field_promotion", "count 0")
    assert (table.warbands("red"), table.favor("red")) == (6, 2)


@law("card.shield_wall")
def test_a_shield_wall_adds_dice_and_falls_whole() -> None:
    lines = ("advisers blue: shield_wall", "board blue: favor 1 supply 7", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(*[BLANK] * 3, *[SWORD] * 6).by(2, "use shield_wall")
    assert (dice(table), table.s.bank[2]) == ((6, 3), 14)


@law("card.military_parade")
def test_a_military_parade_brings_favor_for_the_enemys_advisers() -> None:
    lines = ("advisers red: military_parade", "advisers blue: wolves rangers tutor", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("military_parade", "count 0")
    assert (table.favor("red"), table.bank("beast"), table.bank("arcane")) == (3, 1, 2)


@law("card.specialist")
def test_a_specialist_bars_the_plans_of_the_defense() -> None:
    lines = ("advisers red: specialist", "advisers blue: longbows", "dice: 4 0 0")
    table = defending(*lines).choose("count 2").use("specialist")
    assert (dice(table), table.favor("red")) == ((2, 1), 1)


@law("card.encirclement")
def test_encirclement_needs_the_larger_force() -> None:
    table = attacking("advisers red: encirclement").choose("count 0").dice(TWO_SHIELDS, 0, 0).use("encirclement")
    assert dice(table) == (2, 1)
    few = "board red: favor 1 warbands 1 supply 7"
    assert dice(attacking("advisers red: encirclement", few, "dice: 4").choose("count 0")) == (0, 1)


@law("card.peace_envoy")
def test_a_peace_envoy_wins_for_favor_without_a_fight() -> None:
    lines = ("pawn blue: provinces-1", "advisers red: peace_envoy", "board red: favor 3 warbands 2 supply 7")
    table = defending(*lines).choose("pass", "count 0").use("peace_envoy")
    assert (table.events(Won)[0].winner, table.favor("blue"), table.favor("red")) == (1, 1, 1)
    assert (table.warbands("blue"), table.events(RolledAttack)) == (2, [])


@law("card.peace_envoy")
def test_a_peace_envoy_needs_the_enemy_at_hand_and_all_of_the_favor() -> None:
    poor = defending(
        "pawn blue: provinces-1", "advisers red: peace_envoy", "board red: favor 1 warbands 2 supply 7", "dice: 4"
    )
    assert dice(poor.choose("pass", "count 0")) == (0, 1)
    assert dice(defending("advisers red: peace_envoy", "dice: 4").choose("count 0")) == (0, 1)


@law("card.relic_hunter")
def test_a_relic_hunter_fights_for_facedown_relics() -> None:
    table = attacking("advisers red: relic_hunter", "relics provinces-1: map whistle").choose("count 3")
    table.use("relic_hunter", "peek provinces-1 1").dice(BLANK, BLANK, *[SWORD] * 3).choose("pass", "count 0", "pass")
    assert (dice(table), table.relics("red"), table.s.buried[2]) == ((3, 2), ["whistle"], [number("map")])


@law("card.relic_hunter")
def test_a_relic_hunter_may_put_what_he_took_under_the_relic_deck() -> None:
    table = attacking("advisers red: relic_hunter", "relics provinces-1: map").choose("count 3")
    table.use("relic_hunter").dice(BLANK, BLANK, *[SWORD] * 3).choose("peek provinces-1 0", "count 0", "yes")
    assert (table.relics("red"), table.s.relic_deck[0]) == ([], number("map"))
