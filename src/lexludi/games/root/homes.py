"""The corners where factions start: Law 6.3.2, 7.3.2, 10.3.2, 12.3.3."""

from __future__ import annotations

from lexludi.games.root.options import At
from lexludi.games.root.state import Root
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option


def free_corners(s: Root) -> list[int]:
    """The corners that are nobody's start, those opposite somebody's if there are any."""
    plan = s.setting.plan
    free = [at for at in plan.corners if at not in s.homes]
    return [at for at in free if plan.opposite[at] in s.homes] or free


def choose_corner(s: Root, seat: int, prompt: str, law: str) -> Flow[int]:
    """Ask for one of them; it becomes the starting clearing of that seat."""
    options: list[Option] = [At(at) for at in free_corners(s)]
    choice = yield Ask(seat, prompt, options, law)
    home: int = choice.place
    s.homes = s.homes.copy()
    s.homes[seat] = home
    return home
