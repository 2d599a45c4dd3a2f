"""The golden positions themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lexludi.games.root import GAME
from lexludi.kernel.errors import PositionError
from tests.root.table import POSITIONS, lay, start

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


def test_a_position_may_redraw_paths_and_rivers() -> None:
    table = lay("map: autumn\nseats: marquise eyrie\npaths: 4=1,7\nrivers: 2=9\nnext: turn 0")
    assert (table.s.paths[4], 4 in table.s.paths[1], 4 in table.s.paths[9]) == ((1, 7), True, False)
    assert (table.s.setting.plan.rivers[2], table.s.setting.plan.rivers[9]) == ((9,), (2,))
    assert "paths: 4=1,7\nrivers: 2=9\n" in table.match.position()
    assert start("marquise", "eyrie").s.paths[4] != (1, 7)


@pytest.mark.parametrize("wrong", ["4", "4=", "4=13", "4=x", "4=1=2", "=1"])
def test_paths_that_lead_nowhere_are_refused(wrong: str) -> None:
    with pytest.raises(PositionError, match=f"paths: '{wrong}' is not like 4=1,7"):
        lay(f"map: autumn\nseats: marquise eyrie\npaths: {wrong}\nnext: turn 0")
