"""The sockets of this server: uvicorn's, with a shorter way out for what is sent often.

A decision is told to everybody at its table. Through Starlette and the messages of ASGI each of these sentences would
pass four coroutines and be a packet of its own; here it is put on the wire at once, together with whatever else is
said to the same client at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import pack
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "lexludi.wire"
BINARY: Final = 0x82
"""A frame that is a whole message, of bytes."""
OPEN: Final = State.OPEN
AHEAD: Final = 4
"""Requests that may wait before no more are read: to stop reading and begin again costs more than most requests."""


class Wire(WebSocketsSansIOProtocol):
    """One open socket."""

    gathering: bool = False
    freed: Callable[[], None] | None = None
    """Called when a reader that was slow has caught up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def full(self) -> bool:
        """Whether the other end is slow to read what it was sent already."""
        return not self.writable.is_set()

    def tell(self, body: bytes) -> None:
        """Send a message, with all others of this moment. Raises ClientDisconnected if the other end has left."""
        self.gather(body)
        if not self.gathering:
            self.gathering = True
            self.loop.call_soon(self.flush)

    def tell_now(self, body: bytes) -> None:
        """Send a message at once, with those that wait already: after it there will be nothing more at this moment."""
        self.gather(body)
        self.write()

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

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.freed is not None:
            self.freed()

    def send_receive_event_to_app(self) -> None:
        patient = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused |= patient  # uvicorn pauses whatever it takes not to be paused
        super().send_receive_event_to_app()
        self.read_paused ^= patient


def head(length: int) -> bytes:
    """What stands before a whole binary message from a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((BINARY, length))
    return pack("!BBH", BINARY, 126, length) if length < 1 << 16 else pack("!BBQ", BINARY, 127, length)


def wire_of(socket: WebSocket) -> Wire:
    """The wire of an open socket."""
    wire: Wire = socket.scope["extensions"][EXTENSION]
    return wire
