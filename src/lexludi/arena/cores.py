"""Work shared out to the cores of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4
"""How many tasks for each process are handed out at a time: enough that none waits, few enough to stop at once."""


def on_cores(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, *, ordered: bool = True) -> Iterator[Done]:
    """What becomes of the tasks, in their order or as each ends; whoever stops reading ends the processes."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    left = iter(tasks)
    handed: list[Future[Done]] = []
    try:
        while True:
            handed += [pool.submit(work, task) for task in islice(left, AHEAD * jobs - len(handed))]
            if not handed:
                pool.shutdown()
                return
            first = handed[0] if ordered else next(iter(wait(handed, return_when=FIRST_COMPLETED).done))
            done = first.result()
            handed.remove(first)
            yield done
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.kill()
        raise
