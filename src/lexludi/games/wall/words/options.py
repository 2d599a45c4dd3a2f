"""What the options of The Great Wall mean, in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules.box.codes import BARRICADE, ON_WALL
from lexludi.games.wall.rules.box.printed import NOTHING, SPOTS
from lexludi.games.wall.rules.locations.embassy import ACTIVE
from lexludi.games.wall.rules.prompts import prompt as prompts
from lexludi.games.wall.rules.shame import WHERE_SHAME
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.printed import reward_says
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.parts.options import At, Card, Count, Whom, Yes

NO: Final = N_("No")
"""What passing means where the question is whether."""


def option_in_words(names: WallNames, view: View, ask: Ask, option: Option) -> str:
    """What choosing this means."""
    _ = names.gettext
    match option:
        case Pass():
            return _(prompts[ask.prompt].passes or NO)
        case Yes():
            return _("Yes")
        case At(place):
            return names.location(place)
        case Card(card):
            return names.tactic(card)
        case o.Rest():
            return _("Play none this season")
        case o.Rescue(seat, kind):
            return _("{who} of {seat}", who=names.soldier(kind), seat=names.seat(view, seat))
        case o.Omen(event):
            return names.happening(event)
        case o.Play(card, boosted):
            told = names.tactic(card)
            return _("{card}, boosted", card=told) if boosted else told
        case o.Take(general, advisor):
            return _("{general}; active advisor: {card}", general=names.general(general), card=names.advisor(advisor))
        case o.Command(card):
            return names.command(card)
        case o.Space(space):
            return _("Space {n}", n=space + 1)
        case o.Clerk(-1, to):
            return _("A clerk to the {to}", to=names.location(to))
        case o.Clerk(origin, to):
            return _("A clerk from the {origin} to the {to}", origin=names.location(origin), to=names.location(to))
        case o.Goods(resource):
            return names.resource(resource)
        case o.Mix(wood, stone, gold):
            return names.goods((wood, stone, gold)) or _("Nothing")
        case o.Recruit(kind):
            return names.soldier(kind)
        case o.Hire(advisor, side):
            told = _("Hire {card} as active", card=names.advisor(advisor))
            return told if side == ACTIVE else _("Hire {card} as supporting", card=names.advisor(advisor))
        case Whom(seat):
            return str(names.seat(view, seat))
        case Count(count):
            return str(count)
        case o.Repent():
            return _("Lose honor instead")
        case o.Fulfil(demand):
            return names.demand(demand)
        case o.Sacrifice(kind, -1, _place):
            return _("{who} from home", who=names.soldier(kind))
        case o.Sacrifice(kind, section, place):
            told = _("{who} from the wall", who=names.soldier(kind)) if place else names.soldier(kind)
            return f"{told} ({names.section(section)})"
        case o.SendAway(origin):
            return names.location(origin)
        case o.PartWith(advisor):
            return names.advisor(advisor)
        case o.Dismiss(advisor):
            return names.advisor(advisor)
        case o.HireClerk():
            return _("Hire a clerk")
        case o.Reclaim():
            return _("Take the cards back")
        case o.Under(kind) if ask.prompt == WHERE_SHAME:
            return _("Under a soldier: {who}", who=names.soldier(kind))
        case o.Under(kind):
            return _("From under a soldier: {who}", who=names.soldier(kind))
        case o.Onto(card) if ask.prompt == WHERE_SHAME:
            return _("Onto a claimed horde: {card}", card=names.horde(card))
        case o.Onto(card):
            return _("From a claimed horde: {card}", card=names.horde(card))
        case o.Promote(location, -1):
            return _("The overseer in the {at}", at=names.location(location))
        case o.Promote(location, kind):
            return _("A new overseer in the {at}: {who}", at=names.location(location), who=names.soldier(kind))
    return on_the_field(names, view, option)


def short_in_words(names: WallNames, view: View, ask: Ask, option: Option) -> str:
    """The same beside the place or the card where it begins."""
    match option:
        case o.Clerk(_, to):
            return f"→ {names.location(to)}"
        case o.Play(_, boosted):
            return names.gettext("Boosted") if boosted else names.gettext("As it is")
        case o.Hire(_, side):
            return names.gettext("As active") if side == ACTIVE else names.gettext("As supporting")
        case o.Promote(_, -1):
            return names.gettext("The overseer")
        case o.Promote(_, kind):
            return names.soldier(kind)
        case o.Shoot(_, _, spot):
            return names.gettext("spot {n}", n=spot + 1)
        case o.Cover(section, row, spot):
            return names.gettext("spot {n}", n=spot + 1) + brings(names, view, section, row, (spot,))
        case o.Charge(section, row, _, beside):
            return f"+ {names.gettext('spot {n}', n=beside + 1)}{brings(names, view, section, row, (beside,))}"
    return option_in_words(names, view, ask, option)


def on_the_field(names: WallNames, view: View, option: Option) -> str:
    _ = names.gettext
    match option:
        case o.Shoot(section, row, spot):
            return horde_spot(names, view, section, row, (spot,))
        case o.Cover(section, row, spot):
            return rewarded_spot(names, view, section, row, (spot,))
        case o.Charge(section, row, spot, beside):
            return rewarded_spot(names, view, section, row, (spot, beside))
        case o.Man(section):
            return _("To the wall: {at}", at=names.section(section))
        case o.Fight(section, kind, origin):
            told = _("{who} of the {at}", who=names.soldier(kind), at=names.section(section))
            return _("{who}, from the wall", who=told) if origin == ON_WALL else told
        case o.Station(section):
            return _("To the staging area: {at}", at=names.section(section))
        case o.Attack(section):
            return names.section(section)
        case o.Build(section, what) if what == BARRICADE:
            return _("A barricade: {at}", at=names.section(section))
        case o.Build(section, _what):
            return _("The wall, level {n}: {at}", n=view["level"][section] + 1, at=names.section(section))
        case o.Route(origin, to):
            return _("From the {origin} to the {to}", origin=names.section(origin), to=names.section(to))
        case o.Shift(kind, origin, to):
            told = names.soldier(kind)
            if origin == ON_WALL:
                told = _("{who} from the wall", who=told)
            return _("{who} to the wall", who=told) if to == ON_WALL else _("{who} to the staging area", who=told)
    return repr(option)


def horde_spot(names: WallNames, view: View, section: int, row: int, spots: tuple[int, ...]) -> str:
    """Spots of a horde, counted from one."""
    return names.gettext(
        "{card} at the {at}, spot {n}",
        card=names.horde(view["hordes"][section][row][0]),
        at=names.section(section),
        n=" + ".join(str(spot + 1) for spot in spots),
    )


def rewarded_spot(names: WallNames, view: View, section: int, row: int, spots: tuple[int, ...]) -> str:
    """Spots that a soldier takes, with what they bring."""
    return horde_spot(names, view, section, row, spots) + brings(names, view, section, row, spots)


def brings(names: WallNames, view: View, section: int, row: int, spots: tuple[int, ...]) -> str:
    """What spots bring whoever takes them, in brackets."""
    gifts = [SPOTS[view["hordes"][section][row][0]][spot] for spot in spots]
    told = names.listed(reward_says(names, gift) for gift in gifts if gift[0] != NOTHING)
    return f" ({told})" if told else ""
