"""Dolls: who carries them, what they turn out to be, and how they are hidden anew."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.kammi.figures import by_kammi, give_away, kammi_at
from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import GRID, KAMMI_BOARD
from lexludi.games.harrow.rules.moving import kinds_at
from lexludi.games.harrow.rules.options import Hex, Shift
from lexludi.games.harrow.rules.prompts import HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS, whether

PULL: Final = prompt("pull-doll", N_("Who comes closer to Kammi, with a doll?"), passes=N_("Nobody"))
AGREE: Final = prompt("agree", N_("Does your unit on {at} go to {to} with the doll?"), at=HEX, to=HEX)
HIDE: Final = prompt("hide-doll", N_("Where is the real doll from now on?"), passes=N_("All dolls stay as they are"))
DECOY: Final = note("decoy", N_("The doll on {at} is a decoy, and gone."), at=HEX)
REAL: Final = note("real-doll", N_("The doll on {at} is the real one."), at=HEX)
FOUND: Final = note("found-doll", N_("{seat} {seat:takes|take} the doll that holds her life."))
HIDDEN: Final = note("hidden-doll", N_("{seat} may have hidden the dolls anew."))


def seek_dolls(s: Harrow, seat: int) -> None:
    """Law 4.cleanup.2, 4.cleanup.3: a doll on the hex of one of her figures is turned over."""
    d = s.kammi
    for doll, at in enumerate(d.dolls):
        if at == NOWHERE or at not in s.legends[seat]:
            continue
        if doll != d.real:
            d.dolls[doll] = NOWHERE
            s.reveal()
            s.note(seat, DECOY, "4.cleanup.2.decoy", at=at)
            continue
        if not d.up >> doll & 1:
            d.up |= 1 << doll
            s.reveal()
            s.note(seat, REAL, "4.cleanup.2.real", at=at)
        give_away(s)  # whether she takes it tells who stands there
        if kammi_at(s) == at:
            d.dolls[doll] = NOWHERE
            s.note(seat, FOUND, "4.cleanup.3")
            s.score(seat, KAMMI_BOARD.doll_points, "4.cleanup.3")


def keeper(s: Harrow) -> int:
    """Law 4.setup.J.1: who hides the dolls: the other fighter."""
    return s.setting.rivals[s.setting.kammi][0]


def hide_doll(s: Harrow) -> Flow[None]:
    """Law 4.attacked.3, .3b: dolls where none of her units stand may change what they are, in secret."""
    d, kammi, seat = s.kammi, s.setting.kammi, keeper(s)
    loose = [doll for doll, at in enumerate(d.dolls) if at != NOWHERE and not s.units(kammi, at)]
    if not loose:
        return
    options: list[Option] = [Hex(d.dolls[doll]) for doll in loose] if d.real in loose else []
    options.append(PASS)
    choice: Option = yield Ask(seat, HIDE, options, "4.attacked.3", always=True)
    for doll in loose:
        d.up &= ~(1 << doll)
    if not isinstance(choice, Pass):
        assert isinstance(choice, Hex)
        d.real = d.dolls.index(choice.at)
    s.note(seat, HIDDEN, "4.attacked.3")


def pulls(s: Harrow, goal: int) -> list[Shift]:
    """Law 4.kammi.track2.3: units on the hex of a doll, a hex closer to a figure (R420)."""
    found: list[Shift] = []
    for at in s.kammi.dolls:
        if at != NOWHERE:
            for seat in s.setting.fighters:
                ways = [to for to in GRID.closer(at, goal) if s.bars(seat, to) is None and to not in s.kammi.dolls]
                if ways:
                    found += [Shift(seat, unit, at, to) for unit in kinds_at(s, seat, at) for to in ways]
    return found


def pull_doll(s: Harrow, seat: int) -> Flow[None]:
    """Law 4.kammi.track2.3: a doll with its carrier, if the carrier's owner agrees."""
    choice = yield from by_kammi(s, seat, PULL, pulls, "4.kammi.track2.3")
    if choice is not None:
        s.then("pull_with_doll", seat, choice.seat, choice.unit, choice.origin, choice.to)


def pull_with_doll(s: Harrow, seat: int, whose: int, unit: int, origin: int, to: int) -> Flow[None]:
    """Law 4.kammi.track2.3: its owner agrees, or nothing moves."""
    if whose != seat and not (yield from whether(whose, AGREE, "4.kammi.track2.3", at=origin, to=to)):
        return
    s.shift_unit(whose, unit, origin, to)
    s.kammi.dolls[s.kammi.dolls.index(origin)] = to
