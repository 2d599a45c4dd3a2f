"""What stands between the network and the table: headers, limits, errors without tracebacks, structured logs."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

Sorry = Callable[[Request, int], Response]
"""The page of a status."""
Affords = Callable[[HTTPConnection], bool]
"""Whether whoever asks may be answered."""

LARGEST_BODY = 65536
TOO_MANY = "Too many requests; wait a moment. / Příliš mnoho požadavků; chvilku počkejte."
"""A page of its own would cost as much as the one that was asked for."""
LOCAL = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
"""Ends of names that no registry gives away."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Guard:
    """Adds security headers, refuses foreign forms and large bodies, logs every request and hides every failure."""

    def __init__(self, app: ASGIApp, address: str, sorry: Sorry, affords: Affords, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.address = address
        self.hosts = hosts
        self.sorry = sorry
        self.affords = affords
        self.log = logging.getLogger("lexludi.requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except (ClientDisconnected, WebSocketDisconnect):  # before anybody had answered
            self.log.info("left", extra={"fields": {"path": shown(scope["path"])}})
        except Exception:
            self.log.exception("a socket failed", extra={"fields": {"path": shown(scope["path"])}})
            with suppress(RuntimeError):
                await send({"type": "websocket.close", "code": 1011})

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        size = 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise HTTPException(413)
            return message

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.protect(MutableHeaders(scope=message))
            await send(message)

        try:
            refused = self.refuses(HTTPConnection(scope), scope)
            if refused:
                await self.sorry(Request(scope), refused)(scope, receive, guarded)
            elif not self.affords(HTTPConnection(scope)):
                await Response(TOO_MANY, 429, {"Retry-After": "5"}, "text/plain")(scope, receive, guarded)
            else:
                await self.app(scope, limited, guarded)
        except ClientDisconnect:
            self.log.info("left", extra={"fields": {"path": shown(scope["path"])}})
        except Exception:
            self.log.exception("a request failed", extra={"fields": {"path": shown(scope["path"])}})
            if not status:
                await self.sorry(Request(scope), 500)(scope, receive, guarded)
        took = round((time.perf_counter() - began) * 1000, 1)
        fields = {"method": scope["method"], "path": shown(scope["path"]), "status": status, "ms": took}
        self.log.info("request", extra={"fields": fields})

    def refuses(self, connection: HTTPConnection, scope: Scope) -> int:
        """The status with which a request is refused before anybody looks at it; 0 if it is not."""
        length = connection.headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 9 or int(length) > LARGEST_BODY:
            return 413
        if "transfer-encoding" in connection.headers and "content-length" in connection.headers:
            return 400  # whoever stands before us may have read another request
        if not is_ours(connection.headers.get("host", ""), self.hosts):
            return 421
        if "\0" in scope["path"]:
            return 404
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(connection, self.address):
            return 403
        return 0

    def protect(self, headers: MutableHeaders) -> None:
        headers.setdefault("Content-Security-Policy", POLICY)
        headers.setdefault("Cache-Control", "private, no-cache")  # what is seen depends on who looks
        headers.add_vary_header("Cookie")
        headers.setdefault("X-Content-Type-Options", "nosniff")
        headers.setdefault("Referrer-Policy", "same-origin")
        headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
        headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        if self.address.startswith("https:"):
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")


def same_origin(connection: HTTPConnection, address: str) -> bool:
    """Browsers tell where a page comes from; only our own may send forms and open sockets. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host in (connection.headers.get("host", ""), urlsplit(address).netloc)


def host_of(host: str) -> str:
    """The name in a Host header, without the port; nothing if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def hosts_of(address: str, more: Collection[str] = ()) -> frozenset[str]:
    """The names of a server."""
    return frozenset((host_of(urlsplit(address).netloc), *more))


def is_ours(host: str, known: Collection[str]) -> bool:
    """Whether a request means this server, by a name that nobody else can have pointed here.

    That is one of its own names, a number, or a name that is known in one's own network only.
    """
    name = host_of(host)
    if name in known:
        return True
    with suppress(ValueError):
        ip_address(name)
        return True
    return bool(name) and ("." not in name or name.endswith(LOCAL))


def shown(path: str) -> str:
    """A path as the log may have it: an invitation is a secret."""
    return "/s/…" if path.startswith("/s/") else path


def clean(text: str) -> str:
    """What a person typed, on one line, without characters that cannot be seen."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def number(text: str) -> int | None:
    """A number that somebody sent, if it is a reasonable one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


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

    def give(self, cost: float = 1.0) -> None:
        """What was taken need not have been."""
        self.left = min(self.size, self.left + cost)


class Limits:
    """A bucket for each client and purpose; those long unused are forgotten."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allow(self, purpose: str, client: str, size: float, rate: float, cost: float = 1.0) -> bool:
        if len(self.buckets) > 10_000:
            now = time.monotonic()
            self.buckets = {k: b for k, b in self.buckets.items() if now - b.at < 600}
        bucket = self.buckets.get((purpose, client))
        if bucket is None:
            bucket = self.buckets[purpose, client] = Bucket(size, rate)
        return bucket.take(cost)

    def give(self, purpose: str, client: str) -> None:
        bucket = self.buckets.get((purpose, client))
        if bucket is not None:
            bucket.give()


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
    for name in ("lexludi", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level if name == "lexludi" else "WARNING")
        logger.propagate = False
