"""What stands between the network and the table."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx
import pytest

from lexludi.table.guard import JsonLines, Limits, clean, number
from lexludi.table.web import matches as pages_match
from tests.table.kit import Table, Visitor

PAGES = ("/", "/new", "/games", "/stats", "/account", "/law/root", "/law/root/4.3.1", "/nothing", "/static/table.js")


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_a_strict_policy(anna: Visitor, path: str) -> None:
    answer = anna.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"


def test_no_page_has_scripts_or_styles_of_its_own(anna: Visitor) -> None:
    match = anna.open("me", "agent:random")
    for path in (*PAGES[:-1], f"/t/{match}", f"/t/{match}/replay"):
        text = anna.get(path).text
        assert "<script>" not in text
        assert " style=" not in text
        assert "onclick=" not in text


@pytest.mark.parametrize("path", ["/new", "/account", "/account/out", "/account/settings", "/t/x/branch"])
def test_a_form_without_our_token_is_refused(anna: Visitor, path: str) -> None:
    anna.open("me", "agent:random")
    for token in ("", "0" * 64, "ž"):
        assert anna.http.post(path, data={"token": token, "game": "root"}).status_code == 403


def test_a_form_of_somebody_else_is_refused(anna: Visitor, boris: Visitor) -> None:
    anna.open("me", "agent:random")
    boris.open("me", "agent:random")
    answer = boris.http.post("/account/settings", data={"token": anna.token(), "lang": "cs"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_a_form_from_another_site_is_refused_whatever_it_carries(anna: Visitor, headers: dict[str, str]) -> None:
    answer = anna.http.post("/lang", data={"lang": "cs"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_language_returns_only_to_our_own_pages(anna: Visitor) -> None:
    for back in ("https://evil.example/", "//evil.example/", "/\\evil.example"):
        assert anna.http.post("/lang", data={"lang": "cs", "back": back}).headers["location"] == "/"


@pytest.mark.parametrize(
    ("headers", "lang"),
    [({}, "en"), ({"Accept-Language": "cs-CZ,en;q=0.5"}, "cs"), ({"Accept-Language": "de, en"}, "en")],
)
def test_the_browser_says_the_language_until_somebody_chooses(table: Table, headers: dict[str, str], lang: str) -> None:
    visitor = table.visitor(**headers)
    assert f'<html lang="{lang}">' in visitor.get("/").text
    visitor.http.post("/lang", data={"lang": "cs"})
    assert '<html lang="cs">' in visitor.get("/").text


def test_what_is_not_there_is_said_in_the_language_of_the_reader(table: Table) -> None:
    answer = table.visitor(**{"Accept-Language": "cs"}).get("/nothing")
    assert answer.status_code == 404
    assert "Tady nic není." in answer.text


def test_a_failure_shows_no_traceback_and_is_logged(
    table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret of the server")

    monkeypatch.setattr(pages_match, "described", fail)
    with caplog.at_level(logging.ERROR, "lexludi.requests"):
        answer = anna.get("/")
    assert answer.status_code == 500
    assert "Something went wrong here" in answer.text
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "ZeroDivisionError" in caplog.text


def test_large_bodies_are_refused_whether_announced_or_not(anna: Visitor) -> None:
    body = b"token=" + b"x" * 70_000
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert anna.http.post("/new", content=body, headers=kind).status_code == 413
    assert anna.http.post("/new", content=iter([body]), headers=kind).status_code == 413


@pytest.mark.parametrize(
    "path",
    ["/t/%00", "/t/nothing", "/t/x/replay", "/s/%00", "/law/root/99.99", "/law/chess", "/new?game=x", "/%ff"],
)
def test_odd_paths_are_pages_too(anna: Visitor, path: str) -> None:
    answer = anna.get(path)
    assert answer.status_code in (404, 410)
    assert "<main" in answer.text


def test_a_wrong_method_is_refused(anna: Visitor) -> None:
    assert anna.http.delete("/new").status_code == 405


def test_health_and_metrics(table: Table, anna: Visitor) -> None:
    assert anna.get("/healthz").json()["ok"] is True
    text = anna.get("/metrics").text
    assert "# TYPE lexludi_decisions_total counter" in text
    assert "lexludi_matches_in_memory" in text


def test_health_says_when_the_database_is_gone(table: Table, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object) -> None:
        raise OSError("no database")

    monkeypatch.setattr(table.site.store, "run", gone)
    assert httpx.get(f"{table.address}/healthz").status_code == 503


def test_invitations_do_not_stand_in_the_log(table: Table, anna: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    invite = table.live(anna.open("me", "open")).chairs[1].invite
    with caplog.at_level(logging.INFO, "lexludi.requests"):
        anna.get(f"/s/{invite}")
        table.wait(lambda: any(getattr(record, "fields", {}).get("path") == "/s/…" for record in caplog.records))
    assert all(invite not in str(getattr(record, "fields", "")) for record in caplog.records)


def test_a_log_line_is_json() -> None:
    record = logging.LogRecord("lexludi.x", logging.INFO, str(Path()), 1, "what", None, None)
    record.fields = {"match": "m"}
    line = json.loads(JsonLines().format(record))
    assert (line["from"], line["what"], line["match"], line["level"]) == ("lexludi.x", "what", "m", "info")


def test_each_client_has_limits_of_its_own() -> None:
    limits = Limits()
    assert [limits.allow("new", "a", 2, 0) for _ in range(3)] == [True, True, False]
    assert limits.allow("new", "b", 2, 0)


def test_what_people_type_is_cleaned() -> None:
    assert clean(" a\x00b\n\tc\u202e ") == "ab c"
    assert [number(text) for text in ("7", "-1", "²", "", "9" * 12)] == [7, None, None, None, None]
