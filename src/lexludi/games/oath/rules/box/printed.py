"""What is printed, as rows by the number of a card, for rules that need it often."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import EDIFICES, NO_SUIT, OATHS, POWERS, REGIONS, RELIQUARY, SITES, SUITS

ANYWHERE: Final = 0
SITE_ONLY: Final = 1
ADVISER_ONLY: Final = 2


def number_of(card: data.Card) -> int:
    """The number of a card's power."""
    return SITES + card.number if isinstance(card, data.Site) else card.number


def _names() -> tuple[str, ...]:
    names = [f"no_{n}" for n in range(POWERS)]
    for card in data.cards().values():
        names[number_of(card)] = card.id
    for banner in data.boards().banner:
        names[banner.number] = banner.id
    return tuple(names)


NAMES: Final = _names()
"""The id of each card, banner, site and space of the Reliquary."""
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def _suits() -> tuple[int, ...]:
    suits = [NO_SUIT] * POWERS
    for denizen in data.denizens().values():
        suits[denizen.number] = SUITS.index(denizen.suit)
    for edifice in data.edifices().values():
        if edifice.intact:
            suits[edifice.number] = SUITS.index(edifice.suit)
    return tuple(suits)


SUIT: Final = _suits()
"""Law 2.6.1, 2.9.b: the suit of each card; ruins have none."""


def _restrictions() -> tuple[int, ...]:
    row = [ANYWHERE] * POWERS
    for denizen in data.denizens().values():
        row[denizen.number] = ("", "site", "adviser").index(denizen.restriction)
    for edifice in data.edifices().values():
        row[edifice.number] = SITE_ONLY
    return tuple(row)


RESTRICTION: Final = _restrictions()
"""Law 7.2.1."""
LOCKED: Final[frozenset[int]] = frozenset(
    [d.number for d in data.denizens().values() if d.locked] + [e.number for e in data.edifices().values()]
)
"""Law 7.2.2."""


def _costs() -> tuple[data.Cost, ...]:
    row = [data.Cost()] * POWERS
    for card in data.cards().values():
        row[number_of(card)] = card.cost
    return tuple(row)


COST: Final = _costs()
"""Law 7.1.2."""
RELIC_DICE: Final = {relic.number: relic.dice for relic in data.relics().values()}
"""Law 2.4.2."""
SITE: Final[tuple[data.Site, ...]] = tuple(sorted(data.sites().values(), key=lambda site: site.number))
OATH_OF: Final = {vision.number: OATHS.index(vision.oath) for vision in data.visions().values() if vision.oath}
"""Law 3.2: the goal of each Vision."""
PRECEDENCE: Final[tuple[int, ...]] = tuple(vision.number for vision in data.visions().values() if vision.oath)
"""Law 3.4.3.b."""
TRAVEL: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(region.travel[to] for to in REGIONS) for region in data.boards().region
)
"""Law 5.6.1: supply from region to region."""
DISCARDS_TO: Final[tuple[int, ...]] = tuple(REGIONS.index(region.discards_to) for region in data.boards().region)
"""Law G.10.a."""
MOST_SUPPLY: Final = data.boards().supply.most
FAVOR: Final = data.boards().favor
ADVISERS: Final = data.boards().adviser_limit


def intact(edifice: int) -> bool:
    """Law 2.9."""
    return edifice >= EDIFICES and SUIT[edifice] != NO_SUIT


def refresh(table: tuple[tuple[int, int], ...], warbands: int) -> int:
    """Law 4.3.3: the supply that goes with so many warbands in the bank."""
    for least, supply in table:
        if warbands >= least:
            return supply
    raise ValueError(f"no supply for {warbands} warbands")


def is_reliquary(power: int) -> bool:
    return power >= RELIQUARY
