"""What import-linter cannot see: a shell that names a game, or guesses at what a game has. Part of `make lint`.

Code, pages and scripts outside `games/` learn about games from `Game` alone. The names are those of the laws that lie
in `games/`, so a new game is watched from its first day. Examples in help texts may name one.
"""

import re
import sys
from pathlib import Path

from lexludi.law.book import folders

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "lexludi"
KINDS = (".py", ".html", ".js", ".css")


def rules() -> dict[str, re.Pattern[str]]:
    games = "|".join(law for law, folder in folders().items() if folder.is_relative_to(PACKAGE / "games"))
    return {
        "names a game": re.compile(rf"""["'`](?:{games})["'`\s]|/law/(?:{games})\b"""),
        "guesses at what a game has": re.compile(r"\b(?:has|get)attr\((?:self\.)?(?:match\.)?(?:game|state|view)\b"),
        "does not say what a game is": re.compile(r"\bgame: Any\b"),
    }


def faults(package: Path = PACKAGE) -> list[str]:
    found = []
    forbidden = rules()
    for path in sorted(package.rglob("*")):
        if path.suffix in KINDS and not path.is_relative_to(package / "games"):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                found += [
                    f"{path.relative_to(package.parent)}:{number} {what}: {line.strip()}"
                    for what, rule in forbidden.items()
                    if rule.search(line)
                ]
    return found


if __name__ == "__main__":
    found = faults()
    print(*(found or ["Shells know Game, and no game by name."]), sep="\n")
    sys.exit(bool(found))
