"""Measures every set-up, pure and compiled, beside other engines in the same rounds, and prints medians and ratios.

Seconds are those of the processor, so that what else the machine does disturbs little.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from filecmp import cmp
from pathlib import Path
from statistics import median

from benchmarks import ratios
from benchmarks.page import page
from benchmarks.peers import PEERS, TOP, command
from benchmarks.rounds import LOWER_IS_BETTER, Command, Figures, Measured, measure
from benchmarks.setups import SETUPS

PURE = TOP / "src"
COMPILED = TOP / "build" / "compiled" / "src"
AGAIN = 2
"""How often a set-up that seems slower than the baseline is measured again before the check fails."""


def main(argv: list[str] | None = None) -> int:
    wanted = asked(argv)
    sources = builds()
    commands = {} if wanted.no_peer else {name: Command(command(name, wanted.slice)) for name in PEERS}
    for setup in wanted.setups or SETUPS:
        for build, source in sources.items():
            arguments = [sys.executable, "-m", "benchmarks.engine", setup, str(wanted.slice)]
            commands[f"{setup}, {build}"] = Command(arguments, path_to(source))
    measured = measure(commands, wanted.starts, wanted.rounds)
    found = ratios.ratios(measured.seconds)
    if wanted.check:
        found = confirmed(found, commands, wanted.starts, wanted.rounds)
    results = {name: medians(measured, name) for name in commands}
    print(table({name: figures for name, figures in results.items() if name not in PEERS}))
    for name in PEERS:
        if name in results:
            print(f"{name}: {listed(results[name])}")
    curves = {} if wanted.no_growth else {build: growth(build, source) for build, source in sources.items()}
    for build, grown in curves.items():
        print(f"\n{told(build, grown)}")
    keep(wanted.json, wanted.html, results, curves, found)
    if wanted.baseline:
        ratios.write(found, about())
    return check(found) if wanted.check else 0


def asked(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "setups", nargs="*", metavar="SETUP", help=f"what to measure: {', '.join(SETUPS)} (default: all)"
    )
    parser.add_argument("--slice", type=float, default=0.1, help="at least how many seconds a measurement lasts (0.1)")
    parser.add_argument("--rounds", type=int, default=4, help="how often all are measured after a start (4)")
    parser.add_argument("--starts", type=int, default=3, help="how often all are started (3)")
    parser.add_argument("--no-peer", action="store_true", help=f"leave out {', '.join(PEERS)}")
    parser.add_argument("--no-growth", action="store_true", help="leave out the curves by players, jobs and length")
    parser.add_argument("--quick", action="store_true", help="one short round without peers and curves")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write them as a page with bars as well")
    parser.add_argument("--check", action="store_true", help="fail if a ratio fell 20 %% below the baseline")
    parser.add_argument("--baseline", action="store_true", help="make the ratios of this run the baseline")
    wanted = parser.parse_args(argv)
    if wanted.quick:
        wanted.slice, wanted.rounds, wanted.starts, wanted.no_peer, wanted.no_growth = 0.001, 1, 1, True, True
    unknown = [name for name in wanted.setups if name not in SETUPS]
    if unknown:
        parser.error(f"no set-up is called {unknown[0]!r}; there are: {', '.join(SETUPS)}")
    if min(wanted.rounds, wanted.starts) < 1 or wanted.slice <= 0:
        parser.error("--rounds and --starts are at least 1, --slice is more than 0")
    return wanted


def confirmed(found: Figures, commands: dict[str, Command], starts: int, rounds: int) -> Figures:
    """The ratios, those that fell measured again: noise passes, and what is slower stays slower."""
    for _ in range(AGAIN):
        fallen = ratios.fallen(found, ratios.read())
        if not fallen:
            break
        suspects = {name.partition(": ")[0] for name in fallen}
        print(f"Slower than the baseline, so measured again: {', '.join(sorted(suspects))}", file=sys.stderr)
        some = {name: command for name, command in commands.items() if name in PEERS or name in suspects}
        again = ratios.ratios(measure(some, starts, rounds).seconds)
        found = found | {name: max(found[name], again[name]) for name in fallen}
    return found


def builds() -> dict[str, Path]:
    """This engine pure and, where `make compiled` has built what is in the source now, compiled."""
    sources = [PURE, COMPILED] if is_current(COMPILED) else [PURE]
    return {"compiled" if any(source.rglob("*.so")) else "pure": source for source in sources}


def is_current(build: Path) -> bool:
    """Whether a build is there and of this very source."""
    if not any(build.rglob("*.so")):
        return False
    sources = [path.relative_to(PURE) for path in PURE.rglob("*.py")]
    same = all((build / path).exists() and cmp(PURE / path, build / path, shallow=False) for path in sources)
    if not same:
        print("The compiled build is not of this source, and left out; make compiled builds it anew.", file=sys.stderr)
    return same


def path_to(source: Path) -> str:
    return os.pathsep.join([str(source), str(TOP)])


def medians(measured: Measured, name: str) -> Figures:
    """The figures of one engine, in their own units."""
    figures: Figures = {}
    for figure, seconds in measured.seconds[name].items():
        middle = median(seconds)
        figures[figure] = middle * 1e6 if figure.endswith(LOWER_IS_BETTER) else 1 / middle
    return figures | measured.facts[name]


def growth(build: str, source: Path) -> dict[str, Figures]:
    """The curves of a build."""
    print(f"Growth, {build} …", file=sys.stderr)
    arguments = [sys.executable, "-m", "benchmarks.growth"]
    done = subprocess.run(
        arguments, env=os.environ | {"PYTHONPATH": path_to(source)}, cwd=TOP, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        sys.exit(f"The measurement of growth, {build}, failed; its messages are above.")
    curves: dict[str, Figures] = json.loads(done.stdout)["curves"]
    return curves


def told(build: str, grown: dict[str, Figures]) -> str:
    lines = [f"{build}:"]
    for name, curve in grown.items():
        lines.append(f"  {name}: {listed(curve)}")
    jobs = grown["matches/s by jobs"]
    lines.append(f"  two jobs play {jobs['2'] / jobs['1']:.2f} times as many matches as one")
    return "\n".join(lines)


def about() -> dict[str, str]:
    """What was measured on, and beside what."""
    versions = {name: peer.packages[0].partition("==")[2] for name, peer in PEERS.items()}
    return {"python": platform.python_version(), "machine": platform.machine()} | versions


def keep(
    plain: Path | None,
    html: Path | None,
    results: dict[str, Figures],
    curves: dict[str, dict[str, Figures]],
    found: Figures,
) -> None:
    """Write the figures where they are wanted."""
    if plain:
        everything = about() | {"results": results, "growth": curves, "ratios": found}
        plain.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if html:
        ours = {name: figures for name, figures in results.items() if name not in PEERS}
        names = list(next(iter(ours.values()), {}))
        tables = {figure: {name: figures[figure] for name, figures in ours.items()} for figure in names}
        tables |= {name: results[name] for name in PEERS if name in results}
        tables |= {f"{name}, {build}": curve for build, grown in curves.items() for name, curve in grown.items()}
        html.write_text(page(about(), tables | {"Ratios": found}), "utf-8")


def check(found: Figures) -> int:
    """Print every ratio beside the baseline's; 1 if one fell too far."""
    baseline = ratios.read()
    lines = ratios.compare(found, baseline)
    print("", *lines.values(), sep="\n")
    if not lines:
        print("Nothing was measured that the baseline has.", file=sys.stderr)
        return 1
    fallen = ratios.fallen(found, baseline)
    for name in fallen:
        print(f"Slower than the baseline by more than {ratios.SLOWER:.0%}: {lines[name]}", file=sys.stderr)
    return 1 if fallen else 0


def table(results: dict[str, Figures]) -> str:
    """A column for each engine, a row for each figure."""
    figures = list(dict.fromkeys(figure for each in results.values() for figure in each))
    rows = [["", *results], *([figure, *(number(each.get(figure)) for each in results.values())] for figure in figures)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def listed(figures: Figures) -> str:
    return ", ".join(f"{name} {number(value)}" for name, value in figures.items())


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
