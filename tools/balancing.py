"""What reports on balance share: matches kept from run to run, shares with their intervals, and the command line."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from lexludi.arena.cores import on_cores
from lexludi.arena.intervals import wilson

TOP = Path(__file__).parent.parent
DOCS = TOP / "docs"
KEPT = TOP / "build" / "balance"
Played = TypeVar("Played")


def kept(data: str, *words: str) -> Path:
    """Where matches lie that were played with this data, by what they are called."""
    return KEPT / data / f"{'-'.join(re.findall('[a-z0-9]+', ' '.join(words).lower()))}.jsonl"


def matches_of(file: Path, kind: type[Played], play: Callable[[int], Played], games: int, jobs: int) -> list[Played]:
    """At least so many matches: those of earlier runs, and new ones, each kept as it ends."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=kind) for line in lines]
    with file.open("ab") as out:
        for played in on_cores(play, range(len(found), games), jobs):
            found.append(played)
            out.write(msgspec.json.encode(played) + b"\n")
            out.flush()
            print(f"\r{file.stem}: {len(found)} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def share(won: float, played: int) -> str:
    """How much of it was won, with its 95 % interval."""
    low, high = wilson(round(won), played)
    return f"{won / played:.0%} ({low:.0%}-{high:.0%})"


class Wanted(argparse.Namespace):
    """What the command line asks for."""

    agent: str
    games: int
    jobs: int
    only: str
    write: bool


def wanted(purpose: str | None, games: int, argv: list[str] | None, agent: str = "") -> Wanted:
    """What was asked for; without an agent here, each table has its own."""
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("--agent", default=agent, help=f"who plays every seat ({agent or 'as each table has it'})")
    parser.add_argument("--games", type=int, default=games, help=f"matches of each table ({games})")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a part of the names of the tables to play")
    parser.add_argument("--write", action="store_true", help="write the report into docs")
    return parser.parse_args(argv, Wanted())


def publish(lines: Iterable[str], report: str, write: bool) -> None:
    """Write a report into docs, or show it."""
    text = "\n".join(lines).rstrip() + "\n"
    if write:
        (DOCS / report).write_text(text, "utf-8")
    else:
        print(text)
