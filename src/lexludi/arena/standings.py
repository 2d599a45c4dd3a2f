"""What the games of a tournament say together: win rates with intervals, ratings, curves of points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from lexludi.arena.simulate import UNFINISHED
from lexludi.arena.tournament import Played
from lexludi.rating import Skill, rate

Z = 1.959964
"""Of a 95 % interval."""


class Share(msgspec.Struct, frozen=True):
    """How somebody fared; a win that is shared counts as one."""

    name: str
    games: int
    wins: int
    low: float
    high: float
    score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    middle = p + Z * Z / (2 * games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def player(played: Played, seat: int) -> str:
    """Who decides for a seat: its agent, or the bot by its own name."""
    return played.agents[seat] or played.seats[seat]


def faction(played: Played, seat: int) -> str:
    return played.seats[seat]


def both(played: Played, seat: int) -> str:
    agent = played.agents[seat]
    return f"{agent} as {played.seats[seat]}" if agent else played.seats[seat]


def chair(_played: Played, seat: int) -> str:
    return str(seat + 1)


def shares(results: Iterable[Played], by: Callable[[Played, int], str]) -> list[Share]:
    """Win rates by agent, faction, seat or whatever `by` tells apart; the best first."""
    games: defaultdict[str, int] = defaultdict(int)
    wins: defaultdict[str, int] = defaultdict(int)
    scores: defaultdict[str, int] = defaultdict(int)
    for played in results:
        for seat in range(len(played.seats)):
            name = by(played, seat)
            games[name] += 1
            wins[name] += seat in played.winners
            scores[name] += played.scores[seat]
    found = [Share(name, n, wins[name], *wilson(wins[name], n), scores[name] / n) for name, n in games.items()]
    return sorted(found, key=lambda share: (-share.rate, share.name))


def ratings(results: Sequence[Played]) -> dict[str, Skill]:
    """The skills of agents and bots, game after game, the best first. Unfinished games do not count."""
    known = {player(played, seat): Skill() for played in results for seat in seats(played)}
    for played in results:
        if played.how != UNFINISHED:
            names = [player(played, seat) for seat in seats(played)]
            known |= rate(names, played.winners, played.scores, known)
    return dict(sorted(known.items(), key=lambda rated: (-rated[1].least, rated[0])))


def seats(played: Played) -> range:
    return range(len(played.seats))


def curves(results: Iterable[Played], by: Callable[[Played, int], str]) -> dict[str, list[float]]:
    """Mean points at the end of each round; who has finished keeps the points, so that the mean is of all games."""
    results = list(results)
    longest = max((len(played.curve) for played in results), default=0)
    rows: defaultdict[str, list[list[float]]] = defaultdict(list)
    for played in results:
        if played.curve:
            for seat in seats(played):
                row = [float(points[seat]) for points in played.curve]
                rows[by(played, seat)].append(row + row[-1:] * (longest - len(row)))
    return {name: [fmean(column) for column in zip(*found, strict=True)] for name, found in sorted(rows.items())}


def lengths(results: Iterable[Played]) -> dict[int, int]:
    """How many games had how many rounds."""
    counted: defaultdict[int, int] = defaultdict(int)
    for played in results:
        counted[played.rounds] += 1
    return dict(sorted(counted.items()))
