"""The Alliance in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Starts with nothing but sympathy, and spreads it until the woodland revolts.")
GUIDE: Final = (
    N_("Spread sympathy: each token scores, later ones more. It costs supporters."),
    N_(
        "Revolt in a clearing that sympathises with you to get a base; bases bring officers, and officers act"
        " in the Evening."
    ),
    N_("Stay small at first: whoever moves warriors into sympathy, or removes it, must give you a card."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    held = board["supporters"]
    known = "" if -1 in held or not held else f" ({names.cards(view, held)})"
    return [
        (N_("Supporters"), f"{len(held)}{known}"),
        (N_("Officers"), str(board["officers"])),
        (N_("Operations left"), str(board["operations"]) if board["operations"] else ""),
    ]
