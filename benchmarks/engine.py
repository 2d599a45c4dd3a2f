"""Measures this engine on one set-up and prints the figures as JSON: `python -m benchmarks.engine SETUP SECONDS`.

A decision is an ask with at least two options. Which build is measured depends on what `lexludi` is on the path.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from benchmarks.setups import SETUPS, Setup
from lexludi import Match
from lexludi.agents import SearchAgent
from lexludi.kernel import match as kernel
from lexludi.kernel.chance import Chance

SAMPLES = 60
CUT = 10
"""Decisions of a playout that is cut, as the peer's search cuts it."""
SIMULATIONS = 64


def new(setup: Setup, seed: int, track: bool) -> Match:
    return Match.new(setup.game, setup.seats, seed, track, **setup.options)


def playouts(setup: Setup, seconds: float) -> dict[str, float]:
    """Random matches from the set-up to the end."""
    chance = Random(1).random
    games = decisions = options = 0
    start = process_time()
    while process_time() - start < seconds:
        match = new(setup, games, False)
        while (ask := match.ask) is not None:
            count = len(ask.options)
            if count > 1:
                decisions += 1
                options += count
            match.pick(int(chance() * count))
        games += 1
    took = process_time() - start
    return {
        "decisions/s": decisions / took,
        "games/s": games / took,
        "decisions/game": decisions / games,
        "options/decision": options / decisions,
    }


def typical(setup: Setup) -> tuple[list[Match], list[Match]]:
    """Matches somewhere in their middle, and finished ones."""
    random = Random(2)
    middle: list[Match] = []
    ended: list[Match] = []
    seed = 0
    while len(middle) < SAMPLES:
        match = new(setup, seed, True)
        while match.ask is not None:
            if len(match.history) > 10 and random.random() < 0.02 and len(middle) < SAMPLES:
                middle.append(match.clone())
            match.pick(random.randrange(len(match.ask.options)))
        ended.append(match)
        seed += 1
    return middle, ended


def micros(act: Callable[[Match], object], matches: list[Match], seconds: float) -> float:
    """How long that takes on average, in microseconds."""
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for match in matches:
            act(match)
        done += len(matches)
    return (process_time() - start) / done * 1e6


def playout(match: Match, most: int, chance: Chance) -> None:
    """What search does: imagine the match, play it on at random for at most so many decisions, value the position."""
    assert match.ask is not None
    seat = match.ask.seat
    world = match.imagine(seat, chance)
    for _ in range(most):
        ask = world.ask
        if ask is None:
            break
        world.pick(chance.below(len(ask.options)))
    match.game.value(world.state, seat)


def searches(setup: Setup, middle: list[Match], seconds: float) -> dict[str, float]:
    """Playouts and simulations a second: whole matches from their start, the others from anywhere in the middle."""
    chance = Chance.of("1")
    begun = [new(setup, seed, True) for seed in range(4)]
    bound = middle[0].game.bound

    def simulate(match: Match) -> None:
        assert match.ask is not None
        SearchAgent(simulations=SIMULATIONS).choose(match, match.ask.seat, chance)

    return {
        "full playouts/s": 1e6 / micros(lambda m: playout(m, bound, chance), begun, seconds),
        "cut playouts/s": 1e6 / micros(lambda m: playout(m, CUT, chance), middle, seconds),
        "simulations/s": SIMULATIONS * 1e6 / micros(simulate, choosing(middle), seconds),
    }


def choosing(matches: list[Match]) -> list[Match]:
    """Those in which there is something to decide, as search does not think about anything else."""
    return [match for match in matches if match.ask is not None and len(match.ask.options) > 2]


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    figures = playouts(setup, seconds)
    middle, ended = typical(setup)
    share = seconds / 4
    figures["clone µs"] = micros(lambda m: m.clone(track=False), middle, share)
    figures["full clone µs"] = micros(lambda m: m.clone(), middle, share)
    figures["view µs"] = micros(lambda m: m.view(0), middle, share)
    length = sum(len(m.history) for m in ended) / len(ended)
    records = [m.record() for m in ended]
    figures["replay decisions/s"] = length * 1e6 / micros(lambda m: Match.replay(records[ended.index(m)]), ended, share)
    return figures | searches(setup, middle, share)


if __name__ == "__main__":
    figures = measure(SETUPS[sys.argv[1]], float(sys.argv[2]))
    compiled = not str(kernel.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": figures}))
