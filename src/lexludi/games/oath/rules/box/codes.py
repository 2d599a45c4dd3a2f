"""Small numbers for places, suits, cards and roles, and the names they print as."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No seat, no place, no card."""

# Suits, in the order of their banks away from the world deck (Law 2.1.3, 5.4.4.b)

DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
SUITS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
EVERY_SUIT: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)
NO_SUIT: Final = -1

# Places: eight slots for sites, top to bottom (Law 1.1.b, 2.1.1)

CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
REGIONS: Final = ("cradle", "provinces", "hinterland")
EVERY_REGION: Final[tuple[int, ...]] = (0, 1, 2)
WORLD_DECK: Final = 3
"""Where to search, besides the discard pile of a region."""
PILES: Final = ("cradle", "provinces", "hinterland", "world_deck")
SLOTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7)
REGION: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 2, 2)
"""The region of each slot."""
SLOTS_OF: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (2, 3, 4), (5, 6, 7))
SLOT_NAMES: Final = (
    "cradle-1", "cradle-2", "provinces-1", "provinces-2", "provinces-3", "hinterland-1", "hinterland-2", "hinterland-3",
)  # fmt: skip
TOP: Final = 0
"""The top site of the Cradle."""
OFF_MAP: Final = 8
"""Where cards of players lie: `OFF_MAP + seat`."""

# Cards: the numbers of the chronicle's save string; sites and the spaces of the Reliquary follow

EDIFICES: Final = 198
"""The first edifice: an even number is its intact side, the next one the ruin."""
VISIONS: Final = 210
SANCTUARY: Final = 210
REBELLION: Final = 211
CONSPIRACY: Final = 212
FAITH: Final = 213
CONQUEST: Final = 214
DARKEST_SECRET: Final = 215
PEOPLES_FAVOR: Final = 216
BANNERS: Final[tuple[int, ...]] = (DARKEST_SECRET, PEOPLES_FAVOR)
RELICS: Final = 218
GRAND_SCEPTER: Final = 238
SITES: Final = 240
"""The power of site n has the number SITES + n."""
RELIQUARY: Final = 264
"""The power of space n of the Reliquary has the number RELIQUARY + n."""
POWERS: Final = 268
SITE_POWERS: Final = (1 << RELIQUARY) - (1 << SITES)
"""All powers of sites: a bit each."""
DENIZENS: Final[tuple[int, ...]] = tuple(range(EDIFICES))

# Visions' banners: rows of tokens and holders have the Darkest Secret first

SECRET: Final = 0
PEOPLE: Final = 1

# Seats

CHANCELLOR: Final = 0
"""The Chancellor sits first, and purple is the colour of that seat."""
PURPLE: Final = 0

# Oaths, by their number in a saved chronicle

SUPREMACY: Final = 0
THE_PEOPLE: Final = 1
DEVOTION: Final = 2
PROTECTION: Final = 3
OATHS: Final = ("supremacy", "the_people", "devotion", "protection")

# Phases

SETUP: Final = 0
WAKE: Final = 1
ACT: Final = 2
REST: Final = 3
PHASES: Final = ("setup", "wake", "act", "rest")

# Where a card is played (Law 5.1.4): a slot, or one of these

AS_ADVISER: Final = 8
FACEDOWN: Final = 9
REVEALED: Final = 10
DISCARDED: Final = 11
WAYS: Final = (*SLOT_NAMES, "adviser", "facedown", "revealed", "discard")

# Faces of dice

HOLLOW: Final[tuple[int, ...]] = (0, 1, 2)
SWORDS: Final[tuple[int, ...]] = (3, 4)
SKULL: Final = 5
BLANKS: Final[tuple[int, ...]] = (0, 1)
SHIELDS: Final[tuple[int, ...]] = (2, 3)
TWO_SHIELDS: Final = 4
DOUBLE: Final = 5
