"""Who cites which rule: a reading of the source, without running it.

Code cites its law in docstrings (`Law 4.3.1, 4.3.2`), in comments (`# 4.3.1` or `# Law 4.3.1: why`), in literal
`law=` and `unless=` arguments and in any other literal that is a number (`return "4.3.1"`); another law by its
name (`Law chess 4.3`). Tests cite with the decorator that `cites` makes.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from lexludi.law.book import UnknownRule, folders, load, names

PACKAGE = Path(__file__).parent.parent

_NUMBER = r"[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*"
_LIST = rf"{_NUMBER}(?:(?:, and | and |, ){_NUMBER})*"
_NUMBERED = re.compile(r"(?:\d+|[A-Z])\.\d+(?:\.[A-Za-z0-9]+)*")
_AND = re.compile(r",? and |, ")


class Citation(NamedTuple):
    """A rule that is cited: where, in which function, and whether by a test."""

    game: str
    number: str
    by: Literal["code", "test"]
    path: Path
    line: int
    name: str

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.path.as_posix()}:{self.line}"


def citations(game: str) -> dict[str, list[Citation]]:
    """Rule number -> where it is cited, in the order of the book; numbers that do not exist are left out."""
    cited: dict[str, list[Citation]] = {rule.id: [] for rule in load(game)}
    for citation in everywhere():
        if citation.game == game and citation.number in cited:
            cited[citation.number].append(citation)
    return {number: places for number, places in cited.items() if places}


def mistakes(cited: tuple[Citation, ...] | None = None) -> list[str]:
    """Citations of rules that do not exist, each as a sentence with its place."""
    found = []
    for citation in everywhere() if cited is None else cited:
        book = load(citation.game)
        if citation.by == "code" and citation.number in {chapter.id for chapter in book.chapters}:
            continue  # a file is a chapter, and says so
        if citation.by == "code" and book.under(citation.number):
            continue  # nor need a paragraph be a rule, if the law has rules below it
        try:
            book[citation.number]
        except UnknownRule as error:
            found.append(f"{citation.place} ({citation.name}): {error}")
    return found


def project() -> Path | None:
    """The source tree this package runs from; None when it is installed without one."""
    top = PACKAGE.parent.parent
    return top if (top / "tests").is_dir() else None


@cache
def everywhere() -> tuple[Citation, ...]:
    """Every citation in the games and, in a source tree, in the tests."""
    top = project()
    found: list[Citation] = []
    homes = {folder: law for law, folder in folders().items()}
    for path in sorted({path for folder in homes for path in folder.rglob("*.py")}):
        if "picture" not in (*path.parts, path.stem):  # a drawing is full of numbers that are no rules
            home = next(above for above in path.parents if above in homes)
            found += in_code(path, _shown(path, top, home), homes[home])
    for path in sorted((top / "tests").rglob("*.py")) if top else ():
        found += in_tests(path, path.relative_to(top or path))
    return tuple(found)


def in_code(path: Path, shown: Path, game: str) -> list[Citation]:
    """Citations in one file of rules, which obeys the law of this game."""
    tree = ast.parse(path.read_bytes(), str(path))
    scopes = _Scopes(tree)
    found: list[tuple[str, str, int]] = []
    in_arguments: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found += _in_docstring(node, game)
            case ast.keyword(arg="law" | "unless", value=value):
                found += [(*_law_and_number(literal, game), value.lineno) for literal in _literals(value)]
                in_arguments.update(ast.walk(value))
            case ast.Constant(value=str(literal), lineno=line) if node not in in_arguments:
                law, number = _law_and_number(literal, game)
                if _NUMBERED.fullmatch(number) or ("." in number and number in load(law)):
                    found.append((law, number, line))
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                found += [(law, number, token.start[0]) for law, number in _in_comment(token.string, game)]
    found.sort(key=lambda citation: citation[2])
    return [Citation(law, number, "code", shown, line, scopes.at(line)) for law, number, line in found]


def in_tests(path: Path, shown: Path) -> list[Citation]:
    """Citations in one file of tests: decorators made by `cites`, or named `law` in the folder of a game."""
    tree = ast.parse(path.read_bytes(), str(path))
    games: dict[str, str] = {}
    for part in shown.parts:
        if part in _known():
            games["law"] = part
    for statement in tree.body:
        match statement:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="cites"), args=[ast.Constant(value=str(game))]),
            ):
                games[name] = game
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                match decorator:
                    case ast.Call(func=ast.Name(id=name), args=args) if name in games:
                        found += [
                            Citation(games[name], number, "test", shown, node.lineno, node.name)
                            for argument in args
                            for number in _literals(argument)
                        ]
    return found


class _Scopes:
    """The qualified name of the function or class around a line."""

    def __init__(self, tree: ast.Module) -> None:
        self.spans: list[tuple[int, int, str]] = []
        self._visit(tree, "")

    def _visit(self, node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = outer
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{outer}.{child.name}" if outer else child.name
                self.spans.append((child.lineno, child.end_lineno or child.lineno, name))
            self._visit(child, name)

    def at(self, line: int) -> str:
        inside = [name for first, last, name in self.spans if first <= line <= last]
        return inside[-1] if inside else "module"


@cache
def _prose() -> re.Pattern[str]:
    return re.compile(rf"\bLaw {_law_named()}(?P<numbers>{_LIST})")


@cache
def _comment() -> re.Pattern[str]:
    return re.compile(rf"#\s*{_law_named()}(?P<numbers>{_LIST})\s*(?:$|[.:;,(])")


@cache
def _known() -> tuple[str, ...]:
    return names()


def _law_named() -> str:
    return rf"(?:(?P<game>{'|'.join(_known())}) )?"


def _in_docstring(
    node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, game: str
) -> Iterator[tuple[str, str, int]]:
    match node.body:
        case [ast.Expr(value=ast.Constant(value=str(text), lineno=first)), *_]:
            for offset, line in enumerate(text.splitlines()):
                for match in _prose().finditer(line):
                    for number in _numbers(match):
                        yield match["game"] or game, number, first + offset


def _in_comment(comment: str, game: str) -> Iterator[tuple[str, str]]:
    """A comment that says Law, or that begins with a number and nothing else before its punctuation."""
    matches = list(_prose().finditer(comment))
    if not matches and (match := _comment().match(comment)):
        law = match["game"] or game
        if all(_NUMBERED.match(number) or number in load(law) for number in _numbers(match)):
            matches = [match]
    for match in matches:
        for number in _numbers(match):
            yield match["game"] or game, number


def _numbers(match: re.Match[str]) -> list[str]:
    """The leading words of the list that can be numbers: `Law 4.3 and the rest` cites 4.3 only."""
    numbers = []
    for word in _AND.split(match["numbers"]):
        if not re.search(r"[0-9.]", word):
            break
        numbers.append(word)
    return numbers


def _law_and_number(literal: str, game: str) -> tuple[str, str]:
    """`"4.3.1"` of this game, or `"chess 4.3.1"` of another."""
    law, _, number = literal.rpartition(" ")
    return (law, number) if law and law in _known() else (game, literal)


def _literals(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str(number)) if number:
            yield number
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body)
            yield from _literals(orelse)
        case ast.BoolOp(values=values):
            for part in values:
                yield from _literals(part)


def _shown(path: Path, top: Path | None, home: Path) -> Path:
    """A file as people find it: from the top of the project, or from where its package is installed."""
    for above in (top, PACKAGE.parent):
        if above is not None and path.is_relative_to(above):
            return path.relative_to(above)
    return path.relative_to(home.parent)
