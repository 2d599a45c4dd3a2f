"""The Builders' Encampment: barricades and the wall."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import BARRICADE_PRICE, TOP_LEVEL, WALL_PRICE
from lexludi.games.wall.rules.box.printed import HONORS, PRICES, WALL
from lexludi.games.wall.rules.gaining import can_build_for, pay_for_building
from lexludi.games.wall.rules.options import Build
from lexludi.games.wall.rules.prompts import COUNT, SECTION, note, prompt
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

BARRICADE: Final = 0
PART_OF_WALL: Final = 1
WHAT_TO_BUILD: Final = prompt("build", N_("Choose what to build."), passes=N_("Build nothing"))
BUILT_BARRICADE: Final = note("barricade", N_("{seat} builds a barricade at the {at}."), at=SECTION)
BUILT_WALL: Final = note("wall", N_("{seat} builds the wall at the {at} to level {n}."), at=SECTION, n=COUNT)


def builders(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Law location.builders.0: for each clerk, a barricade or a part of the wall."""
    for _ in range(clerks):
        yield from build_one(s, clan)


def printed_price(s: Wall, section: int, what: int) -> int:
    return PRICES.barricade if what == BARRICADE else PRICES.wall[s.level[section]]


def price_of(s: Wall, clan: int, section: int, what: int, discount: int) -> int:
    which = BARRICADE_PRICE if what == BARRICADE else WALL_PRICE
    return max(0, s.price(clan, which, printed_price(s, section, what)) - discount)


def possible(s: Wall, section: int, what: int) -> bool:
    """Law location.builders.barricade.limit, location.builders.wall.3."""
    if what == BARRICADE:
        return s.barricades[section] < WALL.barricades
    return s.level[section] < TOP_LEVEL


def build_one(s: Wall, clan: int, discount: int = 0) -> Flow[None]:
    """Build once, or not at all."""
    options = [
        Build(section, what)
        for section in s.setting.sections
        for what in (BARRICADE, PART_OF_WALL)
        if possible(s, section, what) and can_build_for(s, clan, price_of(s, clan, section, what, discount))
    ]
    if not options:
        return
    choice = yield from one_or_none(clan, WHAT_TO_BUILD, options, "location.builders.0")
    if choice is None:
        return
    section, what = choice.section, choice.what
    printed = printed_price(s, section, what)
    yield from pay_for_building(s, clan, price_of(s, clan, section, what, discount))
    if what == BARRICADE:
        s.barricades[section] += 1
        s.note(clan, BUILT_BARRICADE, "location.builders.barricade", at=section)
        s.win(clan, HONORS.barricade)
    else:
        s.level[section] += 1  # archers stay on it (location.builders.archers)
        s.note(clan, BUILT_WALL, "location.builders.wall.3", at=section, n=s.level[section])
        s.win(clan, printed)  # location.builders.wall.2
    for other in list(s.tea):
        for power, happens in m.BUILT.heard(s.powers[other]):
            yield from happens(s, power, other, what, clan)
