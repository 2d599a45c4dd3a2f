"""Measures environments beside those of PettingZoo and OpenSpiel in the same rounds: `python -m benchmarks.envs`.

With `--before DIRECTORY`, the source of another version (its `src`) is measured in the same rounds too. Seconds are
those of the processor; ratios are medians over the rounds.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median

from benchmarks.bench import builds, number, path_to, table
from benchmarks.peers import command
from benchmarks.rounds import Command, Figures, Measured, measure

BEFORE = "before, pure"
PEERS = ("pettingzoo", "openspiel")


def main(argv: list[str] | None = None) -> int:
    wanted = asked(argv)
    sources = {f"{wanted.setup}, {build}": source for build, source in builds().items()}
    if wanted.before:
        sources[BEFORE] = wanted.before.resolve()
    commands = {name: Command(command(name, wanted.slice)) for name in PEERS}
    for name, source in sources.items():
        arguments = [sys.executable, "-m", "benchmarks.steps", wanted.setup, str(wanted.slice)]
        commands[name] = Command(arguments, path_to(source))
    measured = measure(commands, wanted.starts, wanted.rounds, "steps/s")
    print(table({name: rates(measured, name) for name in sources}))
    for name in PEERS:
        print(f"{name}: " + ", ".join(f"{figure} {number(rate)}" for figure, rate in rates(measured, name).items()))
    for line in ratios(measured, list(sources)):
        print(line)
    return 0


def asked(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.envs", description=__doc__)
    parser.add_argument("setup", nargs="?", default="root", help="what to measure (root)")
    parser.add_argument("--before", type=Path, help="the source of another version, to measure beside this one")
    parser.add_argument("--slice", type=float, default=0.2, help="at least how many seconds a measurement lasts (0.2)")
    parser.add_argument("--rounds", type=int, default=5, help="how often all are measured after a start (5)")
    parser.add_argument("--starts", type=int, default=2, help="how often all are started (2)")
    return parser.parse_args(argv)


def rates(measured: Measured, name: str) -> Figures:
    return {figure: 1 / median(seconds) for figure, seconds in measured.seconds[name].items()}


def ratios(measured: Measured, ours: list[str]) -> list[str]:
    """How many times as many steps as each of the others, figure by figure."""
    lines: list[str] = []
    for name in ours:
        for figure, seconds in measured.seconds[name].items():
            compared = [(peer, its) for peer in PEERS for its in measured.seconds[peer]]
            if BEFORE in measured.seconds and name != BEFORE:
                its = "seat steps/s" if figure == "vector steps/s" else figure
                compared.append((BEFORE, its))
            times: list[str] = []
            for other, its in compared:
                both = zip(seconds, measured.seconds[other][its], strict=True)
                times.append(f"{median(theirs / mine for mine, theirs in both):.3g} × {other} {its}")
            lines.append(f"{name}, {figure}: {'; '.join(times)}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
