"""One's own box: maps and figures of ours, exported, changed, and refused where they are wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from lexludi.games.harrow.game import GAME
from lexludi.kernel import boxes
from lexludi.kernel.boxes import BadData

LOOK = """
from lexludi.kernel.match import Match
s = Match.set_up("harrow", ("protectors", "family"), "box", chapter="1", map="a").state
print(s.setting.rows[0].values[0][0], s.terrain(0))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    boxes.export("harrow", tmp_path / "box")
    return tmp_path / "box"


def edit(folder: Path, name: str, old: str, new: str) -> Path:
    path = folder / f"{name}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return folder


def test_nothing_that_rules_read_is_left_out(folder: Path) -> None:
    ours = resources.files("lexludi.games.harrow").joinpath("data")
    assert {file.name for file in ours.iterdir()} | {boxes.HEAD} == {file.name for file in folder.iterdir()}


def test_what_is_exported_is_what_is_played(folder: Path) -> None:
    game, files = boxes.load(folder)
    assert game == "harrow"
    assert boxes.digest_of(files) == GAME.data


def test_a_map_and_a_figure_of_ones_own_are_played_with(folder: Path) -> None:
    edit(edit(folder, "maps", '"P P W W S"', '"F P W W S"'), "boards", "move = [3, 4, 4", "move = [9, 4, 4")
    environment = {**os.environ, boxes.VARIABLE: str(folder)}
    run = subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=False)
    assert (run.stdout.split(), run.stderr) == (["9", "3"], "")


@pytest.mark.parametrize(
    ("name", "old", "new", "mistake"),
    [
        ("boards", "turns = 3", 'turns = "three"', "Expected `int`, got `str`"),
        ("boards", 'id = "swamp"', 'id = "bog"', "every terrain must be there, in this order: swamp"),
        ("boards", "move = [3, 4, 4, 5, 5, 6]", "move = [3, 4]", "as many values as the others"),
        ("boards", "returns = [1, 2, 1", "returns = [4, 2, 1", "more must be drawn than goes back"),
        ("boards", 'side = "basic"', 'side = "upgraded"', "one row_board for each of these"),
        ("boards", "dial = [1, 2, 3]", "dial = [0]", "the dial needs numbers from 1"),
        ("maps", '"P P W W S"', '"P P W W"', "the columns need 5, 6, 7, 8, 9, 8, 7, 6, 5 hexes"),
        ("maps", '"P P W W S"', '"P P W W Q"', "'Q' is no hex"),
        ("maps", '"P P W W S"', '"P P W W X"', "there is one hex of brambles"),
        ("maps", 'south = "e8"', 'south = "z8"', "south: there is no hex 'z8'"),
        ("maps", '"S P W P X P W P S"', '"S M W P X P W P S"', "the home e2 must be land"),
        ("solo", 'hexes = ["e1", "e9"]', 'hexes = ["e1", "e99"]', "there is no hex 'e99'"),
    ],
)
def test_what_the_rules_could_not_play_with_is_refused(
    folder: Path, name: str, old: str, new: str, mistake: str
) -> None:
    with pytest.raises(BadData, match=mistake):
        boxes.load(edit(folder, name, old, new))
