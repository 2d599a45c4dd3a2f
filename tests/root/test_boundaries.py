"""What rules leave to others: cards, bots and the board itself are nobody's business but their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import lexludi.games.root
from lexludi.games.root.rules.box import data

ROOT = Path(lexludi.games.root.__file__).parent
RULES = [
    *ROOT.glob("rules/*.py"),
    *ROOT.glob("cards/*.py"),
    *ROOT.rglob("factions/**/*.py"),
    *ROOT.glob("hirelings/*.py"),
]
SET_UP = {"rules/beginning/setup.py", "rules/beginning/advanced.py", "hirelings/setup.py"}
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


# Verbs

GUARDED = {"supply", "warriors", "buildings", "tokens", "pieces", "stock", "slots", "hands", "cards", "discards"}
"""What only verbs change: pieces wherever they are, hands, the deck and its discards."""
CHANGES = {"append", "remove", "pop", "insert", "extend", "sort", "clear"}
VERBS = {"rules/state.py", "rules/ground.py"}
EVERYBODY = [path for path in [*RULES, *ROOT.rglob("bots/**/*.py")] if name(path) not in VERBS]


@pytest.mark.parametrize("path", sorted(EVERYBODY), ids=name)
def test_nobody_changes_the_table_behind_the_verbs(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert [f"line {line}" for function in functions(tree) for line in edits(function)] == []


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def edits(function: ast.FunctionDef) -> Iterator[int]:
    """The lines that change something guarded of the state `s`, or a local name for it."""
    aliases = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and guarded(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(not isinstance(target, ast.Name) and guarded(target, aliases) for target in targets):
                yield node.lineno
        elif isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in CHANGES and guarded(called.value, aliases):
                yield node.lineno
            if isinstance(called, ast.Name) and called.id == "insort" and guarded(node.args[0], aliases):
                yield node.lineno


def guarded(node: ast.expr, aliases: set[str]) -> bool:
    """Whether this is `s.hands[0]`, `s.deck.cards`, `s.warriors[0][5]`, or a name that stands for such a thing."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Name):
        return node.id in aliases
    return isinstance(node, ast.Attribute) and node.attr in GUARDED and ast.unparse(node.value) in ("s", "s.deck")
