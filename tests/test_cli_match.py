"""Matches on the command line: which games there are, playing one, and checking its dice."""

import io
import json
from pathlib import Path

import pytest

from lexludi.cli import app
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished match."""
    match = Match.new("skirmish", seats=["red", "blue"], seed="7")
    while match.ask:
        match.pick(0)
    path = tmp_path / "match.json"
    match.record().save(path)
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))


def test_the_games_are_listed_with_their_law(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["games", "--json"]) == 0
    assert {"game": "skirmish", "law": "1"} in json.loads(capsys.readouterr().out)
    assert app.run(["games"]) == 0
    assert "skirmish" in capsys.readouterr().out


def test_a_game_is_listed_with_its_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["games", "root"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "bot:duchy" in out
    assert "none, random, random2; or 1" in out
    assert "commas" in out
    assert app.run(["games", "root", "--json", "--lang", "cs"]) == 0
    told = json.loads(capsys.readouterr().out)
    hirelings = next(option for option in told["options"] if option["name"] == "hirelings")
    assert (hirelings["title"], hirelings["several"]["most"]) == ("Pomocníci", 3)
    assert app.run(["games", "skirmish"]) == 0
    assert app.run(["games", "chess"]) == 1


def test_games_says_what_a_newcomer_should_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["games", "oath"]) == 0
    assert "Your first turns as the Chancellor\n  - You rule Plains" in capsys.readouterr().out


SETUP = ("marquise", "eyrie", "--option", "landmarks=tower,ferry", "--option")


def test_simulate_and_play_take_names_with_commas(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hirelings = "hirelings=the_exile-demoted,popular_band,corvid_spies"
    assert app.run(["simulate", "root", *SETUP, hirelings, "--games", "1", "--json"]) == 0
    typed(monkeypatch, "board", "quit")
    assert app.run(["play", "root", *SETUP, hirelings]) == 0
    out = capsys.readouterr().out
    assert "The Brigand" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*SETUP, "hirelings=the_exile"], "Pomocníci: vyberte tolik různých: 3 (zákon A.6), ne Vyhnanec."),
        ([*SETUP, "hirelings=none", "--option", "landmarks=castle"], "Dominanty: 'castle' není na výběr."),
        (["eyrie", "eyrie"], "Frakce Rody Orlího hnízda smí hrát jen jednou."),
        (["eyrie", "lizards", "--agents", "oracle"], "Žádný agent se nejmenuje 'oracle'."),
        (["eyrie", "lizards", "--agents", "random,random,greedy"], "Počet agentů (3) neodpovídá počtu míst (2)"),
    ],
)
def test_a_set_up_is_refused_in_the_language_of_the_player(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(["simulate", "root", "--lang", "cs", *words]) == 1
    assert said in capsys.readouterr().err


def test_an_unknown_game_is_refused_in_the_language_of_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["play", "rooot", "--lang", "cs"]) == 1
    assert capsys.readouterr().err == "Žádná hra se nejmenuje 'rooot'. Nemysleli jste root?\n"


def test_a_fair_match_is_verified(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["verify", str(finished)]) == 0
    assert capsys.readouterr().out.endswith("Fair: nobody chose a die of this match.\n")


def test_a_match_with_another_seed_is_not(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished.write_text(finished.read_text().replace('"seed": "7"', '"seed": "8"'))
    assert app.run(["verify", str(finished)]) == 1
    assert capsys.readouterr().err == "✗ The seed is not the one that was committed to at the start.\n"


def test_a_match_is_checked_against_the_commitment_noted_down(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(["verify", "--json", "--committed", "0" * 64, str(finished)]) == 1
    verdict = json.loads(capsys.readouterr().out)
    assert (verdict["fair"], verdict["held"]) == (False, [])


def test_a_missing_record_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["verify", str(tmp_path / "none.json")]) == 1
    assert capsys.readouterr().err == f"Cannot read {tmp_path / 'none.json'}: No such file or directory.\n"


def test_a_match_is_played_saved_and_fair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *["1"] * 3000)
    path = tmp_path / "match.json"
    assert app.run(["play", "skirmish", "red", "blue", "--seed", "7", "--save", str(path)]) == 0
    assert "Most points after the last round: Red, Blue." in capsys.readouterr().out
    assert app.run(["verify", str(path)]) == 0


def test_a_player_may_ask_take_back_mistype_and_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "?", "0", "u", "2", "q")
    path = tmp_path / "match.json"
    assert app.run(["play", "skirmish", "red", "blue", "--seed", "7", "--save", str(path)]) == 0
    out = capsys.readouterr().out
    assert "Type a number from 1 to " in out
    assert "Cannot undo: nothing has been decided yet." in out
    assert len(Record.load(path).choices) == 1


def test_seats_that_do_not_fit_are_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["play", "skirmish", "red"]) == 1
    assert capsys.readouterr().err == "Skirmish is for two to four seats, not 1.\n"


def test_the_end_of_input_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert app.run(["play", "skirmish", "red", "blue"]) == 130
