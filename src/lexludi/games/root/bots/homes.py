"""Where bots start: corners by lot or by priority."""

from __future__ import annotations

from lexludi.games.root.bots.choose import STARTS, choose_clearing
from lexludi.games.root.rules.beginning.homes import free_corners
from lexludi.games.root.rules.events import Chose
from lexludi.games.root.rules.state import Root
from lexludi.parts.criteria import RANDOM


def random_home(s: Root, seat: int, corners: list[int], law: str) -> int:
    """One of these corners by lot."""
    home = s.chance.pick(corners)
    s.tell(Chose(seat, STARTS, home, RANDOM, (), law))
    s.settle_down(seat, home)
    return home


def best_home(s: Root, seat: int, law: str) -> int:
    """The free corner of highest priority, opposite another's if there is one."""
    home = choose_clearing(s, seat, STARTS, law, free_corners(s))
    s.settle_down(seat, home)
    return home
