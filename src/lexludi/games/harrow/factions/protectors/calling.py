"""The other side of the Protectors' track: townsfolk are called closer, and units make way for them."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.protectors.townsfolk import GUIDED, open_to_townsfolk
from lexludi.games.harrow.rules.box.codes import KINDS, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import GRID, HEXES, NEAR
from lexludi.games.harrow.rules.cleanup import collect_token
from lexludi.games.harrow.rules.moving import go_unit, pushes
from lexludi.games.harrow.rules.options import Guide, Shift, Token
from lexludi.games.harrow.rules.prompts import HEX, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

CALL: Final = prompt("call", N_("Whom does your legend call closer?"), passes=N_("Nobody"))
PICK_UP: Final = prompt("pick-up", N_("Which token on {at} do you collect?"), at=HEX, passes=N_("None"))
MAKE_WAY: Final = prompt(
    "make-way", N_("Which unit next to {at} do you push away from there?"), at=HEX, passes=N_("None")
)
STAND_BACK: Final = prompt("stand-back", N_("Which unit do you push farther from {at}?"), at=HEX, passes=N_("None"))
STEPS: Final = ("pick_up", "make_way", "stand_back")


def pull_townsfolk(s: Harrow, seat: int, scrolls: int) -> Flow[None]:
    """Law 2.track.P.1: a townsfolk comes closer to the legend; then the track from left to right."""
    legend = s.legends[seat][0]
    folk = s.objectives[TOWNSFOLK]
    options = [
        Guide(at, to) for at in range(HEXES) if folk[at] for to in GRID.closer(at, legend) if open_to_townsfolk(s, to)
    ]
    choice = yield from one_or_none(seat, CALL, options, "2.track.P.1")
    if choice is None:
        return
    folk[choice.origin] -= 1
    folk[choice.to] += 1
    s.note(seat, GUIDED, "2.track.P.1", origin=choice.origin, to=choice.to)
    for step in reversed(STEPS[: scrolls - 1]):
        s.then(step, seat, choice.to)


def pick_up(s: Harrow, seat: int, at: int) -> Flow[None]:
    """Law 2.track.P.2."""
    options = [Token(kind, at) for kind in KINDS if s.tokens[kind][at]]
    choice = yield from one_or_none(seat, PICK_UP, options, "2.track.P.2", at=at)
    if choice is not None:
        collect_token(s, seat, choice.kind, at)


def make_way(s: Harrow, seat: int, at: int) -> Flow[None]:
    """Law 2.track.P.3."""
    options = [shift for shift in pushes(s, s.setting.fighters, at) if shift.origin in NEAR[at]]
    yield from pushed(s, seat, (yield from one_or_none(seat, MAKE_WAY, options, "2.track.P.3", at=at)))


def stand_back(s: Harrow, seat: int, at: int) -> Flow[None]:
    """Law 2.track.P.4."""
    options = pushes(s, s.setting.fighters, at)
    yield from pushed(s, seat, (yield from one_or_none(seat, STAND_BACK, options, "2.track.P.4", at=at)))


def pushed(s: Harrow, seat: int, choice: Shift | None) -> Flow[None]:
    if choice is not None:
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)
