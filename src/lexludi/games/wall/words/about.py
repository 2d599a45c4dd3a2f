"""What the pages of a table say of The Great Wall before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.wall.rules.box import data
from lexludi.games.wall.rules.box.codes import COOPERATIVE
from lexludi.games.wall.rules.setting import CLANS, REED
from lexludi.games.wall.rules.setup import OPTIONS
from lexludi.games.wall.words.guide import guide
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.tutorial import tutorial
from lexludi.kernel.about import About, Choice, LineUp, Score, Seat, Value
from lexludi.kernel.words import View
from lexludi.locale import N_

TITLES: Final = {
    "mode": N_("Game"),
    "cards": N_("Cards"),
    "level": N_("Level"),
    "advisors_of_qin": N_("Advisors of Qin"),
}
TEXTS: Final = {
    "mode": N_("Each for its own honor, or all together for the emperor. Alone one plays against Qin Jiushao."),
    "cards": N_("How many kinds of hordes and artifacts there are."),
    "level": N_("With how much honor Qin Jiushao starts; of all together, how many demands must be fulfilled."),
    "advisors_of_qin": N_("For one who plays alone: how many advisors support Qin Jiushao every spring."),
}
VALUES: Final = {
    "standard": N_("each for its own"),
    "cooperative": N_("all together"),
    "box": N_("as many as in the box"),
    "more": N_("more of our own"),
    "normal": N_("normal"),
    "hard": N_("hard"),
    "hardest": N_("hardest"),
    "one": N_("one"),
    "both": N_("both"),
}
USUAL: Final = CLANS[:3]
LINE_UPS: Final[tuple[tuple[str, str, tuple[str, ...], dict[str, str]], ...]] = (
    (N_("Three clans"), N_("Each for its own honor."), USUAL, {}),
    (
        N_("Two, and the Reed Clan"),
        N_("The rules run a third clan, and you both decide for it in turn."),
        CLANS[:2],
        {},
    ),
    (
        N_("Alone against Qin"),
        N_("The rules play the general Qin Jiushao, who says why he does what he does."),
        CLANS[:1],
        {},
    ),
    (
        N_("Together for the emperor"),
        N_("Fulfil his demands before time or shame runs out; all win, or all lose."),
        USUAL,
        {"mode": COOPERATIVE},
    ),
)


def about(code: str) -> About:
    """Everything a set-up page needs."""
    names = WallNames(code)
    _ = names.gettext
    return About(
        name="wall",
        title=_("The Great Wall"),
        blurb=_("Clans hold the wall against the hordes, side by side, and each for its own honor."),
        least=1,
        most=len(CLANS),
        seats=tuple(Seat(clan.id, names.of(clan), colour=clan.colour) for clan in data.boards().clan),
        usual=USUAL,
        line_ups=tuple(LineUp(_(title), _(text), seats, options) for title, text, seats, options in LINE_UPS),
        options=tuple(
            Choice(
                choice.name,
                _(TITLES[choice.name]),
                _(TEXTS[choice.name]),
                tuple(Value(str(value), _(VALUES[str(value)])) for value in choice.values),
            )
            for choice in OPTIONS
        ),
        guide=guide(names),
        tutorial=tutorial(names),
    )


def warnings(seats: tuple[str, ...], options: Mapping[str, Any], code: str) -> list[str]:
    """What to think of before such a match."""
    _ = WallNames(code).gettext
    found: list[str] = []
    if options.get("mode") == COOPERATIVE and options.get("cards") == "more":
        found.append(_("The cooperative game has its own hordes and no artifacts: more cards change nothing."))
    if options.get("mode") == COOPERATIVE and len(seats) == 2:
        found.append(_("Together, two have the hardest time of all."))
    return found


def scores(view: View, code: str) -> list[Score]:
    """Everybody's honor, after the end with what was counted then; the Reed Clan has none."""
    names = WallNames(code)
    clans = data.clans()
    result = view.get("result")
    final: list[int] = result["scores"] if result else []
    honor = [*final, *view["honor"][len(final) :]]
    return [
        Score(seat, names.of(clans[name]), honor[seat], clans[name].colour)
        for seat, name in enumerate(view["clans"])
        if name != REED
    ]
