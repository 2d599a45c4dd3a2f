"""Storms: where the Family gathers them, what they pull along or push away, and which buildings they destroy."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import BUILDING, FIRST_SIDE, KINDS, NOWHERE
from lexludi.games.harrow.rules.box.printed import BOARDS, GRID, HEXES, NEAR
from lexludi.games.harrow.rules.moving import go_unit, shifts
from lexludi.games.harrow.rules.options import Hex, Pull
from lexludi.games.harrow.rules.prompts import HEX, STORMED, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

GATHER: Final = prompt("storm", N_("Where does a storm gather?"), passes=N_("Nowhere"))
PULL_TOKEN: Final = prompt(
    "pull-token", N_("Which token comes closer to the storm on {at}?"), at=HEX, passes=N_("None")
)
PULL_OWN: Final = prompt("pull-own", N_("Which unit of yours comes closer to {at}?"), at=HEX, passes=N_("None"))
PULL_ENEMY: Final = prompt("pull-enemy", N_("Which enemy unit comes closer to {at}?"), at=HEX, passes=N_("None"))
PUSH_TOKEN: Final = prompt("push-token", N_("Which token is pushed away from {at}?"), at=HEX, passes=N_("None"))
PUSH_OWN: Final = prompt("push-own", N_("Which unit of yours is pushed away from {at}?"), at=HEX, passes=N_("None"))
PUSH_ENEMY: Final = prompt("push-enemy", N_("Which enemy unit is pushed away from {at}?"), at=HEX, passes=N_("None"))
DESTROYED: Final = note("destroyed", N_("{seat}: storms destroy a building on {at}."), at=HEX)
STEPS: Final = ("draw_token", "draw_own", "draw_enemy")
"""What the second, third and fourth scroll do."""


NO_STORM: Final = reason("no-storm", N_("{at} has a storm already, or brambles where none gathers."), at=HEX)


def storms_left(s: Harrow) -> int:
    return BOARDS.storms - s.storms.bit_count()


def may_storm(s: Harrow, at: int) -> bool:
    """Law 1.core.4: a storm may gather where there is none yet, never in the brambles."""
    return at != s.setting.map.brambles and not s.storm(at)


def raise_storm(s: Harrow, at: int) -> None:
    """A storm token comes to a hex; buildings on a chain of storms fall at once."""
    if storms_left(s) and may_storm(s, at):
        s.storms |= 1 << at
        s.note(s.setting.family, STORMED, "1.jar.legend.F.1", at=at)
        check_chains(s)


def chained(s: Harrow) -> list[int]:
    """Law 1.cleanup.3.F.2: the hexes with storms that are linked with the home (R407)."""
    home = s.setting.home[s.setting.family]
    if not s.storm(home):
        return []
    seen = {home}
    found = [home]
    for at in found:
        for to in NEAR[at]:
            if to not in seen and s.storm(to):
                seen.add(to)
                found.append(to)
    return found


def check_chains(s: Harrow) -> None:
    """Law 1.cleanup.3.F.2: a building on the chain is destroyed."""
    buildings, seat = s.objectives[BUILDING], s.setting.family
    if not any(buildings):
        return
    for at in chained(s):
        while buildings[at]:
            buildings[at] -= 1
            s.gone[BUILDING] += 1
            s.note(seat, DESTROYED, "1.cleanup.3.F.2", at=at)
            s.score(seat, BOARDS.objective_points, "1.cleanup.3.F.2")


def gather_storm(s: Harrow, seat: int, scrolls: int) -> Flow[None]:
    """Law 1.jar.legend.F.1, .F.2, 2.track.F.1: where a unit stands, or by the other side next to the legend."""
    closer = s.camps[seat].track == FIRST_SIDE
    law = "1.jar.legend.F.1" if closer else "2.track.F.1"
    near = [at for at in range(HEXES) if s.units(seat, at)] if closer else NEAR[s.legends[seat][0]]
    hexes = [at for at in near if may_storm(s, at)] if storms_left(s) else []
    if not hexes:
        return
    why_not = None
    if s.explaining:
        why_not = [refused(Hex(at), because("1.core.4", NO_STORM, at=at)) for at in near if at not in hexes]
    choice = yield from one_or_none(seat, GATHER, [Hex(at) for at in hexes], law, refused=why_not)
    if choice is None:
        return
    raise_storm(s, choice.at)
    for step in reversed(STEPS[: scrolls - 1]):
        s.then(step, seat, choice.at, int(closer))


def draw_token(s: Harrow, seat: int, goal: int, closer: int) -> Flow[None]:
    """Law 1.jar.legend.F.3, 2.track.F.2."""
    options = [
        Pull(kind, at, to)
        for kind in KINDS
        for at in range(HEXES)
        if s.tokens[kind][at]
        for to in (GRID.closer(at, goal) if closer else GRID.farther(at, goal))
    ]
    law = "1.jar.legend.F.3" if closer else "2.track.F.2"
    choice = yield from one_or_none(seat, PULL_TOKEN if closer else PUSH_TOKEN, options, law, at=goal)
    if choice is not None:
        s.pull_token(choice.kind, choice.origin, choice.to)


def draw_own(s: Harrow, seat: int, goal: int, closer: int) -> Flow[None]:
    """Law 1.jar.legend.F.4, 2.track.F.3."""
    law = "1.jar.legend.F.4" if closer else "2.track.F.3"
    yield from draw_unit(s, seat, (seat,), goal, closer == 1, PULL_OWN if closer else PUSH_OWN, law)


def draw_enemy(s: Harrow, seat: int, goal: int, closer: int) -> Flow[None]:
    """Law 1.jar.legend.F.5, 2.track.F.4."""
    law = "1.jar.legend.F.5" if closer else "2.track.F.4"
    asked = PULL_ENEMY if closer else PUSH_ENEMY
    yield from draw_unit(s, seat, s.setting.rivals[seat], goal, closer == 1, asked, law)


def draw_unit(
    s: Harrow, seat: int, whose: tuple[int, ...], goal: int, closer: bool, asked: str, law: str
) -> Flow[None]:
    choice = yield from one_or_none(seat, asked, shifts(s, whose, goal, closer), law, at=goal)
    if choice is not None:
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)


def end_storm(s: Harrow, seat: int) -> None:
    """Law 1.cleanup.3.F.1, .F.2: under the legend, while there are tokens; then chains are looked at once more."""
    legend = s.legends[seat][0]
    if legend != NOWHERE:
        raise_storm(s, legend)
    check_chains(s)
