"""Observations: what a seat may know, as numbers between -1 and 1, laid out the same in every match of a set-up."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from lexludi.kernel.catalog import Game
from lexludi.kernel.match import Match
from lexludi.kernel.numbers import Bag, Number, Part, Row, Rows, Sketch, Who, Word

Array: TypeAlias = NDArray[np.float32]

REST = 256
"""Numbers for what no part of the game names."""
PROMPTS = 128
"""Numbers for what is asked: a 1 where the prompt is hashed to."""
ABOUT = 4
"""The first numbers of what the prompt speaks of."""
MOST_ABOUT = 64.0
TENS = 10.0


class Observer:
    """Turns views of a game with so many seats into arrays of `size` numbers.

    The order: each seat's 1 if it is asked, the prompt, what it is about; then the game's parts in the order it
    declares them; then a sketch of the rest of the view. Seats are counted from the one that looks.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        self.parts = game.numbers.view
        self.named = {part.name for part in self.parts} | {"asks", "result"}
        self.lengths = {part.name: length(part, seats) for part in self.parts}
        self.places: dict[str, int] = {}
        start = self._place("asked", 0, seats)
        start = self._place("prompt", start, PROMPTS)
        start = self._place("about", start, ABOUT)
        for part in self.parts:
            start = self._place(part.name, start, self.lengths[part.name] * (seats if part.each else 1))
        self.size = self._place("rest", start, REST)

    def _place(self, name: str, start: int, count: int) -> int:
        self.places[name] = start
        return start + count

    def observe(self, match: Match, seat: int) -> Array:
        """What that seat may know of a match."""
        return self.encode(match.view(seat), seat)

    def encode(self, view: dict[str, Any], seat: int) -> Array:
        """A view of `match.view(seat)` as numbers."""
        out = [0.0] * self.size
        self._asks(view["asks"], seat, out)
        for part in self.parts:
            entry = view.get(part.name)
            if entry is not None:
                self._part(part, entry, seat, out)
        rest = self.places["rest"]
        for name, entry in view.items():
            if name not in self.named:
                sketch(entry, name, rest, REST, out)
        return np.clip(np.array(out, np.float32), -1.0, 1.0)

    def _asks(self, asks: list[dict[str, Any]], seat: int, out: list[float]) -> None:
        for ask in asks:
            out[(ask["seat"] - seat) % self.seats] = 1
        if asks:
            ask = next((ask for ask in asks if ask["seat"] == seat), asks[0])
            out[self.places["prompt"] + _hashed(ask["prompt"]) % PROMPTS] = 1
            for n, number in enumerate(ask["about"][:ABOUT], self.places["about"]):
                out[n] = number / MOST_ABOUT

    def _part(self, part: Part, entry: Any, seat: int, out: list[float]) -> None:
        start = self.places[part.name]
        if not part.each:
            fill(part, entry, seat, self.seats, start, out)
            return
        size = self.lengths[part.name]
        for n in range(self.seats):
            who = (seat + n) % self.seats
            if who < len(entry):
                fill(part, entry[who], seat, self.seats, start + n * size, out)


def length(part: Part, seats: int) -> int:
    """How many numbers a part takes, for one seat."""
    match part:
        case Row(length=count):
            return count
        case Rows(keys=keys, length=count):
            return len(keys) * count
        case Bag(size=size):
            return size + 1
        case Word(words=words):
            return len(words)
        case Who(length=count):
            return count * seats
        case Sketch(size=size):
            return size
    return 1


def fill(part: Part, entry: Any, seat: int, seats: int, start: int, out: list[float]) -> None:
    """Write an entry of the view the way its part says."""
    match part:
        case Number(most=most):
            out[start] = (entry or 0) / most
        case Row(length=count, most=most):
            row(entry[:count], most, start, out)
        case Rows(keys=keys, length=count, most=most):
            for n, key in enumerate(keys):
                if key in entry:
                    row(entry[key][:count], most, start + n * count, out)
        case Bag(size=size):
            for thing in entry:
                if 0 <= thing < size:
                    out[start + thing] += 1
                else:
                    out[start + size] += 1 / TENS
        case Word(words=words):
            if entry in words:
                out[start + words.index(entry)] = 1
        case Who(length=count):
            for n, who in enumerate([entry] if count == 1 else entry[:count]):
                if 0 <= who < seats:
                    out[start + n * seats + (who - seat) % seats] = 1
        case Sketch(size=size):
            sketch(entry, part.name, start, size, out)


def row(numbers: list[int], most: float, start: int, out: list[float]) -> None:
    for n, number in enumerate(numbers, start):
        if number:
            out[n] = number / most


def sketch(entry: Any, path: str, start: int, size: int, out: list[float]) -> None:
    """Anything that JSON can say, added up at the places its paths are hashed to, with a sign that is hashed too."""
    if not entry:
        return
    if isinstance(entry, dict):
        for name, inner in entry.items():
            if inner:
                sketch(inner, f"{path}.{name}", start, size, out)
    elif isinstance(entry, list | tuple):
        for n, inner in enumerate(entry):
            if inner:
                sketch(inner, f"{path}.{n}", start, size, out)
    else:
        amount = 1.0
        if isinstance(entry, str):
            path = f"{path}={entry}"
        elif entry is not True:
            amount = entry / TENS
        place = _hashed(path)
        out[start + (place >> 1) % size] += amount if place & 1 else -amount


@lru_cache(maxsize=1 << 15)
def _hashed(path: str) -> int:
    return crc32(path.encode())
