"""The denizens of Discord."""

from lexludi.games.oath.cards.discord import actions, modifiers
from lexludi.games.oath.rules.powers import Power

DISCORD: tuple[Power, ...] = (*actions.ACTIONS, *modifiers.MODIFIERS)
