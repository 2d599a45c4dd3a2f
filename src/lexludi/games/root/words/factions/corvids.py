"""The Corvids in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Hides plots in the woodland: flip them in time, before somebody guesses what they are.")


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    up = sum(sum(row) for kind, row in view["pieces"].items() if kind.startswith("plot_"))
    return [
        (N_("Plots in supply"), str(view["stock"]["plot"] - up)),
        (N_("Actions left"), str(board["actions"]) if board["actions"] else ""),
    ]
