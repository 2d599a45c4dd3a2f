"""What the pages of a table say of Oath before a match."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import OATHS
from lexludi.games.oath.rules.setup import CITIZEN, OPTIONS
from lexludi.games.oath.words.guide import guide
from lexludi.games.oath.words.names import OathNames
from lexludi.games.oath.words.tutorial import tutorial
from lexludi.kernel.about import About, Choice, LineUp, Part, Score, Seat, Value
from lexludi.kernel.words import View
from lexludi.locale import N_

TITLES: Final = {
    "chronicle": N_("World"),
    "oath": N_("Oath"),
    "law": N_("Law"),
    "writing": N_("Writing the chronicle"),
}
TEXTS: Final = {
    "chronicle": N_("The world that the match begins with."),
    "oath": N_("What the Oathkeeper must do to keep the title."),
    "law": N_("The printing of the law: they differ in ties for a Vision and in empty attack pools."),
    "writing": N_("Whether the winner decides at the end what the next game begins with."),
}
VALUES: Final = {
    "first": N_("a first game"),
    "tutorial": N_("the first game for learners"),
    "mixed": N_("a first game with any cards of the Archive"),
    "chronicle": N_("that of the chronicle"),
    "czech": N_("as it stands"),
    "first-printing": N_("the first printing"),
    "true": N_("at the end of the match"),
    "false": N_("left out"),
}
RULES: Final = N_("Rules the Empire and keeps the oath: wins if both last.")
REBELS: Final = N_("Cast out: take the oath from the Empire, fulfil a Vision, or become a Citizen and inherit it.")
USUAL: Final = ("chancellor", "red", "blue", "yellow")


def about(code: str) -> About:
    """Everything a set-up page needs."""
    names = OathNames(code)
    _ = names.gettext
    return About(
        name="oath",
        title="Oath",
        blurb=_("An empire, those it cast out, and an oath: what one match leaves, the next begins with."),
        least=2,
        most=len(data.seats()),
        seats=tuple(seat(names, printed) for printed in data.seats().values()),
        usual=USUAL,
        line_ups=(
            LineUp(
                _("The first game"),
                _("You are the Chancellor; everything is laid out as for learners, and a chronicle begins."),
                USUAL,
                {"chronicle": "tutorial"},
                saga=True,
            ),
        ),
        options=tuple(
            Choice(
                choice.name,
                _(TITLES[choice.name]),
                _(TEXTS[choice.name]),
                tuple(Value(typed(value), value_name(names, typed(value))) for value in choice.values),
            )
            for choice in OPTIONS
        ),
        guide=guide(names),
        tutorial=tutorial(names),
    )


def seat(names: OathNames, printed: data.Seat) -> Seat:
    _ = names.gettext
    parts: tuple[Part, ...] = ()
    text = RULES
    if printed.id != "chancellor":
        sides = (Value("", _("Exile")), Value(f":{CITIZEN}", _("Citizen")))
        parts, text = (Part(_("Side"), sides),), REBELS
    return Seat(printed.id, names.of(printed), _(text), colour=printed.colour, parts=parts)


def typed(value: str | bool) -> str:
    """A value as one types it."""
    return value if isinstance(value, str) else str(value).lower()


def value_name(names: OathNames, value: str) -> str:
    return names.of(data.oaths()[value]) if value in OATHS else names.gettext(VALUES[value])


def scores(view: View, code: str) -> list[Score]:
    """How many relics and banners each has, and who keeps the oath."""
    names = OathNames(code)
    found: list[Score] = []
    for seat, name in enumerate(view["seats"]):
        held = len(view["relics"][seat]) + sum(holder == seat for holder in view["holders"])
        keeps = names.gettext("Usurper") if view["usurper"] else names.gettext("Oathkeeper")
        note = keeps if view["oathkeeper"] == seat else ""
        found.append(Score(seat, names.label(view, seat), held, data.seats()[name.partition(":")[0]].colour, note))
    return found
