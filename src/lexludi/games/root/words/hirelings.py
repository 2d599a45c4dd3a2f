"""What hirelings do, in words."""

from __future__ import annotations

from typing import Final

from lexludi.locale import N_

ACTS: Final = {
    "rise-up": N_("Rise up: a warrior goes, and all enemy pieces there with it"),
    "gather-uprising": N_("Gather: a warrior comes"),
    "exile-gift": N_("Give the Exile a crafted item for a card and a point"),
    "expedition-marches": N_("Move and battle"),
    "expedition-settles": N_("Place a warrior at every foothold"),
    "spies-strike": N_("Battle wherever there are Spies"),
    "spies-pilfer": N_("Take cards in a clearing with Spies"),
    "vault-guards": N_("Place a warrior at every vault"),
    "vault-battles": N_("Battle where there are vaults"),
}

DEEDS: Final = {
    "patrol": N_("move and battle"),
    "muster": N_("bring back the warriors kept on the card"),
    "sally": N_("sally forth"),
    "roam": N_("roam the forests"),
    "ransack": N_("take an item from a ruin"),
    "rob": N_("exhaust an item to take a random card"),
    "preach": N_("force somebody to move or battle"),
    "send-prophet": N_("place a Prophet"),
    "waylay": N_("place a bandit on a path"),
    "gang-up": N_("place a warrior of yours with every Bandit"),
    "send-bandit": N_("place a Bandit"),
    "expedition": N_("set out with a foothold"),
    "infiltrate": N_("send in two Spies"),
    "smuggle": N_("discard a card with an item to move or battle"),
    "vaults": N_("build a vault, then battle or guard"),
    "play": N_("play and call warriors"),
    "busk": N_("place a Band warrior"),
}
"""What their cards offer in Daylight."""
