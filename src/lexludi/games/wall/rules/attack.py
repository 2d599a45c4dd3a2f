"""Attacks: spearmen and horsemen cover spots and take what is printed there, archers wound."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import ARCHER, BARE, HORSEMAN, ON_WALL, SOLDIERS, SPEARMAN, STAGING
from lexludi.games.wall.rules.box.printed import PAIRS, SPOTS
from lexludi.games.wall.rules.gaining import gain
from lexludi.games.wall.rules.options import Charge, Cover, Fight, Man, Shoot, Station
from lexludi.games.wall.rules.prompts import COUNT, SECTION, SOLDIER, prompt, reason
from lexludi.games.wall.rules.scenes import Blow, Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.tactics import ATTACK, window
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none

WHERE_TO_SEND: Final = prompt("send", N_("Choose where your {what} attacks or waits."), what=SOLDIER)
WHERE_TO_ATTACK: Final = prompt(
    "attack", N_("Choose where your {what} attacks."), what=SOLDIER, passes=N_("Do not attack")
)
WHO_ATTACKS: Final = prompt(
    "who-attacks", N_("Choose a soldier who attacks ({n} left)."), n=COUNT, passes=N_("No more attacks")
)
WHERE_TO_SHOOT: Final = prompt("shoot", N_("Choose what your archer of the {at} wounds."), at=SECTION)


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


NEAREST_ONLY: Final = reason("nearest-only", N_("a spearman reaches the horde next to the wall only."))
COVERED: Final = reason("covered", N_("that spot is covered already."), plain=True)
NEEDS_TWO: Final = reason("needs-two", N_("a horseman needs two free spots side by side."))
NO_FIRING_SPOT: Final = reason("no-firing-spot", N_("no firing spot is free there: {at}."), at=SECTION)
WARY: Final = reason("wary", N_("archers can put no more wounds on that horde."))


def refused_strikes(s: Wall, kind: int, sections: Iterable[int]) -> list[Refusal]:
    """Law location.barracks.spearman, .horseman, .archer: what a soldier cannot attack, and why."""
    found: list[Refusal] = []
    for section in sections:
        if kind == ARCHER and s.free_firing(section) < 1:
            why = because("location.barracks.archer", NO_FIRING_SPOT, at=section)
            found.append(refused(Man(section), why))
        for row, horde in enumerate(s.hordes[section]):
            bare = horde.bare()
            if kind == HORSEMAN:
                why = because("location.barracks.horseman", NEEDS_TWO)
                taken = [(a, b) for a, b in PAIRS[horde.card] if a not in bare or b not in bare]
                found += [refused(Charge(section, row, a, b), why) for a, b in taken]
            elif kind == SPEARMAN:
                why = because("location.barracks.spearman", NEAREST_ONLY if row else COVERED)
                spots = [spot for spot in range(len(horde.cover)) if row or spot not in bare]
                found += [refused(Cover(section, row, spot), why) for spot in spots]
            elif s.wary(horde):
                found += [refused(Shoot(section, row, spot), because("attack.wound", WARY)) for spot in bare]
    return found


def strike(s: Wall, clan: int, choice: Option) -> Flow[list[Blow]]:
    """A soldier who has left the pool or the staging area attacks so."""
    match choice:
        case Cover(section=section, row=row, spot=spot):
            yield from cover(s, clan, SPEARMAN, section, row, (spot,))
            return [Blow(SPEARMAN, section, row, (spot,))]
        case Charge(section=section, row=row, spot=spot, beside=beside):
            yield from cover(s, clan, HORSEMAN, section, row, (spot, beside))
            return [Blow(HORSEMAN, section, row, (spot, beside))]
        case Shoot(section=section, row=row, spot=spot):
            s.firing[section][clan] += 1
            yield from shoot(s, clan, choice)
            return [Blow(ARCHER, section, row, (spot,))]
        case Man(section=section):
            s.firing[section][clan] += 1
    return []


def cover(s: Wall, clan: int, kind: int, section: int, row: int, spots: tuple[int, ...]) -> Flow[None]:
    """A soldier takes spots of a horde, and what is printed on them."""
    horde = s.hordes[section][row]
    s.put(clan, section, row, spots, kind)
    yield from gain(s, clan, tuple(SPOTS[horde.card][spot] for spot in spots))
    if m.COVERED.mask & s.powers[clan]:
        scene = Scene(clan)
        scene.kind = kind
        scene.section = section
        scene.blows = [Blow(kind, section, row, spots)]
        yield from m.occur(s, m.COVERED, scene)


def shoot(s: Wall, clan: int, choice: Shoot) -> Flow[None]:
    """Law attack.wound: a wound token, and no reward."""
    s.shoot(clan, choice.section, choice.row, choice.spot)
    if m.ARCHER_WOUNDED.mask & s.powers[clan]:
        yield from m.occur(s, m.ARCHER_WOUNDED, Scene(clan))


def attack_over(s: Wall, clan: int, blows: list[Blow]) -> Flow[None]:
    """All soldiers of one attack have attacked: a moment for tactics, and for powers."""
    if not blows:
        return
    if s.tactics[clan] or m.ATTACKED.mask & s.powers[clan]:
        scene = Scene(clan)
        scene.blows = blows
        yield from window(s, ATTACK, scene)
        yield from m.occur(s, m.ATTACKED, scene)


def send(s: Wall, clan: int, kind: int) -> Flow[list[Blow]]:
    """Law location.barracks.do: a recruit attacks at once, or waits in a staging area."""
    options: list[Option] = []
    for section in s.setting.sections:
        options += strikes(s, kind, section)
    options += [Station(section) for section in s.setting.sections]
    why_not = refused_strikes(s, kind, s.setting.sections) if s.explaining else None
    choice: Option = yield Ask(clan, WHERE_TO_SEND, options, "location.barracks.do", refused=why_not, what=kind)
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


def attack_from(s: Wall, clan: int, section: int) -> Flow[list[Blow]]:
    """Law attack.staging: all soldiers who wait at a section attack, as far as they can; its archers may shoot."""
    blows: list[Blow] = []
    on_wall = s.firing[section][clan]
    for kind in (HORSEMAN, SPEARMAN, ARCHER):
        for _ in range(s.staged[section][clan][kind]):
            options = strikes(s, kind, section)
            if not options:
                break
            why_not = refused_strikes(s, kind, (section,)) if s.explaining else None
            choice: Option = yield Ask(
                clan, WHERE_TO_ATTACK, [*options, PASS], "attack.section", refused=why_not, what=kind
            )
            if choice == PASS:
                break
            s.staged[section][clan][kind] -= 1
            blows += yield from strike(s, clan, choice)
    for _ in range(on_wall):
        options = shots(s, section)
        if not options:
            break
        shot: Option = yield Ask(clan, WHERE_TO_ATTACK, [*options, PASS], "attack.firing", what=ARCHER)
        if not isinstance(shot, Shoot):
            break
        yield from shoot(s, clan, shot)
        blows.append(Blow(ARCHER, section, shot.row, (shot.spot,)))
    return blows


def attack_with(s: Wall, clan: int, fighters: list[Fight], most: int, one_section: bool) -> Flow[list[Blow]]:
    """Up to so many of these attack, whom one chooses one by one; where one section fights, the first says which."""
    blows: list[Blow] = []
    left = fighters.copy()
    for n in range(most, 0, -1):
        able = [fighter for fighter in sorted(set(left), key=order) if blows_of(s, fighter)]
        if not able:
            break
        choice = yield from one_or_none(clan, WHO_ATTACKS, able, "attack.other.1", n=min(n, len(left)))
        if choice is None:
            break
        left.remove(choice)
        if one_section:
            left = [fighter for fighter in left if fighter.section == choice.section]
        blows += yield from fight(s, clan, choice)
    return blows


def order(fighter: Fight) -> tuple[int, int, int]:
    return fighter.section, fighter.kind, fighter.origin


def fighters(
    s: Wall, clan: int, sections: tuple[int, ...], kinds: tuple[int, ...], rest: bool, wall: bool
) -> list[Fight]:
    """Soldiers of a clan who wait at these sections or stand on the wall there, one entry each."""
    found: list[Fight] = []
    for section in sections:
        for kind in kinds:
            if rest:
                found += [Fight(section, kind, STAGING)] * s.staged[section][clan][kind]
        if wall and ARCHER in kinds:
            found += [Fight(section, ARCHER, ON_WALL)] * s.firing[section][clan]
    return found


def blows_of(s: Wall, fighter: Fight) -> list[Option]:
    if fighter.origin == ON_WALL:
        return shots(s, fighter.section)
    return strikes(s, fighter.kind, fighter.section)


def fight(s: Wall, clan: int, fighter: Fight) -> Flow[list[Blow]]:
    """Law attack.staging, attack.firing: one soldier attacks, somewhere at his section."""
    options = blows_of(s, fighter)
    choice: Option = yield Ask(clan, WHERE_TO_ATTACK, options, "attack.section", what=fighter.kind)
    if fighter.origin == ON_WALL:
        assert isinstance(choice, Shoot)
        yield from shoot(s, clan, choice)
        return [Blow(ARCHER, choice.section, choice.row, (choice.spot,))]
    s.staged[fighter.section][clan][fighter.kind] -= 1
    return (yield from strike(s, clan, choice))


def volley(s: Wall, clan: int, section: int) -> Flow[None]:
    """Law winter.1.a: every archer on the wall must wound a horde of the section, if possible."""
    for _ in range(s.firing[section][clan]):
        options = shots(s, section)
        if not options:
            return
        choice: Shoot = yield Ask(clan, WHERE_TO_SHOOT, options, "winter.1.a", at=section)
        yield from shoot(s, clan, choice)
