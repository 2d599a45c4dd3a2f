"""The numbers that stand for things."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
POOL: Final = -1
"""Where a clerk comes from who is in no location yet."""

# Resources
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
RESOURCES: Final[tuple[int, ...]] = (WOOD, STONE, GOLD, CHI)
BUILDING: Final[tuple[int, ...]] = (WOOD, STONE, GOLD)
"""What walls and barricades are made of."""

# Soldiers
SPEARMAN: Final = 0
ARCHER: Final = 1
HORSEMAN: Final = 2
SOLDIERS: Final[tuple[int, ...]] = (SPEARMAN, ARCHER, HORSEMAN)

# Where soldiers stand at a section
STAGING: Final = 0
ON_WALL: Final = 1

# Locations: those that produce have the number of their resource
BARRACKS: Final = 4
TEA_HOUSE: Final = 5
BUILDERS: Final = 6
LOGISTICS: Final = 7
EMBASSY: Final = 8
ACADEMY: Final = 9
PRODUCTION: Final[tuple[int, ...]] = (0, 1, 2, 3)
LOCATIONS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
REGULAR: Final = 6
"""Locations below this number are regular ones, with a position for each clerk."""

# Sections of the wall
SECTIONS: Final[tuple[int, ...]] = (0, 1, 2)
TOP_LEVEL: Final = 3

# Spots of a horde card: what covers them
BARE: Final = 0
WOUND: Final = 1
FIRST_SOLDIER: Final = 2
"""A soldier on a spot is this, plus three times the clan, plus one of these."""
ON_FOOT: Final = 0
FIRST_HORSE: Final = 1
SECOND_HORSE: Final = 2
WAYS: Final = 3

A_ROW: Final = 100
"""More than any card has spots: row and spot of a horde make one number."""

# Command cards
DESPOTISM: Final = 0
ECONOMY: Final = 1
ATTACK_ORDER: Final = 2
WORK_HARDER: Final = 3
MOBILIZATION: Final = 4
BETRAYAL: Final = 5

# What is built
BARRICADE: Final = 0
PART_OF_WALL: Final = 1

# Prices that generals and advisors change
SHAME_PRICE: Final = 0
SAVE_PRICE: Final = 1
CLERK_PRICE: Final = 2
ADVISOR_PRICE: Final = 3
BARRICADE_PRICE: Final = 4
WALL_PRICE: Final = 5
OVERSEER_PRICE: Final = 6
"""Plus the location."""
SOLDIER_PRICE: Final = 10
"""Plus four times the kind, plus the resource."""
BOOST_PRICE: Final = 22
REPENTANCE_PRICE: Final = 23
"""Honor, for a shame token of the cooperative game."""

# Seasons
SETUP: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter")

# Modes
STANDARD: Final = "standard"
SOLO: Final = "solo"
COOPERATIVE: Final = "cooperative"
MODES: Final = (STANDARD, SOLO, COOPERATIVE)
