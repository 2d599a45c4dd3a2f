"""Threads for work that would keep the event loop waiting: a few for each kind, so that no kind delays another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from lexludi.kernel.errors import LexLudiError
from lexludi.locale import N_

T = TypeVar("T")


class Busy(LexLudiError):
    """So much of one kind of work waits already that more is refused."""

    status = 503

    def __init__(self) -> None:
        super().__init__(N_("This server has too much of that to do just now; try again in a minute."))


class Hands:
    """So many threads, and so many pieces of work that may wait for them; without a limit if none is given."""

    def __init__(self, name: str, threads: int, waiting: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(threads, f"lexludi-{name}")
        self.most = None if waiting is None else threads + waiting
        self.busy = 0

    async def run(self, work: Callable[..., T], *args: Any, **values: Any) -> T:
        """Do it in a thread. Raises Busy if too much waits."""
        if self.most is not None and self.busy >= self.most:
            raise Busy
        self.busy += 1
        task = asyncio.wrap_future(self.pool.submit(work, *args, **values))
        task.add_done_callback(self._done)
        return await asyncio.shield(task)  # a visitor who leaves does not make the thread free

    def _done(self, task: asyncio.Future[Any]) -> None:
        self.busy -= 1
        if not task.cancelled():
            task.exception()  # whoever asked may have left

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
