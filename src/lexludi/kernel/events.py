"""Events: what happened, as data; words are made of them later, one reader's view at a time."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from lexludi.kernel.options import kebab


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=kebab):
    """Something that happened. `law` is the rule by which it did."""

    law: ClassVar[str] = ""

    def seen_by(self, seat: int | None) -> Event | None:
        """What that seat (or a spectator, None) learns of it: itself, something vaguer, or nothing."""
        return self

    @property
    def rule(self) -> str:
        """The number of the rule behind this event; an event with several possible rules overrides it."""
        return self.law


class Noted(Event, frozen=True):
    """Anything worth a sentence and no class of its own: what the note declares, of a seat, with these values."""

    seat: int
    what: str
    numbers: tuple[int, ...]
    why: str

    @property
    def rule(self) -> str:
        return self.why


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats, everybody's score, and by what."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    law: str = ""

    def plain(self) -> dict[str, Any]:
        out: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return out
