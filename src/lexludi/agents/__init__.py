"""Who decides: agents, by name or of one's own. An agent looks at what its seat may see, and chooses."""

from __future__ import annotations

import re
from typing import TypeAlias

from lexludi.agents.agent import Agent
from lexludi.agents.external import ExternalAgent
from lexludi.agents.greedy import GreedyAgent
from lexludi.agents.own import Chooser, FunctionAgent, UnknownAgent, installed, load, make_own
from lexludi.agents.random import RandomAgent
from lexludi.agents.search import SearchAgent

AGENTS = ("random", "greedy", "search")
"""Our own agents, which anybody may choose. All others run code or a program of somebody's, on that one's machine."""
QUICK = frozenset({"random"})
EXTERNAL = "external:"
BUDGET = re.compile(r"(?P<simulations>[1-9]\d{0,8})|(?P<seconds>\d{1,6}(\.\d+)?)s")

Who: TypeAlias = "str | type[Agent] | Chooser"
"""Who plays a seat: an agent by its name, a kind of Agent, or a function that chooses."""


def names() -> tuple[str, ...]:
    """The agents that have names: ours, and those that installed packages bring."""
    return (*AGENTS, *(name for name in installed() if name not in AGENTS))


def make(who: Who, seconds: float = 0.0, simulations: int = 0) -> Agent:
    """An agent with so many seconds, or simulations, for a decision.

    `search:800` and `search:0.5s` bring a budget of their own; `external:./bot.py --fast` runs that program, and
    `module:name` is whatever that module calls so: a kind of Agent, or a function.
    """
    if not isinstance(who, str):
        return make_own(who, seconds)
    if who.startswith(EXTERNAL):
        return ExternalAgent(who.removeprefix(EXTERNAL), seconds)
    kind, colon, budget = who.partition(":")
    if kind == "search":
        return _search(who, budget) if colon else SearchAgent(seconds, simulations)
    if who == "random":
        return RandomAgent(seconds)
    if who == "greedy":
        return GreedyAgent(seconds)
    found = load(who)
    if found is not None:
        return make_own(found, seconds, who)
    known = ", ".join(names())
    raise UnknownAgent(
        "No agent is called {name!r}. Choose from {known}, or name one of your own as module:name or external:PROGRAM.",
        name=who,
        known=known,
    )


def _search(name: str, budget: str) -> SearchAgent:
    found = BUDGET.fullmatch(budget)
    if found is None:
        raise UnknownAgent(
            "{name!r} has no budget: write search:800 for simulations, or search:0.5s for seconds.", name=name
        )
    return SearchAgent(float(found["seconds"] or 0), int(found["simulations"] or 0))


def quick(who: Who) -> bool:
    """Whether the agent answers at once, however much time it has, and without imagining anything."""
    return isinstance(who, str) and who in QUICK


__all__ = [
    "AGENTS",
    "EXTERNAL",
    "Agent",
    "Chooser",
    "ExternalAgent",
    "FunctionAgent",
    "GreedyAgent",
    "RandomAgent",
    "SearchAgent",
    "UnknownAgent",
    "Who",
    "make",
    "names",
    "quick",
]
