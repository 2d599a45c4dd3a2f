"""`kill -9` at random moments of running games: what was acknowledged is there, nothing is there twice, games go on.

`make test` kills four times; `make crash` (KILLS=30) thirty. KILL_MINUTES ends the killing sooner.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from benchmarks.crowd import Crowd, Server

from tests.table.postgres import Cluster

T = TypeVar("T")
GAMES = 6
KILLS = int(os.environ.get("KILLS", "4"))
SECONDS = 60 + 20 * KILLS
LONGEST = float(os.environ.get("KILL_MINUTES", SECONDS / 60)) * 60
pytestmark = pytest.mark.timeout(SECONDS + 120)


def within(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """The outcome of some work, which is broken off if it takes longer."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


async def survive(servers: list[Server], url: str, kills: int, seed: int) -> tuple[int, int, int]:
    """Play, and kill a server again and again; how often, how many decisions were acknowledged, how many are stored."""
    done, end = 0, time.monotonic() + LONGEST
    chance = random.Random(seed)
    crowd = Crowd([server.address for server in servers], seed, hop=5 if len(servers) > 1 else 0)
    players: list[asyncio.Task[None]] = []
    try:
        for server in servers:  # the first makes the tables of the database
            server.start()
            await server.up()
        await crowd.open(GAMES)
        players += crowd.play()
        while done < kills and time.monotonic() < end:
            done += 1
            before = crowd.made
            while crowd.made < before + 5:  # the games have gone on since the last kill
                if all(match.over for match in crowd.matches[-GAMES:]):
                    await crowd.open(GAMES)
                    players += crowd.play()
                await asyncio.sleep(0.01)
                over = all(match.over for match in crowd.matches[-GAMES:])
                assert over or not all(task.done() for task in players)
            await asyncio.sleep(chance.uniform(0.0, 0.6))
            victims = [chance.choice(servers)] if chance.random() < 0.7 else servers
            for victim in victims:
                victim.kill()
            await asyncio.to_thread(crowd.audit, url, again=False)
            for victim in victims:
                victim.start()
            await asyncio.gather(*(victim.up() for victim in victims))
            if all(match.over for match in crowd.matches[-GAMES:]):
                crowd.addresses.reverse()
                await crowd.open(GAMES)
                players += crowd.play()
        before = crowd.made
        while crowd.made < before + 20 and not all(match.over for match in crowd.matches):
            await asyncio.sleep(0.02)
        await crowd.leave(players)
    finally:
        for player in players:
            player.cancel()
        codes = [server.stop() for server in servers]
    assert set(codes) == {0}
    stored = crowd.audit(url)
    for server in servers:
        assert '"traceback"' not in server.log(), server.log()[-4000:]
    assert set(crowd.refusals) <= {"stale", "not-asked"}, crowd.refusals
    return done, crowd.made, stored


def show(what: str, kills: int, made: int, stored: int) -> None:
    print(f"\n{what}: {kills} kills, {made} decisions acknowledged, all of them among the {stored} stored")


def test_on_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path)
    url = f"sqlite:///{tmp_path / 'lexludi.sqlite3'}"
    kills, made, stored = within(survive([server], url, KILLS, 1), SECONDS)
    assert stored >= made > 5 * kills
    show("SQLite", kills, made, stored)


def test_on_postgresql_with_two_workers_and_clients_that_hop_between_them(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.database()
    given = url.replace("postgresql+psycopg", "postgresql")
    servers = [Server(tmp_path, given), Server(tmp_path, given)]
    kills, made, stored = within(survive(servers, url, KILLS, 2), SECONDS)
    assert stored >= made > 5 * kills
    show("PostgreSQL, two workers", kills, made, stored)
