"""The denizens of the Arcane."""

from lexludi.games.oath.cards.arcane import actions, modifiers
from lexludi.games.oath.rules.powers import Power

ARCANE: tuple[Power, ...] = (*actions.ACTIONS, *modifiers.MODIFIERS)
