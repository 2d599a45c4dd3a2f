"""Facts about a board: what they are called, and what they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from lexludi.games.root.words.names import RootNames

Facts: TypeAlias = list[tuple[str, str]]
"""A message and a value each; those without a value are left out."""


def counted(things: Iterable[tuple[str, int]]) -> str:
    """`sawmill, wood ×2`: what there is, with how many."""
    return ", ".join(thing if count == 1 else f"{thing} ×{count}" for thing, count in things if count)


def items(names: RootNames, row: list[int]) -> str:
    return counted((names.item(item).lower(), count) for item, count in enumerate(row))
