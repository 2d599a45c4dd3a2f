"""A table under test: laid from a position or set up, with choices by named seats, and scripted dice.

    class Field(Table):
        game = "skirmish"

    Field.lay('''
        seats: 2
        soldiers 0: 3 0 0 0 1 0 0 0 0 0 0 0
        …
    ''').dice(3, 0).choose("attack 4 1").by(1, Pass())

`choose` answers for the seat whose turn it is, `by` for the one it names; an ask put to anybody else fails.
A game's own kit subclasses it with the words of that game: `table.warriors("eyrie", 5)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any, ClassVar, Self, TypeVar

from lexludi.kernel.catalog import Step
from lexludi.kernel.events import Event
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.play import course

Kind = TypeVar("Kind", bound=Event)


class Watched(dict[str, Step]):
    """The steps of a game; each is noted as it is looked up to be taken."""

    def __init__(self, steps: Mapping[str, Step], taken: list[str]) -> None:
        super().__init__(steps)
        self.taken = taken

    def __getitem__(self, name: str) -> Step:
        self.taken.append(name)
        return super().__getitem__(name)


class Table:
    """A match and how a test speaks of it."""

    game: ClassVar[str]

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first = match.ask.seat if match.ask else -1
        """The seat that is asked first."""
        self.named = -1
        """The seat that `by` named last."""
        self.stock: dict[str, int] = {}
        self.course: list[str] = []
        """The steps taken and the prompts asked (`?craft`), where the table is watched."""

    @classmethod
    def lay(cls, text: str) -> Self:
        """A table from a position, written with only what matters."""
        table = cls(Match.at(cls.game, dedent(text)))
        table.stock = dict(table.match.game.inventory(table.match.game.read(dedent(text))))
        table.check()
        return table

    @classmethod
    def read(cls, file: Path) -> Self:
        """A table from a position in a file."""
        return cls.lay(file.read_text("utf-8"))

    @classmethod
    def start(cls, *seats: str, seed: str = "1", **options: Any) -> Self:
        """A table from its set-up."""
        table = cls(Match.set_up(cls.game, seats=seats, seed=seed, **options))
        table.check()
        return table

    @classmethod
    def watch(cls, text: str) -> Self:
        """A table from a position that starts with a step; `course` then tells every step taken and every ask put."""
        laid = cls.lay(text)
        state = laid.match.game.read(dedent(text))
        match = Match(laid.match.game, laid.match.origin, state)
        table = cls(match)
        match.steps = Watched(match.steps, table.course)
        match._send = course(state, match.steps, True).send
        match._advance(None)
        table._asked()
        return table

    def _asked(self) -> None:
        if self.match.ask is not None:
            self.course.append(f"?{self.match.ask.prompt}")

    def dice(self, *numbers: int) -> Self:
        """The next random numbers."""
        self.match.script(*numbers)
        return self

    @property
    def on_turn(self) -> int:
        """The seat that `choose` answers for: the one asked first, unless a game's kit knows whose turn it is."""
        return self.first

    def who(self, seat: int) -> str:
        """A seat, for the sentence that says whom a test forgot."""
        return f"seat {seat}"

    def choose(self, *choices: Option | str) -> Self:
        """Make these choices one after another, for the seat whose turn it is; each must be offered to it."""
        for choice in choices:
            self._answer(self.on_turn, choice)
        return self

    def by(self, seat: int, *choices: Option | str) -> Self:
        """The same for that seat, which need not be on turn; without choices, what it is asked can be looked at."""
        self.named = seat
        self._demand(seat)
        for choice in choices:
            self._answer(seat, choice)
        return self

    def _answer(self, seat: int, choice: Option | str) -> None:
        self._demand(seat)
        self.match.choose(choice, seat)
        self._asked()
        self.check()

    def _demand(self, *seats: int) -> None:
        """Whoever is asked is one of these."""
        asks = self.match.asks
        if asks and all(ask.seat not in seats for ask in asks):
            put = " and ".join(f"{ask.prompt!r} to {self.who(ask.seat)}" for ask in asks)
            raise AssertionError(f"The rules put {put}; the test answers for {self.who(seats[0])}.")

    def check(self) -> None:
        """What holds at any time: no component is lost or made."""
        game, state = self.match.game, self.match.state
        now = game.inventory(state)
        changed = {name: (count, now.get(name)) for name, count in self.stock.items() if now.get(name) != count}
        assert not changed, f"components are not conserved (before, now): {changed}"
        self.stock = dict(now)

    @property
    def prompt(self) -> str:
        """What is asked now; "" when the match is over."""
        return self.match.ask.prompt if self.match.ask else ""

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.match.ask is not None, "nobody is asked: the match is over"
        return self.match.ask.seat

    @property
    def options(self) -> list[Option]:
        """What is offered to the seat on turn, or to the one named last."""
        self._demand(self.on_turn, self.named)
        return self.match.ask.options if self.match.ask else []

    def offers(self, choice: Option | str) -> bool:
        """Whether a choice is among the options."""
        if isinstance(choice, str):
            choice = self.match.parse(choice)
        return choice in self.options

    def refuses(self, choice: Option | str) -> str:
        """The rule that forbids a choice; "" if it is not even mentioned."""
        if isinstance(choice, str):
            choice = self.match.parse(choice)
        self._demand(self.on_turn, self.named)
        return next((r.law for r in self.match.refusals() if r.option == choice), "")

    def says_why_not(self, choice: Option | str, lang: str = "en") -> str:
        """Why a choice is not possible, with the facts, in words; "" if none are told."""
        if isinstance(choice, str):
            choice = self.match.parse(choice)
        words, view = self.match.game.words(lang), self.match.view(self.asked)
        return next((words.because(view, r) for r in self.match.refusals() if r.option == choice), "")

    def events(self, kind: type[Kind]) -> list[Kind]:
        """What happened of that kind."""
        return [event for event in self.match.events if isinstance(event, kind)]
