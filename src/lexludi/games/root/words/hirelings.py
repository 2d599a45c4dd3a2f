"""What hirelings ask, do and tell, in words (see `words_asks` and `words_events` for how these tables are used)."""

from __future__ import annotations

from typing import Final

from lexludi.locale import N_

PROMPTS: Final[dict[str, tuple[str, str]]] = {
    "hire": (N_("Choose a hireling to take control of."), ""),
    "pass-on": (N_("Choose who controls {other} from now on."), "other"),
    "wake": (N_("Choose the hireling that acts first."), ""),
    "hireling-place": (N_("Choose a clearing for a warrior of {other}."), "other"),
    "hireling-pawn": (N_("Choose where to put {other}."), "other"),
    "hireling-step": (N_("Choose where to move {other}."), "other"),
    "hireling-move": (N_("Choose a move for {other}."), "other"),
    "hireling-march": (N_("Choose where to march with {other}."), "other"),
    "hireling-battle": (N_("Choose a battle for {other}."), "other"),
    "hireling-muster": (N_("Choose where the warriors kept on the card return ({n})."), "other n"),
    "physicians": (N_("Spend a card to bring back those fallen in {at} ({n})?"), "at n"),
    "physicians-where": (N_("Choose where they return ({n})."), "n"),
    "dynasty-arrives": (N_("Choose a clearing at the edge of the map for {other}."), "other"),
    "uprising": (N_("The die shows {suit}: choose what the Uprising does."), "suit"),
    "rise-up": (N_("Choose where the Uprising rises up."), "other"),
    "uprising-toll": (N_("Discard a card to attack the Uprising in {at}."), "at"),
    "scouts": (N_("Spend a card so that the higher roll is yours in {at}?"), "at"),
    "exile-roams": (N_("Choose where the Exile goes or battles (items left: {n})."), "other n"),
    "exile-gift": (N_("Choose an item to give to {other}."), "other"),
    "brigand-ruin": (N_("Choose a ruin to take an item from."), ""),
    "brigand-robs": (N_("Choose whom to take a random card from."), ""),
    "flotilla-card": (N_("Draw a card for trading with {other}?"), "other"),
    "prophets-where": (N_("Choose where a Prophet preaches."), "other"),
    "prophets-whom": (N_("Choose who listens in {at}."), "at"),
    "prophets-order": (N_("Choose what {other} must do."), "other"),
    "prophets-battle": (N_("Force a battle of {other} in {at}?"), "other at"),
    "envoys": (N_("Take a card from the discard pile?"), ""),
    "bandit-path": (N_("Choose a path for a bandit."), "other"),
    "bandit-lift": (N_("Choose the bandit that goes to another path."), "other"),
    "bandits-welcome": (N_("Place a warrior in {at}, where the bandits led you?"), "at"),
    "foothold": (N_("Choose a clearing for a foothold."), "other"),
    "foothold-lift": (N_("Choose the foothold to take from the map."), "other"),
    "vanguard": (N_("Choose how many warriors come with the foothold in {at}."), "other at"),
    "expedition": (N_("Choose what the Expedition does next."), "other"),
    "spies": (N_("Choose what the Spies do next."), "other"),
    "spies-pilfer": (N_("Choose the clearing where Spies take cards."), "other"),
    "burn": (N_("Choose an enemy piece to burn in {at}."), "at"),
    "smuggle": (N_("Choose a card with an item to discard."), ""),
    "vault": (N_("Choose a clearing for a vault."), "other"),
    "vaults": (N_("Choose what the Vault Keepers do next."), "other"),
    "band-plays": (N_("Choose where the Band plays."), "other"),
    "band-calls": (N_("Call a warrior from {origin} to {to}?"), "origin to"),
    "keep-open": (N_("Keep {card} open and take it back when Evening ends?"), "card"),
}

PASSES: Final = {
    "hireling-place": N_("Place none"),
    "hireling-move": N_("Do not move"),
    "hireling-battle": N_("Do not battle"),
    "physicians": N_("Leave them in the supply"),
    "scouts": N_("Fight without scouts"),
    "exile-roams": N_("Stop here"),
    "flotilla-card": N_("Draw nothing"),
    "prophets-battle": N_("Do not battle"),
    "envoys": N_("Take nothing"),
    "bandits-welcome": N_("Place none"),
    "vault": N_("Build none"),
    "band-calls": N_("Call nobody"),
    "keep-open": N_("Discard it"),
}

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

NOTES: Final[dict[str, tuple[str, str]]] = {
    "hireling-marker": (N_("{seat} takes the hireling marker of space {n}."), "n"),
    "dismissed": (N_("{seat} finds nobody to pass {other} on to: back to the supply."), "other"),
    "hired": (N_("{seat} now controls {other} (control markers: {n})."), "other n"),
    "hireling-acts": (N_("{seat} calls on {other}."), "other"),
    "hireling-appears": (N_("{seat} appears in {at}."), "at"),
    "patrol-kept": (N_("{seat} keeps one of the fallen on the card (kept: {n})."), "n"),
    "uprising-die": (N_("The uprising die shows: {suit}."), "suit"),
    "bandit-lurks": (N_("A bandit lurks on the path between {a} and {b}."), "a b"),
    "took-up": (N_("{seat} takes {card} back into hand."), "card"),
}
