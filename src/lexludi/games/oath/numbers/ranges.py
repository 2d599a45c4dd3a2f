"""How many there are of everything in Oath: what bounds its numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import BANNERS, DARKEST_SECRET, NOMAD, OFF_MAP, POWERS, SLOTS, VISIONS
from lexludi.games.oath.rules.box.printed import ADVISERS, FAVOR, SUIT
from lexludi.games.oath.rules.views import DENIZEN_BACK, GONE, VISION_BACK
from lexludi.kernel.numbers import Values

SEAT_NAMES: Final = tuple(data.seats())
PLAYERS: Final = len(SEAT_NAMES)
ROUNDS: Final = data.boards().rounds

PLACE: Final = range(len(SLOTS))
ANYWHERE: Final = range(OFF_MAP + PLAYERS)
"""Also the boards, the Chancellor's first."""
POWER: Final = range(POWERS)
"""Everything that has a power: cards, banners, relics, sites, spaces of the Reliquary."""
CARD: Final = range(DARKEST_SECRET)
"""Denizens, edifices and Visions."""
FACEUP: Final = range(VISIONS)
"""What can lie faceup at a site or among advisers."""
VISION: Final = range(VISIONS, DARKEST_SECRET)
RELIC: Final = tuple(relic.number for relic in data.relics().values())
SITE: Final = range(len(data.sites()))

BACKS: Final = (DENIZEN_BACK, VISION_BACK)
UNSEEN_CARD: Final[Values] = (*BACKS, *CARD)
"""A card that may lie facedown."""
UNSEEN_RELIC: Final[Values] = (DENIZEN_BACK, *RELIC)
IN_RELIQUARY: Final[Values] = (GONE, DENIZEN_BACK, *RELIC)
SPACES: Final = range(len(data.reliquary()))
BURIED: Final = range(max(site.relics for site in data.sites().values()))
"""The relics at a site, by their place."""
HIDDEN: Final = range(ADVISERS)
"""The facedown advisers of a player, by their place: all of them count toward the limit."""
PILE: Final = range(VISIONS + len(VISION) - len(data.edifices()))
"""A card's place in a discard pile that holds all denizens and Visions."""

TROOPS: Final = max(seat.warbands for seat in data.seats().values())
"""The warbands of one colour."""
MOVED: Final = range(-TROOPS, TROOPS + 1)
SECRETS: Final = 100
"""They never run out (Law 9.3.a); so many are beyond what anybody comes by in eight rounds."""
COUNT: Final = range(max(TROOPS, FAVOR, SECRETS))
WARES: Final = 2 * 2 + len(RELIC) + len(BANNERS) + len(SLOTS) + SUIT.count(NOMAD) + 2 * ADVISERS
"""What an offer can hold: favor and secrets either way, relics, banners, sites, and advisers (by a Family Wagon, every
Nomad).
"""
