"""Law 6.1 to 6.5: minor actions."""

from __future__ import annotations

from lexludi.games.oath.rules.events import Peeked
from lexludi.law import cites
from tests.oath.table import Table, acting, number

law = cites("oath")


@law("6.2", "7.1.1.a", "7.3.2")
def test_action_powers_are_used_by_who_rules_the_card_or_is_there() -> None:
    assert acting("cards provinces-1: elders").can_use("elders")
    assert acting("cards hinterland-1: elders", "force hinterland-1: red 1").can_use("elders")
    assert not acting("cards hinterland-1: elders").can_use("elders")
    assert acting("cards hinterland-1: elders").refuses("use elders") == "7.1.1.a"
    assert not acting("advisers blue: elders").can_use("elders")


@law("6.3")
def test_a_relic_at_ones_site_may_be_looked_at_and_stays_known() -> None:
    table = acting("relics provinces-1: map")
    assert table.match.view(1)["buried"][2] == [-1]
    table.choose("peek provinces-1 0")
    assert (table.match.view(1)["buried"][2], table.match.view(0)["buried"][2]) == ([number("map")], [-1])
    assert table.events(Peeked)[0].seen_by(0) == Peeked(1, (-1,))
    assert not table.offers("peek provinces-1 0")


@law("6.4", "2.4.2.c")
def test_who_holds_the_scepter_may_look_into_the_reliquary() -> None:
    table = acting("things red: grand_scepter", "things chancellor:").choose("peek 8 2")
    assert table.match.view(1)["reliquary"][2] == table.s.reliquary[2]
    assert table.match.view(0)["reliquary"][2] == -1
    assert not acting().offers("peek 8 2")


@law("6.5.a")
def test_all_warbands_of_ones_site_but_the_last_may_come_to_the_board() -> None:
    table = acting("force provinces-1: red 3")
    assert not table.offers("warbands provinces-1 -3")
    table.choose("warbands provinces-1 -2")
    assert (table.warbands("red"), table.warbands("red", "provinces-1")) == (5, 1)


@law("6.5.b")
def test_warbands_go_to_a_site_that_one_rules() -> None:
    table = acting("force provinces-1: red 1").choose("warbands provinces-1 3")
    assert (table.warbands("red"), table.warbands("red", "provinces-1")) == (0, 4)
    assert not acting().offers("warbands provinces-1 1")


def citizens(*lines: str) -> Table:
    return acting("force provinces-1: chancellor 3", *lines, seats="chancellor red:citizen blue:citizen")


@law("6.5.c")
def test_a_citizen_needs_the_chancellors_leave_to_take_warbands() -> None:
    table = citizens().choose("warbands provinces-1 -2").by(0, "yes")
    assert (table.warbands("red"), table.warbands("chancellor", "provinces-1")) == (5, 1)
    table = citizens().choose("warbands provinces-1 -2").by(0, "pass")
    assert (table.warbands("red"), table.offers("warbands provinces-1 -1")) == (3, False)
    assert citizens().choose("warbands provinces-1 2").asked == 1  # none to put them there


@law("6.5.d")
def test_imperial_players_at_one_site_share_warbands_if_both_agree() -> None:
    here = ("pawn blue: provinces-1", "board blue: warbands 2 supply 7")
    table = citizens(*here).choose("share 2 1").by(2, "yes")
    assert (table.warbands("red"), table.warbands("blue")) == (2, 3)
    table = citizens(*here).choose("share 2 -2").by(2, "yes")
    assert (table.warbands("red"), table.warbands("blue")) == (5, 0)
    table = citizens(*here).choose("share 2 -2").by(2, "pass")
    assert (table.warbands("blue"), table.offers("share 2 1")) == (2, False)


@law("6.6.3", "G.5", "G.6.a")
def test_every_imperial_player_rules_the_sites_with_purple_warbands() -> None:
    s = citizens().s
    assert [s.rules(seat, 2) for seat in range(3)] == [True, True, True]
    assert not s.enemies(0, 1)
    s = acting("force provinces-1: chancellor 3", seats="chancellor red:citizen blue").s
    assert (s.rules(2, 2), s.enemies(0, 2), s.enemies(1, 2)) == (False, True, True)


@law("G.6.b", "G.6.c", "G.12.a", "G.12.b", "G.12.c")
def test_exiles_and_bandits_are_everybodys_enemies_and_bandits_rule_what_is_left() -> None:
    s = acting("force cradle-1: red 1", "cards cradle-1: keep", "advisers blue: wolves").s
    assert s.enemies(1, 2)
    assert s.enemies(1, s.bandits)
    assert s.enemies(s.bandits, 0)
    assert (s.rulers(0), s.rulers(2), s.rulers(1)) == ([1], [s.bandits], [])
    assert (s.card_rulers(number("keep")), s.card_rulers(number("wolves"))) == ([1], [2])


@law("6.5.a", "6.5.b")
def test_warbands_go_to_and_fro_only_when_something_was_done_between() -> None:
    table = acting("force provinces-1: red 3").choose("warbands provinces-1 2")
    assert not table.offers("warbands provinces-1 -2")
    table.choose("act muster")
    assert table.offers("warbands provinces-1 -2")
