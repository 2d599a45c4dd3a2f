"""The board of the Cogwheel Corvids: as the Corvids have it."""

from lexludi.games.root.picture.factions.corvids import draw

__all__ = ["draw"]
