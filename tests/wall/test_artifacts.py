"""Artifacts: what each is worth at the end."""

from __future__ import annotations

from lexludi.games.wall.rules.box.printed import ARTIFACTS
from lexludi.games.wall.rules.ending import final_honor
from lexludi.law import cites
from tests.wall.table import lay

law = cites("wall")


def scored(artifact: str, *lines: str) -> list[int]:
    """What that artifact adds to everybody's honor."""
    bare = lay(*lines, "honor: 50 50 50", then="autumn_ends").s
    found = lay(*lines, "honor: 50 50 50", f"artifacts: {artifact}", then="autumn_ends").s
    assert found.artifacts == [next(n for n, card in enumerate(ARTIFACTS) if card.id == artifact)]
    return [more - less for more, less in zip(final_honor(found), final_honor(bare), strict=True)]


@law("artifact.seal_of_counsel", "end.score.3")
def test_the_seal_counts_supporting_advisors() -> None:
    assert scored("seal_of_counsel", "support dragon: fixer spy", "advisors snake: looter") == [16, 0, 0]


@law("artifact.ledger_of_overseers")
def test_the_ledger_counts_levels_of_overseers() -> None:
    assert scored("ledger_of_overseers", "overseers snake: quarry 2 spearman; temple 1 archer") == [0, 9, 0]


@law("artifact.bell_of_wounds")
def test_the_bell_counts_wounds_dealt_in_the_whole_game() -> None:
    assert scored("bell_of_wounds", "wounds: 7 0 120") == [7, 0, 120]


@law("artifact.golden_balance")
def test_the_balance_gives_prizes_for_gold_ties_by_tea_order() -> None:
    tea = "tea: snake dragon monkey"
    assert scored("golden_balance", tea, "goods dragon: gold 2", "goods snake: gold 2") == [12, 21, 0]
    assert scored("golden_balance", tea, "goods dragon: gold 3", "goods snake: gold 2", "goods monkey: gold 1") == [
        21,
        12,
        5,
    ]


@law("artifact.drum_of_victory")
def test_the_drum_counts_claimed_hordes_with_shame_or_without() -> None:
    assert scored("drum_of_victory", "claimed dragon: bandits/left 0; thugs/left 1", "shame: bank 29") == [10, 0, 0]


@law("artifact.roll_of_clerks")
def test_the_roll_counts_clerks_in_locations() -> None:
    assert scored("roll_of_clerks", "at quarry: dragon 2", "at academy: dragon 1 snake 1") == [12, 4, 0]


@law("artifact.banner_of_the_living")
def test_the_banner_counts_soldiers_who_wait_or_guard() -> None:
    at = (
        "wall: left 1",
        "firing left: dragon 1",
        "staged right dragon: spearman 2",
        "hordes left: thugs/left dragon . . . .",
    )
    assert scored("banner_of_the_living", *at) == [9, 0, 0]


@law("artifact.unstained_sword")
def test_the_sword_loses_by_shame_down_to_nothing() -> None:
    at = ("shamed dragon: spearman 1", "claimed dragon: bandits/left 2", "shamed snake: spearman 5", "shame: bank 22")
    assert scored("unstained_sword", *at) == [24 - 18, 0, 24]


@law("artifact.scroll_case")
def test_the_scroll_case_counts_tactics_in_hand() -> None:
    assert scored("scroll_case", "tactics monkey: bribe retreat overtime") == [0, 0, 15]


@law("artifact.ancestral_stone")
def test_the_stone_counts_guarded_levels_up_to_a_limit() -> None:
    walls = "wall: left 3 middle 3 right 3"
    guards = ("firing left: dragon 1 snake 1", "firing middle: dragon 1", "firing right: dragon 1")
    assert scored("ancestral_stone", walls, *guards) == [24, 9, 0]
