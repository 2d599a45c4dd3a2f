"""The Marquise in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Rules the woodland from the start and must hold it: wood, workshops, many warriors.")


def board(names: RootNames, view: View, seat: int) -> Facts:
    actions = view["boards"][seat]["actions"]
    return [(N_("Actions left"), str(actions) if actions else "")]
