"""Attacks: spearmen and horsemen cover spots and take what is printed there, archers wound."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import ARCHER, BARE, HORSEMAN, SOLDIERS, SPEARMAN
from lexludi.games.wall.rules.box.printed import PAIRS, SPOTS
from lexludi.games.wall.rules.gaining import gain
from lexludi.games.wall.rules.options import Charge, Cover, Man, Shoot, Station
from lexludi.games.wall.rules.prompts import SECTION, SOLDIER, prompt
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS

WHERE_TO_SEND: Final = prompt("send", N_("Choose where your {what} attacks or waits."), what=SOLDIER)
WHERE_TO_ATTACK: Final = prompt(
    "attack", N_("Choose where your {what} attacks."), what=SOLDIER, passes=N_("Do not attack")
)
WHERE_TO_SHOOT: Final = prompt("shoot", N_("Choose what your archer of the {at} wounds."), at=SECTION)

Attacked = list[tuple[int, int]]
"""Section and row of the hordes that were attacked."""


def bare_spots(s: Wall, section: int, rows: int) -> list[tuple[int, int]]:
    """Row and spot of everything that is not covered, in so many rows."""
    return [(row, spot) for row, horde in enumerate(s.hordes[section][:rows]) for spot in horde.bare()]


def shots(s: Wall, section: int) -> list[Option]:
    """What an archer of a section can wound."""
    found: list[Option] = []
    for row, horde in enumerate(s.hordes[section]):
        if s.wary(horde):
            continue
        found += [Shoot(section, row, spot) for spot in horde.bare()]
    return found


def strikes(s: Wall, kind: int, section: int) -> list[Option]:
    """Law location.barracks.spearman, .horseman, .archer: how a soldier who is not on the board yet can attack."""
    if kind == SPEARMAN:
        return [Cover(section, row, spot) for row, spot in bare_spots(s, section, 1)]
    if kind == HORSEMAN:
        return [
            Charge(section, row, a, b)
            for row, horde in enumerate(s.hordes[section])
            for a, b in PAIRS[horde.card]
            if horde.cover[a] == BARE and horde.cover[b] == BARE
        ]
    if s.free_firing(section) < 1:
        return []
    return shots(s, section) or [Man(section)]


def strike(s: Wall, clan: int, choice: Option) -> Flow[Attacked]:
    """A soldier who has left the pool or the staging area attacks so; what was attacked."""
    match choice:
        case Cover(section=section, row=row, spot=spot):
            yield from cover(s, clan, SPEARMAN, section, row, (spot,))
            return [(section, row)]
        case Charge(section=section, row=row, spot=spot, beside=beside):
            yield from cover(s, clan, HORSEMAN, section, row, (spot, beside))
            return [(section, row)]
        case Shoot(section=section, row=row):
            s.firing[section][clan] += 1
            yield from shoot(s, clan, choice)
            return [(section, row)]
        case Man(section=section):
            s.firing[section][clan] += 1
    return []


def cover(s: Wall, clan: int, kind: int, section: int, row: int, spots: tuple[int, ...]) -> Flow[None]:
    """A soldier takes spots of a horde, and what is printed on them."""
    horde = s.hordes[section][row]
    s.put(clan, section, row, spots, kind)
    yield from gain(s, clan, tuple(SPOTS[horde.card][spot] for spot in spots))
    for power, happens in m.COVERED.heard(s.powers[clan]):
        yield from happens(s, power, clan, kind, horde, spots)


def shoot(s: Wall, clan: int, choice: Shoot) -> Flow[None]:
    """Law attack.wound: a wound token, and no reward."""
    s.wound(clan, choice.section, choice.row, choice.spot)
    for power, happens in m.ARCHER_WOUNDED.heard(s.powers[clan]):
        yield from happens(s, power, clan)


def attack_over(s: Wall, clan: int, where: Attacked) -> Flow[None]:
    """All soldiers of one attack have attacked."""
    if where:
        for power, happens in m.ATTACKED.heard(s.powers[clan]):
            yield from happens(s, power, clan, where)


def send(s: Wall, clan: int, kind: int) -> Flow[Attacked]:
    """Law location.barracks.do: a recruit attacks at once, or waits in a staging area."""
    options: list[Option] = []
    for section in s.setting.sections:
        options += strikes(s, kind, section)
    options += [Station(section) for section in s.setting.sections]
    choice: Option = yield Ask(clan, WHERE_TO_SEND, options, "location.barracks.do", what=kind)
    s.between[clan][kind] -= 1
    if isinstance(choice, Station):
        s.staged[choice.section][clan][kind] += 1
        return []
    return (yield from strike(s, clan, choice))


def attackers(s: Wall, clan: int, section: int) -> bool:
    """Law attack.other.1: whether some soldier of a clan can attack from that staging area or wall."""
    if any(s.staged[section][clan][kind] and strikes(s, kind, section) for kind in SOLDIERS):
        return True
    return bool(s.firing[section][clan] and shots(s, section))


def attack_from(s: Wall, clan: int, section: int) -> Flow[Attacked]:
    """Law attack.staging: all soldiers who wait at a section attack, as far as they can; its archers may shoot."""
    where: Attacked = []
    on_wall = s.firing[section][clan]
    for kind in (HORSEMAN, SPEARMAN, ARCHER):
        for _ in range(s.staged[section][clan][kind]):
            options = strikes(s, kind, section)
            if not options:
                break
            choice: Option = yield Ask(clan, WHERE_TO_ATTACK, [*options, PASS], "attack.section", what=kind)
            if choice == PASS:
                break
            s.staged[section][clan][kind] -= 1
            where += yield from strike(s, clan, choice)
    for _ in range(on_wall):
        options = shots(s, section)
        if not options:
            break
        shot: Option = yield Ask(clan, WHERE_TO_ATTACK, [*options, PASS], "attack.firing", what=ARCHER)
        if not isinstance(shot, Shoot):
            break
        yield from shoot(s, clan, shot)
        where.append((section, shot.row))
    return where


def volley(s: Wall, clan: int, section: int) -> Flow[None]:
    """Law winter.1.a: every archer on the wall must wound a horde of the section, if possible."""
    for _ in range(s.firing[section][clan]):
        options = shots(s, section)
        if not options:
            return
        choice: Shoot = yield Ask(clan, WHERE_TO_SHOOT, options, "winter.1.a", at=section)
        yield from shoot(s, clan, choice)
