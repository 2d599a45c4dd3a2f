"""Words: how a game speaks to people. A game overrides these; as they stand, they show things as code writes them.

Everything is said from a view, so that what a view hides cannot leak.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import Said
from lexludi.kernel.events import Event, Result
from lexludi.kernel.options import Option, Refusal

View: TypeAlias = Mapping[str, Any]
"""What a seat may know, as `Match.view` gives it: what the game shows, and `seats`, `asks` and `result`."""


class Words:
    """The sentences of one game in one language."""

    def seat(self, view: View, seat: int) -> str:
        """Who sits there."""
        seats = view["seats"]  # a position need not name them
        return str(seats[seat]) if seats else f"seat {seat + 1}"

    def prompt(self, view: View, ask: Ask) -> str:
        """What is asked, without the name of who is asked."""
        return ask.prompt

    def ask(self, view: View, ask: Ask) -> str:
        """Who is asked, and what."""
        return f"{self.seat(view, ask.seat)}: {self.prompt(view, ask)}"

    def option(self, view: View, ask: Ask, option: Option) -> str:
        """What choosing this means."""
        return repr(option)

    def short(self, view: View, ask: Ask, option: Option) -> str:
        """The same in a word or two, beside the name of the place or card that its path begins with."""
        return self.option(view, ask, option)

    def several(self, view: View, ask: Ask, options: list[Option]) -> str:
        """Options that differ in a count only, as one."""
        return f"{self.option(view, ask, options[0])} … {self.option(view, ask, options[-1])}"

    def hinge(self, view: View, ask: Ask, kind: type[Option]) -> Hashable:
        """What such options are told by, beside their own values and the prompt: all that `option`, `short`, `several`
        and the path on the board look up in the view or the ask. With the same hinge the same is told, and it is worked
        out once. None: nobody knows.
        """
        return None

    def event(self, view: View, event: Event) -> str:
        """What happened, as a sentence."""
        return repr(event)

    def scene(self, view: View) -> Hashable:
        """Likewise what any event is told by: all that `event`, the trail and what follows look up in a view."""
        return None

    def result(self, view: View, result: Result) -> str:
        """Who won, and how."""
        winners = ", ".join(self.seat(view, seat) for seat in result.winners)
        return f"The winner is {winners} ({result.how})."

    def because(self, view: View, refusal: Refusal) -> str:
        """Why an option is not possible, with the facts; "" where the rule tells none, and its own sentence must do."""
        return ""

    def is_plain(self, refusal: Refusal) -> bool:
        """Whether everybody sees why, so that only whoever tries it need be told."""
        return False

    def refusal(self, error: Said) -> str:
        """Why a match cannot begin so, or a saga cannot be read; "" where the game has no words of its own for that."""
        return ""

    def text(self, view: View, width: int = 96) -> str:
        """The whole table as text."""
        return "\n".join(f"{name}: {value}" for name, value in view.items() if name not in ("asks", "result"))

    def whole(self, view: View, asked: Sequence[int], result: Result | None) -> str:
        """The table as text, with who is to decide, or how it ended."""
        said = [self.text(view), *(f"{self.seat(view, seat)} is to decide." for seat in asked)]
        return "\n".join(said if result is None else [*said, self.result(view, result)])
