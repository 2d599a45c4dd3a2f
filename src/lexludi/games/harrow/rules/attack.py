"""Attacks: who is in range, the cubes, hits, and haints that clash."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.abilities import offer_points, spend
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED
from lexludi.games.harrow.rules.box.printed import BOARDS, DISTANCE, HEXES
from lexludi.games.harrow.rules.crowds import enemies, stations
from lexludi.games.harrow.rules.events import Attacked
from lexludi.games.harrow.rules.moving import go, steps_from
from lexludi.games.harrow.rules.options import Attack, Hex, Hit, Raid, Unit
from lexludi.games.harrow.rules.prompts import COUNT, HEX, SEAT, UNIT, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import activate
from lexludi.games.harrow.rules.units import unit_of
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, Pass, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none, whether

ASSAULT: Final = prompt(
    "assault", N_("Whom do you attack? Free actions left: {n}."), n=COUNT, passes=N_("Do not attack")
)
STRIKE: Final = prompt(
    "strike",
    N_("Your cubes {mine}, theirs {theirs}: whom do you hit on {at}, for cubes: {n}?"),
    mine=COUNT, theirs=COUNT, at=HEX, n=COUNT,
    passes=N_("End the attack"),
)  # fmt: skip
PUSH: Final = prompt("push", N_("Where do you push {unit}?"), unit=UNIT)
CLAIM: Final = prompt("claim", N_("Which haint of {whom} is removed?"), whom=SEAT)
CLASH: Final = prompt(
    "clash",
    N_("Haints clash: spend cubes ({n}) to kill a haint of {whom} on {at}?"),
    n=COUNT, whom=SEAT, at=HEX,
    passes=N_("Keep the cubes"),
)  # fmt: skip
OUTNUMBERED: Final = note("outnumbered", N_("{seat} {seat:has|have} more units there. Cubes for that: {n}."), n=COUNT)
FAILED: Final = note("failed", N_("The attack of {seat} fails."))
PUSHED: Final = note("pushed", N_("{seat}: {unit} is pushed to {to}."), unit=UNIT, to=HEX)


ATTACKS: Final = tuple(tuple(Attack(origin, at) for at in range(HEXES)) for origin in range(HEXES))
"""From every hex against every other."""


def price(s: Harrow, at: int) -> int:
    """Law 1.jar.attack.F.2: what a hit costs against somebody on that hex."""
    return BOARDS.hit_price_in_brambles if at == s.setting.map.brambles else BOARDS.hit_price


def offer_attacks(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 1.jar.attack.B.1 to .B.3."""
    foes, more = enemies(s, seat), farther(s, seat)
    for origin in stations(s, seat):
        offer_targets(s, seat, origin, foes, s.reach(seat, origin) + more, menu)


OUT_OF_RANGE: Final = reason(
    "out-of-range",
    N_("the attack from {origin} reaches hexes: {has}; {at} is farther away: {n}."),
    at=HEX, n=COUNT, origin=HEX, has=COUNT,
)  # fmt: skip


def offer_targets(s: Harrow, seat: int, origin: int, foes: list[int], reach: int, menu: Menu) -> None:
    """What can be attacked from a hex."""
    row, attacks = DISTANCE[origin], ATTACKS[origin]
    for at in foes:
        if row[at] <= reach:
            menu.options.append(attacks[at])
        elif menu.explains:
            why = because("1.jar.attack.B.2", OUT_OF_RANGE, at=at, n=row[at], origin=origin, has=reach)
            menu.refuse(Attack(origin, at), why)
    for other in s.setting.others:
        s.faction(other).offer_raids(s, seat, origin, menu)


def targets_from(s: Harrow, seat: int, origin: int) -> list[int]:
    """The hexes with enemies in range of a hex."""
    row, reach = DISTANCE[origin], s.reach(seat, origin) + farther(s, seat)
    return [at for at in enemies(s, seat) if row[at] <= reach]


def farther(s: Harrow, seat: int) -> int:
    """Law 1.jar.attack.B.2, card.upgrade.weaving-fate: how much farther attacks reach."""
    boons = s.boons(seat)
    return sum([n for _, n in m.FARTHER.heard(boons)]) if boons else 0


def assault(s: Harrow, seat: int, free: int) -> Flow[None]:
    """Law 1.jar.attack.A: an attack, and a free action before it or after it."""
    menu = Menu(s)
    offer_attacks(s, seat, menu)
    offer_points(s, seat, menu, free, free, free)
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, ASSAULT, "1.jar.attack.A", n=free)
    if isinstance(choice, Pass):
        return
    if isinstance(choice, Attack):
        if free:
            s.then("points", seat, 0, 0, 0, free)
        s.then("attack", seat, choice.origin, choice.to, 0)
        return
    if isinstance(choice, Raid):
        if free:
            s.then("points", seat, 0, 0, 0, free)
        s.then("raid", seat, choice.origin, choice.to)
        return
    s.then("assault", seat, 0)
    yield from spend(s, seat, choice)


def attack(s: Harrow, seat: int, origin: int, to: int, extra: int) -> Flow[None]:
    """Law 1.jar.attack.C to .G; `extra` units count for the attacker beside those on the hex."""
    whom = muster(s, seat, origin, to, extra)
    yield from activate(s, seat)
    if s.cubes(seat) < s.cubes(whom):
        s.note(seat, FAILED, "1.jar.attack.G")
        if s.haints[seat][origin] and s.haints[whom][to]:  # 1.clash.4
            if DISTANCE[origin][to] <= s.reach(whom, to):  # 1.clash.3
                s.then("clash", whom, seat, origin)
            s.then("clash", seat, whom, to)  # 1.clash.5
        return
    s.then("strike", seat, whom, to)


def muster(s: Harrow, seat: int, origin: int, to: int, extra: int = 0) -> int:
    """Law 1.jar.attack.C: everything that comes before the tree; returns who is attacked."""
    whom = s.rival(seat, to)
    s.camps[seat].attacked = True
    s.tell(Attacked(seat, whom, origin, to))
    for _, says in m.ATTACKED.heard(s.powers):
        says(s, to)
    superiority(s, seat, s.units(seat, origin) + extra, whom, s.units(whom, to))
    s.spend_boons(seat)
    return whom


def superiority(s: Harrow, seat: int, mine: int, whom: int, theirs: int) -> None:
    """Law 1.jar.attack.C, card.upgrade.knife-in-the-dark."""
    for _, n in m.SUPERIORITY.heard(s.boons(seat)):
        s.note(seat, OUTNUMBERED, "card.upgrade.knife-in-the-dark", n=n)
        s.strengthen(seat, n)
        return
    if mine != theirs:
        more = seat if mine > theirs else whom
        s.note(more, OUTNUMBERED, "1.jar.attack.C", n=BOARDS.superiority)
        s.strengthen(more, BOARDS.superiority)


def targets(s: Harrow, whom: int, at: int) -> list[int]:
    """Law 1.jar.attack.B.4, 5.hester.infect.5: haints come first, and infected ones last."""
    if s.haints[whom][at] > s.snakes[whom][at]:
        return [HAINT]
    found = [n for n, place in enumerate(s.legends[whom]) if place == at]
    return found or ([INFECTED] if s.haints[whom][at] else [])


def strike(s: Harrow, seat: int, whom: int, to: int) -> Flow[None]:
    """Law 1.jar.attack.F: while it has as many cubes and can pay, the attacker may hit."""
    mine, theirs, n = s.cubes(seat), s.cubes(whom), price(s, to)
    found = targets(s, whom, to)
    if mine < theirs or mine < n or not found:  # 1.jar.attack.F.1, .F.2, .F.8, .F.9
        return
    hit = yield from one_or_none(
        seat, STRIKE, [Hit(unit) for unit in found], "1.jar.attack.F.3", mine=mine, theirs=theirs, at=to, n=n
    )
    if hit is None:
        return
    s.pay(seat, n)
    s.then("strike", seat, whom, to)
    if hit.unit < 0:
        s.kill(seat, whom, to, hit.unit)
        return
    s.then("claim", seat, whom)
    s.then("push", seat, whom, hit.unit)
    for _, says in m.LEGEND_HIT.heard(s.powers):
        says(s, whom, hit.unit)


def push(s: Harrow, seat: int, whom: int, token: int) -> Flow[None]:
    """Law 1.jar.attack.F.5: where there is no room, or with a nail under it, a legend stays (R405)."""
    at = s.legends[whom][token]
    ways = steps_from(s, whom, at) if s.free(whom, at, token) else []
    if not ways:
        return
    choice: Hex = yield Ask(
        s.decides(seat), PUSH, [Hex(to) for to in ways], "1.jar.attack.F.5", unit=unit_of(whom, token)
    )
    s.note(whom, PUSHED, "1.jar.attack.F.5", unit=unit_of(whom, token), to=choice.at)
    yield from go(s, seat, whom, at, choice.at, 0, 1 << token)


def claim(s: Harrow, seat: int, whom: int) -> Flow[None]:
    """Law 1.jar.attack.F.6, 5.hester.infect.6: a haint from anywhere; with none on the map the kill still counts."""
    options: list[Option] = []
    for at in range(HEXES):
        if s.haints[whom][at]:
            whole = s.haints[whom][at] > s.snakes[whom][at]
            options.append(Unit(whom, at, HAINT if whole else INFECTED))
    if not options:
        s.count_kill(seat)
        return
    choice: Unit = yield Ask(s.decides(seat), CLAIM, options, "1.jar.attack.F.6", whom=whom)
    s.kill(seat, whom, choice.at, choice.unit)


def clash(s: Harrow, seat: int, whom: int, at: int) -> Flow[None]:
    """Law 1.clash: one side may kill a haint of the other's hex."""
    n = price(s, at)
    if s.cubes(seat) < n or not s.haints[whom][at]:
        return
    if (yield from whether(seat, CLASH, "1.clash.1", n=n, whom=whom, at=at)):
        s.pay(seat, n)
        s.kill(seat, whom, at, HAINT if s.haints[whom][at] > s.snakes[whom][at] else INFECTED)
