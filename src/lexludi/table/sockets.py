"""The socket of a table: requests in, news out, nothing that the seat may not see."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lexludi.kernel.errors import LexLudiError
from lexludi.table import store as st
from lexludi.table.guard import Bucket
from lexludi.table.live import Live, Refused, Standing, Watcher
from lexludi.table.messages import LONGEST_REMARK, LONGEST_REQUEST, Choose, Look, Say, Stand, Undo, Voice, Why, decoder
from lexludi.table.tables import Tables

log = logging.getLogger("lexludi.sockets")

TALK = (30.0, 10.0)
"""How many requests a socket may send at once, and how many a second."""


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
        self.bucket = Bucket(*TALK)
        self.voice = Voice(live, watcher.lang)

    async def run(self) -> None:
        self.live.watchers.add(self.watcher)
        self.live.tell()
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        finally:
            self.live.watchers.discard(self.watcher)
            sender.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender
            self.live.tell()

    async def _send(self) -> None:
        """Whenever there is news, all of it at once: a slow reader gets fewer, never older, messages."""
        while True:
            await self.watcher.news.wait()
            self.watcher.news.clear()
            if self.looking:
                message = self.voice.news(self.watcher, self.seat, self.picture)
                await self.socket.send_bytes(msgspec.json.encode(message))

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            body = message.get("text") or message.get("bytes") or b""
            if not self.bucket.take():
                await self.refuse("flood", "Too many requests; wait a moment.")
                log.warning("flood", extra={"fields": {"match": self.live.id, "user": self.watcher.user}})
                await self.socket.close(1008)
                return
            if len(body) > LONGEST_REQUEST:
                await self.refuse("too-long", f"A request has at most {LONGEST_REQUEST} characters.")
                continue
            try:
                request = decoder.decode(body)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
                await self.refuse("malformed", f"That request cannot be read: {error}")
                continue
            try:
                await self.answer(request)
            except Refused as refusal:
                self.tables.refused += 1
                await self.refuse(refusal.code, str(refusal), refusal.law)
            except LexLudiError as error:
                await self.refuse("refused", str(error))
            except WebSocketDisconnect:
                return
            except Exception:
                log.exception("a request failed", extra={"fields": {"match": self.live.id}})
                await self.refuse("failed", "Something went wrong here; nothing was changed.")

    async def answer(self, request: Any) -> None:
        live = self.live
        match request:
            case Choose(number=number, seat=seat, option=option):
                await self.tables.decide(live, self.own(seat), number, option, self.watcher.user)
            case Undo(number=number, seat=seat):
                await self.tables.undo(live, self.own(seat), number, self.watcher.user)
            case Say(text=text):
                await self.say(text)
            case Stand(seat=seat, prompt=prompt, option=option):
                self.stand(self.own(seat), prompt, option)
            case Look(seat=seat, picture=picture, since=since):
                self.look(seat, picture, since)
            case Why(seat=seat):
                refused = self.voice.refusals(self.own(seat))
                body = {"type": "why", "number": live.number, "seat": seat, "refused": refused}
                await self.socket.send_bytes(msgspec.json.encode(body))

    def own(self, seat: int) -> int:
        """Only the owner of a seat decides for it."""
        if seat not in self.watcher.seats:
            log.warning("wrong seat", extra={"fields": {"match": self.live.id, "user": self.watcher.user}})
            raise Refused("not-yours", "That is not your seat.")
        return seat

    def look(self, seat: int | None, picture: str, since: int) -> None:
        """Look from one of one's own seats; whoever has none is a spectator."""
        if seat is not None:
            self.seat = self.own(seat)
        self.picture = picture
        self.looking = True
        self.watcher.sent = max(0, since)
        self.watcher.heard = 0
        self.watcher.news.set()

    async def say(self, text: str) -> None:
        text = " ".join(text.split())[:LONGEST_REMARK]
        if text:
            said = await self.tables.store.run(
                st.add_remark, self.live.id, self.watcher.user, self.watcher.name, text
            )
            self.live.remarks.append(said)
            self.live.tell()

    def stand(self, seat: int, prompt: str, option: list[Any]) -> None:
        if option:
            self.live.standing[seat] = Standing(prompt, option, self.live.turn())
        else:
            self.live.standing.pop(seat, None)
        self.live.tell()
        self.tables.play(self.live)

    async def refuse(self, code: str, text: str, law: str = "") -> None:
        message = {"type": "refused", "code": code, "text": text, "law": law, "number": self.live.number}
        await self.socket.send_bytes(msgspec.json.encode(message))


def same_origin(socket: WebSocket, address: str) -> bool:
    """Browsers tell where a page comes from; only our own may open sockets. Programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc
    return host in (socket.headers.get("host", ""), urlsplit(address).netloc)
