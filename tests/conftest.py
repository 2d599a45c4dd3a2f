"""Every test knows Skirmish, the test game, even after one that played a faulty kind of it; and every test ends."""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from lexludi.kernel import catalog
from lexludi.testing.skirmish import GAME

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # how fast a machine happens to be is no property of ours

GRACE = 60
"""Seconds that a test which ran out of time has to clean up, before its process is ended."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A test that takes too long fails (`timeout`); one that does not even end then takes its process with it."""
    marker = item.get_closest_marker("timeout")
    seconds = float(marker.args[0] if marker else item.config.getini("timeout"))
    faulthandler.dump_traceback_later(seconds + GRACE, exit=True, file=sys.__stderr__)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture(autouse=True)
def skirmish() -> None:
    catalog.add(GAME)
