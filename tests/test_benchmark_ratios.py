"""Our figures over the peers', the check against the baseline, and how the engine grows."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from benchmarks import bench, growth, ratios
from benchmarks.page import page
from benchmarks.peers import PEERS, TOP

RESULTS = {
    "catanatron": {"decisions/s": 100.0, "clone µs": 60.0},
    "pettingzoo": {"connect four steps/s": 50.0, "chess steps/s": 10.0},
    "openspiel": {"backgammon decisions/s": 200.0, "chess decisions/s": 400.0},
    "root, pure": {"decisions/s": 300.0, "clone µs": 30.0},
}
CURVES = {"pure": {"environment steps/s": {"root": 25.0}, "matches/s by jobs": {"1": 10.0, "2": 19.0}}}


def test_a_ratio_says_how_many_times_faster_we_are() -> None:
    found = ratios.ratios(RESULTS, CURVES)
    assert found["root, pure: decisions/s × catanatron"] == 3.0
    assert found["root, pure: clone µs × catanatron"] == 2.0
    assert found["root, pure: decisions/s × OpenSpiel backgammon"] == 1.5
    assert found["root, pure: steps/s × PettingZoo connect four"] == 0.5
    assert len(found) == 6


def test_the_best_round_counts() -> None:
    rounds = [{"decisions/s": 10.0, "clone µs": 4.0}, {"decisions/s": 12.0, "clone µs": 5.0}]
    assert ratios.best(rounds) == {"decisions/s": 12.0, "clone µs": 4.0}


def test_a_ratio_that_fell_by_more_than_a_fifth_fails() -> None:
    before = {"a": 10.0, "b": 10.0, "c": 10.0, "gone": 1.0}
    lines, fallen = ratios.compare({"a": 8.1, "b": 7.9, "c": 30.0, "new": 1.0}, before)
    assert len(lines) == 3
    assert fallen == ["b: 7.90, was 10.00 (-21%)"]


def test_the_check_fails_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ratios.write({"a": 10.0}, tmp_path / "baseline.json")
    kept = ratios.read(tmp_path / "baseline.json")
    monkeypatch.setattr(ratios, "read", lambda: kept)
    assert bench.check({"a": 9.0}) == 0
    assert bench.check({"a": 5.0}) == 1
    assert "Slower than the baseline by more than 20%: a: 5.00, was 10.00" in capsys.readouterr().err
    assert bench.check({"b": 5.0}) == 1
    assert "Nothing was measured" in capsys.readouterr().err


def test_the_baseline_is_of_figures_that_are_measured() -> None:
    kept = ratios.read()
    assert "root, pure: decisions/s × catanatron" in kept
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
