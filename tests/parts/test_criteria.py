"""Criteria: one priority after another, and the reason of each choice."""

from __future__ import annotations

from lexludi.parts.criteria import ONLY, narrow

WARRIORS = {1: 3, 2: 5, 3: 5, 4: 0}
TOKENS = {1: 9, 2: 1, 3: 2, 4: 9}


def test_the_first_criterion_that_leaves_one_decides() -> None:
    left, decided, tied = narrow((1, 2, 3, 4), (("warriors", WARRIORS.__getitem__), ("tokens", TOKENS.__getitem__)))
    assert (left, decided, tied) == ([3], "tokens", ["warriors"])


def test_a_later_criterion_cannot_bring_anybody_back() -> None:
    left, _, _ = narrow((1, 2), (("warriors", WARRIORS.__getitem__), ("tokens", TOKENS.__getitem__)))
    assert left == [2]


def test_where_nothing_decides_all_equals_are_left_in_their_order() -> None:
    assert narrow((3, 2), (("warriors", WARRIORS.__getitem__),)) == ([3, 2], "", ["warriors"])


def test_a_single_candidate_needs_no_criterion() -> None:
    assert narrow((4,), (("warriors", WARRIORS.__getitem__),)) == ([4], ONLY, [])
    assert narrow((), ()) == ([], ONLY, [])
