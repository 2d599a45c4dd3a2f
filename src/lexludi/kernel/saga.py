"""What lasts beyond a match: a saga goes from match to match, each beginning with what the one before has left."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from lexludi.kernel.about import Chapter

if TYPE_CHECKING:
    from lexludi.kernel.chance import Chance
    from lexludi.kernel.match import Match


class Saga(ABC):
    """One of them, between two matches. It is never changed: what follows a match is a new value."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What its people call it."""

    @property
    @abstractmethod
    def number(self) -> int:
        """The number of the match to come."""

    @abstractmethod
    def options(self) -> dict[str, Any]:
        """What the set-up of the next match is told by the saga, so that nobody need choose it."""

    @abstractmethod
    def begin(self, seats: Sequence[str], seed: str | int | None = None, track: bool = True, **options: Any) -> Match:
        """The next match."""

    @abstractmethod
    def after(self, match: Match, people: Sequence[str] = ()) -> Saga:
        """The saga with that match in it, and who sat where. Raises BadSaga if it is not over, or not of this saga."""

    def sealed(self, chance: Chance) -> Saga:
        """The same, with what nobody is to know of the next match drawn anew.

        Once a match is over its seed is published, and whoever plays it again knows what it left, secrets and all.
        """
        return self

    def seating(self) -> tuple[tuple[str, int], ...]:
        """Who might sit where if the same people play on: each seat, and the one its person had in the last match."""
        return ()

    @abstractmethod
    def chapters(self, lang: str) -> list[Chapter]:
        """Its history, and what comes next."""

    def tells(self, lang: str) -> list[str]:
        """The same, line by line."""
        told = [self.name]
        for chapter in self.chapters(lang):
            told += [chapter.title, *(f"  {line}" for line in chapter.lines)]
        return told

    @abstractmethod
    def dumps(self) -> bytes:
        """As JSON, to be kept in a file."""

    @abstractmethod
    def string(self) -> str:
        """As other programs for this game write it. Raises if they cannot."""


class Sagas(ABC):
    """How the sagas of a game come about."""

    start: ClassVar[str] = ""
    """The option of the set-up whose values are the game's own beginnings, if there is one."""

    @abstractmethod
    def new(self, name: str = "", start: str = "") -> Saga:
        """A saga before its first match; `start` is one of the game's own beginnings."""

    @abstractmethod
    def loads(self, kept: bytes) -> Saga:
        """What `Saga.dumps` gave. Raises BadSaga, saying what is wrong."""

    @abstractmethod
    def read(self, string: str) -> Saga:
        """What `Saga.string`, or another program, gave. Raises an error that says what is wrong with it."""
