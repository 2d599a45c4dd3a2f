"""Campaigns as one watches them: what so many attack dice may bring, and then the dice (Law 5.5.4, 5.5.5)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.actions.battle import shields, swords
from lexludi.games.oath.rules.box.codes import DOUBLE, HOLLOW, SHIELDS, SKULL, SWORDS, TWO_SHIELDS
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.events import Event
from lexludi.kernel.moment import Die, Likely, Moment

FACES: Final = 6
ATTACK: Final = "#9c2f24"
DEFENSE: Final = "#2f5f9c"
FEW: Final = 5
"""So many totals are told."""


def before(count: int, lang: str) -> Moment:
    """What so many attack dice may show; skulls count two swords and kill a warband each."""
    names = OathNames(lang)
    reached = totals(count)
    best = sorted(reached)
    picked = best[1:] if len(best) <= FEW else best[1 :: -(-len(best) // FEW)]
    odds = tuple(Likely(names.gettext("swords: {n} or more", n=n), at_least(reached, n)) for n in picked)
    line = names.gettext(
        "Each attack die is a skull one time in {n}: two swords, and a warband of yours is killed.", n=FACES
    )
    title = names.gettext("Attack dice: {n}", n=count)
    return Moment(title=title, lines=(line,) if count else (), odds=odds, law="5.5.2.g")


def totals(count: int) -> dict[int, float]:
    """How likely each number of swords is, by halves and then rounded down (5.5.5.c)."""
    halves: dict[int, float] = {0: 1.0}
    for _ in range(count):
        further: dict[int, float] = {}
        for face in range(FACES):
            worth = swords([face, face], [])
            for so_far, share in halves.items():
                further[so_far + worth] = further.get(so_far + worth, 0.0) + share / FACES
        halves = further
    found: dict[int, float] = {}
    for half, share in halves.items():
        found[half // 2] = found.get(half // 2, 0.0) + share
    return found


def at_least(reached: dict[int, float], n: int) -> float:
    return sum(share for total, share in reached.items() if total >= n)


def after(event: Event, lang: str) -> Moment | None:
    names = OathNames(lang)
    if isinstance(event, RolledDefense):
        dice = tuple(Die(shield(face), DEFENSE, names.gettext("defense die")) for face in event.dice)
        told = names.gettext(
            "Defense: {n} (shields rolled: {rolled})", n=event.total, rolled=shields(list(event.dice), [])
        )
        return Moment(title=names.gettext("The defense"), dice=dice, lines=(told,), law="5.5.4.a")
    if isinstance(event, RolledAttack):
        dice = tuple(Die(sword(face), ATTACK, names.gettext("attack die")) for face in event.dice)
        told = names.gettext("Attack: {n} (skulls: {skulls})", n=event.total, skulls=event.dice.count(SKULL))
        return Moment(title=names.gettext("The attack"), dice=dice, lines=(told,), law="5.5.5.a")
    return None


def sword(face: int) -> str:
    return "½" if face in HOLLOW else "1" if face in SWORDS else "2☠"


def shield(face: int) -> str:
    if face == DOUBLE:
        return "×2"
    return "2" if face == TWO_SHIELDS else "1" if face in SHIELDS else "0"
