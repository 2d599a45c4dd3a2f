"""Runs the server: one worker, or several beside each other on PostgreSQL."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from lexludi.table.app import create_app
from lexludi.table.config import BadConfig, Config, load
from lexludi.table.door import Patient, open_wide
from lexludi.table.guard import log_to
from lexludi.table.matches.messages import LONGEST_REQUEST
from lexludi.table.storage.store import Store
from lexludi.table.wire import Wire

log = logging.getLogger("lexludi.serve")

GRACE = 10
"""Seconds a closing server waits for what is under way."""
YOUNG = 10_000
"""New objects after which Python looks for circles among them: views and states have many, and hardly any circles."""
TRIES = 20
"""Ports tried after one that is taken."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next free one."""
    for tried in range(port, min(port + TRIES, 65536)) if port else (0,):
        try:
            return bind(host, tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadConfig(f"Cannot listen on {host}, port {tried}: {error.strerror or error}.") from error
    raise BadConfig(f"Port {port} and the {TRIES - 1} after it are taken; name another with --port.")


def bind(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)[0]
    # asyncio sends small packets at once only where the protocol is named
    listener = socket.socket(found[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(found[4])
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    """How a browser on this machine reaches the server."""
    port = listener.getsockname()[1]
    near = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{near}:{port}"


def prepare(config: Config, workers: int) -> None:
    """Find out now, not at the first request, whether the database can be used."""
    if workers > 1 and config.sqlite:
        raise BadConfig("Several workers need PostgreSQL: set LEXLUDI_DATABASE=postgresql://… or use one worker.")
    store = Store(config.database)
    try:
        store.open()
    finally:
        store.close()


def worker() -> Starlette:
    """The application of one worker; its settings are in the environment."""
    log_to()
    app = create_app(load())
    gc.collect()
    gc.freeze()  # code and data last as long as the worker: what is swept later is matches alone
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    return app


def run(config: Config, listener: socket.socket, workers: int) -> None:
    """Serve until a signal says to stop: sockets are closed with 1012, and what was begun is finished."""
    os.environ |= {"LEXLUDI_DATABASE": config.database, "LEXLUDI_SECRET": config.secret}
    os.environ["LEXLUDI_ADDRESS"] = config.address
    log_to()
    open_wide()
    settings = uvicorn.Config(
        "lexludi.table.serve:worker",
        factory=True,
        http=Patient,
        ws=Wire,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=4 * LONGEST_REQUEST,
        timeout_graceful_shutdown=GRACE,
    )
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again after it has closed in good order
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(settings, [listener]).run()
        else:
            uvicorn.Server(settings).run([listener])
