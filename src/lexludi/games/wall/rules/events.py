"""What happens in The Great Wall and is more than a note: years and turns, and what not everybody may see."""

from __future__ import annotations

from typing import ClassVar

from lexludi.kernel.events import Cited, Event, Secret

UNKNOWN = -1
"""A card the reader may not see."""


class YearBegan(Event, frozen=True):
    law: ClassVar[str] = "over.years"
    year: int


class TurnBegan(Event, frozen=True):
    """The command card of a seat is resolved."""

    law: ClassVar[str] = "autumn.3"
    seat: int
    card: int

    @property
    def turn(self) -> int:
        return self.seat


class Revealed(Event, frozen=True):
    """The command cards of a year, by seat."""

    law: ClassVar[str] = "autumn.1"
    cards: tuple[int, ...]


class Activated(Event, frozen=True):
    law: ClassVar[str] = "autumn.3.B.1"
    location: int


class Came(Event, frozen=True):
    """A horde comes to a section."""

    law: ClassVar[str] = "spring.2"
    card: int
    section: int


class Raided(Event, frozen=True):
    """A horde finds no place, and shame leaves the game."""

    law: ClassVar[str] = "spring.2.raid.1"
    card: int
    section: int
    tokens: int


class Defeated(Event, frozen=True):
    """A horde is defeated; -1: nobody claims it."""

    law: ClassVar[str] = "defeat.0"
    card: int
    section: int
    claimed_by: int


class Assaulted(Event, frozen=True):
    """The hordes attack a section of the wall."""

    law: ClassVar[str] = "winter.2.attack"
    section: int
    defense: int
    attack: int


class Reasoned(Cited, Event, frozen=True):
    """Qin has chosen (a declared decision), and by which criterion; `at`: where, if the target is not a place."""

    reason: ClassVar[bool] = True
    seat: int
    what: str
    target: int
    decided: str
    tied: tuple[str, ...]
    why: str
    at: int = -1


class DrewTactics(Secret, frozen=True):
    law: ClassVar[str] = "location.academy.draw"
    seat: int
    cards: tuple[int, ...]

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return DrewTactics(self.seat, (UNKNOWN,) * len(self.cards))


class PlayedTactic(Event, frozen=True):
    """A tactic is played, with its basic (0) or its boosted effect (1)."""

    law: ClassVar[str] = "tactics.trigger"
    seat: int
    card: int
    boosted: int


class Chose(Secret, frozen=True):
    """A general, his first active advisor, and the supporting one, whom only his owner knows."""

    law: ClassVar[str] = "setup.12"
    seat: int
    general: int
    active: int
    supporting: int

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Chose(self.seat, self.general, self.active, UNKNOWN)
