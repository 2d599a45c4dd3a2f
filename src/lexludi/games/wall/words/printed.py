"""What is printed on cards, in sentences of our own: abilities of hordes, frames of command cards, texts of cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box import data
from lexludi.games.wall.rules.box.printed import ABILITIES, COMMANDS, FRAME_GAINS, FRAMES, GAINS, Reward
from lexludi.games.wall.words.names import WallNames
from lexludi.locale import N_

WHERE: Final = {
    "any": N_("clerks: {n}"),
    "different": N_("clerks, each elsewhere: {n}"),
    "production": N_("clerks where something is produced: {n}"),
}
GAINED: Final = {"build": N_("wood, stone or gold"), "any": N_("resources of choice"), "tactic": N_("tactics")}
WHOLE: Final = frozenset(("effect", "effects", "ability", "numbers"))
"""What of a card, where it is ours, makes the card ours."""
NAMED_GAINS: Final = {number: name for name, number in GAINS.items()}


def ability(names: WallNames, card: int) -> tuple[str, str]:
    """The name of a horde's ability and what it does; nothing where it has none."""
    found = ABILITIES[card]
    return names.of(found), found.text_cs if names.code == "cs" else found.text_en


def card_says(names: WallNames, card: data.Card) -> str:
    """What a general, an advisor, a tactic or an artifact does, in the language of the names if that is written."""
    return (card.text_cs if names.code == "cs" else "") or card.text_en


def whose(names: WallNames, card: data.Ours) -> str:
    """That a card is our own design, or some of it: what is printed could not be found."""
    if not card.ours or card.ours == ("name_cs",):
        return ""
    if WHOLE.intersection(card.ours):
        return names.gettext("(Our own design.)")
    return names.gettext("(Partly our own design.)")


def command_says(names: WallNames, card: int) -> str:
    """What a command card does, frame by frame."""
    return " ".join(frame_says(names, card, n) for n in range(len(FRAMES[card])))


def frame_says(names: WallNames, card: int, n: int) -> str:
    """One frame: for whom, on what condition, and what they do."""
    _, frame = names.gettext, FRAMES[card][n]
    does = [_(WHERE[frame.where], n=frame.place)] if frame.place else []
    does += [reward_says(names, reward) for reward in FRAME_GAINS[card][n]]
    rows = (
        (frame.activates, N_("activate a location of yours")),
        (frame.attacks, N_("attack from sections of your choice")),
        (frame.builds, N_("build, cheaper by {m}")),
        (frame.recruits, N_("recruit a soldier, cheaper by {m}")),
    )
    does += [_(says, m=frame.discount) for wanted, says in rows if wanted]
    told = names.listed(does)
    if frame.copies:
        return _("Copy a card that somebody else revealed this year, or place {what}.", what=told)
    if frame.others:
        return _("Everybody else: {what}.", what=told)
    if frame.after:
        other = names.command([command.id for command in COMMANDS].index(frame.after))
        return _("If somebody else revealed {card}: {what}.", card=other, what=told)
    return _("You: {what}.", what=told)


def reward_says(names: WallNames, reward: Reward) -> str:
    """So much of something."""
    name, n = NAMED_GAINS[reward[0]], reward[1]
    if name == "honor":
        return names.gettext("honor: {n}", n=n)
    told = names.gettext(GAINED[name]) if name in GAINED else names.resource(reward[0])
    return f"{told}: {n}"
