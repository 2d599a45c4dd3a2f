"""What the source says of itself: public names, their signatures and docstrings, read without running it."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Module:
    """A module: its docstring, its public classes and functions, its constants, and what it passes on from others."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        tree = ast.parse(path.read_text("utf-8"))
        self.doc = ast.get_docstring(tree) or ""
        self.summary = self.doc.partition("\n\n")[0].replace("\n", " ")
        self.public = [node for node in tree.body if isinstance(node, Named) and not node.name.startswith("_")]
        self.constants = {name: (text, doc) for name, text, doc in fields(tree.body) if name.isupper() and doc}
        self.imports: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imports |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
        listed = next((ast.literal_eval(node.value) for node in tree.body if assigns(node, "__all__")), [])
        self.given = {one: self.imports[one] for one in listed if one in self.imports}

    def classes(self) -> Iterator[ast.ClassDef]:
        return (node for node in self.public if isinstance(node, ast.ClassDef))


class Library:
    """Modules by their names, and where each of their names is found."""

    def __init__(self, source: Path, wanted: tuple[str, ...], apart: tuple[str, ...]) -> None:
        self.modules: dict[str, Module] = {}
        for top in wanted:
            for path in files(source / top.replace(".", "/"), top == "lexludi"):
                name = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
                if not name.startswith(apart):
                    self.modules[name] = Module(name, path)
        self.places: dict[str, str] = {}
        """Every name, whole, and where on the site it stands."""
        for name, module in self.modules.items():
            self.places[name] = f"api/{name}.html"
            for node in module.public:
                self.places[f"{name}.{node.name}"] = f"api/{name}.html#{node.name}"
                if isinstance(node, ast.ClassDef):
                    for member, _, _ in members(node):
                        self.places[f"{name}.{node.name}.{member}"] = f"api/{name}.html#{node.name}.{member}"
            for constant in module.constants:
                self.places[f"{name}.{constant}"] = f"api/{name}.html#{constant}"
        for name, module in self.modules.items():
            for given, whence in module.given.items():
                self.places.setdefault(f"{name}.{given}", self.places.get(whence, f"api/{name}.html"))

    def find(self, name: str, within: str) -> str | None:
        """Where a name stands that is used in that module or class, or whole."""
        home = within if within in self.modules else within.rpartition(".")[0]
        module = self.modules.get(home)
        head, _, rest = name.partition(".")
        tries = [name, f"{within}.{name}", f"{home}.{name}"]
        if module is not None and head in module.imports:
            tries.append(f"{module.imports[head]}.{rest}".rstrip("."))
        return next((self.places[one] for one in tries if one in self.places), None)

    def undocumented(self) -> list[str]:
        """Public names that say nothing of themselves; what overrides something documented need not."""
        silent = []
        for name, module in self.modules.items():
            silent += [] if module.doc else [name]
            for node in module.public:
                silent += [] if ast.get_docstring(node) else [f"{name}.{node.name}"]
            for node in module.classes():
                for one in methods(node):
                    if not ast.get_docstring(one) and not self.inherited(module, node, one.name):
                        silent.append(f"{name}.{node.name}.{one.name}")
        return [f"{name} has no docstring" for name in dict.fromkeys(silent)]

    def inherited(self, module: Module, node: ast.ClassDef, member: str) -> str:
        """What the class that defines a member first says of it."""
        for base in node.bases:
            name = ast.unparse(base).partition("[")[0]
            whence = module.imports.get(name, f"{module.name}.{name}")
            home, _, simple = whence.rpartition(".")
            other = self.modules.get(home)
            above = next((one for one in other.classes() if one.name == simple), None) if other else None
            if other is None or above is None:
                doc = foreign(module.name, node.name, member)
            else:
                doc = next((doc for found, _, doc in members(above) if found == member), "")
                doc = doc or self.inherited(other, above, member)
            if doc:
                return doc
        return ""


def files(path: Path, alone: bool) -> list[Path]:
    if path.with_suffix(".py").exists():
        return [path.with_suffix(".py")]
    return [path / "__init__.py"] if alone else sorted(path.rglob("*.py"))


def foreign(module: str, name: str, member: str) -> str:
    """What a class says of a member that it has from another library."""
    found = getattr(getattr(importlib.import_module(module), name), member, None)
    return inspect.getdoc(found) or ""


def assigns(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets)


def fields(body: list[ast.stmt]) -> Iterator[tuple[str, str, str]]:
    """What is assigned: its name, the line, and the docstring after it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        to = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(to, ast.Name) and not to.id.startswith("_"):
            text = ast.unparse(node)
            said = after.value if isinstance(after, ast.Expr) else None
            doc = inspect.cleandoc(said.value) if isinstance(said, ast.Constant) and isinstance(said.value, str) else ""
            yield to.id, text if len(text) < 100 else to.id, doc


def members(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The public members of a class: its fields, then its methods."""
    yield from fields(node.body)
    for one in methods(node):
        yield one.name, anchor(one, inside=True), ast.get_docstring(one) or ""


def methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (one for one in node.body if isinstance(one, FUNCTIONS) and not one.name.startswith("_"))


def anchor(node: Named, inside: bool = False) -> str:
    """A name as one calls it, with what it takes and gives."""
    if isinstance(node, ast.ClassDef):
        made = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
        bases = ", ".join(map(ast.unparse, node.bases))
        return f"class {node.name}{taken(made, True) if made else f'({bases})' if bases else ''}"
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if any(mark.endswith(("property", ".setter")) for mark in marks):
        return f"{node.name}{gives.replace(' -> ', ': ')}"
    return f"{node.name}{taken(node, inside and 'staticmethod' not in marks)}{gives}"


def taken(node: ast.FunctionDef | ast.AsyncFunctionDef, bound: bool) -> str:
    """The parameters, without the first of a method."""
    arguments = ast.parse(ast.unparse(node)).body[0].args  # type: ignore[attr-defined] # a copy, to be changed
    if bound and arguments.args:
        del arguments.args[0]
    return f"({ast.unparse(arguments)})"
