"""How much: numbers of cards, which may be reckoned from what there is (`2 * S`, `min(N, 3)`), made ready once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from lexludi.games.wall.cards.data import NUMBER, Amount, Formula, formula
from lexludi.games.wall.rules.box.codes import LOCATIONS, SECTIONS
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall

Reckon: TypeAlias = Callable[[Wall, Scene], int]


def supporting(s: Wall, scene: Scene) -> int:
    """Law general.ability."""
    return s.supporters(scene.clan)


def how_many(s: Wall, scene: Scene) -> int:
    return scene.n


def guarded(s: Wall, scene: Scene) -> int:
    """Sections of the wall with an archer of the clan."""
    return sum(1 for section in SECTIONS if s.firing[section][scene.clan])


def archers(s: Wall, scene: Scene) -> int:
    """The clan's archers on the wall here."""
    return s.firing[scene.section][scene.clan]


def clerks(s: Wall, scene: Scene) -> int:
    """The clan's clerks in locations."""
    return sum(s.at[location][scene.clan] for location in LOCATIONS)


KNOWN: Final[dict[str, Reckon]] = {
    "S": supporting,
    "N": how_many,
    "guarded": guarded,
    "archers": archers,
    "clerks": clerks,
}


def reckoned(said: Amount) -> Reckon:
    """An amount, ready to be reckoned."""
    return _of(formula(said))


def constant(n: int) -> Reckon:
    def same(s: Wall, scene: Scene) -> int:
        return n

    return same


def _of(said: Formula) -> Reckon:
    if said.how == NUMBER:
        return constant(said.n)
    if said.how in KNOWN:
        return KNOWN[said.how]
    a, b = (_of(part) for part in said.parts)
    return COMBINED[said.how](a, b)


def product(a: Reckon, b: Reckon) -> Reckon:
    def times(s: Wall, scene: Scene) -> int:
        return a(s, scene) * b(s, scene)

    return times


def share(a: Reckon, b: Reckon) -> Reckon:
    def part(s: Wall, scene: Scene) -> int:
        return a(s, scene) // b(s, scene)

    return part


def least(a: Reckon, b: Reckon) -> Reckon:
    def smaller(s: Wall, scene: Scene) -> int:
        return min(a(s, scene), b(s, scene))

    return smaller


def most(a: Reckon, b: Reckon) -> Reckon:
    def larger(s: Wall, scene: Scene) -> int:
        return max(a(s, scene), b(s, scene))

    return larger


COMBINED: Final[dict[str, Callable[[Reckon, Reckon], Reckon]]] = {
    "*": product,
    "//": share,
    "min": least,
    "max": most,
}
