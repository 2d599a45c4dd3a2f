"""A process that measures one engine, a slice at a time, when it is told to. Peers use it in their own venvs.

Each figure has a piece of work for every round (other matches in each), the same whenever that round is measured, so
that slices can be compared. The process first prints what it has as JSON, then answers each line, the number of a
round and the name of a figure, with the seconds of the processor that one thing (a decision, a copy) of that work took.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Mapping
from math import ceil
from time import process_time
from typing import NamedTuple


class Work(NamedTuple):
    """A piece of work, and how many things it does."""

    do: Callable[[], object]
    things: float


def serve(
    prepare: Callable[[int], Mapping[str, Work]],
    seconds: float,
    compiled: bool = False,
    facts: Mapping[str, float] | None = None,
) -> None:
    """Answer until the input ends; a slice lasts at least so many seconds, and at least one piece."""
    times: dict[str, int] = {}
    now, works = 0, prepare(0)
    gc.collect()
    gc.freeze()
    print(json.dumps({"compiled": compiled, "figures": list(works), "facts": dict(facts or {})}), flush=True)
    for line in sys.stdin:
        number, _, name = line.strip().partition(" ")
        if int(number) != now:
            now = int(number)
            works = prepare(now)
        work = works[name]
        if name not in times:
            times[name] = max(1, ceil(seconds / timed(work.do, 1)))
        print(timed(work.do, times[name]) / times[name] / work.things, flush=True)


def timed(do: Callable[[], object], times: int) -> float:
    gc.collect()
    start = process_time()
    for _ in range(times):
        do()
    return max(process_time() - start, 1e-6)
