"""Worlds as save strings write them, and the other way round."""

from __future__ import annotations

from lexludi.games.oath.chronicle.savestring import NONE, PLACES, BadSave, Save, Slot, bits_of, colours
from lexludi.games.oath.chronicle.world import Ground, World
from lexludi.games.oath.rules.box.codes import RELICS
from lexludi.locale import N_


def world_in(save: Save) -> World:
    """The world that a save string describes."""
    return World(
        oath=save.oath,
        map=tuple(ground_in(slot) for slot in save.slots),
        deck=save.deck,
        dispossessed=save.dispossessed,
        relics=save.relics,
        citizens=tuple(sorted(colours(save.citizens))),
    )


def ground_in(slot: Slot) -> Ground | None:
    if slot.site is None:
        return None
    lying = [card for card in slot.cards if card != NONE]
    cards = tuple(card for card in lying if card < RELICS)
    return Ground(slot.site, slot.faceup, cards, tuple(card for card in lying if card >= RELICS))


def slot_of(ground: Ground | None) -> Slot:
    """Cards from the left, relics from the right, as the module lays them. Raises BadSave where there are too many."""
    if ground is None:
        return Slot()
    free = PLACES - len(ground.cards) - len(ground.relics)
    if free < 0:
        raise BadSave(N_("A save string has room for three cards and relics at a site, and one has more."))
    first, second, third = (*ground.cards, *[NONE] * free, *ground.relics)
    return Slot(ground.site, ground.faceup, (first, second, third))


def save_of(world: World, name: str, number: int, before: World | None = None, winner: str = "", who: str = "") -> Save:
    """The save of a world before the match of that number; what the match before began with, and who won it."""
    return Save(
        game=number,
        name=name,
        citizens=bits_of(*world.citizens),
        oath=world.oath,
        slots=tuple(slot_of(ground) for ground in world.map),
        deck=world.deck,
        dispossessed=world.dispossessed,
        relics=world.relics,
        citizens_before=bits_of(*before.citizens) if before is not None else 0,
        winner=bits_of(winner or "purple"),
        winner_name=who or "UNKNOWN",
    )
