"""The end: when it comes, and who has the most honor."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import TOP_LEVEL
from lexludi.games.wall.rules.box.printed import HONORS, WORTH
from lexludi.games.wall.rules.prompts import ending
from lexludi.games.wall.rules.scoring import SCORES
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.events import Result
from lexludi.locale import N_

MOST_HONOR: Final = ending("honor", N_("Victory by honor: {winners}."))


def is_over(s: Wall) -> bool:
    """Law end.1 to end.3."""
    finished = sum(1 for section in s.setting.sections if s.level[section] == TOP_LEVEL)
    return finished >= s.setting.side.finished_sections or not s.shame_bank or s.year >= s.setting.years


def final_honor(s: Wall) -> list[int]:
    """Law end.score: what everybody has in the end."""
    found: list[int] = []
    for clan in range(s.setting.clans):
        honor = max(0, s.honor[clan] - HONORS.shame * sum(s.shamed[clan]))  # end.score.1
        for card, stains in zip(s.claimed[clan], s.stains[clan], strict=True):
            honor += worth(s, clan, card, stains)
        for artifact in s.artifacts:
            honor += SCORES[artifact](s, clan)
        found.append(honor)
    return found


def worth(s: Wall, clan: int, card: int, stains: int) -> int:
    """Law end.score.2, shame.place.B.end: a claimed horde."""
    if not stains:
        return WORTH[card]
    best = 0
    for power, still in m.STAINED.heard(s.powers[clan]):
        best = max(best, still(s, power, clan, WORTH[card], stains))
    return best


def finish(s: Wall) -> None:
    """Law end.winner: the most honor; ties by tea order."""
    scores = final_honor(s)
    best = max(scores)
    winner = next(clan for clan in s.tea if scores[clan] == best)
    s.end(Result((winner,), tuple(scores), MOST_HONOR, "end.winner"))
