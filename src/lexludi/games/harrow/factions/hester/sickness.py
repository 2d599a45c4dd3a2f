"""Infection: snakes for haints on hexes with roots."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.paying import colour_at, pay, pay_any, short_of, short_of_any
from lexludi.games.harrow.rules.box.codes import HAINT
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD, HEXES
from lexludi.games.harrow.rules.options import Infect, Unit
from lexludi.games.harrow.rules.prompts import COUNT, CUBE, HEX, SEAT, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Forbids, Option, Pass, Refusal, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS

MATCHING: Final = 0
ANY: Final = 1
FREE: Final = 2
WHOM: Final = prompt("infect", N_("Whom do you infect?"), passes=N_("Infect no more"))
INSTEAD: Final = prompt("infect-instead", N_("Which haint of {whom} is infected instead of the legend?"), whom=SEAT)
INFECTED_ONE: Final = note("infected", N_("{seat}: a haint of {whom} on {at} is infected."), whom=SEAT, at=HEX)
NO_SNAKE: Final = reason("no-snake", N_("no snake is left in the supply."))
NOBODY_ROOTED: Final = reason("nobody-rooted", N_("nobody who can be infected is on a hex with your roots."))
NO_ROOT: Final = reason("no-root", N_("no root of this turn is on {at}."), plain=True, at=HEX)
REACHED: Final = reason(
    "reached", N_("on {at} somebody was infected this turn, and a rooted hex has one infection."), at=HEX
)
ONLY_FREE: Final = reason("only-free", N_("{at} has no terrain, and only a free infection reaches it."), at=HEX)
INFECTION_TOO_DEAR: Final = reason(
    "infection-too-dear",
    N_("on {at} it costs {n} of your {cube} cubes (you have {has}) or {any} of any colours (you have {all})."),
    at=HEX, n=COUNT, cube=CUBE, has=COUNT, any=COUNT, all=COUNT,
)  # fmt: skip


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


def tell_why_not_infect(s: Harrow, seat: int) -> Forbids:
    """Law 5.hester.infect.1: no snake, nobody on her roots, or too few cubes: for whom she has most of them."""
    if not s.hester.snakes:
        return because("5.hester.infect.1", NO_SNAKE)
    rooted = [at for _whom, at in victims(s)]
    if not rooted:
        return because("5.hester.infect.1", NOBODY_ROOTED)
    at = max(rooted, key=lambda at: s.ground[colour_at(s, seat, at)] if s.land(at) else -1)
    if not s.land(at):
        return because("5.hester.infect.1", ONLY_FREE, at=at)
    colour, board = colour_at(s, seat, at), HESTER_BOARD
    return because(
        "5.hester.infect.1", INFECTION_TOO_DEAR,
        at=at, n=board.infect_price, cube=colour, has=s.ground[colour], any=board.infect_any_price, all=s.cubes(seat),
    )  # fmt: skip


def explain_infections(s: Harrow, seat: int, menu: Menu) -> None:
    """What an infection would cost, and the haints that her roots do not reach."""
    menu.explain(lambda refusal: why_no_infection(s, seat, refusal))
    h = s.hester
    for whom in s.setting.fighters:
        for at in healthy_hexes(s, whom):
            if at in h.reached:
                menu.refuse(Infect(whom, at, MATCHING), because("5.hester.infect.1b", REACHED, at=at))
            elif at not in h.path:
                menu.refuse(Infect(whom, at, MATCHING), because("5.hester.infect.1", NO_ROOT, at=at))


def why_no_infection(s: Harrow, seat: int, refusal: Refusal) -> Forbids:
    infection = refusal.option
    assert isinstance(infection, Infect)
    if infection.how == MATCHING:
        return short_of(s, colour_at(s, seat, infection.at), HESTER_BOARD.infect_price, refusal.law)
    return short_of_any(s, seat, HESTER_BOARD.infect_any_price, refusal.law)


def infect(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.infect.1: one after another, as long as she can pay."""
    menu = Menu(s)
    offer_infections(s, seat, menu)
    if menu.explains:
        explain_infections(s, seat, menu)
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
