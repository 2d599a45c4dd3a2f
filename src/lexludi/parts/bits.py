"""Sets of small numbers as the bits of one: which places, which owners."""

from __future__ import annotations

from collections.abc import Sequence


def as_bits(numbers: tuple[int, ...]) -> int:
    """These numbers, each of them once."""
    return sum([1 << number for number in numbers])


def bits_of(row: Sequence[int]) -> int:
    """The numbers whose entry in a row is not zero."""
    return sum([1 << number for number, count in enumerate(row) if count])


def numbers_in(many: int) -> list[tuple[int, ...]]:
    """For all sets of numbers below `many`, the numbers in them, in their order."""
    found: list[tuple[int, ...]] = [()]
    for number in range(many):
        found += [(*numbers, number) for numbers in found]
    return found
