"""The Cogwheel Corvids in words."""

from __future__ import annotations

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_


def board(names: RootNames, view: View, seat: int) -> Facts:
    up = sum(sum(row) for kind, row in view["pieces"].items() if kind.startswith("plot_"))
    return [(N_("Plots in supply"), str(view["stock"]["plot"] - up))]
