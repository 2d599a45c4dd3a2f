"""The messages the code uses, read from the source, and the catalogues they belong to.

python -m lexludi.locale.messages [PACKAGE]   adds new messages to the catalogues, and drops those no longer used
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lexludi.locale import po
from lexludi.locale.language import CODES, FORMS, catalogue

PACKAGE = Path(__file__).parent.parent

_SINGLE = {"_", "N_", "gettext", "BadSetup", "OtherData", "UnknownGame", "UnknownAgent"}
_PLURAL = {"ngettext"}


class Used(NamedTuple):
    id: str
    plural: str | None
    path: Path
    line: int


_PAGE = re.compile(r"""\b_\(\s*(?:"([^"]+)"|'([^']+)')""")
"""`_("…")` in a page, whose quotes hold none of their own kind."""


def used(files: list[Path]) -> Iterator[Used]:
    """Every literal message in these files: `_("…")`, `N_("…")`, `gettext("…")`, `ngettext("…", "…", n)`; and those
    of matches that cannot begin, `BadSetup("…")`.
    """
    for path in files:
        if path.suffix == ".html":
            yield from used_in_page(path)
            continue
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name),
                    args=[ast.Constant(value=str(message)), *rest],
                ):
                    if name in _SINGLE:
                        yield Used(message, None, path, node.lineno)
                    elif name in _PLURAL and rest and isinstance(rest[0], ast.Constant):
                        yield Used(message, str(rest[0].value), path, node.lineno)


def used_in_page(path: Path) -> Iterator[Used]:
    """The messages of a page of the table."""
    text = path.read_text("utf-8")
    for found in _PAGE.finditer(text):
        yield Used(found[1] or found[2], None, path, text.count("\n", 0, found.start()) + 1)


def territories(package: Path = PACKAGE) -> dict[Path, list[Path]]:
    """Folder of catalogues -> the source files it serves: `locale` in the nearest folder that has one.

    A game in our own `games` has one as soon as it speaks; one in another package needs the empty folder.
    """
    files: dict[Path, list[Path]] = {}
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.html")]):
        files.setdefault(_home(path, package), []).append(path)
    return {home: paths for home, paths in files.items() if home.is_dir() or any(used(paths))}


def _home(path: Path, package: Path) -> Path:
    for folder in path.parents:
        if (folder / "locale").is_dir() or folder.parent == package / "games" or folder == package:
            return folder / "locale"
    raise ValueError(f"{path} is not in {package}")


def faults(folder: Path, files: list[Path]) -> list[str]:
    """What a catalogue still owes: messages missing, untranslated or no longer used."""
    wanted = {message.id: message for message in used(files)}
    found = []
    for code in CODES:
        have = catalogue(folder, code) if (folder / f"{code}.po").exists() else {}
        for key, message in wanted.items():
            if key not in have or not have[key].translated or have[key].plural != message.plural:
                found.append(f"{code}: {key!r} ({message.path.name}:{message.line}) is not translated")
        found += [f"{code}: {key!r} is no longer used" for key in have if key not in wanted]
    return found


def update(folder: Path, files: list[Path]) -> int:
    """Bring the catalogues of a folder up to the code; returns how many translations are still to be written."""
    folder.mkdir(exist_ok=True)
    waiting = 0
    for code in CODES:
        path = folder / f"{code}.po"
        old = po.read(path) if path.exists() else {"": _header(code)}
        new = {"": old[""]}
        for message in used(files):
            before = old.get(message.id)
            kept = before and before.plural == message.plural
            new[message.id] = before if before and kept else _fresh(message, code)
        po.write(path, new)
        waiting += sum(not message.translated for message in new.values())
    return waiting


def _fresh(message: Used, code: str) -> po.Message:
    english = (message.id,) if message.plural is None else (message.id, message.plural)
    blank = ("",) * (1 if message.plural is None else FORMS[code])
    return po.Message(message.id, message.plural, english if code == "en" else blank)


def _header(code: str) -> po.Message:
    plural = {
        "en": "nplurals=2; plural=(n != 1);",
        "cs": "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    }[code]
    lines = (f"Language: {code}", "Content-Type: text/plain; charset=UTF-8", f"Plural-Forms: {plural}")
    return po.Message("", None, ("".join(line + "\n" for line in lines),))


def main(package: Path = PACKAGE) -> None:
    for folder, files in territories(package).items():
        waiting = update(folder, files)
        state = f"{waiting} to translate" if waiting else "complete"
        print(f"{folder.parent.name}/{folder.name}: {state}")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
