"""`lexludi serve`: the command, its signals, and what it says when it cannot."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.crowd import Crowd, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lexludi.table import serve
from lexludi.table.config import BadConfig
from tests.table.postgres import Cluster


def lexludi(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LEXLUDI_HOME": str(home), **environment}
    return subprocess.run(
        [sys.executable, "-m", "lexludi", "serve", *arguments], env=env, capture_output=True, text=True, timeout=60
    )


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith(".\n") and "Traceback" not in text


@pytest.mark.parametrize(
    ("arguments", "environment", "complaint"),
    [
        ([], {"LEXLUDI_SECRET": "short"}, "LEXLUDI_SECRET must have at least 32 characters."),
        ([], {"LEXLUDI_DATABASE": "mysql://x/y"}, "LEXLUDI_DATABASE must start with"),
        ([], {"LEXLUDI_DATABASE": "postgresql://nobody@127.0.0.1:1/x"}, "The database cannot be used: "),
        ([], {"LEXLUDI_DATABASE": "sqlite:////nowhere/at/all.sqlite3"}, "The database /nowhere/at/all.sqlite3 cannot"),
        (["--workers", "2"], {}, "Several workers need PostgreSQL"),
        (["--host", "256.1.1.1"], {}, "Cannot listen on 256.1.1.1"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    tmp_path: Path, arguments: list[str], environment: dict[str, str], complaint: str
) -> None:
    done = lexludi(tmp_path, "--port", "0", *arguments, **environment)
    assert done.returncode == 1
    assert done.stderr.startswith(complaint), done.stderr
    assert one_sentence(done.stderr)


def test_a_taken_port_gives_way_to_the_next_free_one() -> None:
    with serve.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with serve.listen("127.0.0.1", port) as other:
            assert other.getsockname()[1] > port
            assert serve.address_of(other, "0.0.0.0") == f"http://127.0.0.1:{other.getsockname()[1]}"


def test_a_port_one_may_not_use_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(serve, "bind", refuse)
    with pytest.raises(BadConfig, match=r"Cannot listen on 127\.0\.0\.1, port 80: Permission denied"):
        serve.listen("127.0.0.1", 80)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_server_closes_in_good_order(tmp_path: Path, ending: signal.Signals) -> None:
    server = Server(tmp_path)
    server.start()
    crowd = Crowd([server.address])

    async def open_one() -> None:
        await server.up()
        await crowd.open(1)

    asyncio.run(open_one())
    match = crowd.matches[0]
    where = f"{server.address.replace('http', 'ws')}/t/{match.name}/socket"
    with connect(where, additional_headers={"Cookie": match.cookie}) as line:
        line.send('{"type": "look", "seat": 0}')
        news = json.loads(line.recv(10))
        choice = {"type": "choose", "number": 0, "seat": 0, "option": news["mine"]["options"][0]["option"]}
        line.send(json.dumps(choice))
        assert server.process is not None
        server.process.send_signal(ending)
        heard, code = until_closed(line)
    assert code == 1012
    assert server.process.wait(20) in (0, 130)
    if "made" in heard:
        match.acknowledge(0, 0, json.dumps(choice["option"]).encode())
    assert crowd.audit(f"sqlite:///{tmp_path / 'lexludi.sqlite3'}") >= len(match.made)
    lines = server.log().splitlines()
    assert lines[0] == f"The table is open: {server.address} (Ctrl-C closes it)"
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    assert [entry["what"] for entry in logged if entry["from"] == "lexludi.app"] == ["open", "closed"]
    assert not [line for line in lines if "Traceback" in line]


def until_closed(line: ClientConnection) -> tuple[set[str], int]:
    """The kinds of messages that still come, and the code with which the server closes."""
    heard: set[str] = set()
    try:
        while True:
            heard.add(json.loads(line.recv(10))["type"])
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0


def test_several_workers_share_one_database(tmp_path: Path, cluster: Cluster) -> None:
    """Two workers under one command: whoever decides at one is heard at the other."""
    url = cluster.database()
    server = Server(tmp_path, url.replace("+psycopg", ""))
    command = [sys.executable, "-m", "lexludi", "serve", "--port", str(server.port), "--workers", "2"]
    with (tmp_path / f"log-{server.port}").open("wb") as log:
        server.process = subprocess.Popen(command, env=server.environment, stdout=log, stderr=log)
    crowd = Crowd([server.address], hop=3)

    async def play() -> None:
        await server.up()
        await crowd.open(2)
        players = crowd.play()
        began = time.monotonic()
        while crowd.made < 80 and time.monotonic() - began < 40:
            await asyncio.sleep(0.05)
        crowd.stopping = True
        await asyncio.wait(players, timeout=20)

    asyncio.run(play())
    assert httpx.get(f"{server.address}/healthz").json()["ok"] is True
    assert server.stop() == 0
    assert crowd.made >= 80
    assert crowd.audit(url) >= crowd.made
