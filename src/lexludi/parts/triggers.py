"""What happens at the same moment is resolved one after another, in the order that somebody chooses.

A rule gathers what it sets off, and then lets a seat put it in order:

    triggers.append(Trigger("6.2.3", (seat, at), partial(hospital, s, seat, at)))
    ...
    yield from one_by_one(s.active, WHICH_FIRST, "1.1.3", triggers=triggers)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.parts.options import First


class Trigger:
    """Something that is set off: the rule, what tells it from others (numbers), and the flow that does it, if any."""

    __slots__ = ("about", "law", "run")

    def __init__(self, law: str, about: tuple[int, ...], run: Callable[[], Any]) -> None:
        self.law = law
        self.about = about
        self.run = run


def one_by_one(seat: int, prompt: str, law: str, triggers: list[Trigger]) -> Flow[None]:
    """Resolve them; of several, that seat says which comes first. The ask tells what they are about, in a row."""
    while triggers:
        first = 0
        if len(triggers) > 1:
            options: list[Option] = [First(n) for n in range(len(triggers))]
            told = tuple(number for trigger in triggers for number in trigger.about)
            choice: First = yield Ask(seat, prompt, options, law, triggers=told)
            first = choice.which
        flow = triggers.pop(first).run()
        if flow is not None:
            yield from flow
