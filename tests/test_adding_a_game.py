"""The page about adding a game is a game: its code plays, and its tests pass."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code in three files: the game, a match of it, and its tests."""
    folder = tmp_path_factory.mktemp("greed")
    chapters = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE))
    play, test = code(chapters.pop("Playing it")), code(chapters.pop("Testing it"))
    (folder / "greed.py").write_text("".join(map(code, chapters.values())), "utf-8")
    (folder / "play.py").write_text("from greed import *\n" + play, "utf-8")
    (folder / "test_greed.py").write_text(f"from greed import *\n{play.partition('match =')[0]}{test}", "utf-8")
    return folder


def code(text: str) -> str:
    return "".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))


def run(folder: Path, *arguments: str) -> str:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_match_of_the_page_is_played_to_its_end(folder: Path) -> None:
    assert run(folder, "play.py").startswith("Result(winners=(")


def test_the_tests_of_the_page_pass(folder: Path) -> None:
    assert "2 passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_greed.py")


def test_the_game_of_the_page_is_strictly_typed(folder: Path) -> None:
    run(folder, "-m", "mypy", "--strict", "--cache-dir", str(folder / "types"), "greed.py")
