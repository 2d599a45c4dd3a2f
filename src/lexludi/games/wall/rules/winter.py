"""Winter: archers shoot, hordes assault the wall, and the end is checked."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.attack import volley
from lexludi.games.wall.rules.box.codes import SECTIONS, WINTER
from lexludi.games.wall.rules.box.printed import ABILITY, POWER, WALL
from lexludi.games.wall.rules.defeat import defeats
from lexludi.games.wall.rules.ending import finish, is_over
from lexludi.games.wall.rules.events import Assaulted
from lexludi.games.wall.rules.killing import Deaths, fall_from_wall, fall_on, settle
from lexludi.games.wall.rules.shame import shame
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow

RALLY: Final = 2
"""Attack power more that a rallying horde gives every other horde of its section."""


def winter(s: Wall) -> None:
    """Law winter: shooting, the assault section by section, and the end check."""
    s.season = WINTER
    s.then("end_of_winter")
    for section in reversed(s.setting.sections):
        s.then("assault", section)
    s.then("defeats")
    for section in reversed(s.setting.sections):
        s.then("volley", section)


def volleys(s: Wall, section: int) -> Flow[None]:
    """Law winter.1.a."""
    for clan in list(s.tea):
        yield from volley(s, clan, section)


def check_defeats(s: Wall) -> Flow[None]:
    """Law winter.1.b, autumn.3.C."""
    yield from defeats(s)


def defense(s: Wall, section: int) -> int:
    """Law winter.2.defence: the wall, its barricades, and what hordes and advisors make of it."""
    abilities = [ABILITY[horde.card] for horde in s.hordes[section]]
    barricades = 0 if "sappers" in abilities else WALL.barricade * s.barricades[section]
    total = WALL.defense[s.level[section]] + barricades
    for clan in s.tea:
        for power, adds in m.DEFENDS.heard(s.powers[clan]):
            total += adds(s, power, clan, section)
    return total // 2 if "leader" in abilities else total  # horde.leader


def onslaught(s: Wall, section: int) -> int:
    """Law winter.2.attack: the attack power of all hordes of a section."""
    hordes = s.hordes[section]
    total = 0
    for horde in hordes:
        total += POWER[horde.card]
        ability = ABILITY[horde.card]
        if ability == "swarm":
            total += len(hordes) - 1
        elif ability == "rally":
            total += RALLY * (len(hordes) - 1)
    return total


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
    for clan in s.everybody():
        for horde in s.hordes[section]:
            if not horde.covered(clan):
                yield from shame(s, clan)
    for clan in list(s.tea):
        deaths = Deaths(clan, section)
        for horde in s.hordes[section]:
            yield from fall_on(s, horde, deaths)
        yield from settle(s, deaths)
    for clan in list(s.tea):
        deaths = Deaths(clan, section)
        fall_from_wall(s, deaths)
        yield from settle(s, deaths)


def end_of_winter(s: Wall) -> None:
    """Law winter.2.clear, winter.3."""
    for section in SECTIONS:
        s.barricades[section] = 0
    if is_over(s):
        finish(s)
    s.then("spring")
