"""What the options of The Great Wall mean, in words."""

from __future__ import annotations

from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules.locations.builders import BARRICADE
from lexludi.games.wall.rules.locations.embassy import ACTIVE
from lexludi.games.wall.rules.locations.logistics import ON_WALL
from lexludi.games.wall.rules.prompts import prompt as prompts
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.parts.options import At, Card, Yes


def option_in_words(names: WallNames, view: View, ask: Ask, option: Option) -> str:
    """What choosing this means."""
    _ = names.gettext
    match option:
        case Pass():
            return _(prompts[ask.prompt].passes or "Go on")
        case Yes():
            return _("Yes")
        case At(place):
            return names.location(place)
        case Card(card):
            return names.tactic(card)
        case o.Take(general, advisor):
            return _("{general}; active advisor: {card}", general=names.general(general), card=names.advisor(advisor))
        case o.Command(card):
            return names.command(card)
        case o.Space(space):
            return _("Space {n}", n=space + 1)
        case o.Clerk(-1, to):
            return _("A clerk to {to}", to=names.location(to))
        case o.Clerk(origin, to):
            return _("A clerk from {origin} to {to}", origin=names.location(origin), to=names.location(to))
        case o.Goods(resource):
            return names.resource(resource)
        case o.Mix(wood, stone, gold):
            return names.goods((wood, stone, gold)) or _("Nothing")
        case o.Recruit(kind):
            return names.soldier(kind)
        case o.Hire(advisor, side):
            told = _("Hire {card} as active", card=names.advisor(advisor))
            return told if side == ACTIVE else _("Hire {card} as supporting", card=names.advisor(advisor))
        case o.HireClerk():
            return _("Hire a clerk")
        case o.Reclaim():
            return _("Take the cards back")
        case o.Under(kind):
            return _("Under a soldier: {who}", who=names.soldier(kind))
        case o.Onto(card):
            return _("Onto a claimed horde: {card}", card=names.horde(card))
        case o.Promote(location, -1):
            return _("The overseer in {at}", at=names.location(location))
        case o.Promote(location, kind):
            return _("A new overseer in {at}: {who}", at=names.location(location), who=names.soldier(kind))
    return on_the_field(names, view, option)


def on_the_field(names: WallNames, view: View, option: Option) -> str:
    _ = names.gettext
    match option:
        case o.Cover(section, row, spot) | o.Shoot(section, row, spot):
            return horde_spot(names, view, section, row, (spot,))
        case o.Charge(section, row, spot, beside):
            return horde_spot(names, view, section, row, (spot, beside))
        case o.Man(section):
            return _("To the wall: {at}", at=names.section(section))
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
