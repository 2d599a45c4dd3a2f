"""Measures this engine on one set-up: `python -m benchmarks.engine SETUP SECONDS`, see `benchmarks.meter`.

A decision is an ask with at least two options. Which build is measured depends on what `lexludi` is on the path. Every
round has matches of its own, so that no figure hangs on how a few of them happen to go.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random

from benchmarks.growth import held
from benchmarks.meter import Work, serve
from benchmarks.setups import SETUPS, Setup
from lexludi import Match
from lexludi.agents import SearchAgent
from lexludi.envs import raw_env
from lexludi.kernel import match as kernel
from lexludi.kernel.chance import Chance

GAMES = 3
"""Matches of a piece of work."""
MANY = 12
"""Matches that averages are taken of."""
SAMPLES = 40
"""Positions from the middle of matches."""
CUT = 10
"""Decisions of a playout that is cut, as the peer's search cuts it."""
SIMULATIONS = 64
SEARCHES = 3
STEPS = 150
HELD = 10
HALFWAY = 200
"""Decisions after which the memory of a match is measured."""


def new(setup: Setup, seed: int, track: bool) -> Match:
    return Match.set_up(setup.game, setup.seats, seed, track, **setup.options)


def play(setup: Setup, seeds: Iterable[int]) -> tuple[int, int]:
    """Random matches from the set-up to the end; how many decisions and options they had."""
    chance = Random(1).random
    decisions = options = 0
    for seed in seeds:
        match = new(setup, seed, False)
        while (ask := match.ask) is not None:
            count = len(ask.options)
            if count > 1:
                decisions += 1
                options += count
            match.pick(int(chance() * count))
    return decisions, options


def typical(setup: Setup, number: int) -> tuple[list[Match], list[Match]]:
    """Matches of a round somewhere in their middle, and finished ones."""
    random = Random(number)
    middle: list[Match] = []
    ended: list[Match] = []
    while len(middle) < SAMPLES or len(ended) < GAMES:
        match = new(setup, number * SAMPLES + len(ended), True)
        while match.ask is not None:
            if len(match.history) > 10 and random.random() < 0.02 and len(middle) < SAMPLES:
                middle.append(match.clone())
            match.pick(random.randrange(len(match.ask.options)))
        ended.append(match)
    return middle, ended[:GAMES]


def each(act: Callable[[Match], object], matches: Sequence[Match]) -> Work:
    """The work of doing that with each of the matches."""

    def do() -> None:
        for match in matches:
            act(match)

    return Work(do, len(matches))


def playouts(matches: Sequence[Match], most: int) -> int:
    """What search does: imagine a match, play it on at random for at most so many decisions, value the position.

    How many decisions that were.
    """
    chance = Chance.of("1")
    decisions = 0
    for match in matches:
        assert match.ask is not None
        seat = match.ask.seat
        world = match.imagine(seat, chance)
        decisions += world.play_out(chance, most)
        match.game.value(world.state, seat)
    return decisions


def searches(matches: Sequence[Match]) -> Work:
    """Search where there is something to decide, as it does not think about anything else."""
    choosing = [match for match in matches if match.ask is not None and len(match.ask.options) > 2][:SEARCHES]

    def do() -> None:
        for match in choosing:
            assert match.ask is not None
            SearchAgent(simulations=SIMULATIONS).choose(match, match.ask.seat, Chance.of("1"))

    return Work(do, SIMULATIONS * len(choosing))


def steps(setup: Setup, number: int) -> Work:
    """Steps of the PettingZoo environment, with observation and mask, through the raw environment."""
    env = raw_env(setup.game, setup.seats, setup.options)

    def do() -> None:
        random = Random(number).random
        env.reset(seed=1 + number * STEPS)
        for done in range(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset(seed=1 + number * STEPS + done)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))

    return Work(do, STEPS)


def memory(setup: Setup) -> float:
    """KiB that a match that keeps everything holds halfway."""
    random = Random(1).random

    def halfway(seed: int) -> Match:
        match = new(setup, seed, True)
        while (ask := match.ask) is not None and len(match.history) < HALFWAY:
            match.pick(int(random() * len(ask.options)))
        return match

    return held(halfway, HELD)


def works(setup: Setup, number: int) -> dict[str, Work]:
    """What is measured in a round."""
    middle, ended = typical(setup, number)
    records = [match.record() for match in ended]
    length = sum(len(match.history) for match in ended)
    seeds = range(number * GAMES, (number + 1) * GAMES)
    begun = [new(setup, seed, True) for seed in seeds]
    bound = begun[0].game.bound
    return {
        "decisions/s": Work(lambda: play(setup, seeds), play(setup, seeds)[0]),
        "replay decisions/s": Work(lambda: [Match.replay(record) for record in records], length),
        "playout decisions/s": Work(lambda: playouts(begun, bound), playouts(begun, bound)),
        "cut playouts/s": Work(lambda: playouts(middle, CUT), len(middle)),
        "simulations/s": searches(middle),
        "clone µs": each(lambda match: match.clone(track=False), middle),
        "full clone µs": each(lambda match: match.clone(), middle),
        "view µs": each(lambda match: match.view(0), middle),
        "steps/s": steps(setup, number),
    }


def facts(setup: Setup) -> dict[str, float]:
    """What does not depend on the machine."""
    decisions, options = play(setup, range(MANY))
    begun = [new(setup, seed, True) for seed in range(MANY)]
    return {
        "decisions/game": decisions / MANY,
        "options/decision": options / decisions,
        "decisions/playout": playouts(begun, begun[0].game.bound) / MANY,
        "KiB/match": memory(setup),
    }


if __name__ == "__main__":
    wanted = SETUPS[sys.argv[1]]
    serve(partial(works, wanted), float(sys.argv[2]), not str(kernel.__file__).endswith(".py"), facts(wanted))
