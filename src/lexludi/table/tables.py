"""All matches of this process: loading them, letting agents play, watching clocks, hearing of other workers."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec

from lexludi.table import clocks, notices, scores
from lexludi.table import store as st
from lexludi.table.bots import Thinkers
from lexludi.table.config import Config
from lexludi.table.live import Live, Refused
from lexludi.table.store import CHANNEL, Store

log = logging.getLogger("lexludi.tables")

IDLE = 1800.0
"""Seconds after which a match nobody looks at leaves the memory."""
RECENT = 14 * 86400.0
PACE = 0.35
"""Seconds between two decisions of agents while people look on, so that they can follow."""


class Tables:
    """The matches of one worker."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.players: dict[str, asyncio.Task[None]] = {}
        self.thinkers = Thinkers(config.bot_processes, config.bot_seconds)
        self.chores: list[asyncio.Task[None]] = []
        self.decided = 0
        self.refused = 0
        self.pace = PACE

    async def start(self) -> None:
        self.chores.append(asyncio.create_task(self._tend()))
        if not self.store.sqlite:
            self.chores.append(asyncio.create_task(self._listen()))
        for match in await self.store.run(st.running_matches, time.time() - RECENT):
            live = await self.get(match)
            if live is not None:
                self.play(live)

    async def stop(self) -> None:
        for task in [*self.chores, *self.players.values()]:
            task.cancel()
        for task in [*self.chores, *self.players.values()]:
            with suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()

    async def get(self, match: str) -> Live | None:
        """A match by its name, from memory or from the store."""
        live = self.lives.get(match)
        if live is not None:
            return live
        task = self.loading.get(match)
        if task is None:
            task = self.loading[match] = asyncio.create_task(self._load(match))
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                self.loading.pop(match, None)

    async def _load(self, match: str) -> Live | None:
        row = await self.store.run(st.find_match, match)
        if row is None:
            return None
        live = Live(self.store, row, await self.store.run(st.find_chairs, match))
        await live.load()
        self.lives[match] = live
        return live

    # Deciding

    async def decide(self, live: Live, seat: int, number: int, plain: Any, by: str | None) -> None:
        before = live.asked_at
        await live.decide(seat, number, plain, by)
        self.decided += 1
        await self.settle(live, seat, before)

    async def undo(self, live: Live, seat: int, number: int, by: str | None) -> None:
        await live.undo(seat, number, by)
        await self.settle(live, seat, live.asked_at)

    async def settle(self, live: Live, seat: int, asked_at: float) -> None:
        """After a decision: clocks, the end of the match, and whoever is next."""
        clock = clocks.read(live.row.clock)
        if clock.ticks:
            left = clock.after(live.chairs[seat].left, live.asked_at - asked_at)
            live.chairs[seat] = msgspec.structs.replace(live.chairs[seat], left=left)
            await self.store.run(st.update_chair, live.id, seat, left=left)
        match = live.match
        if match is not None and match.ask is None and live.row.status == "running":
            await self.finish(live)
        self.play(live)

    async def finish(self, live: Live) -> None:
        """Law of the table: a match that ends is counted once, whichever worker sees it first."""
        match = live.match
        assert match is not None and match.result is not None
        result = msgspec.json.encode(match.result).decode()
        rated = await self.store.run(scores.finish, live.id, result, live.origin, live.chairs, match.result)
        live.row = msgspec.structs.replace(live.row, status="over", result=result)
        if rated:
            log.info("match over", extra={"fields": {"match": live.id, "how": match.result.how}})
        live.tell()

    # Agents

    def play(self, live: Live) -> None:
        """Let agents (and standing answers) decide, as long as it is theirs to."""
        running = self.players.get(live.id)
        if (running is None or running.done()) and self.agent_next(live) is not None:
            self.players[live.id] = asyncio.create_task(self._play(live))

    def agent_next(self, live: Live) -> tuple[int, str] | None:
        """The next seat that decides without its owner, and how: an agent's name, or "" for a standing answer."""
        if live.match is None or live.row.status != "running":
            return None
        for ask in live.match.asks:
            agent = live.agent_of(ask.seat)
            if agent is not None:
                return ask.seat, agent
            standing = live.standing.get(ask.seat)
            if standing is not None and standing.prompt == ask.prompt and standing.turn == live.turn():
                return ask.seat, ""
        return None

    async def _play(self, live: Live) -> None:
        while True:
            following = self.agent_next(live)
            if following is None:
                return
            seat, agent = following
            number = live.number
            try:
                if agent:
                    choice = await self.thinkers.choose(live, seat, agent)
                    if self.pace and live.watchers:
                        await asyncio.sleep(self.pace)
                else:
                    choice = live.standing[seat].option
                before = live.asked_at
                await live.decide(seat, number, choice, f"agent:{agent}")
                self.decided += 1
                if live.match is not None and live.match.ask is None:
                    await self.settle(live, seat, before)
                    return
                await asyncio.sleep(0)
            except Refused as refusal:
                if not agent:
                    live.standing.pop(seat, None)
                if refusal.code not in ("stale", "not-asked", "illegal"):
                    raise
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("an agent could not play", extra={"fields": {"match": live.id, "agent": agent}})
                await asyncio.sleep(1)

    # Chores

    async def _tend(self) -> None:
        """Once a second: clocks that ran out, notices to the absent, matches nobody needs in memory."""
        while True:
            await asyncio.sleep(1)
            try:
                for live in list(self.lives.values()):
                    await self._tend_match(live)
            except Exception:
                log.exception("a chore failed")

    async def _tend_match(self, live: Live) -> None:
        now = time.time()
        if live.row.status == "running" and live.match is not None:
            clock = clocks.read(live.row.clock)
            for ask in list(live.match.asks):
                chair = live.chairs[ask.seat]
                if clock.ticks and not live.agent_of(ask.seat) and now - live.asked_at > chair.left:
                    await self.stand_in(live, ask.seat, "random")
                elif chair.user and not live.present(ask.seat):
                    await notices.remind(self.store, self.config, live, ask.seat, now)
        if not live.watchers and time.monotonic() - live.touched > IDLE and live.id not in self.players:
            self.lives.pop(live.id, None)

    async def stand_in(self, live: Live, seat: int, agent: str | None) -> None:
        """Let an agent play for a seat, or (None) give it back to its owner."""
        await self.store.run(st.update_chair, live.id, seat, standin=agent)
        live.chairs[seat] = msgspec.structs.replace(live.chairs[seat], standin=agent)
        live.tell()
        self.play(live)

    async def _listen(self) -> None:
        """Hear what other workers stored (PostgreSQL NOTIFY)."""
        import psycopg

        url = self.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for live in list(self.lives.values()):
                        await self._hear(live)
                    async for note in connection.notifies():
                        live_one = self.lives.get(note.payload.split()[0])
                        if live_one is not None:
                            await self._hear(live_one)
            except (psycopg.Error, OSError):
                log.warning("lost the database; trying again")
                await asyncio.sleep(1)

    async def _hear(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up() if live.begun else await live.refresh()
            live.remarks = await self.store.run(st.remarks_of, live.id)
        if live.match is not None and live.match.ask is None and live.row.status == "running":
            await self.finish(live)
        live.tell()
        self.play(live)
