"""Golden positions: campaigns in which plans, Allies and persistent powers meet."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledAttack, RolledShields, Won
from lexludi.law import cites
from tests.oath.table import BLANK, DOUBLE, HOLLOW, SHIELD, SKULL, SWORD, TWO_SHIELDS, dice, number, position, spelled

law = cites("oath")


# Plans of both sides


@law("card.mercenaries", "card.code_of_honor", "5.5.3.a")
def test_plans_of_both_sides_shift_the_same_dice() -> None:
    table = position("plans-of-both-sides").act("campaign", "count 2").use("mercenaries")
    table.dice(TWO_SHIELDS, *[HOLLOW] * 3).by(2, "use code_of_honor")
    assert dice(table) == (2 + 3 - 2, 1)  # and the Longbows were not asked


@law("card.rusting_ray", "5.5.3.d")
def test_an_ally_uses_a_plan_for_what_another_of_his_side_holds() -> None:
    table = position("ray-of-an-ally").act("campaign", "whom 2", "pass", "count 2")
    table.dice(BLANK, BLANK, HOLLOW, HOLLOW).by(2, "use rusting_ray")
    assert table.events(RolledAttack)[-1].total == 0  # two hollow swords would have been one


@law("card.gleaming_armor", "5.5.2.i")
@pytest.mark.parametrize("joins", [True, False])
def test_armor_gleams_only_for_who_takes_part(joins: bool) -> None:
    table = position("armor-of-who-joins").act("campaign", "whom 0", "pass", "count 0")
    if joins:
        table.by(2, "yes").by(0, "yes")
    else:
        table.by(2, "pass")
    assert (table.prompt == "battle-plan") != joins


@law("card.code_of_honor", "5.5.3.d")
def test_the_code_of_an_ally_bars_the_plans_of_the_defender() -> None:
    table = position("code-of-an-ally").act("campaign", "whom 0", "pass", "count 3").by(2, "yes").by(0, "yes")
    table.dice(TWO_SHIELDS, BLANK).by(0, "use code_of_honor")
    assert dice(table)[0] == 1


@law("card.true_names")
def test_true_names_bar_plans_of_the_suits_of_their_side() -> None:
    table = position("true-names-and-rangers").act("campaign", "count 1")
    assert spelled(table) == ["use longbows", "pass"]


@law("card.marsh_spirit")
def test_the_marsh_spirit_silences_the_attacker_and_not_the_defender() -> None:
    table = position("marsh-spirit-silences-attackers").act("campaign", "count 3")
    assert (table.asked, table.by(2).can_use("bear_traps")) == (2, True)


@law("card.insect_swarm", "card.gleaming_armor", "7.5.3")
def test_what_makes_plans_dearer_adds_up() -> None:
    table = position("swarm-and-armor-add-up").act("campaign", "count 0").use("longbows")
    assert (table.favor("red"), table.secrets("red"), table.s.secrets_on) == (0, 0, {number("longbows"): 1})


@law("card.insect_swarm", "card.vow_of_renewal", "G.19")
def test_favor_burned_for_a_swarm_is_burned_for_renewal() -> None:
    table = position("swarm-feeds-renewal").act("campaign", "count 0").use("longbows")
    assert (table.favor("red"), table.favor("chancellor")) == (2, 1)


@law("card.giant_python", "edifice.sprawling_rampart")
def test_a_python_counts_the_dice_of_ramparts() -> None:
    table = position("python-wants-pairs").act("campaign")
    assert table.offers("pass")  # one site is worth two dice
    table.dice(*[BLANK] * 4).choose("at cradle-2", "count 0")
    assert dice(table) == (0, 4)


# The roll


@law("card.mounted_patrol", "card.lancers")
def test_half_the_dice_are_doubled() -> None:
    table = position("patrol-against-lancers").act("campaign", "count 5").use("lancers")
    table.dice(TWO_SHIELDS, SWORD, SWORD).by(2, "use mounted_patrol")
    assert (dice(table)[0], table.events(RolledAttack)[-1].total) == (2, 4)


@law("card.outriders", "card.war_tortoise", "5.5.5.a")
def test_a_skull_neither_kills_nor_strikes() -> None:
    table = position("tortoise-under-outriders").act("campaign", "count 1").use("outriders").dice(BLANK, SKULL)
    table.by(2, "use war_tortoise").choose("pass")
    assert (table.events(RolledAttack)[-1].total, table.warbands("red")) == (0, 2)  # one of three fell in defeat


@law("card.billowing_fog", "5.5.5.a")
def test_fog_does_not_bring_back_whom_a_skull_killed() -> None:
    table = position("skull-before-the-fog").act("campaign", "count 1").dice(TWO_SHIELDS, SKULL)
    assert table.use("billowing_fog", "pass").warbands("red") == 2


# Defeat and victory


@law("card.shield_wall", "card.billowing_fog")
def test_fog_hides_whoever_would_fall_with_the_wall() -> None:
    table = position("fog-over-a-shield-wall").act("campaign", "count 6").dice(*[BLANK] * 3, *[SWORD] * 6)
    assert table.by(2, "use shield_wall", "use billowing_fog").warbands("blue") == 2


@law("reliquary.brutal", "card.billowing_fog")
@pytest.mark.parametrize(("answer", "left"), [("use billowing_fog", 4), ("pass", 0)])
def test_fog_hides_from_brutality_too(answer: str, left: int) -> None:
    table = (
        position("fog-against-brutality").act("campaign", "whom 2", "count 9").dice(BLANK, *[SWORD] * 9).by(2, answer)
    )
    assert table.warbands("blue") == left


@law("relic.sticky_fire", "relic.cursed_cauldron", "5.5.8.a")
@pytest.mark.parametrize(
    ("first", "then", "risen"), [("sticky_fire", "cursed_cauldron", 4), ("cursed_cauldron", "sticky_fire", 2)]
)
def test_a_cauldron_raises_those_who_are_dead_when_its_turn_comes(first: str, then: str, risen: int) -> None:
    table = position("fire-and-cauldron").act("campaign", "count 9").dice(BLANK, *[SWORD] * 9).use(first).use(then)
    assert table.choose("count 0", "yes").warbands("red") == 9 + risen


@law("relic.obsidian_cage", "card.hospital")
def test_a_hospital_keeps_the_dead_and_the_cage_the_living() -> None:
    table = position("hospital-before-the-cage").act("campaign", "pass", "count 9").dice(BLANK, *[SWORD] * 9)
    table.use("obsidian_cage").by(2, "use hospital").by(1, "count 0")
    assert (table.warbands("blue", "hinterland-2"), table.s.captives) == (3, {number("obsidian_cage"): (0, 0, 2)})


@law("card.military_parade", "card.marriage")
def test_a_marriage_marches_twice_in_a_parade() -> None:
    table = position("parade-past-a-marriage").act("campaign", "count 6").dice(BLANK, *[SWORD] * 6)
    assert table.use("military_parade", "count 0").bank("hearth") == 1


@law("card.peace_envoy", "card.vow_of_kinship")
def test_favor_of_an_envoy_goes_to_the_bank_of_the_kin() -> None:
    table = position("envoy-with-kinfolk").act("campaign", "pass", "count 0").use("peace_envoy")
    assert (table.events(Won)[0].winner, table.favor("blue"), table.bank("nomad")) == (1, 0, 4)


@law("card.slander", "card.vow_of_renewal")
def test_the_slandered_burn_for_renewal() -> None:
    table = position("slander-feeds-renewal").act("campaign", "pawn", "count 9").dice(*[BLANK] * 3, *[SWORD] * 9)
    table.use("slander", "count 0", "pass", "yes")
    assert (table.favor("blue"), table.favor("chancellor")) == (0, 5)


@law("2.5.3.a", "2.5.3.b")
def test_the_last_token_stays_on_a_seized_banner() -> None:
    table = position("banner-seized-to-the-last-token").act("campaign", "card peoples_favor", "pass")
    table.dice(*[BLANK] * 3, *[SWORD] * 9).choose("count 9", "count 0")
    assert (table.s.holder[1], table.s.tokens[1], table.s.mob) == (1, 1, True)


@law("card.relic_thief", "5.5.7.II")
@pytest.mark.parametrize(("faces", "held"), [((BLANK, DOUBLE), ["map", "whistle"]), ((BLANK, SHIELD), [])])
def test_a_thief_rolls_once_for_all_spoils(faces: tuple[int, int], held: list[str]) -> None:
    table = position("thief-rolls-for-all-spoils").act("campaign", "card map", "card whistle", "pass")
    table.dice(*[BLANK] * 7, *[SWORD] * 9).choose("count 9", "count 0").dice(*faces).by(2, "yes")
    assert (table.relics("blue"), len(table.events(RolledShields)[0].dice)) == (held, 2)


@law("relic.circlet_of_command", "5.5.2.d")
def test_a_circlet_guards_all_but_itself() -> None:
    table = position("circlet-guards-the-rest").act("campaign")
    assert spelled(table) == ["card circlet_of_command", "pawn", "pass"]
    table.dice(*[BLANK] * 4).choose("pawn", "pass", "count 0")
    assert dice(table) == (0, 1 + 3)


# What comes after


@law("card.second_wind", "card.sneak_attack")
def test_a_sneak_attack_answers_before_the_wind_rises() -> None:
    table = position("sneak-attack-before-second-wind").act("campaign", "whom 3", "count 3")
    table.dice(BLANK, *[SWORD] * 3).use("second_wind", "count 0")
    assert (table.by(2).prompt, table.by(2, "pass").prompt) == ("sneak-attack", "travel-too")


@law("card.second_wind", "card.martial_culture", "6.6.2.e")
def test_who_turned_citizen_has_no_second_wind() -> None:
    table = position("culture-ends-the-second-wind").act("campaign", "count 3").dice(BLANK, *[SWORD] * 3)
    table.use("second_wind").use("martial_culture", "count 0", "yes")
    assert (table.s.citizen[1], table.s.active) == (True, 2)


@law("5.5.1.d", "G.6.b", "5.5.7.I")
def test_a_citizen_who_wins_against_the_empire_keeps_no_site() -> None:
    table = position("citizen-against-the-empire").act("campaign", "pass")
    table.dice(BLANK, BLANK, *[SWORD] * 5).choose("count 5")
    assert table.s.rebel == 1
    table.choose("count 0")
    assert (table.warbands("chancellor", "provinces-1"), table.warbands("chancellor"), table.s.rebel) == (0, 1, -1)


@law("5.5.6.e", "5.5.6.f")
def test_the_chancellor_counts_the_fallen_of_a_citizen() -> None:
    table = position("chancellor-counts-the-fallen").act("campaign", "whom 2", "pass")
    table.dice(BLANK, BLANK, *[SWORD] * 9).choose("count 9").by(0, "count 1")
    assert (table.warbands("blue"), table.warbands("chancellor"), table.warbands("chancellor", "provinces-1")) == (
        1,
        1,
        0,
    )
