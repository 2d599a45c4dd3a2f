"""After a match, and beside it: replays, records, pictures, branches, reports, statistics."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.table.matches import moments
from tests.table.kit import Table, Visitor, play_on


@pytest.fixture(scope="module")
def played(table: Table) -> tuple[Visitor, str]:
    """A finished match: Anna hosted it, agents played it."""
    anna = table.visitor()
    match = anna.open("agent:random", "agent:random", title="Friday <night>")
    table.wait(lambda: table.live(match).row.status == "over", 60)
    return anna, match


@pytest.fixture
def running(table: Table, anna: Visitor, boris: Visitor) -> str:
    match = anna.open("me", "open")
    boris.sit(match, 1)
    talks = [anna.talk(match, 0), boris.talk(match, 1)]
    play_on(talks, 8, random.Random(2))
    for talk in talks:
        talk.close()
    return match


def moment(visitor: Visitor, match: str, number: int, eyes: str, **query: str) -> Any:
    return visitor.get(f"/t/{match}/moment/{number}.json", params={"eyes": eyes, **query})


def test_while_a_match_runs_everybody_has_only_their_own_eyes(
    table: Table, anna: Visitor, boris: Visitor, running: str
) -> None:
    assert moment(anna, running, 3, "0").status_code == 200
    assert moment(anna, running, 3, "none").status_code == 200
    for eyes in ("1", "all", "7"):
        assert moment(anna, running, 3, eyes).status_code == 403
    stranger = table.visitor()
    assert moment(stranger, running, 3, "none").status_code == 404
    watch = table.live(running).row.watch
    assert moment(stranger, running, 3, "none", watch=watch).status_code == 200
    assert moment(stranger, running, 3, "0", watch=watch).status_code == 403


def test_a_running_match_has_a_record_that_binds_the_seed_and_tells_nothing(
    table: Table, anna: Visitor, running: str
) -> None:
    seed = table.live(running).origin.seed
    for path in ("record.json", "report.json"):
        text = anna.get(f"/t/{running}/{path}").text
        assert seed not in text
    kept = Record.read(anna.get(f"/t/{running}/record.json").content)
    assert (kept.choices, kept.origin.seed) == ([], "")
    assert kept.committed
    for path in ("verify", "replay.html"):
        assert anna.get(f"/t/{running}/{path}").status_code == 409
    assert anna.post(f"/t/{running}/branch", at="1").status_code == 409


def test_once_it_is_over_anybody_who_knows_it_looks_with_any_eyes(
    table: Table, boris: Visitor, played: tuple[Visitor, str]
) -> None:
    _, match = played
    for eyes in ("0", "1", "none", "all"):
        assert moment(boris, match, 5, eyes).status_code == 200
    everything = moment(boris, match, 5, "all").json()
    assert everything["number"] == 5
    assert everything["board"].startswith("<svg")
    assert moment(boris, match, 10**8, "all").json()["number"] == everything["last"]
    for odd in ("-1.json", "5.exe", "99999999999999999999.json", "x.json"):
        assert boris.get(f"/t/{match}/moment/{odd}").status_code == 404


def test_a_slider_may_jump_to_and_fro(table: Table, played: tuple[Visitor, str]) -> None:
    anna, match = played
    there = [moment(anna, match, number, "all").json() for number in (9, 2, 9, 4)]
    assert there[0] == there[2]
    assert [shown["number"] for shown in there] == [9, 2, 9, 4]


def test_a_picture_of_any_moment(played: tuple[Visitor, str]) -> None:
    anna, match = played
    assert anna.get(f"/t/{match}/moment/3.svg?eyes=all").headers["content-type"].startswith("image/svg+xml")
    assert anna.get(f"/t/{match}/moment/3.png?eyes=all").content.startswith(b"\x89PNG")


def test_the_record_replays_and_its_dice_are_fair(table: Table, played: tuple[Visitor, str]) -> None:
    anna, match = played
    answer = anna.get(f"/t/{match}/record.json")
    assert "attachment" in answer.headers["content-disposition"]
    again = Match.replay(Record.read(answer.content))
    assert again.result == table.live(match).match.result  # type: ignore[union-attr]
    assert anna.get(f"/t/{match}/verify").json()["fair"] is True


def test_the_replay_page_knows_where_turns_begin(table: Table, played: tuple[Visitor, str]) -> None:
    anna, match = played
    text = anna.get(f"/t/{match}/replay").text
    assert "data-turns='[0, " in text
    whole = moments.Moments(table.live(match).record())
    first = whole.turns()[1]
    assert whole.kept[first].turn == whole.kept[first - 1].turn + 1


def test_a_replay_in_one_file_holds_every_board(table: Table, played: tuple[Visitor, str]) -> None:
    anna, match = played
    text = anna.get(f"/t/{match}/replay.html").text
    assert "Friday &lt;night&gt;" in text
    assert "http://" not in text.replace("http://www.w3.org", "")
    data = msgspec.json.decode(text.split('id="data">')[1].split("</script>")[0])
    boards: list[list[int]] = []
    board: list[int] = []
    for frame in data["frames"]:
        start, end, middle = frame["board"]
        board = board[:start] + middle + board[len(board) - end :]
        boards.append(board)
    for number in (0, 7, len(boards) - 1):
        shown = "".join(data["pieces"][n] for n in boards[number])
        assert shown == moment(anna, match, number, "all").json()["board"]


def test_a_report_holds_what_its_reader_may_see(table: Table, anna: Visitor, running: str) -> None:
    report = anna.get(f"/t/{running}/report.json").json()
    assert report["decision"] == 8
    assert report["view"] == msgspec.json.decode(msgspec.json.encode(table.live(running).match.view(0)))  # type: ignore[union-attr]


def test_a_branch_goes_on_from_any_point_with_dice_of_its_own(
    table: Table, boris: Visitor, played: tuple[Visitor, str]
) -> None:
    _, match = played
    boris.open("me", "open")
    answer = boris.post(f"/t/{match}/branch", at="20", **{"who-1": "agent:random"})
    assert answer.status_code == 303, answer.text
    new = answer.headers["location"].removeprefix("/t/")
    live = table.live(new)
    parent = table.live(match).record()
    assert live.record().choices[:20] == parent.choices[:20]
    assert live.row.parent == match
    assert live.match is not None
    assert live.match.reseeds[0][0] == 20
    table.wait(lambda: live.open_ask(0) is not None)
    table.site.tables.lives.pop(new)
    again = table.live(new)
    assert again.match is not None
    assert again.match.view(0) == live.match.view(0)
    talk = boris.talk(new, 0)
    play_on([talk], 3, random.Random(4))
    assert boris.get(f"/t/{new}/replay").status_code == 200


def test_a_branch_of_a_branch_plays_to_its_end(table: Table, played: tuple[Visitor, str]) -> None:
    anna, match = played
    agents = {"who-0": "agent:random", "who-1": "agent:random"}
    for at in ("30", "40", "12"):
        match = anna.post(f"/t/{match}/branch", at=at, **agents).headers["location"].removeprefix("/t/")
        table.wait(lambda match=match: table.live(match).row.status == "over", 60)
    assert Match.replay(table.live(match).record()).result == table.live(match).match.result  # type: ignore[union-attr]
    assert anna.get(f"/t/{match}/replay").status_code == 200
    assert anna.get(f"/t/{match}/verify").json()["fair"] is False


@pytest.mark.parametrize("at", ["-1", "x", "999999", "²", ""])
def test_a_branch_needs_a_decision_of_the_match(played: tuple[Visitor, str], at: str) -> None:
    anna, match = played
    assert anna.post(f"/t/{match}/branch", at=at).status_code == 400


def test_a_branch_by_an_unknown_agent_is_refused(played: tuple[Visitor, str]) -> None:
    anna, match = played
    assert anna.post(f"/t/{match}/branch", at="5", **{"who-0": "agent:nobody"}).status_code == 400


def test_statistics_and_ratings_show_the_match(table: Table, played: tuple[Visitor, str]) -> None:
    anna, _ = played
    text = anna.get("/stats?game=root").text
    assert "<td>Marquise de Cat</td>" in text
    assert ".0<" not in text
    assert anna.get("/stats?game=chess").status_code == 404


def test_the_end_is_told_and_nothing_more_can_be_decided(table: Table, played: tuple[Visitor, str]) -> None:
    anna, match = played
    talk = anna.talk(match)
    assert talk.news["status"] == "over"
    assert talk.news["result"]["winners"]
    assert talk.news["result"]["text"]


def test_the_law_is_there_to_read(anna: Visitor) -> None:
    assert "/law/root?chapter=4" in anna.get("/law/root").text
    assert "/law/root/4.3.1" in anna.get("/law/root?chapter=4").text
    assert "/law/root/4.3.1" in anna.get("/law/root?q=AMBUSH").text
    page = anna.get("/law/root/4.3").text
    assert all(number in page for number in ("4.3.1", "4.3.4", '/law/root/4.2"', "/law/rootbotics"))
    assert anna.get("/law/root/4.3.1?json=1").json()["number"] == "4.3.1"
    assert anna.get("/law/root/99?json=1").status_code == 404
