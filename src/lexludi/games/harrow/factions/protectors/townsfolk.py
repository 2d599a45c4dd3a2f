"""Townsfolk: how the Protectors lead them home."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import BUILDING, NOBODY, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import BOARDS, HEXES, NEAR
from lexludi.games.harrow.rules.options import Guide
from lexludi.games.harrow.rules.prompts import HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

GUIDE: Final = prompt("guide", N_("Whom do you lead on?"), passes=N_("Lead nobody on"))
GUIDED: Final = note("guided", N_("{seat}: a townsfolk walks from {origin} to {to}."), origin=HEX, to=HEX)
RESCUED: Final = note("rescued", N_("{seat}: a townsfolk is safe at home."))


def open_to_townsfolk(s: Harrow, at: int) -> bool:
    """Law 1.core.4, 1.cleanup.3.P.2: no brambles, enemy units, buildings or fire (R406)."""
    return (
        at != s.setting.map.brambles
        and s.rival(s.setting.protectors, at) == NOBODY
        and not s.objectives[BUILDING][at]
        and not s.flames[at]
    )


def held(s: Harrow, seat: int, at: int) -> bool:
    """Law 1.cleanup.3.P.1, 1.path.4: whether a unit or a path of the Protectors is there."""
    return s.units(seat, at) > 0 or at in s.paths


def reachable(s: Harrow, seat: int, origin: int) -> list[int]:
    """Law 1.cleanup.3.P.1: where a townsfolk can walk from a hex, one held hex after another."""
    if not held(s, seat, origin):
        return []
    seen = {origin}
    found = [origin]
    for at in found:
        for to in NEAR[at]:
            if to not in seen and held(s, seat, to) and open_to_townsfolk(s, to):
                seen.add(to)
                found.append(to)
    return sorted(found[1:])


def guide(s: Harrow, seat: int, left: int) -> Flow[None]:
    """Law 1.cleanup.3.P: each townsfolk may walk on; whoever comes home is rescued."""
    rescue(s, seat)
    if not left:
        return
    folk = s.objectives[TOWNSFOLK]
    options = [Guide(at, to) for at in range(HEXES) if folk[at] for to in reachable(s, seat, at)]
    if not options:
        return
    choice = yield from one_or_none(seat, GUIDE, options, "1.cleanup.3.P.1")
    if choice is None:
        return
    folk[choice.origin] -= 1
    folk[choice.to] += 1
    s.note(seat, GUIDED, "1.cleanup.3.P.1", origin=choice.origin, to=choice.to)
    s.then("guide", seat, left - 1)


def rescue(s: Harrow, seat: int) -> None:
    """Law 1.cleanup.3.P.3."""
    home = s.setting.home[seat]
    if held(s, seat, home) and not s.flames[home]:
        while s.objectives[TOWNSFOLK][home]:
            s.objectives[TOWNSFOLK][home] -= 1
            s.gone[TOWNSFOLK] += 1
            s.note(seat, RESCUED, "1.cleanup.3.P.3")
            s.score(seat, BOARDS.objective_points, "1.cleanup.3.P.3")
