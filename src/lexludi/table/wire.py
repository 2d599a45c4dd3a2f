"""The sockets of this server: uvicorn's, with a shorter way out for what is sent often.

A decision is told to everybody at its table. Through Starlette and the messages of ASGI each of these sentences would
pass four coroutines and be a packet of its own; here it is put on the wire at once, together with whatever else is
said to the same client at that moment.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no compiler was at hand
    from websockets.utils import apply_mask

EXTENSION: Final = "lexludi.wire"
BINARY: Final = 0x82
"""A frame that is a whole message, of bytes."""
TEXT: Final = 0x81
"""The same, of text."""
MASKED: Final = 0x80
"""Set in the second byte of a frame from a client, beside its length."""
OPEN: Final = State.OPEN
SHORT: Final = 4096
"""Bytes of a message that is read by hand."""
LENGTHS: Final = {126: 2, 127: 8}
"""Bytes in which the length of a frame stands that is too long for one."""
AHEAD: Final = 4
"""Requests that may wait before no more are read: to stop reading and begin again costs more than most requests."""


class Inbox(asyncio.Queue[Any]):
    """What has come for one reader, who waits in the loop that it was made in: half the work of any queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.come: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.come)

    def empty(self) -> bool:
        return not self.come

    def put_nowait(self, item: Any) -> None:
        self.come.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.come:
            self.reader = self.loop.create_future()
            await self.reader
        return self.come.popleft()


class Wire(WebSocketsSansIOProtocol):
    """One open socket."""

    full: bool = False
    """Whether the other end is slow to read what it was sent already."""
    gathering: bool = False
    whole: bool = True
    """Whether frames have always come whole, so that the library waits for the head of another."""
    freed: Callable[[], None] | None = None
    """Called when a reader that was slow has caught up."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.queue = Inbox(self.loop)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Read what most clients send, one short message at a time, by hand; the library reads everything else."""
        conn = self.conn
        if self.whole and conn.state is OPEN and not (conn.expect_continuation_frame or self.disconnected):
            body = message(data)
            if body is not None:
                self.curr_msg_data_type = "text" if data[0] == TEXT else "bytes"
                self.frames = [body]
                self.send_receive_event_to_app()
                return
        if self.handshake_initiated:
            self.whole = self.whole and are_whole(data)
        super().data_received(data)

    def tell(self, body: bytes) -> None:
        """Send a message, with all others of this moment. Raises ClientDisconnected if the other end has left."""
        self.gather(body)
        if not self.gathering:
            self.gathering = True
            self.loop.call_soon(self.flush)

    def tell_now(self, body: bytes) -> None:
        """Send a message at once, with those that wait already: after it there will be nothing more at this moment."""
        conn = self.conn
        if conn.writes or conn.extensions or self.disconnected or self.close_sent or conn.state is not OPEN:
            self.gather(body)
            self.write()
        elif self.transport.is_closing():
            raise ClientDisconnected
        else:  # most often nothing waits
            self.transport.write(head(len(body)) + body)

    def gather(self, body: bytes) -> None:
        conn = self.conn
        if self.disconnected or self.close_sent or conn.state is not OPEN or self.transport.is_closing():
            raise ClientDisconnected
        if conn.extensions:
            conn.send_binary(body)
        else:  # nothing to compress: the frame is its head and the message
            conn.writes += head(len(body)), body

    def flush(self) -> None:
        self.gathering = False
        if self.conn.writes:
            self.write()

    def write(self) -> None:
        gathered = self.conn.data_to_send()
        if not self.transport.is_closing():
            self.transport.write(b"".join(gathered))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.full = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.freed is not None:
            self.freed()

    def send_receive_event_to_app(self) -> None:
        patient = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused |= patient  # uvicorn pauses whatever it takes not to be paused
        super().send_receive_event_to_app()
        self.read_paused ^= patient


def message(data: bytes) -> bytes | None:
    """The message, if this is the one frame of a short one from a client."""
    size = len(data) - 6
    if 0 <= size < 126 and data[1] == MASKED | size:
        begin = 6
    elif 128 <= size <= SHORT and data[1] == MASKED | 126 and unpack_from("!H", data, 2)[0] == size - 2:
        begin = 8
    else:
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin]) if data[0] in (TEXT, BINARY) else None


def are_whole(data: bytes) -> bool:
    """Whether these are frames from a client to their ends."""
    at = 0
    while at + 2 <= len(data):
        size = data[at + 1] & 0x7F
        begin = at + 2 + LENGTHS.get(size, 0)
        if begin > len(data):
            return False
        if size >= 126:
            size = int.from_bytes(data[at + 2 : begin], "big")
        at = begin + 4 + size
    return at == len(data)


def head(length: int) -> bytes:
    """What stands before a whole binary message from a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((BINARY, length))
    return pack("!BBH", BINARY, 126, length) if length < 1 << 16 else pack("!BBQ", BINARY, 127, length)


def wire_of(socket: WebSocket) -> Wire:
    """The wire of an open socket."""
    wire: Wire = socket.scope["extensions"][EXTENSION]
    return wire
