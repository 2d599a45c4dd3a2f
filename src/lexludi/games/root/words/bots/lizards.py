"""The Logical Lizards in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.lizards import CONSPIRACIES
from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

CONSPIRACY_NAMES: Final = (N_("Convert"), N_("Crusade"), N_("Sanctify"))


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    return [
        (N_("Acolytes"), str(board["acolytes"])),
        (N_("Last conspiracy"), conspiracy(names, board["marker"])),
        (N_("Revealed"), names.cards(view, board["revealed"])),
    ]


def conspiracy(names: RootNames, space: int) -> str:
    return names.gettext(CONSPIRACY_NAMES[CONSPIRACIES[space]])
