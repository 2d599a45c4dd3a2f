"""Attacks as one watches them: both sides and the odds before, what fell out of the tree after."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester import attacked
from lexludi.games.harrow.factions.protectors.legends import FURY, FURY_UNITS
from lexludi.games.harrow.picture.signs import CUBES
from lexludi.games.harrow.rules import attack
from lexludi.games.harrow.rules.box.codes import NOBODY
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD
from lexludi.games.harrow.rules.events import Threw
from lexludi.games.harrow.rules.odds import Outcomes, hits, outcomes
from lexludi.games.harrow.rules.options import Attack, Raid
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.moment import Die, Likely, Moment, Side
from lexludi.kernel.words import View
from lexludi.speech import sentence

MOST_HITS: Final = 3
"""So many hits are told."""


def before(state: Harrow, view: View, ask: Ask, option: Attack | Raid, lang: str) -> Moment:
    """Law 1.jar.attack.C to .F: who has how many units and cubes, and how likely the attack succeeds."""
    names, s, seat = HarrowNames(lang), state.copy(), ask.seat
    extra = FURY_UNITS if ask.prompt == FURY else 0
    if isinstance(option, Raid):
        whom, price = attacked.muster(s, seat, option.origin, option.to, extra), 1
        units = s.flames[option.to] + (HESTER_BOARD.units if s.hester.at == option.to else 0)
    else:
        whom, price = attack.muster(s, seat, option.origin, option.to, extra), attack.price(s, option.to)
        units = s.units(whom, option.to)
    mine = s.units(seat, option.origin) + extra
    return Moment(
        title=names.gettext("Attack: {origin} against {to}", origin=names.hex(option.origin), to=names.hex(option.to)),
        at=(f"hex-{option.origin}", f"hex-{option.to}"),
        sides=(
            side(names, view, s, seat, mine, names.gettext("attacks")),
            side(names, view, s, whom, units, names.gettext("defends")),
        ),
        lines=tuple(notes(names, s, price)),
        odds=likely(names, outcomes(s, seat, whom), price),
        law="1.jar.attack.F",
    )


def side(names: HarrowNames, view: View, s: Harrow, seat: int, units: int, role: str) -> Side:
    stuck = sum(s.stuck[colour] for colour in s.setting.colours[seat])
    lines = (
        role,
        names.gettext("Units: {n}", n=units),
        names.gettext("Cubes thrown in: {n}", n=s.cubes(seat)),
        names.gettext("Cubes in the tree: {n}", n=stuck),
    )
    faction = names.faction(view, seat)
    return Side(names.of(faction), lines, faction.colour)


def notes(names: HarrowNames, s: Harrow, price: int) -> list[str]:
    told = [names.gettext("Each hit costs cubes: {n}", n=price)]
    if s.setting.family != NOBODY and s.family.stored:
        told.append(names.gettext("Odessa may add cubes after the tree: {n}", n=s.family.stored))
    if s.setting.tower != "memory":
        told.append(names.gettext("The odds are found by trying."))
    return told


def likely(names: HarrowNames, found: Outcomes, price: int) -> tuple[Likely, ...]:
    """Law 1.jar.attack.F.1: as many cubes as the other side, or more; and how often they pay for a hit."""
    succeeds = sum(share for (mine, theirs), share in found.items() if mine >= theirs)
    told = [Likely(sentence(names.gettext("the attack succeeds")), succeeds)]
    for n in range(1, MOST_HITS + 1):
        share = sum(share for (mine, theirs), share in found.items() if hits(mine, theirs, price) >= n)
        if share:
            told.append(Likely(sentence(names.gettext("hits: {n} or more", n=n)), share))
    return tuple(told)


def after(view: View, event: Threw, lang: str) -> Moment:
    """What fell out of the tree, by colour, of what was thrown in."""
    names = HarrowNames(lang)
    dice = tuple(
        Die(str(out), CUBES[colour], sentence(names.cube(colour)))
        for colour, (thrown, out) in enumerate(zip(event.thrown, event.out, strict=True))
        if thrown or out
    )
    thrown, out = names.cubes(event.thrown), names.cubes(event.out)
    lines = (names.gettext("Thrown in: {cubes}", cubes=thrown), names.gettext("Fell out: {cubes}", cubes=out))
    return Moment(title=names.gettext("The tree"), at=("battleground",), dice=dice, lines=lines, law=event.law)
