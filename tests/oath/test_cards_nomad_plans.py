"""The battle plans of the Nomads."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    DOUBLE,
    HOLLOW,
    SHIELD,
    SKULL,
    SWORD,
    TWO_SHIELDS,
    Table,
    attacking,
    defending,
    dice,
    spelled,
)

law = cites("oath")


def totals(table: Table) -> tuple[int, int]:
    """What the dice brought last: the attack, and the defense."""
    return table.events(RolledAttack)[-1].total, table.events(RolledDefense)[-1].total


# Dice


@law("card.rain_boots", "5.5.8.b")
def test_rain_boots_make_single_shields_nothing_and_are_worn_once() -> None:
    table = defending("advisers red: rain_boots").choose("count 3").dice(SHIELD, SWORD, SWORD, SWORD)
    table.use("rain_boots", "count 0")
    assert (totals(table), table.advisers("red"), table.discards(2)) == ((3, 2), [], ["rain_boots"])
    barefoot = defending("advisers red: rain_boots").choose("count 3").dice(SHIELD, SWORD, SWORD, SWORD).choose("pass")
    assert (barefoot.events(RolledDefense)[-1].total, barefoot.advisers("red")) == (3, ["rain_boots"])


@law("card.rain_boots")
def test_rain_boots_do_not_help_against_double_shields_and_doubling() -> None:
    table = defending("advisers red: rain_boots", "pawn blue: provinces-1").choose("pawn", "count 0")
    table.dice(SHIELD, TWO_SHIELDS, DOUBLE).use("rain_boots")
    assert totals(table) == (0, 2 * 2 + 2)


@law("card.horse_archers")
def test_horse_archers_help_either_side_with_three_dice_and_leave() -> None:
    table = attacking("advisers red: horse_archers").choose("count 0").dice(TWO_SHIELDS, 0, 0, 0)
    table.use("horse_archers", "pass")
    assert (dice(table), table.advisers("red")) == ((3, 1), [])
    table = defending("advisers blue: horse_archers").choose("count 3").dice(TWO_SHIELDS).by(2, "use horse_archers")
    assert (dice(table), table.advisers("blue")) == ((0, 1), [])


@law("card.storm_caller")
def test_a_storm_caller_adds_two_dice_and_leaves() -> None:
    table = defending("advisers blue: storm_caller").choose("count 0").dice(TWO_SHIELDS, 0, 0)
    table.by(2, "use storm_caller")
    assert (dice(table), table.advisers("blue")) == ((0, 3), [])


@law("card.lancers")
def test_lancers_make_every_die_count_twice_skulls_too() -> None:
    table = defending("advisers red: lancers").choose("count 2").dice(BLANK, HOLLOW, SKULL).use("lancers", "count 0")
    assert (totals(table)[0], table.warbands("red"), table.advisers("red")) == (5, 1, [])


@law("card.lancers")
def test_a_skull_of_lancers_kills_no_more_than_there_are() -> None:
    lines = ("advisers red: lancers", "board red: warbands 1 supply 7")
    table = attacking(*lines).choose("count 1").dice(BLANK, SKULL).use("lancers")
    assert (totals(table)[0], table.warbands("red"), table.s.bank[1]) == (4, 0, 14)


@law("card.mountain_giant")
@pytest.mark.parametrize(("effort", "rolled", "left"), [("pass", 1, ["mountain_giant"]), ("yes", 3, [])])
def test_a_mountain_giant_helps_a_little_or_much_for_the_last_time(effort: str, rolled: int, left: list[str]) -> None:
    table = attacking("advisers red: mountain_giant").choose("count 0").dice(TWO_SHIELDS, *[HOLLOW] * rolled)
    table.use("mountain_giant", effort, *["pass"] * (rolled > 1))
    assert (dice(table), table.advisers("red"), table.secrets("red")) == ((rolled, 1), left, 1)
    assert table.s.turned[1] == (0 if left else 1)  # the secret on a card that is discarded comes back facedown


@law("card.mountain_giant")
@pytest.mark.parametrize(("effort", "rolled"), [("pass", 2), ("yes", 0)])
def test_a_mountain_giant_defends_for_a_secret_turned_facedown(effort: str, rolled: int) -> None:
    table = defending("advisers blue: mountain_giant", "board blue: secrets 1 supply 7").choose("count 3")
    table.dice(TWO_SHIELDS, *[HOLLOW] * rolled).by(2, "use mountain_giant", effort)
    assert (dice(table), table.s.turned[2], table.secrets("blue")) == ((rolled, 1), 1, 0)


@law("card.rival_khan")
@pytest.mark.parametrize(("adviser", "rolled"), [("elders", 4), ("tutor", 0)])
def test_a_rival_khan_strikes_at_friends_of_the_nomads_and_leaves_anyhow(adviser: str, rolled: int) -> None:
    table = defending("advisers red: rival_khan", f"advisers blue: {adviser}").choose("count 0")
    table.dice(TWO_SHIELDS, *[HOLLOW] * rolled).use("rival_khan", *["pass"] * (rolled > 0))
    assert (dice(table), table.advisers("red")) == ((rolled, 1), [])


@law("card.rival_khan")
def test_a_rival_khan_does_not_know_facedown_nomads() -> None:
    table = defending("advisers red: rival_khan", "facedown blue: elders", "dice: 4").choose("count 0")
    assert dice(table.use("rival_khan")) == (0, 1)


@law("card.rival_khan", "5.5.3.b")
def test_a_rival_khan_among_bandits_is_used_and_discarded() -> None:
    table = attacking("cards provinces-1: rival_khan", "advisers red: elders", "dice: 4").choose("count 3")
    assert (dice(table), table.cards("provinces-1")) == ((0, 1), [])


@law("card.mounted_patrol")
def test_a_mounted_patrol_halves_what_all_other_plans_have_left() -> None:
    lines = ("advisers red: horse_archers", "advisers blue: mounted_patrol longbows", "board blue: favor 1 supply 7")
    table = defending(*lines).choose("count 3", "use horse_archers").dice(TWO_SHIELDS, 0, 0)
    table.by(2, "use mounted_patrol", "use longbows")
    assert (dice(table), table.advisers("blue")) == ((2, 1), ["longbows"])  # half of 3 + 3 - 1


@law("card.great_crusade")
def test_a_great_crusade_counts_all_nomads_that_one_rules_and_itself() -> None:
    lines = ("advisers red: great_crusade elders longbows", "force cradle-2: red 1", "cradle-2: marshes")
    table = attacking(*lines, "cards cradle-2: tents", "cards cradle-1: convoys").choose("count 0")
    table.dice(TWO_SHIELDS, 0, 0, 0).use("great_crusade", "pass", "pass")
    assert (dice(table), table.advisers("red")) == ((3, 1), ["elders", "longbows"])


@law("card.great_crusade", "5.5.3.d")
def test_a_great_crusade_of_a_citizen_counts_the_nomads_of_the_chancellor() -> None:
    lines = ("force provinces-1: chancellor 2", "advisers blue: great_crusade", "advisers chancellor: elders")
    table = defending(*lines, seats="chancellor red blue:citizen").choose("whom 2", "pass", "count 3")
    table.dice(TWO_SHIELDS, 0, 0).by(2, "use great_crusade")
    assert len(table.events(RolledAttack)[-1].dice) == 1


@law("card.great_crusade")
def test_bandits_go_on_a_great_crusade_with_all_nomads_at_their_sites() -> None:
    lines = ("cards provinces-1: great_crusade", "cradle-2: marshes", "cards cradle-2: tents")
    table = attacking(*lines, "cards cradle-1: convoys", "dice: 4 0").choose("pass", "count 3")
    assert (dice(table), table.cards("provinces-1")) == ((1, 1), [])


# Warning Signals

SIGNALS = ("advisers blue: warning_signals", "force hinterland-1: blue 4", "board blue: warbands 1 supply 7")


@law("card.warning_signals")
def test_warning_signals_call_warbands_to_where_they_are_needed() -> None:
    table = defending(*SIGNALS).choose("pass", "count 0").dice(BLANK)
    table.by(2, "use warning_signals", "count 0", "count 3", "count 4")
    assert [table.warbands("blue", at) for at in ("provinces-1", "hinterland-1", "board")] == [6, 1, 0]
    assert (totals(table)[1], table.advisers("blue")) == (6, [])


@law("card.warning_signals")
def test_warning_signals_leave_a_warband_at_each_site() -> None:
    table = defending(*SIGNALS).choose("pass", "count 0").by(2, "use warning_signals")
    assert spelled(table) == ["count 0", "count 1"]
    table.by(2, "count 0")
    assert spelled(table) == ["count 0", "count 1", "count 2", "count 3"]


@law("card.warning_signals")
def test_warning_signals_place_nobody_for_who_wears_the_ring_of_devotion() -> None:
    table = defending(*SIGNALS, "things blue: ring_of_devotion").choose("pass", "count 0").dice(BLANK)
    table.by(2, "use warning_signals", "count 1", "count 3")
    assert [table.warbands("blue", at) for at in ("provinces-1", "hinterland-1", "board")] == [1, 1, 5]


@law("card.warning_signals", "5.5.3.d")
def test_a_citizen_gives_warning_signals_without_leave_and_for_the_whole_side() -> None:
    lines = ("advisers blue: warning_signals", "force provinces-1: chancellor 2", "force cradle-1: chancellor 3",
             "board chancellor: warbands 2 supply 7", "board blue: warbands 1 supply 7")  # fmt: skip
    table = defending(*lines, "force hinterland-1:", seats="chancellor red blue:citizen").choose("whom 2", "pass")
    table.choose("count 0").dice(BLANK, BLANK).by(2, "use warning_signals", "count 2", "count 0", "count 0", "count 0")
    table.by(2, "count 3", "count 2")
    assert [table.warbands("chancellor", at) for at in ("provinces-1", "cradle-1", "board")] == [7, 1, 0]
    assert (table.warbands("blue"), totals(table)[1]) == (0, 7)


@law("card.warning_signals")
def test_bandits_have_nobody_to_warn() -> None:
    table = attacking("cards provinces-1: warning_signals", "dice: 4").choose("count 0")
    assert (dice(table), table.cards("provinces-1")) == ((0, 1), [])


# Wild Mounts

MOUNTED = ("advisers red: wild_mounts horse_archers lancers", "cradle-2: marshes", "force cradle-2: red 1")


def riding(cards: str = "wolves wild_cry tutor") -> Table:
    """Red, who rules these cards, has used three plans and lost; two of them would be discarded."""
    table = attacking(*MOUNTED, f"cards cradle-2: {cards}").choose("count 0").use("wild_mounts", "use horse_archers")
    return table.dice(TWO_SHIELDS, 0, 0, 0).use("lancers", "pass")  # no sacrifice


@law("card.wild_mounts")
def test_wild_mounts_save_all_nomad_plans_for_one_beast() -> None:
    table = riding()
    assert spelled(table) == ["card wolves", "card wild_cry", "pass"]
    table.choose("card wolves")
    assert table.cards("cradle-2") == ["wild_cry", "tutor"]
    assert table.advisers("red") == ["wild_mounts", "horse_archers", "lancers"]


@law("card.wild_mounts")
def test_wild_mounts_may_be_kept_and_the_plans_go() -> None:
    table = riding().choose("pass")
    assert (len(table.cards("cradle-2")), table.advisers("red")) == (3, ["wild_mounts"])


@law("card.wild_mounts")
def test_wild_mounts_save_nothing_where_they_are_not_used_or_no_beast_is_ruled() -> None:
    unused = attacking(*MOUNTED, "cards cradle-2: wolves").choose("count 0").dice(TWO_SHIELDS, 0, 0, 0)
    unused.use("horse_archers", "pass", "pass")
    assert unused.advisers("red") == ["wild_mounts", "lancers"]
    assert riding("great_spire").advisers("red") == ["wild_mounts"]


@law("card.wild_mounts")
def test_wild_mounts_save_only_nomads_and_only_those_of_their_side() -> None:
    lines = ("advisers red: wild_mounts horse_archers", "advisers blue: storm_caller", *MOUNTED[1:3])
    table = defending(*lines, "cards cradle-2: wolves").choose("count 0").dice(TWO_SHIELDS, 0, 0, 0, 0, 0)
    table.use("wild_mounts", "use horse_archers").by(2, "use storm_caller").choose("card wolves")
    assert (table.advisers("red"), table.advisers("blue")) == (["wild_mounts", "horse_archers"], [])


@law("card.wild_mounts")
@pytest.mark.parametrize(
    ("plan", "left", "beasts"), [("storm_caller", 3, ["wild_cry"]), ("longbows", 2, ["wolves", "wild_cry"])]
)
def test_bandits_give_the_first_beast_for_two_plans_and_none_for_one(plan: str, left: int, beasts: list[str]) -> None:
    lines = (f"cards provinces-1: wild_mounts horse_archers {plan}", "cradle-2: marshes", "cards cradle-2: wolves",
             "provinces-2: steppe", "cards provinces-2: wild_cry", "dice: 4 0 0")  # fmt: skip
    table = attacking(*lines).choose("pass", "count 3")
    assert len(table.cards("provinces-1")) == left
    assert [*table.cards("cradle-2"), *table.cards("provinces-2")] == beasts
