"""The Riverfolk Robots in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

CONDITIONS: Final = {"shield": N_("shield: no payments"), "sword": N_("sword: empty supply")}
"""When the Riverfolk Robots grow angry."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    paid = [f"{names.label(view, p)} ×{n}" for p, n in enumerate(board["payments"]) if n]
    conditions = [names.gettext(word) for key, word in CONDITIONS.items() if board[key]]
    buyers = (
        (N_("Riverboats for"), view["beside"]["riverboats"]),
        (N_("Mercenaries for"), view["beside"]["mercenaries"]),
    )
    return [
        (N_("Market"), names.cards(view, board["market"])),
        (N_("Payments"), ", ".join(paid)),
        (N_("Protectionism"), ", ".join(conditions)),
        *((word, names.label(view, buyer) if buyer >= 0 else "") for word, buyer in buyers),
    ]
