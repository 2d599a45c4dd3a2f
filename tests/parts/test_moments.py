"""Moments: who in play has something to say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.parts.moments import Chorus, Moment, bits

Says = Callable[[int], str]


def greet(n: int) -> str:
    return f"hello {n}"


def part(n: int) -> str:
    return f"goodbye {n}"


def meeting() -> Moment[Says]:
    moment: Moment[Says] = Moment("meeting")
    moment.declare(70, part)
    moment.declare(3, greet)
    return moment


def test_only_those_present_are_heard_in_their_order() -> None:
    moment = meeting()
    assert [(source, says(1)) for source, says in moment.heard(1 << 70 | 1 << 3 | 1 << 5)] == [
        (3, "hello 1"),
        (70, "goodbye 1"),
    ]
    assert [source for source, _ in moment.heard(1 << 70)] == [70]


def test_a_moment_nobody_waits_for_is_silent() -> None:
    assert list(meeting().heard(1 << 4)) == []


def test_who_is_ignored_is_left_out() -> None:
    assert [source for source, _ in meeting().heard((1 << 70 | 1 << 3) & ~(1 << 3))] == [70]


def test_nobody_speaks_twice_at_a_moment() -> None:
    with pytest.raises(ValueError, match="3 speaks twice at 'meeting'"):
        meeting().declare(3, part)


def test_who_is_declared_later_is_heard_too() -> None:
    moment = meeting()
    assert len(moment.heard(1 << 70 | 1 << 9)) == 1
    moment.declare(9, greet)
    assert [source for source, _ in moment.heard(1 << 70 | 1 << 9)] == [9, 70]


def test_who_comes_or_goes_is_heard_or_not_the_next_time() -> None:
    moment = meeting()
    present = 1 << 70
    assert [source for source, _ in moment.heard(present)] == [source for source, _ in moment.heard(present)] == [70]
    assert [source for source, _ in moment.heard(present | 1 << 3)] == [3, 70]
    assert [source for source, _ in moment.heard(1 << 3)] == [3]
    assert [source for source, _ in moment.heard(present)] == [70]


def test_a_chorus_is_silent_only_while_nobody_speaks_at_any_of_its_moments() -> None:
    chorus = Chorus()
    one: Moment[Says] = Moment("one", chorus)
    other: Moment[Says] = Moment("other", chorus)
    one.declare(70, part)
    present = 1 << 9 | 1 << 80
    assert [chorus.silent(present) for _ in range(2)] == [True, True]
    assert not chorus.silent(present | 1 << 70)
    assert chorus.silent(present)
    other.declare(9, greet)
    assert not chorus.silent(present)


def test_a_saying_is_declared_with_its_source() -> None:
    moment: Moment[Says] = Moment("later")
    moment.hears(greet).declare(9)
    assert (moment.of(9), moment.of(8), moment.mask) == (greet, None, 1 << 9)


def test_bits_are_numbered_from_the_lowest() -> None:
    assert bits(0b100101) == [0, 2, 5]
