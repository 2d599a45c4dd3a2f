"""The Great Wall is no entry point yet: these tests alone know it."""

from __future__ import annotations

import pytest

from lexludi.games.wall import GAME
from lexludi.kernel import catalog


@pytest.fixture(autouse=True)
def wall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._added, GAME.name, GAME)
