"""A guide for whoever plays Root for the first time: how one wins, a turn, and what each faction wants."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.beginning.setup import CHAPTERS
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import FACTIONS
from lexludi.games.root.words.found import words_of
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.about import Chapter
from lexludi.locale import N_

GUIDE: Final = (
    (
        N_("How one wins"),
        N_("The first with 30 points wins. What scores differs for each faction."),
        N_("Everybody scores a point for each enemy building or token they remove, and for items they craft."),
        N_("With ten points a dominance card can be activated instead: then you win by ruling certain clearings."),
    ),
    (
        N_("A turn"),
        N_("A turn has three parts: Birdsong, Daylight, Evening. The log and your board show where you are."),
        N_("You rule a clearing if you have more warriors and buildings there than anybody else."),
        N_("To move you must rule where you leave or where you go."),
        N_(
            "In battle two dice are rolled: the attacker deals the higher, the defender the lower, at most as"
            " many as they have warriors."
        ),
    ),
)


def guide(names: RootNames) -> tuple[Chapter, ...]:
    """The general chapters, and one for each faction."""
    general = tuple(Chapter(names.gettext(title), tuple(map(names.gettext, lines))) for title, *lines in GUIDE)
    return general + tuple(
        Chapter(names.of(data.factions()[FACTIONS[faction]]), faction_guide(names, FACTIONS[faction]))
        for faction in CHAPTERS
    )


def faction_guide(names: RootNames, faction: str) -> tuple[str, ...]:
    return tuple(map(names.gettext, words_of(faction).GUIDE))
