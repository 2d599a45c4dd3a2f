"""Agents of one's own, for the tests of such agents."""

from __future__ import annotations

from lexludi.agents import Agent
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


def last(match: Match, seat: int, chance: Chance) -> Option:
    """Always the last option, which it looks at in an imagined world first."""
    option = next(ask for ask in match.asks if ask.seat == seat).options[-1]
    match.imagine(seat, chance).choose(option, seat)
    return option


class First(Agent):
    """Always the first option; remembers how often it chose."""

    made = 0

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        self.made += 1
        return next(ask for ask in match.asks if ask.seat == seat).options[0]


class Stubborn(Agent):
    """Cannot be made as agents are."""

    def __init__(self) -> None:
        super().__init__()

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        raise AssertionError


class Stranger:
    """No agent at all."""


NUMBER = 7
