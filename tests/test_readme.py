"""The library example of the README does what a newcomer expects."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLE = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)[0]


def is_finished_match(said: str) -> bool:
    return bool(re.fullmatch(r"Root · .*\nVictory by [^\n]+\nResult\(winners=[^\n]*\)\n", said, re.DOTALL))


def test_the_example_has_ten_lines() -> None:
    assert len([line for line in EXAMPLE.splitlines() if line]) <= 10


def test_the_example_prints_a_finished_match(capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLE, {})
    assert is_finished_match(capsys.readouterr().out)


def test_the_example_runs_on_the_command_line() -> None:
    done = subprocess.run([sys.executable, "-c", EXAMPLE], capture_output=True, text=True)
    assert is_finished_match(done.stdout), done.stderr
