"""The page about adding a game is a game: built from the page alone, it is played everywhere, and its tests pass."""

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
    """The package that the page describes, a match of it and its tests; known by its entry point."""
    folder = tmp_path_factory.mktemp("greed")
    chapters = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE))
    play, test, law = code(chapters.pop("Playing it")), code(chapters.pop("Testing it")), chapters.pop("The law")
    package = folder / "greed"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").write_text("".join(map(code, chapters.values())), "utf-8")
    (package / "law.toml").write_text(code(law, "toml"), "utf-8")
    (package / "locale" / "cs.po").write_text(code(chapters["The words"], "po"), "utf-8")
    info = folder / "greed-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: greed\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[lexludi.games]\ngreed = greed:GAME\n", "utf-8")
    (folder / "play.py").write_text("from greed import *\n" + play, "utf-8")
    (folder / "test_greed.py").write_text(f"from greed import *\n{play.partition('match =')[0]}{test}", "utf-8")
    return folder


def code(text: str, kind: str = "python") -> str:
    return "".join(re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL))


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=env, capture_output=True, text=True, input=typed
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_match_of_the_page_is_played_to_its_end(folder: Path) -> None:
    assert "The winner is" in run(folder, "play.py")


def test_the_tests_of_the_page_pass(folder: Path) -> None:
    assert "2 passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_greed.py")


def test_the_game_of_the_page_is_strictly_typed(folder: Path) -> None:
    assert "Success" in run(folder, "-m", "mypy", "--strict", "--cache-dir", str(folder / "types"), "-p", "greed")


def test_the_game_of_the_page_is_known_to_every_command(folder: Path) -> None:
    assert "greed" in run(folder, "-m", "lexludi", "games")
    assert "Ann" in run(folder, "-m", "lexludi", "games", "greed")
    assert "Je-li v banku něco" in run(folder, "-m", "lexludi", "law", "greed", "2.1", "--lang", "cs")
    assert "ann" in run(folder, "-m", "lexludi", "simulate", "greed", "ann", "bob", "--games", "4")
    played = run(
        folder, "-m", "lexludi", "play", "greed", "ann", "bob", "--seed", "1", "--lang", "cs", typed="roll\nquit\n"
    )
    assert "Házet dál, nebo vzít bank" in played
    assert "Napište číslo" not in played


def test_the_game_of_the_page_is_set_up_and_drawn_at_the_table(folder: Path) -> None:
    program = (
        "from lexludi.kernel.match import Match; from lexludi.envs import SeatEnv\n"
        "match = Match.new('greed', ['ann', 'bob'], seed='3')\n"
        "print(match.game.picture(match.view(0), 'cs')[:4], match.game.about('cs').title)\n"
        "env = SeatEnv('greed', ['ann', 'bob']); print(env.reset(seed=1)[0].shape)\n"
    )
    assert run(folder, "-c", program).splitlines()[0] == "<svg Greed"
