"""Load, in short; `make load` plays 200 games."""

from __future__ import annotations

import asyncio
import time
from unittest.mock import patch

import pytest
from benchmarks import table
from benchmarks.crowd import Pace
from benchmarks.line import Line

from lexludi.table.guard import Bucket
from lexludi.table.web.sockets import TALK
from lexludi.table.wire import head


def test_many_games_at_once_lose_no_decision(capsys: pytest.CaptureFixture[str]) -> None:
    assert table.main(["--games", "12", "--seconds", "3"]) == 0
    out = capsys.readouterr().out
    assert "lexludi table     48 clients" in out
    assert "bare echo         12 clients" in out
    assert "p95" in out
    assert "ms of a processor" in out
    assert "all acknowledged decisions are stored" in out


def test_a_client_never_asks_for_more_than_the_table_allows() -> None:
    pace, table_allows = Pace(*TALK), Bucket(*TALK)
    now = time.monotonic()
    with patch("time.monotonic", lambda: now):
        pace.at = table_allows.at = now
        for _ in range(200):
            now += pace.spend(1.0)
            assert table_allows.take()
        assert pace.spend(1.0) > 0


def frame(body: bytes) -> bytes:
    return head(len(body)) + body


async def cut(pieces: list[bytes]) -> list[bytes]:
    """What a line hears of what comes in such pieces."""
    heard: list[bytes] = []
    line = Line(b"", heard.append)
    line.transport = NullTransport()
    for piece in pieces:
        line.data_received(piece)
    return heard


class NullTransport(asyncio.Transport):
    def is_closing(self) -> bool:
        return False


@pytest.mark.parametrize("size", [1, 2, 3, 5, 200, 100_000])
def test_a_line_cuts_messages_out_of_whatever_comes(size: int) -> None:
    bodies = [b"", b"short", b"x" * 200, b"y" * 70_000, b"end"]
    all_of_it = b"HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\n\r\n" + b"".join(map(frame, bodies))
    pieces = [all_of_it[n : n + size] for n in range(0, len(all_of_it), size)]
    if size <= 5:
        pieces, bodies = pieces[: 400 // size], bodies[:3]
    assert asyncio.run(cut(pieces)) == bodies
