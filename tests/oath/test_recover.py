"""Law 5.4: Recover."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.oath.table import Table, acting, spelled

law = cites("oath")
RELIC = "relics provinces-1: map"
DEAR = "banners: darkest_secret 9 peoples_favor 9"
"""Nobody can pay for the banners."""


def recovering(*lines: str) -> Table:
    return acting(*lines).act("recover")


@law("5.4.1.a", "5.4.2.a", "5.4.3", "2.4.1")
@pytest.mark.parametrize(
    ("site", "board", "left"),
    [
        ("mountain", "favor 2", (0, 0)),
        ("marshes", "secrets 1", (0, 0)),
        ("deep_woods", "secrets 3", (0, 1)),
        ("steppe", "favor 4", (1, 0)),
    ],
)
def test_a_relic_is_recovered_for_the_price_of_its_site(site: str, board: str, left: tuple[int, int]) -> None:
    table = recovering(
        f"provinces-1: {site}", RELIC, f"board red: {board} supply 7", "banners: darkest_secret 9 peoples_favor 9"
    )
    assert (table.relics("red"), table.supply("red"), (table.favor("red"), table.secrets("red"))) == (["map"], 6, left)


@law("5.4.2.a")
def test_favor_for_a_relic_goes_to_the_bank_that_the_site_names() -> None:
    table = recovering(
        "provinces-1: steppe", RELIC, "board red: favor 3 supply 7", "banners: darkest_secret 9 peoples_favor 9"
    )
    assert table.bank("nomad") == 6


@law("5.4.2.b", "5.4.4.a", "5.4.4.b")
def test_the_peoples_favor_costs_more_than_lies_on_it_and_its_favor_goes_round_the_banks() -> None:
    lines = (
        "banners: darkest_secret 9 peoples_favor 2 mob",
        "board red: favor 4 supply 7",
        "things blue: peoples_favor",
    )
    table = recovering(*lines)
    assert spelled(table) == ["count 3", "count 4"]
    table.choose("count 3", "suit nomad")
    assert (table.s.holder[1], table.s.tokens[1], table.s.mob, table.favor("red")) == (1, 3, False, 1)
    assert (table.bank("nomad"), table.bank("discord")) == (4, 4)


@law("5.4.2.c", "5.4.4.c")
def test_of_the_secrets_on_the_darkest_secret_one_is_taken_and_its_holder_gets_the_rest() -> None:
    table = recovering("things blue: darkest_secret", "banners: darkest_secret 3 peoples_favor 9",
                       "board red: secrets 5 supply 7", "pawn blue: provinces-1")  # fmt: skip
    table.choose("count 4")
    assert (table.s.tokens[0], table.secrets("red"), table.secrets("blue"), table.s.holder[0]) == (4, 2, 2, 1)


@law("5.4.1.b", "5.4.1.d")
def test_the_darkest_secret_is_safe_with_a_holder_whose_advisers_match_his_site() -> None:
    lines = [
        "things blue: darkest_secret",
        "board red: secrets 5 supply 7",
        "banners: darkest_secret 1 peoples_favor 9",
    ]
    assert not acting(*lines, "pawn blue: provinces-1", "advisers blue: tutor").can("recover")
    assert acting(*lines, "pawn blue: provinces-1", "facedown blue: tutor").can("recover")
    assert not acting(*lines, "pawn blue: cradle-1").can("recover")  # no card there has a suit


@law("5.4.1.c", "5.4.4.d")
def test_recovering_the_darkest_secret_from_oneself_brings_all_its_secrets_back() -> None:
    banner = ("things red: darkest_secret", "banners: darkest_secret 3 peoples_favor 9")
    table = recovering(*banner, "board red: secrets 4 supply 7", "pawn red: cradle-1")
    assert (table.secrets("red"), table.s.tokens[0]) == (3, 4)


@law("5.4.4.c")
def test_secrets_of_an_unowned_banner_go_to_the_shared_bank() -> None:
    table = recovering("board red: secrets 4 supply 7", "banners: darkest_secret 3 peoples_favor 9")
    assert (table.secrets("red"), table.s.tokens[0]) == (1, 4)


@law("2.3.d")
def test_relics_of_the_reliquary_cannot_be_recovered() -> None:
    assert not acting("pawn red: cradle-1", "banners: darkest_secret 9 peoples_favor 9").can("recover")


@law("5.4.2.a", "5.4.2.b", "5.4.2.c")
def test_whoever_recovers_is_told_what_relics_and_banners_cost() -> None:
    two = recovering("provinces-1: mountain", "relics provinces-1: map whistle",
                     "board red: favor 2 secrets 1 supply 7", "banners: darkest_secret 3 peoples_favor 4")  # fmt: skip
    assert two.says_why_not("card peoples_favor") == "Costs more favor than the 4 on the banner, and you have 2."
    assert two.says_why_not("card darkest_secret") == (
        "Costs more secrets than the 3 on the banner, and you have 1 faceup."
    )
    both = recovering("provinces-1: mountain", RELIC, "board red: favor 1 secrets 3 supply 7",
                      "banners: darkest_secret 1 peoples_favor 0")  # fmt: skip
    assert both.says_why_not("space 0") == "Costs 2 favor, and you have 1."
