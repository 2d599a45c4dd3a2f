"""Many matches of agents, and what they tell: who wins, by how much, how long it takes.

Match number n of a simulation with seed S is played from the seed `S-n`, its dice and its agents alike, so the results
are the same however many processes share the work (unless agents think by the clock).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from lexludi.agents import Agent, Who, make, quick
from lexludi.arena.contest import UNFINISHED, contest
from lexludi.arena.cores import on_cores
from lexludi.arena.intervals import wilson
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.match import Match

__all__ = ["UNFINISHED", "Outcome", "Plan", "Statistics", "play", "simulate", "start"]


class Plan(msgspec.Struct, frozen=True):
    """What is played: a game, who sits where, the options of its set-up, a seed, and the agents.

    One agent plays all seats, several play one each; `seconds` is what each has for a decision (0: no clock). With
    several processes, an agent that is a function or a class must be one that other processes can import. With
    `sources` outcomes tell which rule brought whom points, with `records` they bring the record; both cost time.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    agents: tuple[Who, ...] = ("random",)
    seconds: float = 0.0
    sources: bool = False
    records: bool = False

    def players(self) -> list[Agent]:
        """An agent for every seat."""
        if len(self.agents) not in (1, len(self.seats)):
            agents, seats = len(self.agents), len(self.seats)
            raise BadSetup(
                "{agents} agents cannot play {seats} seats: name one, or one a seat.", agents=agents, seats=seats
            )
        names = self.agents * len(self.seats) if len(self.agents) == 1 else self.agents
        return [make(name, self.seconds) for name in names]

    def check(self) -> None:
        """Everything that could stop a match later stops it now. Raises BadSetup."""
        start(self, 0)
        for agent in self.players():
            agent.ready()

    def called(self) -> tuple[str, ...]:
        """Who plays each seat, by name."""
        names = tuple(who if isinstance(who, str) else who.__name__ for who in self.agents)
        return names * len(self.seats) if len(names) == 1 else names

    @property
    def track(self) -> bool:
        """Whether the match must keep checkpoints: somebody imagines, or wants the record or the log."""
        return self.sources or self.records or not all(map(quick, self.agents))


class Outcome(msgspec.Struct, frozen=True):
    """How one match went. A decision is an ask with at least two options; `faults` are those of external agents."""

    number: int
    seed: str
    seats: tuple[str, ...]
    agents: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    rounds: int
    decisions: int
    seconds: float
    sources: tuple[dict[str, int], ...] = ()
    faults: tuple[str, ...] = ()
    record: str | None = None


def start(plan: Plan, number: int) -> Match:
    """Match number so-and-so of a plan. Raises BadSetup if the plan cannot be played."""
    return Match.set_up(plan.game, seats=plan.seats, seed=f"{plan.seed}-{number}", track=plan.track, **plan.options)


def play(plan: Plan, number: int) -> Outcome:
    """Play one match to its end."""
    match = start(plan, number)
    went = contest(match, plan.players(), Chance.of(f"agents {plan.seed}-{number}"))
    return Outcome(
        number,
        match.origin.seed,
        went.seats,
        plan.called(),
        went.winners,
        went.scores,
        went.how,
        went.rounds,
        went.decisions,
        went.seconds,
        went.sources if plan.sources else (),
        went.faults,
        match.record().write() if plan.records else None,
    )


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """Play that many matches, in that many processes; outcomes come in the order of the matches."""
    if jobs == 1:
        for number in range(games):
            yield play(plan, number)
        return
    yield from on_cores(partial(play, plan), range(games), min(jobs, games))


class Statistics:
    """What the outcomes say together. A player is a seat by its name, with its agent where agents differ."""

    def __init__(self, seats: Sequence[str], agents: Sequence[str] = ()) -> None:
        self.differ = len(set(agents)) > 1
        named = [self._player(name, agent) for name, agent in zip(seats, agents, strict=True)] if agents else seats
        self.names = tuple(dict.fromkeys(named))
        self.games = 0
        self.wins: Counter[str] = Counter()
        self.wins_by_seat = [0] * len(seats)
        self.wins_by_agent: Counter[str] = Counter()
        self.played_by_agent: Counter[str] = Counter()
        self.scores: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.rounds = 0
        self.decisions = 0
        self.faults: list[str] = []

    def _player(self, name: str, agent: str) -> str:
        return f"{name} ({agent})" if self.differ else name

    def add(self, outcome: Outcome) -> None:
        """Count one more match."""
        self.games += 1
        self.endings[outcome.how] += 1
        self.rounds += outcome.rounds
        self.decisions += outcome.decisions
        self.faults += outcome.faults
        for seat, (faction, agent) in enumerate(zip(outcome.seats, outcome.agents, strict=True)):
            name = self._player(faction, agent)
            if name not in self.names:  # a seat's name may be settled in the match itself
                self.names = (*(other for other in self.names if self.played[other]), name)
            won = seat in outcome.winners
            self.played[name] += 1
            self.scores[name] += outcome.scores[seat]
            self.wins[name] += won
            self.wins_by_seat[seat] += won
            self.played_by_agent[agent] += 1
            self.wins_by_agent[agent] += won

    def mean_score(self, name: str) -> float:
        """The mean of what a player scored."""
        return self.scores[name] / self.played[name] if self.played[name] else 0.0

    def a_game(self, total: int) -> float:
        """How much of a total that is for each game."""
        return total / self.games if self.games else 0.0

    def interval(self, name: str) -> tuple[float, float]:
        """Of the share of matches that a player wins."""
        return wilson(self.wins[name], self.played[name])

    def plain(self, seconds: float) -> dict[str, Any]:
        """As JSON, given how long it took."""
        return {
            "games": self.games,
            "wins": {name: self.wins[name] for name in self.names},
            "intervals": {name: [round(end, 4) for end in self.interval(name)] for name in self.names},
            "wins_by_seat": self.wins_by_seat,
            "wins_by_agent": {
                agent: [self.wins_by_agent[agent], played] for agent, played in self.played_by_agent.items()
            },
            "mean_scores": {name: round(self.mean_score(name), 3) for name in self.names},
            "mean_rounds": round(self.a_game(self.rounds), 3),
            "endings": dict(sorted(self.endings.items())),
            "decisions": self.decisions,
            "decisions_per_game": round(self.a_game(self.decisions), 1),
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "faults": self.faults,
        }
