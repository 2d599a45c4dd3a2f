"""The world that a match begins with, as a chronicle records it (Law 1, 8.7)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from lexludi.games.oath.chronicle import savestring
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import GRAND_SCEPTER, OATHS, RELICS, SLOTS, VISIONS
from lexludi.games.oath.rules.box.printed import NUMBERS, SITE
from lexludi.kernel.chance import Chance
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


RELIQUARY_SPACES: Final = 4
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
    return read_world(name)


def read_world(text: str) -> World:
    """A world that is written out: as `write_world` does it, or as a save string."""
    from lexludi.games.oath.chronicle.exchange import world_in  # which needs worlds itself

    if text.startswith("{"):
        try:
            return check(msgspec.json.decode(text, type=World))
        except msgspec.DecodeError as error:
            raise BadSetup("The chronicle cannot be read: {error}.", error=str(error)) from None
    try:
        return check(world_in(savestring.read(text)))
    except savestring.BadSave as error:
        raise BadSetup(
            "There is no chronicle called {name!r}, and it is no save string: {error}", name=text[:40], error=str(error)
        ) from None


def write_world(world: World) -> str:
    return msgspec.json.encode(world).decode()


def restacked(world: World, chance: Chance) -> World:
    """The same world with its deck stacked anew (Law 8.8)."""
    from lexludi.games.oath.rules.pieces import stacked  # the rules need worlds themselves

    visions = [card for card in world.deck if card >= VISIONS]
    denizens = [card for card in world.deck if card < VISIONS]
    return msgspec.structs.replace(world, deck=tuple(stacked(denizens, visions, chance)[::-1]))


def check(world: World) -> World:
    """A world in which everything is there once, or not at all. Raises BadSetup."""
    grounds = [ground for ground in world.map if ground is not None]
    cards = [*(card for ground in grounds for card in ground.cards), *world.deck, *world.dispossessed]
    relics = [*(relic for ground in grounds for relic in ground.relics), *world.relics]
    sites = [ground.site for ground in grounds]
    if len(world.map) != len(SLOTS) or not 0 <= world.oath < len(OATHS):
        raise BadSetup("A chronicle has eight sites, and one of four oaths.")
    for things, known in ((cards, range(RELICS)), (relics, range(RELICS, GRAND_SCEPTER)), (sites, range(len(SITE)))):
        wrong = [thing for n, thing in enumerate(things) if thing not in known or thing in things[:n]]
        if wrong:
            raise BadSetup("In the chronicle, {thing} is there twice, or does not exist.", thing=wrong[0])
    if world.deck and len(world.relics) < RELIQUARY_SPACES:
        raise BadSetup("The relic deck of the chronicle is too small for the Reliquary.")
    return world
