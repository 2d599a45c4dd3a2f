"""What a player of Skirmish may choose."""

from __future__ import annotations

from lexludi.kernel.options import Option


class March(Option, frozen=True):
    origin: int
    to: int
    count: int


class Attack(Option, frozen=True):
    at: int
    enemy: int


class Recruit(Option, frozen=True):
    pass


class Fortify(Option, frozen=True):
    at: int
