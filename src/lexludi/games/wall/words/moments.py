"""An assault on the wall as one watches it: what stands against what."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.printed import POWER, WALL
from lexludi.games.wall.rules.events import Assaulted
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.moment import Moment, Side
from lexludi.kernel.words import View
from lexludi.speech import sentence

HORDES: Final = "#8c1f1f"
DEFENDERS: Final = "#2f5f9c"


def after(view: View, event: Assaulted, lang: str) -> Moment:
    """The hordes of a section against its wall and barricades (winter.2.attack)."""
    names = WallNames(lang)
    held = event.defense >= event.attack
    outcome = names.gettext("The section holds.") if held else names.gettext("The hordes break through.")
    return Moment(
        title=names.gettext("Assault: {at}", at=names.section(event.section)),
        at=(f"section-{event.section}",),
        sides=(
            Side(
                sentence(names.gettext("the hordes")),
                (names.gettext("attack: {n}", n=event.attack), *hordes(names, view, event)),
                HORDES,
            ),
            Side(
                sentence(names.gettext("the defense")),
                (names.gettext("defense: {n}", n=event.defense), *defenders(names, view, event)),
                DEFENDERS,
            ),
        ),
        lines=(outcome,),
        law="winter.2.attack",
    )


def hordes(names: WallNames, view: View, event: Assaulted) -> list[str]:
    """Those of the section with their power, unless what followed has changed them."""
    cards = [row[0] for row in view["hordes"][event.section]]
    told = [f"{names.horde(card)}: {POWER[card]}" for card in cards]
    return told if sum(POWER[card] for card in cards) == event.attack else []


def defenders(names: WallNames, view: View, event: Assaulted) -> list[str]:
    """The wall and what stands before it, unless what followed has changed them."""
    level, barricades = view["level"][event.section], view["barricades"][event.section]
    told = [names.gettext("wall of level {n}", n=level), names.gettext("barricades: {n}", n=barricades)]
    return told if WALL.defense[level] + WALL.barricade * barricades == event.defense else []
