"""The games there are. Each installed package names its games in the entry-point group `lexludi.games`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import UnknownGame
from lexludi.kernel.numbers import Numbers
from lexludi.kernel.options import NO_NAMES, Names, OptionCodec
from lexludi.kernel.state import State
from lexludi.kernel.words import Words

Step = Callable[..., Any]
"""A step of the agenda: takes the state and its arguments; returns a Flow, or None when it asks nothing."""


class Game(ABC):
    """What a game brings: its steps and options, a way to set it up, and its own text for positions."""

    name: ClassVar[str]
    law: ClassVar[str]
    """The version of the law that is played unless set-up says otherwise; recorded with each match."""
    home: ClassVar[str]
    """Where another process finds the game: `module:name`, as in an entry point."""
    steps: Mapping[str, Step]
    options: OptionCodec
    bound: ClassVar[int] = 20_000
    """No match takes more decisions than this."""

    @abstractmethod
    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> State:
        """A state whose agenda starts the match. Raises BadSetup with a sentence that says what is wrong."""

    @abstractmethod
    def inventory(self, state: State) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: the same all match long, once it is in the match."""

    @abstractmethod
    def write(self, state: State) -> str:
        """The whole state as readable text."""

    @abstractmethod
    def read(self, text: str) -> State:
        """The state that such a text describes. Raises PositionError with the line that is wrong."""

    def words(self, language: str) -> Words:
        """How the game speaks that language; a game without words of its own shows what code writes."""
        return Words()

    def plays_itself(self, seat: str) -> bool:
        """Whether the rules themselves play a seat of that name: nobody sits there, and it is never asked."""
        return False

    def value(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, to agents: more is better. By default only a won match is good."""
        if state.result is None:
            return 0.0
        return 1.0 if seat in state.result.winners else -1.0

    def points(self, state: State) -> Sequence[int]:
        """The points of each seat, for rewards; those of the view, if it has any, unless a game knows them sooner."""
        points: Sequence[int] = state.view(None).get("points", ())
        return points

    def numbers(self) -> Numbers:
        """How options and views turn into numbers, for programs that learn; by default they are hashed."""
        return Numbers()

    def names(self, state: State) -> Names:
        """The names that people write instead of the numbers in options; by default they write the numbers."""
        return NO_NAMES

    def rounds(self, state: State) -> int:
        """How many rounds have begun, for statistics; 0 where a game has none."""
        return 0


_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game known by hand; installed games are found by themselves."""
    _added[game.name] = game


def names() -> list[str]:
    return sorted({*_added, *(e.name for e in _installed())})


def game(name: str) -> Game:
    """The game of that name."""
    if name in _added:
        return _added[name]
    for entry in _installed():
        if entry.name == name:
            found: Game = entry.load()
            _added[name] = found
            return found
    from difflib import get_close_matches

    known = names()
    close = get_close_matches(name, known, 1)
    if close:
        raise UnknownGame("No game is called {name!r}. Did you mean {close}?", name=name, close=close[0])
    raise UnknownGame("No game is called {name!r}. Known games: {known}.", name=name, known=", ".join(known) or "none")


def _installed() -> Iterable[Any]:
    from importlib.metadata import entry_points  # slow to import, and a game added by hand needs none of it

    return entry_points(group="lexludi.games")
