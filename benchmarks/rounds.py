"""Rounds of measurements: every engine waits in a process of its own and is asked for a short slice in turn.

What a machine does besides comes and goes within seconds, so figures are compared slice by slice with those measured
beside them. How a process lies in memory matters too, so the processes start anew several times.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from benchmarks.peers import TOP

LOWER_IS_BETTER = "µs"
KINDS = ("decisions/s", "playouts/s", "simulations/s", LOWER_IS_BETTER, "steps/s")
"""The order within a round, by how a figure's name ends: what is compared is measured side by side."""

Figures = dict[str, float]


class Command(NamedTuple):
    """How to start what measures."""

    arguments: list[str]
    path: str = ""
    """Where it finds its modules."""


class Measured(NamedTuple):
    """Of each engine: the seconds one thing of each figure took in each round, and what is no matter of speed."""

    seconds: dict[str, dict[str, list[float]]]
    facts: dict[str, Figures]


class Meter:
    """A running process that measures; see `benchmarks.meter`."""

    def __init__(self, name: str, process: subprocess.Popen[str]) -> None:
        self.name = name
        self.process = process
        said = json.loads(self._line())
        self.figures: list[str] = said["figures"]
        self.facts: Figures = said["facts"]
        if said["compiled"] != name.endswith("compiled"):
            sys.exit(f"{name} was measured on the wrong build.")

    def slice(self, number: int, figure: str) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{number} {figure}\n")
        self.process.stdin.flush()
        return float(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The measurement of {self.name} failed; its messages are above.")
        return line


def measure(commands: Mapping[str, Command], starts: int, rounds: int, only: str = "") -> Measured:
    """Start all of them so many times, and measure so many rounds each time; `only` figures whose names end so."""
    found: dict[str, dict[str, list[float]]] = {name: {} for name in commands}
    facts: dict[str, Figures] = {}
    began = time.monotonic()
    for start in range(starts):
        with running(commands) as meters:
            facts = {meter.name: meter.facts for meter in meters}
            order = [(figure, meter) for meter in meters for figure in meter.figures if figure.endswith(only)]
            order.sort(key=lambda pair: kind(pair[0]))
            for number in range(start * rounds, (start + 1) * rounds):
                tell(number, starts * rounds, time.monotonic() - began)
                for figure, meter in order:
                    found[meter.name].setdefault(figure, []).append(meter.slice(number, figure))
    return Measured(found, facts)


@contextmanager
def running(commands: Mapping[str, Command]) -> Iterator[list[Meter]]:
    """A meter for each command, all prepared; they end with the block."""
    with ExitStack() as stack:
        started = []
        for name, command in commands.items():
            path = {"PYTHONPATH": command.path} if command.path else {}
            process = subprocess.Popen(
                command.arguments,
                env=os.environ | {"PYTHONHASHSEED": "0"} | path,
                cwd=TOP,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            stack.callback(end, process)
            started.append(Meter(name, process))
        yield started


def end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.communicate()


def kind(figure: str) -> int:
    return next(n for n, ending in enumerate(KINDS) if figure.endswith(ending))


def tell(done: int, rounds: int, seconds: float) -> None:
    left = f", about {seconds / done * (rounds - done):.0f} s left" if done else ""
    print(f"Round {done + 1} of {rounds}{left}", file=sys.stderr)
