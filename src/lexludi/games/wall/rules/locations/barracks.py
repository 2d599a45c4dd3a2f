"""The Barracks: soldiers of the pool come to the battlefield."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.attack import attack_over, send
from lexludi.games.wall.rules.box.codes import RESOURCES, SOLDIERS
from lexludi.games.wall.rules.box.codes import SOLDIER_PRICE as FIRST_PRICE
from lexludi.games.wall.rules.box.printed import SOLDIER_PRICE
from lexludi.games.wall.rules.gaining import SHORT_OF
from lexludi.games.wall.rules.options import Recruit
from lexludi.games.wall.rules.prompts import COUNT, SOLDIER, note, prompt, reason
from lexludi.games.wall.rules.scenes import Blow, Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

WHOM_TO_RECRUIT: Final = prompt(
    "recruit", N_("Choose a soldier to recruit ({n} left)."), n=COUNT, passes=N_("Recruit no more")
)
RECRUITED: Final = note("recruited", N_("{seat} recruits: {who}."), who=SOLDIER)


def barracks(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Law location.barracks.0: a soldier of any kind for each clerk."""
    yield from recruit(s, clan, clerks)


def cost(s: Wall, clan: int, kind: int, discount: int) -> list[int]:
    """Law location.barracks.cost: what a soldier costs; a discount is taken where most is to be paid, wood last."""
    price = list(SOLDIER_PRICE[kind])
    for resource in RESOURCES:
        if price[resource]:
            price[resource] = s.price(clan, FIRST_PRICE + len(RESOURCES) * kind + resource, price[resource])
    for _ in range(discount):
        dearest = max(RESOURCES, key=lambda resource: price[resource])
        price[dearest] = max(0, price[dearest] - 1)
    return price


def affordable(s: Wall, clan: int, price: list[int]) -> bool:
    return all(s.stock[clan][resource] >= price[resource] for resource in RESOURCES)


def recruitable(s: Wall, clan: int, discount: int, kinds: tuple[int, ...]) -> list[int]:
    """Of these kinds, those that wait in the pool and can be paid for."""
    return [kind for kind in s.usable(clan) if kind in kinds and affordable(s, clan, cost(s, clan, kind, discount))]


NONE_AT_HOME: Final = reason("none-at-home", N_("none of that kind without shame is in your pool: {who}."), who=SOLDIER)


def refused_recruits(s: Wall, clan: int, discount: int, kinds: tuple[int, ...]) -> list[Refusal]:
    """Law location.barracks.cost, shame.place.A.use: who is not there, or what is missing of the price."""
    found: list[Refusal] = []
    for kind in kinds:
        price = cost(s, clan, kind, discount)
        if kind not in s.usable(clan):
            found.append(refused(Recruit(kind), because("shame.place.A.use", NONE_AT_HOME, who=kind)))
        elif not affordable(s, clan, price):
            goods = next(n for n in RESOURCES if s.stock[clan][n] < price[n])
            has = s.stock[clan][goods]
            why = because("location.barracks.cost", SHORT_OF, goods=goods, n=price[goods], has=has)
            found.append(refused(Recruit(kind), why))
    return found


def recruit(s: Wall, clan: int, most: int, discount: int = 0, kinds: tuple[int, ...] = SOLDIERS) -> Flow[bool]:
    """Law location.barracks.together: first all are paid for, then each attacks or waits."""
    recruits: list[int] = []
    saved, each = rebate(s, clan)
    for left in range(most, 0, -1):
        cheaper = discount + min(saved, each)
        options = [Recruit(kind) for kind in recruitable(s, clan, cheaper, kinds)]
        if not options:
            break
        why_not = refused_recruits(s, clan, cheaper, kinds) if s.explaining else None
        choice = yield from one_or_none(clan, WHOM_TO_RECRUIT, options, "location.barracks.0", refused=why_not, n=left)
        if choice is None:
            break
        price = cost(s, clan, choice.kind, cheaper)
        saved -= sum(cost(s, clan, choice.kind, discount)) - sum(price)
        for resource, n in enumerate(price):
            s.pay(clan, resource, n)
        s.pool[clan][choice.kind] -= 1
        s.between[clan][choice.kind] += 1
        s.note(clan, RECRUITED, "location.barracks.0", who=choice.kind)
        recruits.append(choice.kind)
    blows: list[Blow] = []
    for kind in recruits:
        blows += yield from send(s, clan, kind)
    if recruits:
        yield from attack_over(s, clan, blows)
        scene = Scene(clan)
        scene.n = len(recruits)
        yield from m.occur(s, m.RECRUITED, scene)  # location.barracks.bonus
    return bool(recruits)


def rebate(s: Wall, clan: int) -> tuple[int, int]:
    """How much less a recruitment costs in all, and how much less one soldier of it can."""
    for _, gives in m.REBATE.heard(s.powers[clan]):
        return gives(s, Scene(clan))
    return 0, 0
