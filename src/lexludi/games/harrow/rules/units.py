"""Units as numbers for sentences."""

from __future__ import annotations


def unit_of(seat: int, unit: int) -> int:
    """A unit as one number: whose, and which."""
    return (seat << 2) + unit + 2
