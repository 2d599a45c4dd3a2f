"""The table is for any game: Skirmish played over sockets to the end, and a game that brings nothing but its rules."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from lexludi.agents import AGENTS
from lexludi.kernel import catalog
from lexludi.kernel.about import About
from lexludi.kernel.catalog import Game
from lexludi.kernel.words import View, Words
from lexludi.table import app
from lexludi.table.web import sockets
from lexludi.testing.skirmish import SkirmishGame
from tests.table.kit import Table, Talk, Visitor, config

PAIR = ("red", "gold")


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who may send as much as they like."""
    monkeypatch.setattr(sockets, "TALK", (1e6, 1e6))
    monkeypatch.setattr(app, "EFFORT", (1e6, 1e6))


def open_skirmish(visitor: Visitor, *sitters: str, game: str = "skirmish", seats: tuple[str, ...] = PAIR) -> str:
    return visitor.open(*sitters, seats=seats, game=game)


def play_to_the_end(talks: list[Talk]) -> dict[str, Any]:
    """Everybody decides at random, as fast as the table lets them."""
    chance = random.Random(8)
    while talks[0].news["status"] != "over":  # the result is known a moment before the match is counted
        for talk in talks:
            talk.drain(0.005)
        for talk in talks:
            if talk.news.get("mine"):
                decide(talk, chance)
    return talks[0].news


def decide(talk: Talk, chance: random.Random) -> None:
    """Take any option, and hear the news of it."""
    number, options = talk.news["number"], talk.news["mine"]["options"]
    option = chance.choice(options)["option"]
    answer = talk.ask(type="choose", number=number, seat=talk.seat, option=option)
    assert answer["type"] == "made"
    talk.until(lambda news: news["number"] > number)


@pytest.mark.usefixtures("eager")
def test_two_people_play_it_to_the_end(table: Table, anna: Visitor, petr: Visitor) -> None:
    match = open_skirmish(anna, "me", "open")
    assert petr.sit(match, 1).status_code == 303
    over = play_to_the_end([anna.talk(match, 0), petr.talk(match, 1)])
    assert over["status"] == "over"
    assert over["result"]["text"].split(":")[0] in ("Victory by points", "Most points after the last round")
    assert [score["name"] for score in over["scores"]] == ["Red", "Gold"]
    assert [score["colour"] for score in over["scores"]] == ["#b3261e", "#9a6b00"]
    assert anna.get(f"/t/{match}/verify").json()["fair"]
    last = anna.get(f"/t/{match}/moment/99999.json", params={"eyes": "all"}).json()
    assert last["turn"] > 10
    assert 'id="field-11"' in last["board"]
    assert "Rudí" in petr.get(f"/t/{match}/moment/5.json").json()["board"]
    page = anna.get("/stats", params={"game": "skirmish"}).text
    assert "<td>Gold</td>" in page


def test_who_is_asked_at_the_same_time_as_others_need_not_be_the_fastest(
    table: Table, anna: Visitor, petr: Visitor
) -> None:
    match = open_skirmish(anna, "me", "open")
    petr.sit(match, 1)
    first, second = anna.talk(match, 0), petr.talk(match, 1)
    bid = {
        "type": "choose",
        "number": 0,
        "option": second.until(lambda news: news.get("mine"))["mine"]["options"][0]["option"],
    }
    assert first.choose()["type"] == "made"
    assert second.ask(seat=1, **bid)["type"] == "made"
    assert second.ask(seat=1, **bid)["code"] in ("stale", "not-asked")


def test_a_rule_of_its_law_is_behind_every_ask_and_refusal(table: Table, anna: Visitor, petr: Visitor) -> None:
    match = open_skirmish(petr, "me", "agent:random")
    talk = petr.talk(match, 0)
    mine = talk.until(lambda news: news.get("mine"))["mine"]
    assert mine["rule"] == {
        "number": "2.1",
        "title": "Tajné sázky",
        "text": "Všichni naráz ukážou kartu, nebo žádnou; karty se odhodí a nejvyšší přinese majiteli vojáka doma.",
    }
    assert "Any number of soldiers" in anna.get("/law/skirmish/3.1").text
    assert "/law/skirmish" in anna.get("/law").text


def test_its_line_up_is_one_click(table: Table, anna: Visitor) -> None:
    assert "All four colours" in anna.get("/").text
    answer = anna.post("/new", game="skirmish", **{"line-up": "0"})
    live = table.live(answer.headers["location"].removeprefix("/t/"))
    assert live.origin.seats == ("red", "blue", "green", "gold")
    assert [chair.agent for chair in live.chairs] == [None, "greedy", "greedy", "greedy"]


class Bare(SkirmishGame):
    """A game with rules and nothing else: neither words nor a picture, nor a list of seats."""

    name = "bare"
    home = "tests.table.test_second_game:BARE"
    laws = {}  # noqa: RUF012 - as the game declares it

    def about(self, lang: str) -> About:
        return Game.about(self, lang)

    def words(self, language: str) -> Words:
        return Game.words(self, language)

    def picture(self, view: View, lang: str, narrow: bool = False) -> str | None:  # type: ignore[override]
        return Game.picture(self, view, lang, narrow)

    def turn(self, state: Any) -> int:
        return Game.turn(self, state)

    def open_view(self, state: Any) -> dict[str, Any]:
        return Game.open_view(self, state)


BARE = Bare()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._added, "bare", BARE)


@pytest.mark.usefixtures("bare", "eager")
def test_a_game_that_overrides_nothing_is_played_all_the_same(table: Table, anna: Visitor, boris: Visitor) -> None:
    assert '<option value="A" selected>A</option>' in anna.get("/new?game=bare").text
    match = open_skirmish(anna, "me", "open", game="bare", seats=("A", "B"))
    boris.sit(match, 1)
    over = play_to_the_end([anna.talk(match, 0), boris.talk(match, 1)])
    assert over["result"]["text"].startswith("The winner is ")
    assert [(score["name"], score["colour"]) for score in over["scores"]] == [("A", "#c0392b"), ("B", "#1b6ca8")]
    assert over["turn"] == 0
    shown = anna.get(f"/t/{match}/moment/9.json", params={"eyes": "all"}).json()
    assert shown["board"].startswith("<svg")
    assert "soldiers: [[" in shown["board"]
    assert anna.get(f"/t/{match}/replay.html").status_code == 200


def test_whoever_runs_the_server_may_allow_agents_of_their_own(tmp_path: Path) -> None:
    opened = Table(config(tmp_path, agents=(*AGENTS, "tests.agents.bots:last")))
    try:
        anna = opened.visitor()
        assert "tests.agents.bots:last" in anna.get("/new?game=skirmish").text
        match = open_skirmish(anna, "agent:tests.agents.bots:last", "agent:random")
        opened.wait(lambda: len(opened.rows(match)) > 3)
        assert {row.by for row in opened.rows(match) if row.seat == 0} == {"agent:tests.agents.bots:last"[:24]}
        refused = anna.post("/new", game="skirmish", **{"seat-0": "red", "seat-1": "blue", "who-1": "agent:os:getcwd"})
        assert refused.status_code == 400
    finally:
        opened.close()
