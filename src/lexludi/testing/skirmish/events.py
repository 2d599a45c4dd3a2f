"""What happens in Skirmish."""

from __future__ import annotations

from typing import ClassVar

from lexludi.kernel.events import Event, Secret


class Marched(Event, frozen=True):
    law: ClassVar[str] = "3.1"
    seat: int
    origin: int
    to: int
    count: int


class Fought(Event, frozen=True):
    law: ClassVar[str] = "3.2"
    seat: int
    enemy: int
    at: int
    dice: tuple[int, int]

    def against(self, seat: int) -> bool:
        return seat == self.enemy


class Recruited(Event, frozen=True):
    law: ClassVar[str] = "3.3"
    seat: int
    count: int


class Fortified(Event, frozen=True):
    law: ClassVar[str] = "3.4"
    seat: int
    at: int


class Drew(Secret, frozen=True):
    """The drawer learns the card, the others only that one was drawn (card -1)."""

    law: ClassVar[str] = "4.1"
    seat: int
    card: int

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Drew(self.seat, -1)


class Discarded(Event, frozen=True):
    law: ClassVar[str] = "4.2"
    seat: int
    card: int


class Bid(Event, frozen=True):
    law: ClassVar[str] = "2.1"
    cards: tuple[int, ...]
