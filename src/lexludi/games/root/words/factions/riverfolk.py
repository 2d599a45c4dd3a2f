"""The Riverfolk in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts, counted
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Sells cards, boats and swords to all and lives on what they pay: an open hand, a full purse.")
GUIDE: Final = (
    N_("You sell: others pay you in warriors for cards, riverboats and mercenaries."),
    N_("Warriors paid to you are funds: spend them on actions and posts, or keep them for dividends."),
    N_("Keep prices so low that people buy, and put trade posts where nobody will raze them."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    spaces = [(names.suit(suit), box(names, view, row)) for suit, row in enumerate(board["spaces"]) if any(row)]
    prices = [f"{names.service(n)} {price}" for n, price in enumerate(board["prices"])]
    buyers = [
        (N_("Riverboats for"), view["beside"]["riverboats"]),
        (N_("Mercenaries for"), view["beside"]["mercenaries"]),
    ]
    return [
        (N_("Prices"), ", ".join(prices)),
        (N_("Funds"), box(names, view, board["funds"])),
        (N_("Payments"), box(names, view, board["payments"])),
        (N_("Committed"), box(names, view, board["committed"])),
        (N_("On the tracks"), "; ".join(f"{suit}: {held}" for suit, held in spaces)),
        (N_("Trade posts lost"), str(sum(board["lost"])) if any(board["lost"]) else ""),
        *((word, names.label(view, buyer) if buyer >= 0 else "") for word, buyer in buyers),
    ]


def box(names: RootNames, view: View, row: list[int]) -> str:
    """Warriors on the board of the Riverfolk, by whose they are."""
    return counted((names.label(view, owner), count) for owner, count in enumerate(row) if count)
