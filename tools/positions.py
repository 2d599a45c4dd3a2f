"""Print every golden position, with the tests that use it, into docs/GAME-positions.md: `make positions`."""

import ast
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
POSITIONS = TOP / "tests" / "positions"
TELLS = {
    "root": "[positions.md](positions.md)",
    "oath": "`lexludi.games.oath.position`",
}
"""The games that have golden positions, and where their lines are told of."""

HEAD = """# Golden positions of {title}

Tricky situations as text, and the tests that play them. `Match.at("{game}", text)` lays such a table; whatever a
position leaves out is as at the start of a match (see {tells}). Made by `make positions`.
"""


def main() -> int:
    stale = 0
    for game in TELLS:
        page = TOP / "docs" / f"{game}-positions.md"
        text = written(game)
        if "--check" not in sys.argv:
            page.write_text(text, "utf-8")
        elif not page.exists() or page.read_text("utf-8") != text:
            stale = 1
    return stale


def written(game: str) -> str:
    users = tests_by_position(game)
    parts = [HEAD.format(title=game.capitalize(), game=game, tells=TELLS[game])]
    for path in sorted((POSITIONS / game).glob("*.txt")):
        names = ", ".join(f"`{name}`" for name in users.get(path.stem, []))
        parts.append(f"\n## {path.stem}\n\n{names or 'No test.'}\n\n```\n{path.read_text('utf-8').strip()}\n```\n")
    return "".join(parts)


def tests_by_position(game: str) -> dict[str, list[str]]:
    """Which tests name which position."""
    stems = {path.stem for path in (POSITIONS / game).glob("*.txt")}
    users: dict[str, list[str]] = {}
    for path in sorted((TOP / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for part in ast.walk(node):
                    if isinstance(part, ast.Constant) and part.value in stems:
                        names = users.setdefault(str(part.value), [])
                        if node.name not in names:
                            names.append(node.name)
    return users


if __name__ == "__main__":
    sys.exit(main())
