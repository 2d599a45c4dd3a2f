"""Agents at the table: they think outside the event loop, within a time budget, on what their seat may know."""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Any

from lexludi import agents
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.table.matches.live import Live
from lexludi.table.matches.queue import FairQueue

log = logging.getLogger("lexludi.bots")

PATIENCE = 30.0
"""Seconds beyond three times its budget that an agent may take."""


def think(
    agent: str, game: str, position: str, seat: int, seconds: float, seed: str, allowed: tuple[str, ...]
) -> list[Any]:
    """Choose in a worker process: the position is read there, and the agent sees only what the seat may see.

    Only agents that anybody may choose: no name, wherever it comes from, starts another program here.
    """
    if agent not in allowed:
        raise agents.UnknownAgent(f"no agent of the table is called {agent!r}")
    match = Match.at(game, position)
    option = agents.make(agent, seconds).choose(match, seat, Chance.of(seed))
    plain: list[Any] = catalog.game(game).options.encode(option)
    return plain


def leave_with_parent() -> None:
    """A thinker neither outlives a server that was killed, nor answers the interrupt meant for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            connection.wait([parent.sentinel])
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The processes agents think in. A thinker that breaks or takes far too long is answered for at random."""

    def __init__(
        self, processes: int, seconds: float, allowed: tuple[str, ...] = agents.AGENTS, secret: str = ""
    ) -> None:
        self.processes = processes
        self.seconds = seconds
        self.allowed = allowed
        self.pool: ProcessPoolExecutor | None = None
        self.secret = secret.encode()
        self.queue = FairQueue(processes)

    async def choose(self, live: Live, seat: int, agent: str) -> list[Any]:
        match = live.match
        ask = live.open_ask(seat)
        if match is None or ask is None:
            raise ValueError(f"seat {seat} is not asked anything")
        encode = live.game.options.encode
        chance = Chance.of(f"{live.origin.seed} {agent} {live.number}")
        if agents.quick(agent):
            if len(ask.options) == 1:
                return encode(ask.options[0])
            return encode(agents.make(agent, self.seconds).choose(match, seat, chance))
        work = (agent, live.game.name, match.position(), seat, self.seconds, self.seed(live), self.allowed)
        try:
            async with self.queue.place(live.row.host, live.id, bool(live.watchers)):
                began = time.monotonic()  # the budget counts from when it is this agent's turn to think
                choice = encode(ask.options[0]) if len(ask.options) == 1 else await self._think(*work)
            if live.watchers:  # how long it thinks tells what it has to choose from
                await asyncio.sleep(max(0.0, self.seconds - (time.monotonic() - began)))
            return choice
        except Exception as error:
            log.warning("agent failed", extra={"fields": {"agent": agent, "match": live.id, "error": repr(error)}})
            return encode(chance.pick(ask.options))

    def seed(self, live: Live) -> str:
        """What an agent rolls its dice by: nobody outside can work it out and think along."""
        return hmac.new(self.secret, f"{live.id} {live.number}".encode(), "sha256").hexdigest()

    async def _think(self, *work: Any) -> list[Any]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=leave_with_parent
            )
        pool = self.pool
        try:
            async with asyncio.timeout(self.seconds * 3 + PATIENCE):
                return await asyncio.wrap_future(pool.submit(think, *work))
        except (TimeoutError, BrokenExecutor):
            if self.pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Stop every thinker, busy or not; what it was thinking of breaks off."""
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False)
            self.pool = None
