"""A tutorial at the table: what the next lesson says, as long as the learner follows it."""

from __future__ import annotations

from typing import Any

from lexludi.kernel.about import Tutorial
from lexludi.kernel.match import Match

LEARNER = 0
"""The seat of whoever learns."""


def lesson(match: Match, tutorial: Tutorial | None, seat: int | None) -> dict[str, Any] | None:
    """The lesson of this moment: its sentence, the option to choose, and how far one is; None for any other match."""
    if tutorial is None or match.origin.seed != tutorial.seed or seat != LEARNER:
        return None
    taught = [one.does for one in tutorial.lessons]
    done = [match.spell(option) for who, option in match.history if who == LEARNER]
    if done != taught[: len(done)]:
        return None
    told: dict[str, Any] = {"n": len(done) + 1, "of": len(taught)}
    if len(done) == len(taught):
        return {**told, "n": len(done), "says": tutorial.farewell, "option": None}
    if not any(ask.seat == LEARNER for ask in match.asks):
        return None
    now = tutorial.lessons[len(done)]
    return {**told, "says": now.says, "option": match.game.options.encode(match.parse(now.does))}
