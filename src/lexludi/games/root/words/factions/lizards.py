"""The Lizard Cult in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Preaches with cards it takes back, grows gardens, and turns its martyrs into acolytes.")


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    outcast = names.suit(board["outcast"])
    return [
        (N_("Outcast"), names.gettext("{suit} (hated)", suit=outcast) if board["hated"] else outcast),
        (N_("Acolytes"), str(board["acolytes"])),
        (N_("Revealed"), names.cards(view, board["revealed"])),
        (N_("Scored this turn"), ", ".join(names.suit(suit) for suit in board["scored"])),
    ]
