"""Load, in short; `make load` plays 200 games."""

from __future__ import annotations

import pytest
from benchmarks import table


def test_many_games_at_once_lose_no_decision(capsys: pytest.CaptureFixture[str]) -> None:
    assert table.main(["--games", "12", "--seconds", "3"]) == 0
    out = capsys.readouterr().out
    assert "lexludi table     48 clients" in out
    assert "bare echo         12 clients" in out
    assert "p95" in out
    assert "all acknowledged decisions are stored" in out
