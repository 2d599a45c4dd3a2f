"""How a match went, for its end: everybody's points round by round, and where they came from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lexludi import law as laws
from lexludi.kernel.about import Score
from lexludi.table.matches.moments import Moments


def story(whole: Moments, scores: list[Score], lang: str) -> dict[str, Any]:
    """`rounds` has a row of points for each round; `sources` a line for each rule that brought a seat points."""
    return {"rounds": rounds(whole), "sources": sources(whole, scores, lang)}


def rounds(whole: Moments) -> list[list[int]]:
    game, rows = whole.game, [[0] * len(whole.match.seats)]
    last = -1
    for moment in whole.kept:
        number = game.rounds(moment.state)
        points = list(game.points(moment.state))
        if not points:
            return []
        if number != last:
            rows.append(points)
        rows[-1] = points
        last = number
    return rows[1:]


def sources(whole: Moments, scores: list[Score], lang: str) -> list[dict[str, Any]]:
    gained: list[Counter[str]] = [Counter() for _ in scores]
    for event in whole.match.events:
        gain = whole.game.gains(event)
        if gain is not None and gain[0] < len(gained):
            gained[gain[0]][event.rule] += gain[1]
    return [
        {"name": score.name, "lines": [f"{titled(whole, rule, lang)}: {points:+}" for rule, points in by.most_common()]}
        for score, by in zip(scores, gained, strict=True)
    ]


def titled(whole: Moments, rule: str, lang: str) -> str:
    found = laws.find(whole.game.name, rule)
    return rule if found is None else found.title(lang)
