"""What Oath's options mean, in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import options as o
from lexludi.games.oath.rules.box.codes import AS_ADVISER, DISCARDED, FACEDOWN, OFF_MAP, REVEALED
from lexludi.games.oath.rules.prompts import act as acts
from lexludi.games.oath.rules.prompts import prompt as prompts
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.parts.options import Act, At, Card, Count, Give, Want, Whom, Yes

WAYS: Final = {
    AS_ADVISER: N_("As a faceup adviser"),
    FACEDOWN: N_("As a facedown adviser"),
    REVEALED: N_("Faceup"),
    DISCARDED: N_("Discard it"),
}


def option_in_words(names: OathNames, view: View, ask: Ask, option: Option) -> str:
    """What choosing this means."""
    _ = names.gettext
    match option:
        case Pass():
            return _(prompts[ask.prompt].passes or "Go on")
        case Yes():
            return _(prompts[ask.prompt].wording.get(Yes, N_("Yes")))
        case Act(what):
            return _(acts[what])
        case At(place):
            return names.place(view, place)
        case Card(card) | o.Muster(card) | o.Use(card):
            return names.card(card)
        case Count(count):
            return str(count)
        case Whom(seat):
            return str(names.seat(view, seat))
        case o.Suit(suit):
            return names.suit(suit)
        case o.Vow(oath):
            return names.oath(oath)
        case o.Pile(pile):
            return names.pile(pile)
        case o.Play(way):
            return _(WAYS[way]) if way in WAYS else _("To a site: {at}", at=names.place(view, way))
        case o.Trade(card, 0):
            return _("A secret for favor: {card}", card=names.card(card))
        case o.Trade(card, _):
            return names.gettext("Favor for secrets: {card}", card=names.card(card))
        case o.Pawn():
            return _("Pawn and favor")
        case Give(what, value):
            return _("Give {goods}", goods=names.ware(view, what, value))
        case Want(what, value):
            return _("Ask for {goods}", goods=names.ware(view, what, value))
    return of_warbands(names, view, option)


def short_in_words(names: OathNames, view: View, ask: Ask, option: Option) -> str:
    """The same beside the place or the card where it begins."""
    match option:
        case o.Trade(_, 0):
            return names.gettext("A secret for favor")
        case o.Trade():
            return names.gettext("Favor for secrets")
        case o.Warbands(place, count) if count > 0:
            return f"{count} → {names.place(view, place)}"
        case o.Warbands(_, count):
            return names.gettext("Take {n}", n=-count)
        case o.Peek(_, which):
            return names.gettext("Look at relic {n}", n=which + 1)
    return option_in_words(names, view, ask, option)


def of_warbands(names: OathNames, view: View, option: Option) -> str:
    _ = names.gettext
    match option:
        case o.Warbands(place, count) if count > 0:
            return _("Put warbands in {at}: {n}", at=names.place(view, place), n=count)
        case o.Warbands(place, count):
            return _("Take warbands from {at}: {n}", at=names.place(view, place), n=-count)
        case o.Share(seat, count) if count > 0:
            return _("Give warbands to {other}: {n}", other=names.seat(view, seat), n=count)
        case o.Share(seat, count):
            return _("Ask {other} for warbands: {n}", other=names.seat(view, seat), n=-count)
        case o.Peek(place, which) if place == OFF_MAP:
            return _("Look at relic {n} of the Reliquary", n=which + 1)
        case o.Peek(place, which):
            return _("Look at relic {n} in {at}", n=which + 1, at=names.place(view, place))
        case o.Space(space):
            return _("Relic {n}", n=space + 1)
        case o.Facedown(seat, which):
            return _("Facedown adviser {n} of {other}", n=which + 1, other=names.seat(view, seat))
    return repr(option)
