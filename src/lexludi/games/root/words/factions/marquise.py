"""The Marquise in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Rules the woodland from the start and must hold it: wood, workshops, many warriors.")
GUIDE: Final = (
    N_("Fill the map with sawmills, workshops and recruiters: each building scores, later ones more."),
    N_("A building costs wood from clearings that you rule and that hang together: keep your rule connected."),
    N_("Early on build every turn, and recruit before others push you out."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    actions = view["boards"][seat]["actions"]
    return [(N_("Actions left"), str(actions) if actions else "")]
