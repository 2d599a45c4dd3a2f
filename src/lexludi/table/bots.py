"""Agents at the table: they think outside the event loop, within a time budget, on what their seat may know."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from lexludi import agents
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.table.live import Live

log = logging.getLogger("lexludi.bots")


def think(agent: str, game: str, position: str, seat: int, seconds: float, seed: str) -> list[Any]:
    """Choose in a worker process: the position is read there, and the agent sees only what the seat may see."""
    match = Match.at(game, position)
    option = agents.make(agent, seconds).choose(match, seat, Chance.of(seed))
    plain: list[Any] = catalog.game(game).options.encode(option)
    return plain


class Thinkers:
    """The processes agents think in. A thinker that breaks or takes far too long is answered for at random."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, live: Live, seat: int, agent: str) -> list[Any]:
        match = live.match
        ask = live.open_ask(seat)
        assert match is not None and ask is not None
        seed = f"{live.origin.seed} {agent} {live.number}"
        if len(ask.options) == 1:
            return self._plain(live, ask.options[0])
        if agents.quick(agent):
            return self._plain(live, agents.make(agent, self.seconds).choose(match, seat, Chance.of(seed)))
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        work = (agent, live.game.name, match.position(), seat, self.seconds, seed)
        try:
            future = asyncio.get_running_loop().run_in_executor(self.pool, think, *work)
            return await asyncio.wait_for(future, self.seconds * 3 + 30)
        except (TimeoutError, BrokenExecutor, OSError) as error:
            log.warning("agent failed", extra={"fields": {"agent": agent, "match": live.id, "error": repr(error)}})
            self.close()
            return self._plain(live, agents.make("random", 0).choose(match, seat, Chance.of(seed)))

    def _plain(self, live: Live, option: Any) -> list[Any]:
        plain: list[Any] = msgspec.to_builtins(option)
        return plain

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
