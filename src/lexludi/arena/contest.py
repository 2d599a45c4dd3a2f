"""A match between agents, from its beginning to its end, and what there is to tell of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

import msgspec

from lexludi.agents import Agent
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

UNFINISHED = "unfinished"
"""How a match ended that took more decisions than its game allows."""


class Contest(msgspec.Struct, frozen=True):
    """How a match went. A decision is an ask with at least two options; `curve` has everybody's points at the end of
    each round, `sources` which rule brought whom how many of them (if the match kept its log). The seats may have been
    settled in the match; `faults` are those of external agents.
    """

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    rounds: int
    decisions: int
    curve: tuple[tuple[int, ...], ...]
    sources: tuple[dict[str, int], ...]
    seconds: float
    faults: tuple[str, ...]


def contest(match: Match, agents: Sequence[Agent | None], chance: Chance) -> Contest:
    """Let the agents play to the end; seats that the rules play have none."""
    game = match.game
    curve: list[tuple[int, ...]] = []
    decisions = made = rounds = 0
    began = time.perf_counter()
    try:
        while match.ask is not None and made < game.bound:
            ask = match.ask
            agent = agents[ask.seat]
            assert agent is not None
            decisions += len(ask.options) > 1
            made += 1
            match.choose(agent.choose(match, ask.seat, chance), ask.seat)
            begun = game.rounds(match.state)
            if begun > rounds:
                curve += [points(match)] * (begun - rounds if rounds else 0)
                rounds = begun
    finally:
        for seat, agent in enumerate(agents):
            if agent is not None:
                agent.finish(match, seat)
    result = match.result
    return Contest(
        game.seated(match.state, match.origin.seats),
        () if result is None else result.winners,
        points(match) if result is None else result.scores,
        UNFINISHED if result is None else result.how,
        rounds,
        decisions,
        (*curve, points(match)),
        sources(match),
        time.perf_counter() - began,
        tuple(fault for agent in agents if agent is not None for fault in agent.faults),
    )


def points(match: Match) -> tuple[int, ...]:
    """Everybody's points now, if the game has any."""
    return tuple(match.game.points(match.state)) or (0,) * len(match.seats)


def sources(match: Match) -> tuple[dict[str, int], ...]:
    """The points that each rule brought each seat, in the order of the rules' first gain; none without a log."""
    gained: list[Counter[str]] = [Counter() for _ in match.seats]
    for event in match.events:
        gain = match.game.gains(event)
        if gain is not None and 0 <= gain[0] < len(gained):
            gained[gain[0]][event.rule] += gain[1]
    return tuple(map(dict, gained))
