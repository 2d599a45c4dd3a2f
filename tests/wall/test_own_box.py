"""One's own box: data exported, changed, refused where they are wrong, played with, and known to records."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lexludi.games.wall.game import GAME
from lexludi.kernel import boxes
from lexludi.kernel.boxes import BadData
from lexludi.kernel.errors import OtherData, RecordError
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record

PLAY = """
from lexludi.agents import make
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
match, agent, chance = Match.set_up("wall", ("dragon", "snake", "monkey"), "box"), make("random"), Chance.of("1")
while match.ask is not None:
    match.choose(agent.choose(match, match.ask.seat, chance), match.ask.seat)
print(match.record().write())
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    boxes.export("wall", tmp_path / "box")
    return tmp_path / "box"


def edit(folder: Path, name: str, old: str, new: str) -> Path:
    path = folder / f"{name}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return folder


def run(*arguments: str, data: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, boxes.VARIABLE: str(data or "")}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_what_is_exported_is_what_is_played(folder: Path) -> None:
    game, files = boxes.load(folder)
    assert game == "wall"
    assert boxes.digest_of(files) == GAME.data == boxes.digest("wall")


def test_data_are_not_written_over_something_else(folder: Path) -> None:
    with pytest.raises(BadData, match="not empty"):
        boxes.export("wall", folder)


def test_words_and_marks_make_no_other_box_but_a_figure_does(folder: Path) -> None:
    edit(folder, "hordes", 'name_en = "Bandits"', 'name_en = "Brigands"')
    edit(folder, "hordes", 'ours = ["name", "numbers"]', "ours = []")
    assert boxes.digest_of(boxes.load(folder)[1]) == GAME.data
    edit(folder, "hordes", "power = 2", "power = 5")
    assert boxes.digest_of(boxes.load(folder)[1]) != GAME.data


@pytest.mark.parametrize(
    ("name", "old", "new", "mistake"),
    [
        ("hordes", "power = 2", 'power = "four"', r"hordes.toml, horde bandits: Expected `int`, got `str`"),
        ("hordes", "power = 2", "pwoer = 4", r"'pwoer' is not known; there are .*power"),
        ("hordes", 'id = "brutal"', 'id = "bruttal"', r"every ability must be there, in this order: .*brutal"),
        (
            "hordes",
            'ability = "brutal"',
            'ability = "bruttal"',
            r"the rules know no ability 'bruttal'; there are ",
        ),
        ("hordes", ". . W2 G2 . .", ". . Q G2 . .", r"horde bandits: 'Q' is no spot"),
        ("hordes", ". . W2 G2 . .", ". . W2 G2 .", r"two rows of 6 marks"),
        ("hordes", 'id = "thugs"', 'id = "bandits"', r"horde bandits: there is another one of that id"),
        ("hordes", "power = 2", "power = -2", r"power and honor cannot be below 0"),
        ("boards", 'id = "wood"', 'id = "timber"', r"every resource must be there, in this order: wood, stone"),
        ("boards", "defense = [0, 4, 8, 12]", "defense = [0, 4]", r"defense needs 4 numbers"),
        ("boards", "clerks_hired = 5", "clerks_hired = -5", r"no number can be below 0"),
        ("generals", "wood = 5", "silver = 5", r"general liang_hongyu: nobody starts with 'silver'"),
        ("generals", "tea = 65", "tea = 48", r"every general needs a tea number of its own"),
        ("tactics", 'window = "deaths"', 'window = "lunch"', r"tactic retreat: the rules know no moment 'lunch'"),
        ("tactics", 'needs = ["soldier_on_it"', 'needs = ["sunshine"', r"crossfire: .* no condition 'sunshine'"),
        ("tactics", 'op = "save", count = 1', 'op = "sing"', r"tactic retreat: Invalid value 'sing'"),
        ("tactics", 'count = "all"', 'count = "some"', r"tactic retreat: 'some' is no amount"),
        ("generals", "2 * S * N", "2 ** S", r"general liang_hongyu: '2 \*\* S' is no amount; there are numbers, S, N"),
        ("generals", "2 * S * N", "min(S)", r"'min\(S\)' is no amount"),
        ("generals", "2 * S * N", "S // 0", r"'S // 0' is no amount"),
        ("generals", "2 * S * N", "open('x')", r"is no amount"),
        ("boards", "slots = [3", "slots = [0", r"every regular location needs a position for a clerk"),
        ("boards", "3 = [7, 8, 10]", "3 = [7]", r"demands for 3 players needs 3 numbers, one for each level"),
        ("boards", "for_honor_of_qin = 2", "for_honor_of_qin = 0", r"advisors_for_honor_of_qin must be at least 1"),
        ("demands", "each = { wood = 3 }", "each = { silk = 3 }", r"palace_timber: nobody can give 'silk'"),
        ("events", 'id = "early_frost"', 'id = "comet"', r"event comet: the rules know no such event"),
        ("events", 'changes = "moved"', 'changes = "tides"', r"event muddy_roads: nothing changes 'tides'"),
        ("commands", 'stands_for = "economy"', 'stands_for = "peace"', r"solo_economy: stands_for must be one of"),
        ("tactics", "[[tactic]]", "[[tactic", r"tactics.toml is not TOML"),
    ],
)
def test_what_is_wrong_is_refused_with_a_sentence(folder: Path, name: str, old: str, new: str, mistake: str) -> None:
    edit(folder, name, old, new)
    with pytest.raises(BadData, match=mistake):
        boxes.load(folder)


def test_there_is_a_sentence_for_each_mistake(folder: Path) -> None:
    edit(folder, "hordes", "power = 2", 'power = "four"')
    edit(folder, "generals", "tactics = 2", "tactics = []")
    (folder / "artifacts.toml").write_text("", "utf-8")
    with pytest.raises(BadData) as refused:
        boxes.load(folder)
    assert len(refused.value.mistakes) == 3


def test_a_folder_that_is_no_box_says_what_it_lacks(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"box\.toml is missing"):
        boxes.load(tmp_path)
    (tmp_path / "box.toml").write_text('game = "chess"', "utf-8")
    with pytest.raises(BadData, match="No data of 'chess' can be replaced"):
        boxes.load(tmp_path)


def test_data_are_chosen_before_a_game_is_loaded(folder: Path) -> None:
    edit(folder, "hordes", "power = 2", "power = 5")
    Match.set_up("wall", ("dragon", "snake", "monkey"), "1")
    with pytest.raises(BadData, match="loaded already"):
        boxes.use(folder)


def test_a_match_is_played_and_verified_with_its_own_data_and_with_no_others(folder: Path, tmp_path: Path) -> None:
    edit(folder, "boards", "clerks_hired = 5", "clerks_hired = 6")
    played = run("-c", PLAY, data=folder)
    assert played.returncode == 0, played.stderr
    record = Record.read(played.stdout)
    assert record.origin.data == boxes.digest_of(boxes.load(folder)[1])
    file = tmp_path / "match.json"
    file.write_text(played.stdout, "utf-8")
    verified = run("-m", "lexludi", "verify", str(file), "--data", str(folder))
    assert (verified.returncode, "Fair" in verified.stdout) == (0, True), verified.stderr
    with pytest.raises(RecordError, match="other data of the game"):
        Match.replay(record)
    refused = run("-m", "lexludi", "verify", str(file))
    assert refused.returncode == 1
    assert "Start with --data" in refused.stderr


def test_a_match_of_other_data_does_not_begin_again() -> None:
    match = Match.set_up("wall", ("dragon", "snake", "monkey"), "1")
    origin = Record(match.origin, []).origin
    assert origin.data == GAME.data
    with pytest.raises(OtherData, match="other data"):
        Match.start(GAME, type(origin)(origin.game, origin.law, origin.seats, seed="1", data="0"))


def test_the_command_exports_checks_and_says_what_is_in_use(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert run("-m", "lexludi", "data", "wall", "--export", str(folder)).returncode == 0
    assert GAME.data in run("-m", "lexludi", "data", "wall", "--check", str(folder)).stdout
    edit(folder, "hordes", "power = 2", "power = 7")
    listed = run("-m", "lexludi", "data", "--data", str(folder)).stdout
    assert str(folder) in listed
    assert GAME.data not in listed
    seats = ("dragon", "snake", "monkey", "--games", "1", "--json")
    played = run("-m", "lexludi", "simulate", "wall", *seats, "--data", str(folder))
    assert (played.returncode, '"games": 1' in played.stdout) == (0, True), played.stderr
    assert run("-m", "lexludi", "simulate", f"--data={folder}", "wall", *seats).returncode == 0
    edit(folder, "hordes", "power = 7", "power = true")
    wrong = run("-m", "lexludi", "simulate", "wall", "--data", str(folder))
    assert (wrong.returncode, "horde bandits" in wrong.stderr) == (1, True)
