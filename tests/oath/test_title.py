"""Law 2.11: the title of Oathkeeper."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledDefense
from lexludi.law import cites
from tests.oath.table import SHIELD, Table, acting, lay

law = cites("oath")


@law("2.11.a", "2.11.b", "2.11.i")
def test_whoever_rules_most_sites_takes_the_title_on_its_side_of_oathkeeper() -> None:
    table = acting("title: blue usurper", "force provinces-1: red 2", "force hinterland-1: red 1", "flags: unsettled")
    table.choose("warbands provinces-1 -1")
    assert (table.oathkeeper, table.s.usurper) == ("red", False)


@law("2.11.g")
def test_a_holder_who_is_tied_keeps_the_title() -> None:
    table = acting("force provinces-1: red 2", "force cradle-1: chancellor 1", "flags: unsettled")
    assert table.choose("warbands provinces-1 -1").oathkeeper == "chancellor"


@law("2.11.h")
def test_a_holder_who_is_beaten_by_several_chooses_among_them() -> None:
    table = acting("force provinces-1: red 2", "force hinterland-1: blue 1", "flags: unsettled")
    assert (table.asked, table.prompt) == (0, "title")
    assert table.by(0, "whom 2").oathkeeper == "blue"


@law("2.11.c", "2.11.e")
@pytest.mark.parametrize(("oath", "banner"), [("the_people", "peoples_favor"), ("devotion", "darkest_secret")])
def test_the_title_follows_the_banner_of_its_oath(oath: str, banner: str) -> None:
    held = (f"things chancellor: grand_scepter {banner}", "cards cradle-1: longbows")
    table = acting(f"oath: {oath}", "board red: favor 3 secrets 3 supply 7", *held)
    table.act("recover", f"card {banner}")
    table.choose(*(["count 2", "suit order"] if oath == "the_people" else ["count 2"]))
    assert table.oathkeeper == "red"


@law("2.11.d", "2.3.e")
def test_relics_and_banners_count_for_protection_but_not_those_of_the_reliquary() -> None:
    table = acting("oath: protection", "things red: map", "board red: favor 3 supply 7")
    table.act("recover", "count 2", "suit order")
    assert table.oathkeeper == "red"  # two against one, whatever lies in the Reliquary


def attacked(title: str, *lines: str) -> Table:
    """Red attacks the Chancellor, alone in the Cradle, for one site."""
    head = ["pawn red: cradle-1", "pawn chancellor: hinterland-1", "force cradle-1: chancellor 1", f"title: {title}"]
    head.append("pawn blue: hinterland-1")
    table = acting(*head, "board red: warbands 1 supply 7", *lines)
    return table.act("campaign")


@law("2.11.k")
@pytest.mark.parametrize(("title", "dice"), [("blue", 1), ("chancellor", 2)])
def test_the_title_adds_a_die_to_the_defense_of_its_holder(title: str, dice: int) -> None:
    table = attacked(title)
    table.dice(*[SHIELD] * dice).choose("count 0")
    assert len(table.events(RolledDefense)[0].dice) == dice


@law("2.11.l")
def test_under_supremacy_citizens_share_the_die_of_the_chancellors_title() -> None:
    lines = ["seats: chancellor red blue:citizen", "active: red act acting", "pawn red: hinterland-1",
             "pawn blue: hinterland-1", "pawn chancellor: cradle-1", "board red: warbands 1 supply 7",
             "force cradle-1: chancellor 1", "next: act 1; rest 1; turn 2; end_round"]  # fmt: skip
    table = lay("\n".join(lines)).act("campaign", "whom 2", "pass")
    table.dice(*[SHIELD] * 3).choose("count 0")
    assert len(table.events(RolledDefense)[0].dice) == 3  # two for the pawn, one for the title


@law("2.11.f")
def test_an_exile_who_holds_the_title_turns_it_to_usurper_in_the_wake_phase() -> None:
    table = lay("seats: chancellor red\nround: 2\ntitle: red\nforce provinces-1: red 1\nnext: turn 1; end_round")
    assert (table.prompt, table.s.usurper) == ("act", True)
