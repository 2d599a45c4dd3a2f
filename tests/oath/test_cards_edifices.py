"""Edifices and their ruins (Law 2.9), each by what it does and when."""

from __future__ import annotations

import pytest

from lexludi import Pass
from lexludi.games.oath.rules.box.codes import BEAST, PROVINCES
from lexludi.games.oath.rules.box.printed import NAMES, SUIT
from lexludi.games.oath.rules.options import Pile, Play
from lexludi.law import cites
from lexludi.parts.options import Card, Count, Whom
from tests.oath.table import (
    RIVER,
    Table,
    acting,
    attacking,
    dice,
    lay,
    number,
)

law = cites("oath")


@law("edifice.sprawling_rampart")
def test_ramparts_add_a_die_to_every_site_of_their_ruler() -> None:
    lines = (
        "force provinces-1: blue 1",
        "cradle-2: marshes",
        "force cradle-2: blue 1",
        "cards cradle-2: sprawling_rampart",
    )
    assert dice(attacking(*lines, "dice: 4 4").choose("pass", "count 0")) == (0, 2)


@law("edifice.bandit_rampart")
def test_a_bandit_rampart_removes_two_dice() -> None:
    assert dice(attacking("cards provinces-1: bandit_rampart", "dice: 4 0").choose("count 3")) == (1, 1)


@law("edifice.hall_of_debate")
def test_a_hall_of_debate_protects_the_peoples_favor() -> None:
    here = ("force provinces-1: blue 1", "things blue: peoples_favor")
    table = acting(*RIVER, *here, "pawn blue: provinces-1", "cards hinterland-1: hall_of_debate").act("campaign")
    assert not table.offers("card peoples_favor")


@law("edifice.hall_of_mockery")
def test_a_hall_of_mockery_makes_a_mob_of_the_people() -> None:
    table = acting("cards hinterland-1: hall_of_mockery", "board red: favor 3 supply 7")
    assert table.act("recover", "count 2", "suit order").s.mob


@law("edifice.ancient_forge")
@pytest.mark.parametrize(("choice", "held"), [("yes", ["map"]), ("pass", [])])
def test_an_ancient_forge_makes_a_relic(choice: str, held: list[str]) -> None:
    table = acting("cards provinces-1: ancient_forge", "relic deck: whistle map").use("ancient_forge", choice)
    assert (table.relics("red"), len(table.s.relic_deck)) == (held, 2 - len(held))
    assert (table.favor("red"), table.secrets("red")) == (1, 1)


@law("edifice.broken_forge")
def test_a_broken_forge_is_mended() -> None:
    table = acting("cards provinces-1: broken_forge").use("broken_forge")
    assert (table.cards("provinces-1"), table.s.favor_on) == (["ancient_forge"], {number("ancient_forge"): 2})
    assert table.act("end").bank("nomad") == 5


@law("edifice.festival_district", "7.6.3.a")
def test_festival_district_is_a_binding_exchange_with_anybody() -> None:
    table = acting("cards provinces-1: festival_district", "pawn blue: hinterland-1", "board blue: favor 2")
    table.use("festival_district", Whom(2))
    assert table.match.ask.prompt == "deal"
    assert not acting("cards hinterland-1: festival_district").can_use("festival_district")


@law("edifice.festival_district", "5.1.4.II.a", "7.6.4.a")
def test_adviser_limits_hold_in_the_festival_district() -> None:
    lines = ("cards provinces-1: festival_district", "advisers red: elders", "advisers blue: tutor longbows wolves")
    table = acting(*lines).use("festival_district", Whom(2), f"give 3 {number('elders')}")
    assert not table.offers("yes")  # blue would have four
    assert table.choose(f"want 3 {number('wolves')}").offers("yes")


def regime(roll: int, *lines: str, seats: str = "chancellor red blue:citizen") -> Table:
    head = (
        f"seats: {seats}",
        "round: 6",
        "cards provinces-1: squalid_district",
        *lines,
        f"dice: {roll - 1}",
        "next: end_round",
    )
    return lay("\n".join(head))


@law("edifice.squalid_district", "3.3.c")
def test_squalid_district_nudges_the_end_die() -> None:
    table = regime(4, "force provinces-1: chancellor 1")
    assert (table.match.ask.seat, table.match.ask.options) == (0, [Count(3), Count(4), Count(5)])
    table.match.choose(Count(5))
    assert table.won == ("chancellor", "regime")


@law("edifice.squalid_district", "3.3.c")
def test_the_exile_who_rules_it_may_and_bandits_may_not() -> None:
    table = regime(5, "force provinces-1: red 1", "force cradle-1: chancellor 3")
    assert table.match.ask.seat == 1
    table.match.choose(Count(4))
    assert table.s.winner == -1
    assert regime(4).match.ask.prompt != "nudge"


@law("edifice.great_spire", "7.4")
def test_great_spire_exchanges_drawn_denizens_for_dispossessed_ones() -> None:
    table = acting(
        "cards provinces-1: great_spire",
        "discards provinces: longbows garrison conquest",
        "dispossessed: insomnia outriders",
    )
    table.act("search").use("great_spire")
    table.choose(Pile(PROVINCES))
    assert table.options == [Card(number("garrison")), Card(number("longbows")), Pass()]
    table.choose(Card(number("longbows")), Pass())
    assert len(table.s.drawn[1]) == 3
    assert number("longbows") in table.s.dispossessed
    assert {NAMES[card] for card in table.s.drawn[1]} & {"insomnia", "outriders"}


@law("edifice.fallen_spire", "7.3.2")
def test_fallen_spire_exchanges_the_top_of_the_discard_pile_unseen() -> None:
    lines = ("cards provinces-1: fallen_spire", "discards provinces: elders conquest longbows garrison")
    table = acting(*lines, "dispossessed: insomnia outriders")
    table.use("fallen_spire", Count(2))
    assert table.secrets("red") == 0
    assert table.discards(PROVINCES)[:2] == ["elders", "conquest"]
    assert set(table.discards(PROVINCES)[2:]) == {"insomnia", "outriders"}
    assert [NAMES[card] for card in table.s.dispossessed] == sorted(["longbows", "garrison"], key=number)
    assert not acting(*lines).can_use("fallen_spire")


@law("edifice.ruined_temple", "7.1.4")
def test_ruined_temple_keeps_beasts_of_others_away() -> None:
    lines = ("cards hinterland-1: ruined_temple", "facedown red: wolves")
    assert SUIT[number("wolves")] == BEAST
    for force, free in (("red 1", True), ("blue 1", False), ("", False)):
        table = acting(*lines, f"force hinterland-1: {force}")
        table.act("adviser")
        faceup = [Play(n) for n in range(9)]
        assert any(way in table.options for way in faceup) == free
