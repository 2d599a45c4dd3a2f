"""How Qin chooses: one criterion after another narrows what is possible, and the log says which decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.wall.rules.box.codes import BARRACKS, NOBODY
from lexludi.games.wall.rules.events import Reasoned
from lexludi.games.wall.rules.prompts import criterion
from lexludi.games.wall.rules.state import Wall
from lexludi.locale import N_
from lexludi.parts.criteria import ONLY, Criterion, narrow

criterion(ONLY, N_("nothing else is possible"))
LOWEST: Final = criterion("lowest", N_("lowest on the location track"))
HIGHEST: Final = criterion("highest", N_("highest on the location track"))
INDICATOR: Final = criterion("indicator", N_("the invasion indicator points there"))
NEAREST: Final = criterion("nearest", N_("nearest to the wall"))
TOPMOST: Final = criterion("topmost", N_("topmost"))
LEFTMOST: Final = criterion("leftmost", N_("leftmost"))
USELESS: Final = criterion("useless", N_("Qin cannot use it himself"))
MOST_STORED: Final = criterion("most-stored", N_("most of it lies there"))
UNVISITED: Final = criterion("unvisited", N_("no clerk was sent there before"))
FIRST: Final = criterion("first", N_("first of equals"))


def choose(
    s: Wall, what: str, law: str, candidates: Sequence[int], criteria: Sequence[Criterion], at: int = NOBODY
) -> int:
    """The best of these, told with its reason; NOBODY if there is none."""
    left, decided, tied = narrow(candidates, criteria)
    if not left:
        return NOBODY
    if len(left) > 1:
        decided = FIRST
    if s.log is not None:
        s.log.append(Reasoned(s.setting.qin, what, left[0], decided, tuple(tied), law, at))
    return left[0]


# Criteria


def usable(location: int) -> bool:
    """Law mode.solo.clerks.3: whether it has a token on his track: it produces, or is the Barracks."""
    return location <= BARRACKS


def lowest(s: Wall) -> Criterion:
    """Law mode.solo.track.2: of what he has the least, on the right."""
    return LOWEST, s.location_track.index


def highest(s: Wall) -> Criterion:
    return HIGHEST, lambda location: -s.location_track.index(location)


def indicated(s: Wall) -> Criterion:
    """Law mode.solo.attack.1: the section at which the card on top of the horde deck points."""
    section = s.indicator()
    return INDICATOR, lambda one: int(one == section)
