"""The Hundreds in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("Burns and hoards: a warlord of changing moods leads, and mobs raze what others build.")
GUIDE: Final = (
    N_("You score for clearings that you rule and where no enemy has a piece."),
    N_("The warlord loots items and grows stronger by them; mobs raze what others have built."),
    N_("Choose each turn the mood that you need, and keep the warlord among many warriors."),
)
"""What to want, what scores, what to do now."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    tracks = [", ".join(names.item(item).lower() for item in track) for track in board["hoard"]]
    return [
        (N_("Mood"), names.mood(board["mood"])),
        (N_("Command"), f"{board['command']} [{tracks[0]}]"),
        (N_("Prowess"), f"{board['prowess']} [{tracks[1]}]"),
    ]
