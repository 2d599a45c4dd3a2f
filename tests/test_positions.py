"""The pages of golden positions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent


def test_the_pages_of_positions_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOP / "tools" / "positions.py", "--check"], check=False)
    assert done.returncode == 0, "run make positions"


@pytest.mark.parametrize("game", ["root", "oath"])
def test_each_golden_position_has_a_test(game: str) -> None:
    page = (TOP / "docs" / f"{game}-positions.md").read_text("utf-8")
    assert page.count("\n## ") >= 40
    assert "No test." not in page
