"""Hostile clients: refused, logged, nothing changed, and the server goes on."""

from __future__ import annotations

import logging
import random
import struct
from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.kit import Table, Talk, Visitor, play_on, refused_at_the_door


class Scene:
    """A running match of two, each with a socket of their own, and what must not change."""

    def __init__(self, table: Table, match: str, anna: Visitor, boris: Visitor) -> None:
        self.table, self.match, self.anna, self.boris = table, match, anna, boris
        self.first, self.second = anna.talk(match, 0), boris.talk(match, 1)
        self.rows = table.rows(match)
        self.view = self.seen()

    def seen(self) -> bytes:
        live = self.table.live(self.match)
        assert live.match is not None
        return msgspec.json.encode([live.match.view(0), live.match.view(1), live.number])

    def asked(self) -> Talk:
        for talk in (self.first, self.second):
            talk.drain(0.02)
        return self.first if self.first.news.get("mine") else self.second

    def unchanged(self) -> None:
        assert self.table.rows(self.match) == self.rows
        assert self.seen() == self.view
        play_on([self.first, self.second], 1, random.Random(4))
        assert len(self.table.rows(self.match)) == len(self.rows) + 1


@pytest.fixture(scope="module")
def seated(table: Table) -> tuple[str, Visitor, Visitor]:
    anna, boris = table.visitor(), table.visitor()
    match = anna.open("me", "open")
    boris.sit(match, 1)
    talks = [anna.talk(match, 0), boris.talk(match, 1)]
    play_on(talks, 6, random.Random(3))
    for talk in talks:
        talk.close()
    return match, anna, boris


@pytest.fixture
def scene(table: Table, seated: tuple[str, Visitor, Visitor]) -> Iterator[Scene]:
    opened = Scene(table, *seated)
    yield opened
    opened.first.close()
    opened.second.close()


def refused(scene: Scene, caplog: pytest.LogCaptureFixture, code: str, body: bytes | str) -> None:
    """A message sent by whoever is asked is refused with that code, logged, and changes nothing."""
    talk = scene.asked()
    with caplog.at_level(logging.WARNING, "lexludi.sockets"):
        talk.raw(body)
        answer = talk.wait("refused")
    assert answer["code"] == code
    assert answer["text"]
    assert "Traceback" not in answer["text"]
    assert any(getattr(record, "fields", {}).get("code") == code for record in caplog.records)
    scene.unchanged()


def a_choice(scene: Scene, **values: object) -> bytes:
    news = scene.asked().news
    choice = {
        "type": "choose", "number": news["number"], "seat": news["seat"],
        "option": news["mine"]["options"][0]["option"], **values,
    }  # fmt: skip
    return msgspec.json.encode(choice)


def test_somebody_elses_seat(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    other = 1 - scene.asked().news["seat"]
    refused(scene, caplog, "not-yours", a_choice(scene, seat=other))


@pytest.mark.parametrize("seat", [-1, 99, 10**20])
def test_a_seat_that_is_not_there(scene: Scene, caplog: pytest.LogCaptureFixture, seat: int) -> None:
    code = "malformed" if seat > 2**63 else "not-yours"
    assert scene.asked()
    talk = scene.asked()
    talk.raw(a_choice(scene, seat=seat))
    assert talk.wait("refused")["code"] in (code, "not-yours")
    scene.unchanged()


@pytest.mark.parametrize("off", [-1, 1, -3, 1000])
def test_a_number_that_is_past_or_to_come(scene: Scene, caplog: pytest.LogCaptureFixture, off: int) -> None:
    refused(scene, caplog, "stale", a_choice(scene, number=scene.asked().news["number"] + off))


def test_a_message_sent_again(scene: Scene) -> None:
    talk = scene.asked()
    body = a_choice(scene)
    talk.raw(body)
    talk.raw(body)
    talk.raw(body)
    kinds = [talk.hear() for _ in range(1)]
    while len([k for k in kinds if k["type"] in ("made", "refused")]) < 3:
        kinds.append(talk.hear())
    told = [k.get("code", k["type"]) for k in kinds if k["type"] in ("made", "refused")]
    assert told == ["made", "stale", "stale"]
    assert len(scene.table.rows(scene.match)) == len(scene.rows) + 1


def test_when_it_is_not_ones_turn(scene: Scene) -> None:
    asked = scene.asked()
    other = scene.second if asked is scene.first else scene.first
    answer = other.ask(
        type="choose", number=asked.news["number"], seat=other.seat, option=asked.news["mine"]["options"][0]["option"]
    )
    assert answer["code"] == "not-asked"
    scene.unchanged()


@pytest.mark.parametrize(
    ("option", "code"),
    [
        (["pass", 1], "malformed"),
        (["no-such-kind"], "malformed"),
        ([], "malformed"),
        ([1, 2], "malformed"),
        ([["pass"]], "malformed"),
        (["move", "a", "b", "c"], "malformed"),
        (["move", 1, 2, 10**30], "malformed"),
        (["move", 1, 1, 1], "illegal"),
    ],
)
def test_a_choice_that_is_none(scene: Scene, caplog: pytest.LogCaptureFixture, option: list[object], code: str) -> None:
    talk = scene.asked()
    talk.raw(a_choice(scene, option=option))
    assert talk.wait("refused")["code"] in (code, "illegal")
    scene.unchanged()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"choose"',
        b'{"type": "choose"}',
        b'{"type": "erase-everything"}',
        b'{"type": "choose", "number": "0", "seat": 0, "option": []}',
        b'{"type": "choose", "number": 0, "seat": 0, "option": [], "admin": true}',
        b'{"type": "look", "seat": 0, "picture": "/etc/passwd"}',
        b'{"type": "say", "text": 5}',
        b'{"type": "say", "text": "\\ud800"}',
        b"\xff\xfe\x00",
        b'{"type": "say", "text": "\xff"}',
        b"[" * 4000,
        b'{"type":"choose","number":0,"seat":0,"option":' + b"[" * 1900 + b"]" * 1900 + b"}",
        b'{"type":' * 500,
    ],
)
def test_what_cannot_be_read(scene: Scene, caplog: pytest.LogCaptureFixture, body: bytes) -> None:
    refused(scene, caplog, "malformed", body)


def test_text_that_is_not_utf_8_closes_the_socket_only(scene: Scene) -> None:
    talk = scene.boris.talk(scene.match, 1)
    # a text frame, masked with zeros, whose text is not UTF-8
    talk.socket.socket.sendall(b"\x81\x84" + b"\0" * 4 + b"\xff\xfe\xfd\xfc")
    assert talk.ended() == 1007
    scene.unchanged()


def test_a_long_request(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    refused(scene, caplog, "too-long", msgspec.json.encode({"type": "say", "text": "x" * 5000}))


def test_a_frame_without_end_closes_the_socket_only(scene: Scene) -> None:
    talk = scene.boris.talk(scene.match, 1)
    talk.socket.socket.sendall(struct.pack("!BBQ4x", 0x82, 0x80 | 127, 1 << 40))
    assert talk.ended() == 1009
    scene.unchanged()


def test_a_flood_is_cut_off(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    talk = scene.boris.talk(scene.match, 1)
    with caplog.at_level(logging.WARNING, "lexludi.sockets"):
        try:
            for _ in range(200):
                talk.send(type="why", seat=0)
        except ConnectionClosed:
            pass
        assert talk.ended() == 1008
    assert any(getattr(record, "fields", {}).get("code") == "flood" for record in caplog.records)
    scene.unchanged()


def test_many_sockets_from_one_client_are_limited(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexludi.table.app.SOCKETS", (3.0, 0.0))
    crowd = scene.table.visitor()
    watch = scene.table.live(scene.match).row.watch
    assert [refused_at_the_door(crowd, scene.match, watch=watch) for _ in range(5)] == [101, 101, 101, 403, 403]
    scene.unchanged()


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null", "file://"])
def test_a_socket_from_another_site(scene: Scene, caplog: pytest.LogCaptureFixture, origin: str) -> None:
    with caplog.at_level(logging.WARNING, "lexludi.app"):
        assert refused_at_the_door(scene.anna, scene.match, origin=origin) == 403
    assert "foreign origin" in caplog.text
    scene.unchanged()


def test_our_own_page_may_open_a_socket(scene: Scene) -> None:
    assert refused_at_the_door(scene.anna, scene.match, origin=scene.table.address) == 101


@pytest.mark.parametrize("match", ["nothing", "..%2f..", "%00"])
def test_a_socket_to_nowhere(table: Table, anna: Visitor, match: str) -> None:
    assert refused_at_the_door(anna, match) == 403


def test_a_wrong_spectators_token(scene: Scene) -> None:
    for watch in ("x", "%C5%BE", scene.table.live(scene.match).row.watch[:-1]):
        assert refused_at_the_door(scene.table.visitor(), scene.match, watch=watch) == 403
    scene.unchanged()


def test_random_bytes_by_the_hundred(scene: Scene) -> None:
    chance = random.Random(7)
    for _ in range(4):
        talk = scene.boris.talk(scene.match, 1)
        for _ in range(25):
            talk.raw(chance.randbytes(chance.randrange(200)))
        talk.drain(0.1)
        talk.close()
    scene.unchanged()
