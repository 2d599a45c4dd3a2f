"""A fair queue: whoever waits for a thinker is served in turn, first by owner, then by table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Waiting(NamedTuple):
    owner: str
    table: str
    watched: bool
    number: int
    """When it came."""
    turn: asyncio.Future[None]


class FairQueue:
    """So many at once. Of those who wait, tables that somebody watches come first; then whoever was served longest ago.

    One person's ten tables wait for each other, and not everybody else for them.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiting] = []
        self.served: dict[str, int] = {}
        """When an owner or a table was last served."""
        self.count = 0

    @asynccontextmanager
    async def place(self, owner: str, table: str, watched: bool) -> AsyncIterator[None]:
        await self._enter(owner, table, watched)
        try:
            yield
        finally:
            self.free += 1
            self._next()

    async def _enter(self, owner: str, table: str, watched: bool) -> None:
        self.count += 1
        mine = Waiting(owner, table, watched, self.count, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self._next()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            else:  # it was called just as it gave up
                self.free += 1
                self._next()
            raise

    def _next(self) -> None:
        while self.free and self.waiting:
            chosen = min(self.waiting, key=self._rank)
            self.waiting.remove(chosen)
            self.free -= 1
            self.count += 1
            self.served[f"owner {chosen.owner}"] = self.served[f"table {chosen.table}"] = self.count
            if len(self.served) > 10_000:
                self.served = {name: when for name, when in self.served.items() if when > self.count - 5_000}
            if not chosen.turn.done():
                chosen.turn.set_result(None)

    def _rank(self, one: Waiting) -> tuple[bool, int, int, int]:
        served = self.served.get
        return not one.watched, served(f"owner {one.owner}", 0), served(f"table {one.table}", 0), one.number
