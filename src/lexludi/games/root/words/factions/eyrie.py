"""The Eyrie in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Bound to a growing Decree: everything in it must be done every turn, or turmoil follows.")


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    facts = [(N_("Leader"), names.leader(board["leader"]) if board["leader"] >= 0 else "")]
    columns = [f"{names.column(n)} [{names.cards(view, cards)}]" for n, cards in enumerate(board["decree"]) if cards]
    facts.append((N_("Decree"), ", ".join(columns)))
    return facts
