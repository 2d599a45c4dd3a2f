"""What happens in Harrow County and is more than a note: rounds and turns, the tree, and what not everybody may see."""

from __future__ import annotations

from typing import ClassVar

from lexludi.kernel.events import Cited, Event, Secret

UNKNOWN = -1
"""A card the reader may not see."""


class RoundBegan(Event, frozen=True):
    law: ClassVar[str] = "1.round.1"
    round: int


class TurnBegan(Event, frozen=True):
    law: ClassVar[str] = "1.round.3"
    seat: int

    @property
    def turn(self) -> int:
        return self.seat


class Threw(Event, frozen=True):
    """The tree is activated: cubes thrown in, and those that fell out, by colour."""

    law: ClassVar[str] = "1.jar.attack.D"
    seat: int
    thrown: tuple[int, ...]
    out: tuple[int, ...]


class Attacked(Event, frozen=True):
    """A seat attacks another, from a hex against a hex."""

    law: ClassVar[str] = "1.jar.attack.B.1"
    seat: int
    whom: int
    origin: int
    to: int

    def against(self, seat: int) -> bool:
        return seat == self.whom


class DrewCard(Secret, frozen=True):
    law: ClassVar[str] = "2.board.card-symbol"
    seat: int
    card: int

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return DrewCard(self.seat, UNKNOWN)


class PlayedCard(Event, frozen=True):
    law: ClassVar[str] = "2.tactics.1"
    seat: int
    card: int


class Reasoned(Cited, Event, frozen=True):
    """Why a faction without a player does something on a hex."""

    reason: ClassVar[bool] = True
    seat: int
    at: int
    decided: str
    why: str
