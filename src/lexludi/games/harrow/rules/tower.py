"""The tree: a tower of cubes that keeps some of them, and lets them fall another time.

Nobody knows how the real one falls; two models of ours stand for it (docs/rulings.md, R401). Either is exact: each cube
falls by a number of chance, and the tree remembers those that stick.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.box.printed import BOARDS
from lexludi.games.harrow.rules.events import Threw
from lexludi.kernel.ask import Flow

if TYPE_CHECKING:
    from lexludi.games.harrow.rules.state import Harrow

TOWER: Final = BOARDS.tower
KNOCK: Final = TOWER.knock


def activate(s: Harrow, seat: int) -> Flow[list[int]]:
    """Law 1.jar.attack.D, .E: all cubes on the battleground are thrown in; those that fall out lie there again."""
    thrown = s.ground.copy()
    out = MODELS[s.setting.tower](s, thrown)
    for colour, n in enumerate(out):
        s.stuck[colour] += thrown[colour] - n
        s.ground[colour] = n
    s.tell(Threw(seat, tuple(thrown), tuple(out)))
    for _, says in m.THROWN.heard(s.powers):
        yield from says(s)
    return out


def remembers(s: Harrow, thrown: list[int]) -> list[int]:
    """Each cube by itself: one thrown in falls out twice as often as one that was stuck."""
    out = [0] * len(thrown)
    for colour, n in enumerate(thrown):
        for _ in range(n):
            out[colour] += s.chance.below(TOWER.faces) < TOWER.out_new
        for _ in range(s.stuck[colour]):
            out[colour] += s.chance.below(TOWER.faces) < TOWER.out_stuck
    return out


def knocks(s: Harrow, thrown: list[int]) -> list[int]:
    """Cubes fall one by one, in any order; each may knock others loose, and lodges where there is room."""
    falling = [colour for colour, n in enumerate(thrown) for _ in range(n)]
    s.chance.shuffle(falling)
    inside = s.stuck.copy()
    out = [0] * len(thrown)
    for colour in falling:
        for other in range(len(inside)):
            for _ in range(inside[other]):
                if s.chance.below(KNOCK.faces) < KNOCK.knock:
                    inside[other] -= 1
                    out[other] += 1
        if s.chance.below(KNOCK.faces) < KNOCK.lodge * max(0, KNOCK.room - sum(inside)):
            inside[colour] += 1
        else:
            out[colour] += 1
    return out


MODELS: Final[dict[str, Callable[[Harrow, list[int]], list[int]]]] = {"memory": remembers, "knock": knocks}
