"""The Keepers in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.keepers.board import RECOVERED
from lexludi.games.root.rules.box.codes import PLACES
from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Knights who delve in the forests for relics and carry them to waystations, at their Retinue's risk.")
GUIDE: Final = (
    N_("You recover relics: delve for them, carry them to waystations, and score there."),
    N_("The cards of your retinue say how often you move, battle and delve, or recover."),
    N_("Many warriors in one clearing cost you one of them each Birdsong: spread out."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    camps = []
    for n, at in enumerate(board["camps"]):
        if at >= 0:
            camps.append(f"{names.waystation(n, board['sides'][n])} ({names.place(view, at)})")
    columns = [f"{names.retinue(n)} [{names.cards(view, cards)}]" for n, cards in enumerate(board["retinue"])]
    relics: dict[int, list[str]] = {}
    for n, at in enumerate(board["relics"]):
        relics.setdefault(at, []).append(names.relic(view, n))
    found = [f"{names.place(view, at)}: {', '.join(held)}" for at, held in sorted(relics.items()) if 0 < at < PLACES]
    return [
        (N_("Retinue"), ", ".join(columns)),
        (N_("Waystations"), ", ".join(camps)),
        (N_("Relics delved"), "; ".join(found)),
        (N_("Relics recovered"), ", ".join(relics.get(RECOVERED, ()))),
    ]
