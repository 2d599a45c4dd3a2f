"""What happens at once, in the order somebody chooses."""

from __future__ import annotations

from functools import partial

from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Pass
from lexludi.parts.options import First
from lexludi.parts.triggers import Trigger, one_by_one


def three(done: list[str]) -> list[Trigger]:
    return [Trigger("1.1", (n, 10 + n), partial(done.append, name)) for n, name in enumerate("abc")]


def test_the_chooser_puts_them_in_order() -> None:
    done: list[str] = []
    flow = one_by_one(2, "order", "1.1.3", three(done))
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.options, ask.law) == (2, [First(0), First(1), First(2)], "1.1.3")
    assert ask.values["triggers"] == (0, 10, 1, 11, 2, 12)
    flow.send(First(2))
    assert next(iter(drained(flow, First(1))), None) is None
    assert done == ["c", "b", "a"]


def test_a_single_one_needs_no_order() -> None:
    done: list[str] = []
    assert list(one_by_one(0, "order", "1.1.3", three(done)[:1])) == []
    assert done == ["a"]


def test_one_that_asks_is_asked_in_its_turn() -> None:
    def asking() -> Flow[None]:
        yield Ask(1, "pay", [Pass()])

    flow = one_by_one(0, "order", "1.1.3", [Trigger("1.1", (), asking)])
    ask = next(flow)
    assert isinstance(ask, Ask)
    assert ask.prompt == "pay"


def drained(flow: Flow[None], choice: First) -> list[object]:
    """What is still asked after that choice."""
    try:
        asked = [flow.send(choice)]
    except StopIteration:
        return []
    return [*asked, *flow]
