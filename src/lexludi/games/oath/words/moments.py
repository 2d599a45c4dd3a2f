"""Campaigns as one watches them: both sides and what so many attack dice may bring, and then the dice (Law 5.5)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.actions.battle import shields, swords
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import DOUBLE, HOLLOW, SHIELDS, SKULL, SWORDS, TWO_SHIELDS
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event
from lexludi.kernel.moment import Die, Likely, Moment, Side
from lexludi.kernel.words import View
from lexludi.speech import sentence

FACES: Final = 6
ATTACK: Final = "#9c2f24"
DEFENSE: Final = "#2f5f9c"
FEW: Final = 5
"""So many totals are told."""


def before(view: View, ask: Ask, count: int, lang: str) -> Moment:
    """Both sides, and how often so many attack dice win; skulls count two swords and kill a warband each."""
    names = OathNames(lang)
    defender, force, dice = (number(ask, name) for name in ("other", "n", "dice"))
    reached = totals(count)
    wins = sum(share * at_least(reached, total + force + 1) for total, share in rolled_shields(dice).items())
    odds = [Likely(sentence(names.gettext("the attack wins by the dice alone")), wins)]
    best = sorted(reached)[1:]
    odds += [
        Likely(names.gettext("swords: {n} or more", n=n), at_least(reached, n))
        for n in best[:: -(-len(best) // FEW) or 1]
    ]
    skulls = names.gettext(
        "Each attack die is a skull one time in {n}: two swords, and a warband of yours is killed.", n=FACES
    )
    unknown = names.gettext("Battle plans, Allies and sacrifices may still change it.")
    return Moment(
        title=names.gettext("Campaign against {other}", other=names.seat(view, defender)),
        sides=(
            side(names, view, ask.seat, ATTACK, names.gettext("Attack dice: {n}", n=count)),
            side(
                names, view, defender, DEFENSE,
                names.gettext("Defense dice: {n}", n=dice), names.gettext("Warbands: {n}", n=force),
            ),
        ),
        lines=(skulls, unknown) if count else (unknown,),
        odds=tuple(odds),
        law="5.5.2.g",
    )  # fmt: skip


def number(ask: Ask, name: str) -> int:
    value = ask.values[name]
    assert isinstance(value, int)
    return value


def side(names: OathNames, view: View, seat: int, otherwise: str, *lines: str) -> Side:
    """Somebody in a campaign; the bandits have no colour of their own."""
    known = view["seats"][seat] if seat < len(view["seats"]) else ""
    colour = data.seats()[known.partition(":")[0]].colour if known else otherwise
    return Side(sentence(str(names.seat(view, seat))), lines, colour)


def rolled_shields(dice: int) -> dict[int, float]:
    """How likely each number of shields is: they add up, and each double doubles all (5.5.4.a, 5.5.4.d)."""
    plain: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        further: dict[tuple[int, int], float] = {}
        for face in range(FACES):
            for (total, doubles), share in plain.items():
                key = (total + shields([face], ()), doubles + (face == DOUBLE))
                further[key] = further.get(key, 0.0) + share / FACES
        plain = further
    found: dict[int, float] = {}
    for (total, doubles), share in plain.items():
        found[total << doubles] = found.get(total << doubles, 0.0) + share
    return found


def totals(count: int) -> dict[int, float]:
    """How likely each number of swords is, by halves and then rounded down (5.5.5.c)."""
    halves: dict[int, float] = {0: 1.0}
    for _ in range(count):
        further: dict[int, float] = {}
        for face in range(FACES):
            worth = swords([face, face], ())
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
            "Defense: {n} (shields rolled: {rolled})", n=event.total, rolled=shields(list(event.dice), ())
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
