"""What the pages of a table say of The Great Wall before a match."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box import data
from lexludi.games.wall.rules.setting import CLANS
from lexludi.games.wall.rules.setup import OPTIONS
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.about import About, Choice, Score, Seat, Value
from lexludi.kernel.words import View
from lexludi.locale import N_

TITLES: Final = {"cards": N_("Cards")}
TEXTS: Final = {"cards": N_("How many kinds of hordes and artifacts there are.")}
VALUES: Final = {"box": N_("as many as in the box"), "more": N_("more of our own")}
USUAL: Final = CLANS[:3]


def about(code: str) -> About:
    """Everything a set-up page needs."""
    names = WallNames(code)
    _ = names.gettext
    return About(
        name="wall",
        title=_("The Great Wall"),
        blurb=_("Clans hold the wall against the hordes, side by side, and each for its own honor."),
        least=3,
        most=len(CLANS),
        seats=tuple(Seat(clan.id, names.of(clan), colour=clan.colour) for clan in data.clans().values()),
        usual=USUAL,
        options=tuple(
            Choice(
                choice.name,
                _(TITLES[choice.name]),
                _(TEXTS[choice.name]),
                tuple(Value(str(value), _(VALUES[str(value)])) for value in choice.values),
            )
            for choice in OPTIONS
        ),
    )


def scores(view: View, code: str) -> list[Score]:
    """Everybody's honor."""
    names = WallNames(code)
    clans = data.clans()
    return [
        Score(seat, names.of(clans[name]), view["honor"][seat], clans[name].colour)
        for seat, name in enumerate(view["seats"])
    ]
