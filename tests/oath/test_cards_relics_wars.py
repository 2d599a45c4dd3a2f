"""Relics in campaigns: Sticky Fire, the Cursed Cauldron, the Obsidian Cage, the Bandit Crown."""

from __future__ import annotations

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
    number,
    slot,
    spelled,
)

law = cites("oath")
STRONG = "board red: favor 1 warbands 9 supply 7"


def victorious(relic: str, *lines: str, force: str = "blue 4") -> Table:
    """Red defeats blue, who defends the river, with a relic; two of blue's four warbands there are left."""
    table = defending(f"force provinces-1: {force}", f"things red: {relic}", STRONG, *lines).choose("count 9")
    return table.dice(BLANK, *[SWORD] * 9).use(relic)


def defeated(relic: str, *lines: str) -> Table:
    """Red, with four warbands, is defeated by blue, who has a relic."""
    lines = ("board red: favor 1 warbands 4 supply 7", f"things blue: {relic}", *lines)
    return (
        defending("force provinces-1: blue 9", *lines).choose("count 1").dice(TWO_SHIELDS, BLANK).by(2, f"use {relic}")
    )


# The Cursed Cauldron


@law("relic.cursed_cauldron")
def test_a_cursed_cauldron_raises_the_fallen() -> None:
    assert victorious("cursed_cauldron").choose("count 0").warbands("red") == 9 + 2


@law("relic.cursed_cauldron", "card.bear_traps")
def test_a_cursed_cauldron_raises_those_who_fell_into_traps_or_under_skulls() -> None:
    table = defending("force provinces-1: blue 4", "advisers blue: bear_traps", "things blue: cursed_cauldron")
    table.choose("count 3").dice(TWO_SHIELDS, SKULL, BLANK).by(2, "use cursed_cauldron", "use bear_traps")
    assert (table.warbands("red"), table.warbands("blue")) == (1, 2)  # one in the trap, one by the skull, none of one


@law("relic.cursed_cauldron", "5.2.2.b")
def test_a_citizen_raises_purple_warbands() -> None:
    lines = ("force provinces-1: blue 4", "things red: cursed_cauldron", STRONG, "pawn blue: cradle-1")
    table = acting(*RIVER, *lines, seats="chancellor red:citizen blue").act("campaign", "count 9")
    purple = table.s.bank[0]
    table.dice(BLANK, *[SWORD] * 9).use("cursed_cauldron", "count 0")
    assert (table.warbands("red"), table.s.bank[0]) == (11, purple - 2)


# Sticky Fire


@law("relic.sticky_fire")
def test_sticky_fire_kills_the_survivors_for_a_favor() -> None:
    table = victorious("sticky_fire").choose("count 0", "yes")
    assert (table.favor("blue"), table.favor("red"), table.s.bank[2], table.warbands("blue")) == (1, 0, 14, 0)
    spared = victorious("sticky_fire").choose("count 0", "pass")
    assert (spared.favor("red"), spared.warbands("blue")) == (1, 2)


@law("relic.sticky_fire")
def test_sticky_fire_spares_those_who_did_not_fight() -> None:
    table = victorious("sticky_fire", "board blue: warbands 3 supply 7").choose("count 0", "yes")
    assert (table.warbands("blue"), table.s.bank[2]) == (3, 14 - 3)  # his pawn, and his board, were elsewhere


@law("relic.sticky_fire")
def test_sticky_fire_burns_those_on_a_board_that_defended() -> None:
    lines = ("pawn blue: provinces-1", "board blue: warbands 4 supply 7")
    table = defending("force provinces-1: blue 4", "things red: sticky_fire", STRONG, *lines).choose("pass", "count 9")
    table.dice(BLANK, *[SWORD] * 9).use("sticky_fire").by(2, "count 2").by(1, "count 0", "yes")
    assert table.s.bank[2] == 14


@law("relic.sticky_fire")
def test_the_defender_burns_the_attackers_who_are_left() -> None:
    table = defeated("sticky_fire", "board blue: favor 1 supply 7").by(2, "yes")
    assert (table.warbands("red"), table.favor("red"), table.favor("blue")) == (0, 2, 0)


@law("relic.sticky_fire")
def test_only_the_player_who_was_fought_gets_the_favor() -> None:
    lines = ("force provinces-1: chancellor 4", "pawn blue: provinces-1", "things red: sticky_fire", STRONG)
    table = acting(*RIVER, *lines, seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 9")
    table.dice(*[BLANK] * 2, *[SWORD] * 9).use("sticky_fire", "count 0", "yes")
    assert (table.favor("blue"), table.favor("chancellor"), table.warbands("chancellor")) == (1, 0, 0)


@law("relic.sticky_fire", "card.traveling_doctor")
def test_the_favor_is_owed_although_a_doctor_saves_them() -> None:
    table = victorious("sticky_fire", "advisers blue: traveling_doctor")
    table.by(2, "use traveling_doctor").by(1, "count 0", "yes")
    assert (table.warbands("blue"), table.favor("blue"), table.favor("red")) == (4, 1, 0)


@law("relic.sticky_fire")
def test_who_has_no_favor_owes_none() -> None:
    table = defending("force provinces-1: blue 4", "things red: sticky_fire", "board red: warbands 9 supply 7")
    table.choose("count 9").dice(BLANK, *[SWORD] * 9).use("sticky_fire", "count 0", "yes")
    assert (table.warbands("blue"), table.favor("blue")) == (0, 0)


@law("relic.sticky_fire", "card.hospital")
def test_a_hospital_takes_in_the_burned() -> None:
    safe = ("cards hinterland-2: hospital", "hinterland-2: steppe", "force hinterland-2: blue 1")
    lines = ("force provinces-1: blue 4", "things red: sticky_fire", STRONG)
    table = defending(*lines, *safe).choose("pass", "count 9").dice(BLANK, *[SWORD] * 9).use("sticky_fire")
    table.by(2, "use hospital").by(1, "count 0", "yes")
    assert (table.warbands("blue"), table.warbands("blue", "hinterland-2")) == (0, 5)


# The Obsidian Cage


@law("relic.obsidian_cage")
def test_an_obsidian_cage_takes_what_is_left_of_the_enemys_force() -> None:
    table = victorious("obsidian_cage", "board blue: warbands 3 supply 7").choose("count 0")
    assert (table.s.captives, table.warbands("blue"), table.s.bank[2]) == ({number("obsidian_cage"): (0, 0, 2)}, 3, 9)


@law("relic.obsidian_cage")
def test_an_obsidian_cage_stays_empty_in_defeat_and_against_bandits() -> None:
    lost = attacking("things red: obsidian_cage").choose("count 0").dice(TWO_SHIELDS).use("obsidian_cage")
    assert (lost.s.captives, lost.can_use("obsidian_cage")) == ({}, False)
    won = attacking("things red: obsidian_cage").choose("count 2").dice(BLANK, SWORD, SWORD)
    assert won.use("obsidian_cage", "count 0").s.captives == {}


@law("relic.obsidian_cage")
def test_the_defender_cages_the_attackers_who_are_left() -> None:
    table = defeated("obsidian_cage")
    assert (table.warbands("red"), table.s.captives) == (0, {number("obsidian_cage"): (0, 2, 0)})


@law("relic.obsidian_cage", "5.5.6.f")
def test_purple_warbands_are_caged_and_go_home_to_the_chancellor() -> None:
    lines = ("force provinces-1: chancellor 4", "things red: obsidian_cage", STRONG)
    table = defending(*lines).choose("pass", "count 9").dice(*[BLANK] * 2, *[SWORD] * 9).use("obsidian_cage")
    table.choose("count 0")
    assert (table.warbands("chancellor"), table.s.captives) == (0, {number("obsidian_cage"): (2, 0, 0)})
    assert table.use("obsidian_cage", "count 1").warbands("chancellor") == 1


@law("relic.obsidian_cage", "card.hospital")
def test_a_hospital_comes_before_the_cage() -> None:
    safe = ("cards hinterland-2: hospital", "hinterland-2: steppe", "force hinterland-2: blue 1")
    lines = ("force provinces-1: blue 4", "things red: obsidian_cage", STRONG)
    table = defending(*lines, *safe).choose("pass", "count 9").dice(BLANK, *[SWORD] * 9).use("obsidian_cage")
    table.by(2, "use hospital").by(1, "count 0")
    assert (table.warbands("blue", "hinterland-2"), table.s.captives) == (3, {number("obsidian_cage"): (0, 0, 2)})


CAGED = ("things red: obsidian_cage", "captives obsidian_cage: chancellor 1 blue 2")


@law("relic.obsidian_cage", "7.3.2")
def test_any_number_of_the_caged_are_set_free_to_their_own_boards() -> None:
    table = acting(*CAGED).use("obsidian_cage", "count 0", "count 1")
    assert (table.warbands("blue"), table.s.captives) == (1, {number("obsidian_cage"): (1, 0, 1)})
    table = acting(*CAGED).use("obsidian_cage", "count 1", "count 2")
    assert (table.warbands("chancellor"), table.s.captives, table.can_use("obsidian_cage")) == (1, {}, False)


@law("relic.obsidian_cage")
def test_an_exile_who_became_a_citizen_gets_the_caged_back_as_purple() -> None:
    table = acting("things red: obsidian_cage", "captives obsidian_cage: blue 2", seats="chancellor red blue:citizen")
    purple = table.s.bank[0]
    table.use("obsidian_cage", "count 2")
    assert (table.warbands("blue"), table.s.bank[2], table.s.bank[0]) == (2, 14, purple - 2)


@law("relic.obsidian_cage", "card.fae_merchant")
def test_a_cage_that_goes_under_the_relic_deck_opens_before() -> None:
    table = acting(*CAGED, "advisers red: fae_merchant", "reliquary: - - - -", "relic deck: map")
    table.use("fae_merchant", "card obsidian_cage")
    assert (table.warbands("chancellor"), table.warbands("blue"), table.s.captives) == (1, 2, {})


@law("relic.obsidian_cage", "G.27")
def test_a_cage_that_changes_hands_stays_closed() -> None:
    lines = ("things blue: obsidian_cage", "captives obsidian_cage: chancellor 2", "pawn blue: provinces-1", STRONG)
    table = defending(*lines).choose("card obsidian_cage", "pass").dice(*[BLANK] * 3, *[SWORD] * 9)
    table.choose("count 9").by(2, "pass").by(1, "count 0")
    assert (table.relics("red"), table.s.captives) == (["obsidian_cage"], {number("obsidian_cage"): (2, 0, 0)})


# The Bandit Crown


@law("relic.bandit_crown", "7.6.5.a")
def test_who_wears_the_bandit_crown_puts_warbands_at_empty_sites() -> None:
    assert acting("things red: bandit_crown").offers("warbands provinces-1 1")
    assert not acting("things blue: bandit_crown").offers("warbands provinces-1 1")


@law("relic.bandit_crown", "7.6.5.c")
def test_a_ruled_site_has_a_bandit_more_for_the_crown() -> None:
    lines = ("things blue: bandit_crown", "board red: warbands 2 supply 7", "force provinces-1: blue 1")
    table = defending(*lines, "force hinterland-1: chancellor 1").dice(BLANK, SWORD, SWORD)
    assert table.choose("count 2").prompt == "sacrifice"  # two swords against one warband and one bandit


@law("relic.bandit_crown", "card.captains", "7.6.5.c")
def test_captains_lead_the_bandits_of_their_site() -> None:
    lines = ("cards hinterland-1: captains", "force hinterland-1: red 1", "pawn blue: hinterland-1", RIVER[1])
    table = acting(*lines, "things red: bandit_crown", "board red: favor 1 warbands 1 supply 7").use("captains")
    assert spelled(table) == ["count 0", "count 1", "count 2", "count 3"]


@law("relic.bandit_crown", "5.5.1.d")
def test_for_a_citizen_against_the_empire_bandits_have_his_own_colour() -> None:
    lines = ("things red: bandit_crown", "pawn red: cradle-1", "force cradle-1: chancellor 2", "pawn blue: cradle-2")
    table = acting(*lines, seats="chancellor red:citizen blue").act("campaign")
    assert spelled(table) == ["card grand_scepter", "pawn", "pass"]  # the empty sites are not the Chancellor's any more


@law("relic.bandit_crown", "6.6.3")
def test_an_imperial_crown_rules_for_the_whole_empire() -> None:
    table = acting("things red: bandit_crown", seats="chancellor red:citizen blue")
    assert [table.s.rules(seat, slot("provinces-1")) for seat in range(4)] == [True, True, False, False]
