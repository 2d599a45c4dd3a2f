"""Print every golden position of Root, with the test that uses it, into docs/root-positions.md: `make positions`."""

import ast
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
POSITIONS = TOP / "tests" / "positions" / "root"
PAGE = TOP / "docs" / "root-positions.md"

HEAD = """# Golden positions of Root

Tricky situations as text, and the tests that play them. `Match.at("root", text)` lays such a table; whatever a position
leaves out is as at the start of a match (see [positions.md](positions.md)). Made by `make positions`.
"""


def main() -> int:
    page = written()
    if "--check" in sys.argv:
        return int(not PAGE.exists() or PAGE.read_text("utf-8") != page)
    PAGE.write_text(page, "utf-8")
    return 0


def written() -> str:
    users = tests_by_position()
    parts = [HEAD]
    for path in sorted(POSITIONS.glob("*.txt")):
        names = ", ".join(f"`{name}`" for name in users.get(path.stem, []))
        parts.append(f"\n## {path.stem}\n\n{names or 'No test.'}\n\n```\n{path.read_text('utf-8').strip()}\n```\n")
    return "".join(parts)


def tests_by_position() -> dict[str, list[str]]:
    """Which tests name which position."""
    stems = {path.stem for path in POSITIONS.glob("*.txt")}
    users: dict[str, list[str]] = {}
    for path in sorted((TOP / "tests" / "root").glob("test_*.py")):
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
