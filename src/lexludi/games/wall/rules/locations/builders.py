"""The Builders' Encampment: barricades and the wall."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import BARRICADE, BARRICADE_PRICE, PART_OF_WALL, TOP_LEVEL, WALL_PRICE
from lexludi.games.wall.rules.box.printed import HONORS, PRICES, STAYS, WALL
from lexludi.games.wall.rules.gaining import can_build_for, pay_for_building, pay_in_a_mix
from lexludi.games.wall.rules.options import Build, Command
from lexludi.games.wall.rules.prompts import COUNT, SECTION, note, prompt, reason
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_or_none

EVERYTHING: Final = (BARRICADE, PART_OF_WALL)
WHICH_COMMAND: Final = prompt("take-back", N_("Take a command card back?"), passes=N_("Leave them"))
HOW_MUCH_HELP: Final = prompt("help", N_("Choose how much of the price of the wall you pay."))
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


def sites(s: Wall, clan: int, discount: int, whats: tuple[int, ...]) -> list[Build]:
    """What a clan can build where, of these."""
    return [
        Build(section, what)
        for section in s.setting.sections
        for what in whats
        if possible(s, section, what) and can_build_for(s, clan, price_of(s, clan, section, what, discount))
    ]


ALL_STAND: Final = reason("all-stand", N_("all {n} barricades stand there already."), n=COUNT)
AT_THE_TOP: Final = reason("at-the-top", N_("the wall there is as high as it can be."))
TOO_DEAR: Final = reason(
    "too-dear", N_("costs {n} wood, stone or gold; you and the Warehouse have {has}."), n=COUNT, has=COUNT
)


def refused_sites(s: Wall, clan: int, discount: int, whats: tuple[int, ...]) -> list[Refusal]:
    """Law location.builders.barricade.limit, location.builders.wall.3, location.builders.payment."""
    found: list[Refusal] = []
    has = sum(s.warehouse) + s.stock_of_building(clan)
    for section in s.setting.sections:
        for what in whats:
            price = price_of(s, clan, section, what, discount) if possible(s, section, what) else 0
            if price > has:
                why = because("location.builders.payment", TOO_DEAR, n=price, has=has)
            elif possible(s, section, what):
                continue
            elif what == BARRICADE:
                why = because("location.builders.barricade.limit", ALL_STAND, n=WALL.barricades)
            else:
                why = because("location.builders.wall.3", AT_THE_TOP)
            found.append(refused(Build(section, what), why))
    return found


def build_one(s: Wall, clan: int, discount: int = 0, whats: tuple[int, ...] = EVERYTHING) -> Flow[bool]:
    """Build once, or not at all."""
    options = sites(s, clan, discount, whats)
    if not options:
        return False
    why_not = refused_sites(s, clan, discount, whats) if s.explaining else None
    choice = yield from one_or_none(clan, WHAT_TO_BUILD, options, "location.builders.0", refused=why_not)
    if choice is None:
        return False
    section, what = choice.section, choice.what
    price = price_of(s, clan, section, what, discount)
    if what == PART_OF_WALL:
        price -= yield from helped(s, clan, price)
    yield from pay_for_building(s, clan, price)
    if what == BARRICADE:
        s.barricades[section] += 1
        s.note(clan, BUILT_BARRICADE, "location.builders.barricade", at=section)
        s.win(clan, HONORS.barricade)
        yield from m.occur(s, m.BUILT_BARRICADE, Scene(clan))
    else:
        yield from raise_wall(s, clan, section)
    return True


def helped(s: Wall, clan: int, price: int) -> Flow[int]:
    """How much of the price others pay, who may, and are honored for it."""
    paid = 0
    for other in s.everybody():
        if other == clan or not m.HELPS.mask & s.powers[other]:
            continue
        worth = m.counted(s, m.HELPS, Scene(other))
        most = min(worth, price - paid, s.stock_of_building(other))
        n = (yield from how_many(other, HOW_MUCH_HELP, 0, most, "location.builders.payment")) if most > 0 else 0
        if n:
            yield from pay_in_a_mix(s, other, n)
            s.win(other, worth)
            paid += n
    return paid


def raise_wall(s: Wall, clan: int, section: int) -> Flow[None]:
    """Law location.builders.wall.2, .3: the next level, and honor as printed; archers stay on it."""
    printed = printed_price(s, section, PART_OF_WALL)
    s.level[section] += 1  # location.builders.archers
    s.note(clan, BUILT_WALL, "location.builders.wall.3", at=section, n=s.level[section])
    s.win(clan, printed)
    if s.setting.cooperative:
        yield from take_back(s, clan)
    yield from m.occur(s, m.BUILT_WALL, Scene(clan))
    for other in list(s.tea):
        if other != clan:
            yield from m.occur(s, m.OTHERS_BUILT_WALL, Scene(other))


def take_back(s: Wall, clan: int) -> Flow[None]:
    """Law mode.coop.rule.wall: one of one's own command cards from the discard pile."""
    cards = [card for card in s.spent[clan] if not STAYS[card]]
    if not cards:
        return
    choice = yield from one_or_none(clan, WHICH_COMMAND, [Command(card) for card in cards], "mode.coop.rule.wall")
    if choice is not None:
        s.spent[clan].remove(choice.card)
        s.hand[clan] = sorted([*s.hand[clan], choice.card])
