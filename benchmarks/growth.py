"""How the engine grows: with players, processes and the length of a match, and what memory a match takes.

Seconds are those of the processor, but for matches by jobs, where they are those of the clock.

python -m benchmarks.growth [SECONDS]        prints JSON; SECONDS is how long each measurement lasts (1)
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

from lexludi import Match
from lexludi.arena.simulate import Plan, simulate
from lexludi.kernel import match as kernel

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond:thief", "lizards", "riverfolk")
FOUR = FACTIONS[:4]
PART = 100
"""Decisions of one point of the curve by length."""
PARTS = 5
HELD = 40
FIRST = 16
TURNS = 3
"""How often one and two processes take turns."""

Curve = dict[str, float]


def by_players(seconds: float) -> Curve:
    """Decisions a second with two to six players."""
    halfway(0, False)  # the game is loaded before the clock starts
    return {str(n): decisions_a_second(FACTIONS[:n], seconds) for n in range(2, 7)}


def decisions_a_second(seats: tuple[str, ...], seconds: float) -> float:
    random = Random(1).random
    decisions = seed = 0
    start = process_time()
    while process_time() - start < seconds:
        match = Match.set_up("root", seats, seed, False)
        seed += 1
        while (ask := match.ask) is not None and process_time() - start < seconds:
            decisions += len(ask.options) > 1
            match.pick(int(random() * len(ask.options)))
    return decisions / (process_time() - start)


def by_jobs(seconds: float) -> Curve:
    """Matches a second with one and two processes."""
    plan = Plan("root", FOUR, {}, "jobs")
    games = FIRST * (4 + int(3 * seconds))
    turns = [[matches_a_second(plan, games, jobs) for jobs in (1, 2)] for _ in range(TURNS)]
    return {str(jobs + 1): median(turn[jobs] for turn in turns) for jobs in (0, 1)}


def matches_a_second(plan: Plan, games: int, jobs: int) -> float:
    """Counted once both processes have brought what they took first, so that their start stays out."""
    outcomes = simulate(plan, FIRST + games, jobs)
    for _ in range(FIRST):
        next(outcomes)
    start = perf_counter()
    count = sum(1 for _ in outcomes)
    return count / (perf_counter() - start)


def by_length(seconds: float) -> dict[str, Curve]:
    """Microseconds a decision and a copy take in a match that keeps everything, by how much was decided before."""
    names = [str((n + 1) * PART) for n in range(PARTS)]
    took, made = [0.0] * PARTS, [0] * PARTS
    copied, copies = [0.0] * PARTS, [0] * PARTS
    random = Random(3).random
    seed = 0
    start = process_time()
    while process_time() - start < seconds or not all(copies):
        match = Match.set_up("root", FOUR, seed)
        seed += 1
        for part in range(PARTS):
            began = process_time()
            before = len(match.history)
            while (ask := match.ask) is not None and len(match.history) < (part + 1) * PART:
                match.pick(int(random() * len(ask.options)))
            took[part] += process_time() - began
            made[part] += len(match.history) - before
            if match.ask is not None:
                began = process_time()
                match.clone()
                copied[part] += process_time() - began
                copies[part] += 1
    return {
        "decision µs": {name: took[n] / made[n] * 1e6 for n, name in enumerate(names)},
        "full clone µs": {name: copied[n] / copies[n] * 1e6 for n, name in enumerate(names)},
    }


def memory() -> Curve:
    """KiB that a match holds after 200 decisions: one that keeps everything, one for playouts, and a copy."""
    match = halfway(0, True)
    return {
        "tracked match": held(lambda seed: halfway(seed, True), HELD),
        "untracked match": held(lambda seed: halfway(seed, False), HELD),
        "playout copy": held(lambda _seed: match.clone(track=False), HELD),
    }


def halfway(seed: int, track: bool) -> Match:
    random = Random(seed).random
    match = Match.set_up("root", FOUR, seed, track)
    while (ask := match.ask) is not None and len(match.history) < 200:
        match.pick(int(random() * len(ask.options)))
    return match


def held(make: Callable[[int], Match], count: int) -> float:
    """KiB that each of so many matches holds."""
    make(0)  # what is made once stays out
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make(seed) for seed in range(count)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def measure(seconds: float) -> dict[str, Curve]:
    return {
        "decisions/s by players": by_players(seconds),
        "matches/s by jobs": by_jobs(seconds),
        **{f"{what} by decisions made": curve for what, curve in by_length(seconds).items()},
        "KiB a match": memory(),
    }


if __name__ == "__main__":
    curves = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
    print(json.dumps({"compiled": not str(kernel.__file__).endswith(".py"), "curves": curves}))
