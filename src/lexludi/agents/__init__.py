"""Who decides: agents, by name. An agent looks at what its seat may see, and chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from lexludi.agents.greedy import GreedyAgent
from lexludi.agents.random import RandomAgent
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


class UnknownAgent(LexLudiError, LookupError):
    """No agent has that name."""


class Agent(Protocol):
    """Chooses for a seat of a match that asks it: from `match.view(seat)`, the ask, and imagined matches only."""

    def choose(self, match: Match, seat: int, chance: Chance) -> Option: ...


AGENTS: dict[str, Callable[[float], Agent]] = {"random": lambda seconds: RandomAgent(), "greedy": GreedyAgent}
"""How each agent is made, given the seconds it may think."""
QUICK = frozenset({"random"})


def names() -> tuple[str, ...]:
    return tuple(AGENTS)


def make(name: str, seconds: float = 0.0) -> Agent:
    """The agent of that name, with so many seconds for a decision."""
    if name not in AGENTS:
        raise UnknownAgent(f"No agent is called {name!r}. Choose from {', '.join(AGENTS)}.")
    return AGENTS[name](seconds)


def quick(name: str) -> bool:
    """Whether the agent answers at once, however much time it has."""
    return name in QUICK


__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "UnknownAgent", "make", "names", "quick"]
