"""Options of the set-up that name several things: which there are, and how many of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

BETWEEN: Final = ("+", ",")
"""What may stand between two names, besides a space."""


class Several(NamedTuple):
    """From `least` to `most` different ones of `values`; each name may end with one of `sides`."""

    values: tuple[str, ...]
    least: int
    most: int
    sides: tuple[str, ...] = ()


def named(wanted: Any) -> list[str]:
    """The names that an option gives, as a list or as text: `tower,ferry`."""
    if isinstance(wanted, (list, tuple)):
        return [str(name) for name in wanted]
    text = str(wanted)
    for mark in BETWEEN:
        text = text.replace(mark, " ")
    return text.split()
