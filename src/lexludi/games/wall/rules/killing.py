"""Killing: whose soldiers fall on hordes and walls, and who is saved for chi."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import ARCHER, CHI, SAVE_PRICE, SOLDIERS
from lexludi.games.wall.rules.box.printed import ABILITY, PRICES
from lexludi.games.wall.rules.options import Recruit
from lexludi.games.wall.rules.prompts import COUNT, SECTION, SOLDIER, note, prompt
from lexludi.games.wall.rules.state import Horde, Wall, kind_of
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS

WHO_FALLS: Final = prompt("falls", N_("Choose which of your soldiers on the horde falls ({n} to go)."), n=COUNT)
WHO_IS_SAVED: Final = prompt(
    "saved", N_("Pay chi to save a soldier at the {at} ({n} each)?"), at=SECTION, n=COUNT, passes=N_("Let them fall")
)
FELL: Final = note("fell", N_("Soldiers of {seat} are killed ({who}): {n}."), who=SOLDIER, n=COUNT)
SAVED: Final = note("saved", N_("{seat} saves a soldier: {who}."), who=SOLDIER)
TERROR: Final = 1
"""Chi more for saving a soldier from a horde that spreads terror."""
BRUTAL: Final = 1
"""Soldiers more who fall on a brutal horde."""


class Deaths:
    """One moment in which soldiers of a clan are killed: how many of each kind, and what saving one costs."""

    def __init__(self, clan: int, section: int) -> None:
        self.clan = clan
        self.section = section
        self.doomed = [0, 0, 0]
        self.dearer = [0, 0, 0]
        """Of those, soldiers whom it costs more to save."""
        self.saved = 0


def casualties(s: Wall, horde: Horde) -> int:
    """Law kill.number: so many soldiers of each player fall on a card."""
    return s.setting.side.casualties[s.year - 1] + (BRUTAL if ABILITY[horde.card] == "brutal" else 0)


def fall_on(s: Wall, horde: Horde, deaths: Deaths) -> Flow[None]:
    """Law kill.perhorde: those who fall leave the card; their owner chooses among kinds."""
    for left in range(casualties(s, horde), 0, -1):
        standing = horde.soldiers(deaths.clan)
        if not standing:
            return
        kinds = sorted({kind_of(what) for what in standing})
        choice: Recruit = yield Ask(deaths.clan, WHO_FALLS, [Recruit(kind) for kind in kinds], "kill.number", n=left)
        what = next(one for one in standing if kind_of(one) == choice.kind)
        horde.leave(what)
        s.between[deaths.clan][choice.kind] += 1
        deaths.doomed[choice.kind] += 1
        if ABILITY[horde.card] == "terror":
            deaths.dearer[choice.kind] += 1


def settle(s: Wall, deaths: Deaths) -> Flow[None]:
    """Law kill.save: some are saved for chi; the others return to the pool, killed."""
    clan = deaths.clan
    if not sum(deaths.doomed):
        return
    yield from save(s, deaths)
    for kind in SOLDIERS:
        n = deaths.doomed[kind]
        if n:
            s.between[clan][kind] -= n
            s.home(clan, kind, n)
            s.note(clan, FELL, "kill.pool", who=kind, n=n)
            for power, happens in m.KILLED.heard(s.powers[clan]):
                yield from happens(s, power, clan, kind, n)
    if deaths.saved:
        for power, thanks in m.SAVED.heard(s.powers[clan]):
            yield from thanks(s, power, clan, deaths)


def save(s: Wall, deaths: Deaths) -> Flow[None]:
    """Law kill.save, kill.save.where: 2 chi each, and they wait in the staging area."""
    clan = deaths.clan
    while sum(deaths.doomed):
        price = s.price(clan, SAVE_PRICE, PRICES.save_chi)
        options: list[Option] = []
        for kind in SOLDIERS:
            if deaths.doomed[kind] and s.stock[clan][CHI] >= price + price_of_terror(deaths, kind):
                options.append(Recruit(kind))
        if not options:
            return
        choice: Option = yield Ask(clan, WHO_IS_SAVED, [*options, PASS], "kill.save", at=deaths.section, n=price)
        if not isinstance(choice, Recruit):
            return
        s.pay(clan, CHI, price + price_of_terror(deaths, choice.kind))
        rescue(s, deaths, choice.kind)


def price_of_terror(deaths: Deaths, kind: int) -> int:
    """Those from other hordes are saved first; then it costs more."""
    return TERROR if deaths.dearer[kind] and deaths.dearer[kind] >= deaths.doomed[kind] else 0


def rescue(s: Wall, deaths: Deaths, kind: int) -> None:
    """A soldier is saved, and was not killed (Law kill.save.not)."""
    if price_of_terror(deaths, kind):
        deaths.dearer[kind] -= 1
    deaths.doomed[kind] -= 1
    deaths.saved += 1
    s.between[deaths.clan][kind] -= 1
    s.staged[deaths.section][deaths.clan][kind] += 1
    s.note(deaths.clan, SAVED, "kill.save", who=kind)


def fall_from_wall(s: Wall, deaths: Deaths) -> None:
    """Law breach.4: all archers of the section."""
    archers = s.firing[deaths.section][deaths.clan]
    deaths.doomed[ARCHER] += archers
    s.between[deaths.clan][ARCHER] += archers
    s.firing[deaths.section][deaths.clan] = 0
