"""What goes over the wire: boards in parts, news only of what changed, and a second thought before what is final."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from lexludi.draw.parts import Drawing, joined
from lexludi.draw.plain import picture
from lexludi.table.wire import Inbox, Wire, are_whole, head, message
from tests.table.kit import Table, Talk, Visitor

BOTS = ("marquise", "bot:eyrie")


def look(talk: Talk, kind: str = "wide") -> dict[str, Any]:
    talk.send(type="look", seat=talk.seat, picture=kind)
    return talk.wait("board")


def until_drawn(talk: Talk, whole: str) -> list[dict[str, Any]]:
    """The boards that were sent, once the last of them is this one; on a busy machine that takes a while."""
    for _ in range(60):
        boards = [message for body in talk.heard if (message := msgspec.json.decode(body))["type"] == "board"]
        if boards and boards[-1]["mark"] == Drawing.of(whole).mark:
            return boards
        talk.drain(0.3)
    raise AssertionError("the last board was never sent")


def test_after_the_first_board_only_the_parts_that_changed_are_sent(table: Table, anna: Visitor) -> None:
    match = anna.open(seats=BOTS)
    talk = anna.talk(match, 0)
    first = look(talk)
    talk.heard.clear()
    for _ in range(6):
        talk.choose()
        talk.drain(0.3)
    live = table.live(match).match
    assert live is not None
    boards = until_drawn(talk, picture(live.game, live.view(0), "en"))
    parts, mark = dict(Drawing.of(first["whole"]).parts), first["mark"]
    for board in boards:
        assert board["old"] == mark
        parts, mark = parts | board["parts"], board["mark"]
    assert joined(parts) == picture(live.game, live.view(0), "en")
    assert len(boards) > 3
    assert max(len(msgspec.json.encode(board["parts"])) for board in boards) < len(first["whole"]) / 4


def test_who_asks_for_no_board_is_sent_none(table: Table, anna: Visitor) -> None:
    talk = anna.talk(anna.open(seats=BOTS), 0)
    for _ in range(3):
        talk.play(random.Random(1))
    talk.drain(0.2)
    assert not [body for body in talk.heard if b'"board"' in body]


def test_a_client_that_lost_track_looks_anew_and_gets_the_whole(table: Table, anna: Visitor) -> None:
    talk = anna.talk(anna.open(seats=BOTS), 0)
    look(talk)
    talk.choose()
    assert look(talk)["whole"].startswith("<svg")


def test_news_leave_out_what_the_client_knows(table: Table, anna: Visitor, boris: Visitor) -> None:
    match = anna.open("me", "open")
    boris.sit(match, 1)
    talk, other = anna.talk(match, 0), boris.talk(match, 1)
    talk.drain(0.1)
    other.send(type="say", text="hello")
    told = talk.wait("news")
    assert [remark["text"] for remark in told["remarks"]] == ["hello"]
    assert not {"mine", "scores", "asked", "chairs"} & told.keys()


def test_a_careful_choice_that_ends_the_turn_waits_for_a_second_thought(table: Table, anna: Visitor) -> None:
    talk = anna.talk(anna.open(seats=BOTS), 0)
    foreseen: dict[str, Any] = {}
    while not foreseen:
        news = talk.until(lambda news: news.get("mine"))
        option = news["mine"]["options"][-1]["option"]
        answer = talk.ask(type="choose", number=news["number"], seat=0, option=option, careful="final")
        if answer["type"] == "foreseen":
            foreseen = answer
        else:
            talk.until(lambda later, number=news["number"]: later["number"] > number)  # type: ignore[misc]
    number = table.live(talk_match(talk)).number
    assert foreseen["number"] == number
    assert foreseen["consequences"]
    assert talk.ask(type="choose", number=number, seat=0, option=foreseen["option"])["type"] == "made"


def talk_match(talk: Talk) -> str:
    return talk.socket.request.path.split("/")[2]  # type: ignore[union-attr]


def test_before_a_battle_both_sides_and_the_odds_are_shown_and_nobody_has_fought(table: Table, anna: Visitor) -> None:
    match, talks, battles = "", list[Talk](), []
    chance = random.Random(2)
    while not battles:
        live = table.live(match) if match else None
        if live is None or live.match is None or live.match.ask is None:  # a match without any battle
            match = anna.open()
            talks = [anna.talk(match, 0), anna.talk(match, 1)]
            continue
        number, asked = live.number, talks[live.match.ask.seat]
        asked.until(lambda news, number=number: news["number"] == number)  # type: ignore[misc]
        battles = [one for one in asked.news["mine"]["options"] if one["option"][0] == "battle"]
        if not battles:
            asked.play(chance)
            asked.drain(0.06)  # a table cuts off whoever sends more than ten requests a second
    number = asked.news["number"]
    option = battles[0]["option"]
    told = asked.ask(type="choose", number=number, seat=asked.seat, option=option, careful="final")
    assert told["type"] == "foreseen"
    moment = told["moment"]
    assert len(moment["sides"]) == 2
    shares = {one["text"]: one["share"] for one in moment["odds"]}
    assert all(0 < share <= 1 for share in shares.values())
    assert table.live(match).number == number


# Slow readers


def wires(table: Table) -> set[Wire]:
    return {one for one in table.server.server_state.connections if isinstance(one, Wire)}


async def clog(wire: Wire) -> None:
    """What happens when a reader leaves too much unread."""
    wire.pause_writing()


async def free(wire: Wire) -> None:
    wire.resume_writing()


def test_a_slow_reader_gets_fewer_messages_and_misses_nothing(table: Table, anna: Visitor) -> None:
    match = anna.open(seats=BOTS)
    talk, others = anna.talk(match, 0), wires(table)
    slow = table.visitor().talk(match, watch=table.live(match).row.watch)
    (wire,) = wires(table) - others
    slow.drain(0.2)
    slow.heard.clear()
    table.run(clog(wire))
    for _ in range(4):
        talk.play(random.Random(1))
    slow.drain(0.3)
    assert slow.heard == []
    table.run(free(wire))
    assert slow.wait("news")["number"] == 4
    assert len(slow.heard) == 1
    events = table.live(match).match.events  # type: ignore[union-attr]
    seen = [number for number, event in enumerate(events) if event.seen_by(None) is not None]
    assert [line["n"] for line in slow.news["log"]] == [n for n in seen if n >= slow.news["log_from"]]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_stands_in_a_frame_as_the_library_would_write_it(length: int) -> None:
    body = b"x" * length
    assert head(length) + body == Frame(Opcode.BINARY, body).serialize(mask=False)


# Reading by hand


def from_client(body: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, body, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4090, 4096, 5000, 70_000])
@pytest.mark.parametrize("kind", [Opcode.TEXT, Opcode.BINARY])
def test_a_short_message_is_read_by_hand_as_the_library_would_read_it(kind: Opcode, length: int) -> None:
    body = bytes(n % 251 for n in range(length))
    found = message(from_client(body, kind))
    assert found == body if length <= 4090 else found in (None, body)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        from_client(b"part of")[:-1],
        from_client(b"two") + from_client(b"frames"),
        from_client(b"more will come", fin=False),
        from_client(b"the rest", Opcode.CONT),
        from_client(b"", Opcode.PING),
        from_client(b"\x03\xe8", Opcode.CLOSE),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1\x85mask" + b"flags",
        b"\x81\xfe\x00\x05mask" + b"short",
        b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask" + b"x" * 200,
    ],
    ids=[
        "nothing", "half a head", "no end", "two", "unfinished", "continued", "ping", "close", "unmasked",
        "reserved bits", "shorter than it says", "endless",
    ],
)  # fmt: skip
def test_whatever_else_comes_is_left_to_the_library(data: bytes) -> None:
    assert message(data) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_whether_frames_are_whole_is_seen_at_every_byte(length: int) -> None:
    frame = from_client(b"x" * length)
    both = from_client(b"", Opcode.PING) + frame
    ends = {0, len(both) - len(frame), len(both)}
    for end in [*range(30), *range(len(both) - 5, len(both) + 1)]:
        assert are_whole(both[:end]) == (min(end, len(both)) in ends)


def test_requests_are_read_however_they_are_cut_into_packets(table: Table, anna: Visitor) -> None:
    talk = anna.talk(anna.open("me", "open"), 0)
    raw = talk.socket.socket
    say = [from_client(msgspec.json.encode({"type": "say", "text": text})) for text in ("one", "two", "three", "four")]
    raw.sendall(say[0])
    talk.until(lambda news: news["remarks"])
    raw.sendall(say[1][:1])
    talk.drain(0.1)
    raw.sendall(say[1][1:9])
    talk.drain(0.1)
    raw.sendall(say[1][9:] + say[2] + from_client(b"", Opcode.PING))
    raw.sendall(say[3])
    talk.drain(0.5)
    news = [msgspec.json.decode(body) for body in talk.heard]
    assert [one["text"] for told in news for one in told.get("remarks", [])] == ["one", "two", "three", "four"]


async def passed_on() -> list[int]:
    inbox, got = Inbox(asyncio.get_running_loop()), list[int]()

    async def read() -> None:
        while len(got) < 5:
            got.append(await inbox.get())

    inbox.put_nowait(1)
    tired = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert tired.result() == 1
    tired = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    tired.cancel()
    reading = asyncio.create_task(read())
    for n in range(2, 5):
        inbox.put_nowait(n)
    assert inbox.qsize() == 3
    await asyncio.sleep(0)
    for n in range(5, 7):
        inbox.put_nowait(n)
        await asyncio.sleep(0)
    await reading
    assert inbox.empty()
    return got


def test_an_inbox_gives_everything_in_order_to_whoever_reads_it() -> None:
    assert asyncio.run(passed_on()) == [2, 3, 4, 5, 6]
