"""All matches of this process: loading them, letting agents play, watching clocks, hearing of other workers."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from lexludi.kernel.errors import UnknownGame
from lexludi.locale import N_
from lexludi.table.config import Config
from lexludi.table.matches.bots import Thinkers
from lexludi.table.matches.easel import Easel
from lexludi.table.matches.live import AGENT, Live, Refused, Unplayable
from lexludi.table.people import notices
from lexludi.table.storage import sagas
from lexludi.table.storage import store as st
from lexludi.table.storage.pauses import BEAT, beat
from lexludi.table.storage.rows import CHANNEL
from lexludi.table.storage.store import Store

log = logging.getLogger("lexludi.tables")

IDLE = 1800.0
"""Seconds after which a match nobody looks at leaves the memory."""
OVER = 60.0
"""And one that has ended: it comes back only for those who look at its replay."""
RECENT = 14 * 86400.0
"""Matches that moved in so many seconds are looked after when a worker starts."""
ORPHANED = 3600.0
"""And those that moved in so many, later on: their worker may have died."""
ROUND = 15
"""Seconds between two looks for orphaned matches, and between two signs that somebody is there."""
SWEEP = 60
"""Seconds after which what matches left behind is swept up: their parts hold each other, and Python would wait long."""
GRACE = 60.0
"""Seconds after a match was loaded in which nobody's time runs out: the server may have been down."""
STANDIN = "random"
"""Who plays on when somebody's time is up."""


class Tables:
    """The matches of one worker."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.players: dict[str, asyncio.Task[None]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.easel = Easel(config.draw_processes)
        self.thinkers = Thinkers(config.bot_processes, config.bot_seconds, config.agents, config.secret)
        self.chores: list[asyncio.Task[None]] = []
        self.left = 0
        """Matches that left the memory since it was last swept."""
        self.decided = 0
        self.refused = 0
        self.pace = config.pace

    async def start(self) -> None:
        self.chores.append(asyncio.create_task(self._tend()))
        if not self.store.sqlite:
            self.chores.append(asyncio.create_task(self._listen()))

    async def stop(self) -> None:
        tasks = [*self.chores, *self.players.values(), *self.errands, *self.loading.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)  # unlike awaiting each, it lets a cancellation of our own through
        self.thinkers.close()
        self.easel.close()

    async def get(self, match: str) -> Live | None:
        """A match by its name, from memory or from the store."""
        live = self.lives.get(match)
        if live is not None:
            return live
        task = self.loading.get(match)
        if task is None:
            task = self.loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self.loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Live | None:
        row = await self.store.run(st.find_match, match)
        if row is None:
            return None
        try:
            live = Live(self.store, row, await self.store.run(st.find_chairs, match))
        except (msgspec.MsgspecError, UnknownGame) as error:
            raise Unplayable(N_("What is stored of this match cannot be read.")) from error
        await live.load()
        self.lives[match] = live
        return live

    # Deciding

    async def decide(self, live: Live, seat: int, number: int, plain: Any, by: str | None) -> None:
        await live.decide(seat, number, plain, by)
        self.decided += 1
        await self.settle(live)

    async def undo(self, live: Live, seat: int, number: int, by: str | None) -> None:
        await live.undo(seat, number, by)
        if live.chairs[seat].standing:
            await live.change_chair(seat, standing="")
        await self.settle(live)

    async def settle(self, live: Live) -> None:
        """After a decision: the end of the match, or whoever is next."""
        match = live.match
        if match is not None and match.ask is None and live.row.status == "running":
            await self.finish(live)
        self.play(live)

    async def finish(self, live: Live) -> None:
        """A match that ends is counted once, and its saga goes on from it, whichever worker sees it first."""
        match = live.match
        if match is None or match.result is None:
            return
        result = msgspec.json.encode(match.result).decode()
        seated = live.game.seated(match.state, live.origin.seats)  # who played what may be settled in the match
        origin = msgspec.structs.replace(live.origin, seats=seated)
        counted = await self.store.run(sagas.finish, live.id, result, origin, live.chairs, match)
        live.row = msgspec.structs.replace(live.row, status="over", result=result)
        if counted:
            log.info("match over", extra={"fields": {"match": live.id, "how": match.result.how}})
        live.tell()

    # Agents

    def play(self, live: Live) -> None:
        """Let agents (and standing answers) decide, as long as it is theirs to."""
        if live.id not in self.players and self.agent_next(live) is not None:
            task = self.players[live.id] = asyncio.create_task(self._play(live))
            task.add_done_callback(lambda _: self.players.pop(live.id, None))

    def agent_next(self, live: Live) -> tuple[int, str] | None:
        """The next seat that decides without its owner, and how: an agent's name, or "" for a standing answer."""
        if live.match is None or live.row.status != "running":
            return None
        for ask in live.match.asks:
            agent = live.agent_of(ask.seat)
            if agent is not None:
                return ask.seat, agent
            standing = live.standing(ask.seat)
            if standing is not None and standing.prompt == ask.prompt:
                return ask.seat, ""
        return None

    async def _play(self, live: Live) -> None:
        keys = self.store.keys
        try:
            if not await asyncio.to_thread(keys.take, live.id):
                return
            try:
                await self._play_on(live)
            finally:
                keys.give(live.id)
        except Exception:
            log.exception("agents stopped", extra={"fields": {"match": live.id}})

    async def _play_on(self, live: Live) -> None:
        while (following := self.agent_next(live)) is not None:
            seat, agent = following
            number = live.number
            try:
                await self._play_one(live, seat, agent, number)
            except Refused as refusal:
                self.refused += 1
                if not agent and refusal.code in ("illegal", "malformed"):
                    await live.change_chair(seat, standing="")
                if refusal.code == "over":
                    return
                await asyncio.sleep(0.05)
        await self.settle(live)

    async def _play_one(self, live: Live, seat: int, agent: str, number: int) -> None:
        if agent:
            choice, by = await self.thinkers.choose(live, seat, agent), f"{AGENT}{agent}"[:24]
        else:
            standing = live.standing(seat)
            choice, by = standing.option if standing else [], live.chairs[seat].user or ""
        if self.pace and live.watchers:
            await asyncio.sleep(self.pace)
        await live.decide(seat, number, choice, by)
        self.decided += 1

    async def stand_in(self, live: Live, seat: int, agent: str | None) -> None:
        """Let an agent play for a seat, or (None) give it back to its owner."""
        values: dict[str, Any] = {"standin": agent, "standing": ""}
        course = live.course
        if agent is None and course is not None and course.clock.bank:
            asked = course.waited(time.time()) if live.open_ask(seat) else 0.0
            short = course.clock.least + asked - live.left(seat)
            values["left"] = live.chairs[seat].left + max(0.0, short)
        await live.change_chair(seat, **values)
        self.play(live)

    # Chores

    async def _tend(self) -> None:
        """Once a second: clocks that ran out, notices to the absent, matches nobody needs in memory."""
        since, second, beaten = RECENT, 0, 0.0
        while True:
            try:
                if time.time() - beaten >= BEAT:
                    beaten = time.time()
                    self.store.pauses.known = await self.store.run(beat, beaten)
                if second % ROUND == 0:
                    await self._gather(since)
                    since = ORPHANED
                for live in list(self.lives.values()):
                    await self._tend_match(live, second)
                if self.left and second % SWEEP == 0:
                    self.left = 0
                    gc.collect()
            except Exception:
                log.exception("a chore failed")
            await asyncio.sleep(1)
            second += 1

    async def _gather(self, since: float) -> None:
        """Look after every match under way, also those whose worker has died."""
        for match in await self.store.run(st.running_matches, time.time() - since):
            if match in self.lives:
                continue
            try:
                await self.get(match)
            except Exception as error:  # one bad match must not keep the others waiting
                fields = {"match": match, "error": repr(error.__cause__ or error)}
                log.warning("cannot play on", extra={"fields": fields})

    async def _tend_match(self, live: Live, second: int) -> None:
        now = time.time()
        if live.row.status == "running" and live.course is not None:
            for ask in list(live.course.match.asks):
                if live.agent_of(ask.seat):
                    continue
                waited = live.course.waited(now)
                if live.course.clock.ticks and waited > live.left(ask.seat) and now - live.loaded > GRACE:
                    await self.stand_in(live, ask.seat, STANDIN)
            if now - live.reminded > notices.ROUND:
                live.reminded = now
                self.errand(notices.remind(self.store, self.config, live, now))
            await self.settle(live)
        if not self.store.sqlite and second % ROUND == 0:
            for user in {w.user for w in live.watchers if w.user is not None and w.seats}:
                await self.store.run(st.see_user, live.id, user, now)
        needed = live.watchers or live.id in self.players or (live.row.clock and live.row.status == "running")
        if not needed and time.monotonic() - live.touched > (OVER if live.row.status == "over" else IDLE):
            self.lives.pop(live.id, None)
            self.left += 1

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("an errand failed", exc_info=task.exception())

    # Other workers

    async def come(self, live: Live, user: str | None) -> None:
        """Somebody opened the table."""
        live.touched = time.monotonic()
        live.tell()
        if user is not None and not self.store.sqlite and live.seats_of(user):
            await self.store.run(st.see_user, live.id, user, time.time())

    async def go(self, live: Live, user: str | None) -> None:
        """Somebody left it."""
        live.touched = time.monotonic()
        if not live.watchers:
            live.commons.clear()
        live.tell()
        here = any(w.user == user for w in live.watchers)
        if user is not None and not here and not self.store.sqlite and live.seats_of(user):
            await self.store.run(st.see_user, live.id, user, 0.0)

    async def _listen(self) -> None:
        """Hear what other workers stored (PostgreSQL NOTIFY)."""
        import psycopg

        url = self.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for live in list(self.lives.values()):
                        await live.refresh()
                        await live.listen()
                    async for note in connection.notifies():
                        await self._hear(*note.payload.split())
            except Exception as error:
                log.warning("lost the other workers; trying again", extra={"fields": {"error": repr(error)}})
                await asyncio.sleep(1)

    async def _hear(self, match: str, what: str) -> None:
        live = self.lives.get(match)
        if live is None:
            return
        if what == "chat":
            await live.listen()
        elif what == "chairs":
            await live.refresh()
        elif int(what) >= live.number:
            await live.catch_up()
        await self.settle(live)
