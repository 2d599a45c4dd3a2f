"""Agents of one's own: a function, a class, `module:name`, an entry point."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from lexludi.agents import FunctionAgent, UnknownAgent, make, names, own, quick
from lexludi.arena.simulate import Plan, simulate
from lexludi.cli import app
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from tests.agents.bots import First, last

HERE = "tests.agents.bots"


def test_a_function_or_a_class_plays_a_seat() -> None:
    match = Match.new("skirmish", ["red", "blue"], seed="1")
    assert match.ask is not None
    assert make(last).choose(match, 0, Chance.of("1")) == match.ask.options[-1]
    assert make(f"{HERE}:last").choose(match, 0, Chance.of("1")) == match.ask.options[-1]
    assert make(First).choose(match, 0, Chance.of("1")) == match.ask.options[0]
    assert isinstance(make(last), FunctionAgent)


def test_each_seat_has_an_agent_of_its_own_that_knows_its_seconds() -> None:
    one, other = make(f"{HERE}:First", 2.5), make(f"{HERE}:First", 2.5)
    assert one is not other
    assert one.seconds == 2.5
    assert not quick(f"{HERE}:First")
    assert not quick(last)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (f"{HERE}:missing", "The module tests.agents.bots has no missing."),
        ("tests.agents.nowhere:last", "cannot be loaded: ModuleNotFoundError: No module named 'tests.agents.nowhere'."),
        (f"{HERE}:Stranger", "tests.agents.bots:Stranger is a class, but no kind of lexludi.agents.Agent."),
        (f"{HERE}:Stubborn", "tests.agents.bots:Stubborn cannot be made with its seconds: "),
        (f"{HERE}:NUMBER", "tests.agents.bots:NUMBER neither is a kind of lexludi.agents.Agent nor can be called."),
        ("no such:thing", "No agent is called 'no such:thing'. Choose from random, greedy, search, or name one"),
        ("", "No agent is called ''."),
    ],
)
def test_what_cannot_be_loaded_is_said_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(UnknownAgent) as error:
        make(name)
    assert says in str(error.value)


def test_a_module_that_fails_is_no_fault_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "faulty_bot.py").write_text("1 / 0\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    with pytest.raises(UnknownAgent, match="faulty_bot:best cannot be loaded: ZeroDivisionError"):
        make("faulty_bot:best")


def test_simulate_lets_functions_play_in_several_processes() -> None:
    plan = Plan("skirmish", ("red", "blue"), {}, "1", (last, f"{HERE}:First"))
    alone, shared = ([structs.replace(one, seconds=0.0) for one in simulate(plan, 2, jobs)] for jobs in (1, 2))
    assert alone == shared
    assert [one.agents for one in alone] == [("last", f"{HERE}:First")] * 2


def test_commands_take_a_file_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bot.py").write_text(
        "def best(match, seat, chance):\n    return next(a for a in match.asks if a.seat == seat).options[0]\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    words = ["simulate", "skirmish", "red", "blue", "--agents", "my_bot:best,random", "--games", "2", "--json"]
    assert app.run(words) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    (tmp_path / "cup.toml").write_text(
        'game = "skirmish"\ngames = 2\n[[lineup]]\nseats = ["red", "blue"]\nagents = ["my_bot:best", "random"]\n',
        "utf-8",
    )
    assert app.run(["tournament", "cup.toml", "--jobs", "1", "--json"]) == 0
    assert "my_bot:best" in [rating["name"] for rating in json.loads(capsys.readouterr().out)["ratings"]]
    assert app.run(["play", "skirmish", "red", "blue", "--human", "1", "--agents", "my_bot:worst"]) == 1
    assert capsys.readouterr().err == "The module my_bot has no worst.\n"


def test_the_function_of_the_docs_beats_random_players() -> None:
    docs = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
    example = re.search(r"```python\n(# my_bot.*?)```", docs, re.DOTALL)
    assert example
    found: dict[str, Any] = {}
    exec(example[1], found)
    plan = Plan("skirmish", ("red", "blue"), {}, "1", (found["thoughtful"], "random"))
    assert [0 in outcome.winners for outcome in simulate(plan, 2)] == [True, True]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that brings an agent, and another whose agent cannot be loaded."""
    info = tmp_path / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[lexludi.agents]\nlast = {HERE}:last\nlost = no_bots:lost\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    own._entries.cache_clear()
    yield
    own._entries.cache_clear()


@pytest.mark.usefixtures("package")
def test_an_installed_package_brings_agents_by_name() -> None:
    assert names() == ("random", "greedy", "search", "last", "lost")
    assert isinstance(make("last"), FunctionAgent)
    with pytest.raises(UnknownAgent, match="The agent lost cannot be loaded: ModuleNotFoundError"):
        make("lost")
