"""The end: when it comes, and who has the most honor."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import NOBODY, TOP_LEVEL
from lexludi.games.wall.rules.box.printed import BOARDS, HONORS, WORTH
from lexludi.games.wall.rules.prompts import COUNT, ending, note
from lexludi.games.wall.rules.scoring import SCORES
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.events import Result
from lexludi.locale import N_

ENDED: Final = note("ended", N_("Honor of {seat} in the end: {n}."), n=COUNT)
OUTDID_QIN: Final = ending("outdid-qin", N_("More honor than Qin Jiushao: victory of {winners}."))
QIN_WON: Final = ending("qin", N_("Qin Jiushao has no less honor: defeat."))
SHAMED: Final = ending("shamed", N_("The bank has no shame tokens left: defeat."))
OUT_OF_SHAME: Final = ending("out-of-shame", N_("A shame token is due and the bank has none: all have lost."))
OUT_OF_TIME: Final = ending("out-of-time", N_("Time is up and demands are left: all have lost."))
ENOUGH: Final = ending("demands", N_("The demands are fulfilled: victory of all ({winners})."))
MOST_HONOR: Final = ending("honor", N_("Victory by honor: {winners}."))


def is_over(s: Wall) -> bool:
    """Law end.1 to end.3."""
    finished = sum(1 for section in s.setting.sections if s.level[section] == TOP_LEVEL)
    return finished >= s.setting.side.finished_sections or not s.shame_bank or s.year >= s.setting.years


def final_honor(s: Wall) -> list[int]:
    """Law end.score: what everybody has in the end; the Reed Clan has nothing (Law mode.two.reed.none)."""
    found: list[int] = []
    for clan in range(s.setting.clans):
        if clan == s.setting.reed:
            found.append(0)
            continue
        honor = max(0, s.honor[clan] - HONORS.shame * sum(s.shamed[clan]))  # end.score.1
        for card, stains in zip(s.claimed[clan], s.stains[clan], strict=True):
            honor += worth(s, clan, card, stains)
        for artifact in s.artifacts:
            honor += BOARDS.artifact_honor_of_qin if clan == s.setting.qin else SCORES[artifact](s, clan)
        found.append(honor)
    return found


def worth(s: Wall, clan: int, card: int, stains: int) -> int:
    """Law end.score.2, shame.place.B.end: a claimed horde."""
    if not stains:
        return WORTH[card]
    best = 0
    for _, still in m.STAINED.heard(s.powers[clan]):
        best = max(best, still(WORTH[card], stains))
    return best


def finish(s: Wall) -> None:
    """Law end.winner: the most honor; ties by tea order."""
    scores = final_honor(s)
    for clan in s.tea:
        if clan != s.setting.reed:
            s.note(clan, ENDED, "end.score.3", n=scores[clan])
    if s.setting.qin != NOBODY:
        finish_alone(s, scores)
    best = max(scores)
    winner = next(clan for clan in s.everybody() if scores[clan] == best)
    s.end(Result((winner,), tuple(scores[: s.players]), MOST_HONOR, "end.winner"))


def finish_alone(s: Wall, scores: list[int]) -> None:
    """Law mode.solo.end.1, mode.solo.end.2: more honor than Qin, and shame left in the bank."""
    own = tuple(scores[: s.players])
    if not s.shame_bank:
        s.end(Result((), own, SHAMED, "mode.solo.end.1"))
    if scores[0] > scores[s.setting.qin]:
        s.end(Result((0,), own, OUTDID_QIN, "mode.solo.end.2"))
    s.end(Result((), own, QIN_WON, "mode.solo.end.2"))


def won_together(s: Wall) -> None:
    """Law mode.coop.end.win."""
    s.end(Result(tuple(range(s.players)), tuple(s.honor[: s.players]), ENOUGH, "mode.coop.end.win"))


def lost(s: Wall, how: str, law: str) -> None:
    """Law mode.coop.end.lose: all of them."""
    s.end(Result((), tuple(s.honor[: s.players]), how, law))
