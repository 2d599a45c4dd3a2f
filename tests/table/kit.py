"""A real server in a thread, and people who visit it: pages by httpx, tables by websockets."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import threading
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from lexludi.table.app import Site, create_app
from lexludi.table.config import Config
from lexludi.table.door import Patient
from lexludi.table.matches.live import Live
from lexludi.table.serve import listen
from lexludi.table.storage.decisions import Decision, decisions_since
from lexludi.table.wire import Wire

T = TypeVar("T")

SECRET = "only for tests, and long enough for them"
TWO = ("marquise", "eyrie")
_clients = itertools.count(1)


def config(folder: Path, **values: Any) -> Config:
    settled: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'lexludi.sqlite3'}",
        "secret": SECRET,
        "address": "http://127.0.0.1",
        "forwarded": True,
        "pace": 0.0,
        "bot_seconds": 0.05,
    }
    return Config(**{**settled, **values})


class Table:
    """A server that runs in a thread of this process until it is closed."""

    def __init__(self, settings: Config) -> None:
        self.app = create_app(settings)
        self.site: Site = self.app.state.site
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.loop = asyncio.new_event_loop()
        self.guests: list[Visitor | Talk] = []
        self.server = uvicorn.Server(
            uvicorn.Config(self.app, http=Patient, ws=Wire, log_config=None, access_log=False, ws_max_size=1 << 16)
        )
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            threading.Event().wait(0.01)

    def _serve(self) -> None:
        self.loop.run_until_complete(self.server.serve([self.listener]))
        self.loop.close()

    def close(self) -> None:
        for guest in self.guests[::-1]:
            guest.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def visitor(self, **headers: str) -> Visitor:
        return Visitor(self, **headers)

    def live(self, match: str) -> Live:
        found = self.run(self.site.tables.get(match))
        assert found is not None
        return found

    def rows(self, match: str) -> list[Decision]:
        return self.site.store.call(decisions_since, match, 0)

    def wait(self, true: Any, seconds: float = 20.0) -> None:
        """Wait until something is so."""
        for _ in range(int(seconds / 0.02)):
            if true():
                return
            threading.Event().wait(0.02)
        raise AssertionError("it did not happen")


class Visitor:
    """Somebody with a browser of their own, at an address of their own."""

    def __init__(self, table: Table, **headers: str) -> None:
        self.table = table
        n = next(_clients)
        self.home = {"X-Forwarded-For": f"198.51.{n // 250}.{n % 250}", **headers}
        self.http = httpx.Client(base_url=table.address, headers=self.home, follow_redirects=False, timeout=30)
        table.guests.append(self)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **values: Any) -> httpx.Response:
        return self.http.get(path, **values)

    def token(self) -> str:
        found = re.search(r'name="token" value="(\w+)"', self.get("/account").text)
        assert found
        return found[1]

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data={"token": self.token(), **form})

    def open(self, *sitters: str, seats: tuple[str, ...] = TWO, **form: str) -> str:
        """Open a table, everybody's seats being mine unless said otherwise; its name."""
        whole = {"game": "root", **form}
        for n, seat in enumerate(seats):
            whole[f"seat-{n}"] = seat
            whole[f"who-{n}"] = sitters[n] if n < len(sitters) else "me"
        answer = self.post("/new", **whole)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def sit(self, match: str, seat: int) -> httpx.Response:
        """Follow the invitation to a seat."""
        return self.post(f"/s/{self.table.live(match).chairs[seat].invite}")

    def name(self) -> str:
        found = self.table.run(self.table.site.accounts.who(self.request()))
        assert found is not None
        return found.id

    def request(self) -> Any:
        from starlette.requests import Request

        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return Request({"type": "http", "headers": [(b"cookie", cookie.encode())]})

    def talk(self, match: str, seat: int | None = None, look: bool = True, **values: Any) -> Talk:
        return Talk(self, match, seat, look, **values)


class Talk:
    """An open socket; everything heard is kept."""

    def __init__(
        self, visitor: Visitor, match: str, seat: int | None, look: bool, watch: str = "", origin: str | None = None
    ) -> None:
        cookie = "; ".join(f"{key}={value}" for key, value in visitor.http.cookies.items())
        headers = {**visitor.home, **({"Cookie": cookie} if cookie else {})}
        if origin:
            headers["Origin"] = origin
        where = f"{visitor.table.address.replace('http', 'ws')}/t/{match}/socket"
        self.opened = ExitStack()
        door = connect(
            f"{where}?watch={watch}" if watch else where, additional_headers=headers, max_size=None, open_timeout=20
        )
        self.socket: ClientConnection = self.opened.enter_context(door)
        visitor.table.guests.append(self)
        self.seat = seat
        self.heard: list[bytes] = []
        self.news: dict[str, Any] = {}
        if look:
            self.send(type="look", seat=seat)
            self.wait("news")

    def send(self, **message: Any) -> None:
        self.raw(msgspec.json.encode(message))

    def raw(self, body: bytes | str) -> None:
        self.socket.send(body)

    def hear(self, seconds: float = 20.0) -> dict[str, Any]:
        body = self.socket.recv(seconds)
        raw = body if isinstance(body, bytes) else body.encode()
        self.heard.append(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["type"] == "news":
            self.news = {**self.news, **message}
        return message

    def wait(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def until(self, so: Any) -> dict[str, Any]:
        """The first news of which something is true."""
        while not (self.news and so(self.news)):
            self.hear()
        return self.news

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request, and hear what becomes of it."""
        self.send(**message)
        while True:
            answer = self.hear()
            if answer["type"] in ("made", "refused", "why", "foreseen"):
                return answer

    def choose(self, place: int = 0) -> dict[str, Any]:
        news = self.until(lambda news: news.get("mine"))
        option = news["mine"]["options"][place]["option"]
        return self.ask(type="choose", number=news["number"], seat=self.seat, option=option)

    def play(self, chance: random.Random) -> None:
        """Take any option and hear the news of it."""
        options = self.until(lambda news: news.get("mine"))["mine"]["options"]
        number = self.news["number"]
        option = chance.choice(options)["option"]
        assert self.ask(type="choose", number=number, seat=self.seat, option=option)["type"] == "made"
        self.until(lambda news: news["number"] > number)

    def drain(self, seconds: float = 0.0) -> None:
        """Hear whatever is there."""
        with suppress(TimeoutError):
            while True:
                self.hear(seconds)

    def close(self) -> None:
        self.opened.close()

    def ended(self) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.hear(10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def play_on(talks: list[Talk], decisions: int, chance: random.Random) -> None:
    """Let the players of a match decide at random, as fast as a table allows."""
    for _ in range(decisions):
        asked: list[Talk] = []
        while not asked:
            for talk in talks:
                talk.drain(0.01)
            asked = [talk for talk in talks if talk.news.get("mine")]
            if talks[0].news.get("result"):
                return
        asked[0].play(chance)


def refused_at_the_door(visitor: Visitor, match: str, **values: Any) -> int:
    """The status with which a socket is refused before it opens."""
    try:
        visitor.talk(match, **values).close()
    except InvalidStatus as refusal:
        return refusal.response.status_code
    return 101
