"""The games there are. Each installed package names its games in the entry-point group `lexludi.games`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexludi.kernel.about import GREY, About, Score, Seat, Setup
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup, UnknownGame
from lexludi.kernel.events import Event
from lexludi.kernel.moment import Moment
from lexludi.kernel.numbers import Numbers
from lexludi.kernel.options import NO_NAMES, Names, Option, OptionCodec
from lexludi.kernel.saga import Sagas
from lexludi.kernel.state import State
from lexludi.kernel.words import View, Words

if TYPE_CHECKING:
    from lexludi.kernel.notation import Notation

Step = Callable[..., Any]
"""A step of the agenda: takes the state and its arguments; returns a Flow, or None when it asks nothing."""
PLAYERS: Final = {"A": "#c0392b", "B": "#1b6ca8", "C": "#2e7d32", "D": "#b8860b"}
"""Who sits in a game that names nobody, and their colours."""
PAUSE: Final = "pause"
"""The prompt at which a turn that was asked for alone is over."""


class Game(ABC):
    """Everything that the engine and its shells may ask of a game.

    The first few a game must say: its steps and options, a way to set it up, and its own text for positions. All else
    has a default good enough to play at a table, in a terminal and in a tournament.
    """

    name: ClassVar[str]
    law: ClassVar[str]
    """The version of the law that is played unless set-up says otherwise; recorded with each match."""
    home: ClassVar[str]
    """Where another process finds the game: `module:name`, as in an entry point."""
    steps: Mapping[str, Step]
    options: OptionCodec
    bound: ClassVar[int] = 20_000
    """No match takes more decisions than this."""
    outcomes: ClassVar[int] = 0
    """No number that is drawn has more values than this; 0 where nobody has counted them."""
    laws: ClassVar[Mapping[str, Path]] = {}
    """The laws that the game brings: by name, the folder that holds `law.toml` and the code that cites it."""
    data: str = ""
    """A digest of the data that the game is played with, where these can be replaced (see `boxes`)."""
    sagas: Sagas | None = None
    """What of the game lasts beyond a match, if anything does."""

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

    # Before a match

    def about(self, lang: str) -> About:
        """Who can play, and what can be chosen: all that a set-up page shows."""
        seats = tuple(Seat(name, name, colour=colour) for name, colour in PLAYERS.items())
        return About(name=self.name, title=self.name.capitalize(), seats=seats, usual=tuple(PLAYERS)[:2])

    def warnings(self, seats: tuple[str, ...], options: Mapping[str, Any], lang: str) -> list[str]:
        """What to think of before a match is set up so, which it can be: a sentence each."""
        return []

    def plays_itself(self, seat: str) -> bool:
        """Whether the rules themselves play a seat of that name: nobody sits there, and it is never asked."""
        return False

    def setups(self, count: int, seed: int = 0) -> list[Setup]:
        """A sample of set-ups in which everything comes round: for the contract, fuzzing and benchmarks."""
        about = self.about("en")
        names = [seat.value for seat in about.seats if not seat.itself]
        sizes = range(about.least, about.most + 1)
        return [Setup(tuple(names[: sizes[n % len(sizes)]])) for n in range(count)]

    # What people see

    def words(self, language: str) -> Words:
        """How the game speaks that language; a game without words of its own shows what code writes."""
        return Words()

    def picture(self, view: View, lang: str, narrow: bool = False) -> str | None:
        """The whole table as SVG, drawn from a view; None if the game has no picture, and is shown as text."""
        return None

    def path(self, view: View, ask: Ask, option: Option) -> tuple[str, ...]:
        """The ids of the picture that lead to an option: origin, target, and last `count-n`. Empty for a button."""
        return ()

    def trail(self, view: View, event: Event) -> tuple[str, ...]:
        """The ids of the picture where something happened: from, to."""
        return ()

    def before(self, state: State, view: View, ask: Ask, option: Option, lang: str) -> Moment | None:
        """What somebody who is about to choose this should see first: both sides of a battle, and the odds.

        The state is imagined for that seat: what it cannot know is only guessed there.
        """
        return None

    def after(self, view: View, event: Event, lang: str) -> Moment | None:
        """What is shown of an event besides its sentence: the dice of a battle, and what came of them."""
        return None

    def warns(self, seat: int, told: Event | Ask) -> bool:
        """Whether a choice of that seat wants a second thought because it brings this about, or leads to that ask."""
        return False

    def gains(self, event: Event) -> tuple[int, int] | None:
        """Who gains how many points by an event (or loses them), for the story of a match."""
        return None

    def scores(self, view: View, lang: str) -> list[Score]:
        """Everybody's points, for the edge of the table; by default the `points` of the view."""
        words = self.words(lang)
        points = view.get("points", ())
        colours = {seat.value: seat.colour for seat in self.about(lang).seats}
        return [
            Score(n, words.seat(view, n), points[n] if points else 0, colours.get(name, GREY))
            for n, name in enumerate(view["seats"])
        ]

    def open_view(self, state: State) -> dict[str, Any]:
        """Everything, with nothing hidden, for the replay of a finished match; by default what a spectator sees."""
        return state.view(None)

    def notation(self) -> Notation | None:
        """How people write matches of this game down; None if there is no such notation."""
        return None

    # During a match

    def seated(self, state: State, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Who sits where by now, given who was named at the start: some games settle that in the match."""
        return seats

    def turn(self, state: State) -> int:
        """How many turns have begun; 0 where a game has none."""
        return 0

    def rounds(self, state: State) -> int:
        """How many rounds have begun, for statistics; 0 where a game has none."""
        return 0

    def open_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match under way that everybody may know: without what tells the future."""
        return dict(options)

    def one_turn(self, position: str, seat: str, top: str = "") -> str:
        """A position of the same table with one turn of that seat next, which the rules play, and then a PAUSE.

        The seat may be typed with other parts than it has; `top` is the card on top of the deck. Raises BadSetup.
        """
        raise BadSetup("No seat of this game plays by rules of its own.")

    # For programs

    def value(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, to agents: more is better. By default only a won match is good."""
        if state.result is None:
            return 0.0
        return 1.0 if seat in state.result.winners else -1.0

    def points(self, state: State) -> Sequence[int]:
        """The points of each seat, for rewards and plots; those of the view, unless a game knows them sooner."""
        points: Sequence[int] = state.view(None).get("points", ())
        return points

    def numbers(self) -> Numbers:
        """How options and views turn into numbers, for programs that learn; by default they are hashed."""
        return Numbers()

    def names(self, state: State) -> Names:
        """The names that people write instead of the numbers in options; by default they write the numbers."""
        return NO_NAMES


_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game known by hand; installed games are found by themselves."""
    _added[game.name] = game


def names() -> list[str]:
    """The names of all games that are known, in order."""
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


def installed(name: str) -> bool:
    """Whether the game of that name is found by every process, not added to this one by hand."""
    return any(entry.name == name for entry in _installed())


def loaded(name: str) -> bool:
    """Whether the game of that name has been asked for."""
    return name in _added


@cache
def _installed() -> Iterable[Any]:
    from importlib.metadata import entry_points  # slow to import, and a game added by hand needs none of it

    return entry_points(group="lexludi.games")
