"""The ids of the picture: those that lead to an option, and those where something happened."""

from __future__ import annotations

from lexludi.games.wall.rules import events as e
from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules import prompts as p
from lexludi.games.wall.rules.box.codes import BARRICADE, ON_WALL, POOL
from lexludi.games.wall.rules.box.printed import COUNTS_AS
from lexludi.games.wall.rules.locations.builders import WHICH_COMMAND as TAKE_BACK
from lexludi.games.wall.rules.locations.embassy import ACTIVE
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.options import Option
from lexludi.kernel.prompts import Note
from lexludi.kernel.words import View
from lexludi.parts.options import At, Card, Whom


def path(view: View, ask: Ask, option: Option) -> tuple[str, ...]:
    """From where one clicks to what is chosen; empty for a button."""
    seat = ask.seat
    match option:
        case At(place):
            return (f"location-{place}",)
        case Card(card) | o.Play(card, _):
            return (f"tactic-{card}",)
        case o.Take(general, advisor):
            return f"general-{general}", f"advisor-{advisor}"
        case o.Command(card) if ask.prompt != TAKE_BACK:
            return (command_id(view, seat, card),)
        case o.Space(space):
            return (f"space-{space}",)
        case o.Clerk(origin, to):
            return clerk_path(ask, seat, origin, to)
        case o.Goods(resource):
            return (f"stock-{seat}-{resource}",)
        case o.Recruit(kind) | o.Under(kind):
            return (f"pool-{seat}-{kind}",)
        case o.Onto(card):
            return (f"claimed-{card}",)
        case o.Promote(location, -1):
            return (f"location-{location}",)
        case o.Promote(location, kind):
            return f"location-{location}", f"pool-{seat}-{kind}"
        case o.Hire(advisor, side):
            return f"advisor-{advisor}", f"{'active' if side == ACTIVE else 'support'}-{seat}"
        case o.Rescue(clan, kind):
            return (f"pool-{clan}-{kind}",)
        case o.Dismiss(advisor):
            return (f"advisor-{advisor}",)
        case Whom(clan):
            return (f"seat-{clan}",)
        case o.Fulfil(demand):
            return (f"demand-{demand}",)
        case o.SendAway(origin):
            return (f"clerks-{seat}" if origin == POOL else f"location-{origin}",)
        case o.HireClerk():
            return (f"clerks-{seat}",)
        case o.Reclaim():
            return (f"spent-{seat}",)
    return path_on_the_field(ask, option)


def path_on_the_field(ask: Ask, option: Option) -> tuple[str, ...]:
    match option:
        case o.Cover(section, row, spot) | o.Shoot(section, row, spot):
            return (f"spot-{section}-{row}-{spot}",)
        case o.Charge(section, row, spot, beside):
            return f"spot-{section}-{row}-{spot}", f"spot-{section}-{row}-{beside}"
        case o.Sacrifice(kind, -1, _):
            return (f"pool-{ask.seat}-{kind}",)
        case o.Sacrifice(kind, section, place):
            return (f"wall-{section}" if place == ON_WALL else f"staged-{section}-{ask.seat}-{kind}",)
        case o.Man(section):
            return (f"wall-{section}",)
        case o.Fight(section, kind, origin):
            return (f"wall-{section}" if origin == ON_WALL else f"staged-{section}-{ask.seat}-{kind}",)
        case o.Station(section):
            return (f"staging-{section}",)
        case o.Build(section, what):
            return (f"barricade-{section}" if what == BARRICADE else f"wall-{section}",)
        case o.Attack(section):
            return (f"section-{section}",)
        case o.Route(origin, to):
            return f"section-{origin}", f"section-{to}"
        case o.Shift(kind, origin, to):
            start, end = ask.values["origin"], ask.values["to"]
            first = f"wall-{start}" if origin == ON_WALL else f"staged-{start}-{ask.seat}-{kind}"
            return first, f"wall-{end}" if to == ON_WALL else f"staging-{end}"
    return ()


def command_id(view: View, seat: int, card: int) -> str:
    """A command card in one's hand, or where somebody else's lies on the track."""
    if card in view["hand"][seat]:
        return f"command-{card}"
    owner = next(
        clan for clan, played in enumerate(view["played"]) if clan != seat and played >= 0 and COUNTS_AS[played] == card
    )
    return f"space-{view['track'].index(owner)}"


def clerk_path(ask: Ask, seat: int, origin: int, to: int) -> tuple[str, ...]:
    """From where a clerk comes, unless all come from home, and where it goes."""
    if all(option.origin == POOL for option in ask.options if isinstance(option, o.Clerk)):
        return (f"location-{to}",)
    return f"clerks-{seat}" if origin == POOL else f"location-{origin}", f"location-{to}"


KINDS = {p.LOCATION: "location", p.SECTION: "section"}
"""Kinds of values that have a place in the picture."""


def trail(view: View, event: Event) -> tuple[str, ...]:
    """Where something happened: from, to."""
    match event:
        case e.Activated(location):
            return (f"location-{location}",)
        case e.Came(_, section) | e.Raided(_, section, _) | e.Defeated(_, section, _) | e.Assaulted(section, _, _):
            return (f"section-{section}",)
        case Noted(_seat, what, numbers):
            return places(p.note[what], numbers)
        case e.Reasoned():
            return places(p.decision[event.what], (event.target, event.at))
    return ()


def places(told: Note, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Locations and sections of which something tells."""
    pairs = zip(told.fields.values(), numbers, strict=False)
    return tuple(f"{KINDS[kind]}-{n}" for kind, n in pairs if kind in KINDS and n >= 0)
