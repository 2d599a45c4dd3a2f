"""The socket of a table: requests in, news out, nothing that the seat may not see."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lexludi.kernel.errors import LexLudiError
from lexludi.locale import N_
from lexludi.table import store as st
from lexludi.table.guard import Bucket, clean
from lexludi.table.live import Live, Refused, Watcher
from lexludi.table.messages import (
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
    decoder,
)
from lexludi.table.tables import Tables

log = logging.getLogger("lexludi.sockets")

TALK = (30.0, 10.0)
"""How many requests a socket may send at once, and how many a second."""
CHAT = (6.0, 0.5)
"""And how many remarks."""
FLOOD = 1008
BROKEN = 1011
GONE = 1006


class Talk:
    """One open socket."""

    def __init__(self, socket: WebSocket, tables: Tables, live: Live, watcher: Watcher) -> None:
        self.socket = socket
        self.tables = tables
        self.live = live
        self.watcher = watcher
        self.seat: int | None = watcher.seats[0] if watcher.seats else None
        self.picture = ""
        self.looking = False
        self.requests = Bucket(*TALK)
        self.remarks = Bucket(*CHAT)
        self.voice = Voice(live, watcher.lang)

    async def run(self) -> None:
        self.live.watchers.add(self.watcher)
        sender = asyncio.create_task(self._send())
        try:
            await self.tables.come(self.live, self.watcher.user)
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.watchers.discard(self.watcher)
            sender.cancel()
            await asyncio.wait([sender])
            await self.tables.go(self.live, self.watcher.user)

    async def _send(self) -> None:
        """Whenever there is news, all of it at once: a slow reader gets fewer, never older, messages."""
        try:
            while True:
                await self.watcher.news.wait()
                self.watcher.news.clear()
                if self.looking:
                    await self.tell(self.voice.news(self.watcher, self.seat, self.picture))
        except WebSocketDisconnect:
            return
        except Exception:
            log.exception("news failed", extra={"fields": self.fields()})
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(BROKEN)

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            body = message.get("text") or message.get("bytes") or b""
            if not self.requests.take():
                await self.refuse(Refused("flood", N_("Too many requests; wait a moment.")))
                await self.socket.close(FLOOD)
                return
            try:
                await self.answer(self.read(body))
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

    async def answer(self, request: Request) -> None:
        live, user = self.live, self.watcher.user
        match request:
            case Choose(number=number, seat=seat, option=option):
                await self.tables.decide(live, self.own(seat), number, option, user)
                await self.tell({"type": "made", "number": number, "seat": seat})
            case Undo(number=number, seat=seat):
                await self.tables.undo(live, self.own(seat), number, user)
                await self.tell({"type": "made", "number": number, "seat": seat})
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
        self.watcher.news.set()

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

    async def tell(self, message: dict[str, Any]) -> None:
        try:
            await self.socket.send_bytes(msgspec.json.encode(message))
        except RuntimeError as gone:  # the other end has left meanwhile
            raise WebSocketDisconnect(GONE) from gone

    def fields(self) -> dict[str, Any]:
        return {"match": self.live.id, "user": self.watcher.user, "number": self.live.number}
