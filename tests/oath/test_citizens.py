"""Law 6.6 to 6.8: citizenship and exile."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import RELIQUARY
from lexludi.law import cites
from tests.oath.table import Table, lay, number

law = cites("oath")
HEAD = "active: chancellor act acting\nround: 3\nboard chancellor: favor 9 secrets 2 warbands 3 supply 7\n"
NEXT = "next: act 0; rest 0; turn 1; turn 2; end_round"


def chancellor(*lines: str, seats: str = "chancellor red blue") -> Table:
    """The Chancellor about to act in the Cradle."""
    return lay(f"seats: {seats}\n" + HEAD + "\n".join([*lines, NEXT]))


def offering(*lines: str) -> Table:
    return chancellor("reliquary: map whistle cracked_horn brass_horse", *lines).act("citizenship", "whom 1", "space 1")


@law("6.6.1.a", "2.4.2.b", "2.4.2.c")
def test_only_who_holds_the_scepter_offers_citizenship() -> None:
    assert chancellor().can("citizenship")
    assert not chancellor("things chancellor:", "things blue: grand_scepter").can("citizenship")
    assert not chancellor("flags: fresh-scepter").can("citizenship")


@law("6.6.1.a")
def test_an_exile_with_the_scepter_may_become_a_citizen_by_himself() -> None:
    table = lay("seats: chancellor red\nactive: red act acting\nthings chancellor:\nthings red: grand_scepter\n"
                "next: act 1; rest 1; end_round")  # fmt: skip
    table.act("citizenship", "space 0")
    assert (table.s.citizen[1], len(table.relics("red"))) == (True, 2)


@law("6.6.1.b", "2.3.a")
def test_an_offer_has_one_relic_of_the_reliquary_and_whatever_else_is_agreed() -> None:
    table = offering("things red: darkest_secret", "board red: favor 1 supply 7")
    table.choose("give 0 2", "give 1 1", "want 2 215", "yes")
    assert (table.asked, table.prompt) == (1, "accept-citizenship")
    table.by(1, "yes")
    assert (table.relics("red"), table.favor("red"), table.secrets("red"), table.s.holder[0]) == (["whistle"], 3, 1, 0)


@law("2.3.c", "6.6.2.g", "7.1.1.c")
def test_a_relic_that_leaves_the_reliquary_uncovers_a_modifier() -> None:
    table = offering().choose("yes").by(1, "yes")
    assert table.s.reliquary[1] == -1
    assert table.s.up >> RELIQUARY + 1 & 1


@law("6.6.1.a", "9.6", "7.6.3.b")
def test_a_refused_offer_changes_nothing_and_is_not_repeated_this_turn() -> None:
    table = offering().choose("give 0 3", "yes").by(1, "pass")
    assert (table.favor("chancellor"), table.s.citizen[1]) == (9, False)
    table.act("citizenship")
    assert table.prompt == "reliquary"  # blue alone is left


@law("6.6.2.a", "6.6.2.b", "6.6.2.f")
def test_a_new_citizens_warbands_turn_purple_and_his_supply_is_full() -> None:
    table = offering("force provinces-1: red 2", "board red: warbands 3 supply 2").choose("yes").by(1, "yes")
    assert (table.s.citizen[1], table.warbands("red"), table.s.bank[1]) == (True, 3, 14)
    assert (table.warbands("chancellor", "provinces-1"), table.warbands("red", "provinces-1")) == (2, 0)
    assert (table.s.bank[0], table.supply("red")) == (16, 7)


@law("6.6.2.b")
def test_where_purple_warbands_run_short_the_new_citizen_says_where_they_go() -> None:
    table = offering("force cradle-1: chancellor 20", "force provinces-1: red 2", "board red: warbands 3 supply 2")
    table.choose("yes").by(1, "yes")
    assert (table.asked, table.prompt) == (1, "recolour")
    table.by(1, "count 0")
    assert (table.warbands("red"), table.warbands("chancellor", "provinces-1"), table.s.bank[1]) == (1, 0, 14)


@law("6.6.2.c", "6.6.2.d")
def test_a_new_citizen_discards_his_vision_and_is_no_usurper() -> None:
    table = offering("vision red: faith", "title: red usurper", "force provinces-1: red 1", "pawn red: provinces-1")
    table.choose("yes").by(1, "yes")
    assert (table.s.vision[1], table.discards(2), table.s.usurper) == (-1, ["faith"], False)


@law("6.6.2.e")
def test_who_becomes_a_citizen_in_his_own_turn_ends_his_act_phase() -> None:
    table = lay("seats: chancellor red blue\nactive: red act acting\nthings chancellor:\nthings red: grand_scepter\n"
                "next: act 1; rest 1; turn 2; end_round")  # fmt: skip
    table.act("citizenship", "whom 1", "space 0")
    assert table.asked == 2


@law("6.6.1.c")
def test_who_accepts_learns_the_relic() -> None:
    table = offering()
    assert table.match.view(1)["reliquary"] == [-1] * 4
    table.choose("yes").by(1, "yes")
    assert table.match.view(2)["relics"][1] == [number("whistle")]


SUBJECTS = "chancellor red:citizen blue:citizen"


@law("6.7.a", "6.7.b", "6.7.c")
@pytest.mark.parametrize(
    ("lines", "price"),
    [
        (("title: blue", "oath: devotion"), 5),
        (("title: red", "oath: devotion"), 6),
        (("title: red", "oath: devotion", "things red: peoples_favor"), 7),
        (("title: chancellor",), 4),
        (("title: chancellor", "things chancellor: grand_scepter peoples_favor"), 3),
    ],
)
def test_the_price_of_an_exile_follows_title_and_banner(lines: tuple[str, ...], price: int) -> None:
    table = chancellor(*lines, seats=SUBJECTS).act("exile", "whom 1")
    assert (table.favor("chancellor"), table.favor("red")) == (9 - price, price)


@law("6.7.d", "6.7.e", "6.7.f")
def test_an_exiled_citizen_gets_warbands_of_his_own_and_full_supply() -> None:
    table = chancellor("board red: warbands 3 supply 1", seats=SUBJECTS).act("exile", "whom 1")
    assert (table.s.citizen[1], table.warbands("red"), table.s.bank[1], table.supply("red")) == (False, 3, 11, 7)
    assert table.s.bank[0] == 24 - 3


def leaving(*lines: str) -> Table:
    board = "board red: favor 5 secrets 1 turned 1 warbands 2 supply 3"
    return lay("\n".join(["seats: chancellor red:citizen blue", "active: red act acting", board, *lines,
                          "next: act 1; rest 1; turn 2; end_round"]))  # fmt: skip


@law("6.8.a", "6.8.c", "6.8.d")
def test_a_citizen_goes_into_exile_for_a_favor_a_warband_and_a_secret() -> None:
    table = leaving("cards cradle-1: elders", "secrets on: elders 1").act("self-exile")
    assert (table.favor("chancellor"), table.favor("red"), table.s.citizen[1]) == (5, 0, False)
    assert (table.warbands("red"), table.s.bank[1], table.supply("red"), table.asked) == (2, 12, 7, 2)


@law("6.8.b")
def test_who_holds_the_scepter_cannot_go_into_exile() -> None:
    table = leaving("things chancellor:", "things red: grand_scepter")
    assert (table.can("self-exile"), table.refuses("act self-exile")) == (False, "6.8.b")
    assert leaving("board blue: supply 7").can("self-exile")


@law("7.6.1")
def test_a_power_can_make_a_citizen_without_an_offer() -> None:
    table = lay("seats: chancellor red blue\nactive: red act acting\nfacedown red: long_lost_heir\n"
                "next: act 1; rest 1; turn 2; end_round")  # fmt: skip
    table.act("adviser", "play adviser", "yes")
    assert (table.s.citizen[1], table.asked, table.relics("red")) == (True, 2, [])
