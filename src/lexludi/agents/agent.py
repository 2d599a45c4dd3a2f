"""What every agent is: somebody who chooses for a seat, from what that seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


class Agent(ABC):
    """Chooses for a seat of a match that asks it: from `match.view(seat)`, the ask, and imagined matches only.

    One agent plays one seat at a time, and has so many `seconds` for a decision (0: no limit). `faults` says what went
    wrong with its choices, a sentence each.
    """

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.faults: list[str] = []

    @abstractmethod
    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        """One of the options of the seat's ask. Raises ValueError if the seat is not asked."""

    def decide(self, match: Match, seat: int, chance: Chance) -> None:
        """Choose, and let the match go on; perhaps more than once, as long as nobody else is to decide."""
        match.choose(self.choose(match, seat, chance), seat)

    def ready(self) -> None:  # noqa: B027 - most agents need nothing
        """Make sure that the agent can play at all, before the first match. Raises BadSetup, which says why not."""

    def finish(self, match: Match, seat: int) -> None:  # noqa: B027 - most agents have nothing to do then
        """The match is over, or somebody else plays the seat from now on."""


def ask_of(match: Match, seat: int) -> Ask:
    """What the seat is asked."""
    for ask in match.asks:
        if ask.seat == seat:
            return ask
    raise ValueError(f"seat {seat} is not asked anything")
