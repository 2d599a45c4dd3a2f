"""The Lizard Cult in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Preaches with cards it takes back, grows gardens, and turns its martyrs into acolytes.")
GUIDE: Final = (
    N_("Gardens score, and you rule where you have one. You act by revealing cards that you take back."),
    N_("The discard pile decides which suit is outcast: there acolytes convert, crusade and sanctify."),
    N_("Let warriors fall in defence: they come back as acolytes."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    outcast = names.suit(board["outcast"])
    return [
        (N_("Outcast"), names.gettext("{suit} (hated)", suit=outcast) if board["hated"] else outcast),
        (N_("Acolytes"), str(board["acolytes"])),
        (N_("Revealed"), names.cards(view, board["revealed"])),
        (N_("Scored this turn"), ", ".join(names.suit(suit) for suit in board["scored"])),
    ]
