"""A first turn of the Chancellor to play by the hand."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.about import Lesson, Tutorial
from lexludi.locale import N_

LESSONS: Final = (
    (
        "card errand_boy",
        N_(
            "You are the Chancellor and hold the old empire. Everybody begins with an adviser nobody knows: "
            "keep Errand Boy. Hold the pointer over a card to read it."
        ),
    ),
    (
        "card tavern_songs",
        N_("The other two go to a discard pile, from which somebody may draw them again. Discard Tavern Songs first."),
    ),
    (
        "act muster",
        N_(
            "Your turn. Each action costs supply, of which you have seven. Muster: put a favor on a card of "
            "your site, and get two warbands."
        ),
    ),
    (
        "act travel",
        N_("You act where your pawn stands. Travel: the further, the dearer."),
    ),
    (
        "at provinces-1",
        N_("Click the Mountain in the Provinces. Sites give you relics, room for cards, and rule."),
    ),
    (
        "act search",
        N_(
            "Search draws three cards, of which you may play one: to your site, where it serves all who rule "
            "there, or as an adviser of your own."
        ),
    ),
    (
        "pile world_deck",
        N_(
            "Draw from the world deck. The deeper the game, the more Visions are in it: secret goals by which"
            " an Exile can win."
        ),
    ),
    (
        "play facedown",
        N_("Keep this one as a facedown adviser: nobody knows what you hold."),
    ),
    (
        "act end",
        N_(
            "You could spend more supply, or campaign against somebody. For now end your turn: you rest, and "
            "your supply comes back."
        ),
    ),
)
"""What to choose, as people write it, and what that teaches."""
FAREWELL: Final = N_(
    "So it goes on for eight rounds at most. As Chancellor you win if you are the Oathkeeper when the game "
    "ends; an Exile wins as a usurper, or by a Vision. Play on, or begin the first game of a chronicle."
)


def tutorial(names: OathNames) -> Tutorial:
    return Tutorial(
        title=names.gettext("Learn Oath by playing a turn"),
        text=names.gettext("Nine steps with the Chancellor, on the board, in five minutes."),
        seats=("chancellor", "red"),
        seed="lesson",
        lessons=tuple(Lesson(does, names.gettext(says)) for does, says in LESSONS),
        farewell=names.gettext(FAREWELL),
    )
