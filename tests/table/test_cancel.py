"""Whoever is cancelled stops, even where something else happens at that very moment."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from benchmarks.crowd import Crowd, Match
from benchmarks.line import Line

from lexludi.table.matches.bots import Thinkers
from lexludi.table.matches.tables import Tables
from lexludi.table.storage.store import Store
from tests.table.kit import config


class Wire(asyncio.Transport):
    """A wire that leads nowhere."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


class Pool:
    """A process that answers when we want."""

    def __init__(self) -> None:
        self.answer: Future[list[Any]] = Future()

    def submit(self, *work: Any) -> Future[list[Any]]:
        return self.answer


async def moments(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_a_player_who_is_sent_away_just_as_the_server_dies_does_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(sent_away(monkeypatch))


def test_an_agent_that_is_called_off_just_as_it_answers_decides_nothing() -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(called_off())


def test_a_worker_that_is_cancelled_while_it_closes_does_not_wait_on(tmp_path: Path) -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(interrupted(tmp_path))


async def sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(b"", lambda _: None)
    line.connection_made(Wire())

    async def dial(*_: object) -> Line:
        return line

    monkeypatch.setattr("benchmarks.crowd.dial", dial)
    player = asyncio.create_task(Crowd(["http://nowhere"]).player(Match("a", "", "", 2), 0))
    await moments(2)
    line.connection_lost(None)
    player.cancel()
    await player


async def called_off() -> None:
    thinkers, pool = Thinkers(1, 1.0), Pool()
    thinkers.pool = pool  # type: ignore[assignment]
    thinking = asyncio.create_task(thinkers._think("search", "a game", "a position", 0, 1.0, "a seed", ("search",)))
    await moments(2)
    pool.answer.set_result(["pass"])
    await moments(1)
    thinking.cancel()
    await thinking


async def interrupted(folder: Path) -> None:
    store = Store(config(folder).database)
    tables = Tables(store, config(folder))

    async def stubborn() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(60)

    try:
        tables.errand(stubborn())
        await moments(1)
        closing = asyncio.create_task(tables.stop())
        await moments(2)
        closing.cancel()
        await closing
    finally:
        store.close()
