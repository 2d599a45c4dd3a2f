"""The Eyrie in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Bound to a growing Decree: everything in it must be done every turn, or turmoil follows.")
GUIDE: Final = (
    N_("Each Evening you score for the roosts on the map: build them early, and keep them."),
    N_(
        "Every card in the Decree must be done every turn, column by column; if one cannot be, you fall into "
        "turmoil and lose points."
    ),
    N_(
        "Add cards that you will still be able to fulfil in three turns; a bird fits any clearing, but counts"
        " in turmoil."
    ),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    facts = [(N_("Leader"), names.leader(board["leader"]) if board["leader"] >= 0 else "")]
    columns = [f"{names.column(n)} [{names.cards(view, cards)}]" for n, cards in enumerate(board["decree"]) if cards]
    facts.append((N_("Decree"), ", ".join(columns)))
    return facts
