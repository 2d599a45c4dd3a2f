"""The Corvids in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Hides plots in the woodland: flip them in time, before somebody guesses what they are.")
GUIDE: Final = (
    N_("Plots score when you flip them: place them face down, and flip them with a warrior beside them."),
    N_("Others may guess what a plot is: a wrong guess gives you the card, a right one removes the plot."),
    N_("Recruit in all clearings of a suit, and hold each plot with at least one warrior."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    up = sum(sum(row) for kind, row in view["pieces"].items() if kind.startswith("plot_"))
    return [
        (N_("Plots in supply"), str(view["stock"]["plot"] - up)),
        (N_("Actions left"), str(board["actions"]) if board["actions"] else ""),
    ]
