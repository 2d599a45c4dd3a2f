"""The door of the server: connections that do not get on are closed, and nobody holds it open for himself alone."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 20.0
"""Seconds in which a request must have come in whole."""
SOCKETS_OF_CLIENT: Final = 80
"""Sockets that one address may hold open at once: a club behind one router has room."""
SOCKETS_OF_USER: Final = 20
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
"""The states of a connection whose request has not come in whole."""


class Patient(H11Protocol):
    """HTTP that waits for a request, but not for ever: a proxy may not stand before us."""

    deadline: asyncio.TimerHandle | None = None
    upgraded: bool = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which may be silent for as long as it likes."""
        self.upgraded = True
        self.rest()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """A request that turns out to be none while it is being answered: whoever answers it need not go on."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        super().connection_lost(exc)

    def watch(self) -> None:
        """Wait for the rest of a request, from when it began."""
        if self.upgraded or self.conn.their_state not in UNFINISHED:
            self.rest()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(PATIENCE, self.give_up)

    def give_up(self) -> None:
        self.deadline = None
        if self.conn.their_state in UNFINISHED:
            self.transport.abort()

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Doors:
    """Who holds how many sockets open."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def enter(self, client: str, user: str | None) -> bool:
        """Whether there is room for one more; whoever enters must leave."""
        if self.open[f"client {client}"] >= SOCKETS_OF_CLIENT:
            return False
        if user is not None and self.open[f"user {user}"] >= SOCKETS_OF_USER:
            return False
        self.open.update(self.names(client, user))
        return True

    def leave(self, client: str, user: str | None) -> None:
        self.open.subtract(self.names(client, user))
        for name in self.names(client, user):
            if self.open[name] <= 0:
                del self.open[name]

    def names(self, client: str, user: str | None) -> list[str]:
        return [f"client {client}", *([f"user {user}"] if user is not None else [])]


def one_client(address: str) -> str:
    """Whom limits count: an address, or the network of one, since a household has a whole one of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return address


def open_wide() -> None:
    """Let this process hold as many files and sockets open as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
