"""What every game's state has in common: an agenda, chance, a log, and an end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Event, Noted, Result
from lexludi.kernel.glimpse import Part
from lexludi.kernel.native import mypyc_attr


class GameOver(Exception):
    """Leaves every rule under way at once: the match has a result."""


class BrokenOff(Exception):
    """Leaves every rule of the step under way at once: the match goes on with its agenda."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of a match between two decisions. Games subclass it with plain typed fields.

    `agenda` is a stack of `(step name, *args)`: between steps it alone says what comes next. `seen` counts the secrets
    revealed so far; with the numbers drawn from chance it tells which decisions can no longer be taken back.
    """

    __slots__ = (
        "agenda", "automatic", "chance", "explaining", "idle", "log", "result", "seen", "unwatched",
    )  # fmt: skip

    def __init__(self, chance: Chance) -> None:
        self.agenda: list[tuple[Any, ...]] = []
        self.chance = chance
        self.log: list[Event] | None = None
        self.result: Result | None = None
        self.seen = 0
        self.explaining = False
        self.idle = 0
        """Forced choices and steps, in thousands, since somebody last decided."""
        self.automatic = 0
        """The seats, one bit each, that rules play: what those rules leave open, the first option settles."""
        self.unwatched = False
        """Whether nobody looks on, as in a playout: what is asked only so that nobody can tell is not asked."""

    def inherit(self, other: State) -> None:
        """Take over the kernel's part of another state; a game's `copy` calls it. Log and who looks on stay behind."""
        self.agenda = other.agenda.copy()
        self.chance = other.chance.copy()
        self.result = other.result
        self.automatic = other.automatic
        self.seen = other.seen
        self.log = None
        self.explaining = False
        self.unwatched = False
        self.idle = 0

    @abstractmethod
    def copy(self) -> State:
        """An independent copy; immutable values may be shared."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain JSON."""

    def parts(self) -> Mapping[str, Part] | None:
        """The view part by part, by the names of its entries; None if the game has only the whole."""
        return None

    @abstractmethod
    def imagine(self, seat: int | None, chance: Chance) -> None:
        """Resample, in place, everything that seat cannot know."""

    def tell(self, event: Event) -> None:
        """Write into the log, if anybody keeps one."""
        if self.log is not None:
            self.log.append(event)

    def note(self, seat: int, what: str, law: str, **values: int) -> None:
        """Write a note into the log, if anybody keeps one: what is told of a seat, with its values as declared."""
        if self.log is not None:
            self.log.append(Noted(seat, what, tuple(values.values()), law))

    def reveal(self) -> None:
        """Somebody has just learned a secret: what led here cannot be undone."""
        self.seen += 1

    def then(self, *step: Any) -> None:
        """Put a step on the agenda; the last one put there comes first. Arguments are numbers, text, None, tuples."""
        self.agenda.append(step)

    def break_off(self, *steps: tuple[Any, ...]) -> None:
        """Leave whatever is under way or still to come, and go on with these steps, in this order."""
        self.agenda[:] = steps[::-1]
        raise BrokenOff

    def end(self, result: Result) -> None:
        """End the match here and now, whatever rule is under way."""
        self.result = result
        self.agenda.clear()
        raise GameOver
