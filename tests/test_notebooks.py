"""The notebooks of the docs run from top to bottom, and show what they promise."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"


def run(path: Path) -> list[Any]:
    """Run the code cells one after the other; what each one's last expression shows, None if it shows nothing."""
    names: dict[str, Any] = {}
    shown: list[Any] = []
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            tree = ast.parse("".join(cell["source"]))
            last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, path.name, "exec"), names)
            value = eval(compile(ast.Expression(last.value), path.name, "eval"), names) if last else None
            svg = getattr(value, "_repr_svg_", lambda: None)()
            shown.append(svg or value)
    return shown


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    assert len(run(path)) > 2


def test_a_match_shows_its_board() -> None:
    first, _, _, later, wins, _ = run(FOLDER / "match.ipynb")
    assert first.startswith("<svg")
    assert later.startswith("<svg")
    assert first != later
    assert sum(wins.values()) >= 100


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_stored_without_output(path: Path) -> None:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells if "outputs" in cell)
