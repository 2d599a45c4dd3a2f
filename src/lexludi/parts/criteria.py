"""Criteria: how rules that play choose. One priority after another narrows the candidates; the log says which decided.

left, decided, tied = narrow(clearings, (("most-enemies", enemies_in), ("fewest-own", lambda at: -own[at])))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

Criterion = tuple[str, Callable[[int], int]]
"""The name of a criterion, and how well a candidate meets it: the highest number is best."""

ONLY: Final = "only"
"""There was but one candidate."""
RANDOM: Final = "random"


def narrow(candidates: Sequence[int], criteria: Sequence[Criterion]) -> tuple[list[int], str, list[str]]:
    """Apply one criterion after another: those left, the one that decided, and those that did not.

    Where several are left, none has decided ("").
    """
    left = list(candidates)
    tied: list[str] = []
    if len(left) < 2:
        return left, ONLY, tied
    for name, merit in criteria:
        merits = [merit(one) for one in left]
        best = max(merits)
        left = [one for one, had in zip(left, merits, strict=True) if had == best]
        if len(left) == 1:
            return left, name, tied
        tied.append(name)
    return left, "", tied
