"""The Drillbit Duchy in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.duchy import NAMED
from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

MINISTERS: Final = (
    N_("One more hit as attacker where a tunnel is."),
    N_("A warrior joins the building with the fewest."),
    N_("One more warrior comes to the Burrow."),
    N_("Digs again; three warriors suffice."),
    N_("Builds once more."),
    N_("Gives up a warrior where most are, for a point."),
    N_("A point for each citadel on the map."),
    N_("A point for each market on the map."),
    N_("Two points if all three tunnels are on the map."),
)
"""What each minister of the Drillbit Duchy does, from top to bottom (Law of Rootbotics 10.7)."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    return [
        (N_("Ministers with crowns"), " ".join(minister(names, n) for n in board["crowned"])),
        (N_("Ambushes"), names.cards(view, board["ambushes"])),
    ]


def minister(names: RootNames, n: int) -> str:
    """A minister with what he does: `Banker: Builds once more.`."""
    return f"{names.minister(NAMED[n])}: {effect(names, n)}"


def effect(names: RootNames, n: int) -> str:
    return names.gettext(MINISTERS[n])
