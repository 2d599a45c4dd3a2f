"""See which tests would not notice the rule they cite broken: `make citations`.

For every rule that a test cites, the code that cites the same rule (or a point of it, or else the rule above it) and
that the test reaches is changed, one change after another, as `tools/mutants.py` does it. A citation of which no change
is noticed by that very test is listed: the test proves something else, and the citation goes, or the test is mended.

    make citations ONLY=test_battle     of some tests only
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict

import pytest

from lexludi.law import cited_by, names, scan
from mutants import TOP, Mutant, Run, files, mutants_of, run_tests

TRIES = 25
"""How many changes of the code of a rule a test may miss before its citation is in doubt."""
PRINTED = {"card": "/cards/", "side": "/hirelings/", "trait": "/bots/"}
"""Where the code is that obeys what is printed."""

Function = tuple[str, str]


class Proofs(Run):
    """For each citation, whether the test notices a change of the code that cites the same rule."""

    def __init__(self, only: str) -> None:
        super().__init__([], 600, {})
        self.only = only
        self.unproved: list[str] = []
        self.elsewhere: list[str] = []
        self.proved = 0
        self.of: dict[Function, list[Mutant]] = defaultdict(list)
        for path in files(""):
            for mutant in mutants_of(path):
                self.of[str(path), mutant.name].append(mutant)
        self.places = {game: places(game) for game in names()}

    def go(self) -> None:
        for name, (items, rules) in self.cited().items():
            for game, number in rules:
                self.prove(name, items, game, number)

    def cited(self) -> dict[str, tuple[list[int], tuple[tuple[str, str], ...]]]:
        """The tests that cite, each with all its cases."""
        found: dict[str, tuple[list[int], tuple[tuple[str, str], ...]]] = {}
        for n, item in enumerate(self.items):
            name = item.nodeid.partition("[")[0]
            rules = cited_by(item.function) if isinstance(item, pytest.Function) else ()
            if rules and self.only in name:
                found.setdefault(name, ([], rules))[0].append(n)
        return found

    def prove(self, name: str, items: list[int], game: str, number: str) -> None:
        reached = [
            (mutant, hits)
            for function in self.functions_of(game, number)
            for mutant in self.of[function]
            if (hits := self.reach.tests(mutant).intersection(items))
        ]
        if not reached:
            self.elsewhere.append(f"{name} {game} {number}")
            return
        random.Random(name).shuffle(reached)
        for mutant, hits in reached[:TRIES]:
            change = self.changed(mutant)
            if change is not None and self.killed_by(sorted(hits), *change):
                self.proved += 1
                return
        self.unproved.append(f"{name} {game} {number} ({len(reached)} changes)")
        print(f"  in doubt: {self.unproved[-1]}", flush=True)

    def functions_of(self, game: str, number: str) -> list[Function]:
        """The functions that cite a rule or what is below it; if there are none, the rule above it."""
        kind = number.partition(".")[0]
        if kind in PRINTED:
            return [function for function in self.of if PRINTED[kind] in function[0]]
        while number:
            found = {f for n, at in self.places[game].items() if n == number or n.startswith(f"{number}.") for f in at}
            if any(function in self.of for function in found):
                return sorted(found)
            number = number.rpartition(".")[0]
        return []


def places(game: str) -> dict[str, set[Function]]:
    """The functions that cite each rule."""
    return {
        number: {(str(TOP / place.path), place.name) for place in found if place.by == "code"}
        for number, found in scan.citations(game).items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="a part of the names of the tests")
    run = Proofs(parser.parse_args().only)
    run_tests(run)
    print(
        f"{run.proved} citations proved, {len(run.unproved)} in doubt, {len(run.elsewhere)} of code nobody can change."
    )
    for citation in run.elsewhere:
        print(f"  reaches no code that cites it: {citation}")
    return 1 if run.unproved else 0


if __name__ == "__main__":
    sys.exit(main())
