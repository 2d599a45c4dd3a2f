"""Notices to absent players: a web hook or a mail when a decision waits, and never too many."""

from __future__ import annotations

import ipaddress
import logging
import re
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from http.client import HTTPException, HTTPSConnection
from urllib.parse import unquote, urlsplit

import msgspec

from lexludi.locale import language
from lexludi.table.config import Config
from lexludi.table.guard import Limits, host_of
from lexludi.table.hands import Hands
from lexludi.table.matches.live import Live
from lexludi.table.storage import store as st
from lexludi.table.storage.store import ChairRow, Store, UserRow

log = logging.getLogger("lexludi.notices")

NOTICES = Hands("notices", 2, 50)
QUIET = re.compile(r"([01]?[0-9]|2[0-4])-([01]?[0-9]|2[0-4])")
ROUND = 60.0
"""Seconds between two looks whether anybody is to be reminded."""
DEADLINE = 10.0
"""Seconds that a web hook may take in all."""
PATIENCE = 300.0
"""Seconds a decision waits before its player hears of it."""
FOR_PERSON = (20.0, 20 / 3600)
"""Notices for one person, whatever tables they sit at: at once, and each second."""
FOR_HOST = (120.0, 120 / 3600)
"""Web hooks that go to one host, whoever has asked for them."""
SENT = Limits()
AT_MOST = 6 * 3600.0
"""One notice for a seat in that many seconds."""


async def remind(store: Store, config: Config, live: Live, now: float) -> None:
    """Send notices to the absent whose decision has waited, if they want one and no worker has sent it yet."""
    if live.match is None or now - live.asked_at < PATIENCE:
        return
    for ask in list(live.match.asks):
        chair = live.chairs[ask.seat]
        if chair.user is None or live.agent_of(ask.seat) or live.present(ask.seat) or not due(chair, live, now):
            continue
        user = await store.run(st.find_user, chair.user)
        if user is None or not wants(config, user) or quiet_now(user.quiet, time.localtime(now).tm_hour):
            continue
        if not spared(user):
            continue
        if await store.run(st.notice_chair, live.id, ask.seat, chair.noticed, now):
            await NOTICES.run(send, config, user, f"{config.address}/t/{live.id}", live.row.title)
        live.chairs[ask.seat] = msgspec.structs.replace(live.chairs[ask.seat], noticed=now)


def spared(user: UserRow) -> bool:
    """Whether neither this person nor the host of their web hook has been called too often lately, from all tables."""
    if not SENT.allow("person", user.id, *FOR_PERSON):
        return False
    return not user.hook or SENT.allow("host", host_of(user.hook.removeprefix("https://").split("/")[0]), *FOR_HOST)


def due(chair: ChairRow, live: Live, now: float) -> bool:
    """Once for a decision, and not too often for a seat."""
    return chair.noticed < live.asked_at and now - chair.noticed > AT_MOST


def wants(config: Config, user: UserRow) -> bool:
    return bool(user.hook or (user.mail and config.mail))


def quiet_now(hours: str, hour: int) -> bool:
    """Whether it is within the quiet hours, such as `22-7`, by the clock of the server."""
    found = QUIET.fullmatch(hours)
    if found is None:
        return False
    start, end = int(found[1]), int(found[2])
    return start <= hour < end if start <= end else hour >= start or hour < end


def send(config: Config, user: UserRow, address: str, title: str) -> None:
    """By web hook and by mail; one that fails does not keep the other from being sent."""
    speech = language(user.lang)
    text = speech.gettext("{title}: it is your turn. {address}", title=title or "Lex Ludi", address=address)
    if user.hook:
        attempt(user, lambda: call_hook(user.hook, text, address))
    if user.mail and config.mail:
        attempt(user, lambda: send_mail(config, user.mail, text))


def attempt(user: UserRow | None, deliver: Callable[[], None]) -> None:
    try:
        deliver()
    except (OSError, ValueError, HTTPException, smtplib.SMTPException) as error:
        log.warning("a notice failed", extra={"fields": {"user": user.id if user else None, "error": str(error)}})


def call_hook(url: str, text: str, address: str) -> None:
    """POST the notice as JSON, to public addresses only: a hook must not reach into the server's own network."""
    host, port, path, found = check_hook(url)
    body = msgspec.json.encode({"text": text, "url": address})
    connection = Pinned(host, found, port)
    late = threading.Timer(DEADLINE, connection.hang_up)
    late.start()
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "LexLudi"})
        connection.getresponse()
    finally:
        late.cancel()
        connection.close()


class Pinned(HTTPSConnection):
    """A connection to the very address that was checked, whatever the name resolves to a moment later."""

    def __init__(self, host: str, found: str, port: int) -> None:
        super().__init__(host, port, timeout=5)
        self.found = found

    def connect(self) -> None:
        plain = socket.create_connection((self.found, self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)

    def hang_up(self) -> None:
        """Whoever answers a byte at a time is not waited for."""
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


def check_hook(url: str) -> tuple[str, int, str, str]:
    """The host, port, path and address of a web hook. Raises ValueError unless it is https at a public address."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError("a web hook starts with https://")
    port = parts.port or 443
    found = [str(info[4][0]) for info in socket.getaddrinfo(parts.hostname, port, proto=socket.IPPROTO_TCP)]
    if not found or not all(ipaddress.ip_address(address).is_global for address in found):
        raise ValueError("a web hook must have a public address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, port, path, found[0]


def send_mail(config: Config, to: str, text: str) -> None:
    """By the SMTP server of LEXLUDI_MAIL: `smtp://user:password@host:port`, or `smtps://` for TLS from the start."""
    parts = urlsplit(config.mail)
    message = EmailMessage()
    message["From"] = config.mail_from
    message["To"] = to
    message["Subject"] = "Lex Ludi"
    message.set_content(text)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    port = parts.port or (465 if parts.scheme == "smtps" else 25)
    with kind(parts.hostname or "localhost", port, timeout=10) as server:
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
