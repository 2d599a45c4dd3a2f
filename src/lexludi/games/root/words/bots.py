"""What bots do and why, as sentences: choices with the criterion that decided."""

from __future__ import annotations

from typing import Final

from lexludi.locale import N_

CHOICES: Final[dict[str, tuple[str, str]]] = {
    "home": (N_("{seat} starts in {at}"), "at"),
    "recruit": (N_("{seat} recruits in {at}"), "at"),
    "build": (N_("{seat} builds in {at}"), "at"),
    "move": (N_("{seat} moves to {at}"), "at"),
    "leave": (N_("{seat} moves out of {at}"), "at"),
    "battle": (N_("{seat} will battle {other} in {at}"), "other at"),
    "battle-in": (N_("{seat} looks for a battle in {at}"), "at"),
    "revolt": (N_("{seat} revolts in {at}"), "at"),
    "spread": (N_("{seat} spreads sympathy in {at}"), "at"),
    "convert": (N_("{seat} will convert a warrior of {other}"), "other"),
    "convert-in": (N_("{seat} converts in {at}"), "at"),
    "sanctify": (N_("{seat} will sanctify a building of {other}"), "other"),
    "sanctify-in": (N_("{seat} sanctifies in {at}"), "at"),
    "martyr": (N_("{seat} takes an acolyte from {at}"), "at"),
    "dig": (N_("{seat} digs to {at}"), "at"),
    "close-tunnel": (N_("{seat} closes the tunnel in {at}"), "at"),
    "retire": (N_("{seat} sends a warrior home from {at}"), "at"),
    "plot": (N_("{seat} hides a plot in {at}"), "at"),
    "gamble": (N_("{other} may guess the plot in {at}"), "other at"),
    "slip": (N_("{seat} slips into {at}"), "at"),
    "explore": (N_("{seat} means to explore the ruin in {at}"), "at"),
    "quest": (N_("{seat} goes on its quest to {at}"), "at"),
    "aid": (N_("{seat} aids {other} in {at}"), "other at"),
    "aid-in": (N_("{seat} looks for somebody to aid in {at}"), "at"),
    "target": (N_("{seat} seeks {other}"), "other"),
    "steal": (N_("{seat} steals from {other} in {at}"), "other at"),
    "trade-post": (N_("{seat} builds a trade post in {at}"), "at"),
    "new-roost": (N_("{seat} raises a new roost in {at}"), "at"),
}
"""What a bot has chosen: the sentence, and what its target (and place) is."""

CRITERIA: Final[dict[str, str]] = {
    "only": N_("nothing else is possible"),
    "random": N_("at random"),
    "highest-priority": N_("highest priority"),
    "lowest-priority": N_("lowest priority"),
    "the-pass": N_("the Pass comes before all"),
    "turn-order": N_("earliest in turn order"),
    "most-points": N_("most points"),
    "most-pieces-there": N_("most pieces there"),
    "most-enemy-pieces": N_("most enemy pieces"),
    "most-own-warriors": N_("most own warriors"),
    "fewest-own-warriors": N_("fewest own warriors"),
    "fewest-enemy-pieces": N_("fewest enemy pieces"),
    "fewest-enemy-warriors": N_("fewest enemy warriors"),
    "most-buildings-of-that-player": N_("most buildings of that player"),
    "fewest-warriors-of-that-player": N_("fewest warriors of that player"),
    "free-slot": N_("a free slot"),
    "most-enemy-buildings": N_("most enemy buildings"),
    "most-free-slots": N_("most free slots"),
    "fewest-warriors": N_("fewest warriors"),
    "most-buildings-and-tokens": N_("most buildings and tokens"),
    "no-plot": N_("no plot there"),
    "fewest-points": N_("fewest points"),
    "best-customer": N_("pieces of the best customer"),
    "fewest-payments": N_("fewest warriors in Payments"),
    "no-roost": N_("no roost there"),
    "most-defenceless-buildings": N_("most defenceless buildings"),
    "most-buildings-there": N_("most buildings there"),
}
"""Criteria, by the names that bots' rules give them."""
