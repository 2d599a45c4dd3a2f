"""What happens in Oath and is more than a note: turns, and what not everybody may see."""

from __future__ import annotations

from typing import ClassVar

from lexludi.kernel.events import Event, Secret

UNKNOWN = -1
"""A card the reader may not see."""


class RoundBegan(Event, frozen=True):
    law: ClassVar[str] = "4.0.a"
    number: int


class TurnBegan(Event, frozen=True):
    law: ClassVar[str] = "4.0.b"
    seat: int

    @property
    def turn(self) -> int:
        return self.seat


class Drew(Secret, frozen=True):
    """Cards from a pile (-1: from the bottom of the world deck, at the start)."""

    law: ClassVar[str] = "5.1.2.a"
    seat: int
    pile: int
    cards: tuple[int, ...]

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Drew(self.seat, self.pile, (UNKNOWN,) * len(self.cards))


class Discarded(Secret, frozen=True):
    """A card goes onto the discard pile of a region; one that nobody else saw stays unknown to them."""

    law: ClassVar[str] = "G.10.a"
    seat: int
    card: int
    region: int
    faceup: bool

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return self if self.faceup else Discarded(self.seat, UNKNOWN, self.region, False)


class Hid(Secret, frozen=True):
    """A card becomes a facedown adviser."""

    law: ClassVar[str] = "5.1.4.II.b"
    seat: int
    card: int

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Hid(self.seat, UNKNOWN)


class Played(Event, frozen=True):
    """A card is played faceup: to a site, as an adviser, or as the revealed Vision."""

    law: ClassVar[str] = "5.1.4.a"
    seat: int
    card: int
    way: int


class Peeked(Secret, frozen=True):
    """Somebody looks at what lies facedown."""

    law: ClassVar[str] = "G.14"
    seat: int
    cards: tuple[int, ...]

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Peeked(self.seat, (UNKNOWN,) * len(self.cards))


class Revealed(Event, frozen=True):
    """A site is turned faceup."""

    law: ClassVar[str] = "5.6.2.a"
    slot: int
    site: int


class Travelled(Event, frozen=True):
    law: ClassVar[str] = "5.6.2.a"
    seat: int
    origin: int
    to: int


class Marched(Event, frozen=True):
    """Somebody attacks."""

    law: ClassVar[str] = "5.5.1.a"
    attacker: int
    defender: int
    at: int

    def against(self, seat: int) -> bool:
        return seat == self.defender


class RolledDefense(Event, frozen=True):
    law: ClassVar[str] = "5.5.4.a"
    dice: tuple[int, ...]
    total: int


class RolledShields(Event, frozen=True):
    """Defense dice, in no campaign."""

    law: ClassVar[str] = "7.1.3"
    seat: int
    dice: tuple[int, ...]
    total: int


class RolledAttack(Event, frozen=True):
    law: ClassVar[str] = "5.5.5.a"
    dice: tuple[int, ...]
    total: int


class Won(Event, frozen=True):
    """A campaign is decided."""

    law: ClassVar[str] = "5.5.5.e"
    winner: int
    loser: int


class RolledEnd(Event, frozen=True):
    law: ClassVar[str] = "3.3.a"
    round: int
    roll: int
