"""The test kit itself, on Skirmish."""

from __future__ import annotations

from typing import ClassVar

import pytest

from lexludi import Pass, testing
from lexludi.testing.skirmish.events import Fought
from tests.kernel.battlefield import MEETING


class Field(testing.Table):
    game: ClassVar[str] = "skirmish"


def test_a_table_is_laid_asked_and_answered_in_words() -> None:
    table = Field.lay(MEETING)
    assert (table.prompt, table.asked) == ("action", 0)
    assert table.offers("attack 4 1")
    assert table.refuses("fortify 4") == "3.4"
    table.dice(3, 2).choose("attack 4 1").by(1, Pass())
    assert [event.dice for event in table.events(Fought)] == [(3, 2)]


def test_a_choice_of_the_seat_on_turn_answers_for_nobody_else() -> None:
    table = Field.lay(MEETING).choose("attack 4 1")
    with pytest.raises(AssertionError, match="put 'ambush' to seat 1; the test answers for seat 0"):
        table.choose(Pass())


def test_a_choice_by_a_seat_that_is_not_asked_fails() -> None:
    table = Field.lay(MEETING)
    with pytest.raises(AssertionError, match="put 'action' to seat 0; the test answers for seat 1"):
        table.by(1, Pass())


def test_of_several_who_are_asked_at_once_each_answers_for_itself() -> None:
    table = Field.start("red", "blue", seed="3")
    table.by(1, table.match.asks[1].options[0])
    assert [ask.seat for ask in table.match.asks] == [0]


def test_a_table_can_be_set_up_too() -> None:
    assert Field.start("red", "blue", seed="3").prompt == "bid"
