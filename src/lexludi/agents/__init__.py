"""Who decides: agents, by name. An agent looks at what its seat may see, and chooses."""

from __future__ import annotations

import re

from lexludi.agents.agent import Agent
from lexludi.agents.external import ExternalAgent
from lexludi.agents.greedy import GreedyAgent
from lexludi.agents.random import RandomAgent
from lexludi.agents.search import SearchAgent
from lexludi.kernel.errors import BadSetup

AGENTS = ("random", "greedy", "search")
"""The agents anybody may choose; `external:PROGRAM ARGUMENTS` runs a program, so it is for one's own machine only."""
QUICK = frozenset({"random"})
EXTERNAL = "external:"
BUDGET = re.compile(r"(?P<simulations>[1-9]\d{0,8})|(?P<seconds>\d{1,6}(\.\d+)?)s")


class UnknownAgent(BadSetup, LookupError):
    """No agent has that name."""


def names() -> tuple[str, ...]:
    return AGENTS


def make(name: str, seconds: float = 0.0, simulations: int = 0) -> Agent:
    """The agent of that name, with so many seconds, or simulations, for a decision.

    `search:800` and `search:0.5s` bring a budget of their own; `external:./bot.py --fast` runs that program.
    """
    if name.startswith(EXTERNAL):
        return ExternalAgent(name.removeprefix(EXTERNAL), seconds)
    kind, colon, budget = name.partition(":")
    if kind == "search":
        return _search(name, budget) if colon else SearchAgent(seconds, simulations)
    if name == "random":
        return RandomAgent()
    if name == "greedy":
        return GreedyAgent(seconds)
    known = ", ".join(AGENTS)
    raise UnknownAgent("No agent is called {name!r}. Choose from {known}, or external:PROGRAM.", name=name, known=known)


def _search(name: str, budget: str) -> SearchAgent:
    found = BUDGET.fullmatch(budget)
    if found is None:
        raise UnknownAgent(
            "{name!r} has no budget: write search:800 for simulations, or search:0.5s for seconds.", name=name
        )
    return SearchAgent(float(found["seconds"] or 0), int(found["simulations"] or 0))


def quick(name: str) -> bool:
    """Whether the agent answers at once, however much time it has, and without imagining anything."""
    return name in QUICK


__all__ = [
    "AGENTS",
    "EXTERNAL",
    "Agent",
    "ExternalAgent",
    "GreedyAgent",
    "RandomAgent",
    "SearchAgent",
    "UnknownAgent",
    "make",
    "names",
    "quick",
]
