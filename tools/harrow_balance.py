"""Are the maps that we designed for Harrow County fair? Equal agents play, and docs/harrow-balance.md says who wins.

Every pair of factions changes seats from match to match and plays on both maps. Matches are kept in build/balance, by
the digest of the data: an interrupted run goes on. `make balance-harrow`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import msgspec

from lexludi.arena.cores import on_cores
from lexludi.arena.intervals import wilson
from lexludi.arena.simulate import Outcome, Plan, play
from lexludi.games.harrow.game import GAME
from lexludi.games.harrow.rules.box.printed import MAP_NAMES

TOP = Path(__file__).parent.parent
REPORT = TOP / "docs" / "harrow-balance.md"
KEPT = TOP / "build" / "balance"


class Table(NamedTuple):
    name: str
    seats: tuple[str, ...]
    chapter: str
    aim: dict[str, str]


PAIR = {"protectors": "40-60 %", "family": "40-60 %"}
TABLES = (
    Table("chapter 1", ("protectors", "family"), "1", PAIR),
    Table("chapter 2", ("protectors", "family"), "2", PAIR),
    Table("chapter 3", ("protectors", "family"), "3", PAIR),
    Table("chapter 4, Kammi and the Protectors", ("kammi", "protectors"), "3", {"kammi": "40-60 %"}),
    Table("chapter 4, Kammi and the Family", ("kammi", "family"), "3", {"kammi": "40-60 %"}),
    Table("chapter 5", ("hester", "protectors", "family"), "3", {"hester": "25-45 %"}),
)


def plan(table: Table, agent: str, number: int) -> Plan:
    """Match number so-and-so: the maps change, and after both have been played on, the seats."""
    turn = number // len(MAP_NAMES) % len(table.seats)
    seats = table.seats[turn:] + table.seats[:turn]
    options = {"chapter": table.chapter, "map": MAP_NAMES[number % len(MAP_NAMES)]}
    return Plan(GAME.name, seats, options, "balance", (agent,))


def one(table: Table, agent: str, number: int) -> Outcome:
    return play(plan(table, agent, number), number)


def kept(table: Table, agent: str) -> Path:
    name = f"{table.name} {agent}".replace(",", "").replace(" ", "-").replace(":", "-").lower()
    return KEPT / GAME.data / f"harrow-{name}.jsonl"


def matches_of(table: Table, agent: str, games: int, jobs: int) -> list[Outcome]:
    """So many matches: those of earlier runs, and new ones, each kept as it ends."""
    file = kept(table, agent)
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=Outcome) for line in lines]
    with file.open("ab") as out:
        for played in on_cores(partial(one, table, agent), range(len(found), games), jobs):
            found.append(played)
            out.write(msgspec.json.encode(played) + b"\n")
            out.flush()
            print(f"\r{table.name}: {len(found)} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def share(won: float, played: int) -> str:
    low, high = wilson(round(won), played)
    return f"{won / played:.0%} ({low:.0%}-{high:.0%})"


def report(table: Table, agent: str, found: list[Outcome]) -> list[str]:
    """How often each faction won, on each map and in all; a victory that is shared counts in parts."""
    ends = Counter(outcome.how for outcome in found)
    lines = [
        f"## {table.name.capitalize()}: `{agent}`",
        "",
        f"{len(found)} matches of {mean(outcome.rounds for outcome in found):.1f} rounds. Ends:"
        f" {', '.join(f'{how} {n}' for how, n in ends.most_common())}.",
        "",
        f"| faction | won | {' | '.join(MAP_NAMES)} | aim |",
        f"| --- | --- | {' | '.join('---' for _ in MAP_NAMES)} | --- |",
    ]
    for faction in table.seats:
        parts = [found, *([o for o in found if o.number % len(MAP_NAMES) == n] for n in range(len(MAP_NAMES)))]
        cells = [share(sum(map(partial(part_of, faction), some)), len(some)) if some else "-" for some in parts]
        lines.append(f"| {faction} | {' | '.join(cells)} | {table.aim.get(faction, '')} |")
    return [*lines, ""]


def part_of(faction: str, outcome: Outcome) -> float:
    """What a faction has of the victory."""
    return (outcome.seats.index(faction) in outcome.winners) / max(1, len(outcome.winners))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agent", default="search:40", help="who plays every seat (search:40)")
    parser.add_argument("--games", type=int, default=100, help="matches of each table (100)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a part of the names of the tables to play")
    parser.add_argument("--write", action="store_true", help="write docs/harrow-balance.md")
    wanted = parser.parse_args(argv)
    lines = [
        "# The balance of Harrow County",
        "",
        "Maps and some figures are our own. This is how the factions fare when everybody plays alike, as `make",
        f"balance-harrow` has it; data `{GAME.data}`. In brackets stands the 95 % interval of each figure.",
        "",
    ]
    for table in TABLES:
        if wanted.only in table.name:
            found = matches_of(table, wanted.agent, wanted.games, wanted.jobs)
            lines += report(table, wanted.agent, found) if found else []
    text = "\n".join(lines).rstrip() + "\n"
    if wanted.write:
        REPORT.write_text(text, "utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
