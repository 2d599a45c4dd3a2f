"""Runs every measurement in turn, several rounds of them, and prints the medians beside the peers'.

Seconds are those of the processor, so that what else the machine does disturbs little.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from filecmp import cmp
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import ratios
from benchmarks.page import page
from benchmarks.peers import PEERS, TOP, command
from benchmarks.setups import SETUPS

PURE = TOP / "src"
COMPILED = TOP / "build" / "compiled" / "src"
TRIES = 3
"""How often a check that fails measures more rounds before it says so: noise goes, and what is slower stays slower."""

Figures = dict[str, float]
Command = tuple[list[str], dict[str, str]]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "setups", nargs="*", metavar="SETUP", help=f"what to measure: {', '.join(SETUPS)} (default: all)"
    )
    parser.add_argument("--seconds", type=float, default=3, help="how long each measurement lasts (3)")
    parser.add_argument("--rounds", type=int, default=3, help="how often all are measured (3)")
    parser.add_argument("--no-peer", action="store_true", help=f"leave out {', '.join(PEERS)}")
    parser.add_argument("--no-growth", action="store_true", help="leave out the curves by players, jobs and length")
    parser.add_argument("--quick", action="store_true", help="one short round without peers and curves")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write them as a page with bars as well")
    parser.add_argument("--check", action="store_true", help="fail if a ratio fell 20 %% below the baseline")
    parser.add_argument("--baseline", action="store_true", help="make the ratios of this run the baseline")
    wanted = parser.parse_args(argv)
    if wanted.quick:
        wanted.seconds, wanted.rounds, wanted.no_peer, wanted.no_growth = 0.05, 1, True, True
    unknown = [name for name in wanted.setups if name not in SETUPS]
    if unknown:
        parser.error(f"no set-up is called {unknown[0]!r}; there are: {', '.join(SETUPS)}")
    commands: dict[str, Command] = {}
    if not wanted.no_peer:
        commands = {name: (command(name, wanted.seconds), {}) for name in PEERS}
    for name in wanted.setups or SETUPS:
        commands |= engines(name, wanted.seconds)
    rounds: dict[str, list[Figures]] = {name: [] for name in commands}
    grown: dict[str, list[dict[str, Figures]]] = {}
    found: Figures = {}
    for _ in range(TRIES if wanted.check else 1):
        for _ in range(wanted.rounds):
            for build, curves_now in ({} if wanted.no_growth else growth(wanted.seconds / 2)).items():
                grown.setdefault(build, []).append(curves_now)
            for name, (arguments, environment) in commands.items():
                rounds[name].append(run(name, arguments, environment)["figures"])
        best = {name: ratios.best(figures) for name, figures in rounds.items()}
        found = ratios.ratios(best, {build: merged(ratios.best, said) for build, said in grown.items()})
        if not (wanted.check and ratios.compare(found, ratios.read())[1]):
            break
    results = {name: middle(figures) for name, figures in rounds.items()}
    print(table({name: figures for name, figures in results.items() if "decisions/s" in figures}))
    for name, figures in results.items():
        if "decisions/s" not in figures:
            print(f"{name}: {listed(figures)}")
    curves = {build: merged(middle, said) for build, said in grown.items()}
    for build, measured in curves.items():
        print(f"\n{told(build, measured)}")
    keep(wanted.json, wanted.html, results, curves, found)
    if wanted.baseline:
        ratios.write(found)
    return check(found) if wanted.check else 0


def growth(seconds: float) -> dict[str, dict[str, Figures]]:
    """The curves of each build."""
    arguments = [sys.executable, "-m", "benchmarks.growth", str(seconds)]
    return {
        build: run(f"growth, {build}", arguments, {"PYTHONPATH": os.pathsep.join([str(source), str(TOP)])})["curves"]
        for build, source in builds().items()
    }


def merged(how: Callable[[list[Figures]], Figures], said: list[dict[str, Figures]]) -> dict[str, Figures]:
    return {name: how([curves[name] for curves in said]) for name in said[0]}


def told(build: str, measured: dict[str, Figures]) -> str:
    lines = [f"{build}:"]
    for name, curve in measured.items():
        lines.append(f"  {name}: {listed(curve)}")
    jobs = measured["matches/s by jobs"]
    lines.append(f"  two jobs play {jobs['2'] / jobs['1']:.2f} times as many matches as one")
    return "\n".join(lines)


def keep(
    plain: Path | None,
    html: Path | None,
    results: dict[str, Figures],
    curves: dict[str, dict[str, Figures]],
    found: Figures,
) -> None:
    """Write the figures where they are wanted."""
    about = {"python": platform.python_version(), "machine": platform.machine()}
    about |= {name: peer.packages[0].partition("==")[2] for name, peer in PEERS.items()}
    if plain:
        everything = about | {"results": results, "growth": curves, "ratios": found}
        plain.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if html:
        tables = {"Decisions a second": {n: f["decisions/s"] for n, f in results.items() if "decisions/s" in f}}
        tables |= {f"{name}, {build}": curve for build, measured in curves.items() for name, curve in measured.items()}
        html.write_text(page(about, tables | {"Ratios": found}), "utf-8")


def check(found: Figures) -> int:
    """Print every ratio beside the baseline's; 1 if one fell too far."""
    lines, fallen = ratios.compare(found, ratios.read())
    print("", *lines, sep="\n")
    if not lines:
        print("Nothing was measured that the baseline has.", file=sys.stderr)
        return 1
    for line in fallen:
        print(f"Slower than the baseline by more than {ratios.SLOWER:.0%}: {line}", file=sys.stderr)
    return 1 if fallen else 0


def builds() -> dict[str, Path]:
    """This engine pure and, where `make compiled` has built what is in the source now, compiled."""
    sources = [PURE, COMPILED] if is_current(COMPILED) else [PURE]
    return {"compiled" if any(source.rglob("*.so")) else "pure": source for source in sources}


def engines(setup: str, seconds: float) -> dict[str, Command]:
    arguments = [sys.executable, "-m", "benchmarks.engine", setup, str(seconds)]
    return {
        f"{setup}, {build}": (arguments, {"PYTHONPATH": os.pathsep.join([str(source), str(TOP)])})
        for build, source in builds().items()
    }


def is_current(build: Path) -> bool:
    """Whether a build is there and of this very source."""
    if not any(build.rglob("*.so")):
        return False
    sources = [path.relative_to(PURE) for path in PURE.rglob("*.py")]
    same = all((build / path).exists() and cmp(PURE / path, build / path, shallow=False) for path in sources)
    if not same:
        print("The compiled build is not of this source, and left out; make compiled builds it anew.", file=sys.stderr)
    return same


def run(name: str, arguments: list[str], environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(arguments, env=os.environ | environment, cwd=TOP, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"The measurement of {name} failed; its messages are above.")
    said: dict[str, Any] = json.loads(done.stdout)
    if said["compiled"] != name.endswith("compiled"):
        sys.exit(f"{name} was measured on the wrong build.")
    return said


def middle(rounds: list[Figures]) -> Figures:
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def table(results: dict[str, Figures]) -> str:
    """A row a measurement; the last column compares decisions per second with catanatron's."""
    columns = list(dict.fromkeys(name for figures in results.values() for name in figures))
    base = results.get("catanatron")
    rows = [["", *columns, *(["× catanatron"] if base else [])]]
    for name, figures in results.items():
        row = [name, *(number(figures.get(column)) for column in columns)]
        if base:
            row.append(f"{figures['decisions/s'] / base['decisions/s']:.1f}")
        rows.append(row)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def listed(figures: Figures) -> str:
    return ", ".join(f"{name} {number(value)}" for name, value in figures.items())


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
