"""Build the kernel and the rules with mypyc, in a tree of their own under build/compiled: `make compiled`.

What is compiled follows from the folders. Modules that declare msgspec structs stay interpreted, because msgspec needs
ordinary classes: those named in INTERPRETED. The source tree itself stays pure.
"""

import argparse
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
BUILD = TOP / "build" / "compiled"
SOURCE = BUILD / "src"
COMPILED = (
    "kernel/ask.py", "kernel/chance.py", "kernel/imagining.py", "kernel/match.py", "kernel/play.py", "kernel/state.py",
    "parts", "games/*/rules", "games/*/cards", "games/*/factions", "games/*/bots", "games/*/hirelings",
    "testing/skirmish/rules.py",
)  # fmt: skip
INTERPRETED = ("__init__", "options", "events", "data", "sheets")
"""The names of files that declare structs, and of packages, which hold no rules."""
FLAGS = "-flto=auto -fno-semantic-interposition -fvisibility=hidden"
"""For the C compiler: calls between our modules, and of mypyc's own functions, need no table and can be inlined."""
BESIDE = ("tests", "docs", "benchmarks", "tools", "Makefile", "pyproject.toml", "README.md")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--test", action="store_true", help="run the tests on the build")
    parser.add_argument("--list", action="store_true", help="list what would be compiled, and stop")
    parser.add_argument("--report", nargs="+", metavar="MODULE", help=argparse.SUPPRESS)
    arguments, for_pytest = parser.parse_known_args()
    if arguments.report:
        return report(arguments.report)
    if arguments.list:
        print(*(module(path, TOP / "src") for path in chosen(TOP / "src")), sep="\n")
        return 0
    copy_tree()
    paths = chosen(SOURCE)
    build(paths)
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    names = [module(path, SOURCE) for path in paths]
    subprocess.run([sys.executable, __file__, "--report", *names], cwd=BUILD, env=environment, check=True)
    if not arguments.test:
        return 0
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "-q", *for_pytest]
    return subprocess.run(pytest, cwd=BUILD, env=environment, check=False).returncode


def chosen(source: Path) -> list[Path]:
    """The modules to compile."""
    package = source / "lexludi"
    found: list[Path] = []
    for part in COMPILED:
        for path in sorted(package.glob(part)):
            found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [path for path in found if path.stem not in INTERPRETED]


def module(path: Path, source: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def copy_tree() -> None:
    """A fresh copy of the project, so that no build of an older source is left beside it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(TOP / "src", SOURCE, ignore=ignore)
    for name in BESIDE:
        path = TOP / name
        if path.is_dir():
            shutil.copytree(path, BUILD / name, ignore=ignore)
        elif path.exists():
            shutil.copy2(path, BUILD / name)


def build(paths: list[Path]) -> None:
    """Compile in place, in a process of its own: mypyc and setuptools both change the one they run in."""
    files = [path.relative_to(SOURCE).as_posix() for path in paths]
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"files = {files!r}\n"
        "extensions = mypycify(['--strict', *files], opt_level='2', debug_level='0', group_name='lexludi',\n"
        "                      multi_file=True)\n"
        "setup(name='lexludi-compiled', packages=[], py_modules=[], ext_modules=extensions,\n"
        "      script_args=['-q', 'build_ext', '--inplace', '--build-temp', '../objects'])\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "CFLAGS": FLAGS, "LDFLAGS": FLAGS}
    print(f"Compiling {len(files)} modules …", flush=True)
    done = subprocess.run([sys.executable, "-c", script], cwd=SOURCE, env=environment, check=False)
    if done.returncode:
        sys.exit("mypyc could not build the modules; its messages are above. It needs a C compiler (apt install gcc).")


def report(names: list[str]) -> int:
    """Import each module from the build and say which really are compiled."""
    interpreted = [name for name in names if not str(importlib.import_module(name).__file__).endswith((".so", ".pyd"))]
    for name in names:
        print(f"  {'interpreted' if name in interpreted else 'compiled':<12} {name}")
    print(f"{len(names) - len(interpreted)} of {len(names)} modules run compiled.", flush=True)
    return 1 if interpreted else 0


if __name__ == "__main__":
    sys.exit(main())
