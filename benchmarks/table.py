"""How many decisions a table stores: `python -m benchmarks.table`, or `make load`.

Plays many games of Root at once on one worker, a random client at every seat, and checks afterwards that every
acknowledged decision is stored. A bare echo server of the same stack (Starlette, uvicorn, websockets) is measured in
the same run, with as many requests under way, to tell what the machine and the stack would allow at best.

Clients choose as soon as they are asked and the table allows (thirty at once, then ten a second), and where a game ends
another begins, so two hundred of them keep a worker busy all the time. Where it was not busy it shared its processor
with others, or was not asked for more (`--games 500` asks for more); what a decision takes of a processor tells more of
a server than how many it makes.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from benchmarks.crowd import Crowd, Server, free_port, processor_time
from benchmarks.line import dial


class Figures(msgspec.Struct):
    """What was measured of one server."""

    what: str
    clients: int
    requests: int
    seconds: float
    p50: float
    p95: float
    server: float | None = None
    """Seconds that the server had of a processor meanwhile, and its clients."""
    crowd: float = 0.0

    @property
    def rate(self) -> float:
        return self.requests / self.seconds

    def __str__(self) -> str:
        return (
            f"{self.what:<14} {self.clients:>5} clients {self.requests:>8} answers {self.rate:>8.0f} a second   "
            f"p50 {self.p50 * 1000:>7.1f} ms   p95 {self.p95 * 1000:>7.1f} ms"
        )

    def each(self, seconds: float) -> str:
        return f"{seconds / self.requests * 1000:.3f} ms of a processor"

    def processor(self) -> str:
        """What an answer took of a processor."""
        if self.server is None:
            return f"a decision takes its clients {self.each(self.crowd)}"
        busy = f"{self.server / self.seconds:.0%}"
        return (
            f"a decision takes the server {self.each(self.server)}, its clients {self.each(self.crowd)}; "
            f"the server was busy {busy} of the time"
        )


def percentile(waits: list[float], share: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] if waits else 0.0


def figures(what: str, clients: int, waits: list[float], seconds: float) -> Figures:
    return Figures(what, clients, len(waits), seconds, percentile(waits, 0.5), percentile(waits, 0.95))


# The table


async def load_table(games: int, seconds: float, home: Path, picture: str = "") -> tuple[Figures, int, float]:
    """Play so many games at once; the figures, how many decisions are stored, and the bytes each sent to a client."""
    server = Server(home)
    server.start()
    crowd = Crowd([server.address], picture=picture)
    try:
        await server.up()
        await crowd.open(2 * games)  # those that end leave their places to the others
        tasks = crowd.play(games)
        clients = len(tasks)
        while not all(match.made for match in crowd.matches[:games]):
            await asyncio.sleep(0.1)
        keeping = asyncio.create_task(crowd.keep_on(tasks))
        crowd.waits.clear()
        crowd.bytes = 0
        assert server.process is not None
        busy = processor_time(server.process.pid)
        began, own = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        found = figures("lexludi table", clients, crowd.waits.copy(), time.perf_counter() - began)
        found.crowd = time.process_time() - own
        found.server = None if busy is None else (processor_time(server.process.pid) or 0.0) - busy
        each = crowd.bytes / max(1, found.requests) / 4
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        await crowd.leave(tasks)
    finally:
        code = server.stop()
    assert code == 0, f"the server ended with {code}"
    assert not crowd.refusals, f"requests were refused: {crowd.refusals}"
    return found, crowd.audit(f"sqlite:///{home / 'lexludi.sqlite3'}"), each


# The echo


def serve_echo(listener: socket.socket) -> None:
    """A bare echo on the same stack."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    app = Starlette(routes=[WebSocketRoute("/", echo)])
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
    uvicorn.Server(config).run([listener])


async def echo_client(port: int, until: float, waits: list[float]) -> None:
    body = msgspec.json.encode({"type": "choose", "number": 123, "seat": 1, "option": ["move", 3, 5, 2]})
    sent = 0.0

    def hear(_: bytes) -> None:
        nonlocal sent
        now = time.perf_counter()
        waits.append(now - sent)
        sent = now
        if now < until:
            line.send(body)
        else:
            line.close()

    line = await dial(f"http://127.0.0.1:{port}/", hear)
    sent = time.perf_counter()
    line.send(body)
    await line.ended


async def load_echo(clients: int, seconds: float) -> Figures:
    port = free_port()
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        listener.listen(2048)
        process = multiprocessing.get_context("fork").Process(target=serve_echo, args=(listener,), daemon=True)
        process.start()
    waits: list[float] = []
    try:
        began = time.perf_counter()
        await asyncio.gather(*(echo_client(port, began + seconds, waits) for _ in range(clients)))
        took = time.perf_counter() - began
    finally:
        process.kill()
        process.join()
    return figures("bare echo", clients, waits, took)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.table", description="Play many games at once on one worker.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--boards", action="store_true", help="let every client be sent boards, as browsers are")
    given = parser.parse_args(arguments)
    echo = asyncio.run(load_echo(given.games, min(given.seconds, 10.0)))
    with tempfile.TemporaryDirectory(prefix="lexludi-load-") as folder:
        picture = "wide" if given.boards else ""
        table, stored, each = asyncio.run(load_table(given.games, given.seconds, Path(folder), picture))
    print(f"{given.games} games of Root at once, four clients each, one worker, SQLite; every decision on disk")
    print(table)
    print(echo)
    print(table.processor())
    print(f"a decision sends {each / 1000:.1f} kB to each client")
    print(f"the table answers {table.rate / echo.rate:.3f} times as often as the echo")
    print(f"all acknowledged decisions are stored, {stored} in all, none twice; every game replays")
    return 0


if __name__ == "__main__":
    sys.exit(main())
