"""How strong agents are: one against three of another in Root. By hand, as it takes long:

    python -m benchmarks.strength                             search for a second a decision against greedy, 40 games
    python -m benchmarks.strength greedy random --games 200
    python -m benchmarks.strength search:0.2s greedy --jobs 2

The one plays each faction in turn, and the factions sit in each order in turn. Par is a quarter of the games.
Set PYTHONPATH to the source of a compiled build (`make compiled`) to play there.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from multiprocessing import get_context

from lexludi.arena.simulate import Outcome, Plan, play
from lexludi.arena.standings import wilson
from lexludi.kernel import match as kernel

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond:thief")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("one", nargs="?", default="search:1s", help="the agent that is measured (search:1s)")
    parser.add_argument("others", nargs="?", default="greedy", help="the agent of the other three seats (greedy)")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="strength")
    wanted = parser.parse_args(argv)
    build = "pure" if str(kernel.__file__).endswith(".py") else "compiled"
    print(f"{wanted.one} against three {wanted.others}, {build}", flush=True)
    plans = [
        (plan(n, wanted.one, wanted.others, wanted.seed), n) for n in range(wanted.first, wanted.first + wanted.games)
    ]
    began = time.monotonic()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    with get_context("spawn").Pool(wanted.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for n, outcome in enumerate(pool.imap(_play, plans), wanted.first):
            faction = FACTIONS[n % 4]
            played[faction] += 1
            won[faction] += outcome.seats.index(faction) in outcome.winners
            print(line(n, faction, outcome, sum(won.values()), sum(played.values())), flush=True)
    for faction in FACTIONS:
        print(f"  {faction:<15} {won[faction]:3} of {played[faction]}")
    print(f"{share(sum(won.values()), sum(played.values()))}; par is 25 %. {time.monotonic() - began:.0f} s.")
    return 0


def plan(number: int, one: str, others: str, seed: str) -> Plan:
    """Game number so-and-so: who plays what, in which order."""
    turn = number // 4 % 4
    seats = FACTIONS[turn:] + FACTIONS[:turn]
    agents = tuple(one if seat == FACTIONS[number % 4] else others for seat in seats)
    return Plan("root", seats, {}, seed, agents)


def _play(work: tuple[Plan, int]) -> Outcome:
    return play(*work)


def line(number: int, faction: str, outcome: Outcome, won: int, played: int) -> str:
    scores = " ".join(map(str, outcome.scores))
    winners = ", ".join(outcome.seats[seat] for seat in outcome.winners)
    return (
        f"{number:4} as {faction:<15} won by {winners:<15} {outcome.how:<10} {scores:<12} so far {share(won, played)}"
    )


def share(won: int, played: int) -> str:
    low, high = wilson(won, played)
    return f"{won} of {played} = {won / played:.1%} (95 % interval {low:.1%} to {high:.1%})"


if __name__ == "__main__":
    sys.exit(main())
