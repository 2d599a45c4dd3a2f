"""Golden playthroughs: a match played at random and written down, so that every change of the rules is a diff.

    game: root
    seats: marquise eyrie
    options: {"map":"winter"}
    seed: 3

    1 marquise keep 4 > at 3
    2 marquise starting-building 6 > build sawmill 3
    …
    = points 0 2, state 5f0c41e7, log 9b2d77aa

A line says who is asked what, among how many options, and what is chosen. Now and then, and at the end, stand the
points and digests of the state and of all that has happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

EVERY: Final = 50
"""Decisions from one digest to the next."""


class Start(msgspec.Struct, frozen=True):
    """What a playthrough begins with: its first lines."""

    game: str
    setup: Setup
    seed: str

    def write(self) -> str:
        """The head of a playthrough."""
        options = msgspec.json.encode(self.setup.options).decode()
        seats = " ".join(self.setup.seats)
        return f"game: {self.game}\nseats: {seats}\noptions: {options}\nseed: {self.seed}\n\n"

    @staticmethod
    def read(text: str) -> Start:
        """The start that the head of a playthrough says."""
        head = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())
        options: dict[str, Any] = msgspec.json.decode(head["options"])
        return Start(head["game"], Setup(tuple(head["seats"].split()), options), head["seed"])


def playthrough(start: Start) -> str:
    """The whole match as text."""
    return start.write() + "".join(f"{line}\n" for line in _lines(start))


def _lines(start: Start) -> Iterator[str]:
    match = Match.set_up(start.game, start.setup.seats, start.seed, **start.setup.options)
    chance = Chance.of(f"playthrough {start.seed}")
    while match.asks:
        ask = chance.pick(match.asks)
        choice = chance.pick(ask.options)
        made = len(match.history) + 1
        who = start.setup.seats[ask.seat]
        yield f"{made} {who} {ask.prompt} {len(ask.options)} > {match.spell(choice)}"
        match.choose(choice, ask.seat)
        if made % EVERY == 0:
            yield _sum(match)
    yield _sum(match)
    assert match.result is not None
    winners = " ".join(start.setup.seats[seat] for seat in match.result.winners)
    yield f"= {winners} by {match.result.how}"


def _sum(match: Match) -> str:
    points = " ".join(map(str, match.game.points(match.state)))
    log = b"".join(msgspec.json.encode(event) for event in match.events)
    return f"= points {points}, state {_digest(match.game.write(match.state).encode())}, log {_digest(log)}"


def _digest(said: bytes) -> str:
    return blake2b(said, digest_size=4).hexdigest()
