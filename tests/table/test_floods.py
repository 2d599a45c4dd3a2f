"""Nobody stalls the others: sockets, slow requests, tables of thinkers, frozen servers, broken rows."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from benchmarks.floods import flooded
from benchmarks.table import percentile
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from lexludi.table import door
from lexludi.table.door import one_client
from lexludi.table.guard import Limits
from lexludi.table.matches.bots import Thinkers
from lexludi.table.matches.queue import FairQueue
from lexludi.table.people import notices
from lexludi.table.storage import store as st
from lexludi.table.storage.pauses import beat
from lexludi.table.storage.schema import beats, chairs, matches, pauses
from lexludi.table.storage.store import Store, UserRow
from tests.table.kit import Table, Talk, Visitor, refused_at_the_door

THINKING = ("agent:search", "agent:search")


# Sockets and slow requests


def test_one_client_holds_so_many_sockets_and_another_still_comes_in(
    anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "SOCKETS_OF_CLIENT", 3)
    match, other = anna.open(), boris.open()
    held = [anna.talk(match, 0) for _ in range(3)]
    assert refused_at_the_door(anna, match, seat=0) == 403
    assert boris.talk(other, 0).news
    held[0].close()
    anna.table.wait(lambda: refused_at_the_door(anna, match, seat=0) == 101)


def test_one_person_holds_so_many_sockets_from_wherever(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SOCKETS_OF_USER", 2)
    match = anna.open()
    held = []
    for n in range(2):
        anna.home["X-Forwarded-For"] = f"203.0.113.{n}"
        held.append(anna.talk(match, 0))
    anna.home["X-Forwarded-For"] = "203.0.113.9"
    assert refused_at_the_door(anna, match, seat=0) == 403


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_of_ipv6_is_one_client(address: str, client: str) -> None:
    assert one_client(address) == client


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab"]
)
def test_a_request_that_never_ends_is_given_up(table: Table, sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)
    with closing(socket.create_connection(("127.0.0.1", table.port), 10)) as slow:
        slow.sendall(sent)
        began = time.monotonic()
        while slow.recv(4096):
            pass
        assert time.monotonic() - began < 8


def test_a_socket_may_be_silent_for_as_long_as_it_likes(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)
    talk = anna.talk(anna.open(), 0)
    time.sleep(0.6)
    assert talk.choose()["type"] == "made"


# Thinkers


def test_one_owner_of_many_tables_waits_for_himself() -> None:
    served: list[str] = []

    async def think(queue: FairQueue, owner: str, table: str, watched: bool = True) -> None:
        async with queue.place(owner, table, watched):
            served.append(table)
            await asyncio.sleep(0)

    async def crowd() -> None:
        queue = FairQueue(1)
        async with asyncio.TaskGroup() as group:
            for table in ("a1", "a2", "a3"):
                group.create_task(think(queue, "anna", table))
            group.create_task(think(queue, "boris", "b1"))
            group.create_task(think(queue, "carl", "c1", watched=False))
            group.create_task(think(queue, "boris", "b2"))

    asyncio.run(crowd())
    assert served == ["a1", "b1", "a2", "b2", "a3", "c1"]


def test_whoever_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    async def leave() -> int:
        queue = FairQueue(1)
        async with queue.place("anna", "a", True):
            waiting = asyncio.create_task(queue.place("boris", "b", True).__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait([waiting])
        async with asyncio.timeout(1), queue.place("carl", "c", True):
            return queue.free

    assert asyncio.run(leave()) == 0


def test_the_dice_of_a_thinker_cannot_be_worked_out(table: Table, anna: Visitor) -> None:
    live = table.live(anna.open())
    ours, theirs = Thinkers(1, 1.0, secret="ours"), Thinkers(1, 1.0, secret="theirs")
    assert ours.seed(live) != theirs.seed(live)
    assert live.id not in ours.seed(live)


# Clocks


def test_nobodys_clock_runs_while_the_server_sleeps(table: Table, anna: Visitor) -> None:
    live = table.live(anna.open(clock="10m+10s"))
    course = live.course
    assert course is not None
    course.asked_at -= 3600
    asked = course.asked_at
    table.site.store.call(lambda c: c.execute(insert(pauses).values(began=asked + 60, ended=asked + 3560)))
    table.wait(lambda: table.site.store.pauses.within(asked, asked + 3600) == 3500)
    assert course.waited(asked + 3600) == 100
    assert live.ticks_from() == asked + 3500
    assert live.chairs[0].standin is None


def test_a_gap_between_two_signs_of_life_is_a_pause(store: Store) -> None:
    store.open()
    assert store.call(beat, 1000.0) == []
    assert store.call(beat, 1005.0) == []
    assert store.call(beat, 1065.0) == [(1005.0, 1065.0)]
    assert store.call(beat, 1070.0) == [(1005.0, 1065.0)]


def test_a_worker_that_slept_alone_pauses_nobody(store: Store) -> None:
    store.open()
    store.call(beat, 1000.0)
    store.call(lambda c: c.execute(update(beats).values(at=1059.0)))  # another worker was awake
    assert store.call(beat, 1060.0) == []


# Broken rows


def test_a_broken_match_costs_its_owner_one_line_and_nobody_a_page(table: Table, anna: Visitor) -> None:
    broken, sound = anna.open(), anna.open()
    table.site.tables.lives.pop(broken)
    table.site.store.call(lambda c: c.execute(update(matches).where(matches.c.id == broken).values(origin="{")))
    games = anna.get("/games")
    assert games.status_code == 200
    assert sound in games.text
    answer = anna.get(f"/t/{broken}")
    assert answer.status_code == 400
    assert "cannot be read" in answer.text


def test_a_broken_standing_answer_closes_nobodys_socket(table: Table, anna: Visitor) -> None:
    match = anna.open()
    change = update(chairs).where(chairs.c.match == match, chairs.c.seat == 0).values(standing="{")
    table.site.store.call(lambda c: c.execute(change))
    table.run(table.live(match).refresh())
    assert anna.talk(match, 0).news["standing"] is None
    assert table.site.store.call(st.find_match, match) is not None


# Work through sockets

FLOODERS = int(os.environ.get("ATTACK_SOCKETS", "8"))
SECONDS = float(os.environ.get("ATTACK_SECONDS", "2"))


def pace(talk: Talk, seconds: float) -> list[float]:
    """How long each decision takes that somebody makes in so many seconds, until it is stored and told."""
    took: list[float] = []
    chance = Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        talk.until(lambda news: news.get("mine") or news.get("result"))
        if talk.news.get("result"):
            break
        began = time.monotonic()
        talk.play(chance)
        took.append(time.monotonic() - began)
        time.sleep(0.1)  # nobody clicks faster for long
    return took


def test_who_looks_again_and_again_makes_nobody_wait(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """Twenty-five sockets that asked for the board ten times a second once stopped every other table."""
    host, victim = table.visitor(), table.visitor()
    noisy = table.live(host.open("agent:random", "agent:random"))
    talk = victim.talk(victim.open("me", "agent:random", seats=("marquise", "eyrie")), 0)
    quiet = pace(talk, SECONDS)
    flooder = table.visitor()
    sockets = [flooder.talk(noisy.id, look=False, watch=noisy.row.watch) for _ in range(FLOODERS)]
    stop = threading.Event()

    def flood() -> None:
        while not stop.wait(0.1):
            for one in sockets:
                with suppress(ConnectionClosed):
                    one.send(type="look", picture="wide")
                    one.drain()

    thread = threading.Thread(target=flood)
    thread.start()
    try:
        loud = pace(talk, SECONDS)
    finally:
        stop.set()
        thread.join()
    with capsys.disabled():
        if FLOODERS > 8:
            for name, took in (("without a flood", quiet), (f"under {FLOODERS} sockets", loud)):
                print(f"\n{name}: {len(took)} decisions, p95 {sorted(took)[int(len(took) * 0.95)] * 1000:.0f} ms")
    assert len(loud) > len(quiet) / 8
    assert sorted(loud)[int(len(loud) * 0.95)] < 2.0


def test_taking_back_without_end_is_slowed_down(table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexludi.table.web.sockets.UNDOS", (2.0, 0.0))
    match = anna.open("me", "me")
    talk = anna.talk(match, 0)
    answers = []
    for _ in range(3):
        assert talk.choose()["type"] == "made"
        made = talk.news["number"] + 1
        talk.until(lambda news, made=made: news["number"] == made)
        answers.append(talk.ask(type="undo", number=made, seat=0)["type"])
        if answers[-1] == "made":
            talk.until(lambda news, made=made: news["number"] == made + 1)
    assert answers == ["made", "made", "refused"]


def test_one_client_asks_for_so_many_pages_and_another_is_answered(
    table: Table, anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexludi.table.app.PAGES", (3.0, 0.0))
    pages = [anna.get("/law") for _ in range(4)]
    assert [page.status_code for page in pages] == [200, 200, 200, 429]
    assert pages[-1].headers["Retry-After"]
    assert boris.get("/law").status_code == 200


@pytest.mark.timeout(120)
@pytest.mark.parametrize("kind", ["hold", "exports"])
def test_a_quiet_table_goes_on_beside_a_flood(tmp_path: Path, kind: str) -> None:
    """Two of the floods that `make attack` measures, for a moment."""
    found = asyncio.run(flooded(tmp_path, 8, 2.0, (kind,)))
    assert len(found[kind]) > len(found["nobody"]) / 8
    assert percentile(found[kind], 0.95) < 2.0


# One person from many addresses


def moved(visitor: Visitor, n: int) -> None:
    visitor.http.headers["X-Forwarded-For"] = f"203.0.113.{n}"


@pytest.mark.parametrize(
    ("limit", "most", "path"),
    [
        ("lexludi.table.web.exports.EXPORTS", 3.0, "moment/0.svg"),
        ("lexludi.table.web.exports.WORK", 1.0, "verify"),
    ],
)
def test_one_person_exports_so_much_from_wherever(
    table: Table, anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch, limit: str, most: float, path: str
) -> None:
    match = anna.open(seats=("bot:marquise", "bot:eyrie"))
    table.wait(lambda: table.live(match).row.status == "over", 60)
    monkeypatch.setattr(limit, (most, 0.0))
    answers = []
    for n in range(int(most) + 1):
        moved(anna, n)
        answers.append(anna.get(f"/t/{match}/{path}").status_code)
    assert answers == [200] * int(most) + [429]
    assert boris.get(f"/t/{match}/{path}").status_code == 200


def test_one_person_opens_so_many_tables_from_wherever(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    anna.open()
    monkeypatch.setattr("lexludi.table.web.matches.NEW_MATCHES", (2.0, 0.0))
    anna.table.site.limits.buckets.clear()
    form = {"game": "root", "seat-0": "marquise", "who-0": "me", "seat-1": "eyrie", "who-1": "me"}
    answers = []
    for n in range(3):
        moved(anna, 100 + n)
        answers.append(anna.post("/new", **form).status_code)
    assert answers == [303, 303, 429]


def test_one_person_changes_web_hooks_so_often(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    anna.open()
    monkeypatch.setattr("lexludi.table.web.account.SETTINGS", (2.0, 0.0))
    answers = []
    for n in range(3):
        moved(anna, 150 + n)
        answers.append(anna.post("/account/settings", hook=f"https://example.org/{n}").status_code)
    assert answers == [303, 303, 429]


def test_one_person_and_one_host_are_called_so_often_whatever_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "SENT", Limits())
    monkeypatch.setattr(notices, "FOR_PERSON", (2.0, 0.0))
    monkeypatch.setattr(notices, "FOR_HOST", (3.0, 0.0))
    hooks = {"anna": "https://example.org/a", "boris": "https://example.org/b", "carl": "https://EXAMPLE.org/c"}
    people = [UserRow(name, name, None, None, "en", "", hook, "", 0.0) for name, hook in hooks.items()]
    assert [notices.spared(people[0]) for _ in range(3)] == [True, True, False]
    assert [notices.spared(user) for user in people[1:]] == [True, False]
