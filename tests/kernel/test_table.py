"""The test kit itself, on Skirmish."""

from __future__ import annotations

from typing import ClassVar

import pytest

from lexludi import IllegalChoice, Pass, testing
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


def test_whoever_answers_for_a_seat_must_be_asked() -> None:
    table = Field.lay(MEETING).choose("attack 4 1")
    with pytest.raises(IllegalChoice, match="seat 0 has nothing to decide"):
        table.by(0, Pass())


def test_a_table_can_be_set_up_too() -> None:
    assert Field.start("red", "blue", seed="3").prompt == "bid"
