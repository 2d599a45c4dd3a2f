"""Is what we designed for The Great Wall balanced? `make balance` plays equal agents, and writes docs/wall-balance.md.

Everybody at a table is the same agent. Of each general, advisor and tactic the report says how often it was there, how
often its clan won and by how much honor it was ahead of its table; of each mode how long matches last, and how often
people win against the game. Matches are kept in build/balance, by the digest of the data: an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any, NamedTuple

import msgspec

from lexludi.agents import make
from lexludi.arena.cores import on_cores
from lexludi.arena.intervals import wilson
from lexludi.games.wall.game import GAME
from lexludi.games.wall.rules.box.printed import ADVISORS, GENERALS, TACTICS
from lexludi.games.wall.rules.events import PlayedTactic
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

CLANS = ("dragon", "snake", "monkey", "turtle")
TOP = Path(__file__).parent.parent
REPORT = TOP / "docs" / "wall-balance.md"
KEPT = TOP / "build" / "balance"
MANY = "greedy"
"""Thinks little, so that it can play many more matches of four clans."""
FEW = 8
"""Cards that were there less often are not judged."""


NOTES = (
    "Qin's levels are printed: he begins with 0, 50 or 100 honor. One who plays alike comes within some 40 honor of",
    "the mean, so no figures of ours can make that 60, 40 and 20 %. Where matches are few, intervals are wide: what",
    "lies within them is not shown to be balanced, only not shown to be otherwise.",
    "",
)


class Table(NamedTuple):
    """Who plays, and how."""

    name: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    against: bool = False
    """Whether people win or lose against the game."""
    aim: str = ""


TABLES = (
    Table("four clans", CLANS, {}, aim="15-35 % for each general"),
    Table("three clans", CLANS[:3], {}, aim="20-47 % for each general"),
    *(
        Table(f"alone, {level}", CLANS[:1], {"level": level}, True, f"about {aim} %")
        for level, aim in (("normal", 60), ("hard", 40), ("hardest", 20))
    ),
    *(
        Table(f"together, {level}", CLANS[:3], {"mode": "cooperative", "level": level}, True, f"about {aim} %")
        for level, aim in (("normal", 60), ("hard", 40), ("hardest", 20))
    ),
)


class Played(NamedTuple):
    """One match: who won, honor, the year it ended in, how, and the cards of each clan."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    year: int
    years: int
    how: str
    cards: list[list[str]]


def play(table: Table, agent: str, number: int) -> Played:
    match = Match.set_up("wall", table.seats, f"balance-{number}", **table.options)
    player, chance = make(agent), Chance.of(f"agents-{number}")
    while match.ask is not None:
        match.choose(player.choose(match, match.ask.seat, chance), match.ask.seat)
    s, result = match.state, match.result
    assert isinstance(s, Wall)
    assert result is not None
    cards = [clan_cards(s, clan) for clan in range(len(table.seats))]
    for event in match.events:
        if isinstance(event, PlayedTactic) and event.seat < len(cards):
            cards[event.seat].append(f"tactic {TACTICS[event.card].id}")
    return Played(result.winners, result.scores, s.year, s.setting.years, result.how, cards)


def clan_cards(s: Wall, clan: int) -> list[str]:
    """The general and the advisors of a clan when the match ended."""
    held = [f"general {GENERALS[s.general[clan]].id}"]
    held += [f"advisor {ADVISORS[card].id}" for card in (*s.advisors[clan], *s.support[clan])]
    return held


def share(won: float, played: int) -> str:
    low, high = wilson(round(won), played)
    return f"{won / played:.0%} ({low:.0%}-{high:.0%})"


def ahead(leads: list[float]) -> str:
    """The mean, and its 95 % interval."""
    reach = 1.96 * stdev(leads) / sqrt(len(leads))
    return f"{mean(leads):+.0f} ({mean(leads) - reach:+.0f} to {mean(leads) + reach:+.0f})"


class Row:
    """How a card fared: of each clan that had it, its share of the victory and its honor above the table's mean."""

    def __init__(self) -> None:
        self.won: list[float] = []
        self.leads: list[float] = []


def rows(matches: Iterable[Played]) -> dict[str, Row]:
    found: dict[str, Row] = defaultdict(Row)
    for match in matches:
        for clan, cards in enumerate(match.cards):
            for card in set(cards):
                found[card].won.append((clan in match.winners) / max(1, len(match.winners)))
                found[card].leads.append(match.scores[clan] - mean(match.scores))
    return found


def report(table: Table, agent: str, matches: list[Played]) -> list[str]:
    count = len(matches)
    lines = [f"## {table.name.capitalize()}: `{agent}`", "", f"{count} matches."]
    whole = sum(match.year == match.years for match in matches)
    ends = Counter(match.how for match in matches)
    lines.append(
        f"They last {mean(match.year for match in matches):.1f} of {matches[0].years} years, {share(whole, count)} to"
        f" the end. Ends: {', '.join(f'{how} {n}' for how, n in ends.most_common())}."
    )
    best = [max(match.scores) for match in matches]
    every = [score for match in matches for score in match.scores]
    lines.append(f"Honor: median {median(every):.0f}, of the best {median(best):.0f}, at most {max(best)}.")
    if table.against:
        won = sum(0 in match.winners for match in matches)
        lines += [f"People win {share(won, count)}; the aim is {table.aim}.", ""]
        return lines
    lines += [f"The aim is {table.aim}; par is {1 / len(table.seats):.0%}.", ""]
    found = rows(matches)
    for kind in ("general", "advisor", "tactic"):
        lines += [f"| {kind} | clans | won | honor above the table |", "| --- | ---: | --- | --- |"]
        of_kind = [(card, row) for card, row in found.items() if card.startswith(f"{kind} ")]
        for card, row in sorted(of_kind, key=lambda one: -mean(one[1].leads)):
            n = len(row.won)
            told = f"{share(sum(row.won), n)} | {ahead(row.leads)}" if n >= FEW else "too few |"
            lines.append(f"| {card.removeprefix(kind).strip().replace('_', ' ')} | {n} | {told} |")
        lines.append("")
    return lines


def kept(table: Table, agent: str) -> Path:
    name = f"{table.name}-{agent}".replace(", ", "-").replace(" ", "-").replace(":", "-")
    return KEPT / str(GAME.data) / f"{name}.jsonl"


def matches_of(table: Table, agent: str, games: int, jobs: int) -> list[Played]:
    """So many matches: those of earlier runs, and new ones, each kept as it ends."""
    file = kept(table, agent)
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    with file.open("ab") as out:
        for played in on_cores(partial(play, table, agent), range(len(found), games), jobs):
            found.append(played)
            out.write(msgspec.json.encode(played) + b"\n")
            out.flush()
            print(f"\r{table.name}: {len(found)} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agent", default="search:40", help="who plays every clan (search:40)")
    parser.add_argument("--games", type=int, default=200, help="matches of each table (200)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a part of the names of the tables to play")
    parser.add_argument("--write", action="store_true", help="write docs/wall-balance.md")
    wanted = parser.parse_args(argv)
    lines = [
        "# The balance of The Great Wall",
        "",
        "Figures and cards that could not be found are our own. This is how they fare when everybody plays alike, as",
        f"`make balance` has it; data `{GAME.data}`. In brackets stands the 95 % interval of each figure.",
        "",
        *NOTES,
    ]
    for table, agent in [*((table, wanted.agent) for table in TABLES), (TABLES[0], MANY)]:
        if wanted.only in table.name:
            matches = matches_of(table, agent, wanted.games, wanted.jobs)
            lines += report(table, agent, matches) if matches else []
    text = "\n".join(lines).rstrip() + "\n"
    if wanted.write:
        REPORT.write_text(text, "utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
