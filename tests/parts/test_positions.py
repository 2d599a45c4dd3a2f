"""Words of positions."""

from __future__ import annotations

import pytest

from lexludi.kernel.errors import PositionError
from lexludi.parts.positions import counted, index, listed, read_counted, read_listed

NAMES = ("boot", "sword", "tea")


def test_counts_are_written_and_read_again() -> None:
    assert counted(NAMES, [2, 0, 1]) == "boot 2 tea 1"
    assert read_counted(NAMES, "boot 2 tea 1", "items") == [2, 0, 1]


def test_a_name_without_a_number_is_one() -> None:
    assert read_counted(NAMES, "tea boot tea", "items") == [1, 0, 2]


def test_lists_are_written_and_read_again() -> None:
    assert listed(NAMES, [2, 0]) == "tea boot"
    assert read_listed(NAMES, "tea boot", "items") == [2, 0]


def test_an_unknown_name_is_told_with_its_line() -> None:
    with pytest.raises(PositionError, match="items: 'hat' is none of boot, sword, tea"):
        index(NAMES, "hat", "items")
