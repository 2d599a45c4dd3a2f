"""Results to work with: rows that other software reads at once."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from lexludi import Match, Record, results
from lexludi.arena.run import Results, run
from lexludi.arena.tournament import Lineup, Tournament, fixtures
from lexludi.cli import app

DUEL = ("marquise", "eyrie")


@pytest.fixture(scope="module")
def rows() -> list[results.Row]:
    return results.simulate("root", DUEL, agents=("random", "random"), games=3, seed=5, dominance=False)


def test_every_seat_of_every_match_has_a_row(rows: list[results.Row]) -> None:
    assert [(row["match"], row["seat"], row["player"]) for row in rows] == [
        (n, seat, name) for n in (1, 2, 3) for seat, name in enumerate(DUEL, 1)
    ]
    assert all({name: type(value) for name, value in row.items()} == results.COLUMNS for row in rows)
    assert all(row["seconds"] > 0 and row["seed"] == f"5-{row['match'] - 1}" for row in rows)


def test_points_come_from_rules_of_the_law(rows: list[results.Row]) -> None:
    for row in rows:
        assert sum(json.loads(row["sources"]).values()) == row["points"]


@pytest.mark.parametrize("ending", results.KINDS)
def test_what_is_saved_is_loaded_again(rows: list[results.Row], tmp_path: Path, ending: str) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow", reason="Parquet is for whoever has installed pyarrow")
    file = tmp_path / f"rows{ending}"
    results.save(rows, file)
    assert results.load(file) == rows


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(results.BadResults, match=r"rows\.xls does not say what to write: it ends with \.csv"):
        results.save([], tmp_path / "rows.xls")
    (tmp_path / "letter.csv").write_text("Dear,Sir\n1,2\n", "utf-8")
    with pytest.raises(results.BadResults, match=r"letter\.csv is no file of results"):
        results.load(tmp_path / "letter.csv")


def test_a_tournament_gives_the_same_rows(tmp_path: Path) -> None:
    tournament = Tournament("skirmish", (Lineup(("red", "blue"), ("random", "greedy")),), games=2)
    kept = Results(tmp_path / "t.results.jsonl", tournament)
    list(run(fixtures(tournament), kept))
    found = results.load(tmp_path / "t.results.jsonl")
    assert [row["agent"] for row in found[:2]] == ["random", "greedy"]
    assert [row["won"] for row in found[:2]] == [seat in kept.all()[0].winners for seat in (0, 1)]
    assert {row["lineup"] for row in found} == {1}


def test_simulate_writes_rows_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "duel.csv", tmp_path / "records"
    words = ["simulate", "root", *DUEL, "--games", "2", "--csv", str(file), "--records", str(folder)]
    assert app.run([*words, "--agents", "random,greedy"]) == 0
    said = capsys.readouterr().out
    assert "marquise (random)" in said
    assert "eyrie (greedy)" in said
    with file.open(encoding="utf-8", newline="") as table:
        found = list(csv.DictReader(table))
    assert [row["agent"] for row in found] == ["random", "greedy"] * 2
    again = Match.replay(Record.read((folder / "00001.json").read_text("utf-8")))
    assert again.result is not None
    assert [str(points) for points in again.result.scores] == [row["points"] for row in found[2:]]


def test_a_file_that_cannot_be_written_is_said_before_the_first_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(["simulate", "root", *DUEL, "--csv", str(tmp_path / "duel.txt")]) == 2
    assert "duel.txt must end with .csv" in capsys.readouterr().err
    assert app.run(["simulate", "root", *DUEL, "--csv", str(tmp_path / "no" / "duel.csv")]) == 1
    assert "No such file or directory" in capsys.readouterr().err
