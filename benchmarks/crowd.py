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
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import create_engine, select

from benchmarks.line import Line, dial
from lexludi.kernel.record import Origin
from lexludi.table.matches.live import Course
from lexludi.table.matches.messages import Choose, Look
from lexludi.table.storage.decisions import decisions_since
from lexludi.table.storage.schema import decisions
from lexludi.table.storage.store import find_match
from lexludi.table.web.sockets import COSTS, EFFORT, TALK

FOUR = ("marquise", "eyrie", "alliance", "vagabond:thief")
CARE = 0.9
"""The part of what a table allows that its clients use: it counts when it reads, they when they write."""


class Offer(msgspec.Struct):
    option: msgspec.Raw


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


class Pace:
    """How fast somebody may go on: so much at once, and so much a second after that."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size * CARE
        self.rate = rate * CARE
        self.left = self.size
        self.at = time.monotonic()

    def spend(self, cost: float) -> float:
        """Take it, and say for how many seconds to wait until it is there."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate) - cost
        self.at = now
        return max(0.0, -self.left / self.rate)


class Match:
    """A match that the crowd plays, with everything that was acknowledged: number -> (seat, option)."""

    def __init__(self, name: str, cookie: str, client: str, seats: int) -> None:
        self.name = name
        self.cookie = cookie
        self.client = client
        self.seats = seats
        self.effort = Pace(*EFFORT)
        """What all who play it may ask for: to the table they are one client."""
        self.made: dict[int, tuple[int, bytes]] = {}
        self.twice: list[int] = []
        self.over = False
        self.audited = False
        """Whether it was over when it was last compared with what is stored."""

    def acknowledge(self, number: int, seat: int, option: bytes) -> None:
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
        self.begun = 0
        """At how many of them people have sat down."""
        self.bytes = 0
        self.waits: list[float] = []
        self.refusals: dict[str, int] = {}
        self.lost = 0
        self.playing: set[Player] = set()
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

    def play(self, games: int | None = None) -> list[asyncio.Task[None]]:
        """Let everybody sit down at the tables where nobody has yet, or at so many of them."""
        matches = self.matches[self.begun :][:games]
        self.begun += len(matches)
        return [asyncio.create_task(self.player(match, seat)) for match in matches for seat in range(match.seats)]

    async def keep_on(self, players: list[asyncio.Task[None]]) -> None:
        """Begin another match for each that ends, so that as many are always under way."""
        games = self.begun
        while not self.stopping:
            ended = games - self.begun + sum(match.over for match in self.matches[: self.begun])
            if ended:
                await self.open(max(0, self.begun + ended - len(self.matches)))
                players += self.play(ended)
            await asyncio.sleep(0.1)

    async def leave(self, players: Sequence[asyncio.Task[None]]) -> None:
        """Let everybody finish what they are at and get up; whoever stays is sent away."""
        self.stopping = True
        for player in list(self.playing):
            player.rise()
        _, late = await asyncio.wait(players, timeout=20)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late)

    async def player(self, match: Match, seat: int) -> None:
        """Sit at a seat until the match is over, whatever happens to the server."""
        while not (match.over or self.stopping):
            player = Player(self, match, seat)
            headers = {"Cookie": match.cookie, "X-Forwarded-For": match.client}
            try:
                address = self.chance.choice(self.addresses)
                line = await dial(f"{address}/t/{match.name}/socket", player.hear, headers)
            except (OSError, TimeoutError):
                await self._lose()
                continue
            self.playing.add(player)
            try:
                player.sit(line)
                await line.ended
            finally:
                self.playing.discard(player)
                player.leave()
            if not (player.left or match.over or self.stopping):
                await self._lose()

    async def _lose(self) -> None:
        """A line is lost; its player comes back soon."""
        self.lost += 1
        await asyncio.sleep(self.chance.uniform(0.05, 0.2))

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
                    told = (seat, msgspec.json.decode(option))
                    assert found == told, f"{match.name}: decision {number} is {found}, not {told}"
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


class Player:
    """Somebody at a seat, over one line: whenever asked, they choose at random, as soon as the table allows."""

    def __init__(self, crowd: Crowd, match: Match, seat: int) -> None:
        self.crowd = crowd
        self.match = match
        self.seat = seat
        self.line: Line | None = None
        self.loop = asyncio.get_running_loop()
        self.talk = Pace(*TALK)
        self.due: asyncio.TimerHandle | None = None
        """When the next request is sent, if that is settled."""
        self.pending: tuple[int, bytes, float] | None = None
        """The number and the option that no answer has come to yet, and when it was sent."""
        self.number = -1
        self.mine: Mine | None = None
        self.last = -1
        """The last decision for which something was chosen."""
        self.made = 0
        self.left = False
        """Whether they got up to go on elsewhere."""

    def sit(self, line: Line) -> None:
        self.line = line
        self.look()

    def look(self) -> None:
        self.due = None
        look = {"type": "look", "seat": self.seat, "picture": self.crowd.picture}
        self.later(COSTS[Look], lambda: self.send(msgspec.json.encode(look)))

    def hear(self, body: bytes) -> None:
        """News of the table, or what became of a choice; news do not repeat what was told before."""
        crowd, match = self.crowd, self.match
        crowd.bytes += len(body)
        message = hear.decode(body)
        kind = message.type
        if kind == "news":
            self.number = message.number
            if message.mine is not msgspec.UNSET:
                self.mine = message.mine
            match.over |= message.status == "over"
        elif kind == "made" and self.pending is not None:
            number, option, sent = self.pending
            crowd.waits.append(time.perf_counter() - sent)
            match.acknowledge(number, self.seat, option)
            self.pending = None
            self.made += 1
            self.left = bool(crowd.hop) and self.made >= crowd.hop
        elif kind == "refused":
            crowd.refusals[message.code] = crowd.refusals.get(message.code, 0) + 1
            self.pending, self.last = None, -1
            self.due = self.due or self.loop.call_later(0.2, self.look)
        self.go_on()

    def go_on(self) -> None:
        """Choose, if there is something to choose and nothing under way; or get up."""
        if self.pending is not None:
            return
        if self.left or self.match.over or self.crowd.stopping:
            self.leave()
        elif self.mine is not None and self.number > self.last and self.due is None:
            self.later(COSTS[Choose], self.choose)

    def later(self, cost: float, send: Callable[[], None]) -> None:
        """Send a request as soon as the table allows."""
        wait = max(self.talk.spend(1.0), self.match.effort.spend(cost))
        if wait:
            self.due = self.loop.call_later(wait, send)
        else:
            send()

    def choose(self) -> None:
        self.due = None
        if self.mine is None or self.pending is not None:
            return
        option = bytes(self.crowd.chance.choice(self.mine.options).option)
        self.pending, self.last = (self.number, option, time.perf_counter()), self.number
        self.send(b'{"type":"choose","number":%d,"seat":%d,"option":%b}' % (self.number, self.seat, option))

    def send(self, request: bytes) -> None:
        self.due = None
        assert self.line is not None
        if not self.line.transport.is_closing():
            self.line.send(request)

    def rise(self) -> None:
        """Get up, now or once what was asked is answered."""
        if self.pending is None:
            self.leave()

    def leave(self) -> None:
        if self.due is not None:
            self.due.cancel()
        if self.line is not None:
            self.line.close()


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


def processor_time(process: int) -> float | None:
    """The seconds that a process has had of a processor, all its threads together; None where nobody tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
