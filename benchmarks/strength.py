"""How strong agents are: one against all others of another kind. By hand, as it takes long:

    python -m benchmarks.strength                             search for a second a decision against greedy, 40 games
    python -m benchmarks.strength greedy random --games 200
    python -m benchmarks.strength search:0.2s greedy --jobs 2 --of oath

The one plays each seat of a set-up of `benchmarks.setups` in turn; where the game lets them, the seats turn too. Par is
one game in so many as there are seats.
Set PYTHONPATH to the source of a compiled build (`make compiled`) to play there.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from benchmarks.setups import SETUPS, Setup
from lexludi.arena.cores import on_cores
from lexludi.arena.intervals import wilson
from lexludi.arena.simulate import Outcome, Plan, play
from lexludi.kernel import match as kernel


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("one", nargs="?", default="search:1s", help="the agent that is measured (search:1s)")
    parser.add_argument("others", nargs="?", default="greedy", help="the agent of the other seats (greedy)")
    parser.add_argument("--of", default="root", choices=sorted(SETUPS), help="the set-up that they play (root)")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="strength")
    wanted = parser.parse_args(argv)
    build = "pure" if str(kernel.__file__).endswith(".py") else "compiled"
    setup = SETUPS[wanted.of]
    print(f"{wanted.of}: {wanted.one} against {len(setup.seats) - 1} {wanted.others}, {build}", flush=True)
    numbers = range(wanted.first, wanted.first + wanted.games)
    plans = [(plan(setup, n, wanted.one, wanted.others, wanted.seed), n) for n in numbers]
    began = time.monotonic()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for n, outcome in enumerate(on_cores(_play, plans, wanted.jobs), wanted.first):
        name = setup.seats[n % len(setup.seats)]
        played[name] += 1
        won[name] += outcome.seats.index(name) in outcome.winners
        print(line(n, name, outcome, sum(won.values()), sum(played.values())), flush=True)
    for name in setup.seats:
        print(f"  {name:<15} {won[name]:3} of {played[name]}")
    par = f"par is {1 / len(setup.seats):.0%}"
    print(f"{share(sum(won.values()), sum(played.values()))}; {par}. {time.monotonic() - began:.0f} s.")
    return 0


def plan(setup: Setup, number: int, one: str, others: str, seed: str) -> Plan:
    """Game number so-and-so: who plays what, in which order."""
    count = len(setup.seats)
    turn = number // count % count if setup.turns else 0
    seats = setup.seats[turn:] + setup.seats[:turn]
    agents = tuple(one if seat == setup.seats[number % count] else others for seat in seats)
    return Plan(setup.game, seats, dict(setup.options), seed, agents)


def _play(work: tuple[Plan, int]) -> Outcome:
    return play(*work)


def line(number: int, name: str, outcome: Outcome, won: int, played: int) -> str:
    scores = " ".join(map(str, outcome.scores))
    winners = ", ".join(outcome.seats[seat] for seat in outcome.winners)
    return f"{number:4} as {name:<15} won by {winners:<15} {outcome.how:<10} {scores:<12} so far {share(won, played)}"


def share(won: int, played: int) -> str:
    low, high = wilson(won, played)
    return f"{won} of {played} = {won / played:.1%} (95 % interval {low:.1%} to {high:.1%})"


if __name__ == "__main__":
    sys.exit(main())
