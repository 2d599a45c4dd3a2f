"""The benchmark runs and prints what it measured."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks import envs, steps, strength
from benchmarks.rounds import Measured
from benchmarks.setups import SETUPS

TOP = Path(__file__).parent.parent


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "benchmarks", *arguments]
    return subprocess.run(command, cwd=TOP, env=env, capture_output=True, text=True)


def test_a_quick_benchmark_measures_every_figure(tmp_path: Path) -> None:
    done = bench("--quick", "skirmish", "--json", str(tmp_path / "figures.json"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0].split()[0] == "skirmish,"
    figures = next(iter(json.loads((tmp_path / "figures.json").read_text("utf-8"))["results"].values()))
    assert set(figures) == {
        "decisions/s",
        "decisions/game",
        "options/decision",
        "clone µs",
        "full clone µs",
        "view µs",
        "replay decisions/s",
        "playout decisions/s",
        "decisions/playout",
        "cut playouts/s",
        "simulations/s",
        "steps/s",
        "KiB/match",
    }
    assert min(figures.values()) > 0


def test_an_unknown_setup_is_refused_by_name() -> None:
    done = bench("chess")
    assert done.returncode == 2
    assert "no set-up is called 'chess'" in done.stderr


def test_rounds_that_measure_nothing_are_refused() -> None:
    done = bench("skirmish", "--rounds", "0")
    assert done.returncode == 2
    assert "at least 1" in done.stderr


def test_every_form_of_environment_is_measured() -> None:
    works = steps.works(SETUPS["skirmish"], 0)
    assert set(works) == {"steps/s", "seat steps/s", "by ids steps/s", "vector steps/s"}
    for work in works.values():
        work.do()


def test_steps_are_compared_with_those_of_before_and_of_others() -> None:
    ours = {"steps/s": [1.0, 2.0], "vector steps/s": [1.0, 1.0]}
    theirs = {"pettingzoo": {"chess steps/s": [4.0, 8.0]}, "openspiel": {}, envs.BEFORE: {"steps/s": [2.0, 4.0]}}
    theirs[envs.BEFORE]["seat steps/s"] = [3.0, 3.0]
    lines = envs.ratios(Measured({"root, pure": ours} | theirs, {}), ["root, pure"])
    assert lines[0].endswith("4 × pettingzoo chess steps/s; 2 × before, pure steps/s")
    assert lines[1].endswith("3 × before, pure seat steps/s")


def test_the_one_plays_every_faction_from_every_place() -> None:
    seen = set()
    setup = SETUPS["root"]
    for number in range(16):
        plan = strength.plan(setup, number, "search", "greedy", "1")
        assert sorted(plan.seats) == sorted(setup.seats)
        assert plan.agents.count("search") == 1
        place = plan.agents.index("search")
        assert plan.seats[place] == setup.seats[number % 4]
        seen.add((plan.seats[place], place))
    assert len(seen) == 16


def test_where_seats_have_their_order_the_one_takes_each_of_them() -> None:
    plans = [strength.plan(SETUPS["oath"], number, "search", "greedy", "1") for number in range(8)]
    assert {plan.seats for plan in plans} == {SETUPS["oath"].seats}
    assert [plan.agents.index("search") for plan in plans] == [0, 1, 2, 3] * 2
