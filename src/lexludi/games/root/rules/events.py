"""What happens in Root, as data. Each event knows the rule behind it."""

from __future__ import annotations

from typing import ClassVar

from lexludi.kernel.events import Cited, Event, Noted, Secret

UNKNOWN = -1
"""A card the reader may not see."""
FROM_SUPPLY = -1
FROM_RUIN = -2


class TurnBegan(Event, frozen=True):
    law: ClassVar[str] = "1.4.1"
    seat: int
    number: int

    @property
    def turn(self) -> int:
        return self.seat


class PhaseBegan(Event, frozen=True):
    law: ClassVar[str] = "1.4.1"
    seat: int
    phase: int


class Moved(Event, frozen=True):
    law: ClassVar[str] = "4.2"
    seat: int
    owner: int
    origin: int
    to: int
    count: int

    def against(self, seat: int) -> bool:
        return self.owner == seat != self.seat


class PawnMoved(Event, frozen=True):
    law: ClassVar[str] = "4.2"
    seat: int
    origin: int
    to: int


class Placed(Event, frozen=True):
    law: ClassVar[str] = "G.1.31"
    owner: int
    kind: int
    count: int
    at: int


class Removed(Event, frozen=True):
    law: ClassVar[str] = "G.1.17"
    by: int
    owner: int
    kind: int
    count: int
    at: int

    def against(self, seat: int) -> bool:
        return self.owner == seat != self.by


class Fought(Event, frozen=True):
    """A battle begins."""

    law: ClassVar[str] = "4.3"
    attacker: int
    defender: int
    at: int

    def against(self, seat: int) -> bool:
        return self.defender == seat != self.attacker


class Rolled(Event, frozen=True):
    law: ClassVar[str] = "4.3.2"
    attacker: int
    defender: int
    attack: int
    defence: int


class Ambushed(Event, frozen=True):
    law: ClassVar[str] = "4.3.1"
    seat: int
    card: int
    foils: bool


class Scored(Cited, Event, frozen=True):
    seat: int
    points: int
    why: str


class Drew(Secret, frozen=True):
    """Cards drawn: their drawer learns which, the others how many."""

    law: ClassVar[str] = "2.1.2"
    seat: int
    cards: tuple[int, ...]

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Drew(self.seat, (UNKNOWN,) * len(self.cards))


class DrewOpenly(Event, frozen=True):
    """Cards drawn to a hand that lies face up."""

    law: ClassVar[str] = "11.2.3"
    seat: int
    cards: tuple[int, ...]


class DealtSetupCards(Event, frozen=True):
    """The factions to choose from."""

    law: ClassVar[str] = "A.8.1"
    factions: tuple[int, ...]


class SetUpLandmark(Event, frozen=True):
    law: ClassVar[str] = "A.5.3"
    seat: int
    which: int
    at: int


class Traded(Secret, frozen=True):
    """A card of the hand for a hidden one of the Black Market: only that player sees the two."""

    law: ClassVar[str] = "F.1"
    seat: int
    given: int
    gained: int
    which: int

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Traded(self.seat, UNKNOWN, UNKNOWN, self.which)


class Reshuffled(Event, frozen=True):
    law: ClassVar[str] = "2.1.2"
    cards: int


class Spent(Cited, Event, frozen=True):
    """A card spent or discarded, and the rule that asked for it."""

    seat: int
    card: int
    why: str


class Gave(Cited, Secret, frozen=True):
    """A card passes between two players; only they see which."""

    giver: int
    taker: int
    card: int
    why: str

    def shared_by(self) -> tuple[int, ...]:
        return self.giver, self.taker

    def veiled(self) -> Event:
        return Gave(self.giver, self.taker, UNKNOWN, self.why)

    def against(self, seat: int) -> bool:
        return seat == self.giver


class GaveOpenly(Cited, Event, frozen=True):
    """A card passes from or to a hand that lies face up."""

    giver: int
    taker: int
    card: int
    why: str

    def against(self, seat: int) -> bool:
        return seat == self.giver


class ShowedHand(Cited, Secret, frozen=True):
    """A hand shown to one player."""

    seat: int
    to: int
    cards: tuple[int, ...]
    why: str

    def shared_by(self) -> tuple[int, ...]:
        return self.seat, self.to

    def veiled(self) -> Event:
        return ShowedHand(self.seat, self.to, (UNKNOWN,) * len(self.cards), self.why)

    def against(self, seat: int) -> bool:
        return seat == self.seat


class ShowedCard(Cited, Secret, frozen=True):
    """A card of the hand shown to one player."""

    seat: int
    to: int
    card: int
    why: str

    def shared_by(self) -> tuple[int, ...]:
        return self.seat, self.to

    def veiled(self) -> Event:
        return ShowedCard(self.seat, self.to, UNKNOWN, self.why)


class Crafted(Event, frozen=True):
    law: ClassVar[str] = "4.1"
    seat: int
    card: int


class UsedCard(Event, frozen=True):
    law: ClassVar[str] = "4.1.3"
    seat: int
    card: int


class TookItem(Event, frozen=True):
    """An item comes to a seat: from the supply, a ruin or another seat."""

    law: ClassVar[str] = "4.1.2"
    seat: int
    item: int
    source: int

    def against(self, seat: int) -> bool:
        return self.source == seat != self.seat


class ActivatedDominance(Event, frozen=True):
    law: ClassVar[str] = "3.3.1"
    seat: int
    card: int


class TookDominance(Event, frozen=True):
    law: ClassVar[str] = "3.3.4"
    seat: int
    card: int


class OpenedPath(Event, frozen=True):
    law: ClassVar[str] = "C.3.3"
    seat: int
    a: int
    b: int


class Hostility(Noted, frozen=True, tag="noted"):
    """The note that a player has become hostile to the Vagabond."""

    def against(self, seat: int) -> bool:
        return seat in self.numbers


class Ordered(Event, frozen=True):
    """A bot turns up its order card."""

    law: ClassVar[str] = "rootbotics 2.7"
    seat: int
    card: int


class Chose(Cited, Event, frozen=True):
    """A bot has chosen a clearing or a player (a declared decision), and by which criterion."""

    reason: ClassVar[bool] = True
    seat: int
    what: str
    target: int
    decided: str
    tied: tuple[str, ...]
    why: str
    at: int = 0
