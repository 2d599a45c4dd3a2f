"""Law 5.5: Campaign."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledAttack, RolledDefense, Won
from lexludi.law import cites
from tests.oath.table import BLANK, DOUBLE, HOLLOW, SHIELD, SKULL, SWORD, TWO_SHIELDS, Table, acting, dice, lay, spelled

law = cites("oath")
AWAY = "pawn chancellor: cradle-1"
BLUE_HERE = "pawn blue: provinces-1"
BLUE_AWAY = "pawn blue: cradle-1"
ELSEWHERE = ("force cradle-1: chancellor 1", "force hinterland-1: chancellor 1")
"""The Chancellor rules the other two sites."""


def against_bandits(*lines: str) -> Table:
    """Red, with three warbands, attacks the bandits of the river where he stands."""
    return acting("provinces-1: river", BLUE_AWAY, *ELSEWHERE, *lines).act("campaign")


def against_blue(*lines: str) -> Table:
    """Red, with three warbands, attacks blue, who rules the river and is there too; the site is a target already."""
    usual = ["force provinces-1: blue 2", BLUE_HERE]
    head = [line for line in usual if not any(own.startswith(line.partition(":")[0]) for own in lines)]
    return acting("provinces-1: river", *ELSEWHERE, *head, *lines).act("campaign")


def totals(table: Table) -> tuple[int, int]:
    return table.events(RolledAttack)[-1].total, table.events(RolledDefense)[-1].total


def winner(table: Table) -> int:
    return table.events(Won)[-1].winner


# 5.5.1


@law("5.5.1.a")
def test_a_campaign_costs_two_supply() -> None:
    assert against_bandits().supply("red") == 5
    poor = ("board red: warbands 3 supply 1", "facedown red: keep")
    assert not acting("provinces-1: river", BLUE_AWAY, *poor).can("campaign")


@law("5.5.1.b")
def test_only_who_rules_the_site_or_is_there_can_be_attacked() -> None:
    table = acting("force provinces-1: chancellor 1", BLUE_HERE, AWAY, seats="chancellor red blue yellow").act(
        "campaign"
    )
    assert spelled(table) == ["whom 2", "whom 0"]


@law("5.5.1.c", "G.12.c")
def test_bandits_can_be_attacked_where_no_player_rules() -> None:
    assert not acting("force provinces-1: red 1", BLUE_AWAY).can("campaign")
    table = against_bandits()
    assert (table.prompt, table.s.players) == ("attack-dice", 3)


# 5.5.2


@law("5.5.2.b", "5.5.2.c", "5.5.2.d", "5.5.2.f")
def test_sites_anywhere_and_what_a_defender_on_the_spot_has_can_be_targets() -> None:
    table = against_blue("things blue: map darkest_secret", "cradle-2: marshes", "force cradle-2: blue 1")
    assert spelled(table) == ["at cradle-2", "card map", "card darkest_secret", "pawn", "pass"]


@law("5.5.2.c", "5.5.2.d")
def test_of_a_defender_elsewhere_only_sites_can_be_targets() -> None:
    table = against_blue("pawn blue: cradle-1", "things blue: map", "cradle-2: marshes", "force cradle-2: blue 1")
    assert spelled(table) == ["at cradle-2", "pass"]


@law("5.5.2.e")
def test_something_at_ones_own_site_must_be_a_target() -> None:
    table = against_blue("force provinces-1: red 1", "things blue: map", "cradle-2: marshes", "force cradle-2: blue 1")
    assert spelled(table) == ["at cradle-2", "card map", "pass"]  # the pawn is a target already
    assert table.s.rules(1, 2)


@law("5.5.2.a", "2.4.2.a", "2.5.2", "2.8.3.a", "5.5.2.d")
def test_every_target_adds_its_dice() -> None:
    table = against_blue("things blue: map darkest_secret", "banners: darkest_secret 4 peoples_favor 1")
    table.choose("card map", "card darkest_secret", "pawn")
    table.dice(*[BLANK] * 10).choose("count 0")
    assert dice(table) == (0, 1 + 3 + 4 + 2)


@law("5.5.2.g", "G.25")
def test_the_attacker_adds_up_to_a_die_for_each_warband_on_his_board() -> None:
    table = against_bandits()
    assert spelled(table) == ["count 0", "count 1", "count 2", "count 3"]
    table.dice(BLANK, SWORD, SWORD).choose("count 2")
    assert dice(table) == (2, 1)


# Allies


def citizens_under_attack(*lines: str) -> Table:
    """Red attacks blue, a Citizen at an Imperial river; yellow is another Citizen, the Chancellor is far away."""
    head = ["provinces-1: river", BLUE_HERE, "force provinces-1: chancellor 2", "board chancellor: warbands 2 supply 7"]
    head += [] if any("pawn chancellor" in line for line in lines) else [AWAY]
    table = acting(*head, *lines, seats="chancellor red blue:citizen yellow:citizen")
    return table.act("campaign", "whom 2", "pass", "count 0")


@law("5.5.2.h", "5.5.4.e")
@pytest.mark.parametrize(("chancellor", "defense"), [("cradle-1", 2), ("provinces-1", 4)])
def test_the_chancellor_joins_an_imperial_defender_with_his_board_if_he_is_there(chancellor: str, defense: int) -> None:
    table = citizens_under_attack("pawn yellow: cradle-1", f"pawn chancellor: {chancellor}", "dice: 0 0")
    assert totals(table)[1] == defense


@law("5.5.2.i", "5.5.2.k")
def test_a_citizen_on_the_spot_joins_with_the_defenders_consent() -> None:
    table = citizens_under_attack("pawn yellow: provinces-1", "board yellow: warbands 2 supply 7", "dice: 0 0")
    assert (table.asked, table.prompt) == (3, "join")
    table.by(3, "yes")
    assert (table.asked, table.prompt) == (2, "allow")
    table.by(2, "yes")
    assert totals(table)[1] == 4


@law("5.5.2.i")
def test_without_consent_a_citizen_stays_out() -> None:
    table = citizens_under_attack("pawn yellow: provinces-1", "board yellow: warbands 2 supply 7", "dice: 0 0")
    table.by(3, "yes").by(2, "pass")
    assert totals(table)[1] == 2


# 5.5.3


@law("5.5.3.a", "7.5.2")
def test_the_attacker_uses_battle_plans_first_and_each_once() -> None:
    table = against_blue("advisers red: longbows", "advisers blue: bear_traps", "dice: 0 0 0").choose("pass", "count 3")
    assert (table.asked, table.prompt) == (1, "battle-plan")
    table.use("longbows")
    assert (table.asked, table.prompt) == (2, "battle-plan")
    table.by(2, "use bear_traps").choose("pass")
    assert dice(table) == (3, 1)
    assert table.warbands("red") == 1  # one in the trap, and half of two in defeat


@law("5.5.3.b")
def test_bandits_use_the_battle_plans_that_cost_them_nothing() -> None:
    table = against_bandits("cards provinces-1: keep shield_wall", "dice: 0 0 0").choose("count 0")
    assert dice(table) == (0, 3)


@law("5.5.3.c", "5.5.3.d", "5.5.3.e")
def test_allies_use_battle_plans_of_their_own_for_the_whole_side() -> None:
    table = citizens_under_attack("pawn yellow: cradle-1", "advisers chancellor: traveling_doctor", "dice: 0 0")
    assert (table.asked, table.prompt) == (0, "battle-plan")
    assert table.by(0).can_use("traveling_doctor")


@law("7.5.1")
def test_only_battle_plans_that_one_rules_can_be_used() -> None:
    table = against_bandits("cards provinces-1: longbows", "dice: 0").choose("count 0")
    assert dice(table) == (0, 1)  # the bandits rule the Longbows, and there is no die to remove


@law("7.5.3", "7.1.2.d")
def test_a_battle_plan_can_be_paid_on_an_occupied_card() -> None:
    table = against_bandits("advisers red: mercenaries", "favor on: mercenaries 1").choose("count 0")
    assert table.can_use("mercenaries")


@law("7.1.2.e")
def test_a_defender_pays_to_the_bank_and_turns_secrets() -> None:
    board = "board blue: favor 1 secrets 1 supply 7"
    table = against_blue("advisers blue: extra_provisions", board, "dice: 0 0").choose("pass", "count 0")
    table.by(2, "use extra_provisions")
    assert (table.favor("blue"), table.bank("hearth"), table.s.favor_on) == (0, 4, {})
    holds = "things blue: darkest_secret"
    table = against_blue("advisers blue: fire_talkers", board, holds, "dice: 0").choose("pass", "count 0")
    table.by(2, "use fire_talkers")
    assert (table.secrets("blue"), table.s.turned[2], table.s.secrets_on) == (0, 1, {})


def test_by_the_first_printing_dice_that_cannot_be_removed_defend() -> None:
    lines = ("cards provinces-1: longbows", "dice: 0 0")
    table = against_bandits("law: first-printing", *lines).choose("count 0")
    assert dice(table) == (0, 2)


# 5.5.4 and 5.5.5


@law("5.5.4.a", "5.5.4.b", "5.5.4.c")
def test_defense_is_shields_and_warbands_at_targets_and_on_the_board() -> None:
    table = against_blue("board blue: warbands 3 supply 7", "dice: 2").choose("pass", "count 0")
    assert totals(table)[1] == 1 + 2 + 3


@law("5.5.4.c")
def test_warbands_on_the_board_of_a_defender_elsewhere_do_not_count() -> None:
    table = against_blue("pawn blue: cradle-1", "board blue: warbands 3 supply 7", "dice: 2").choose("count 0")
    assert totals(table)[1] == 1 + 2


@law("5.5.4.b", "2.8.3.b")
def test_each_targeted_site_brings_a_bandit() -> None:
    table = against_bandits("dice: 0").choose("count 0")
    assert totals(table)[1] == 1


@law("5.5.4.d")
@pytest.mark.parametrize(
    ("rolled", "shields"),
    [((SHIELD, TWO_SHIELDS, BLANK), 3), ((SHIELD, TWO_SHIELDS, DOUBLE), 6), ((SHIELD, DOUBLE, DOUBLE), 4)],
)
def test_doubles_multiply_shields(rolled: tuple[int, ...], shields: int) -> None:
    table = against_blue("force provinces-1: blue 1").choose("pawn").dice(*rolled).choose("count 0")
    assert totals(table)[1] == shields + 1


@law("5.5.5.b", "5.5.5.c")
@pytest.mark.parametrize(
    ("rolled", "attack"), [((HOLLOW,) * 3, 1), ((HOLLOW, HOLLOW, SWORD), 2), ((SWORD, SKULL, HOLLOW), 3)]
)
def test_two_hollow_swords_make_one(rolled: tuple[int, ...], attack: int) -> None:
    table = against_bandits().dice(BLANK, *rolled).choose("count 3")
    assert totals(table)[0] == attack


@law("5.5.5.a")
def test_each_skull_kills_a_warband_at_once() -> None:
    table = against_bandits().dice(BLANK, SKULL, SKULL, SWORD).choose("count 3", "count 0")
    assert (table.warbands("red"), table.s.bank[1], winner(table)) == (1, 13, 1)


@law("5.5.5.d", "G.7", "9.5")
def test_the_attacker_may_sacrifice_just_as_many_as_he_needs() -> None:
    table = against_bandits().dice(SHIELD, HOLLOW, HOLLOW).choose("count 2")
    assert (table.prompt, table.match.ask and table.match.ask.values) == ("sacrifice", {"n": 2})
    table.choose("yes", "count 0")
    assert (winner(table), table.warbands("red")) == (1, 1)


@law("5.5.5.e")
def test_a_tie_is_the_defenders() -> None:
    table = against_bandits("board red: warbands 1 supply 7").dice(BLANK, SWORD).choose("count 1", "pass")
    assert winner(table) == 3
    assert against_bandits().dice(BLANK, SWORD, SWORD).choose("count 2", "count 0").events(Won)[-1].winner == 1


# 5.5.6


@law("5.5.6.a")
def test_a_defeated_attacker_loses_half_rounded_down() -> None:
    table = against_bandits().dice(TWO_SHIELDS).choose("count 0")
    assert (winner(table), table.warbands("red")) == (3, 2)


@law("5.5.6.a", "5.5.6.b", "G.28")
def test_a_defeated_defender_chooses_his_losses_and_retreats_to_his_board() -> None:
    table = against_blue("board blue: warbands 3 supply 7", "board red: warbands 9 supply 7")
    table.choose("pass").dice(BLANK, *[SWORD] * 9).choose("count 9")
    assert (table.asked, table.prompt) == (2, "fall")
    table.by(2, "count 2")  # both at the site; the rest stays on the board
    table.choose("count 1")
    assert (table.warbands("blue"), table.warbands("blue", "provinces-1"), table.s.bank[2]) == (3, 0, 11)
    assert table.warbands("red", "provinces-1") == 1


@law("5.5.6.c")
def test_bandits_are_never_killed() -> None:
    table = against_bandits().dice(BLANK, SWORD, SWORD).choose("count 2", "count 0")
    assert table.s.bandits_at(2) == 1


@law("5.5.6.d")
def test_a_plan_that_says_so_is_discarded_in_defeat_only() -> None:
    lines = ("advisers red: mercenaries", "board red: favor 1 warbands 3 supply 7")
    lost = against_bandits(*lines).choose("count 0").dice(DOUBLE, 0, 0, 0).use("mercenaries")
    assert lost.prompt == "sacrifice"
    lost.choose("pass")
    assert (lost.advisers("red"), lost.discards(2)) == ([], ["mercenaries"])
    kept = against_bandits(*lines).choose("count 0").dice(BLANK, SWORD, SWORD, SWORD).use("mercenaries", "count 0")
    assert kept.advisers("red") == ["mercenaries"]


@law("5.5.6.e", "5.5.6.f")
def test_the_chancellor_chooses_imperial_losses_and_takes_the_survivors() -> None:
    head = ["provinces-1: river", BLUE_HERE, AWAY, "force provinces-1: chancellor 2", "board blue: warbands 2 supply 7"]
    table = acting(*head, "board red: warbands 9 supply 7", seats="chancellor red blue:citizen")
    table.act("campaign", "whom 2", "pass").dice(BLANK, BLANK, *[SWORD] * 9).choose("count 9")
    assert (table.asked, table.prompt) == (0, "fall")
    table.by(0, "count 1")
    assert (table.warbands("blue"), table.warbands("chancellor"), table.s.force[0][2]) == (1, 1, 0)


# 5.5.7 and 5.5.8


def won(*lines: str) -> Table:
    """Red defeats blue with nine warbands."""
    return against_blue("board red: warbands 9 supply 7", "board blue: favor 5 supply 7", *lines)


@law("5.5.7", "5.5.7.I", "5.5.7.II")
def test_a_victor_occupies_sites_and_takes_what_he_fought_for() -> None:
    table = won("things blue: map peoples_favor", "banners: darkest_secret 1 peoples_favor 4")
    table.choose("card map", "card peoples_favor", "pass").dice(*[BLANK] * 8, *[SWORD] * 9).choose("count 9", "count 2")
    assert (table.warbands("red", "provinces-1"), table.warbands("red")) == (2, 7)
    assert (table.relics("red"), table.s.holder[1]) == (["map"], 1)


@law("2.5.3.a", "2.5.3.b")
def test_a_seized_peoples_favor_burns_two_favor_and_becomes_a_mob() -> None:
    table = won("things blue: peoples_favor", "banners: darkest_secret 1 peoples_favor 4")
    table.choose("card peoples_favor", "pass").dice(*[BLANK] * 5, *[SWORD] * 9).choose("count 9", "count 0")
    assert (table.s.tokens[1], table.s.mob) == (2, True)


@law("2.5.3.a")
def test_the_last_favor_of_a_seized_banner_stays() -> None:
    table = won("things blue: peoples_favor", "banners: darkest_secret 1 peoples_favor 2")
    table.choose("card peoples_favor", "pass").dice(*[BLANK] * 3, *[SWORD] * 9).choose("count 9", "count 0")
    assert table.s.tokens[1] == 1


@law("5.5.7.III.a", "5.5.7.III.b", "7.6.2")
def test_a_victor_may_banish_the_pawn_and_burn_half_of_the_favor() -> None:
    table = won().choose("pawn").dice(*[BLANK] * 3, *[SWORD] * 9).choose("count 9", "count 0")
    table.choose("yes", "at hinterland-1", "yes")
    assert (table.pawn("blue"), table.supply("blue"), table.favor("blue")) == ("hinterland-1", 7, 3)


@law("5.5.7.III.a")
def test_banishing_is_not_compulsory() -> None:
    table = won().choose("pawn").dice(*[BLANK] * 3, *[SWORD] * 9).choose("count 9", "count 0")
    table.choose("pass", "pass")
    assert (table.pawn("blue"), table.favor("blue")) == ("provinces-1", 5)


@law("5.5.8.a", "5.5.8.b")
def test_plans_work_in_victory_and_some_are_discarded_at_the_end() -> None:
    table = against_bandits("advisers red: battle_honors horse_archers").choose("count 0")
    table.use("battle_honors").dice(BLANK, SWORD, SWORD, SWORD).use("horse_archers", "count 0")
    assert (table.favor("red"), table.bank("order")) == (5, 1)
    assert (table.advisers("red"), table.discards(2)) == (["battle_honors"], ["horse_archers"])


# Citizens against the Empire


@law("5.5.1.d", "G.6.b", "5.5.7.I")
def test_a_citizen_who_attacks_the_chancellor_is_no_imperial_player() -> None:
    table = acting("provinces-1: river", AWAY, BLUE_AWAY, "force provinces-1: chancellor 1",
                   "board red: warbands 5 supply 7", seats="chancellor red:citizen blue")  # fmt: skip
    table.act("campaign").dice(BLANK, BLANK, *[SWORD] * 5).choose("count 5")
    assert table.s.rebel == 1
    table.choose("count 0")
    assert (table.s.force[0][2], table.warbands("chancellor"), table.s.rebel) == (0, 1, -1)


@law("5.5.1.e")
def test_a_citizen_whom_the_chancellor_attacks_has_no_allies_and_rules_nothing() -> None:
    table = lay(
        """
        seats: chancellor red:citizen blue:citizen
        active: chancellor act acting
        provinces-1: river
        force provinces-1: chancellor 1
        pawn chancellor: provinces-1
        pawn red: provinces-1
        pawn blue: provinces-1
        board chancellor: warbands 3 supply 7
        next: act 0; rest 0; turn 1; end_round
        """
    )
    table.act("campaign", "whom 1").dice(BLANK, BLANK).choose("count 0")
    assert dice(table) == (0, 2)  # the pawn alone; blue was not even asked


# Why not


@law("5.5.1.b", "5.5.2.b", "5.5.2.c", "5.5.2.d")
def test_an_attacker_is_told_whom_and_what_a_campaign_cannot_be_against() -> None:
    table = acting("force provinces-1: chancellor 1", BLUE_HERE, AWAY, seats="chancellor red blue yellow").act(
        "campaign"
    )
    assert table.says_why_not("whom 3").endswith("is not ruled by Yellow, and no pawn of theirs is there.")
    assert table.says_why_not("whom 4") == "A player rules Mountain, and so bandits do not."
    away = against_blue("pawn blue: cradle-1", "things blue: map", "cradle-2: marshes", "force cradle-2: blue 1")
    assert away.says_why_not("card map").startswith("The pawn of Blue is not at ")
    assert away.says_why_not("pawn") == away.says_why_not("card map")
    assert away.says_why_not("at hinterland-1").endswith("is not ruled by Blue.")
