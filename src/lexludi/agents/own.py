"""Agents of one's own, in this very process: by entry point, as `module:name`, or as anything that chooses.

An agent is a subclass of `Agent`, which is made anew for each seat with the seconds it has for a decision (0: no
limit), or simply a function:

    def cautious(match: Match, seat: int, chance: Chance) -> Option:
        ask = next(ask for ask in match.asks if ask.seat == seat)
        worlds = [match.imagine(seat, chance) for _ in range(10)]
        ...
        return ask.options[0]

A package makes its agents known by the entry-point group `lexludi.agents`: `cautious = "my_bots:cautious"`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from lexludi.agents.agent import Agent
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option

GROUP = "lexludi.agents"
PLACE = re.compile(r"(?P<module>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):(?P<name>[A-Za-z_]\w*)")

Chooser: TypeAlias = Callable[[Match, int, Chance], Option]


class UnknownAgent(BadSetup, LookupError):
    """No agent has that name, or it cannot be loaded."""


class FunctionAgent(Agent):
    """Lets a function choose."""

    def __init__(self, chooser: Chooser, seconds: float = 0.0) -> None:
        super().__init__(seconds)
        self.chooser = chooser

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        return self.chooser(match, seat, chance)


def make_own(found: type[Agent] | Chooser, seconds: float, name: str = "") -> Agent:
    """An agent of that kind. Raises UnknownAgent if it is none."""
    name = name or str(found)
    if isinstance(found, type):
        if not issubclass(found, Agent):
            raise UnknownAgent("{name} is a class, but no kind of lexludi.agents.Agent.", name=name)
        try:
            return found(seconds)
        except TypeError as error:
            raise UnknownAgent("{name} cannot be made with its seconds: {error}.", name=name, error=error) from error
    if not callable(found):
        raise UnknownAgent("{name} neither is a kind of lexludi.agents.Agent nor can be called.", name=name)
    return FunctionAgent(found, seconds)


def installed() -> list[str]:
    """The names of agents that installed packages bring."""
    return sorted({entry.name for entry in _entries()})


def load(name: str) -> Any | None:
    """What a name stands for, as an entry point or as `module:name`; None if it is neither."""
    for entry in _entries():
        if entry.name == name:
            try:
                return entry.load()
            except Exception as error:
                raise _unloaded(name, error) from error
    place = PLACE.fullmatch(name)
    if place is None:
        return None
    here = str(Path.cwd())
    if here not in sys.path:  # a file of one's own lies where one is, and not where the command is installed
        sys.path.insert(0, here)
    try:
        module = import_module(place["module"])
    except Exception as error:  # whatever the module does while it is imported
        raise _unloaded(name, error) from error
    try:
        return vars(module)[place["name"]]
    except KeyError:
        found, wanted = place["module"], place["name"]
        raise UnknownAgent("The module {module} has no {wanted}.", module=found, wanted=wanted) from None


def _unloaded(name: str, error: Exception) -> UnknownAgent:
    told = f"{type(error).__name__}: {error}"
    return UnknownAgent("The agent {name} cannot be loaded: {error}.", name=name, error=told)


@cache
def _entries() -> Iterable[Any]:
    from importlib.metadata import entry_points  # slow to import

    return entry_points(group=GROUP)
