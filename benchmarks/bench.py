"""Runs every measurement in turn, several rounds of them, and prints the medians beside the peer's."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from filecmp import cmp
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.setups import SETUPS

TOP = Path(__file__).resolve().parent.parent
PURE = TOP / "src"
COMPILED = TOP / "build" / "compiled" / "src"
PEER = "catanatron"
PEER_VERSION = "3.2.1"
PEER_VENV = TOP / "build" / "bench-venv"

Figures = dict[str, float]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "setups", nargs="*", metavar="SETUP", help=f"what to measure: {', '.join(SETUPS)} (default: all)"
    )
    parser.add_argument("--seconds", type=float, default=3, help="how long each measurement lasts (3)")
    parser.add_argument("--rounds", type=int, default=3, help="how often all are measured (3)")
    parser.add_argument("--no-peer", action="store_true", help=f"leave out {PEER}")
    parser.add_argument("--quick", action="store_true", help="one short round without the peer")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    wanted = parser.parse_args(argv)
    if wanted.quick:
        wanted.seconds, wanted.rounds, wanted.no_peer = 0.05, 1, True
    unknown = [name for name in wanted.setups if name not in SETUPS]
    if unknown:
        parser.error(f"no set-up is called {unknown[0]!r}; there are: {', '.join(SETUPS)}")
    commands = {} if wanted.no_peer else {PEER: peer(wanted.seconds)}
    for name in wanted.setups or SETUPS:
        commands |= engines(name, wanted.seconds)
    rounds: dict[str, list[Figures]] = {name: [] for name in commands}
    for _ in range(wanted.rounds):
        for name, command in commands.items():
            rounds[name].append(run(name, *command))
    results = {name: middle(figures) for name, figures in rounds.items()}
    print(table(results))
    if wanted.json:
        about = {"python": platform.python_version(), "machine": platform.machine(), "peer": f"{PEER} {PEER_VERSION}"}
        wanted.json.write_text(json.dumps(about | {"results": results}, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


Command = tuple[list[str], dict[str, str]]


def engines(setup: str, seconds: float) -> dict[str, Command]:
    """This engine pure and, where `make compiled` has built what is in the source now, compiled."""
    arguments = [sys.executable, "-m", "benchmarks.engine", setup, str(seconds)]
    commands: dict[str, Command] = {}
    for source in [PURE, COMPILED] if is_current(COMPILED) else [PURE]:
        build = "compiled" if any(source.rglob("*.so")) else "pure"
        commands[f"{setup}, {build}"] = (arguments, {"PYTHONPATH": os.pathsep.join([str(source), str(TOP)])})
    return commands


def is_current(build: Path) -> bool:
    """Whether a build is there and of this very source."""
    if not any(build.rglob("*.so")):
        return False
    sources = [path.relative_to(PURE) for path in PURE.rglob("*.py")]
    same = all((build / path).exists() and cmp(PURE / path, build / path, shallow=False) for path in sources)
    if not same:
        print("The compiled build is not of this source, and left out; make compiled builds it anew.", file=sys.stderr)
    return same


def peer(seconds: float) -> Command:
    """The peer as PyPI has it, in a venv of its own."""
    python = PEER_VENV / "bin" / "python"
    installed = PEER_VENV / f"{PEER}-{PEER_VERSION}"
    if not installed.exists():
        print(f"Installing {PEER} {PEER_VERSION} into {PEER_VENV.relative_to(TOP)} …", file=sys.stderr)
        venv.create(PEER_VENV, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"{PEER}=={PEER_VERSION}"], check=True)
        installed.touch()
    return [str(python), str(TOP / "benchmarks" / "catanatron_peer.py"), str(seconds)], {}


def run(name: str, arguments: list[str], environment: dict[str, str]) -> Figures:
    done = subprocess.run(arguments, env=os.environ | environment, cwd=TOP, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"The measurement of {name} failed; its messages are above.")
    said: dict[str, Any] = json.loads(done.stdout)
    if said["compiled"] != name.endswith("compiled"):
        sys.exit(f"{name} was measured on the wrong build.")
    figures: Figures = said["figures"]
    return figures


def middle(rounds: list[Figures]) -> Figures:
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def table(results: dict[str, Figures]) -> str:
    """A row a measurement; the last column compares decisions per second with the peer's."""
    columns = list(dict.fromkeys(name for figures in results.values() for name in figures))
    base = results.get(PEER)
    rows = [["", *columns, *([f"× {PEER}"] if base else [])]]
    for name, figures in results.items():
        row = [name, *(number(figures.get(column)) for column in columns)]
        if base:
            row.append(f"{figures['decisions/s'] / base['decisions/s']:.1f}")
        rows.append(row)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
