"""Programs that speak the protocol, well or badly."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi.agents import ExternalAgent, RandomAgent, UnknownAgent, external, make, names
from lexludi.arena.simulate import Plan, play
from lexludi.cli import app
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.match import Match
from lexludi.kernel.options import Pass
from lexludi.parts.options import Card

DOCS = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
HELLO = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
hear(); say(type="hello", protocol=1, name="Tester"); begun = hear()
while (asked := hear())["type"] == "choose":
    number, options = asked["number"], asked["options"]
"""
Bot = Callable[..., ExternalAgent]


@pytest.fixture
def bot(tmp_path: Path, request: pytest.FixtureRequest) -> Bot:
    """A program that greets well, then does this with each choice."""

    def bot(body: str, seconds: float = 5.0, start: str = HELLO) -> ExternalAgent:
        file = tmp_path / "bot.py"
        file.write_text(start + "".join(f"    {line}\n" for line in body.splitlines()), "utf-8")
        agent = ExternalAgent(f"'{sys.executable}' '{file}'", seconds)
        request.addfinalizer(agent._hang_up)
        return agent

    return bot


@pytest.fixture
def match() -> Match:
    return Match.new("skirmish", seats=("red", "blue"), seed="3")


def choose(agent: ExternalAgent, match: Match, times: int = 1) -> list[int]:
    """Let it choose for whoever is asked; returns the places of what it chose."""
    chosen = []
    for n in range(times):
        assert match.ask
        option = agent.choose(match, match.ask.seat, Chance.of(str(n)))
        chosen.append(match.ask.options.index(option))
    return chosen


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_bot_of_the_docs_plays_a_whole_game_of_root(tmp_path: Path) -> None:
    example = re.search(r"```python\n(import json.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert example
    assert example[1].count("\n") <= 30
    file = tmp_path / "bot.py"
    file.write_text(example[1], "utf-8")
    command = f"external:'{sys.executable}' '{file}'"
    seats = ("marquise", "eyrie", "alliance", "vagabond:thief")
    outcome = play(Plan("root", seats, {}, "1", (command, "random", command, "random")), 0)
    assert outcome.winners
    assert outcome.faults == ()


def test_a_choice_is_a_place_in_the_options(bot: Bot, match: Match) -> None:
    agent = bot('say(type="info", text="hm"); say(type="choice", number=number, option=len(options) - 1)')
    assert match.ask
    assert choose(agent, match) == [len(match.ask.options) - 1]
    assert agent.faults == []


def test_a_program_is_told_of_the_match_the_view_and_the_options(bot: Bot, match: Match, tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    agent = bot(f'open({str(heard)!r}, "w").write(json.dumps([begun, asked])); say(type="choice", number=1, option=0)')
    choose(agent, match)
    begun, asked = json.loads(heard.read_text("utf-8"))
    assert (begun["type"], begun["game"], begun["seat"]) == ("match", "skirmish", 0)
    assert (begun["seats"], begun["set_up"], begun["seconds"]) == (["red", "blue"], {}, 5.0)
    view = json.loads(json.dumps(match.view(0)))
    assert asked["options"] == view["asks"][0].pop("options")
    assert asked["view"] == view
    assert set(asked["view"]["hands"][1]) == {-1}


def test_the_result_is_told_and_the_program_ends(bot: Bot, match: Match, tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    agent = bot(f'say(type="choice", number=number, option=0)\nlast = {str(heard)!r}')
    with (tmp_path / "bot.py").open("a") as file:
        file.write("open(last, 'w').write(json.dumps([asked, hear()]))\n")
    chance = Chance.of("1")
    for _ in range(5):
        match.choose(agent.choose(match, match.asks[0].seat, chance))
    while match.ask:
        match.choose(RandomAgent().choose(match, match.ask.seat, chance))
    assert agent.line
    process = agent.line.process
    agent.match = match
    agent.finish(match, agent.seat)
    assert process.returncode == 0
    assert match.result
    assert json.loads(heard.read_text("utf-8")) == [{"type": "result", **match.result.plain()}, {"type": "quit"}]


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("sys.exit(3)", "ended with exit code 3"),
        ("os.kill(os.getpid(), 9)", "ended with exit code -9"),
        ("time.sleep(60)", "kept silent for too long"),
        ("os.close(1); time.sleep(60)", "closed its output"),
        ("print('I move to 5', flush=True)", "wrote b'I move to 5', which is not JSON"),
        ("os.write(1, bytes([255, 254, 10]))", "which is not JSON"),
        ("print('[' * 5000, flush=True)", "which is not JSON"),
        ("print('[1]', flush=True)", "where a choice was due"),
        ("say(type='hello')", "where a choice was due"),
        ("say(type='choice', number=number, option=len(options))", "options"),
        ("say(type='choice', number=number, option=-1)", "chose '-1' of"),
        ("say(type='choice', number=number, option=True)", "chose 'True' of"),
        ("say(type='choice', number=number, option=options[0])", "of"),
        ("say(type='choice', number=number - 1, option=0)", "kept silent for too long"),
        ("os.write(1, b'x' * 3000000)", "wrote a line of more than"),
    ],
)
def test_a_bad_answer_forfeits_the_choice_and_is_reported(bot: Bot, match: Match, body: str, complaint: str) -> None:
    agent = bot(body, 0.2)
    choose(agent, match)
    assert len(agent.faults) == 1
    assert agent.faults[0].startswith("the program Tester ")
    assert complaint in agent.faults[0]
    assert agent.faults[0].endswith("choice 1 was made for seat 1")


def test_the_safe_default_is_to_stop_or_else_anything() -> None:
    chance = Chance.of("1")
    assert external.safe(Ask(0, "", [Card(1), Pass(), Card(2)]), chance) == Pass()
    assert {external.safe(Ask(0, "", [Card(1), Card(2)]), chance) for _ in range(20)} == {Card(1), Card(2)}


def test_a_program_that_crashes_once_is_started_again(bot: Bot, match: Match, tmp_path: Path) -> None:
    mark = str(tmp_path / "mark")
    agent = bot(
        f"if not os.path.exists({mark!r}):\n    open({mark!r}, 'w'); sys.exit(1)\n"
        'say(type="choice", number=number, option=1)'
    )
    assert choose(agent, match, 3)[1:] == [1, 1]
    assert len(agent.faults) == 1


def test_nonsense_does_not_cost_the_program_its_memory(bot: Bot, match: Match) -> None:
    agent = bot("if number == 1: print('?', flush=True)\nelse: say(type='choice', number=number, option=1)")
    choose(agent, match)
    line = agent.line
    assert choose(agent, match) == [1]
    assert agent.line is line is not None
    assert len(agent.faults) == 1


def test_a_program_that_always_crashes_is_given_up(bot: Bot, match: Match) -> None:
    agent = bot("sys.exit(1)")
    choose(agent, match, external.STARTS + 2)
    assert len(agent.faults) == external.STARTS + 2
    assert f"is not started again after {external.STARTS} times" in agent.faults[-1]


@pytest.mark.parametrize(
    ("hello", "complaint"),
    [
        ("print('hi', flush=True); input(); input()", "which is not JSON"),
        ('print(\'{"type": "hello", "protocol": 99}\', flush=True); input()', "where hello in protocol 1 was due"),
        ("pass", "ended with exit code 0"),
    ],
)
def test_a_program_that_does_not_greet_forfeits(match: Match, tmp_path: Path, hello: str, complaint: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(hello, "utf-8")
    agent = ExternalAgent(f"'{sys.executable}' '{file}'", 0.5)
    choose(agent, match)
    agent.finish(match, 0)
    assert complaint in agent.faults[0]


def test_a_program_that_does_not_exist_forfeits(match: Match) -> None:
    agent = ExternalAgent("./no-such-program")
    choose(agent, match)
    assert "could not be started: No such file or directory" in agent.faults[0]


def test_a_program_that_does_not_read_cannot_block_us() -> None:
    line = external.Line([sys.executable, "-c", "import time; time.sleep(60)"])
    began = time.monotonic()
    with pytest.raises(external.Gone, match="kept silent"):
        line.send({"view": "x" * 1_000_000}, began + 0.2)
    assert time.monotonic() - began < 5
    line.hang_up()


def test_no_shell_sees_the_command(match: Match, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    agent = ExternalAgent(f"echo hi; touch {mark} $(touch {mark}) | touch {mark} && touch {mark}", 0.5)
    choose(agent, match)
    assert not mark.exists()
    assert agent.command[:4] == ["echo", "hi;", "touch", str(mark)]


def test_the_program_and_what_it_started_are_ended(bot: Bot, match: Match, tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    agent = bot(
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(mark)!r}, 'w').write(str(child.pid))\n"
        "say(type='choice', number=number, option=0)\ntime.sleep(60)"
    )
    choose(agent, match)
    assert agent.line
    process = agent.line.process
    agent.finish(match, 0)
    assert process.returncode is not None
    child = int(mark.read_text("utf-8"))
    until = time.monotonic() + 5
    while not gone(child) and Path(f"/proc/{child}/stat").read_text("utf-8").split()[2] != "Z":
        assert time.monotonic() < until
        time.sleep(0.02)


def test_an_agent_that_is_dropped_takes_its_program_along(bot: Bot, match: Match) -> None:
    agent = bot("say(type='choice', number=number, option=0)")
    choose(agent, match)
    assert agent.line
    process = agent.line.process
    agent.line = None
    assert process.returncode is not None


def test_a_seat_that_is_not_asked_starts_nothing(match: Match) -> None:
    agent = ExternalAgent("./no-such-program")
    with pytest.raises(ValueError, match="seat 2 is not asked"):
        agent.choose(match, 2, Chance.of("1"))
    assert agent.faults == []


@pytest.mark.parametrize(("command", "complaint"), [("", "Name the program"), ("a 'b", "cannot be read")])
def test_a_command_that_says_nothing_is_refused(command: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        make(f"external:{command}")


def test_programs_are_not_among_the_names_that_anybody_may_choose() -> None:
    assert not any(name.startswith("external") for name in names())
    with pytest.raises(UnknownAgent):
        make("external")


def test_a_program_that_cannot_be_started_is_refused_before_the_first_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "skirmish", "red", "blue", "--agents", "external:./no, such", "--agents", "random"]
    assert app.run(words) == 1
    said = capsys.readouterr()
    assert said.err == "The program ./no, could not be started: No such file or directory.\n"
    assert said.out == ""


def test_a_program_that_does_not_greet_is_refused_before_the_first_match(bot: Bot) -> None:
    with pytest.raises(BadSetup, match="ended with exit code 3"):
        bot("pass", start="raise SystemExit(3)\nif True:\n").ready()
    bot("say(type='choice', number=number, option=0)").ready()


def test_simulate_prints_the_faults_and_fails(bot: Bot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot("say(type='choice', number=number, option=-1)")
    program = f"external:'{sys.executable}' '{tmp_path / 'bot.py'}'"
    words = ["simulate", "skirmish", "red", "blue", "--games", "1", "--agents", program, "--agents", "random"]
    assert app.run(words) == 1
    err = capsys.readouterr().err
    assert err.startswith("The program Tester chose '-1' of ")
    assert re.search(r"^… and \d+ more faults\.$", err, re.MULTILINE)
    assert err.count("\n") <= 11


def test_a_program_searches_in_worlds_it_cannot_tell_from_the_real_one(bot: Bot, match: Match, tmp_path: Path) -> None:
    seen = tmp_path / "worlds.json"
    agent = bot(
        "say(type='imagine', number=number, worlds=3)\n"
        "worlds = hear()\n"
        f"open({str(seen)!r}, 'w').write(json.dumps(worlds))\n"
        "say(type='choice', number=number, option=0)"
    )
    assert match.ask is not None
    assert agent.choose(match, 0, Chance.of("1")) == match.ask.options[0]
    assert agent.faults == []
    told = json.loads(seen.read_text("utf-8"))
    worlds = [Match.at("skirmish", position) for position in told["positions"]]
    assert len({world.position() for world in worlds}) == 3
    assert all(world.view(0) == match.view(0) for world in worlds)


def test_more_worlds_than_there_can_be_are_a_fault(bot: Bot, match: Match) -> None:
    agent = bot("say(type='imagine', number=number, worlds=10**9)")
    agent.choose(match, 0, Chance.of("1"))
    assert "asked for '1000000000' worlds, of at most 1000" in agent.faults[0]
