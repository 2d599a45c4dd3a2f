"""Law C.2.5: the ferry, of the lake or as a landmark."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.drawers import Landmark
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.prompts import reason
from lexludi.games.root.rules.state import Root
from lexludi.locale import N_

FERRIED: Final = ONCE.mark("ferried")
"""Once a turn (C.2.5)."""


class Ferry(Landmark):
    """It takes warriors, or a pawn, along the water to another clearing, and stays there."""

    def copy(self) -> Ferry:
        ferry = Ferry(self.name)
        ferry.at = self.at
        return ferry


def ferry_at(s: Root) -> int:
    """Where the ferry is; 0 if there is none."""
    for landmark in s.landmarks:
        if isinstance(landmark, Ferry):
            return landmark.at
    return 0


def shores(s: Root, at: int) -> tuple[int, ...]:
    """Where the ferry would take somebody from a clearing: across the lake, or along the river to the next clearing."""
    return s.setting.plan.rivers[at] if s.landmarks and ferry_at(s) == at else ()


def why_not_sail(s: Root) -> str | None:
    """The rule that keeps the ferry where it is this turn."""
    return "C.2.5" if s.used & FERRIED else None


SAILED: Final = reason("sailed", N_("the ferry has sailed this turn."))


def sail(s: Root, to: int) -> None:
    """The ferry goes there."""
    s.used |= FERRIED
    for landmark in s.landmarks:
        if isinstance(landmark, Ferry):
            landmark.at = to
