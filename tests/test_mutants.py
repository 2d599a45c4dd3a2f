"""Rules changed on purpose: what tests once missed, they notice now (`make mutants` tries many more)."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parent.parent / "tools" / "mutants.py"


def test_a_dozen_changes_of_the_rules_are_noticed() -> None:
    run = subprocess.run(
        [sys.executable, str(TOOL), "--listed", "--mutants", "12"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    assert "12 mutants: 12 killed" in run.stdout
