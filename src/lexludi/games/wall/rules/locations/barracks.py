"""The Barracks: soldiers of the pool come to the battlefield."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.attack import Attacked, attack_over, send
from lexludi.games.wall.rules.box.codes import RESOURCES
from lexludi.games.wall.rules.box.codes import SOLDIER_PRICE as FIRST_PRICE
from lexludi.games.wall.rules.box.printed import SOLDIER_PRICE
from lexludi.games.wall.rules.options import Recruit
from lexludi.games.wall.rules.prompts import COUNT, SOLDIER, note, prompt
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
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


def recruit(s: Wall, clan: int, most: int, discount: int = 0) -> Flow[None]:
    """Law location.barracks.together: first all are paid for, then each attacks or waits."""
    recruits: list[int] = []
    for left in range(most, 0, -1):
        kinds = [kind for kind in s.usable(clan) if affordable(s, clan, cost(s, clan, kind, discount))]
        if not kinds:
            break
        options = [Recruit(kind) for kind in kinds]
        choice = yield from one_or_none(clan, WHOM_TO_RECRUIT, options, "location.barracks.0", n=left)
        if choice is None:
            break
        for resource, n in enumerate(cost(s, clan, choice.kind, discount)):
            s.pay(clan, resource, n)
        s.pool[clan][choice.kind] -= 1
        s.between[clan][choice.kind] += 1
        s.note(clan, RECRUITED, "location.barracks.0", who=choice.kind)
        recruits.append(choice.kind)
    where: Attacked = []
    for kind in recruits:
        where += yield from send(s, clan, kind)
    if recruits:
        yield from attack_over(s, clan, where)
        for power, happens in m.RECRUITED.heard(s.powers[clan]):  # location.barracks.bonus
            yield from happens(s, power, clan, len(recruits))
