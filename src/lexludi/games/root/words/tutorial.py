"""A first turn of the Marquise de Cat to play by the hand."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.words.names import RootNames
from lexludi.kernel.about import Lesson, Tutorial
from lexludi.locale import N_

LESSONS: Final = (
    (
        "at 1",
        N_(
            "You play the Marquise de Cat: she holds the woodland, and scores by building. First comes her "
            "keep. What you can choose is outlined in blue: click clearing 1."
        ),
    ),
    (
        "build sawmill 1",
        N_(
            "A sawmill gives you one wood at the start of each of your turns. Put it in clearing 1, in the "
            "shelter of the keep."
        ),
    ),
    (
        "build workshop 5",
        N_("Workshops craft cards from your hand. Put yours in clearing 5. Hold the pointer over a card to read it."),
    ),
    (
        "build recruiter 9",
        N_("Recruiters bring new warriors. Put this one in clearing 9."),
    ),
    (
        "act build",
        N_(
            "Your turn. In Birdsong the sawmill has given you wood; now, in Daylight, you have three actions."
            " Building is what scores: choose Build."
        ),
    ),
    (
        "build sawmill 10",
        N_(
            "You may build where you rule and a slot is free, for wood that is connected. Click clearing 10 "
            "and then the sawmill on your board, in whatever order you like."
        ),
    ),
    (
        "act march",
        N_(
            "You have scored. With the next action you march: up to two moves. You must rule the clearing you"
            " leave or the one you enter."
        ),
    ),
    (
        "move 7 3 1",
        N_(
            "Drag a warrior from clearing 7 to clearing 3, or click the one and then the other. The Eyrie "
            "have their roost there. Click a clearing far away to see why you cannot go there."
        ),
    ),
    (
        "move 11 3 1",
        N_("And one more, from clearing 11 to clearing 3."),
    ),
    (
        "act battle",
        N_(
            "One action is left: Battle. Before any die is rolled the table shows both sides and the odds. "
            "Have a look, and confirm."
        ),
    ),
)
"""What to choose, as people write it, and what that teaches."""
FAREWELL: Final = N_(
    "That is all there is to a turn: wood, three actions, then you draw a card. Build, craft and remove enemy"
    " buildings; the first with 30 points wins. Play on against the Eyrie, or begin a game of your own."
)


def tutorial(names: RootNames) -> Tutorial:
    return Tutorial(
        title=names.gettext("Learn Root by playing a turn"),
        text=names.gettext("Ten steps with the Marquise de Cat, on the board, in five minutes."),
        seats=("marquise", "eyrie"),
        seed="lesson",
        lessons=tuple(Lesson(does, names.gettext(says)) for does, says in LESSONS),
        farewell=names.gettext(FAREWELL),
    )
