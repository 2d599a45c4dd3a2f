"""The denizens of the Beast."""

from lexludi.games.oath.cards.beast import actions, modifiers
from lexludi.games.oath.rules.powers import Power

BEAST: tuple[Power, ...] = (*actions.ACTIONS, *modifiers.MODIFIERS)
