"""Lumber Mill, Quarry, Gold Mine and Temple: resources, overseers, and gifts for the Warehouse."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import CHI, NOBODY, OVERSEER_PRICE, PRODUCTION, TOP_LEVEL
from lexludi.games.wall.rules.box.printed import HONORS, OVERSEER_PAYS, PRICES
from lexludi.games.wall.rules.gaining import SHORT_OF
from lexludi.games.wall.rules.modes.reed import produce as reeds_produce
from lexludi.games.wall.rules.options import Promote
from lexludi.games.wall.rules.prompts import COUNT, LOCATION, RESOURCE, note, prompt, reason
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none, whether

WHICH_OVERSEER: Final = prompt("promote", N_("Choose an overseer to promote."), passes=N_("Promote none"))
DONATE: Final = prompt("donate", N_("Give one {goods} to the Warehouse for honor?"), goods=RESOURCE)
PROMOTED: Final = note("promoted", N_("{seat} has an overseer of level {n} in the {at}."), at=LOCATION, n=COUNT)
DONATED: Final = note("donated", N_("{seat} gives {goods} to the Warehouse."), goods=RESOURCE)


def produce(s: Wall, location: int, present: list[int], clerks: list[int]) -> Flow[None]:
    """Law location.production.0: gain, promote, donate, each step finished for all before the next."""
    gainers = [clan for clan in present if s.is_person(clan)]
    for clan in present:
        if clan == s.setting.reed:
            yield from reeds_produce(s, location)
            continue
        if clan == s.setting.qin:
            s.win(clan, clerks[clan] * s.overseer[clan][location])  # mode.solo.act.production
            continue
        s.gain(clan, location, clerks[clan] + overseers_share(s, clan, location))
        yield from m.occur(s, m.PRODUCED, scene_at(clan, location))
    for clan in gainers:
        yield from promote(s, clan, [location], 0)
    if location == CHI:
        return  # location.production.3.temple
    for clan in gainers:
        yield from donate(s, clan, location)


def overseers_share(s: Wall, clan: int, location: int) -> int:
    """Law location.production.1.overseer."""
    level = s.overseer[clan][location]
    for _, counts in m.OVERSEES.heard(s.powers[clan]):
        level = counts(s, clan, location, level)
    return level


def scene_at(clan: int, location: int) -> Scene:
    scene = Scene(clan)
    scene.location = location
    return scene


# Overseers (Law location.production.2)


def price_of(s: Wall, clan: int, location: int, discount: int) -> int:
    """Law location.production.2.first, location.production.2.next."""
    base = PRICES.overseer[s.overseer[clan][location]]
    return max(0, s.price(clan, OVERSEER_PRICE + location, base) - discount)


def promotions(s: Wall, clan: int, locations: list[int], discount: int) -> list[Promote]:
    """Overseers of these locations that a clan can promote, and soldiers who can become the first."""
    found: list[Promote] = []
    for location in locations:
        level = s.overseer[clan][location]
        if level >= TOP_LEVEL:  # location.overseer.max
            continue
        if s.stock[clan][OVERSEER_PAYS[location]] < price_of(s, clan, location, discount):
            continue
        kinds = s.usable(clan) if level == 0 else [NOBODY]
        found += [Promote(location, kind) for kind in kinds]
    return found


TOP_OVERSEER: Final = reason("top-overseer", N_("your overseer there is of the top level: {at}."), at=LOCATION)
NO_SOLDIER: Final = reason("no-soldier", N_("no soldier without shame is in your pool."))


def refused_promotions(s: Wall, clan: int, locations: list[int], discount: int) -> list[Refusal]:
    """Law location.overseer.max, location.production.2.first, location.production.2.next."""
    found: list[Refusal] = []
    for place in locations:
        if s.overseer[clan][place] >= TOP_LEVEL:
            found.append(refused(Promote(place, NOBODY), because("location.overseer.max", TOP_OVERSEER, at=place)))
            continue
        goods, price = OVERSEER_PAYS[place], price_of(s, clan, place, discount)
        has, first = s.stock[clan][goods], not s.overseer[clan][place]
        law = "location.production.2.first" if first else "location.production.2.next"
        if has < price:
            found.append(refused(Promote(place, NOBODY), because(law, SHORT_OF, goods=goods, n=price, has=has)))
        elif first and not s.usable(clan):
            found.append(refused(Promote(place, NOBODY), because(law, NO_SOLDIER)))
    return found


def promote(s: Wall, clan: int, locations: list[int], discount: int, most: int = 1) -> Flow[bool]:
    """Law location.production.2: one overseer of these once; advisors allow another beside it."""
    own = [place for _, place in m.PROMOTES.heard(s.powers[clan])]
    done: list[int] = []
    while True:
        left = [place for place in locations if place not in done] if most else []
        beside = [place for place in own if place in PRODUCTION and place not in done and place not in left]
        options = promotions(s, clan, [*left, *beside], discount)
        if not options:
            return bool(done)
        why_not = refused_promotions(s, clan, [*left, *beside], discount) if s.explaining else None
        choice = yield from one_or_none(clan, WHICH_OVERSEER, options, "location.production.2", refused=why_not)
        if choice is None:
            return bool(done)
        raise_overseer(s, clan, choice, price_of(s, clan, choice.location, discount))
        done.append(choice.location)
        if choice.location in left:
            most -= 1
        else:
            own.remove(choice.location)


def raise_overseer(s: Wall, clan: int, choice: Promote, price: int) -> None:
    """Law location.overseer.permanent: one position on; the first is a soldier of the pool."""
    location = choice.location
    s.pay(clan, OVERSEER_PAYS[location], price)
    if not s.overseer[clan][location]:
        s.pool[clan][choice.kind] -= 1
        s.overseer_kind[clan][location] = choice.kind
    s.overseer[clan][location] += 1
    s.note(clan, PROMOTED, "location.production.2", at=location, n=s.overseer[clan][location])


# Gifts (Law location.production.3)


def donate(s: Wall, clan: int, resource: int) -> Flow[None]:
    if not s.stock[clan][resource]:
        return
    if not (yield from whether(clan, DONATE, "location.production.3", goods=resource)):
        return
    give(s, clan, resource)
    yield from m.occur(s, m.DONATED, scene_at(clan, resource))


def give(s: Wall, clan: int, resource: int) -> None:
    """One resource to the Warehouse, for honor."""
    s.stock[clan][resource] -= 1
    s.warehouse[resource] += 1
    s.note(clan, DONATED, "location.production.3", goods=resource)
    s.win(clan, HONORS.donation)
