"""Law 4: rounds, Wake, Act and Rest."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RoundBegan, TurnBegan
from lexludi.law import cites
from tests.oath.table import Table, acting, lay, spelled

law = cites("oath")


def waking(*lines: str) -> Table:
    banks = [] if any(line.startswith("banks") for line in lines) else ["banks: discord 3 arcane 1 order 1 hearth 3"]
    return lay("\n".join(["seats: chancellor red blue", "round: 3", *banks, *lines, "next: turn 1; turn 2; end_round"]))


@law("4.0.a", "4.0.c")
def test_everybody_has_a_turn_in_each_round_from_the_chancellor_on() -> None:
    table = lay("seats: chancellor red blue\nround: 0\nnext: round")
    for seat in (0, 1, 2, 0):
        table.by(seat, "act end")
    assert [event.seat for event in table.events(TurnBegan)] == [0, 1, 2, 0, 1]
    assert [event.number for event in table.events(RoundBegan)] == [1, 2]


@law("4.0.b", "4.1", "4.3")
def test_a_turn_is_wake_act_and_rest() -> None:
    table = Table.watch("seats: chancellor red\nround: 1\nnext: turn 1; end_round")
    table.choose("act end")
    assert table.course[:5] == ["turn", "wake", "act", "?act", "rest"]


@law("4.1.1", "4.1.1.I.a", "4.1.1.I.c")
def test_the_holder_of_the_peoples_favor_adds_a_favor_or_returns_one_to_the_poorest_bank() -> None:
    lines = ("things red: peoples_favor", "banners: darkest_secret 1 peoples_favor 3", "board red: favor 1 supply 7")
    table = waking(*lines).choose("yes")
    assert (table.s.tokens[1], table.favor("red")) == (4, 0)
    banks = "banks: discord 3 arcane 1 order 1 hearth 3 beast 2 nomad 2"
    table = waking(*lines, banks).choose("pass")
    assert spelled(table) == ["suit arcane", "suit order"]
    table.choose("suit order")
    assert (table.s.tokens[1], table.bank("order")) == (2, 2)


@law("4.1.1.I.b")
def test_the_last_favor_stays_on_the_banner() -> None:
    held = "things red: peoples_favor"
    table = waking(held, "board red: favor 1 supply 7")
    assert (table.prompt, table.s.tokens[1], table.favor("red")) == ("act", 2, 0)
    table = waking(held, "board red: supply 7")
    assert (table.prompt, table.s.tokens[1]) == ("act", 1)


@law("4.1.1.II")
def test_a_mob_is_tended_twice() -> None:
    table = waking(
        "things red: peoples_favor", "banners: darkest_secret 1 peoples_favor 3 mob", "board red: favor 2 supply 7"
    )
    table.choose("yes", "pass", "suit beast")
    assert (table.s.tokens[1], table.favor("red"), table.bank("beast")) == (3, 1, 1)


@law("4.1.1.III")
def test_six_favor_make_a_mob() -> None:
    lines = ("things red: peoples_favor", "banners: darkest_secret 1 peoples_favor 5", "board red: favor 2 supply 7")
    assert waking(*lines).choose("yes").s.mob
    assert not waking(*lines).choose("pass", "suit beast").s.mob


@law("4.1.4", "7.3.1")
@pytest.mark.parametrize(
    ("site", "tokens", "choice"),
    [
        ("mine", "favor 3", "give 0 1"),
        ("salt_flats", "secrets 1", "give 1 1"),
        ("drowned_city", "secrets 3", "give 1 1"),
    ],
)
def test_something_may_be_picked_up_at_a_site_of_opportunity(site: str, tokens: str, choice: str) -> None:
    table = waking(
        f"provinces-1: {site}",
        f"tokens provinces-1: {tokens}",
        "provinces-3: river",
        "pawn red: provinces-1",
        "board red: supply 7",
    )
    assert table.prompt == "pick-up"
    assert table.offers("pass")
    table.choose(choice)
    assert table.favor("red") + table.secrets("red") == 1


@law("4.2.a", "4.2.b")
def test_actions_are_taken_one_after_another_until_the_player_ends_the_phase() -> None:
    table = acting("cards provinces-1: taming_charm elders")
    table.act("muster", "muster elders").act("muster")
    assert (table.warbands("red"), table.supply("red"), table.prompt) == (7, 5, "act")
    assert table.act("end").asked == 2


@law("4.2.c")
def test_an_action_spends_its_supply() -> None:
    assert acting().act("muster").supply("red") == 6
    assert not acting("board red: favor 1").can("muster")


@law("4.3.1", "4.3.2.a", "4.3.2.b")
def test_tokens_on_cards_come_back_and_secrets_turn_up() -> None:
    table = acting("board red: favor 1 secrets 1 turned 2 supply 5", "cards provinces-1: taming_charm elders",
                   "favor on: elders 2", "secrets on: taming_charm 1")  # fmt: skip
    table.act("end")
    assert (table.bank("nomad"), table.secrets("red"), table.s.turned[1]) == (5, 4, 0)
    assert (table.s.favor_on, table.s.secrets_on) == ({}, {})


@law("4.3.3.a", "4.3.4.a", "4.3.4.b")
@pytest.mark.parametrize(
    ("warbands", "left", "supply"), [(5, 0, 6), (6, 0, 5), (10, 0, 5), (11, 0, 4), (5, 1, 7), (5, 3, 7)]
)
def test_an_exile_refreshes_by_the_warbands_in_his_bank(warbands: int, left: int, supply: int) -> None:
    board = f"board red: warbands {warbands}" + (f" supply {left}" if left else "")
    assert acting(board).act("end").supply("red") == supply


@law("4.3.3.a")
@pytest.mark.parametrize(("bank", "supply"), [(18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3)])
def test_the_chancellor_refreshes_by_a_track_of_his_own(bank: int, supply: int) -> None:
    table = lay(f"seats: chancellor red\nboard chancellor: warbands {24 - bank}\nnext: rest 0; turn 1; end_round")
    assert table.supply("chancellor") == supply


@law("4.3.3.b")
def test_a_citizen_refreshes_as_the_chancellor_has_it() -> None:
    table = lay(
        "seats: chancellor red:citizen blue\nboard chancellor: supply 3\nboard red: supply 2\nnext: rest 1; turn 2"
    )
    assert table.supply("red") == 5


@law("4.3.5", "7.3.4")
def test_rest_powers_may_be_used_once_each() -> None:
    table = acting("advisers red: insomnia vow_of_obedience").act("end")
    assert table.prompt == "rest"
    table.use("insomnia")
    assert not table.can_use("insomnia")
    table.use("vow_of_obedience", "suit beast")
    assert (table.secrets("red"), table.favor("red"), table.asked) == (3, 4, 2)
