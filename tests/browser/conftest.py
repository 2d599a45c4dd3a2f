"""A real server and a real browser; `make browser` sees to it that there is one."""

from __future__ import annotations

import itertools
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.browser import chromium

QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

CALLERS = itertools.count(1)
"""The last numbers of the visitors' addresses."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table, on SQLite in a folder of its own; agents answer at once.

    It believes a proxy's word for who calls, so that every visitor counts as somebody else: the limit of new matches
    for one client is tested elsewhere, and must not depend here on which tests share a server.
    """
    port = free_port()
    home = tmp_path_factory.mktemp("home")
    environment = {**os.environ, "LEXLUDI_HOME": str(home), "LEXLUDI_PACE": "0", "LEXLUDI_BOT_SECONDS": "0.02"}
    environment["LEXLUDI_FORWARDED"] = "1"
    for name in ("LEXLUDI_DATABASE", "LEXLUDI_SECRET", "LEXLUDI_ADDRESS"):
        environment.pop(name, None)
    log = (home / "server.log").open("wb")
    server = subprocess.Popen(
        [sys.executable, "-m", "lexludi", "serve", "--host", "127.0.0.1", "--port", str(port)],
        env=environment, stdout=log, stderr=subprocess.STDOUT,
    )  # fmt: skip
    where = f"http://127.0.0.1:{port}"
    try:
        wait_for(where, server, home / "server.log")
        yield where
    finally:
        server.terminate()
        server.wait(20)
        log.close()


def wait_for(where: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(150):
        if server.poll() is not None:
            raise RuntimeError(f"the server stopped:\n{log.read_text('utf-8')}")
        try:
            urllib.request.urlopen(f"{where}/healthz", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not come up")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed with its module: Playwright keeps an event loop running, and other tests bring their own."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page in a browser of its own: `visitor(phone=True)`, `visitor(lang="cs-CZ")`, `visitor(dark=True)`."""
    contexts: list[BrowserContext] = []

    def enter(phone: bool = False, lang: str = "en-US", dark: bool = False, motion: bool = False) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=lang,
            has_touch=phone,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            extra_http_headers={"X-Forwarded-For": f"192.0.2.{next(CALLERS)}"},
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        return page

    yield enter
    for context in contexts:
        context.close()
