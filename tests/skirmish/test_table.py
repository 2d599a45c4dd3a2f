"""Everything else that Skirmish brings: words, a picture, its law; and the commands that show them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lexludi.cli import app
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.position import Lines
from lexludi.locale import CODES
from lexludi.testing.skirmish import GAME

ID = re.compile(r' id="([^"]+)"')


def moments(seats: tuple[str, ...] = ("red", "blue", "cid"), seed: str = "5") -> Iterator[Match]:
    match, chance = Match.new("skirmish", seats, seed), Chance.of(seed)
    while match.ask is not None:
        yield match
        ask = chance.pick(match.asks)
        match.choose(chance.pick(ask.options), ask.seat)
    yield match


@pytest.mark.parametrize("code", CODES)
def test_everything_is_said_in_both_languages(code: str) -> None:
    words = GAME.words(code)
    for match in moments():
        for ask in match.asks:
            view = match.view(ask.seat)
            said = [words.prompt(view, ask), *(words.option(view, ask, option) for option in ask.options)]
            said += [words.event(view, event) for event in match.events_for(ask.seat)[-3:]]
            assert not [sentence for sentence in said if "{" in sentence or ("(" in sentence and "=" in sentence)]
            assert len(set(said[1 : len(ask.options) + 1])) == len(ask.options)
    assert match.result is not None
    assert words.result(match.view(None), match.result).endswith(".")


@pytest.mark.parametrize("narrow", [False, True])
def test_whatever_can_be_chosen_has_its_place_in_the_picture(narrow: bool) -> None:
    for n, match in enumerate(moments()):
        for ask in match.asks if n % 7 == 0 else ():
            view = match.view(ask.seat)
            ids = ID.findall(GAME.picture(view, "en", narrow))
            assert len(set(ids)) == len(ids)
            for option in ask.options:
                path = GAME.path(view, ask, option)
                assert {step for step in path if not step.startswith("count-")} <= set(ids)


def test_the_picture_shows_no_hand_of_another() -> None:
    for n, match in enumerate(moments()):
        if n % 11 == 0:
            mine = {f"card-{card}" for card in match.view(1)["hands"][1]}
            shown = {found for found in ID.findall(GAME.picture(match.view(1), "cs")) if found.startswith("card-")}
            assert shown == mine
            everything = GAME.picture({**match.view(None), **GAME.open_view(match.state)}, "en")
            assert everything.count('class="card"') == sum(map(len, match.view(None)["hands"]))


def test_turns_are_counted() -> None:
    turns = [GAME.turn(match.state) for match in moments(("red", "blue"))]
    assert turns == sorted(turns)
    assert turns[0] == 0
    assert turns[-1] > 20


def test_the_sample_of_set_ups_has_every_size() -> None:
    assert [len(setup.seats) for setup in GAME.setups(4)] == [2, 3, 4, 2]


def test_a_command_shows_its_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["games", "skirmish", "--lang", "cs"]) == 0
    assert "Rudí" in capsys.readouterr().out


def test_a_command_shows_its_law_and_who_cites_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["law", "skirmish", "3.1"]) == 0
    said = capsys.readouterr().out
    assert "Any number of soldiers march along a road" in said
    assert "src/lexludi/testing/skirmish/rules.py" in said
    assert "test_a_march_goes_from_or_into_a_field_one_rules" in said


def test_a_command_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, match = moments(("red", "blue"))
    match.record().save(tmp_path / "match.json")
    assert app.run(["draw", str(tmp_path / "match.json")]) == 0
    assert 'id="field-11"' in capsys.readouterr().out
    (tmp_path / "position.txt").write_text(next(moments(("red", "blue"))).position(), "utf-8")
    assert app.run(["draw", str(tmp_path / "position.txt"), "--game", "skirmish", "--seat", "1"]) == 0
    assert 'id="card-' in capsys.readouterr().out
    assert app.run(["draw", str(tmp_path / "position.txt")]) == 1
    assert "--game" in capsys.readouterr().err
    assert Lines((tmp_path / "position.txt").read_text("utf-8")).number("seats") == 2


def test_a_command_simulates_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["simulate", "skirmish", "red", "gold", "--games", "3", "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out)["wins"].values()) >= 3
