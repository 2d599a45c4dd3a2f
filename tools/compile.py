"""Build the kernel and the rules with mypyc, in a tree of their own under build/compiled: `make compiled`.

What is compiled follows from the folders. Modules that declare msgspec structs stay interpreted, because msgspec needs
ordinary classes: those named in INTERPRETED. The source tree itself stays pure.
"""

import argparse
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
BUILD = TOP / "build" / "compiled"
SOURCE = BUILD / "src"
COMPILED = (
    "kernel/ask.py", "kernel/chance.py", "kernel/copying.py", "kernel/editing.py", "kernel/imagining.py",
    "kernel/match.py", "kernel/play.py", "kernel/seeing.py", "kernel/starting.py", "kernel/state.py",
    "envs/eyes.py", "envs/writers.py", "games/*/numbers/glance.py", "games/*/numbers/factions",
    "parts", "games/*/rules", "games/*/cards", "games/*/factions", "games/*/bots", "games/*/hirelings",
    "testing/skirmish/rules.py",
)  # fmt: skip
INTERPRETED = ("__init__", "options", "events", "data", "sheets")
"""The names of files that declare structs, and of packages, which hold no rules."""
PLAIN = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"
"""For the C compiler: calls between our modules, and of mypyc's own functions, need no table and can be inlined."""
RECORD = f"{PLAIN} -fprofile-generate"
LEARN = "-fprofile-use -fprofile-partial-training -fprofile-correction -Wno-missing-profile -Wno-coverage-mismatch"
"""With a profile, the compiler lays out what matches really run; it is worth a second round of compiling."""
SHARED = "__native_lexludi"
"""The file of C that belongs to no module."""
GATHERED = 12
"""Files of C that the modules are gathered in."""
IMPORTED = re.compile(r"^char (CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
"""What a module does when it is imported: long, run once, and not worth optimising."""
ONCE = r'__attribute__((cold, optimize("O0"))) char \1'
SHORTCUTS = TOP / "tools" / "shortcuts.h"
"""C that stands before each module's: the commonest things that compiled rules do, without a call."""
TRAINING = 12
"""Set-ups of each game that are played for the profile."""
MATCHES = """
import random, sys
from lexludi import Match
from lexludi.kernel import catalog, match
for name in catalog.names():
    seats = catalog.game(name).about("en").usual
    played = Match.set_up(name, seats, seed="wheel")
    choices = random.Random(1)
    while played.ask is not None:
        played.pick(choices.randrange(len(played.ask.options)))
    print(name, len(played.history), played.record().digest)
print(match.__file__.rpartition(".")[2], file=sys.stderr)
"""
"""A random match of every game: its name, its decisions, the seal of its log; then what kind of file the kernel is."""
BESIDE = (
    "tests", "docs", "benchmarks", "tools", "requirements", "Makefile", "pyproject.toml", "README.md", "LICENSE",
    "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
)  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--test", action="store_true", help="run the tests on the build")
    parser.add_argument("--list", action="store_true", help="list what would be compiled, and stop")
    parser.add_argument("--profile", action="store_true", help="play first, and compile once more by what was run most")
    parser.add_argument("--report", nargs="+", metavar="MODULE", help=argparse.SUPPRESS)
    parser.add_argument("--build", nargs="+", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--train", action="store_true", help=argparse.SUPPRESS)
    arguments, for_pytest = parser.parse_known_args()
    if arguments.report:
        return report(arguments.report)
    if arguments.build:
        return extend(arguments.build, arguments.profile)
    if arguments.train:
        return play_for_profile()
    if arguments.list:
        print(*(module(path, TOP / "src") for path in chosen(TOP / "src")), sep="\n")
        return 0
    copy_tree()
    paths = chosen(SOURCE)
    build(paths, arguments.profile)
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    names = [module(path, SOURCE) for path in paths]
    subprocess.run([sys.executable, __file__, "--report", *names], cwd=BUILD, env=environment, check=True)
    if not arguments.test:
        return compare(environment)
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "-q", *for_pytest]
    return subprocess.run(pytest, cwd=BUILD, env=environment, check=False).returncode


def compare(environment: dict[str, str]) -> int:
    """Play a random match of every game, pure and compiled: 1 unless they are the same."""
    trees = ({**environment, "PYTHONPATH": str(TOP / "src")}, environment)
    script = [sys.executable, "-c", MATCHES]
    pure, compiled = (
        subprocess.run(script, env=tree, capture_output=True, text=True, check=True).stdout for tree in trees
    )
    print(compiled if pure == compiled else f"The build plays otherwise. Pure:\n{pure}Compiled:\n{compiled}", end="")
    return int(pure != compiled)


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


def build(paths: list[Path], profile: bool) -> None:
    """Compile in place, in a process of its own: mypyc and setuptools both change the one they run in."""
    files = [path.relative_to(SOURCE).as_posix() for path in paths]
    print(f"Compiling {len(files)} modules …", flush=True)
    script = [sys.executable, __file__, *(["--profile"] if profile else []), "--build", *files]
    done = subprocess.run(script, cwd=SOURCE, env={**os.environ, "PYTHONPATH": str(SOURCE)}, check=False)
    if done.returncode:
        sys.exit("mypyc could not build the modules; its messages are above. It needs a C compiler (apt install gcc).")


def extend(files: list[str], profile: bool) -> int:
    """Translate to C with mypyc, and let every core compile; with a profile, twice."""
    from mypyc.build import mypycify

    began = time.monotonic()
    extensions = mypycify(
        ["--strict", *files], opt_level="2", debug_level="0", group_name="lexludi", multi_file=True,
        include_runtime_files=True,
    )  # fmt: skip
    print(f"  translated to C in {time.monotonic() - began:.0f} s", flush=True)
    extensions[0].sources = gathered([Path(name) for name in extensions[0].sources])
    if profile:
        make(extensions, RECORD)
        print("  playing matches for the profile …", flush=True)
        path = os.pathsep.join([str(SOURCE), str(BUILD)])
        subprocess.run([sys.executable, __file__, "--train"], env={**os.environ, "PYTHONPATH": path}, check=True)
    make(extensions, f"{PLAIN} {LEARN}" if profile else PLAIN)
    return 0


def gathered(sources: list[Path]) -> list[str]:
    """The C of all modules in a few files of about one size: what belongs together is optimised together, and the
    headers, which are longer than most modules, are read a few times rather than for each module.
    """
    sources = sorted(sources, key=lambda source: source.stem != SHARED)  # shortcuts are for what comes after it
    share = sum(source.stat().st_size for source in sources) / GATHERED
    groups: list[list[Path]] = [[]]
    size = 0
    for source in sources:
        if size > share * len(groups):
            groups.append([])
        groups[-1].append(source)
        size += source.stat().st_size
    made = []
    for n, group in enumerate(groups):
        path = sources[0].parent / f"gathered_{n}.c"
        path.write_text("\n".join(map(prepared, group)), "utf-8")
        made.append(str(path))
    return made


def prepared(source: Path) -> str:
    """The C of a module as it is compiled; what all share, mypyc's library among it, stays as it is."""
    text = source.read_text("utf-8")
    return text if source.stem == SHARED else SHORTCUTS.read_text("utf-8") + IMPORTED.sub(ONCE, text)


def make(extensions: list[Any], flags: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile(sources: list[str], **rest: Any) -> list[str]:
                if len(sources) == 1:
                    objects: list[str] = one(sources, **rest)
                    return objects
                objects = []
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    for n, made in enumerate(pool.map(lambda source: one([source], **rest), sources), 1):
                        objects += made
                        print(f"  {n} of {len(sources)} files of C compiled", flush=True)
                return objects

            self.compiler.compile = compile
            big, *small = self.extensions
            self.build_extension(big)
            print(f"  linking {len(small)} modules …", flush=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for _ in pool.map(self.build_extension, small):
                    pass

    os.environ["CFLAGS"] = os.environ["LDFLAGS"] = flags
    setup(
        name="lexludi-compiled", packages=[], py_modules=[], ext_modules=extensions, cmdclass={"build_ext": OnAllCores},
        script_args=["-q", "build_ext", "--inplace", "--force", "--build-temp", str(BUILD / "objects")],
    )  # fmt: skip


def play_for_profile() -> int:
    """Random matches and simulations of search, of a few set-ups of every game."""
    from lexludi.agents import SearchAgent
    from lexludi.kernel import catalog
    from lexludi.kernel.chance import Chance
    from lexludi.kernel.match import Match

    chance = Chance.of("profile")
    for name in catalog.names():
        for n, setup in enumerate(catalog.game(name).setups(TRAINING, 1)):
            match = Match.set_up(name, setup.seats, n, False, **setup.options)
            while match.ask is not None:
                match.pick(chance.below(len(match.ask.options)))
            match = Match.set_up(name, setup.seats, n, True, **setup.options)
            for _ in range(40):
                if match.ask is not None:
                    match.pick(chance.below(len(match.ask.options)))
            if match.ask is not None:
                SearchAgent(simulations=50).choose(match, match.ask.seat, chance)
    return 0


def report(names: list[str]) -> int:
    """Import each module from the build and say which really are compiled."""
    interpreted = [name for name in names if not str(importlib.import_module(name).__file__).endswith((".so", ".pyd"))]
    for name in names:
        print(f"  {'interpreted' if name in interpreted else 'compiled':<12} {name}")
    print(f"{len(names) - len(interpreted)} of {len(names)} modules run compiled.", flush=True)
    return 1 if interpreted else 0


if __name__ == "__main__":
    sys.exit(main())
