"""How well a seat stands, for agents that search."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import (
    BARE,
    BARRACKS,
    BUILDERS,
    CHI,
    EMBASSY,
    GOLD,
    LOCATIONS,
    NOBODY,
    REGULAR,
    RESOURCES,
    SECTIONS,
    STONE,
    WOOD,
)
from lexludi.games.wall.rules.box.printed import BOARDS, PRICES, WORTH
from lexludi.games.wall.rules.ending import final_honor
from lexludi.games.wall.rules.modes.together.prospects import prospects
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.winter import defense, onslaught

WON: Final = 1000.0
DESPERATE: Final = 12.0
"""By how much attackers outdo a section that is as good as lost."""
SHAME: Final = 3.5
"""What a shame token costs that may yet be bought off."""
ENVY: Final = 0.25
"""How much what others have matters to a clan: it can do little about it."""
PLENTY: Final = 6
"""Of a resource beyond so much, more is of little use."""


def value(s: Wall, seat: int) -> float:
    """Honor as it would count now, and what can still become honor or shame, against the best of the others."""
    if s.setting.cooperative:
        return value_together(s)
    if s.result is not None and s.setting.qin != NOBODY:
        return WON if s.result.winners else -WON
    scores = final_honor(s)
    perils = [peril(s, section) for section in SECTIONS]
    rivals = [clan for clan in range(s.setting.clans) if clan not in (seat, s.setting.reed)]
    others = sum(scores[clan] + promise(s, clan) - dread(s, clan, perils) for clan in rivals)
    return scores[seat] + promise(s, seat) - dread(s, seat, perils) - doom(s) - ENVY * others / len(rivals)


def value_together(s: Wall) -> float:
    """The same for all: demands fulfilled and in sight, shame that is left in the bank, and what the clans can do."""
    if s.result is not None:
        return WON if s.result.winners else -WON
    perils = [peril(s, section) for section in SECTIONS]
    found = 60.0 * len(s.court.fulfilled) + 25.0 * prospects(s) + 2.0 * s.shame_bank + 3.0 * min(s.shame_bank, 10)
    for clan in range(s.players):
        found += 0.3 * s.honor[clan] + promise(s, clan) - 2.0 * dread(s, clan, perils)
    return found


def doom(s: Wall) -> float:
    """Law mode.solo.end.1: alone, one loses when the bank has no shame left."""
    if s.setting.qin == NOBODY:
        return 0.0
    return 2.0 * max(0, 10 - s.shame_bank) + 12.0 * max(0, 4 - s.shame_bank)


def peril(s: Wall, section: int) -> float:
    """How likely a section is to be breached next winter: the less, the nearer its hordes are to defeat."""
    hordes = s.hordes[section]
    if not hordes or onslaught(s, section) <= defense(s, section):
        return 0.0
    bare = sum(horde.cover.count(BARE) for horde in hordes)
    spots = sum(len(horde.cover) for horde in hordes)
    short = onslaught(s, section) * (0.5 + 0.5 * bare / spots) - defense(s, section)
    return 0.5 + 0.5 * min(1.0, max(0.0, short / DESPERATE))


def promise(s: Wall, clan: int) -> float:
    """What a clan can still make of what it has, while years are left."""
    left = min(s.setting.years - s.year, 1 + s.shame_bank // (4 * s.players))  # end.2
    found = 1.2 * sum(s.overseer[clan]) * left
    for resource in RESOURCES:
        n = s.stock[clan][resource]
        found += 0.6 * min(n, PLENTY) + 0.1 * n
    found += 1.0 * len(s.tactics[clan]) + 1.5 * (len(s.advisors[clan]) + len(s.support[clan]))
    for place in LOCATIONS:
        if s.at[place][clan]:
            found += errand(s, clan, place)
    found += 3.5 * sum(s.between[clan])
    for section in s.setting.sections:
        found += (1.5 + 0.7 * left) * s.firing[section][clan] + 1.5 * sum(s.staged[section][clan])
        for horde in s.hordes[section]:
            mine = horde.covered(clan)
            if mine:
                found += 2.5 * mine + WORTH[horde.card] * mine / len(horde.cover)
    return found + 1.0 * (BOARDS.clerks_unhired - s.unhired[clan])


def errand(s: Wall, clan: int, place: int) -> float:
    """What a clan's clerks in a location promise: more where it will soon be full, or where they can do something."""
    clerks = s.at[place][clan]
    stock = s.stock[clan]
    if place >= REGULAR:
        if place == BUILDERS:
            works = min(clerks, (s.stock_of_building(clan) + sum(s.warehouse)) // PRICES.barricade)
        elif place == EMBASSY:
            works = min(clerks, stock[GOLD] // PRICES.clerk_gold)
        else:
            works = 0
        return 0.3 * clerks + 1.0 * works
    soon = 0.4 + 0.6 * sum(s.at[place]) / s.setting.side.slots[place]
    if place == BARRACKS:
        arms = stock[STONE] // 2 + stock[CHI] // 2 + stock[GOLD] // 3
        return soon * (0.3 * clerks + 4.0 * min(clerks, arms, stock[WOOD], sum(s.pool[clan])))
    return soon * (1.2 * clerks + (0.8 * s.overseer[clan][place] if place < len(RESOURCES) else 0))


def dread(s: Wall, clan: int, perils: list[float]) -> float:
    """Soldiers that shame keeps at home, and what the next breaches would bring."""
    found = 1.0 * sum(s.shamed[clan])
    for section in s.setting.sections:
        if perils[section]:
            bare = sum(1 for horde in s.hordes[section] if not horde.covered(clan))
            found += perils[section] * (SHAME * bare + 1.5 * s.firing[section][clan])
    return found
