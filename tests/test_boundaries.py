"""No shell names a game, and the check that says so sees one that does."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.boundaries import faults


def test_shells_know_no_game_by_name() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("app.py", 'name = form.get("game", "root")'),
        ("base.html", '<a href="/law/root">The Law</a>'),
        ("table.js", "// a rule such as 'rootbotics 4.5'"),
        ("live.py", 'turn = getattr(self.match.state, "number", 0)'),
        ("games.py", 'about = game.about() if hasattr(game, "about") else {}'),
        ("match.py", "def start(game: Any) -> None: ..."),
    ],
)
def test_one_that_does_is_found(tmp_path: Path, file: str, line: str) -> None:
    shell = tmp_path / "lexludi" / "table"
    shell.mkdir(parents=True)
    (shell / file).write_text(f"{line}\n", "utf-8")
    assert [fault.split()[0] for fault in faults(tmp_path / "lexludi")] == [f"lexludi/table/{file}:1"]
