"""Winter: archers shoot, hordes assault the wall, and the end is checked."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.attack import volley
from lexludi.games.wall.rules.box.codes import ARCHER, BARRICADE, RESOURCES, SECTIONS, WINTER
from lexludi.games.wall.rules.box.printed import ABILITIES, POWER, WALL
from lexludi.games.wall.rules.defeat import defeats
from lexludi.games.wall.rules.ending import finish, is_over
from lexludi.games.wall.rules.events import Assaulted
from lexludi.games.wall.rules.killing import fall_from_wall, fall_on, settle
from lexludi.games.wall.rules.modes.qin.fighting import volley as qins_volley
from lexludi.games.wall.rules.options import Build, Goods
from lexludi.games.wall.rules.prompts import prompt
from lexludi.games.wall.rules.scenes import Blow, Deaths, Scene
from lexludi.games.wall.rules.shame import shame
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.tactics import ASSAULT, window
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none

WHAT_IS_PLUNDERED: Final = prompt("plundered", N_("The hordes plunder: choose what you lose."))
WHICH_STAYS: Final = prompt("stays", N_("Choose a barricade that survives the winter."), passes=N_("None of them"))


def winter(s: Wall) -> None:
    """Law winter: shooting, the assault section by section, and the end check."""
    s.begin(WINTER)
    s.then("end_of_winter")
    for section in reversed(s.setting.sections):
        s.then("assault", section)
    if s.setting.cooperative:
        s.court.breaches = 0
        s.court.guarded = [0, 0, 0]
        for clan in reversed(s.everybody()):
            s.then("before_assault", clan)
    s.then("defeats")
    for section in reversed(s.setting.sections):
        s.then("volley", section)


def volleys(s: Wall, section: int) -> Flow[None]:
    """Law winter.1.a."""
    for clan in list(s.tea):
        if clan == s.setting.qin:
            qins_volley(s, section)
        else:
            yield from volley(s, clan, section)
    for clan in list(s.tea):
        if m.VOLLEYED.mask & s.powers[clan]:
            scene = Scene(clan)
            scene.section = section
            scene.blows = [Blow(ARCHER, section, 0, ())]
            yield from m.occur(s, m.VOLLEYED, scene)


def check_defeats(s: Wall) -> Flow[None]:
    """Law winter.1.b, autumn.3.C."""
    yield from defeats(s)


def before_assault(s: Wall, clan: int) -> Flow[None]:
    yield from window(s, ASSAULT, Scene(clan))


def defense(s: Wall, section: int) -> int:
    """Law winter.2.defence: the wall, its barricades, and what hordes and advisors make of it."""
    abilities = [ABILITIES[horde.card] for horde in s.hordes[section]]
    undermined = any(ability.undermines for ability in abilities)
    total = WALL.defense[s.level[section]] + (0 if undermined else WALL.barricade * s.barricades[section])
    if s.setting.cooperative:
        total += s.court.guarded[section] + (0 if undermined else s.court.lasting("barricade") * s.barricades[section])
    for clan in s.tea:
        if m.DEFENDS.mask & s.powers[clan]:
            scene = Scene(clan)
            scene.section = section
            total += m.counted(s, m.DEFENDS, scene)
    return total // 2 if any(ability.halves for ability in abilities) else total  # horde.leader


def onslaught(s: Wall, section: int) -> int:
    """Law winter.2.attack: the attack power of all hordes of a section."""
    hordes = s.hordes[section]
    others = len(hordes) - 1
    return sum(POWER[horde.card] + ABILITIES[horde.card].power_for_others * others for horde in hordes)


def assault(s: Wall, section: int) -> Flow[None]:
    """Law winter.2."""
    if not s.hordes[section]:
        return
    held, attacked = defense(s, section), onslaught(s, section)
    s.tell(Assaulted(section, held, attacked))
    if attacked > held:
        yield from breach(s, section)


def breach(s: Wall, section: int) -> Flow[None]:
    """Law breach.1 to breach.4; whoever waits in the staging area is safe."""
    s.court.breaches += s.setting.cooperative
    for clan in s.everybody():
        for horde in s.hordes[section]:
            if not horde.covered(clan):
                yield from shame(s, clan)
                yield from plundered(s, clan, ABILITIES[horde.card].plunders)
    together = [Deaths(clan, section, True) for clan in s.tea]
    for deaths in together:
        for horde in s.hordes[section]:
            yield from fall_on(s, horde, deaths)
        fall_from_wall(s, deaths)
    yield from settle(s, together)  # tactics.breach.1: all kills of a section are one moment


def plundered(s: Wall, clan: int, n: int) -> Flow[None]:
    """So many resources of one's choice are lost."""
    for _ in range(min(n, sum(s.stock[clan]))):
        kinds = [kind for kind in RESOURCES if s.stock[clan][kind]]
        choice = yield from one_of(clan, WHAT_IS_PLUNDERED, [Goods(kind) for kind in kinds], "breach.1")
        s.pay(clan, choice.resource, 1)


def clear_barricades(s: Wall) -> Flow[None]:
    """Law winter.2.clear; those that close a section stay (mode.two.setup.1b), and some advisors keep one."""
    kept = [0 if section in s.setting.sections else s.barricades[section] for section in SECTIONS]
    for clan in list(s.tea):
        for _ in range(m.counted(s, m.BARRICADES_STAY, Scene(clan))):
            options = [Build(section, BARRICADE) for section in SECTIONS if s.barricades[section] > kept[section]]
            if options:
                choice = yield from one_or_none(clan, WHICH_STAYS, options, "winter.2.clear")
                if choice is not None:
                    kept[choice.section] += 1
    s.barricades = kept


def end_of_winter(s: Wall) -> Flow[None]:
    """Law winter.2.clear, winter.3."""
    yield from clear_barricades(s)
    if s.setting.cooperative:  # mode.coop.winter
        for step in ("spring", "event", "unfulfilled", "end_check", "demands"):
            s.then(step)
        return
    if is_over(s):
        finish(s)
    s.then("spring")
