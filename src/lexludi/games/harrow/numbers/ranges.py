"""How many there are of everything in Harrow County: what bounds its numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.acts import SUMMON
from lexludi.games.harrow.rules.box import printed as b
from lexludi.games.harrow.rules.box.codes import ABILITIES, HAINT, INFECTED, JARS, KINDS, LAND
from lexludi.games.harrow.rules.state import FULL
from lexludi.kernel.numbers import Joint

PLAYERS: Final = 4
OTHERS: Final = 2
"""Factions that the rules run, beside those of people."""
FACTION: Final = b.FACTION_NAMES

HEX: Final = range(b.HEXES)
STEP: Final = Joint(tuple((at, to) for at in HEX for to in b.NEAR[at]))
"""From a hex to the next one."""
FIGURE: Final = range(2)
UNIT: Final = range(min(HAINT, INFECTED), len(FIGURE))
"""An infected haint, a haint, or the number of a legend."""
SHIFT: Final = Joint(tuple((unit, at, to) for unit in UNIT for at in HEX for to in (b.NEAR[at] if unit >= 0 else HEX)))
"""A unit that goes: a legend to the next hex, a haint perhaps anywhere."""
GROUP: Final = Joint(
    tuple(
        (haints, legends, infected)
        for legends in range(1 << len(FIGURE))
        for haints in range(FULL - legends.bit_count() + 1)
        for infected in range(haints + 1)
        if haints or legends
    )
)
"""Units that go together: haints, legends (a bit each), and how many of the haints are infected."""

ABILITY: Final = range(len(ABILITIES))
KIND: Final = range(len(KINDS))
TOKEN: Final = range(len(b.TOKENS))
JAR: Final = range(len(JARS))
TERRAIN: Final = range(len(LAND))
LEGEND: Final = range(len(b.LEGENDS))
CARD: Final = range(len(b.CARDS))
TILE: Final = range(len(b.TILES))
COLOUR: Final = range(len(b.CUBE_NAMES))
WITCHCRAFT: Final = range(len(b.HESTER_CARDS))
DEED: Final = range(SUMMON + 1)
WAY: Final = range(3)
"""For cubes of that terrain, for any, for nothing."""
MORSEL: Final = range(len(KINDS) + 1)
"""What Hester devours: a token of a kind, or a wild one."""
SQUARE: Final = range(len(MORSEL) + 1)
"""What lies on her squares: that, or haints."""
DECK: Final = range(len(b.SOLO_DECKS))
OMEN: Final = range(len(b.SOLO_CARDS))
SYMBOL: Final = range(len(b.SOLO.action))
OFFER: Final = range(len(b.OFFERS))
QUEST: Final = range(len(b.QUESTS))
FAE_CARD: Final = range(len(b.FAE_CARDS))
ITEM: Final = range(b.FAE_BOARD.items)
AXIS: Final = range(3)
LINE: Final = range(-b.MAPS.radius, b.MAPS.radius + 1)
"""The lines of the map along an axis."""
SIDE: Final = (-1, 1)
TWO: Final = range(2)

CUBES: Final = max(b.CUBE_COUNT)
TOKENS: Final = max(b.TOKEN_COUNT)
HAINTS: Final = max(one.haints for one in b.FACTIONS)
TURNS: Final = b.BOARDS.turns * 5
"""Turns in a round of four, the Fair Folk having two in three."""
ROOTS: Final = 16
"""Hexes that roots touch."""
AMOUNT: Final = range(max(level.cards for level in b.SOLO.level) + 1)
