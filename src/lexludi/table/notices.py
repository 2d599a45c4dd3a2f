"""Notices to absent players: a web hook or a mail when a decision waits, and never too many."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import smtplib
import socket
import time
import urllib.request
from email.message import EmailMessage
from urllib.parse import urlsplit

import msgspec

from lexludi.table import store as st
from lexludi.table.config import Config
from lexludi.table.live import Live
from lexludi.table.store import Store, UserRow

log = logging.getLogger("lexludi.notices")

PATIENCE = 300.0
"""Seconds a decision waits before its player hears of it."""
AT_MOST = 6 * 3600.0
"""One notice for a seat in that many seconds."""


async def remind(store: Store, config: Config, live: Live, seat: int, now: float) -> None:
    """Send a notice to the owner of a seat, if it is time and they want one."""
    chair = live.chairs[seat]
    if chair.user is None or live.agent_of(seat):
        return
    if now - live.asked_at < PATIENCE or now - chair.noticed < AT_MOST or chair.noticed > live.asked_at:
        return
    live.chairs[seat] = msgspec.structs.replace(chair, noticed=now)
    await store.run(st.update_chair, live.id, seat, noticed=now)
    user = await store.run(st.find_user, chair.user)
    if user is None or quiet_now(user.quiet, time.localtime(now).tm_hour):
        return
    await asyncio.to_thread(send, config, user, f"{config.address}/t/{live.id}", live.row.title)


def quiet_now(hours: str, hour: int) -> bool:
    """Whether it is within the quiet hours, such as `22-7`."""
    first, dash, last = hours.partition("-")
    if not dash or not first.isdigit() or not last.isdigit():
        return False
    start, end = int(first), int(last)
    return start <= hour < end if start <= end else hour >= start or hour < end


def send(config: Config, user: UserRow, address: str, title: str) -> None:
    text = f"{title or 'Lex Ludi'}: it is your turn. {address}"
    try:
        if user.hook:
            call_hook(user.hook, text, address)
        if user.mail and config.mail:
            send_mail(config, user.mail, text)
    except (OSError, ValueError, smtplib.SMTPException) as error:
        log.warning("a notice failed", extra={"fields": {"user": user.id, "error": str(error)}})


def call_hook(url: str, text: str, address: str) -> None:
    """POST the notice as JSON, to public addresses only: a hook must not reach into the server's own network."""
    check_hook(url)
    body = msgspec.json.encode({"text": text, "url": address})
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"}, method="POST")
    opener = urllib.request.build_opener(NoRedirect)
    opener.open(request, timeout=5).close()


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def check_hook(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError("a web hook starts with https://")
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443, proto=socket.IPPROTO_TCP):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("a web hook must have a public address")


def send_mail(config: Config, to: str, text: str) -> None:
    """By the SMTP server of LEXLUDI_MAIL: `smtp://user:password@host:port`."""
    parts = urlsplit(config.mail)
    message = EmailMessage()
    message["From"] = config.mail_from
    message["To"] = to
    message["Subject"] = "Lex Ludi"
    message.set_content(text)
    with smtplib.SMTP(parts.hostname or "localhost", parts.port or 25, timeout=10) as server:
        if parts.scheme == "smtps" or parts.port == 587:
            server.starttls()
        if parts.username:
            server.login(parts.username, parts.password or "")
        server.send_message(message)
