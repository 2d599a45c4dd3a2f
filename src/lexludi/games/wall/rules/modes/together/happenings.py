"""Events of the cooperative game: one at the end of every winter (Law mode.coop.event)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import BUILDING, CHI, NOBODY, SOLDIERS, STAGING
from lexludi.games.wall.rules.box.printed import EVENT_NAMES, EVENTS
from lexludi.games.wall.rules.gaining import gain_any, mixes
from lexludi.games.wall.rules.options import Mix, Sacrifice
from lexludi.games.wall.rules.prompts import COUNT, HAPPENING, SOLDIER, note, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.shame import clear, droppable
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.tactics import EVENT, window
from lexludi.games.wall.rules.year import invade
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none

HAPPENS: Final = note("happens", N_("An event: {card}."), card=HAPPENING)
WHAT_BURNS: Final = prompt("fire", N_("The Warehouse burns: choose what is lost ({n})."), n=COUNT)
WHO_DESERTS: Final = prompt("deserter", N_("Choose who leaves the staging areas."))
WHICH_PARDON: Final = prompt(
    "pardon", N_("Lose honor ({n}) to be rid of a shame token?"), n=COUNT, passes=N_("Keep it")
)
DESERTED: Final = note("deserted", N_("{seat} takes a soldier home: {who}."), who=SOLDIER)


def happening(s: Wall) -> Flow[None]:
    """Law mode.coop.event.1 to .3: the next event; those that last stay, and all lie open."""
    for clan in s.everybody():
        yield from m.occur(s, m.FORESEES, Scene(clan))
        yield from window(s, EVENT, Scene(clan))
    if s.court.spared or not s.court.event_deck:
        s.court.spared = False
        return
    card = s.court.next_event()
    s.court.events.append(card)
    s.reveal()
    s.note(NOBODY, HAPPENS, "mode.coop.event.1", card=card)
    if not EVENTS[card].lasts:
        yield from AT_ONCE[EVENT_NAMES[card]](s, EVENTS[card].n)


def frost(s: Wall, n: int) -> Flow[None]:
    for clan in s.everybody():
        s.pay(clan, CHI, min(n, s.stock[clan][CHI]))
    yield from ()


def fire(s: Wall, n: int) -> Flow[None]:
    """One of so many parts is lost, rounded up."""
    lost = -(-sum(s.warehouse) // n)
    if not lost:
        return
    choice: Mix = yield Ask(s.everybody()[0], WHAT_BURNS, [*mixes(lost, s.warehouse)], "mode.coop.event.2", n=lost)
    for resource, count in zip(BUILDING, (choice.wood, choice.stone, choice.gold), strict=True):
        s.warehouse[resource] -= count


def deserters(s: Wall, n: int) -> Flow[None]:
    for clan in s.everybody():
        for _ in range(n):
            options = [
                Sacrifice(kind, section, STAGING)
                for section in s.setting.sections
                for kind in SOLDIERS
                if s.staged[section][clan][kind]
            ]
            if not options:
                break
            choice = yield from one_of(clan, WHO_DESERTS, options, "mode.coop.event.2")
            s.staged[choice.section][clan][choice.kind] -= 1
            s.home(clan, choice.kind)
            s.note(clan, DESERTED, "mode.coop.event.2", who=choice.kind)


def harvest(s: Wall, n: int) -> Flow[None]:
    for clan in s.everybody():
        yield from gain_any(s, clan, n, BUILDING)


def scouts(s: Wall, n: int) -> Flow[None]:
    for _ in range(n):
        invade(s)
    yield from ()


def pardon(s: Wall, n: int) -> Flow[None]:
    for clan in s.everybody():
        options = droppable(s, clan)
        if not options or s.honor[clan] < n:
            continue
        choice = yield from one_or_none(clan, WHICH_PARDON, options, "mode.coop.event.2", n=n)
        if choice is not None:
            s.lose(clan, n)
            clear(s, clan, choice)


AT_ONCE: Final[dict[str, Callable[[Wall, int], Flow[None]]]] = {
    "early_frost": frost,
    "warehouse_fire": fire,
    "deserters": deserters,
    "generous_harvest": harvest,
    "scouting_parties": scouts,
    "imperial_pardon": pardon,
}
