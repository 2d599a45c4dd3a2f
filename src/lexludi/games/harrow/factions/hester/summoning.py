"""Hester comes back to life, at one of her fires."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.paying import colour_at, owned, pay
from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD, HEXES
from lexludi.games.harrow.rules.options import Rise
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_

WHERE: Final = prompt("summon", N_("Where does Hester rise, for so many cubes of one colour: {n}?"), n=COUNT)
ROSE: Final = note("rose", N_("{seat} {seat:rises|rise} from the fire on {at}."), at=HEX)


def fires(s: Harrow) -> list[int]:
    return [at for at in range(HEXES) if s.flames[at]]


def price(s: Harrow) -> int:
    """Law 5.hester.summon.2: one cube less for each fire more."""
    return max(1, HESTER_BOARD.summon_price + 1 - len(fires(s)))


def risings(s: Harrow, seat: int) -> list[Rise]:
    """Law 5.hester.summon.1: at a fire, for cubes of its terrain; the Sloth takes any one colour."""
    n, found = price(s), []
    for at in fires(s):
        colours = owned(s, seat) if s.hester.sloth else [colour_at(s, seat, at)] if s.land(at) else []
        found += [Rise(at, colour) for colour in colours if s.ground[colour] >= n]
    return found


def why_not_summon(s: Harrow, seat: int) -> str | None:
    if not fires(s):
        return "5.hester.summon.3"
    return "5.hester.summon.1" if s.hester.at != NOWHERE or not risings(s, seat) else None


def summon(s: Harrow, seat: int) -> Flow[None]:
    n = price(s)
    choice: Rise = yield Ask(seat, WHERE, [*risings(s, seat)], "5.hester.summon.1", n=n)
    pay(s, choice.colour, n)
    s.hester.at = choice.at
    s.note(seat, ROSE, "5.hester.summon.1", at=choice.at)
