"""Clocks, and notices to those who are away."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

from lexludi.kernel.errors import LexLudiError
from lexludi.table.config import Config
from lexludi.table.matches import clocks
from lexludi.table.matches.live import Course, Live
from lexludi.table.people import notices
from lexludi.table.storage import store as st
from lexludi.table.storage.decisions import Decision, insert_decisions
from tests.table.kit import Table, Visitor, play_on


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("", clocks.Clock()),
        ("20m+15s", clocks.Clock(bank=1200, bonus=15)),
        ("1d each", clocks.Clock(each=86400)),
    ],
)
def test_clocks_are_read(text: str, clock: clocks.Clock) -> None:
    assert clocks.read(text) == clock


def test_a_bad_clock_is_refused() -> None:
    with pytest.raises(LexLudiError, match="A clock is written"):
        clocks.read("soon")


def test_a_decision_costs_its_time_and_brings_the_bonus_and_an_undo_gives_it_back() -> None:
    clock = clocks.read("20m+15s")
    assert clock.cost(40) == 25
    assert clock.cost(2) + clock.cost(3, undone=True) == 5


def test_time_is_told_by_the_rows_alone(table: Table, anna: Visitor) -> None:
    match = anna.open("me", "me", clock="10m+10s")
    live = table.live(match)
    course = live.course
    assert course is not None
    start = live.row.moved
    keep = msgspec.json.encode(course.match.ask.options[0]).decode()  # type: ignore[union-attr]
    for number, (body, after) in enumerate([(keep, 30), ('"undo"', 40), (keep, 60)]):
        row = Decision(match, number, 0, body, start + after)
        table.site.store.call(insert_decisions, [(row, None)])
    table.run(live.catch_up())
    assert live.left(0) == pytest.approx(600 - 60 + 10)
    other = Course(live.row, live.origin, 2)
    for row in table.rows(match):
        other.apply(row)
    assert other.used == course.used


def test_when_time_is_up_an_agent_plays_on_and_the_player_comes_back(
    table: Table, anna: Visitor, boris: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexludi.table.matches.tables.GRACE", 0.0)
    match = anna.open("me", "open", clock="10m+10s")
    boris.sit(match, 1)
    live = table.live(match)
    live.course.asked_at -= 601  # type: ignore[union-attr]
    table.wait(lambda: live.chairs[0].standin == "random")
    talk = boris.talk(match, 1)
    talk.until(lambda news: news.get("mine"))
    assert anna.post(f"/t/{match}/standin", seat="0", agent="").status_code == 303
    assert live.left(0) >= 60
    assert live.chairs[0].standin is None


def test_a_match_with_a_clock_stays_in_memory(table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    match = anna.open("me", "open", clock="1d each")
    anna.sit(match, 1)
    monkeypatch.setattr("lexludi.table.matches.tables.IDLE", 0.0)
    time.sleep(2.2)
    assert match in table.site.tables.lives


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    """What hooks were called with, instead of calling them."""
    calls: list[tuple[str, str, str]] = []
    monkeypatch.setattr(notices, "call_hook", lambda *values: calls.append(values))
    return calls


def waiting(table: Table, anna: Visitor, seconds: float, **settings: str) -> Live:
    """A match in which Anna, who is away, has been asked so long ago."""
    match = anna.open("me", "agent:random")
    anna.post("/account/settings", **{"lang": "cs", "hook": "https://example.org/hook", **settings})
    live = table.live(match)
    live.course.asked_at = time.time() - seconds  # type: ignore[union-attr]
    return live


def about(live: Live, sent: list[Any]) -> list[Any]:
    """The notices of this match; the server itself tends to those of earlier tests."""
    return [call for call in sent if call[1].endswith(f"/t/{live.id}")]


def remind(table: Table, live: Live, now: float | None = None) -> None:
    table.run(notices.remind(table.site.store, table.site.config, live, now or time.time()))


def test_a_notice_is_sent_once_when_a_decision_has_waited(table: Table, anna: Visitor, sent: list[Any]) -> None:
    live = waiting(table, anna, 400)
    remind(table, live)
    remind(table, live)
    assert len(about(live, sent)) == 1
    assert "jste na tahu" in about(live, sent)[0][1]


def test_of_two_workers_one_sends_the_notice(table: Table, anna: Visitor, sent: list[Any]) -> None:
    live = waiting(table, anna, 400)
    other = Live(table.site.store, live.row, list(live.chairs))
    other.course = live.course
    remind(table, live)
    remind(table, other)
    assert len(about(live, sent)) == 1


def test_no_notice_before_time_nor_to_somebody_who_looks_on(table: Table, anna: Visitor, sent: list[Any]) -> None:
    live = waiting(table, anna, 100)
    remind(table, live)
    live.course.asked_at -= 1000  # type: ignore[union-attr]
    talk = anna.talk(live.id, 0)
    remind(table, live)
    talk.close()
    assert about(live, sent) == []


def test_at_most_one_notice_in_six_hours(table: Table, anna: Visitor, sent: list[Any]) -> None:
    live = waiting(table, anna, 400)
    remind(table, live)
    talk = anna.talk(live.id, 0)
    play_on([talk], 1, random.Random(1))
    talk.close()
    table.wait(lambda: not live.watchers and live.open_ask(0) is not None)  # the agent may take its time
    live.course.asked_at = time.time() + 1  # type: ignore[union-attr]
    remind(table, live, time.time() + 3600)
    assert len(about(live, sent)) == 1
    remind(table, live, time.time() + 7 * 3600)
    assert len(about(live, sent)) == 2


def test_quiet_hours_only_put_the_notice_off(table: Table, anna: Visitor, sent: list[Any]) -> None:
    hour = time.localtime().tm_hour
    live = waiting(table, anna, 400, quiet=f"{hour}-{(hour + 1) % 24}")
    remind(table, live)
    assert about(live, sent) == []
    remind(table, live, time.time() + 3600)
    assert len(about(live, sent)) == 1


@pytest.mark.parametrize(
    ("hours", "hour", "quiet"),
    [("22-7", 23, True), ("22-7", 6, True), ("22-7", 7, False), ("9-17", 12, True), ("", 3, False), ("x-y", 3, False)],
)
def test_quiet_hours(hours: str, hour: int, quiet: bool) -> None:
    assert notices.quiet_now(hours, hour) is quiet


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "https://192.168.1.1:8443/x",
        "https:///nothing",
    ],
)
def test_a_hook_never_reaches_into_a_private_network(url: str) -> None:
    with pytest.raises(ValueError, match="web hook"):
        notices.check_hook(url)


def test_a_hook_goes_to_the_address_that_was_checked() -> None:
    assert notices.check_hook("https://1.1.1.1/a?b=c") == ("1.1.1.1", 443, "/a?b=c", "1.1.1.1")


def test_mail_is_sent_by_the_server_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    mails: list[tuple[str, int, str, str]] = []

    class Server:
        def __init__(self, host: str, port: int, timeout: float) -> None:
            self.where = (host, port)

        def __enter__(self) -> Server:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def has_extn(self, _: str) -> bool:
            return False

        def login(self, name: str, password: str) -> None:
            assert (name, password) == ("me", "p@ss")

        def send_message(self, message: Any) -> None:
            mails.append((*self.where, message["To"], message.get_content().strip()))

    monkeypatch.setattr(notices.smtplib, "SMTP", Server)
    user = st.UserRow("u", "Anna", None, None, "en", "anna@example.org", "", "", 0.0)
    settings = Config(
        database="", secret="", address="https://t.example", mail="smtp://me:p%40ss@mail.example:2525",
        mail_from="table@example.org",
    )  # fmt: skip
    notices.send(settings, user, "https://t.example/t/x", "Friday")
    assert mails == [("mail.example", 2525, "anna@example.org", "Friday: it is your turn. https://t.example/t/x")]


def test_a_notice_that_fails_is_logged_and_harms_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OSError("nobody answers")

    monkeypatch.setattr(notices, "call_hook", fail)
    user = st.UserRow("u", "Anna", None, None, "en", "", "https://example.org/", "", 0.0)
    settings = Config(database="", secret="", address="https://t.example")
    notices.send(settings, user, "https://t.example/t/x", "")
    assert "a notice failed" in caplog.text
