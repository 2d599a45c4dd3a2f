"""How likely it is that so many cubes fall out of the tree: exact where each falls by itself, else by trying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.rules.box.printed import BOARDS
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import MODELS
from lexludi.kernel.chance import Chance

TOWER: Final = BOARDS.tower
TRIALS: Final = 600
"""So often a tree is tried whose chances are not worked out."""
Outcomes = dict[tuple[int, int], float]
"""How likely each pair is: cubes of the one side on the battleground, and of the other."""


def outcomes(s: Harrow, seat: int, whom: int) -> Outcomes:
    """What the tree may leave of both sides' cubes, with all cubes of the battleground thrown in (ruling R401)."""
    return FORESEEN[s.setting.tower](s, seat, whom)


def worked_out(s: Harrow, seat: int, whom: int) -> Outcomes:
    """Each cube falls by itself, so the sides are independent."""
    mine, theirs = fallen(s, seat), fallen(s, whom)
    return {(a, b): p * q for a, p in enumerate(mine) for b, q in enumerate(theirs)}


def fallen(s: Harrow, seat: int) -> list[float]:
    """How likely each number of a faction's cubes is: those thrown in, and those that were stuck."""
    colours = s.setting.colours[seat]
    found = [1.0]
    for n, out in (
        (sum(s.ground[c] for c in colours), TOWER.out_new),
        (sum(s.stuck[c] for c in colours), TOWER.out_stuck),
    ):
        for _ in range(n):
            found = one_more(found, out / TOWER.faces)
    return found


def one_more(found: list[float], out: float) -> list[float]:
    """The same with another cube that falls so often."""
    return [a * (1 - out) + b * out for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]


def tried(s: Harrow, seat: int, whom: int) -> Outcomes:
    """The tree many times over, always with the same numbers of chance, none of which are the match's."""
    world = s.copy()
    world.chance = Chance.of("the tree is tried")
    found: Outcomes = {}
    sides = s.setting.colours[seat], s.setting.colours[whom]
    for _ in range(TRIALS):
        out = MODELS[s.setting.tower](world, world.ground)
        mine, theirs = (sum(out[colour] for colour in colours) for colours in sides)
        found[mine, theirs] = found.get((mine, theirs), 0.0) + 1 / TRIALS
    return found


def hits(mine: int, theirs: int, price: int) -> int:
    """Law 1.jar.attack.F: how often an attacker with so many cubes can hit."""
    n = 0
    while mine >= max(theirs, price):
        mine -= price
        n += 1
    return n


FORESEEN: Final[dict[str, Callable[[Harrow, int, int], Outcomes]]] = {"memory": worked_out, "knock": tried}
