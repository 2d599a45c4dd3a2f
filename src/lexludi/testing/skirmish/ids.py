"""The ids of Skirmish's picture: those that lead to an option, and those where something happened."""

from __future__ import annotations

from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event
from lexludi.kernel.options import Option
from lexludi.parts.options import Card
from lexludi.testing.skirmish.events import Fortified, Fought, Marched
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit


def path(ask: Ask, option: Option) -> tuple[str, ...]:
    match option:
        case March(origin=origin, to=to, count=count):
            return f"field-{origin}", f"field-{to}", f"count-{count}"
        case Attack(at=at, enemy=enemy):
            return f"field-{at}", f"seat-{enemy}"
        case Recruit():
            return (f"reserve-{ask.seat}",)
        case Fortify(at=at):
            return f"forts-{ask.seat}", f"field-{at}"
        case Card(card=card):
            return (f"card-{card}",)
    return ()


def trail(event: Event) -> tuple[str, ...]:
    match event:
        case Marched(origin=origin, to=to):
            return f"field-{origin}", f"field-{to}"
        case Fought(at=at) | Fortified(at=at):
            return (f"field-{at}",)
    return ()
