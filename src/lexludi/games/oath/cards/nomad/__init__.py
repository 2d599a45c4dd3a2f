"""The denizens of the Nomads."""

from lexludi.games.oath.cards.nomad import actions, modifiers, plans
from lexludi.games.oath.rules.powers import Power

NOMAD: tuple[Power, ...] = (*actions.ACTIONS, *modifiers.MODIFIERS, *plans.PLANS)
