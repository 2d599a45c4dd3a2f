"""The numbers that stand for things."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1

# Terrains; the first four are land, in the order of Hester's cubes
SWAMP: Final = 0
PLAINS: Final = 1
WETLANDS: Final = 2
FOREST: Final = 3
MOUNTAIN: Final = 4
BRAMBLES: Final = 5
LAND: Final[tuple[int, ...]] = (SWAMP, PLAINS, WETLANDS, FOREST)

# Ability tokens; the first three are abilities
MOVE: Final = 0
SPAWN: Final = 1
STRENGTHEN: Final = 2
SCROLL: Final = 3
ABILITIES: Final[tuple[int, ...]] = (MOVE, SPAWN, STRENGTHEN)
KINDS: Final[tuple[int, ...]] = (MOVE, SPAWN, STRENGTHEN, SCROLL)
FIRST_UPGRADE: Final = 4
"""Upgrade tokens are numbered after the others."""

# Jars
ABILITY_JAR: Final = 0
ATTACK_JAR: Final = 1
LEGEND_JAR: Final = 2
WILD_JAR: Final = 3
JARS: Final[tuple[int, ...]] = (ABILITY_JAR, ATTACK_JAR, LEGEND_JAR, WILD_JAR)
ALL_JARS: Final = 0b1111

# Objectives
TOWNSFOLK: Final = 0
BUILDING: Final = 1
OBJECTIVES: Final[tuple[int, ...]] = (TOWNSFOLK, BUILDING)

# Factions
PROTECTORS: Final = 0
FAMILY: Final = 1
KAMMI: Final = 2
HESTER: Final = 3
FAE: Final = 4

# Sides of a legend track
FIRST_SIDE: Final = 0
SECOND_SIDE: Final = 1

HAINT: Final = -1
INFECTED: Final = -2
"""What a unit is that is no legend: a haint, or one with a snake in it; a legend is the number of its token."""
