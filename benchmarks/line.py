"""A WebSocket as those need it who measure a server: no more work for a message than to cut it out of what came."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable, Mapping
from struct import pack, unpack_from
from typing import Final
from urllib.parse import urlsplit

from websockets.frames import apply_mask

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
WHOLE: Final = 0x80
"""Set in a frame that is a whole message: servers that we measure send no other."""
MASKED: Final = 0x80


class Line(asyncio.Protocol):
    """One open socket. `ended` is done when the other end has left, or this one was closed."""

    transport: asyncio.Transport

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self.request = request
        self.hear = hear
        """Called with every message."""
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.mask = os.urandom(4)
        self.left = b""
        """What came of a frame whose end is still to come."""

    def send(self, body: bytes) -> None:
        self._put(TEXT, body)

    def close(self) -> None:
        """Leave: whatever is on its way is not heard any more."""
        if not self.transport.is_closing():
            self._put(CLOSE, pack("!H", 1000))
            self.transport.close()

    def _put(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes((MASKED | size,)) if size < 126 else pack("!BH", MASKED | 126, size)
        self.transport.write(b"%c%b%b%b" % (WHOLE | kind, length, self.mask, apply_mask(body, self.mask)))

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.left:
            data = self.left + data
        self.left = b""
        at = 0 if self.opened.done() else self._open(data)
        while at < len(data):
            begin, end = bounds(data, at)
            if end > len(data):
                self.left = data[at:]
                return
            self._take(data[at] & 0x0F, data[begin:end])
            at = end

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.opened, self.ended):
            if waiting.done():
                continue
            if waiting is self.opened:
                waiting.set_exception(exc or ConnectionError("the other end left before the socket was open"))
            elif exc is None or isinstance(exc, OSError):
                waiting.set_result(None)
            else:
                waiting.set_exception(exc)

    def _open(self, data: bytes) -> int:
        """Where the first frame begins after the answer to our request."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            self.left = data
            return len(data)
        if not data.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(f"no socket: {data.splitlines()[0]!r}"))
            self.transport.close()
            return len(data)
        self.opened.set_result(None)
        return end

    def _take(self, kind: int, body: bytes) -> None:
        if kind in (TEXT, BINARY):
            if not self.transport.is_closing():
                self.hear(body)
        elif kind == PING:
            self._put(PONG, body)
        elif kind == CLOSE:
            self.close()


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where the message of a frame begins, and where it ends; of a head that has not come yet, after the end of all."""
    if at + 2 > len(data):
        return at, at + 2
    size = data[at + 1]
    if size < 126:
        return at + 2, at + 2 + size
    head, form = (4, "!H") if size == 126 else (10, "!Q")
    if at + head > len(data):
        return at, at + head
    return at + head, at + head + int(unpack_from(form, data, at + 2)[0])


async def dial(address: str, hear: Callable[[bytes], None], headers: Mapping[str, str] | None = None) -> Line:
    """Open a socket at http://HOST:PORT/PATH. Raises OSError if there is none."""
    url = urlsplit(address)
    key = b64encode(os.urandom(16)).decode()
    named = {
        "Host": url.netloc, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13", **(headers or {}),
    }  # fmt: skip
    lines = [f"GET {url.path or '/'} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
    request = "\r\n".join(lines).encode()
    async with asyncio.timeout(20):
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(request, hear), url.hostname, url.port)
        try:
            await line.opened
        except BaseException:
            line.transport.abort()
            raise
    return line
