"""An assault on the wall as one watches it: what stands against what."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.events import Assaulted
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.moment import Moment, Side
from lexludi.speech import sentence

HORDES: Final = "#8c1f1f"
DEFENDERS: Final = "#2f5f9c"


def after(event: Assaulted, lang: str) -> Moment:
    """The hordes of a section against its wall, barricades and soldiers (winter.2.attack)."""
    names = WallNames(lang)
    held = event.defense >= event.attack
    outcome = names.gettext("The section holds.") if held else names.gettext("The hordes break through.")
    return Moment(
        title=names.gettext("Assault: {at}", at=names.section(event.section)),
        at=(f"section-{event.section}",),
        sides=(
            Side(sentence(names.gettext("the hordes")), (names.gettext("attack: {n}", n=event.attack),), HORDES),
            Side(sentence(names.gettext("the defense")), (names.gettext("defense: {n}", n=event.defense),), DEFENDERS),
        ),
        lines=(outcome,),
        law="winter.2.attack",
    )
