"""Objectives that wait on the scoreboard: opponents put them on the map, one a round."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import BUILDING, OBJECTIVES, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import HEXES
from lexludi.games.harrow.rules.options import Settle
from lexludi.games.harrow.rules.prompts import HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of

WHERE: Final = prompt("objective", N_("Where do you put an objective of your opponent?"))
PUT_TOWNSFOLK: Final = note("put-townsfolk", N_("{seat} {seat:sends|send} a townsfolk to {at}."), at=HEX)
PUT_BUILDING: Final = note("put-building", N_("{seat} {seat:raises|raise} a building on {at}."), at=HEX)


def open_to_objectives(s: Harrow, at: int) -> bool:
    """Law 3.objective.2, 3.objective.3: land without units, townsfolk, buildings and fire."""
    if not s.land(at) or s.flames[at] or not s.empty(at):
        return False
    return not s.objectives[TOWNSFOLK][at] and not s.objectives[BUILDING][at]


def may_come(s: Harrow, what: int, at: int) -> bool:
    """Whether a townsfolk or a building may be brought to a hex: by the core rules, not beside one of the others."""
    if at == s.setting.map.brambles or s.flames[at] or s.objectives[1 - what][at]:
        return False
    return not any(s.units(seat, at) for seat in s.setting.fighters if seat != s.setting.goal_seat(what))


def place_objective(s: Harrow, seat: int) -> Flow[None]:
    """Law 3.setup.O, 3.objective: one of the opponent's, on land of the kind of space that it leaves."""
    options: list[Settle] = []
    for what in OBJECTIVES:
        if s.setting.goal_seat(what) in s.setting.rivals[seat] and s.waiting[what]:
            options += [
                Settle(what, at)
                for at in range(HEXES)
                if open_to_objectives(s, at) and s.waiting[what] >> s.terrain(at) & 1
            ]
    if not options:  # 3.objective.4, 3.objective.5
        return
    choice = yield from one_of(seat, WHERE, options, "3.objective.1")
    s.waiting[choice.what] &= ~(1 << s.terrain(choice.at))
    s.objectives[choice.what][choice.at] += 1
    told = PUT_BUILDING if choice.what == BUILDING else PUT_TOWNSFOLK
    s.note(seat, told, "3.objective.1", at=choice.at)
