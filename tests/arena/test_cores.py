"""Work shared out to processes: in order, as it ends, and over at once when nobody wants it any more."""

import time
from multiprocessing import active_children

import pytest

from lexludi.arena.cores import on_cores


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def invert(n: int) -> float:
    return 1 / n


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(on_cores(nap, [0.3, 0.0, 0.1], 2)) == [0.3, 0.0, 0.1]


def test_results_come_as_each_ends_where_the_order_does_not_matter() -> None:
    assert list(on_cores(nap, [1.0, 0.0], 2, ordered=False)) == [0.0, 1.0]


def test_whoever_stops_reading_ends_the_processes_in_the_middle_of_their_work() -> None:
    before = set(active_children())
    results = on_cores(nap, [0.0, *[3600.0] * 100], 2)
    assert next(results) == 0.0
    began = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    while set(active_children()) - before and time.monotonic() - began < 30:
        time.sleep(0.05)  # the pool's own thread may be the one that learns of a process's end
    assert set(active_children()) <= before


def test_a_task_that_fails_fails_for_the_reader() -> None:
    with pytest.raises(ZeroDivisionError):
        list(on_cores(invert, [1, 0, 1], 2))
