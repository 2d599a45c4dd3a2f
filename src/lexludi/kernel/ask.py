"""Asks: where a rule stops and somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Forbids, Option, Refusal, refused
from lexludi.kernel.state import State

T = TypeVar("T")
Value: TypeAlias = int | tuple[int, ...]
"""What a prompt speaks of: a number, or a row of them."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """One seat chooses one of `options`. `law` is the rule that asks, `values` what the prompt speaks of, by name.

    With `always` the seat is asked even if it has but one option, because not asking would tell the others so.
    """

    __slots__ = ("always", "law", "options", "prompt", "refused", "seat", "values")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        law: str = "",
        always: bool = False,
        refused: list[Refusal] | None = None,
        **values: Value,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.law = law
        self.always = always
        self.refused = refused
        self.values = values

    @property
    def about(self) -> tuple[int, ...]:
        """The values as a row of numbers."""
        row: list[int] = []
        for value in self.values.values():
            if isinstance(value, tuple):
                row += value
            else:
                row.append(value)
        return tuple(row)

    def forced(self) -> bool:
        """Whether the match itself answers, because there is nothing to decide."""
        return len(self.options) == 1 and not self.always

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r}, law={self.law!r})"


class Together:
    """Several seats choose at once, none knowing what the others chose. The rule gets the answers in this order."""

    __slots__ = ("asks",)

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks


class Later:
    """An ask that is worked out only where it is new. A copy that takes its step again has had it, and need not.

    Working it out may change nothing in the state. Worth it where an ask is dear: the menu of a phase.
    """

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Ask]) -> None:
        self.make = make


Flow: TypeAlias = Generator[Ask | Together | Later, Any, T]
"""A rule: it changes the state, yields what somebody must decide, and is sent the very option that was chosen."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """Gathers the options of an ask together with what forbids the others.

    Playouts keep only what is allowed. When somebody wants to know why not, the step runs again with
    `state.explaining` set, and the same code then keeps the refusals as well.
    """

    __slots__ = ("explains", "options", "refused")

    def __init__(self, s: State) -> None:
        self.options: list[Option] = []
        self.explains = s.explaining
        self.refused: list[Refusal] | None = [] if s.explaining else None

    def offer(self, option: Option, unless: Forbids | None = None) -> None:
        """Offer an option, unless a rule (its number, perhaps with the facts) forbids it."""
        if unless is None:
            self.options.append(option)
        elif self.refused is not None:
            self.refused.append(refused(option, unless))

    def refuse(self, option: Option, why: Forbids) -> None:
        """Say that a rule forbids this. Worth a call only where `explains` is set."""
        if self.refused is not None:
            self.refused.append(refused(option, why))

    def tell(self, option: Option, why: Forbids) -> None:
        """Give the facts of a refusal that has none, if there is one of that option. Worth a call as `refuse` is."""
        for n, refusal in enumerate(self.refused or ()):
            if refusal.option == option and refusal.why is None:
                assert self.refused is not None
                self.refused[n] = refused(option, why)

    def explain(self, why: Callable[[Refusal], Forbids]) -> None:
        """Give their facts to all refusals that have none. Worth a call as `refuse` is."""
        if self.refused is not None:
            self.refused = [refused(r.option, why(r)) if r.why is None else r for r in self.refused]

    def ask(self, seat: int, prompt: str, law: str = "", always: bool = False, **values: Value) -> Ask:
        """An ask of what has gathered, options and refusals."""
        ask = Ask(seat, prompt, self.options, law, always, self.refused)
        ask.values = values  # cheaper than to hand them on by name
        return ask
