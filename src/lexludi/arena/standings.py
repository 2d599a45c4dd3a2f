"""What the games of a tournament say together: win rates with intervals, ratings, curves of points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

import msgspec

from lexludi.arena.contest import UNFINISHED
from lexludi.arena.intervals import wilson
from lexludi.arena.tournament import Played
from lexludi.rating import Skill, rate


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
        """The share of won games."""
        return self.wins / self.games


def player(played: Played, seat: int) -> str:
    """Who decides for a seat: its agent, or the bot by its own name."""
    return played.agents[seat] or played.seats[seat]


def faction(played: Played, seat: int) -> str:
    """What was played in a seat."""
    return played.seats[seat]


def both(played: Played, seat: int) -> str:
    """Who played what in a seat."""
    agent = played.agents[seat]
    return f"{agent} as {played.seats[seat]}" if agent else played.seats[seat]


def chair(_played: Played, seat: int) -> str:
    """The number of a seat, from 1."""
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


def by_lineup(played: Played, seat: int) -> str:
    """Who, and in which line-up."""
    return f"{played.lineup + 1}: {player(played, seat)}"


def meetings(results: Iterable[Played]) -> dict[tuple[str, str], tuple[int, int]]:
    """Who beat whom: in how many games the one won and the other did not, and in how many they met."""
    met: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for played in results:
        who = [player(played, seat) for seat in seats(played)]
        winners = {who[seat] for seat in played.winners}
        for one in set(who):
            for other in set(who) - {one}:
                met[one, other][0] += one in winners and other not in winners
                met[one, other][1] += 1
    return {pair: (won, games) for pair, (won, games) in sorted(met.items())}


def ratings(results: Sequence[Played]) -> dict[str, Skill]:
    """The skills of agents and bots, game after game, the best first. Unfinished games do not count."""
    known = {player(played, seat): Skill() for played in results for seat in seats(played)}
    for played in results:
        if played.how != UNFINISHED:
            names = [player(played, seat) for seat in seats(played)]
            known |= rate(names, played.winners, played.scores, known)
    return dict(sorted(known.items(), key=lambda rated: (-rated[1].least, rated[0])))


def seats(played: Played) -> range:
    """The seats of a game."""
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
