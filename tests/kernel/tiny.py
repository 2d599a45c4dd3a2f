"""A game of one step, written by each test: `match_of(step)` plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game, Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Result
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, OptionCodec, Pass
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines
from lexludi.kernel.state import State


class Say(Option, frozen=True):
    n: int


class Tiny(State):
    """What has been said so far."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.said: list[int] = []

    def copy(self) -> Tiny:
        s = Tiny.__new__(Tiny)
        s.inherit(self)
        s.said = self.said.copy()
        return s

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"said": self.said.copy()}

    def imagine(self, seat: int | None, chance: Chance) -> None:
        pass

    def finish(self) -> None:
        self.end(Result((0,), (len(self.said),), "said enough"))


class TinyGame(Game):
    name: ClassVar[str] = "tiny"
    law: ClassVar[str] = "1"
    home: ClassVar[str] = "tests.kernel.tiny:GAME"
    options = OptionCodec(Pass, Say)

    def __init__(self, steps: Mapping[str, Step]) -> None:
        self.steps = steps

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Tiny:
        s = Tiny(chance)
        s.then("start")
        return s

    def inventory(self, state: State) -> Mapping[str, int]:
        return {}

    def write(self, state: State) -> str:
        assert isinstance(state, Tiny)
        return write_lines([("said", " ".join(map(str, state.said))), *kernel_lines(state)])

    def read(self, text: str) -> Tiny:
        lines = Lines(text)
        s = Tiny(read_chance(lines))
        s.said = lines.numbers("said", "")
        s.agenda = read_agenda(lines, self.steps)
        lines.done()
        return s


def match_of(start: Step, track: bool = True, **steps: Step) -> Match:
    """A match of two seats whose only step is `start`; further steps by name."""
    catalog.add(TinyGame({"start": start, **steps}))
    return Match.new("tiny", ["ann", "bob"], seed="tiny", track=track)


def says(*numbers: int) -> list[Option]:
    return [Say(n) for n in numbers]
