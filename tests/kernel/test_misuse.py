"""What a program gets wrong is answered with a sentence of ours, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lexludi import BadCall, BadSetup, Chance, Match, RecordError
from lexludi.kernel import match as kernel

SEATS = ["red", "blue"]


@pytest.fixture
def match() -> Match:
    return Match.new("skirmish", SEATS, seed="1")


@pytest.mark.skipif(
    not str(kernel.__file__).endswith(".py"), reason="compiled code checks types by itself, before ours can speak"
)
@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (lambda match: match.view("red"), "from 0 to 1"),
        (lambda match: match.imagine(0, 7), "Chance.of"),
        (lambda match: match.pick("a"), "place of an option"),
    ],
)
def test_something_of_another_kind_is_named(match: Match, call: Callable[[Any], object], complaint: str) -> None:
    before = match.position()
    with pytest.raises(BadCall, match=complaint):
        call(match)
    assert match.position() == before


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there(match: Match, seat: int) -> None:
    with pytest.raises(BadCall, match="from 0 to 1"):
        match.view(seat)
    with pytest.raises(BadCall, match="from 0 to 1"):
        match.imagine(seat, Chance.of("1"))


def test_a_seed_may_be_a_number_and_nothing_else() -> None:
    assert Chance.of(7).below(1000) == Chance.of("7").below(1000)
    with pytest.raises((BadCall, TypeError)):
        Chance.of([7])  # type: ignore[arg-type]


def test_one_text_is_no_list_of_seats() -> None:
    with pytest.raises(BadSetup, match=r"\['red'\]"):
        Match.new("skirmish", "red")


def test_what_is_no_record_is_not_replayed() -> None:
    with pytest.raises((RecordError, TypeError), match=r"Record|dict"):
        Match.replay({})  # type: ignore[arg-type]
