"""What rules leave to others: cards, bots and the board itself are nobody's business but their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import lexludi.games.root
from lexludi.games.root.rules import data

ROOT = Path(lexludi.games.root.__file__).parent
RULES = [
    *ROOT.glob("rules/*.py"),
    *ROOT.glob("cards/*.py"),
    *ROOT.rglob("factions/**/*.py"),
    *ROOT.glob("hirelings/*.py"),
]
SET_UP = {"rules/setup.py", "rules/advanced.py", "hirelings/setup.py"}
"""Where humans and bots may be told apart: they are dealt and seated differently."""
LASTING = [card.id for card in data.cards().values() if card.kind == "persistent"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", sorted(ROOT.glob("rules/*.py")), ids=name)
def test_no_rule_names_a_card(path: Path) -> None:
    named = set(LASTING) | {card.upper() for card in LASTING}
    assert not named & set(words(ast.parse(path.read_text("utf-8"))))


def words(tree: ast.Module) -> Iterator[str]:
    """Every name that is read or imported, and every word in quotes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id.isupper():
            yield node.id
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("path", sorted(path for path in RULES if name(path) not in SET_UP), ids=name)
def test_no_shared_rule_asks_whether_a_seat_is_a_bot(path: Path) -> None:
    """A bot is a board with clauses of its own; views alone tell who is one."""
    asked = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if subscribes(node, "bots")]
    assert not asked or name(path) == "rules/views.py"


def subscribes(node: ast.AST, attribute: str) -> bool:
    """Whether this reads an entry of such a list."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == attribute
