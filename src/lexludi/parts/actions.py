"""A menu of actions: each has a name, says whether it can be taken, and is done; a phase offers all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.state import State
from lexludi.parts.options import Act

S = TypeVar("S", bound=State)


class Action(Generic[S]):
    """Something to do in a phase: the rule that forbids it now, if any, and what it does."""

    def __init__(self, act: Act, why_not: Callable[[S, int], str | None], do: Callable[[S, int], Flow[None]]) -> None:
        self.act = act
        self.why_not = why_not
        self.do = do


class ActionMenu(Generic[S]):
    """The actions of a phase, in the order in which they are offered."""

    def __init__(self) -> None:
        self.actions: dict[Act, Action[S]] = {}

    def __iter__(self) -> Iterator[Action[S]]:
        return iter(self.actions.values())

    def add(self, act: Act, why_not: Callable[[S, int], str | None], do: Callable[[S, int], Flow[None]]) -> None:
        """Declare an action; its name must be its own."""
        if act in self.actions:
            raise ValueError(f"two actions are called {act.what!r}")
        self.actions[act] = Action(act, why_not, do)

    def offer(self, s: S, seat: int, menu: Menu) -> None:
        """Offer whatever can be done now."""
        options = menu.options
        for action in self.actions.values():
            why = action.why_not(s, seat)
            if why is None:
                options.append(action.act)
            elif menu.explains:
                menu.refuse(action.act, why)

    def take(self, s: S, seat: int, act: Act) -> Flow[None]:
        """Do it."""
        return self.actions[act].do(s, seat)
