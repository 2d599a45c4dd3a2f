"""The socket of a table: requests in, news out, nothing that the seat may not see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from lexludi.kernel.errors import LexLudiError
from lexludi.locale import N_
from lexludi.table.guard import Bucket, clean
from lexludi.table.matches.foresight import foresee
from lexludi.table.matches.live import Live, Refused, Watcher
from lexludi.table.matches.messages import (
    LONGEST_REMARK,
    LONGEST_REQUEST,
    Choose,
    Look,
    Request,
    Say,
    Stand,
    Undo,
    Voice,
    Why,
    board,
    decoder,
)
from lexludi.table.matches.tables import Tables
from lexludi.table.storage import store as st
from lexludi.table.wire import wire_of

log = logging.getLogger("lexludi.sockets")

TALK = (30.0, 10.0)
"""How many requests a socket may send at once, and how many a second."""
EFFORT = (400.0, 80.0)
"""How much work one client may make at once, through all its sockets, and how much a second."""
COSTS: dict[type[Request], float] = {Look: 5.0, Why: 4.0, Choose: 2.0}
"""How much work a request is; those not named are one."""
UNDOS = (25.0, 0.25)
"""How many decisions a seat may take back at once, and how many a second."""
CHAT = (6.0, 0.5)
"""And how many remarks."""
FLOOD = 1008
BROKEN = 1011
GONE = 1006

encode = msgspec.json.Encoder().encode


class Talk:
    """One open socket."""

    def __init__(
        self, socket: WebSocket, tables: Tables, live: Live, watcher: Watcher, affords: Callable[[float], bool]
    ) -> None:
        self.socket = socket
        self.wire = wire_of(socket)
        self.tables = tables
        self.live = live
        self.watcher = watcher
        self.affords = affords
        self.seat: int | None = watcher.seats[0] if watcher.seats else None
        self.picture = ""
        self.looking = False
        self.looks = 0
        self.requests = Bucket(*TALK)
        self.remarks = Bucket(*CHAT)
        self.voice = Voice(live, watcher.lang)
        self.due: asyncio.Handle | None = None
        """When somebody looks anew, news are due, once for however many times they looked."""
        self.closing: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        self.watcher.hear = self.wire.freed = self.speak
        self.live.watchers.add(self.watcher)
        drawing = asyncio.create_task(self._keep_drawing())
        try:
            await self.tables.come(self.live, self.watcher.user)
            await asyncio.create_task(self._receive())  # on its own it wakes without all that stands around it here
        except WebSocketDisconnect:
            pass
        finally:
            self.wire.freed = None
            self.looking = False
            self.live.watchers.discard(self.watcher)
            drawing.cancel()
            await asyncio.wait([drawing, *self.closing])
            await self.tables.go(self.live, self.watcher.user)

    def speak(self) -> None:
        """Whenever there is news, all of it at once: a slow reader gets fewer, never older, messages."""
        self.due = None
        if not self.looking or self.wire.full:
            return
        try:
            message = self.voice.news(self.watcher, self.seat)
            if message is not None:
                self.wire.tell_now(message)
        except ClientDisconnected:
            return
        except Exception:
            self._fail()
            return
        if self.picture and self.live.match is not None:
            self.watcher.draws.set()

    def _fail(self) -> None:
        """Whoever cannot be told any more is sent away, to come back."""
        log.exception("news failed", extra={"fields": self.fields()})
        self.looking = False
        self.closing.append(asyncio.create_task(self._send_away()))

    async def _send_away(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(BROKEN)

    async def _keep_drawing(self) -> None:
        """Draw until the other end leaves."""
        try:
            await self._draw()
        except WebSocketDisconnect:
            return
        except Exception:
            self._fail()

    async def _draw(self) -> None:
        """The board as it is by now: news never wait for it, and what was passed over is not drawn."""
        while True:
            await self.watcher.draws.wait()
            self.watcher.draws.clear()
            if not self.picture or self.live.match is None:
                continue
            look, seat, number = self.looks, self.seat, self.live.number
            drawing = await self.tables.easel.board(self.live, seat, self.watcher.lang, self.picture == "narrow")
            drawn = board(self.watcher, number, drawing) if look == self.looks else None
            if drawn is not None:
                await self.tell({**drawn, "seat": seat})

    async def _receive(self) -> None:
        while True:
            message: Any = await self.wire.receive()
            if message["type"] == "websocket.disconnect":
                return
            body = message.get("text") or message.get("bytes") or b""
            if not self.requests.take():
                await self.refuse(Refused("flood", N_("Too many requests; wait a moment.")))
                await self.socket.close(FLOOD)
                return
            try:
                await self.answer(self.weigh(self.read(body)))
            except Refused as refusal:
                await self.refuse(refusal)
            except LexLudiError as error:
                await self.refuse(Refused("refused", str(error)))
            except WebSocketDisconnect:
                return
            except Exception:
                log.exception("a request failed", extra={"fields": self.fields()})
                await self.refuse(Refused("failed", N_("Something went wrong here; nothing was changed.")))

    def read(self, body: str | bytes) -> Request:
        """A request, if it is one."""
        if len(body) > LONGEST_REQUEST:
            raise Refused("too-long", N_("A request has at most {most} characters."), most=LONGEST_REQUEST)
        try:
            return decoder.decode(body)
        except (ValueError, RecursionError) as error:  # msgspec's own errors are ValueErrors
            raise Refused("malformed", N_("That request cannot be read: {error}"), error=error) from error

    def weigh(self, request: Request) -> Request:
        """The request, unless its client has made so much work lately that others would wait for it."""
        if not self.affords(COSTS.get(type(request), 1.0)):
            raise Refused("busy", N_("Too many requests; wait a moment."))
        return request

    async def answer(self, request: Request) -> None:
        live, user = self.live, self.watcher.user
        match request:
            case Choose(number=number, seat=seat, option=option, careful=careful):
                if careful and await self.think_twice(number, self.own(seat), option, careful == "turn"):
                    return
                await self.tables.decide(live, self.own(seat), number, option, user)
                await self.tell_made(number, seat)
            case Undo(number=number, seat=seat):
                if not live.undos.allow("undo", str(self.own(seat)), *UNDOS):
                    raise Refused("undos", N_("So many decisions were taken back lately; wait a moment."))
                await self.tables.undo(live, self.own(seat), number, user)
                await self.tell_made(number, seat)
            case Say(text=text):
                await self.say(text)
            case Stand(seat=seat, prompt=prompt, option=option):
                await live.stand(self.own(seat), prompt, option)
                self.tables.play(live)
            case Look(seat=seat, picture=picture, since=since):
                self.look(seat, picture, since)
            case Why(seat=seat):
                refused = self.voice.refusals(self.own(seat))
                await self.tell({"type": "why", "number": live.number, "seat": seat, "refused": refused})

    async def think_twice(self, number: int, seat: int, option: list[Any], turn: bool) -> bool:
        """Whether a choice wants a second thought; if so, tell what it would bring."""
        if number != self.live.number:
            return False
        foreseen = foresee(self.live, self.voice, seat, option, turn)
        if foreseen is None:
            return False
        await self.tell({"type": "foreseen", "number": number, "seat": seat, "option": option, **foreseen})
        return True

    def own(self, seat: int) -> int:
        """Only the owner of a seat decides for it."""
        if seat not in self.watcher.seats:
            raise Refused("not-yours", N_("That is not your seat."))
        return seat

    def look(self, seat: int | None, picture: str, since: int) -> None:
        """Look from one of one's own seats; whoever has none is a spectator."""
        if seat is not None:
            self.seat = self.own(seat)
        self.picture = picture
        self.looking = True
        events = self.live.match.events if self.live.match is not None else []
        self.watcher.sent = max(0, min(since, len(events)))
        self.watcher.heard = 0
        self.looks += 1
        self.live.changes += 1  # whether somebody is still there at another worker depends on the time
        self.watcher.forget()
        self.due = self.due or asyncio.get_running_loop().call_soon(self.speak)

    async def say(self, text: str) -> None:
        said = clean(text)[:LONGEST_REMARK]
        if not said:
            return
        if not self.remarks.take():
            raise Refused("chatty", N_("Too many remarks; wait a moment."))
        await self.tables.store.run(st.add_remark, self.live.id, self.watcher.user, self.watcher.name, said)
        await self.live.listen()

    async def refuse(self, refusal: Refused) -> None:
        """Say what was refused and why, and remember it: whoever probes the table is seen in the log."""
        self.tables.refused += 1
        log.warning("refused", extra={"fields": {**self.fields(), "code": refusal.code}})
        text = self.voice.speech.gettext(refusal.message, **refusal.values)
        await self.tell(
            {"type": "refused", "code": refusal.code, "text": text, "law": refusal.law, "number": self.live.number}
        )

    async def tell_made(self, number: int, seat: int) -> None:
        await self.put(b'{"type":"made","number":%d,"seat":%d}' % (number, seat))

    async def tell(self, message: dict[str, Any]) -> None:
        await self.put(encode(message))

    async def put(self, message: bytes) -> None:
        """Answer; whoever does not read the answers waits for them."""
        try:
            if self.wire.full:
                await self.wire.writable.wait()
            self.wire.tell(message)
        except ClientDisconnected as gone:
            raise WebSocketDisconnect(GONE) from gone

    def fields(self) -> dict[str, Any]:
        return {"match": self.live.id, "user": self.watcher.user, "number": self.live.number}
