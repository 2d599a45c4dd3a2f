"""A first round of the Protectors, in chapter 1, to play by the hand."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.about import Lesson, Tutorial
from lexludi.locale import N_

LESSONS: Final = (
    (
        "flip abilities",
        N_(
            "You lead the Protectors: Emmy, and three haints beside her in the south. A turn is one jar"
            " that you break, and each jar does something else. Break the abilities jar."
        ),
    ),
    (
        "ability move",
        N_(
            "It gives you one ability as often as your board says: moving, spawning haints, or"
            " strengthening your side of the battleground. Choose Move."
        ),
    ),
    (
        "move e8 e7 3 1 0",
        N_("Units of a hex go together for one Move. Take Emmy and all three haints from E8 to E7."),
    ),
    (
        "move e7 e6 3 1 0",
        N_("Once more, to E6. What lies there and is useful is collected by whoever comes first."),
    ),
    (
        "move e6 e5 2 0 0",
        N_(
            "E5 are the brambles: whoever has units there gets a point each round. Send two haints, and"
            " let Emmy stay behind with the third."
        ),
    ),
    (
        "flip attack",
        N_(
            "The Family has come closer: Levi and his haints are on E3, two hexes from your own. That is"
            " the range of an attack. Break the attack jar."
        ),
    ),
    (
        "strengthen",
        N_(
            "An attack comes with a free action. All cubes of the battleground fall into the tree, and"
            " more of yours than of theirs should come out: add a cube."
        ),
    ),
    (
        "attack e5 e3",
        N_("Now attack E3 from E5. Before you confirm, look at the odds."),
    ),
    (
        "hit -1",
        N_(
            "More of your cubes came out, so the attack succeeds, and cubes pay for hits. A killed haint"
            " is a point: hit one."
        ),
    ),
    (
        "flip wild",
        N_(
            "Your third turn, the last one of the round. The wild jar gives you a wild token, and then"
            " any ability once for each that you have. Break it."
        ),
    ),
    (
        "spawn e6",
        N_(
            "Spawn a haint on E6, beside Emmy: more units help in attacks, and paths for townsfolk need"
            " somebody on them."
        ),
    ),
    (
        "strengthen",
        N_("And a cube for the next battle."),
    ),
)
"""What to choose, as people write it, and what that teaches."""
FAREWELL: Final = N_(
    "At the end of the round all jars are whole again, and the brambles give you their point. Lead"
    " townsfolk to your home over hexes with your units, two points each; seven points win. Play on, or"
    " begin a game of your own."
)


def tutorial(names: HarrowNames) -> Tutorial:
    return Tutorial(
        title=names.gettext("Learn Harrow County by playing a round"),
        text=names.gettext("Twelve steps with the Protectors, on the board, in five minutes."),
        seats=("protectors", "family"),
        seed="lesson",
        lessons=tuple(Lesson(does, names.gettext(says)) for does, says in LESSONS),
        farewell=names.gettext(FAREWELL),
        options={"chapter": "1"},
    )
