"""Law 9 and the glossary: what words mean wherever they stand."""

from __future__ import annotations

from lexludi.games.oath.rules.actions.search import Search, draw
from lexludi.games.oath.rules.actions.taking import take
from lexludi.law import cites
from tests.oath.table import acting, number, spelled

law = cites("oath")


@law("G.10.a", "G.10.b")
def test_a_card_is_discarded_by_its_own_region() -> None:
    table = acting("cards cradle-1: longbows", "cards hinterland-1: elders")
    table.s.discard(1, number("longbows"))
    table.s.discard(1, number("elders"))
    table.s.discard(1, number("taming_charm"))
    assert [table.discards(region) for region in range(3)] == [["elders"], ["longbows"], ["taming_charm"]]


@law("G.10.c", "G.10.d")
def test_what_lies_on_a_discarded_card_goes_to_its_bank_and_to_who_discards_it() -> None:
    table = acting("cards provinces-1: elders", "favor on: elders 2", "secrets on: elders 1")
    table.s.discard(1, number("elders"))
    assert (table.bank("nomad"), table.s.turned[1], table.s.favor_on, table.s.secrets_on) == (5, 1, {}, {})


@law("G.16", "G.29", "7.2.1.a")
def test_playing_obeys_limits_and_restrictions() -> None:
    table = acting("discards provinces: keep", "deck:", "cards provinces-1: taming_charm elders").act("search")
    assert spelled(table) == ["play facedown", "play discard"]


@law("G.27")
def test_taking_moves_favor_and_relics_to_the_taker() -> None:
    table = acting("board blue: favor 1 supply 7", "things blue: map")
    assert table.s.take_favor(1, 2, 2) == 1
    assert list(take(table.s, 1, [number("map")])) == []
    assert (table.favor("red"), table.relics("red"), table.relics("blue")) == (4, ["map"], [])


@law("9.3.b", "2.2.1.a")
def test_boards_hold_any_number_of_things() -> None:
    table = acting("board red: favor 15 secrets 30 warbands 14 supply 7", "banks:")
    assert (table.favor("red"), table.secrets("red"), table.warbands("red")) == (15, 30, 14)


@law("9.4.d")
def test_counts_and_backs_are_public_and_the_size_of_the_world_deck_is_not() -> None:
    view = acting("discards cradle: keep faith", "facedown red: conquest longbows", "deck: tents rebellion").match.view(
        0
    )
    assert (view["discards"][0], view["facedown"][1], view["deck_top"]) == ([-1, -2], [-2, -1], -2)
    assert "deck" not in view


@law("5.1.2.d")
def test_a_vision_drawn_by_a_power_moves_the_marker_too() -> None:
    table = acting("deck: tents faith")
    draw(table.s, Search(1))
    assert table.s.visions == 1


@law("5.5.2.j")
def test_campaign_powers_of_allies_are_active() -> None:
    river = ("provinces-1: river", "pawn blue: provinces-1", "force provinces-1: chancellor 1")
    plans = ("advisers chancellor: true_names pressgangs", "advisers red: longbows mercenaries")
    lines = (*river, "pawn chancellor: cradle-1", *plans)
    table = acting(*lines, seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 0")
    assert (table.can_use("longbows"), table.can_use("mercenaries")) == (False, True)


@law("7.1.1.b")
def test_each_site_says_how_its_power_is_used() -> None:
    assert acting("provinces-1: the_tribunal").can_use("the_tribunal")
    assert acting("provinces-1: river", "force provinces-1: red 1").act("muster").warbands("red") == 6


def test_spell_breakers_forbid_turning_secrets_down() -> None:
    lines = ("provinces-1: buried_giant", "provinces-2: marshes", "cards hinterland-1: spell_breaker")
    assert acting(*lines).act("travel").prompt == "travel"
    assert acting(*lines, "force hinterland-1: red 1").act("travel").prompt == "modifier"


def test_warbands_on_cards_are_counted_and_written() -> None:
    table = acting("things red: obsidian_cage", "captives obsidian_cage: blue 2")
    assert (table.s.captives, table.s.bank[2]) == ({number("obsidian_cage"): (0, 0, 2)}, 12)
    assert "captives obsidian_cage: blue 2" in table.match.position()
