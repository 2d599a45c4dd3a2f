"""Events: what happened, as data; words are made of them later, one reader's view at a time."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from lexludi.kernel.options import kebab


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=kebab):
    """Something that happened. `law` is the rule by which it did."""

    law: ClassVar[str] = ""
    reason: ClassVar[bool] = False
    """Whether this says why a seat that the rules play did something."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What that seat (or a spectator, None) learns of it: itself, something vaguer, or nothing."""
        return self

    @property
    def rule(self) -> str:
        """The number of the rule behind this event."""
        return self.law

    @property
    def turn(self) -> int | None:
        """The seat whose turn begins with this, if one does."""
        return None

    @property
    def who(self) -> int | None:
        """The seat that did this or whom it befell, if the event names one; -1 is nobody."""
        seat = getattr(self, "seat", None)
        return seat if isinstance(seat, int) and seat >= 0 else None

    def against(self, seat: int) -> bool:
        """Whether this was done to that seat by another."""
        return False


class Cited:
    """What an event inherits beside Event if several rules can be behind it: its last field names the one that is."""

    __slots__ = ()
    why: str

    @property
    def rule(self) -> str:
        """The rule by which it happened."""
        return self.why


class Secret(Event, frozen=True):
    """An event that some seats see as it was, and all others without what is secret."""

    def shared_by(self) -> tuple[int, ...]:
        """Who sees all of it; nobody, unless the event says so."""
        return ()

    def veiled(self) -> Event | None:
        """What the others see; nothing, unless the event says so."""
        return None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in self.shared_by() else self.veiled()


class Noted(Cited, Event, frozen=True):
    """Anything worth a sentence and no class of its own: what the note declares, of a seat, with these values."""

    seat: int
    what: str
    numbers: tuple[int, ...]
    why: str


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats, everybody's score, and by what."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    law: str = ""

    def plain(self) -> dict[str, Any]:
        """The same as plain JSON."""
        out: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return out
