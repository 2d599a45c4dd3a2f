"""Are the maps that we designed for Harrow County fair? Equal agents play, and docs/harrow-balance.md says who wins.

Every pair of factions changes seats from match to match and plays on both maps. Matches are kept in build/balance, by
the digest of the data: an interrupted run goes on. `make balance-harrow`.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from statistics import mean
from typing import NamedTuple

from tools import balancing
from tools.balancing import share

from lexludi.arena.simulate import Outcome, Plan, play
from lexludi.games.harrow.game import GAME
from lexludi.games.harrow.rules.box.printed import MAP_NAMES

NOTES = (
    "Hester wins by moves that only pay after two or three more of them. An agent that looks at 40 of its futures",
    "hardly finds them, so everybody at her tables looks at 150. With 40 she won 12% (7%-20%) of 100 matches.",
    "",
    "Dolls draw Kammi through the brambles, where she scores. Agents that play against her are drawn there too; before",
    "they were, she won 61% (51%-70%) of 100 matches against the Protectors and 63% (53%-72%) against the Family.",
    "",
)


class Table(NamedTuple):
    """Who plays which chapter, who should win how often, and the agent at every seat unless another is asked for."""

    name: str
    seats: tuple[str, ...]
    chapter: str
    aim: dict[str, str]
    agent: str = "search:40"


PAIR = {"protectors": "40-60 %", "family": "40-60 %"}
TABLES = (
    Table("chapter 1", ("protectors", "family"), "1", PAIR),
    Table("chapter 2", ("protectors", "family"), "2", PAIR),
    Table("chapter 3", ("protectors", "family"), "3", PAIR),
    Table("chapter 4, Kammi and the Protectors", ("kammi", "protectors"), "3", {"kammi": "40-60 %"}),
    Table("chapter 4, Kammi and the Family", ("kammi", "family"), "3", {"kammi": "40-60 %"}),
    Table("chapter 5", ("hester", "protectors", "family"), "3", {"hester": "25-45 %"}, "search:150"),
)


def plan(table: Table, agent: str, number: int) -> Plan:
    """Match number so-and-so: the maps change, and after both have been played on, the seats."""
    turn = number // len(MAP_NAMES) % len(table.seats)
    seats = table.seats[turn:] + table.seats[:turn]
    options = {"chapter": table.chapter, "map": MAP_NAMES[number % len(MAP_NAMES)]}
    return Plan(GAME.name, seats, options, "balance", (agent,))


def one(table: Table, agent: str, number: int) -> Outcome:
    return play(plan(table, agent, number), number)


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
    wanted = balancing.wanted(__doc__, 100, argv)
    lines = [
        "# The balance of Harrow County",
        "",
        "Maps and some figures are our own. This is how the factions fare when everybody plays alike, as `make",
        f"balance-harrow` has it; data `{GAME.data}`. In brackets stands the 95 % interval of each figure.",
        "",
        *NOTES,
    ]
    for table in TABLES:
        if wanted.only in table.name:
            agent = wanted.agent or table.agent
            file = balancing.kept(GAME.data, GAME.name, table.name, agent)
            found = balancing.matches_of(file, Outcome, partial(one, table, agent), wanted.games, wanted.jobs)
            lines += report(table, agent, found) if found else []
    balancing.publish(lines, "harrow-balance.md", wanted.write)
    return 0


if __name__ == "__main__":
    sys.exit(main())
