"""A first autumn of the Dragon Clan to play by the hand."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.about import Lesson, Tutorial
from lexludi.locale import N_

LESSONS: Final = (
    (
        "take tao_jingyi carpenter",
        N_(
            "You lead the Dragon Clan. Choose a general, and which of your two advisors helps from the start:"
            " take Tao Jingyi with the Carpenter."
        ),
    ),
    (
        "command economy",
        N_(
            "All clans choose a command card in secret, one for each year. It says what your clerks can do. "
            "Choose Economy."
        ),
    ),
    (
        "rest",
        N_(
            "You hold tactics, which you may play at certain moments. Play none this season: the table will "
            "not ask again until the next."
        ),
    ),
    (
        "space 0",
        N_("Put your card on the first space of the command track: clans act in that order."),
    ),
    (
        "clerk -1 quarry",
        N_(
            "Now the clerks. When a location fills up it is activated, and everybody with a clerk there "
            "gains. Send one to the Quarry for stone."
        ),
    ),
    (
        "clerk -1 temple",
        N_("Send the next one to the Temple: chi pays for tactics."),
    ),
    (
        "clerk -1 lumber_mill",
        N_("And the last one to the Lumber Mill: walls and barricades are made of wood and stone."),
    ),
)
"""What to choose, as people write it, and what that teaches."""
FAREWELL: Final = N_(
    "When all have sent their clerks, winter comes: the hordes attack each section of the wall, and whoever "
    "has helped to beat them claims honor. Most honor after six years wins. Play on, or begin a game of your "
    "own."
)


def tutorial(names: WallNames) -> Tutorial:
    return Tutorial(
        title=names.gettext("Learn The Great Wall by playing an autumn"),
        text=names.gettext("Seven steps with the Dragon Clan, on the board, in five minutes."),
        seats=("dragon", "snake", "monkey"),
        seed="lesson",
        lessons=tuple(Lesson(does, names.gettext(says)) for does, says in LESSONS),
        farewell=names.gettext(FAREWELL),
    )
