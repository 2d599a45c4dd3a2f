"""Random clients of a table: they open matches, sit at every seat, choose at random, and remember what was answered.

A client reconnects when its server goes away, to any of the addresses it knows, and never takes a decision for made
that no server acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from lexludi.kernel.record import Origin
from lexludi.table.matches.live import Course
from lexludi.table.storage.decisions import decisions_since
from lexludi.table.storage.schema import decisions
from lexludi.table.storage.store import find_match

FOUR = ("marquise", "eyrie", "alliance", "vagabond:thief")
RATE = 0.11
"""Seconds between two requests of a socket: a table cuts off whoever sends many more than ten a second."""


class Offer(msgspec.Struct):
    option: list[Any]


class Mine(msgspec.Struct):
    options: list[Offer]


class Heard(msgspec.Struct):
    """What a client needs of a message; news do not repeat what the client was told before."""

    type: str
    number: int
    status: str = ""
    code: str = ""
    mine: Mine | msgspec.UnsetType | None = msgspec.UNSET


hear = msgspec.json.Decoder(Heard)


class Match:
    """A match that the crowd plays, with everything that was acknowledged: number -> (seat, option)."""

    def __init__(self, name: str, cookie: str, client: str, seats: int) -> None:
        self.name = name
        self.cookie = cookie
        self.client = client
        self.seats = seats
        self.made: dict[int, tuple[int, list[Any]]] = {}
        self.twice: list[int] = []
        self.over = False
        self.audited = False
        """Whether it was over when it was last compared with what is stored."""

    def acknowledge(self, number: int, seat: int, option: list[Any]) -> None:
        if number in self.made:
            self.twice.append(number)
        self.made[number] = (seat, option)


class Crowd:
    """Everybody who plays, and what they saw."""

    def __init__(self, addresses: Sequence[str], seed: int = 1, hop: int = 0, picture: str = "") -> None:
        self.addresses = list(addresses)
        self.chance = random.Random(seed)
        self.hop = hop
        """Decisions after which a client moves to another address; 0 for never."""
        self.picture = picture
        """The boards that clients ask for, as a browser does: "wide", or none."""
        self.matches: list[Match] = []
        self.bytes = 0
        self.waits: list[float] = []
        self.refusals: dict[str, int] = {}
        self.lost = 0
        self.stopping = False

    async def open(self, games: int, seats: Sequence[str] = FOUR) -> None:
        """Open so many tables, each from an address of its own."""
        for n in range(len(self.matches), len(self.matches) + games):
            self.matches.append(await self._open(f"198.18.{n // 250}.{n % 250}", seats))

    async def _open(self, client: str, seats: Sequence[str]) -> Match:
        headers = {"X-Forwarded-For": client}
        async with httpx.AsyncClient(base_url=self.addresses[0], headers=headers, timeout=60) as http:
            token = re.search(r'name="token" value="(\w+)"', (await http.get("/")).text)
            assert token, "the landing page has no form"
            form = {"token": token[1], "game": "root"}
            for n, seat in enumerate(seats):
                form |= {f"seat-{n}": seat, f"who-{n}": "me"}
            answer = await http.post("/new", data=form)
            assert answer.status_code == 303, answer.text
            cookie = f"lexludi={http.cookies['lexludi']}"
            return Match(answer.headers["location"].removeprefix("/t/"), cookie, client, len(seats))

    def play(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.player(match, seat)) for match in self.matches for seat in range(match.seats)]

    async def leave(self, players: Sequence[asyncio.Task[None]]) -> None:
        """Let everybody finish what they are at and get up; whoever stays is sent away."""
        self.stopping = True
        _, late = await asyncio.wait(players, timeout=20)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late)

    async def player(self, match: Match, seat: int) -> None:
        """Sit at a seat until the match is over, whatever happens to the server."""
        while not (match.over or self.stopping):
            address = self.chance.choice(self.addresses).replace("http", "ws", 1)
            headers = {"Cookie": match.cookie, "X-Forwarded-For": match.client}
            try:
                door = connect(
                    f"{address}/t/{match.name}/socket", additional_headers=headers, max_size=None, open_timeout=20,
                    compression=None,
                )  # fmt: skip
                async with door as line:
                    await self._decide(match, seat, line)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake):
                self.lost += 1
                await asyncio.sleep(self.chance.uniform(0.05, 0.2))

    async def _decide(self, match: Match, seat: int, line: ClientConnection) -> None:
        pending: tuple[int, list[Any], float] | None = None
        news: Heard | None = None
        mine: Mine | None = None
        last, made, ready = -1, 0, 0.0
        await line.send(msgspec.json.encode({"type": "look", "seat": seat, "picture": self.picture}))
        while not (match.over or self.stopping):
            try:
                async with asyncio.timeout(5):  # wait_for may swallow a cancellation (before Python 3.12)
                    body = await line.recv()
            except TimeoutError:
                continue
            self.bytes += len(body)
            message = hear.decode(body)
            if message.type == "news":
                news = message
                mine = mine if isinstance(message.mine, msgspec.UnsetType) else message.mine
                match.over |= message.status == "over"
            elif message.type == "made" and pending is not None:
                self.waits.append(time.perf_counter() - pending[2])
                match.acknowledge(pending[0], seat, pending[1])
                pending = None
                made += 1
                if self.hop and made >= self.hop:
                    return
            elif message.type == "refused":
                self.refusals[message.code] = self.refusals.get(message.code, 0) + 1
                pending, last = None, -1
                await asyncio.sleep(0.2)
                await line.send(msgspec.json.encode({"type": "look", "seat": seat, "picture": self.picture}))
                continue
            if pending is None and news is not None and mine is not None and news.number > last:
                await asyncio.sleep(max(0.0, ready - time.monotonic()))
                ready = time.monotonic() + RATE
                option = self.chance.choice(mine.options).option
                pending, last = (news.number, option, time.perf_counter()), news.number
                request = {"type": "choose", "number": news.number, "seat": seat, "option": option}
                await line.send(msgspec.json.encode(request))

    @property
    def made(self) -> int:
        return sum(len(match.made) for match in self.matches)

    def audit(self, url: str, again: bool = True) -> int:
        """Compare what was acknowledged with what is stored; the number of stored decisions.

        Not `again`: what had ended by an earlier audit is passed over.
        """
        engine = create_engine(url)
        stored = 0
        with engine.connect() as connection:
            for match in self.matches.copy():
                if match.audited and not again:
                    continue
                over = match.over
                made = match.made.copy()  # before the rows are read: another worker may go on meanwhile
                rows = decisions_since(connection, match.name, 0)
                assert [row.number for row in rows] == list(range(len(rows))), f"{match.name}: numbers are missing"
                assert not match.twice, f"{match.name}: decisions {match.twice} were acknowledged twice"
                for number, (seat, option) in made.items():
                    assert number < len(rows), (
                        f"{match.name}: decision {number} was acknowledged and is lost, {len(rows)} are stored"
                    )
                    found = (rows[number].seat, msgspec.json.decode(rows[number].body))
                    assert found == (seat, option), f"{match.name}: decision {number} is {found}, not {(seat, option)}"
                row = find_match(connection, match.name)
                assert row is not None
                course = Course(row, msgspec.json.decode(row.origin, type=Origin), match.seats)
                for decision in rows:
                    course.apply(decision)
                stored += len(rows)
                match.audited = over
            if again:
                everything = connection.execute(select(decisions.c.match, decisions.c.number)).all()
                assert len(everything) == len(set(everything))
        engine.dispose()
        return stored


class Server:
    """A real server in a process of its own."""

    def __init__(self, home: Path, database: str = "", **environment: str) -> None:
        self.home = home
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ, "LEXLUDI_HOME": str(home), "LEXLUDI_FORWARDED": "1", "LEXLUDI_PACE": "0",
            "LEXLUDI_ADDRESS": "http://127.0.0.1", "LEXLUDI_SECRET": "for this run only, and long enough",
            **environment,
        }  # fmt: skip
        self.environment.pop("LEXLUDI_DATABASE", None)
        if database:
            self.environment["LEXLUDI_DATABASE"] = database
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "lexludi", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.home / f"log-{self.port}").open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    async def up(self) -> None:
        """Wait until the server answers."""
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                if self.process is None or self.process.poll() is not None:
                    raise RuntimeError(f"the server stopped:\n{self.log()[-3000:]}")
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise RuntimeError("the server did not come up")

    def log(self) -> str:
        return (self.home / f"log-{self.port}").read_text("utf-8", "replace")

    def kill(self) -> None:
        """As the power would: no time for anything."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(20)
            self.process = None

    def stop(self) -> int:
        """As an operator would; the exit code."""
        if self.process is None:
            return 0
        process, self.process = self.process, None
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(30)
        finally:
            process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
