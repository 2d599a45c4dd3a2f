"""The golden positions themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.games.oath import GAME
from tests.oath.table import POSITIONS

ALL = sorted(POSITIONS.glob("*.txt"))


def test_there_are_at_least_forty() -> None:
    assert len(ALL) >= 40


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_position_reads_back_as_written(path: Path) -> None:
    text = GAME.write(GAME.read(path.read_text("utf-8")))
    assert GAME.write(GAME.read(text)) == text
