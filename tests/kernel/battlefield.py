"""Positions of Skirmish that kernel tests start from."""

from __future__ import annotations

from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

MEETING = """
seats: 2
soldiers 0: 3 0 0 0 1 0 0 0 0 0 0 0
soldiers 1: 0 2 0 0 1 0 0 0 0 0 0 0   # they meet on field 4
reserve: 16 17
stock: 6 6
points: 0 0
hand 0: 1 2
hand 1: 3 5                           # 5 is an ambush
deck: 7 8 9 11
actions: 3
next: action 0; evening 0; turn 1
"""


def meeting() -> Match:
    """Seat 0 acts, three actions ahead; the two armies meet on field 4."""
    return Match.at("skirmish", MEETING)


def fresh(seats: int = 2, seed: str = "7") -> Match:
    """A new match: everybody bids."""
    return Match.new("skirmish", list("abcd"[:seats]), seed)


def play(match: Match, decisions: int = 10_000, seed: str = "play") -> Match:
    """Random choices, up to so many."""
    chance = Chance.of(seed)
    for _ in range(decisions):
        if match.ask is None:
            break
        match.choose(chance.pick(match.ask.options))
    return match


def played(decisions: int = 10_000, seats: int = 2, seed: str = "7") -> Match:
    return play(fresh(seats, seed), decisions)
