"""The names of the actions of Root."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words import hirelings
from lexludi.locale import N_

ACTS: Final = {
    **hirelings.ACTS,
    "trade": N_("Exchange a card at the Black Market"),
    "battle": N_("Battle"),
    "march": N_("March"),
    "recruit": N_("Recruit"),
    "build": N_("Build"),
    "overwork": N_("Overwork"),
    "hawks": N_("Spend a bird card for another action"),
    "revolt": N_("Revolt"),
    "spread": N_("Spread sympathy"),
    "mobilize": N_("Mobilize"),
    "train": N_("Train an officer"),
    "move": N_("Move"),
    "organize": N_("Organize"),
    "explore": N_("Explore the ruin"),
    "aid": N_("Aid somebody"),
    "strike": N_("Strike with the crossbow"),
    "repair": N_("Repair an item"),
    "score": N_("Score points"),
    "draw": N_("Draw cards"),
    "steal": N_("Steal a card"),
    "day-labor": N_("Day labor: take a discarded card"),
    "hideout": N_("Hideout: repair three items and end Daylight"),
    "instigate": N_("Instigate a battle"),
    "scorch": N_("Scorched earth: leave a torch here for good"),
    "glide": N_("Glide"),
    "crusade": N_("Crusade"),
    "convert": N_("Convert a warrior"),
    "sanctify": N_("Sanctify a building"),
    "sacrifice": N_("Sacrifice: reveal a bird card for an acolyte"),
    "draw-card": N_("Draw a card"),
    "craft": N_("Take the printed reward"),
    "export": N_("Export: discard the card and put a warrior into the Payments box"),
    "dig": N_("Dig a tunnel"),
    "plot": N_("Place a plot"),
    "trick": N_("Trick: swap two plots"),
    "expose": N_("Expose a plot"),
    "keep-item": N_("Keep the item"),
    "sell-item": N_("Remove the item and score"),
    "swift-strike": N_("Swift strike: exhaust a sword for an extra hit"),
    "end": N_("Go on"),
}
