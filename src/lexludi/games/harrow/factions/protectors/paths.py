"""Paths: where Protectors lay them, and how they take them up again."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.printed import GRID
from lexludi.games.harrow.rules.options import Collect, Path
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none

GATHER: Final = prompt("gather-paths", N_("Which path do you take up?"), passes=N_("Leave the others where they are"))
LAY: Final = prompt("lay-paths", N_("Where do you lay a path? Left: {n}."), n=COUNT, passes=N_("Lay no more"))
ONE_PATH: Final = prompt(
    "one-path",
    N_("Where do you lay a path, or which one do you move?"),
    passes=N_("None"),
    wording={Collect: N_("Move the path on {at}")},
)
LAID: Final = note("laid-path", N_("{seat}: a path leads through {at}."), at=HEX)
GATHERED: Final = note("gathered-path", N_("{seat}: the path on {at} is taken up."), at=HEX)


def at_hand(s: Harrow, seat: int) -> int:
    """Law 1.jar.legend.P.3: a path for every scroll, unless it lies on the map."""
    return s.camps[seat].scrolls - len(s.paths)


def gather_paths(s: Harrow, seat: int) -> Flow[None]:
    """Law 1.jar.legend.P.4: paths may stay, or come back from anywhere."""
    if not s.paths:
        return
    choice = yield from one_or_none(seat, GATHER, [Collect(at) for at in sorted(set(s.paths))], "1.jar.legend.P.4")
    if choice is not None:
        s.paths.remove(choice.at)
        s.note(seat, GATHERED, "1.jar.legend.P.4", at=choice.at)
        s.then("gather_paths", seat)


def lay_paths(s: Harrow, seat: int, most: int) -> Flow[None]:
    """Law 1.jar.legend.P.1, .P.2: within reach of the legend, so many at most."""
    most = min(most, at_hand(s, seat))
    if most <= 0:
        return
    choice = yield from one_or_none(seat, LAY, [Path(at) for at in in_reach(s, seat)], "1.jar.legend.P.1", n=most)
    if choice is not None:
        lay_path(s, seat, choice.at)
        s.then("lay_paths", seat, most - 1)


def in_reach(s: Harrow, seat: int) -> list[int]:
    """Law 1.jar.legend.P.2: where a path can lie."""
    legend = s.legends[seat][0]
    return GRID.within(legend, s.reach(seat, legend))


def lay_path(s: Harrow, seat: int, at: int) -> None:
    s.paths.append(at)
    s.paths.sort()
    s.note(seat, LAID, "1.jar.legend.P.1", at=at)


def one_path(s: Harrow, seat: int) -> Flow[None]:
    """Law bonus.scroll, card.tactic.your-will-my-whim: a path is laid, or one that lies somewhere is moved."""
    menu = Menu(s)
    if at_hand(s, seat):
        menu.options += [Path(at) for at in in_reach(s, seat)]
    menu.options += [Collect(at) for at in sorted(set(s.paths))]
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, ONE_PATH, "bonus.scroll")
    if isinstance(choice, Path):
        lay_path(s, seat, choice.at)
    elif isinstance(choice, Collect):
        s.paths.remove(choice.at)
        s.note(seat, GATHERED, "bonus.scroll", at=choice.at)
        s.then("lay_paths", seat, 1)
