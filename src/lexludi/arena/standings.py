"""What the games of a tournament say together: win rates with intervals, ratings, curves of points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from lexludi.arena.simulate import UNFINISHED
from lexludi.arena.tournament import Played

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


class Rating(msgspec.Struct, frozen=True):
    """An OpenSkill rating (Plackett-Luce): skill, how unsure it is, and what it is at least likely to be."""

    name: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


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


def ratings(results: Sequence[Played]) -> list[Rating]:
    """OpenSkill ratings of agents and bots, game after game: winners come first, the others by their points.

    An agent that sits in several chairs of a game gets the mean of what they earn. Unfinished games do not count.
    """
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in sorted({player(p, s) for p in results for s in seats(p)})}
    for played in results:
        names = [player(played, seat) for seat in seats(played)]
        if played.how == UNFINISHED or len(set(names)) < 2:
            continue
        order = sorted({key(played, seat) for seat in seats(played)})
        ranks = [float(order.index(key(played, seat))) for seat in seats(played)]
        rated = model.rate([[model.create_rating([known[n].mu, known[n].sigma])] for n in names], ranks=ranks)
        for name in set(names):
            after = [rated[seat][0] for seat in seats(played) if names[seat] == name]
            mean = [fmean(r.mu for r in after), fmean(r.sigma for r in after)]
            known[name] = model.create_rating(mean, name=name)
    found = [Rating(name, rating.mu, rating.sigma) for name, rating in known.items()]
    return sorted(found, key=lambda rating: (-rating.ordinal, rating.name))


def seats(played: Played) -> range:
    return range(len(played.seats))


def key(played: Played, seat: int) -> tuple[bool, int]:
    return seat not in played.winners, 0 if seat in played.winners else -played.scores[seat]


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
