"""Malformed messages and requests, made at random from sound ones: none breaks the server, none changes anything.

`make test` sends two hundred of each kind, `make attack` as many as MALFORMED says.
"""

from __future__ import annotations

import logging
import os
import random
import socket
from contextlib import closing, suppress
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from sqlalchemy import func, select
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed

from lexludi.table.storage.schema import matches, users
from tests.table.kit import Table, Talk, play_on

HOW_MANY = int(os.environ.get("ATTACK_MALFORMED", "200"))
pytestmark = pytest.mark.timeout(120 + HOW_MANY // 5)

ODD: tuple[Any, ...] = (
    None, True, -1, 10**6, 2**63, 10**30, 1e308, -0.0, "x", "0", "\0", "\ud7ff", "é" * 300, "x" * 5000,
    "../../etc/passwd", "<script>", "{{7*7}}", "%s%n", "'; DROP TABLE users; --", [], [[]], [None] * 50, {},
    {"a": {"b": [1]}}, "NaN",
)  # fmt: skip
WORDS = tuple(str(value) for value in ODD)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "choose", "number": 100_003, "seat": 0, "option": ["move", 1, 2, 1], "careful": "turn"},
    {"type": "undo", "number": 100_003, "seat": 0},
    {"type": "look", "seat": 0, "picture": "wide", "since": 0},
    {"type": "why", "seat": 0},
    {"type": "stand", "seat": 0, "prompt": "battle", "option": ["pass"]},
    {"type": "say", "text": "hello"},
)
RAW = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: lexludi=x\r\nConnection: close\r\n\r\n",
    b"POST /lang HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\nConnection: close\r\n\r\nlang=cs",
    b"POST /new HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    b"3\r\na=b\r\n0\r\n\r\n",
    b"GET /t/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
)
HEADERS = (
    "Accept-Language", "Content-Type", "Cookie", "Host", "If-Modified-Since", "If-None-Match", "Origin", "Range",
    "Referer", "Sec-Fetch-Site", "User-Agent", "X-Forwarded-For",
)  # fmt: skip


def bent(sound: bytes, chance: random.Random) -> bytes:
    """The same, with a few bytes changed, dropped or put in, or cut off."""
    body = bytearray(sound)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(body) + 1)
        body[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
    return bytes(body[: chance.randrange(len(body) + 1)] if chance.random() < 0.2 else body)


def message(chance: random.Random) -> bytes:
    """A message with something wrong with it."""
    odd = {**chance.choice(MESSAGES)}
    if chance.random() < 0.5:
        return bent(msgspec.json.encode(odd), chance)
    for key in chance.sample(sorted(odd), chance.randrange(1, len(odd))):
        odd[key] = chance.choice(ODD)
    if chance.random() < 0.2:
        odd[chance.choice(WORDS)] = chance.choice(ODD)
    return msgspec.json.encode(odd)


class Still:
    """A match under way, and what nobody may change."""

    def __init__(self, table: Table) -> None:
        self.table, self.host = table, table.visitor()
        self.match = self.host.open()
        talks = [self.host.talk(self.match, seat) for seat in (0, 1)]
        play_on(talks, 6, random.Random(3))
        for talk in talks:
            talk.close()
        self.before = self.state()

    def state(self) -> list[Any]:
        live = self.table.live(self.match)
        assert live.match is not None
        counts = [
            self.table.site.store.call(lambda c, t=t: c.scalar(select(func.count()).select_from(t)))
            for t in (matches, users)
        ]
        return [live.match.view(0), live.match.view(1), self.table.rows(self.match), counts]

    def unchanged(self, caplog: pytest.LogCaptureFixture) -> None:
        assert self.state() == self.before
        ours = [record for record in caplog.records if record.name.split(".")[0] in ("lexludi", "uvicorn", "asyncio")]
        assert [record for record in ours if record.levelno >= logging.ERROR] == []
        assert self.host.get("/healthz").status_code == 200


@pytest.fixture
def still(table: Table, monkeypatch: pytest.MonkeyPatch) -> Still:
    """Nobody is told to slow down: all that is sent is to be read."""
    monkeypatch.setattr("lexludi.table.web.sockets.TALK", (1e9, 1e9))
    monkeypatch.setattr("lexludi.table.app.SOCKETS", (1e9, 1e9))
    monkeypatch.setattr(table.site.limits, "allow", lambda *_: True)
    return Still(table)


def sure(talk: Talk) -> dict[str, Any]:
    """A request that is refused for certain, after whatever was sent before it."""
    talk.send(type="choose", number=-7, seat=0, option=["pass"])
    while True:
        heard = talk.hear()
        if heard["type"] == "refused" and heard["code"] == "stale":
            return heard


def test_malformed_messages_change_nothing(still: Still, caplog: pytest.LogCaptureFixture) -> None:
    chance, left, closed = random.Random(17), HOW_MANY, 0
    while left:
        talk = still.host.talk(still.match, 0)
        try:
            for _ in range(min(left, 50)):
                body = message(chance)
                talk.raw(body)
                left -= 1
            assert sure(talk)
        except ConnectionClosed:
            closed += 1
        assert not [heard for heard in talk.heard if b'"code":"failed"' in heard]
        talk.close()
    still.unchanged(caplog)
    print(f"\n{HOW_MANY} malformed messages: nothing changed, {closed} sockets closed by the server")


def routes(table: Table) -> list[tuple[str, str]]:
    found = [route for route in table.app.routes if isinstance(route, Route) and route.path != "/account/out"]
    return [(method, route.path) for route in found for method in sorted(route.methods or ())]


def odd_request(still: Still, chance: random.Random, token: str) -> httpx.Request:
    """A request to one of our addresses with something wrong with it."""
    method, path = chance.choice(routes(still.table))
    for name in ("match", "seat", "invite", "number", "kind", "saga", "game", "rule"):
        sound = still.match if name == "match" and chance.random() < 0.7 else chance.choice(WORDS)
        path = path.replace(f"{{{name}}}", quote(sound[:100], safe=""))
    fields = {
        chance.choice(("game", "seat-0", "who-0", "name", "saga", "at", "watch", "eyes", "link")): chance.choice(WORDS)
    }
    headers = {chance.choice(HEADERS): chance.choice(WORDS).encode("utf-8", "replace").replace(b"\0", b"\xff")}
    form = {
        **fields,
        "token": token,
        "password": "short",
        "mail": "x",
        "hook": "x",
        "agent": "x",
        "seat": chance.choice(WORDS),
    }
    made = {"params": fields} if method in ("GET", "HEAD") else {"data": form if chance.random() < 0.8 else fields}
    return still.host.http.build_request(method, path, headers=headers if chance.random() < 0.5 else {}, **made)  # type: ignore[arg-type]


def test_malformed_requests_are_answered_and_change_nothing(still: Still, caplog: pytest.LogCaptureFixture) -> None:
    chance, token, answers = random.Random(19), still.host.token(), dict[int, int]()
    for _ in range(HOW_MANY):
        request = odd_request(still, chance, token)
        answer = still.host.http.send(request)
        assert answer.status_code < 500 or answer.status_code in (501, 503), (request.method, request.url)
        answers[answer.status_code] = answers.get(answer.status_code, 0) + 1
    still.unchanged(caplog)
    print(f"\n{HOW_MANY} malformed requests: {dict(sorted(answers.items()))}, nothing changed")


def test_bytes_that_are_hardly_requests_are_answered_or_cut_off(
    still: Still, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexludi.table.door.PATIENCE", 0.05)
    chance, answers = random.Random(23), dict[str, int]()
    for _ in range(HOW_MANY):
        with closing(socket.create_connection(("127.0.0.1", still.table.port), 10)) as line:
            said = b""
            with suppress(OSError):  # the server may have hung up already
                line.sendall(bent(chance.choice(RAW), chance))
                line.shutdown(socket.SHUT_WR)
                said = line.recv(64)
        status = said[9:12].decode() if said.startswith(b"HTTP/") else "closed"
        assert not status.startswith("5"), said
        answers[status] = answers.get(status, 0) + 1
    still.unchanged(caplog)
    print(f"\n{HOW_MANY} broken requests: {dict(sorted(answers.items()))}, nothing changed")
