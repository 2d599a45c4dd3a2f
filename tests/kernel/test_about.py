"""What a game tells of itself before a match."""

from __future__ import annotations

import pytest

from lexludi.kernel.about import About, Part, Seat, Value

ABOUT = About(
    name="hills",
    title="Hills",
    seats=(
        Seat("giant", "the Giant", parts=(Part("Kind", (Value("", "any"), Value(":old", "Old"))),)),
        Seat(
            "bot:giant",
            "the Giant's ghost",
            parts=(
                Part("How hard", (Value("@easy", "easy"), Value("@easier", "easier"))),
                Part("Traits", (Value("+loud", "Loud"), Value("+late", "Late")), several=True),
            ),
        ),
    ),
    usual=("giant",),
)


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("giant", "the Giant"),
        ("giant:old", "the Giant (Old)"),
        ("bot:giant@easier+late+loud", "the Giant's ghost (easier, Late, Loud)"),
        ("giant:young", "giant:young"),
        ("dwarf", "dwarf"),
    ],
)
def test_a_seat_is_called_as_people_call_it(typed: str, called: str) -> None:
    assert ABOUT.called(typed) == called
