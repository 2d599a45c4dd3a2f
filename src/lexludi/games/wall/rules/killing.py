"""Killing: whose soldiers fall on hordes and walls, and who is saved for chi."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import ARCHER, CHI, SAVE_PRICE, SOLDIERS
from lexludi.games.wall.rules.box.printed import ABILITIES, PRICES
from lexludi.games.wall.rules.options import Recruit
from lexludi.games.wall.rules.prompts import COUNT, SECTION, SOLDIER, note, prompt
from lexludi.games.wall.rules.scenes import Deaths, Scene
from lexludi.games.wall.rules.state import Horde, Wall, kind_of
from lexludi.games.wall.rules.tactics import DEATHS, window
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


def casualties(s: Wall, horde: Horde) -> int:
    """Law kill.number: so many soldiers of each player fall on a card."""
    more = s.court.lasting("casualties") if s.court.events and s.at_wall(horde) else 0
    return s.setting.side.casualties[s.year - 1] + ABILITIES[horde.card].casualties + more


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
        if ABILITIES[horde.card].save_chi:
            deaths.dearer[choice.kind] += 1
            deaths.more_chi = ABILITIES[horde.card].save_chi


def settle(s: Wall, together: list[Deaths]) -> Flow[None]:
    """Law breach.2: all fall at once. A moment for tactics first; then some are saved, and the others killed."""
    if not any(sum(deaths.doomed) for deaths in together):
        return
    for deaths in together:
        deaths.together = together
        if sum(deaths.doomed) or s.setting.cooperative:
            scene = scene_of(deaths)
            yield from m.occur(s, m.DOOMED, scene)
            yield from window(s, DEATHS, scene)
    for deaths in together:
        if sum(deaths.doomed) or deaths.saved:
            yield from kill(s, deaths)


def scene_of(deaths: Deaths) -> Scene:
    scene = Scene(deaths.clan)
    scene.section = deaths.section
    scene.deaths = deaths
    return scene


def kill(s: Wall, deaths: Deaths) -> Flow[None]:
    """Law kill.save, kill.pool: some are saved for chi; the others return to the pool, killed."""
    clan = deaths.clan
    scene = scene_of(deaths)
    yield from save(s, deaths)
    for kind in SOLDIERS:
        n = deaths.doomed[kind]
        if n:
            s.between[clan][kind] -= n
            s.home(clan, kind, n)
            s.note(clan, FELL, "kill.pool", who=kind, n=n)
            scene.kind = kind
            scene.n = n
            yield from m.occur(s, m.KILLED, scene)
    scene.n = sum(deaths.doomed)
    for follows in deaths.after:
        yield from follows(s, scene)
    if deaths.saved:
        yield from m.occur(s, m.SAVED, scene)


def save(s: Wall, deaths: Deaths) -> Flow[None]:
    """Law kill.save, kill.save.where: 2 chi each, and they wait in the staging area."""
    clan = deaths.clan
    if not s.is_person(clan):
        return  # mode.two.reed.save
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
    return deaths.more_chi if deaths.dearer[kind] and deaths.dearer[kind] >= deaths.doomed[kind] else 0


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
