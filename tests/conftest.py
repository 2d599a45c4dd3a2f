"""Every test knows Skirmish, the test game, even after one that played a faulty kind of it."""

from __future__ import annotations

import pytest

from lexludi.kernel import catalog
from lexludi.testing.skirmish import GAME


@pytest.fixture(autouse=True)
def skirmish() -> None:
    catalog.add(GAME)
