"""How long others wait while somebody floods a table: `python -m benchmarks.floods`, part of `make attack`.

A quiet table is played at by four clients that click about as fast as people. Beside it one client after another does
its worst: looks again and again, holds sockets, opens tables, lets bots think, exports, takes back, sends requests
that never end. For each it prints how long a decision at the quiet table took to be stored and told.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.crowd import FOUR, Crowd, Match, Server
from benchmarks.table import percentile

THIS = (sys.executable, "-m", "benchmarks.floods")
ATTACKER = "203.0.113.7"
HELD = 400
"""Sockets that the one who holds them tries to open."""
GONE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class Flood:
    """Somebody at a server who wishes others ill, always from the same address."""

    def __init__(self, address: str, sockets: int) -> None:
        self.address = address
        self.sockets = sockets
        self.headers = {"X-Forwarded-For": ATTACKER}
        self.match: Match | None = None

    async def prepare(self) -> None:
        """A table of its own, with some decisions made."""
        crowd = Crowd([self.address])
        self.match = await crowd._open(ATTACKER, FOUR)

    async def _talk(self) -> ClientConnection:
        assert self.match is not None
        where = f"{self.address.replace('http', 'ws', 1)}/t/{self.match.name}/socket"
        return await connect(
            where, additional_headers={**self.headers, "Cookie": self.match.cookie}, max_size=None, compression=None
        )

    async def _say(self, line: ClientConnection, message: dict[str, Any]) -> None:
        await line.send(msgspec.json.encode(message))

    async def _form(self, http: httpx.AsyncClient, who: str) -> dict[str, str]:
        """What opens a table of four who are all the same."""
        page = (await http.get("/")).text
        form = {"token": page.split('name="token" value="', 1)[1].split('"', 1)[0], "game": "root"}
        for n, seat in enumerate(FOUR):
            form |= {f"seat-{n}": seat, f"who-{n}": who}
        return form

    # What one can do

    async def look(self) -> None:
        """Ask for the whole board ten times a second, on every socket."""

        async def one() -> None:
            async with await self._talk() as line:
                while True:
                    await self._say(line, {"type": "look", "seat": 0, "picture": "wide"})
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.1):
                            while True:
                                await line.recv()

        await self._again(one)

    async def hold(self) -> None:
        """Open sockets and keep them."""
        async with AsyncExitStack() as held:
            for _ in range(HELD):
                with suppress(*GONE):
                    await held.enter_async_context(await self._talk())
            await asyncio.sleep(3600)

    async def tables(self) -> None:
        """Open one table after another."""
        async with httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=60) as http:
            form = await self._form(http, "me")

            async def one() -> None:
                await http.get("/")
                await http.post("/new", data=form)

            await self._again(one)

    async def thinkers(self) -> None:
        """Tables at which bots that think play among themselves."""
        async with httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=60) as http:
            form = await self._form(http, "agent:search")
            for _ in range(10):
                await http.post("/new", data=form)
        await asyncio.sleep(3600)

    async def exports(self) -> None:
        """Replays, pictures and records, as many at once as there are sockets."""
        assert self.match is not None
        there = f"/t/{self.match.name}"

        headers = {**self.headers, "Cookie": self.match.cookie}
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) as http:

            async def one() -> None:
                for path in (f"{there}/replay", f"{there}/moment/0.svg", f"{there}/record.json"):
                    await http.get(path)

            await self._again(one)

    async def undo(self) -> None:
        """Decide and take back without end."""

        async def one() -> None:
            async with await self._talk() as line:
                await self._say(line, {"type": "look", "seat": 0})
                while True:
                    news = msgspec.json.decode(await line.recv())
                    mine = news.get("mine")
                    if news.get("type") == "news" and mine:
                        chosen = {
                            "type": "choose",
                            "number": news["number"],
                            "seat": 0,
                            "option": mine["options"][0]["option"],
                        }
                        await self._say(line, chosen)
                        await self._say(line, {"type": "undo", "number": news["number"] + 1, "seat": 0})

        await self._again(one)

    async def slow(self) -> None:
        """Requests of which a byte comes now and then."""
        host, port = self.address.removeprefix("http://").split(":")

        async def one() -> None:
            _, writer = await asyncio.open_connection(host, int(port))
            try:
                for byte in b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + b"a" * 1000:
                    writer.write(bytes([byte]))
                    await writer.drain()
                    await asyncio.sleep(0.2)
            finally:
                writer.close()

        await self._again(one)

    async def _again(self, one: Callable[[], Awaitable[None]]) -> None:
        """On every socket, again whenever it is cut off."""

        async def go_on() -> None:
            while True:
                with suppress(*GONE):
                    await one()
                await asyncio.sleep(0.1)

        async with asyncio.TaskGroup() as group:
            for _ in range(self.sockets):
                group.create_task(go_on())


async def attack_with(kind: str, address: str, sockets: int) -> None:
    """One flood, until the process is killed; it has one of its own, so as not to slow down who is measured."""
    flood = Flood(address, sockets)
    await flood.prepare()
    await getattr(flood, kind)()


FLOODS = ("look", "hold", "tables", "thinkers", "exports", "undo", "slow")


async def waits(crowd: Crowd, seconds: float) -> list[float]:
    """What the decisions of so many seconds took."""
    crowd.waits.clear()
    await asyncio.sleep(seconds)
    return crowd.waits.copy()


async def flooded(home: Path, sockets: int, seconds: float, kinds: tuple[str, ...] = FLOODS) -> dict[str, list[float]]:
    """The waits at a quiet table: by itself, and beside each kind of flood, each at a server of its own."""
    found: dict[str, list[float]] = {}
    for kind in kinds:
        place = home / kind
        place.mkdir()
        server = Server(place)
        server.start()
        crowd = Crowd([server.address], picture="wide")
        players: list[asyncio.Task[None]] = []
        attack: subprocess.Popen[bytes] | None = None
        try:
            await server.up()
            await crowd.open(1)
            players = crowd.play()
            alone = await waits(crowd, seconds)
            found["nobody"] = found.get("nobody", []) + alone
            attack = subprocess.Popen([*THIS, "--attack", kind, "--address", server.address, "--sockets", str(sockets)])
            await asyncio.sleep(seconds / 2 + 1)
            assert attack.poll() is None, "the attacker could not begin"
            if all(match.over for match in crowd.matches):
                await crowd.open(1)
                players += [asyncio.create_task(crowd.player(crowd.matches[-1], seat)) for seat in range(4)]
            found[kind] = await waits(crowd, seconds)
            await crowd.leave(players)
        finally:
            if attack is not None:
                attack.kill()
                attack.wait()
            for player in players:
                player.cancel()
            server.stop()
        crowd.audit(f"sqlite:///{place / 'lexludi.sqlite3'}")
        assert '"traceback"' not in server.log(), server.log()[-3000:]
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.floods", description="How long others wait beside a flood.")
    parser.add_argument("--sockets", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", choices=FLOODS, nargs="*", default=FLOODS)
    parser.add_argument("--attack", choices=FLOODS, help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.attack:
        asyncio.run(attack_with(given.attack, given.address, given.sockets))
        return 0
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="lexludi-floods-") as folder:
        found = asyncio.run(flooded(Path(folder), given.sockets, given.seconds, tuple(given.only)))
    for kind, took in found.items():
        print(
            f"{kind:<9} {len(took):>5} decisions   p50 {percentile(took, 0.5) * 1000:>6.0f} ms"
            f"   p95 {percentile(took, 0.95) * 1000:>6.0f} ms   longest {max(took, default=0) * 1000:>6.0f} ms"
        )
    print(f"{time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
