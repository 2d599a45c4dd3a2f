"""What stands between the network and the table: headers, limits, errors without tracebacks, structured logs."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 65536
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Guard:
    """Adds security headers, refuses large bodies, counts and logs every request."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.secure = secure
        self.log = logging.getLogger("lexludi.requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        size = 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            return {"type": "http.disconnect"} if size > LARGEST_BODY else message

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", POLICY)
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("Referrer-Policy", "same-origin")
                headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
                if self.secure:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        length = HTTPConnection(scope).headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            await plain(guarded, 413, "That is more than this server takes.")
        else:
            await self.app(scope, limited, guarded)
        took = round((time.perf_counter() - began) * 1000, 1)
        self.log.info("request", extra={"fields": {
            "method": scope["method"], "path": scope["path"], "status": status, "ms": took,
        }})  # fmt: skip


async def plain(send: Send, status: int, text: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text.encode()})


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limits:
    """A bucket for each client and purpose; those long unused are forgotten."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allow(self, purpose: str, client: str, size: float, rate: float) -> bool:
        if len(self.buckets) > 10_000:
            now = time.monotonic()
            self.buckets = {k: b for k, b in self.buckets.items() if now - b.at < 600}
        bucket = self.buckets.get((purpose, client))
        if bucket is None:
            bucket = self.buckets[purpose, client] = Bucket(size, rate)
        return bucket.take()


class JsonLines(logging.Formatter):
    """A log line is one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to(stream: Any = None, level: str = "INFO") -> None:
    """Send the logs of the server, as JSON lines, to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("lexludi")
    root.handlers = [handler]
    root.setLevel(level)
    root.propagate = False
