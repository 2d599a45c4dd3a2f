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
from lexludi.arena.cores import on_cores
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.match import Match

UNFINISHED = "unfinished"
"""How a match ended that took more decisions than its game allows."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: a game, who sits where, the options of its set-up, a seed, and the agents.

    One agent plays all seats, several play one each; `seconds` is what each has for a decision (0: no clock). With
    several processes, an agent that is a function or a class must be one that other processes can import.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    agents: tuple[Who, ...] = ("random",)
    seconds: float = 0.0

    def players(self) -> list[Agent]:
        """An agent for every seat."""
        if len(self.agents) not in (1, len(self.seats)):
            agents, seats = len(self.agents), len(self.seats)
            raise BadSetup(
                "{agents} agents cannot play {seats} seats: name one, or one a seat.", agents=agents, seats=seats
            )
        names = self.agents * len(self.seats) if len(self.agents) == 1 else self.agents
        return [make(name, self.seconds) for name in names]

    @property
    def quick(self) -> bool:
        """Whether no agent imagines anything."""
        return all(map(quick, self.agents))


class Outcome(msgspec.Struct, frozen=True):
    """How one match went. A decision is an ask with at least two options; `faults` are those of external agents."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    rounds: int
    decisions: int
    faults: tuple[str, ...] = ()


def start(plan: Plan, number: int) -> Match:
    """Match number so-and-so of a plan. Raises BadSetup if the plan cannot be played."""
    return Match.set_up(plan.game, seats=plan.seats, seed=f"{plan.seed}-{number}", track=not plan.quick, **plan.options)


def play(plan: Plan, number: int) -> Outcome:
    """Play one match to its end."""
    match = start(plan, number)
    game = catalog.game(plan.game)
    chance = Chance.of(f"agents {plan.seed}-{number}")
    agents = plan.players()
    decisions = made = 0
    try:
        while match.ask is not None and made < game.bound:
            ask = match.ask
            decisions += len(ask.options) > 1
            made += 1
            match.choose(agents[ask.seat].choose(match, ask.seat, chance), ask.seat)
    finally:
        for seat, agent in enumerate(agents):
            agent.finish(match, seat)
    faults = tuple(fault for agent in agents for fault in agent.faults)
    seats = game.seated(match.state, plan.seats)
    rounds = game.rounds(match.state)
    result = match.result
    if result is None:
        return Outcome(seats, (), (0,) * len(seats), UNFINISHED, rounds, decisions, faults)
    return Outcome(seats, result.winners, result.scores, result.how, rounds, decisions, faults)


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """Play that many matches, in that many processes; outcomes come in the order of the matches."""
    if jobs == 1:
        for number in range(games):
            yield play(plan, number)
        return
    yield from on_cores(partial(play, plan), range(games), min(jobs, games))


class Statistics:
    """What the outcomes say together."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.names = tuple(dict.fromkeys(seats))
        self.games = 0
        self.wins: Counter[str] = Counter()
        self.wins_by_seat = [0] * len(seats)
        self.scores: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.rounds = 0
        self.decisions = 0
        self.faults: list[str] = []

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.endings[outcome.how] += 1
        self.rounds += outcome.rounds
        self.decisions += outcome.decisions
        self.faults += outcome.faults
        for seat, name in enumerate(outcome.seats):
            if name not in self.names:  # a seat's name may be settled in the match itself
                self.names = (*(other for other in self.names if self.played[other]), name)
            self.played[name] += 1
            self.scores[name] += outcome.scores[seat]
            self.wins[name] += seat in outcome.winners
            self.wins_by_seat[seat] += seat in outcome.winners

    def mean_score(self, name: str) -> float:
        return self.scores[name] / self.played[name] if self.played[name] else 0.0

    def a_game(self, total: int) -> float:
        return total / self.games if self.games else 0.0

    def plain(self, seconds: float) -> dict[str, Any]:
        """As JSON, given how long it took."""
        return {
            "games": self.games,
            "wins": {name: self.wins[name] for name in self.names},
            "wins_by_seat": self.wins_by_seat,
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
