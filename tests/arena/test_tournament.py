"""Tournaments: fair rotations, the same results everywhere, nothing lost, clear errors."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import structs

from lexludi import Record
from lexludi.arena.intervals import wilson
from lexludi.arena.page import page
from lexludi.arena.run import Results, missing, run
from lexludi.arena.standings import both, chair, curves, lengths, meetings, player, ratings, shares
from lexludi.arena.tournament import BadTournament, Lineup, Played, Tournament, check, fixtures, load, play
from lexludi.cli import app
from lexludi.locale import language

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = re.findall(r"```toml\n(.*?)```", (DOCS / "tournament.md").read_text("utf-8"), re.DOTALL)[0]
DUEL = Tournament("skirmish", (Lineup(("red", "blue"), ("random",)),), games=6, seed="7")
BOTS = Tournament("root", (Lineup(("marquise", "bot:eyrie@easy", "alliance"), ("random", "greedy")),), games=2)


def played(tournament: Tournament, folder: Path, name: str = "results.jsonl", **how: object) -> list[Played]:
    results = Results(folder / name, tournament)
    records = how.get("records")
    assert records is None or isinstance(records, Path)
    list(run(missing(tournament, results, records), results, **how))  # type: ignore[arg-type]
    return results.all()


def test_in_a_full_round_every_agent_plays_every_faction_in_every_seat() -> None:
    lineup = Lineup(("marquise", "bot:eyrie@easy", "alliance"), ("random", "greedy"))
    counted: Counter[tuple[str, str, int]] = Counter()
    for fixture in fixtures(Tournament("root", (lineup,), games=6)):
        assert fixture.agents[fixture.seats.index("bot:eyrie@easy")] == ""
        for seat, (name, agent) in enumerate(zip(fixture.seats, fixture.agents, strict=True)):
            counted[name, agent, seat] += 1
    assert {n for (name, _, _), n in counted.items() if not name.startswith("bot")} == {1}
    assert {n for (name, _, _), n in counted.items() if name.startswith("bot")} == {2}


def test_the_chairs_move_once_the_agents_have_been_everywhere() -> None:
    found = fixtures(Tournament("skirmish", (Lineup(("a", "b"), ("random", "greedy")),), games=4))
    sat = [tuple(zip(fixture.seats, fixture.agents, strict=True)) for fixture in found]
    assert sat == [
        (("a", "random"), ("b", "greedy")),
        (("a", "greedy"), ("b", "random")),
        (("b", "greedy"), ("a", "random")),
        (("b", "random"), ("a", "greedy")),
    ]


@pytest.mark.parametrize(
    ("rotate", "second"),
    [
        ("none", (("a", "b"), ("random", "greedy"))),
        ("agents", (("a", "b"), ("greedy", "random"))),
        ("seats", (("b", "a"), ("greedy", "random"))),
    ],
)
def test_rotation_moves_what_it_says(rotate: str, second: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    found = fixtures(Tournament("skirmish", (Lineup(("a", "b"), ("random", "greedy")),), rotate=rotate))  # type: ignore[arg-type]
    assert (found[1].seats, found[1].agents) == second


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one = played(DUEL, tmp_path, "one", records=tmp_path / "a")
    two = played(DUEL, tmp_path, "two", jobs=2, records=tmp_path / "b")
    assert one == two
    assert len(one) == 6
    for path in sorted((tmp_path / "a").iterdir()):
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_a_cluster_gives_the_same_games(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        there = played(DUEL, tmp_path, "there", scheduler=address, records=tmp_path / "there-records")
    here = played(DUEL, tmp_path, "here", records=tmp_path / "here-records")
    assert there == here
    for path in sorted((tmp_path / "here-records").iterdir()):
        assert path.read_bytes() == (tmp_path / "there-records" / path.name).read_bytes()


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    whole = played(DUEL, tmp_path, "whole")
    results = Results(tmp_path / "part", DUEL)
    begun = run(missing(DUEL, results, None), results)
    for _ in range(3):
        next(begun)
    begun.close()  # type: ignore[attr-defined]
    with (tmp_path / "part").open("ab") as file:
        file.write(b'{"number":3,"lin')  # the power fails while a line is written
    again = Results(tmp_path / "part", DUEL)
    assert [f.number for f in missing(DUEL, again, None)] == [3, 4, 5]
    assert played(DUEL, tmp_path, "part") == whole
    assert (tmp_path / "part").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)], ids=("interrupt", "kill"))
def test_a_tournament_that_is_ended_from_outside_goes_on(tmp_path: Path, how: signal.Signals, code: int) -> None:
    path = tmp_path / "t.toml"
    games = 20_000  # more than anybody waits for, so that it cannot be over before it is ended
    path.write_text(f'game = "skirmish"\ngames = {games}\n[[lineup]]\nseats = ["a", "b"]\n', "utf-8")
    saved = tmp_path / "t.results.jsonl"
    command = [sys.executable, "-m", "lexludi", "tournament", str(path), "--jobs", "2"]
    running = subprocess.Popen(
        command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    while not saved.exists() or saved.read_bytes().count(b"\n") < 5:
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, how)
    said = running.communicate(timeout=90)[1]
    assert running.returncode == code
    assert (f"of {games} games are kept in {saved}; the same command goes on from there." in said) == (code == 130)
    tournament = load(path)
    kept = Results(saved, tournament)
    assert 4 <= len(kept.played) < games
    for number in list(kept.played)[:3]:
        assert kept.played[number] == play(fixtures(tournament)[number])
    left = missing(tournament, kept, None)
    assert len(left) + len(kept.played) == games
    next(iter(run(left[:1], kept)))
    assert left[0].number in Results(saved, tournament).played


def test_a_record_that_is_wanted_later_is_played_for(tmp_path: Path) -> None:
    played(DUEL, tmp_path)
    folder = tmp_path / "records"
    assert len(missing(DUEL, Results(tmp_path / "results.jsonl", DUEL), folder)) == 6
    found = played(DUEL, tmp_path, records=folder)
    record = Record.load(folder / "00002.json")
    assert record.result
    assert record.result.winners == found[2].winners
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 7


def test_results_of_another_tournament_are_not_touched(tmp_path: Path) -> None:
    played(DUEL, tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    other = Tournament("skirmish", DUEL.lineup, games=6, seed="8")
    with pytest.raises(BadTournament, match="another tournament"):
        Results(tmp_path / "results.jsonl", other)
    assert (tmp_path / "results.jsonl").read_bytes() == before
    (tmp_path / "letter").write_text("Dear Sir\n")
    with pytest.raises(BadTournament, match="no file of results"):
        Results(tmp_path / "letter", DUEL)


def test_bots_take_part_and_are_rated() -> None:
    found = [play(fixture) for fixture in fixtures(BOTS)]
    assert set(ratings(found)) == {"random", "greedy", "bot:eyrie@easy"}
    assert {share.name for share in shares(found, both)} >= {"bot:eyrie@easy", "greedy as marquise"}


def test_points_by_round_end_with_the_scores() -> None:
    one = play(fixtures(DUEL)[0])
    assert len(one.curve) == one.rounds > 1
    assert one.curve[-1] == one.scores
    assert all(row[-1] >= row[0] for row in curves([one], chair).values())
    assert lengths([one, one]) == {one.rounds: 2}


def game(winner: int, number: int = 0) -> Played:
    return Played(number, 0, ("x", "y"), ("good", "bad"), (winner,), (winner == 0, winner == 1), "points", 1, 1)


def test_the_one_who_wins_is_rated_higher() -> None:
    (best, skill), (worst, other) = ratings([game(0, n) for n in range(10)]).items()
    assert (best, worst) == ("good", "bad")
    assert skill.least > other.least
    assert [share.rate for share in shares([game(0), game(1), game(0)], player)] == pytest.approx([2 / 3, 1 / 3])


def test_who_beat_whom_is_told_of_every_pair() -> None:
    assert meetings([game(0), game(1), game(0)]) == {("bad", "good"): (1, 3), ("good", "bad"): (2, 3)}
    assert meetings([structs.replace(game(0), winners=(0, 1))]) == {("bad", "good"): (0, 1), ("good", "bad"): (0, 1)}
    whole = page("Spring", [game(0), structs.replace(game(1, 1), lineup=1)], language("en"))
    assert "<td>good</td><td>1 / 2</td><td>–</td>" in whole
    assert "<td>2: bad</td><td>1</td><td>1</td>" in whole


def test_wilsons_interval() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "is not TOML"),
        ('game = "skirmish"\n', "it lacks `lineup`"),
        ('game = "skirmish"\nlineup = []\n', "at least one"),
        ('game = "skirmish"\nrounds = 3\n[[lineup]]\nseats = ["a", "b"]\n', "there is no key `rounds`"),
        ('game = "skirmish"\nrotate = "twice"\n[[lineup]]\nseats = ["a", "b"]\n', "rotate: there is no 'twice'"),
        ('game = "skirmisch"\n[[lineup]]\nseats = ["a", "b"]\n', "Did you mean skirmish"),
        ('game = "skirmish"\n[[lineup]]\nseats = ["a", "b"]\nagents = ["oracle"]\n', "No agent is called 'oracle'"),
        ('game = "skirmish"\n[[lineup]]\nseats = ["a", "b", "c"]\nagents = ["random", "greedy"]\n', "2 agents cannot"),
        ('game = "skirmish"\n[[lineup]]\nseats = ["a", "b"]\ngames = 0\n', "at least 1"),
        ('game = "root"\n[[lineup]]\nseats = ["marquise", "cats"]\n', "line-up 1: .*cats"),
        (
            'game = "root"\n[[lineup]]\nseats = ["marquise", "eyrie"]\noptions = {map = "moon"}\n',
            "map: there is no 'moon'",
        ),
    ],
)
def test_what_is_wrong_in_the_file_is_one_sentence_and_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    path = tmp_path / "spring.toml"
    path.write_text(text, "utf-8")
    assert app.run(["tournament", str(path)]) == 1
    err = capsys.readouterr().err
    assert err.startswith("spring.toml")
    assert re.search(complaint, err)
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [path]


def test_the_example_of_the_docs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "spring.toml"
    path.write_text(EXAMPLE, "utf-8")
    page = tmp_path / "spring.html"
    words = ["tournament", str(path), "--html", str(page), "--jobs", "1"]
    assert app.run(words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "search:4" in out
    assert "95 % interval" in out
    text = page.read_text("utf-8")
    assert "<h1>Spring</h1>" in text
    assert "<script" not in text
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 7
    assert all(ElementTree.fromstring(plot).get("role") == "img" for plot in plots)
    assert app.run([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["played_now"]) == (11, 0)
    assert {row["name"] for row in found["agents"]} == {"search:4", "random"}


def test_fresh_starts_anew_and_people_are_spoken_to_in_their_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.toml"
    path.write_text('game = "skirmish"\ngames = 1\n[[lineup]]\nseats = ["a", "b"]\n', "utf-8")
    (tmp_path / "t.results.jsonl").write_text('{"other":1}\n')
    assert app.run(["tournament", str(path)]) == 1
    assert "another tournament" in capsys.readouterr().err
    assert app.run(["tournament", str(path), "--fresh", "--lang", "cs", "--html", str(tmp_path / "t.html")]) == 0
    assert "Průměr bodů" in capsys.readouterr().out
    assert 'lang="cs"' in (tmp_path / "t.html").read_text("utf-8")


def test_fresh_forgets_nothing_while_no_scheduler_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("lexludi.arena.run.PATIENCE", 0.2)
    path = tmp_path / "spring.toml"
    path.write_text('game = "skirmish"\ngames = 1\n[[lineup]]\nseats = ["red", "blue"]\n', "utf-8")
    assert app.run(["tournament", str(path), "--jobs", "1"]) == 0
    kept = (tmp_path / "spring.results.jsonl").read_bytes()
    assert app.run(["tournament", str(path), "--fresh", "--scheduler", "tcp://127.0.0.1:9"]) == 1
    assert (tmp_path / "spring.results.jsonl").read_bytes() == kept


def test_a_scheduler_that_does_not_answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("lexludi.arena.run.PATIENCE", 0.2)
    with pytest.raises(Exception, match=r"no scheduler answers at tcp://127.0.0.1:9"):
        played(DUEL, tmp_path, scheduler="tcp://127.0.0.1:9")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_fits_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "spring.toml"
    path.write_text(EXAMPLE, "utf-8")
    check(load(path))
    assert len(fixtures(load(path))) == 11
