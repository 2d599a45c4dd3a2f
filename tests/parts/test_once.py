"""Marks for what can be done once."""

from __future__ import annotations

import pytest

from lexludi.parts.once import Marks


def test_marks_are_told_apart() -> None:
    once = Marks()
    ferry, trade = once.mark("ferry"), once.mark("trade")
    used = ferry
    assert used & ferry
    assert not used & trade


def test_two_declarations_cannot_collide() -> None:
    once = Marks(["ferry"])
    with pytest.raises(ValueError, match="something else is marked 'ferry' already"):
        once.mark("ferry")


def test_marks_are_written_by_name_and_read_again() -> None:
    once = Marks(["ferry", "trade", "path"])
    used = once.read(["path", "ferry"])
    assert once.names(used) == ["ferry", "path"]


def test_an_unknown_mark_is_named() -> None:
    with pytest.raises(ValueError, match="'boat' is none of ferry, trade"):
        Marks(["ferry", "trade"]).read(["boat"])
