"""Change the rules one by one, and see which change no test notices: `make mutants MUTANTS=300 SEED=1`.

Every test is collected once. For each mutant a child is forked, in which one function is another, and the tests that
reach its line are run until one fails. Survivors are listed by the rule that the function cites.

tests/mutants.toml names those that cannot change play, each with the reason (`equivalent`): a survivor that is not
there fails the run, and so does an entry that fits nothing any more. What tests once missed is listed there with the
test that notices it now (`noticed`); `make test` tries a dozen of those.

    make mutants                        a sample of 300
    make mutants ONLY=rules/battle.py   all of one file
    make mutants WHAT="somebody else"   of one kind: here, asks put to another seat
    make mutants MINUTES=10             as many as there is time for
    make mutants LISTED=1               those of `noticed` alone
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import random
import re
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from lexludi.kernel import catalog

TOP = Path(__file__).resolve().parent.parent
GAMES = TOP / "src" / "lexludi" / "games"
RULES_AT = re.compile(rf"{re.escape(str(GAMES))}/\w+/(rules|cards|factions|bots|hirelings)/")
RULES = ("rules", "cards", "factions", "bots", "hirelings")
LEFT_OUT = {
    "__init__.py", "options.py", "events.py", "data.py", "sheets.py", "value.py", "views.py", "printed.py", "written.py"
}  # fmt: skip
NAMED_METHODS = {
    "__init__",
    "copy",
    "lines",
    "read",
    "view",
    "imagine",
    "hidden",
    "camp_word",
    "came",
    "worth",
    "count",
    "__repr__",
}
"""Methods that make, write, read, hide or value the state: set-up, positions and the contract answer for them."""
ASKED_ANYWAY = {
    "hand_matters",
    "needs_cards",
    "other_with_cards",
    "deed_needs_cards",
    "may_craft",
    "aside_open",
    "pause",
}
"""What only says whether somebody is asked who can do nothing: the contract answers for it (nobody learns a hand)."""
KNOWN = TOP / "tests" / "mutants.toml"
SECONDS = 60
SKIP = ("test_contract", "test_words", "test_picture", "test_picture_map", "test_positions")
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ASKING = {"Ask", "ask", "one_of", "one_or_none", "whether", "where", "which_card", "whom", "how_many", "one_by_one"}
"""What puts a question to the seat it names first; a phase's `choose` names it after the state."""
TELLING = ("tell", "note", "tell_given", "log.append", "reveal", "Placed", "Moved", "Scored", "Spent")
RULE = re.compile(r"^(?:[a-z]+ )?(?:\d+|[A-G])\.[\w.]+$")


class Mutant:
    """One change: where it is, what it is, and which of the changes of its function."""

    def __init__(self, path: Path, line: int, within: range, what: str, name: str, cites: str, which: int) -> None:
        self.path = path
        self.line = line
        self.first = within.start
        self.last = within.stop - 1
        self.what = what
        self.name = name
        self.cites = cites
        self.which = which

    @property
    def key(self) -> str:
        """How the list of equivalent ones names it: no line numbers, which move."""
        return f"{_shown(self.path)} {self.name}: {self.what}"

    def code(self) -> CodeType | None:
        """The changed code of the function."""
        tree = ast.parse(self.path.read_text("utf-8"))
        function = dict(_functions(tree))[self.name]
        node, _, change = list(_changes(function))[self.which]
        change(node)
        return _find(compile(ast.fix_missing_locations(tree), str(self.path), "exec"), self.name)


def _shown(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


def _find(code: CodeType, name: str) -> CodeType | None:
    first, _, rest = name.partition(".")
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and inner.co_name == first:
            return _find(inner, rest) if rest else inner
    return None


def mutants_of(path: Path) -> Iterator[Mutant]:
    for name, function in _functions(ast.parse(path.read_text("utf-8"))):
        cites = ", ".join(re.findall(r"Law ((?:[\w.]+(?:, )?)+)", ast.get_docstring(function) or ""))
        statements = _statements(function)
        named: Counter[str] = Counter()
        for which, (node, what, _) in enumerate(_changes(function)):
            named[what] += 1
            what += f" ({named[what]})" if named[what] > 1 else ""
            yield Mutant(path, node.lineno, statements[node.lineno], what, name, cites, which)


def _statements(function: ast.FunctionDef) -> dict[int, range]:
    """Of each line, the lines of the statement it belongs to; of a block, only its head."""
    lines: dict[int, range] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node.end_lineno is not None:
            body = getattr(node, "body", None)
            end = max(body[0].lineno, node.lineno + 1) if body else node.end_lineno + 1
            lines |= {line: range(node.lineno, end) for line in range(node.lineno, end)}
    return lines


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            if node.name not in ASKED_ANYWAY:
                yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name not in NAMED_METHODS:
                    yield f"{node.name}.{method.name}", method


def _changes(function: ast.FunctionDef) -> Iterator[tuple[Any, str, Any]]:
    """What can be changed in a function: the node, what becomes of it, and how."""
    within = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
    told = {inner for node in ast.walk(function) for part in _only_tells(node) for inner in ast.walk(part)}
    for node in ast.walk(function):
        if node in told:
            continue
        match node:
            case ast.Compare(ops=[op]) if type(op) in SWAPS:
                new = SWAPS[type(op)]
                yield node, f"{ast.unparse(node)} -> {new.__name__}", lambda n, new=new: n.ops.__setitem__(0, new())
            case ast.BoolOp(op=op):
                new = SWAPS[type(op)]
                yield node, f"{ast.unparse(node)} -> {new.__name__}", lambda n, new=new: setattr(n, "op", new())
            case ast.BinOp(op=op) if type(op) in SWAPS:
                new = SWAPS[type(op)]
                yield node, f"{ast.unparse(node)} -> {new.__name__}", lambda n, new=new: setattr(n, "op", new())
            case ast.UnaryOp(op=ast.Not()):
                yield node, f"{ast.unparse(node)} -> without not", lambda n: _become(n, n.operand)
            case ast.Constant(value=bool(value)):
                yield node, f"{_in(within, node)}{value} -> {not value}", lambda n: setattr(n, "value", not n.value)
            case ast.Constant(value=int(value)) if abs(value) < 100:
                yield node, f"{_in(within, node)}{value} -> {value + 1}", lambda n: setattr(n, "value", n.value + 1)
            case ast.Return(value=ast.Constant(value=str(law))) if RULE.match(law):
                yield node, f"return {law!r} -> None", lambda n: setattr(n, "value", ast.Constant(None))
            case ast.Call(func=called) if (seat := _asked(called)) is not None and len(node.args) > seat:
                yield node, f"{ast.unparse(node)} -> somebody else", lambda n, seat=seat: _ask_another(n, seat)
            case ast.Expr(value=ast.Call() | ast.YieldFrom(value=ast.Call())):
                yield node, f"{ast.unparse(node)} -> dropped", lambda n: setattr(n, "value", ast.Constant(None))
            case ast.AugAssign():
                yield node, f"{ast.unparse(node)} -> dropped", lambda n: _become(n, ast.Pass())


def _only_tells(node: ast.AST) -> list[ast.AST]:
    """What changes nothing but what is told, or what can be undone: the contract and playthroughs look at it.

    So are the defaults of arguments left out, which another body of a function does not change.
    """
    match node:
        case (
            ast.arguments() | ast.Assign(targets=[ast.Name(id="always")]) | ast.Compare(left=ast.Attribute(attr="log"))
        ):
            return [node]
        case ast.AugAssign(target=ast.Attribute(attr="seen")):
            return [node]
        case ast.Call(func=called) | ast.Expr(value=ast.Call(func=called)) if ast.unparse(called).endswith(TELLING):
            return [node]
        case ast.Call(func=called) if _asked(called) is not None:
            return list(node.keywords)
    return []


def _in(within: dict[ast.AST, ast.AST], node: ast.AST) -> str:
    """What a constant stands in, to tell it from others."""
    around = within[node]
    return "" if isinstance(around, ast.FunctionDef | ast.If | ast.For | ast.While) else f"in {ast.unparse(around)}: "


def _asked(called: ast.expr) -> int | None:
    """Which argument of a call names the seat that is asked."""
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return 0 if name in ASKING else 1 if name == "choose" else None


def _ask_another(call: ast.Call, seat: int) -> None:
    another = ast.UnaryOp(ast.Not(), call.args[seat])
    call.args[seat] = ast.Call(ast.Name("int", ast.Load()), [another], [])


def _become(node: Any, other: ast.AST) -> None:
    node.__class__ = other.__class__
    node.__dict__ = {**other.__dict__, "lineno": node.lineno, "col_offset": node.col_offset}


class Reach:
    """Which tests reach which lines of the rules, and which functions have run before any test."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, int], set[int]] = {}
        self.early: set[tuple[str, int]] = set()
        self.now = -1

    def at_import(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and RULES_AT.match(frame.f_code.co_filename):
            self.early.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    def __call__(self, frame: FrameType, event: str, _: Any) -> Any:
        return self.line if RULES_AT.match(frame.f_code.co_filename) else None

    def line(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            self.lines.setdefault((frame.f_code.co_filename, frame.f_lineno), set()).add(self.now)
        return self.line

    def tests(self, mutant: Mutant) -> set[int]:
        """The tests that reach any line of the changed statement."""
        file = str(mutant.path)
        return set().union(*(self.lines.get((file, line), ()) for line in range(mutant.first, mutant.last + 1)))


class Run:
    """A plugin of pytest that runs the tests once, and then for each mutant those that reach it."""

    def __init__(self, chosen: list[Mutant], minutes: float, known: dict[str, dict[str, str]]) -> None:
        self.chosen = chosen
        self.until = time.monotonic() + minutes * 60
        self.known = known.get("equivalent", {})
        self.survivors: list[tuple[Mutant, int]] = []
        self.tried = self.killed = self.equivalent = 0
        self.reach = Reach()
        self.weight: dict[int, float] = {}
        self.functions: dict[tuple[str, str], FunctionType] = {}
        self.items: list[pytest.Item] = []

    def tests(self) -> list[str]:
        """The tests of the laws of the games that are changed, or of all."""
        sys.setprofile(self.reach.at_import)
        games = {_shown(mutant.path).partition("/")[0] for mutant in self.chosen} or catalog.names()
        laws = {law for game in games for law in catalog.game(game).laws}
        return [str(path) for path in sorted((TOP / "tests").iterdir()) if path.name in laws]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.path.stem not in SKIP]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        reach = self.reach
        for n, item in enumerate(session.items):
            reach.now = n
            start = time.perf_counter()
            sys.settrace(reach)
            reports = runtestprotocol(item, nextitem=None, log=False)
            sys.settrace(None)
            self.weight[n] = time.perf_counter() - start
            if any(report.failed for report in reports):
                sys.exit(f"{item.nodeid} fails before anything is changed")
        self.functions = _loaded()
        self.items = session.items
        gc.freeze()
        self.go()
        return True

    def go(self) -> None:
        print(f"{len(self.items)} tests, {len(self.chosen)} mutants", flush=True)
        for mutant in self.chosen:
            if time.monotonic() > self.until:
                break
            self.try_out(mutant)

    def changed(self, mutant: Mutant) -> tuple[FunctionType, CodeType] | None:
        """The function, and what it would be; None if it cannot be exchanged or has done its work already."""
        code = mutant.code()
        function = self.functions.get((str(mutant.path), mutant.name))
        if code is None or function is None or code.co_freevars != function.__code__.co_freevars:
            return None
        if (str(mutant.path), function.__code__.co_firstlineno) in self.reach.early:
            return None
        return function, code

    def try_out(self, mutant: Mutant) -> None:
        change = self.changed(mutant)
        if change is None:
            return
        self.tried += 1
        if mutant.key in self.known:
            self.equivalent += 1
            return
        tests = self.reach.tests(mutant)
        if self.killed_by(sorted(tests, key=self.weight.__getitem__), *change):
            self.killed += 1
        else:
            self.survivors.append((mutant, len(tests)))
            print(f"  survives: {mutant.key} (line {mutant.line}, {len(tests)} tests, Law {mutant.cites})", flush=True)

    def killed_by(self, tests: list[int], changed: FunctionType, code: CodeType) -> bool:
        """Whether one of these tests fails, or never ends, with that change."""
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(SECONDS)
            devnull = os.open(os.devnull, os.O_WRONLY)
            os.dup2(devnull, 1)
            os.dup2(devnull, 2)
            changed.__code__ = code
            for n in tests:
                if any(report.failed for report in runtestprotocol(self.items[n], nextitem=None, log=False)):
                    os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        return status != 0


class Listed(Run):
    """The changes that tests/mutants.toml lists, each with the test that must notice it."""

    def __init__(self, listed: dict[str, str], chosen: list[Mutant]) -> None:
        super().__init__(chosen, 600, {})
        self.listed = {mutant.key: listed[mutant.key] for mutant in chosen}

    def tests(self) -> list[str]:
        return sorted({str(TOP / test) for test in self.listed.values()})

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid.partition("[")[0] in self.listed.values()]

    def go(self) -> None:
        for mutant in self.chosen:
            change = self.changed(mutant)
            named = [n for n, item in enumerate(self.items) if item.nodeid.startswith(self.listed[mutant.key])]
            self.tried += 1
            if change is not None and self.killed_by(named, *change):
                self.killed += 1
            else:
                self.survivors.append((mutant, len(named)))


def _loaded() -> dict[tuple[str, str], FunctionType]:
    """Every function and method of the rules, by its file and name."""
    found: dict[tuple[str, str], FunctionType] = {}
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        if not file or not str(file).startswith(str(GAMES)):
            continue
        for value in list(vars(module).values()):
            members = [value, *vars(value).values()] if isinstance(value, type) else [value]
            for member in members:
                inner = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                if isinstance(inner, FunctionType) and inner.__code__.co_filename == file:
                    found[(file, inner.__qualname__)] = inner
    return found


def files(only: str) -> list[Path]:
    rules = [path for folder in RULES for path in sorted(GAMES.glob(f"*/{folder}/**/*.py"))]
    return [path for path in rules if path.name not in LEFT_OUT and only in path.as_posix()]


def run_tests(run: Run) -> None:
    """Collect the tests and hand them to the run."""
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0", *run.tests()], [run])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=300, help="how many to draw; 0 takes all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--only", default="", help="a part of the path of the files to change")
    parser.add_argument("--what", default="", help="a part of what the changes are called")
    parser.add_argument("--again", type=Path, help="only those that survive in the output of another run")
    parser.add_argument("--part", default="1/1", help="which share of the mutants: 2/2 is the second half")
    parser.add_argument("--listed", action="store_true", help="only those listed with a test that must notice them")
    arguments = parser.parse_args()
    known: dict[str, dict[str, str]] = tomllib.loads(KNOWN.read_text("utf-8"))
    listed = known["noticed"] if arguments.listed else known["noticed"] | known["equivalent"]
    there = {key.partition(" ")[0] for key in listed}
    paths = [path for path in files(arguments.only) if not arguments.listed or _shown(path) in there]
    every = [mutant for path in paths for mutant in mutants_of(path)]
    shown = {_shown(path) for path in paths}
    keys = {mutant.key for mutant in every}
    stale = [key for key in listed if key.partition(" ")[0] in shown and key not in keys]
    stale += [key for key in listed if not (GAMES / key.partition(" ")[0]).exists()]
    for key in stale:
        print(f"tests/mutants.toml lists what is not there: {key}")
    run: Run
    if arguments.listed:
        run = Listed(listed, drawn([mutant for mutant in every if mutant.key in listed], arguments))
    else:
        run = Run(drawn(every, arguments), arguments.minutes, known)
    run_tests(run)
    print(
        f"{run.tried} mutants: {run.killed} killed, {run.equivalent} known to change nothing, "
        f"{len(run.survivors)} survive."
    )
    for mutant, _ in run.survivors:
        print(f"  {mutant.path.relative_to(TOP)}:{mutant.line} {mutant.name} [Law {mutant.cites}]: {mutant.what}")
    return 1 if run.survivors or stale else 0


def drawn(every: list[Mutant], arguments: argparse.Namespace) -> list[Mutant]:
    """Those of the kind asked for; so many of them, by lot."""
    chosen = [mutant for mutant in every if arguments.what in mutant.what]
    if arguments.again:
        survived = set(re.findall(r"survives: (.*) \(line \d+, ", arguments.again.read_text("utf-8")))
        chosen = [mutant for mutant in chosen if mutant.key in survived]
    if arguments.mutants and arguments.mutants < len(chosen):
        chosen = random.Random(arguments.seed).sample(chosen, arguments.mutants)
    share, _, shares = arguments.part.partition("/")
    return chosen[int(share) - 1 :: int(shares)]


if __name__ == "__main__":
    sys.exit(main())
