"""Hester comes back to life, at one of her fires."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.paying import colour_at, owned, pay, short_of
from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD, HEXES
from lexludi.games.harrow.rules.options import Rise
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Forbids, because
from lexludi.locale import N_

WHERE: Final = prompt("summon", N_("Where does Hester rise, for so many cubes of one colour: {n}?"), n=COUNT)
ROSE: Final = note("rose", N_("{seat} {seat:rises|rise} from the fire on {at}."), at=HEX)
NO_FIRE: Final = reason("no-fire", N_("no fire burns on the map."))
RISEN: Final = reason("risen", N_("Hester is on {at} already."), at=HEX)
NO_TERRAIN: Final = reason("no-terrain", N_("{at} has no terrain, and so no cubes to pay with."), at=HEX)


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


def tell_why_not_summon(s: Harrow, seat: int) -> Forbids:
    """Law 5.hester.summon.1, .3: what is missing; of several fires, where she has most of the cubes."""
    burning = fires(s)
    if not burning:
        return because("5.hester.summon.3", NO_FIRE)
    if s.hester.at != NOWHERE:
        return because("5.hester.summon.1", RISEN, at=s.hester.at)
    if s.hester.sloth:
        colours = s.setting.colours[seat]
        return short_of(s, max(colours, key=lambda colour: s.ground[colour]), price(s), "5.hester.summon.1")
    return why_no_rising(s, seat, max(burning, key=lambda at: s.ground[colour_at(s, seat, at)] if s.land(at) else -1))


def why_no_rising(s: Harrow, seat: int, at: int) -> Forbids:
    """What she lacks for a fire."""
    if not s.land(at):
        return because("5.hester.summon.1", NO_TERRAIN, at=at)
    return short_of(s, colour_at(s, seat, at), price(s), "5.hester.summon.1")


def summon(s: Harrow, seat: int) -> Flow[None]:
    n, menu = price(s), Menu(s)
    menu.options += risings(s, seat)
    if menu.explains and not s.hester.sloth:
        explain_risings(s, seat, menu)
    choice: Rise = yield menu.ask(seat, WHERE, "5.hester.summon.1", n=n)
    pay(s, choice.colour, n)
    s.hester.at = choice.at
    s.note(seat, ROSE, "5.hester.summon.1", at=choice.at)


def explain_risings(s: Harrow, seat: int, menu: Menu) -> None:
    """The fires that she cannot pay for."""
    for at in fires(s):
        if s.land(at) and s.ground[colour_at(s, seat, at)] < price(s):
            menu.refuse(Rise(at, colour_at(s, seat, at)), why_no_rising(s, seat, at))
