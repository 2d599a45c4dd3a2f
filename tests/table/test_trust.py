"""Attacks that once worked: each fails when its defence is taken away."""

from __future__ import annotations

import asyncio
import itertools
import re
import socket
import stat
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path

import pytest

from lexludi.table import app
from lexludi.table.guard import hosts_of, is_ours
from lexludi.table.hands import Busy, Hands
from lexludi.table.people import notices
from lexludi.table.storage import scores
from lexludi.table.storage import store as st
from lexludi.table.storage.rows import BadDatabase
from lexludi.table.storage.store import Store
from tests.table.kit import Table, Visitor


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://"])
def test_an_origin_that_is_none_is_refused_and_breaks_nothing(anna: Visitor, origin: str) -> None:
    assert anna.http.post("/lang", data={"lang": "cs"}, headers={"Origin": origin}).status_code == 403


def test_a_name_that_somebody_else_has_pointed_here_is_refused(anna: Visitor) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = anna.http.post("/lang", data={"lang": "cs"}, headers=evil)
    assert answer.status_code == 421
    assert "LEXLUDI_HOSTS" in answer.text
    assert anna.http.get("/", headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.7", True), ("localhost", True), ("box", True),
        ("table.local:80", True), ("play.example", True), ("PLAY.example:443", True), ("second.example", True),
        ("evil.example", False), ("", False), ("[", False), ("play.example.evil.example", False),
    ],
)  # fmt: skip
def test_names_by_which_a_server_is_known(host: str, ours: bool) -> None:
    assert is_ours(host, hosts_of("https://play.example", ("second.example",))) is ours


def test_a_request_of_two_lengths_is_refused(anna: Visitor) -> None:
    both = {"Content-Length": "7", "Transfer-Encoding": "chunked"}
    assert anna.http.post("/lang", content=b"lang=cs", headers=both).status_code == 400


def test_what_depends_on_who_looks_is_kept_by_no_cache_on_the_way(anna: Visitor) -> None:
    match = anna.open("me", "agent:random")
    for path in ("/", f"/t/{match}/moment/0.svg", f"/t/{match}/moment/0.json"):
        headers = anna.get(path).headers
        assert "private" in headers["cache-control"]
        assert "Cookie" in headers["vary"]


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    file.touch(0o644)
    store = Store(f"sqlite:///{file}")
    store.open()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    store.close()


def test_one_file_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    first = Store(f"sqlite:///{tmp_path / 'one.sqlite3'}")
    first.open()
    (tmp_path / "two.sqlite3").symlink_to(tmp_path / "one.sqlite3")
    second = Store(f"sqlite:///{tmp_path / 'two.sqlite3'}")
    with pytest.raises(BadDatabase, match="Another Lex Ludi"):
        second.open()
    first.close()
    second.close()


def test_health_tells_of_a_full_disk(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert anna.get("/healthz").status_code == 200
    monkeypatch.setattr(app, "LEAST_ROOM", 1 << 60)
    answer = anna.get("/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (507, False)


def test_work_beyond_what_may_wait_is_refused_and_others_go_on() -> None:
    async def crowd() -> None:
        hands, gate = Hands("test", 1, 1), threading.Event()
        under_way = [asyncio.create_task(hands.run(gate.wait, 20)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await hands.run(gate.wait, 20)
        assert await Hands("other", 1).run(lambda: "done") == "done"
        gate.set()
        assert await asyncio.gather(*under_way) == [True, True]
        assert await hands.run(lambda: "again") == "again"
        hands.close()

    asyncio.run(crowd())


def test_replays_that_many_want_leave_the_database_its_threads(table: Table, anna: Visitor) -> None:
    """Six replays at once once took the database's threads."""
    match = anna.open("me", "agent:random")
    gate = threading.Event()
    hands = table.site.replaying
    waiting = [asyncio.run_coroutine_threadsafe(hands.run(gate.wait, 20), table.loop) for _ in range(9)]
    assert anna.get("/healthz").status_code == 200
    busy = anna.get(f"/t/{match}/replay")
    assert busy.status_code == 503
    assert "try again" in busy.text
    gate.set()
    assert all(one.result(20) for one in waiting)
    assert anna.get(f"/t/{match}/replay").status_code == 200


def rated(table: Table, game: str = "root") -> dict[str, int]:
    return {row["player"]: row["games"] for row in table.site.store.call(scores.standings, game)}


def test_a_branch_is_rated_for_nobody(table: Table, anna: Visitor) -> None:
    match = anna.open("agent:random", "agent:greedy")
    table.wait(lambda: table.live(match).row.status == "over", 120)
    before = rated(table)
    assert before
    last = str(table.live(match).number - 1)
    answer = anna.post(f"/t/{match}/branch", at=last, **{"who-0": "agent:random", "who-1": "agent:greedy"})
    branch = answer.headers["location"].removeprefix("/t/")
    table.wait(lambda: table.live(branch).row.status == "over", 120)
    assert rated(table) == before


def test_nobody_plays_for_somebody_who_is_there_and_for_the_absent_without_rating(
    table: Table, anna: Visitor, boris: Visitor
) -> None:
    match = anna.open("me", "open")
    boris.sit(match, 1)
    there = boris.talk(match, 1)
    refused = anna.post(f"/t/{match}/standin", seat="1", agent="random")
    assert (refused.status_code, table.live(match).chairs[1].standin) == (409, None)
    there.close()
    live = table.live(match)
    table.run(live.change_chair(1, seen=0.0))
    table.wait(lambda: not live.present(1))
    assert anna.post(f"/t/{match}/standin", seat="1", agent="random").status_code == 303
    assert table.site.store.call(st.find_match, match).unrated  # type: ignore[union-attr]


def sign(visitor: Visitor, what: str, name: str, password: str) -> int:
    return visitor.post("/account", what=what, name=name, password=password).status_code


def cookie(visitor: Visitor) -> str:
    return visitor.http.cookies["lexludi"]


def borrowed(table: Table, value: str) -> Visitor:
    """Somebody who has got hold of a cookie."""
    thief = table.visitor()
    thief.http.cookies.set("lexludi", value)
    return thief


_letters = itertools.product("abcdefgh", repeat=3)


@pytest.fixture
def name() -> str:
    """Somebody new at a table that all tests share."""
    return "Anna" + "".join(next(_letters))


def test_a_cookie_from_before_an_account_opens_it_to_nobody(table: Table, anna: Visitor, name: str) -> None:
    anna.open("me", "open")
    known = cookie(anna)
    assert sign(anna, "register", name, "correct horse") == 303
    assert name in anna.get("/account").text
    assert name not in borrowed(table, known).get("/account").text


def test_signing_out_ends_the_session_wherever_its_cookie_went(table: Table, anna: Visitor, name: str) -> None:
    sign(anna, "register", name, "correct horse")
    known = cookie(anna)
    assert name in borrowed(table, known).get("/account").text
    anna.post("/account/out")
    assert name not in borrowed(table, known).get("/account").text


def test_another_password_signs_out_every_other_browser(table: Table, anna: Visitor, name: str) -> None:
    sign(anna, "register", name, "correct horse")
    known = cookie(anna)
    assert anna.post("/account/password", old="wrong horse", new="battery staple").status_code == 400
    assert anna.post("/account/password", old="correct horse", new="short").status_code == 400
    assert anna.post("/account/password", old="correct horse", new="battery staple").status_code == 303
    assert name in anna.get("/account").text
    assert name not in borrowed(table, known).get("/account").text
    assert sign(table.visitor(), "login", name, "correct horse") == 400
    assert sign(table.visitor(), "login", name, "battery staple") == 303


def test_guessing_is_limited_for_an_account_from_wherever_it_comes(table: Table, anna: Visitor, name: str) -> None:
    sign(anna, "register", name, "correct horse")
    answers = [sign(table.visitor(**{"X-Forwarded-For": f"10.0.0.{n}"}), "login", name, "guess") for n in range(25)]
    assert answers[:20] == [400] * 20
    assert answers[-1] == 429


@pytest.mark.parametrize(
    "alike",
    [
        lambda name: name.replace("a", "а"),
        lambda name: name.replace("A", "А").replace("nn", "пп").replace("a", "а"),
        str.upper,
        lambda name: f"{name} ",
        lambda name: name.replace("A", "Ａ"),
    ],
    ids=["one", "script", "large", "space", "wide"],
)
def test_a_name_that_looks_like_another_is_refused(
    table: Table, anna: Visitor, name: str, alike: Callable[[str], str]
) -> None:
    assert sign(anna, "register", name, "correct horse") == 303
    assert sign(table.visitor(), "register", alike(name), "correct horse") == 400
    assert sign(table.visitor(), "register", f"{name} z", "correct horse") == 303


@pytest.mark.parametrize("kept", ["Guest 123", "spectator", "admin", "Аdmin", "law", "Host 7"])
def test_a_name_of_the_table_itself_is_refused(anna: Visitor, kept: str) -> None:
    assert sign(anna, "register", kept, "correct horse") == 400


def test_a_web_hook_that_trickles_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then once held a thread for as long as it liked: each read was in time."""
    listener = socket.create_server(("127.0.0.1", 0))

    def trickle() -> None:
        line, _ = listener.accept()
        with line, suppress(OSError):
            while True:
                line.sendall(b"H")
                time.sleep(0.1)

    def plainly(self: notices.Pinned) -> None:
        self.sock = socket.create_connection(listener.getsockname(), 5)

    monkeypatch.setattr(notices, "check_hook", lambda url: ("hook.example", 443, "/", "127.0.0.1"))
    monkeypatch.setattr(notices.Pinned, "connect", plainly)
    monkeypatch.setattr(notices, "DEADLINE", 0.5)
    thread = threading.Thread(target=trickle, daemon=True)
    thread.start()
    began = time.monotonic()
    with closing(listener), pytest.raises((OSError, HTTPException)):
        notices.call_hook("https://hook.example/", "it is your turn", "https://t.example/t/x")
    assert time.monotonic() - began < 4


def test_the_log_of_the_documented_proxy_holds_no_invitation() -> None:
    """What opens a seat or a table stands in the address of a request; the server's own log leaves it out."""
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    formats = [line for line in text.splitlines() if "log_format" in line]
    named = set(re.findall(r"\$\w+", " ".join(formats)))
    assert named == {"$remote_addr", "$time_local", "$request_method", "$shown", "$status", "$body_bytes_sent"}
    assert "map $uri $shown { ~^/s/ /s/-; default $uri; }" in text
    assert re.findall(r"access_log .*", text) == ["access_log /var/log/nginx/lexludi.log lexludi;"]
