"""Infection: snakes for haints on hexes with roots."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.paying import colour_at, pay, pay_any
from lexludi.games.harrow.rules.box.codes import HAINT
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD, HEXES
from lexludi.games.harrow.rules.options import Infect, Unit
from lexludi.games.harrow.rules.prompts import HEX, SEAT, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS

MATCHING: Final = 0
ANY: Final = 1
FREE: Final = 2
WHOM: Final = prompt("infect", N_("Whom do you infect?"), passes=N_("Infect no more"))
INSTEAD: Final = prompt("infect-instead", N_("Which haint of {whom} is infected instead of the legend?"), whom=SEAT)
INFECTED_ONE: Final = note("infected", N_("{seat}: a haint of {whom} on {at} is infected."), whom=SEAT, at=HEX)


def healthy(s: Harrow, seat: int, at: int) -> int:
    """Haints on a hex that are not infected."""
    return s.haints[seat][at] - s.snakes[seat][at]


def healthy_hexes(s: Harrow, seat: int) -> list[int]:
    return [at for at in range(HEXES) if healthy(s, seat, at)]


def victims(s: Harrow) -> list[tuple[int, int]]:
    """Law 5.hester.infect.1b, .2, .3: whose haint or legend can be infected, and on which hex; one for each root."""
    h = s.hester
    if not h.snakes:
        return []
    found: list[tuple[int, int]] = []
    for at in sorted(set(h.path)):
        if at in h.reached:
            continue
        for whom in s.setting.fighters:
            if healthy(s, whom, at) or legend_can_be(s, whom, at):
                found.append((whom, at))
    return found


def legend_can_be(s: Harrow, whom: int, at: int) -> bool:
    """Law 5.hester.infect.2, .3: a legend among infected haints, once, and while another haint is there to suffer."""
    return at in s.legends[whom] and HEXES + whom not in s.hester.reached and bool(healthy_hexes(s, whom))


def offer_infections(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 5.hester.infect.1: for a cube of the terrain, or three of any; the free one also where there is none."""
    for whom, at in victims(s):
        if s.hester.free:
            menu.offer(Infect(whom, at, FREE))
        if s.land(at):
            enough = s.ground[colour_at(s, seat, at)] >= HESTER_BOARD.infect_price
            menu.offer(Infect(whom, at, MATCHING), None if enough else "5.hester.infect.1")
            enough = s.cubes(seat) >= HESTER_BOARD.infect_any_price
            menu.offer(Infect(whom, at, ANY), None if enough else "5.hester.infect.1")


def any_victim(s: Harrow, seat: int) -> bool:
    probe = Menu(s)
    offer_infections(s, seat, probe)
    return bool(probe.options)


def infect(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.infect.1: one after another, as long as she can pay."""
    menu = Menu(s)
    offer_infections(s, seat, menu)
    if not menu.options and not menu.explains:
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, WHOM, "5.hester.infect.1")
    if isinstance(choice, Pass):
        return
    assert isinstance(choice, Infect)
    s.then("infect", seat)
    if choice.how == MATCHING:
        pay(s, colour_at(s, seat, choice.at), HESTER_BOARD.infect_price)
    elif choice.how == ANY:
        yield from pay_any(s, seat, HESTER_BOARD.infect_any_price, "5.hester.infect.1")
    s.hester.free = False
    s.hester.reached.append(choice.at)
    if healthy(s, choice.seat, choice.at):
        sicken(s, seat, choice.seat, choice.at)
    else:
        s.hester.reached.append(HEXES + choice.seat)
        yield from sicken_another(s, seat, choice.seat)


def sicken_another(s: Harrow, seat: int, whom: int) -> Flow[None]:
    """Law 5.hester.infect.3: a legend cannot be infected; any haint of its faction is."""
    options = [Unit(whom, at, HAINT) for at in healthy_hexes(s, whom)]
    choice: Unit = yield Ask(seat, INSTEAD, [*options], "5.hester.infect.3", whom=whom)
    sicken(s, seat, whom, choice.at)


def sicken(s: Harrow, seat: int, whom: int, at: int) -> None:
    """Law 5.hester.infect.1c: a snake from the supply; a nail under the only haint that bore it stays under it."""
    s.hester.snakes -= 1
    s.snakes[whom][at] += 1
    s.note(seat, INFECTED_ONE, "5.hester.infect.1c", whom=whom, at=at)
    s.nail_again(whom, at)
    s.mourn()
