"""Our figures over the peers', the check against the baseline, and how the engine grows."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from benchmarks import bench, growth, ratios, rounds
from benchmarks.page import page
from benchmarks.peers import PEERS, TOP
from benchmarks.rounds import Command, Measured

SECONDS = {
    "catanatron": {"decisions/s": [6.0, 60.0, 6.0], "clone µs": [4.0, 4.0, 4.0]},
    "pettingzoo": {"connect four steps/s": [1.0, 1.0, 1.0]},
    "root, pure": {"decisions/s": [2.0, 20.0, 6.0], "clone µs": [2.0, 8.0, 1.0], "steps/s": [2.0, 2.0, 2.0]},
}


def test_a_ratio_is_the_median_of_slices_measured_side_by_side() -> None:
    found = ratios.ratios(SECONDS)
    assert found == {
        "root, pure: decisions/s × catanatron decisions/s": 3.0,
        "root, pure: clone µs × catanatron clone µs": 2.0,
        "root, pure: steps/s × pettingzoo connect four steps/s": 0.5,
    }


def test_figures_are_medians_in_their_own_units() -> None:
    measured = Measured({"root, pure": {"decisions/s": [0.5, 0.1, 0.2], "clone µs": [3e-6]}}, {"root, pure": {"a": 7}})
    assert bench.medians(measured, "root, pure") == {"decisions/s": 5.0, "clone µs": 3.0, "a": 7}


METER = """
from benchmarks.meter import Work, serve
def work(figure):
    with open({log!r}, "a") as log:
        log.write({name!r} + " " + figure + "\\n")
serve(lambda n: {{f: Work(lambda f=f: work(f"{{f}} {{n}}"), 2) for f in {figures}}}, 1e-9, facts={{"size": 3}})

"""


def test_what_is_compared_is_measured_side_by_side_in_every_round(tmp_path: Path) -> None:
    log = tmp_path / "log"
    commands = {
        name: Command([sys.executable, "-c", METER.format(log=str(log), name=name, figures=figures)], str(TOP))
        for name, figures in {"us": ["clone µs", "decisions/s"], "them": ["decisions/s"]}.items()
    }
    measured = rounds.measure(commands, starts=2, rounds=2)
    assert {name: list(figures) for name, figures in measured.seconds.items()} == {
        "us": ["decisions/s", "clone µs"],
        "them": ["decisions/s"],
    }
    assert all(len(taken) == 4 and min(taken) > 0 for f in measured.seconds.values() for taken in f.values())
    assert measured.facts["us"] == {"size": 3}
    order = ["us decisions/s", "them decisions/s", "us clone µs"]
    first, second, third, fourth = ([f"{piece} {number}" for piece in order] for number in range(4))
    first, third = ([piece for piece in some for _ in range(2)] for some in (first, third))  # once to see how long
    assert log.read_text("utf-8").splitlines() == [*first, *second, *third, *fourth]


def test_a_meter_that_dies_is_named() -> None:
    with pytest.raises(SystemExit, match="The measurement of broken failed"):
        rounds.measure({"broken": Command([sys.executable, "-c", "1 / 0"])}, 1, 1)


def test_a_ratio_that_fell_by_more_than_a_fifth_fails() -> None:
    before = {"a": 10.0, "b": 10.0, "c": 10.0, "gone": 1.0}
    now = {"a": 8.1, "b": 7.9, "c": 30.0, "new": 1.0}
    lines = ratios.compare(now, before)
    assert list(lines) == ["a", "b", "c"]
    assert lines["b"] == "b: 7.9, was 10 (-21%)"
    assert ratios.fallen(now, before) == ["b"]


def test_a_figure_falls_only_if_it_falls_beside_every_engine() -> None:
    before = {"a × x": 10.0, "a × y": 10.0, "b × x": 10.0, "b × y": 10.0}
    now = {"a × x": 7.0, "a × y": 9.0, "b × x": 7.0, "b × y": 6.0}
    assert ratios.fallen(now, before) == ["b × x", "b × y"]


def test_what_fell_is_measured_again_before_the_check_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "root, pure: decisions/s × catanatron decisions/s"
    monkeypatch.setattr(ratios, "read", lambda: {name: 10.0, "fine": 1.0})
    taken: list[set[str]] = []

    def again(ours: float) -> None:
        def measure(commands: dict[str, Command], starts: int, rounds: int) -> Measured:
            taken.append(set(commands))
            seconds = {"catanatron": {"decisions/s": [1.0]}, "root, pure": {"decisions/s": [1 / ours]}}
            return Measured(seconds, {})

        monkeypatch.setattr(bench, "measure", measure)

    commands = {engine: Command([]) for engine in ("catanatron", "skirmish, pure", "root, pure")}
    again(9.0)
    assert bench.confirmed({name: 7.0, "fine": 1.0}, commands, 1, 1)[name] == pytest.approx(9.0)
    assert taken == [{"catanatron", "root, pure"}]
    again(7.5)
    assert bench.confirmed({name: 7.0, "fine": 1.0}, commands, 1, 1)[name] == pytest.approx(7.5)
    assert len(taken) == 1 + bench.AGAIN


def test_the_check_fails_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ratios.write({"a": 10.0}, {"python": "3"}, tmp_path / "baseline.json")
    kept = ratios.read(tmp_path / "baseline.json")
    monkeypatch.setattr(ratios, "read", lambda: kept)
    assert bench.check({"a": 9.0}) == 0
    assert bench.check({"a": 5.0}) == 1
    assert "Slower than the baseline by more than 20%: a: 5, was 10" in capsys.readouterr().err
    assert bench.check({"b": 5.0}) == 1
    assert "Nothing was measured" in capsys.readouterr().err


def test_the_baseline_is_of_figures_that_are_measured() -> None:
    kept = ratios.read()
    assert "root, pure: decisions/s × catanatron decisions/s" in kept
    assert min(kept.values()) > 0
    assert all((TOP / "benchmarks" / peer.script).exists() for peer in PEERS.values())


def test_growth_is_measured_by_players_jobs_and_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "FIRST", 1)
    monkeypatch.setattr(growth, "HELD", 4)
    monkeypatch.setattr(growth, "PARTS", 2)
    found = growth.measure(0.01)
    assert list(found["decisions/s by players"]) == ["2", "3", "4", "5", "6"]
    assert list(found["matches/s by jobs"]) == ["1", "2"]
    assert found["KiB a match"]["playout copy"] < found["KiB a match"]["tracked match"] < 1000
    assert all(min(curve.values()) > 0 for curve in found.values())
    assert "two jobs play" in bench.told("pure", found)


def test_the_page_has_a_picture_for_each_table() -> None:
    text = page({"python": "3"}, {"Speed": {"us": 3.0, "them": 1.0}, "Empty": {}})
    (picture,) = re.findall(r"<svg.*?</svg>", text)
    assert ElementTree.fromstring(picture).get("role") == "img"
    assert "<script" not in text
