"""The world that a match begins with, as a chronicle records it (Law 1, 8.7)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from lexludi.games.oath.rules import data
from lexludi.games.oath.rules.codes import OATHS
from lexludi.games.oath.rules.printed import NUMBERS
from lexludi.kernel.errors import BadSetup


class Ground(msgspec.Struct, frozen=True):
    """A site on the map, and what lies there."""

    site: int
    faceup: bool = True
    cards: tuple[int, ...] = ()
    relics: tuple[int, ...] = ()


class World(msgspec.Struct, frozen=True):
    """What is recorded; what is not there is left to chance."""

    oath: int
    map: tuple[Ground | None, ...]
    """Eight slots; None for any site, facedown."""
    deck: tuple[int, ...] = ()
    """The world deck, its top card first; none for one made of the starting denizens."""
    dispossessed: tuple[int, ...] = ()
    relics: tuple[int, ...] = ()
    """The relic deck, its top card last; none for all relics that are not on the map, shuffled."""
    citizens: tuple[str, ...] = ()
    """The colours whose boards show the side of a Citizen."""
    mixed: bool = False
    """Whether a new world deck is made of any denizens, not of the starting ones."""


FIRST: Final = "first"
TUTORIAL: Final = "tutorial"
MIXED: Final = "mixed"


@cache
def tutorial() -> World:
    """The recommended first game, with everything as it is laid out for learners."""
    printed = data.first_game()
    return World(
        oath=OATHS.index(printed.oath),
        map=tuple(
            Ground(
                data.sites()[slot.site].number,
                slot.faceup,
                tuple(NUMBERS[card] for card in slot.cards),
                tuple(NUMBERS[relic] for relic in slot.relics),
            )
            for slot in printed.slot
        ),
        deck=tuple(NUMBERS[card] for card in printed.deck),
        relics=tuple(NUMBERS[relic] for relic in printed.relics),
    )


@cache
def first() -> World:
    """A first game: three sites are given, and all else is left to chance."""
    ground = tuple(
        Ground(slot.site, True, slot.cards) if slot is not None and slot.faceup else None for slot in tutorial().map
    )
    return World(oath=tutorial().oath, map=ground)


def world_of(name: str) -> World:
    """A world by its name."""
    if name == FIRST:
        return first()
    if name == TUTORIAL:
        return tutorial()
    if name == MIXED:
        return msgspec.structs.replace(first(), mixed=True)
    raise BadSetup("There is no chronicle called {name!r}.", name=name)
