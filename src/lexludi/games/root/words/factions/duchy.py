"""The Duchy in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.words.facts import Facts, counted
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Comes up from the Burrow through tunnels and builds to win ministers, who act every turn.")
GUIDE: Final = (
    N_("Sway ministers by revealing cards: each scores, and gives you one more action every turn."),
    N_("Tunnels bring warriors from the Burrow; citadels bring more of them, markets more cards."),
    N_("Sway the lesser ones first, and guard your buildings: losing one costs you a minister."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    ranks = data.factions()["duchy"].ranks
    return [
        (N_("Ministers"), ", ".join(names.minister(n) for n in board["swayed"])),
        (N_("Crowns left"), counted((names.of(rank), left) for rank, left in zip(ranks, board["crowns"], strict=True))),
        (N_("Revealed"), names.cards(view, board["revealed"])),
        (N_("Actions left"), str(board["actions"]) if board["actions"] else ""),
    ]
