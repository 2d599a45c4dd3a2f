"""What Harrow County asks and tells, declared beside the rule that does: where it is gathered, and kinds of values."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.prompts import Kind, Labels, Notes, Prompts, Reasons
from lexludi.locale import N_
from lexludi.parts.options import Acts

SEAT: Final = Kind("seat")
HEX: Final = Kind("hex")
KIND: Final = Kind("kind")
"""An ability token."""
TOKEN: Final = Kind("token")
"""A token of the Family: an ability token, or an upgrade."""
JAR: Final = Kind("jar")
CARD: Final = Kind("card")
TILE: Final = Kind("tile")
LEGEND: Final = Kind("legend")
UNIT: Final = Kind("unit")
COUNT: Final = Kind("count")
CUBE: Final = Kind("cube")
"""A colour of cubes."""
ITEM: Final = Kind("item")
"""The sword, the crown, or the queen."""
OFFER: Final = Kind("offer")
QUEST: Final = Kind("quest")
FAE_CARD: Final = Kind("fae-card")
TERRAIN: Final = Kind("terrain")
DECK: Final = Kind("deck")
"""A deck of the game for one."""
OMEN: Final = Kind("omen")
"""A card of such a deck."""
WITCHCRAFT: Final = Kind("witchcraft")
"""A card of Hester."""

prompt: Final = Prompts()
note: Final = Notes()
reason: Final = Reasons()
acts: Final = Acts()
"""What can be chosen by a word of its own."""
criterion: Final = Labels()
"""Why a faction without a player does something."""
ending: Final = Labels()
"""How a match ends."""

# What several chapters tell

SCORED: Final = note("scored", N_("{seat} {seat:scores|score} points: {n}."), n=COUNT)
STRENGTHENED: Final = note("strengthened", N_("{seat} {seat:adds|add} cubes to the battleground: {n}."), n=COUNT)
SPAWNED: Final = note("spawned", N_("{seat}: a haint comes to {at}."), at=HEX)
MOVED: Final = note("moved", N_("{seat}: units go from {origin} to {to}: {n}."), origin=HEX, to=HEX, n=COUNT)
"""Haints and legends together."""
KILLED: Final = note("killed", N_("A haint of {seat} is killed on {at}."), at=HEX)
STORMED: Final = note("stormed", N_("A storm gathers on {at}."), at=HEX)
COLLECTED: Final = note("collected", N_("{seat} {seat:collects|collect} a token from {at}: {kind}."), at=HEX, kind=KIND)
CUBE_TAKEN: Final = note("cube-taken", N_("{seat}: a cube on {at} goes to the battleground."), at=HEX)
