"""How infected haints and Hester herself go over the map."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.fire import blaze
from lexludi.games.harrow.factions.hester.paying import colour_at, pay, pay_any, short_of, short_of_any
from lexludi.games.harrow.rules.abilities import STROLLED, UNPINNED, returns
from lexludi.games.harrow.rules.box.codes import BUILDING, INFECTED, NOBODY, NOWHERE, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD, HEXES, NEAR
from lexludi.games.harrow.rules.moving import go
from lexludi.games.harrow.rules.options import Crawl, Unpin
from lexludi.games.harrow.rules.prompts import COUNT, HEX, SEAT, note, prompt, reason
from lexludi.games.harrow.rules.refusing import why_others_barred
from lexludi.games.harrow.rules.state import FULL, Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Forbids, Option, Pass, Refusal, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS

CRAWL: Final = prompt("crawl", N_("Who goes where, and for which cubes?"), passes=N_("Move no more"))
STRODE: Final = note("strode", N_("{seat} {seat:goes|go} from {origin} to {to}."), origin=HEX, to=HEX)
HEALTHY_THERE: Final = reason(
    "healthy-there", N_("units of {whom} that are not infected are on {at}."), whom=SEAT, at=HEX
)
NO_FIRE_SPACE: Final = reason(
    "no-fire-space", N_("infected haints of {whom} are on {at}, and no fire is left to burn there."), whom=SEAT, at=HEX
)
NOBODY_TO_MOVE: Final = reason("nobody-to-move", N_("nobody is infected, and Hester is not on the map."))
NO_STEP: Final = reason(
    "no-step", N_("of those whom you move nobody has a step that is open and that {has} cubes can pay for."), has=COUNT
)
MATCHING: Final = 0
ANY: Final = 1
FIRST_STROLLER: Final = 2


def bars_infected(s: Harrow, seat: int, at: int) -> str | None:
    """Law 5.hester.action.move.5a to .6, 5.hester.fire.1b: the rule that keeps an infected haint out of a hex."""
    if s.flames[at]:
        return "5.hester.fire.6"
    setting = s.setting
    if s.objectives[BUILDING][at] and seat != setting.family:
        return "5.hester.action.move.6"
    if s.objectives[TOWNSFOLK][at] and seat != setting.protectors:
        return "5.hester.action.move.6"
    other = s.rival(seat, at)
    if other != NOBODY:
        if at in s.legends[other] or s.snakes[other][at] < s.haints[other][at]:
            return "5.hester.action.move.5a"
        return None if s.hester.spaces else "5.hester.fire.1b"
    return None if s.units(seat, at) < FULL else "1.core.3"


def price(s: Harrow, at: int, base: int) -> int:
    """Law 5.hester.protectors.1: a path saves a cube."""
    return max(0, base - s.paths.count(at))


def offer_crawls(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 5.hester.action.move.2a to .3c: every step that she can pay."""
    cubes = s.cubes(seat)
    for other in s.setting.fighters:
        for origin in range(HEXES):
            if s.snakes[other][origin] and s.free(other, origin, INFECTED):
                for to in NEAR[origin]:
                    why = bars_infected(s, other, to)
                    offer_step(s, seat, menu, other, origin, to, why, HESTER_BOARD.haint_price, cubes)
    if s.hester.at != NOWHERE and not s.free(seat, s.hester.at, 0):
        enough = cubes >= HESTER_BOARD.nail_price
        menu.offer(Unpin(s.hester.at, 0), None if enough else "legend.bernice.e")
    elif s.hester.at != NOWHERE:
        for to in NEAR[s.hester.at]:
            offer_step(s, seat, menu, seat, s.hester.at, to, None, HESTER_BOARD.hester_price, cubes)


def offer_step(
    s: Harrow, seat: int, menu: Menu, whom: int, origin: int, to: int, why: str | None, base: int, cubes: int
) -> None:
    """A step for cubes of the terrain there, and for cubes of any colours."""
    if why is not None:
        if menu.explains:
            menu.refuse(Crawl(whom, origin, to, MATCHING), why)
        return
    dear = HESTER_BOARD.hester_any_price if whom == seat else HESTER_BOARD.haint_any_price
    back = bool(s.strolls) and returns(s, stroller(whom), origin, to)  # R476
    if s.land(to):
        cost = price(s, to, base)
        enough = s.ground[colour_at(s, seat, to)] >= cost and (cost > 0 or not back)
        menu.offer(Crawl(whom, origin, to, MATCHING), None if enough else "5.hester.action.move.2a")
    if whom != seat or not s.land(to):
        cost = price(s, to, dear)
        enough = cubes >= cost and (cost > 0 or not back)
        menu.offer(Crawl(whom, origin, to, ANY), None if enough else "5.hester.action.move.2b")


def tell_why_no_crawl(s: Harrow, seat: int) -> Forbids:
    """Law 5.hester.action.move.1: nobody is there to be moved, or no step is open and can be paid for."""
    if s.hester.at == NOWHERE and not any(any(s.snakes[other]) for other in s.setting.fighters):
        return because("5.hester.action.move.1", NOBODY_TO_MOVE)
    return because("5.hester.action.move.1", NO_STEP, has=s.cubes(seat))


def why_no_step(s: Harrow, seat: int, refusal: Refusal) -> Forbids:
    """What keeps somebody from a step: what is there, or what it costs."""
    law, step = refusal.law, refusal.option
    if not isinstance(step, Crawl):
        return short_of_any(s, seat, HESTER_BOARD.nail_price, law)
    if step.seat != seat and bars_infected(s, step.seat, step.to) is not None:
        return why_infected_barred(s, step.seat, step.to, law)
    cost = price(s, step.to, asked_for(seat, step))
    if not cost:
        return because(law, STROLLED)
    if step.how == MATCHING:
        return short_of(s, colour_at(s, seat, step.to), cost, law)
    return short_of_any(s, seat, cost, law)


def why_infected_barred(s: Harrow, whom: int, at: int, law: str) -> Forbids:
    """Law 5.hester.action.move.5a to .6: what keeps an infected haint out of a hex."""
    other = s.rival(whom, at)
    if law == "5.hester.action.move.5a":
        return because(law, HEALTHY_THERE, whom=other, at=at)
    if law == "5.hester.fire.1b":
        return because(law, NO_FIRE_SPACE, whom=other, at=at)
    return why_others_barred(s, whom, at, law)


def hester_moves(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.action.move.1: one step after another, while she can pay."""
    menu = Menu(s)
    offer_crawls(s, seat, menu)
    if menu.explains:
        menu.explain(lambda refusal: why_no_step(s, seat, refusal))
    if not menu.options and not menu.explains:
        s.strolls.clear()
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, CRAWL, "5.hester.action.move.1")
    if isinstance(choice, Pass):
        s.strolls.clear()
        return
    s.then("hester_moves", seat)
    if isinstance(choice, Unpin):
        s.strolls.clear()
        yield from pay_any(s, seat, HESTER_BOARD.nail_price, "legend.bernice.e")
        unpin(s, seat)
        return
    assert isinstance(choice, Crawl)
    if price(s, choice.to, asked_for(seat, choice)):
        s.strolls.clear()
    else:
        s.strolls.append((stroller(choice.seat), choice.origin, choice.to))
    yield from pay_step(s, seat, choice)
    yield from step(s, seat, choice.seat, choice.origin, choice.to)


def stroller(whom: int) -> int:
    """Who goes for nothing, apart from the units of whose turn it is."""
    return FIRST_STROLLER + whom


def pay_step(s: Harrow, seat: int, choice: Crawl) -> Flow[None]:
    cost = price(s, choice.to, asked_for(seat, choice))
    if choice.how == MATCHING:
        pay(s, colour_at(s, seat, choice.to), cost)
    else:
        yield from pay_any(s, seat, cost, "5.hester.action.move.2b")


def asked_for(seat: int, choice: Crawl) -> int:
    """The cubes that a step takes, paths aside."""
    if choice.seat == seat:
        return HESTER_BOARD.hester_price if choice.how == MATCHING else HESTER_BOARD.hester_any_price
    return HESTER_BOARD.haint_price if choice.how == MATCHING else HESTER_BOARD.haint_any_price


def unpin(s: Harrow, seat: int) -> None:
    """Law legend.bernice.e: the nail under Hester goes back."""
    s.pins.remove((seat, s.hester.at, 0))
    s.note(seat, UNPINNED, "legend.bernice.e", at=s.hester.at)


def vanish(s: Harrow) -> None:
    """Hester leaves the map, and a nail does not stay behind."""
    pin = (s.setting.hester, s.hester.at, 0)
    if pin in s.pins:
        s.pins.remove(pin)
    s.hester.at = NOWHERE


def step(s: Harrow, seat: int, whom: int, origin: int, to: int) -> Flow[None]:
    """Somebody goes to the next hex; where infected haints of two factions meet, it burns."""
    if whom == seat and not s.free(seat, origin, 0):  # legend.bernice.e: the card frees her instead
        unpin(s, seat)
        return
    if whom == seat:
        s.hester.at = to
        s.note(seat, STRODE, "5.hester.action.move.3c", origin=origin, to=to)
        return
    other = s.rival(whom, to)
    yield from go(s, seat, whom, origin, to, 1, 0, 1)
    if other != NOBODY:
        blaze(s, seat, whom, other, to)
