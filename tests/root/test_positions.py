"""The golden positions themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lexludi.games.root import GAME
from tests.root.table import POSITIONS

TOP = Path(__file__).parent.parent.parent
ALL = sorted(POSITIONS.glob("*.txt"))


def test_there_are_at_least_sixty() -> None:
    assert len(ALL) >= 60


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_position_reads_back_as_written(path: Path) -> None:
    text = GAME.write(GAME.read(path.read_text("utf-8")))
    assert GAME.write(GAME.read(text)) == text


def test_the_page_of_positions_is_up_to_date_and_each_has_a_test() -> None:
    done = subprocess.run([sys.executable, TOP / "tools" / "positions.py", "--check"], check=False)
    assert done.returncode == 0, "run make positions"
    assert "No test." not in (TOP / "docs" / "root-positions.md").read_text("utf-8")
