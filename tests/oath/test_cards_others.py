"""The cards of the other suits, edifices and relics that are declared so far, and the spaces of the Reliquary."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.oath.table import BLANK, RIVER, SKULL, SWORD, TWO_SHIELDS, Table, acting, attacking, dice, lay, number

law = cites("oath")


def chancellor(*lines: str) -> Table:
    """The Chancellor about to act in the Provinces."""
    head = ["seats: chancellor red", "active: chancellor act acting", "pawn chancellor: provinces-1",
            "cards provinces-1: taming_charm", "banks: arcane 3 order 3"]  # fmt: skip
    return lay("\n".join([*head, *lines, "next: act 0; rest 0; turn 1; end_round"]))


# Beast


def test_animal_playmates_muster_on_beasts_for_nothing() -> None:
    table = acting("advisers red: animal_playmates", "cards provinces-1: wolves", "board red: favor 1")
    assert table.act("muster").warbands("red") == 2
    assert not acting("advisers red: animal_playmates", "board red: favor 1", "facedown red: keep").can("muster")


def test_true_names_bar_plans_of_the_suits_of_ones_advisers() -> None:
    lines = ("force provinces-1: blue 1", "advisers blue: true_names pressgangs", "advisers red: longbows mercenaries")
    table = attacking(*lines).choose("count 0")
    assert (table.can_use("longbows"), table.can_use("mercenaries")) == (False, True)


def test_rangers_mind_no_skulls_and_strike_at_strong_defenses() -> None:
    held = "advisers red: rangers"
    weak = attacking(held).choose("count 1").dice(BLANK, SKULL).use("rangers", "count 0")
    assert (dice(weak), weak.warbands("red")) == ((1, 1), 3)
    strong = acting(*RIVER, held, "force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map")
    strong.act("campaign", "card map", "pass", "count 1").dice(*[TWO_SHIELDS] * 4, 0, 0, 0).use("rangers")
    assert dice(strong) == (3, 4)


def test_a_wild_cry_rouses_when_a_beast_is_played() -> None:
    lines = ("advisers red: wild_cry", "deck:", "board red: favor 1 warbands 1 supply 5")
    table = acting(*lines, "discards provinces: wolves").act("search").use("wild_cry", "play adviser")
    assert (table.warbands("red"), table.supply("red")) == (3, 4)
    table = acting(*lines, "discards provinces: longbows").act("search").use("wild_cry", "play adviser")
    assert (table.warbands("red"), table.supply("red")) == (1, 3)


# Edifices


def test_ramparts_add_a_die_to_every_site_of_their_ruler() -> None:
    lines = (
        "force provinces-1: blue 1",
        "cradle-2: marshes",
        "force cradle-2: blue 1",
        "cards cradle-2: sprawling_rampart",
    )
    assert dice(attacking(*lines, "dice: 4 4").choose("pass", "count 0")) == (0, 2)


def test_a_bandit_rampart_removes_two_dice() -> None:
    assert dice(attacking("cards provinces-1: bandit_rampart", "dice: 4 0").choose("count 3")) == (1, 1)


def test_a_hall_of_debate_protects_the_peoples_favor() -> None:
    here = ("force provinces-1: blue 1", "things blue: peoples_favor")
    table = acting(*RIVER, *here, "pawn blue: provinces-1", "cards hinterland-1: hall_of_debate").act("campaign")
    assert not table.offers("card peoples_favor")


def test_a_hall_of_mockery_makes_a_mob_of_the_people() -> None:
    table = acting("cards hinterland-1: hall_of_mockery", "board red: favor 3 supply 7")
    assert table.act("recover", "count 2", "suit order").s.mob


@pytest.mark.parametrize(("choice", "held"), [("yes", ["map"]), ("pass", [])])
def test_an_ancient_forge_makes_a_relic(choice: str, held: list[str]) -> None:
    table = acting("cards provinces-1: ancient_forge", "relic deck: whistle map").use("ancient_forge", choice)
    assert (table.relics("red"), len(table.s.relic_deck)) == (held, 2 - len(held))
    assert (table.favor("red"), table.secrets("red")) == (1, 1)


def test_a_broken_forge_is_mended() -> None:
    table = acting("cards provinces-1: broken_forge").use("broken_forge")
    assert (table.cards("provinces-1"), table.s.favor_on) == (["ancient_forge"], {number("ancient_forge"): 2})
    assert table.act("end").bank("nomad") == 5


# Relics


def test_a_map_is_worth_four_supply() -> None:
    table = acting("things red: map", "board red: supply 1").use("map")
    assert (table.supply("red"), table.relics("red"), table.s.relic_deck[0]) == (5, [], number("map"))


def test_an_oracular_pig_knows_the_next_cards() -> None:
    table = acting("things red: oracular_pig", "deck: keep tents longbows elders").use("oracular_pig")
    assert [table.s.knows(1, number(card)) for card in ("keep", "tents", "longbows", "elders")] == [
        False,
        True,
        True,
        True,
    ]
    assert (table.s.visions, table.can_use("oracular_pig")) == (0, False)


def test_a_cup_of_plenty_trades_for_nothing_where_one_is_known() -> None:
    table = acting("things red: cup_of_plenty", "advisers red: tutor").act("trade")
    assert table.use("cup_of_plenty", "trade taming_charm favor").supply("red") == 7
    assert (
        acting("things red: cup_of_plenty").act("trade").use("cup_of_plenty", "trade taming_charm favor").supply("red")
        == 6
    )


def test_a_cracked_horn_buries_what_is_discarded() -> None:
    table = acting("things red: cracked_horn", "deck: keep tents longbows elders").act("search").use("cracked_horn")
    table.choose("card tents", "card elders")
    assert (table.s.deck, table.discards(2)) == ([number("longbows"), number("elders"), number("keep")], [])


def test_a_ring_of_devotion_musters_more_and_places_nothing() -> None:
    table = acting("things red: ring_of_devotion", "force provinces-1: red 1")
    assert not table.offers("warbands provinces-1 1")
    assert table.act("muster").warbands("red") == 7


def test_a_circlet_of_command_guards_all_but_itself() -> None:
    here = ("force provinces-1: blue 1", "things blue: circlet_of_command map")
    table = acting(*RIVER, *here, "pawn blue: provinces-1").act("campaign")
    assert (table.offers("card map"), table.offers("card circlet_of_command")) == (False, True)
    table.choose("pawn", "pass").dice(*[TWO_SHIELDS] * 4).choose("count 0")
    assert dice(table) == (0, 4)


def test_a_dragonskin_drum_calls_a_warband_after_every_journey() -> None:
    assert acting("things red: dragonskin_drum").act("travel", "at cradle-1").warbands("red") == 4


def test_a_book_of_records_brings_secrets_for_favor() -> None:
    table = acting("things red: book_of_records", "discards provinces: longbows", "deck:").act(
        "search", "play provinces-1"
    )
    assert (table.favor("red"), table.secrets("red")) == (3, 3)


def test_a_cursed_cauldron_raises_the_fallen() -> None:
    lines = ("force provinces-1: blue 4", "things red: cursed_cauldron", "board red: warbands 6 supply 7")
    table = attacking(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("cursed_cauldron", "count 0")
    assert table.warbands("red") == 8


def test_sticky_fire_kills_the_survivors_for_a_favor() -> None:
    lines = ("force provinces-1: blue 4", "things red: sticky_fire", "board red: favor 1 warbands 6 supply 7")
    table = attacking(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("sticky_fire", "count 0", "yes")
    assert (table.favor("blue"), table.favor("red")) == (1, 0)


# The Reliquary


@law("7.1.1.c")
def test_a_brutal_chancellor_leaves_nobody_alive() -> None:
    table = chancellor("reliquary: - map whistle cracked_horn", "force provinces-1: red 4", "pawn red: cradle-1",
                       "board chancellor: warbands 9 supply 7")  # fmt: skip
    table.act("campaign").dice(BLANK, *[SWORD] * 9).choose("count 9", "count 0")
    assert table.s.bank[1] == 14


def test_a_decadent_chancellor_comes_home_for_nothing_and_goes_far_for_more() -> None:
    open_space = ("reliquary: map - whistle cracked_horn", "board chancellor: supply 7")
    assert chancellor(*open_space).act("travel", "at cradle-1").supply("chancellor") == 7
    assert chancellor(*open_space).act("travel", "at hinterland-1").supply("chancellor") == 4


def test_a_careless_chancellor_gets_more_favor_and_fewer_secrets() -> None:
    lines = (
        "reliquary: map whistle - cracked_horn",
        "board chancellor: favor 2 secrets 1 supply 7",
        "advisers chancellor: tutor",
    )
    assert chancellor(*lines).act("trade", "trade taming_charm favor").favor("chancellor") == 5
    table = chancellor(*lines).act("trade", "trade taming_charm secrets")
    assert (table.favor("chancellor"), table.secrets("chancellor")) == (1, 1)


def test_a_greedy_chancellor_draws_two_more_where_it_is_cheap() -> None:
    lines = (
        "reliquary: map whistle cracked_horn -",
        "board chancellor: supply 7",
        "deck: keep tents longbows elders wolves",
    )
    assert len(chancellor(*lines).act("search").s.drawn[0]) == 5
    assert not chancellor(*lines, "visions: 1").can("search")
