"""A small game with sagas: Skirmish, whose feuds remember who has won. Nothing of it is Oath's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from lexludi.kernel.about import About, Chapter
from lexludi.kernel.errors import BadSaga
from lexludi.kernel.match import Match
from lexludi.kernel.saga import Saga, Sagas
from lexludi.testing.skirmish import SkirmishGame


class Kept(msgspec.Struct, frozen=True):
    name: str
    winners: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()


class Feud(Saga):
    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    @property
    def name(self) -> str:
        return self.kept.name

    @property
    def number(self) -> int:
        return len(self.kept.winners) + 1

    def options(self) -> dict[str, Any]:
        return {}

    def begin(self, seats: Sequence[str], seed: str | int | None = None, track: bool = True, **options: Any) -> Match:
        return Match.new("feud", seats, seed, track, **options)

    def after(self, match: Match, people: Sequence[str] = ()) -> Feud:
        if match.result is None:
            raise BadSaga("The feud goes on.")
        winner = people[match.result.winners[0]] or "a bot"
        return Feud(Kept(self.name, (*self.kept.winners, winner), match.seats))

    def seating(self) -> tuple[tuple[str, int], ...]:
        """Everybody moves on by a seat."""
        seats = self.kept.seats
        return tuple((seat, (n + 1) % len(seats)) for n, seat in enumerate(seats))

    def chapters(self, lang: str) -> list[Chapter]:
        return [Chapter(f"Feud {n}", (f"Won by {who}.",), n) for n, who in enumerate(self.kept.winners, 1)]

    def dumps(self) -> bytes:
        return msgspec.json.encode(self.kept)

    def string(self) -> str:
        return f"{self.name}/{'/'.join(self.kept.winners)}"


class Feuds(Sagas):
    def new(self, name: str = "", start: str = "") -> Feud:
        return Feud(Kept(name or "Feud"))

    def loads(self, kept: bytes) -> Feud:
        return Feud(msgspec.json.decode(kept, type=Kept))

    def read(self, string: str) -> Feud:
        name, slash, winners = string.partition("/")
        if not slash:
            raise BadSaga("{string!r} is no feud.", string=string)
        return Feud(Kept(name, tuple(filter(None, winners.split("/")))))


class FeudGame(SkirmishGame):
    name: ClassVar[str] = "feud"
    home: ClassVar[str] = "tests.table.feud:GAME"
    sagas = Feuds()

    def about(self, lang: str) -> About:
        return msgspec.structs.replace(super().about(lang), name="feud")


GAME = FeudGame()
