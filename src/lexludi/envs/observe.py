"""Observations: what a seat may know, as numbers up to 1, laid out the same in every match of so many seats."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lexludi.envs import sketch
from lexludi.envs.eyes import Asks, Ended, Eye, Plan, Prompt, arranged, unlike, viewed
from lexludi.envs.layout import Layout, Make
from lexludi.envs.writers import NOTHING, UNFIT
from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.errors import BrokenGame
from lexludi.kernel.match import Match
from lexludi.kernel.numbers import Numbers, One, Row, Told

Array: TypeAlias = NDArray[np.float32]

DEPTH = 5
"""The parts of the longest number of a rule: 15.5.2.II.a."""
LAW = Row("law", 1 + DEPTH, 255)
ROMAN = {"I": 1, "V": 5, "X": 10}


class Observer:
    """Turns matches of a game with so many seats into arrays of `size` numbers; `places` says where each part stands.

    The order: what is asked, how the match ended, then the entries of the view as the game declares them. Seats are
    counted from the one that looks. Of a game that declares nothing, everything is hashed (see `sketch`).

    An observer remembers what each seat saw last, and writes only what has changed: one for each match is quickest.
    """

    def __init__(self, game: Game | str, seats: int) -> None:
        self.game = catalog.game(game) if isinstance(game, str) else game
        self.seats = seats
        self.scheme = scheme(self.game, seats)
        self.numbers = self.scheme.numbers
        self.places = self.scheme.places
        self.size = self.scheme.size
        self.eyes: dict[int, tuple[Eye, Array]] = {}
        """What each seat looks with, and the array that shows its numbers."""

    def observe(self, match: Match, seat: int, out: Array | None = None) -> Array:
        """What that seat may know of a match: the numbers of `match.view(seat)`, in a new array or in `out`."""
        seen = self.glance(match, seat)
        if out is None:
            return seen.copy()
        out[:] = seen
        return out

    def glance(self, match: Match, seat: int) -> Array:
        """The same in an array that the next look of this seat changes."""
        found = self.eyes.get(seat)
        if found is None:
            if not self.numbers.view:
                return self._sketched(viewed(match, seat) | {"asks": match.asks_for(seat)}, seat)
            eye = Eye(self.scheme.plan(seat))
            found = self.eyes[seat] = eye, np.frombuffer(eye.raw, np.float32)[1:]
        eye, seen = found
        eye.look(match)
        return seen

    def encode(self, view: dict[str, Any], seat: int) -> Array:
        """A view as numbers, all of them written anew. Raises BrokenGame if something in it has no place."""
        if not self.numbers.view:
            return self._sketched(view, seat)
        plan = self.scheme.plan(seat)
        raw = array("f", bytes(4 * plan.size))
        if plan.arrange is not None:
            view = arranged(plan.arrange, view, seat)
        try:
            for name, entry in view.items():
                plan.writers[name].write(told(entry, seat) if name == "asks" else entry, raw)
        except UNFIT as unfit:
            raise BrokenGame(f"the entry {name!r} of the view does not fit its declared numbers: {unfit!r}") from unfit
        if len(view) < len(plan.writers):
            raise BrokenGame(f"the view does not fit its declared numbers: {unlike(view, plan.writers)}")
        return np.frombuffer(raw, np.float32)[1:]

    def __deepcopy__(self, memo: Any) -> Observer:
        """One that has seen nothing yet: arrays that are filled in place belong to one observer."""
        return Observer(self.game, self.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game.name, self.seats)

    def _sketched(self, view: dict[str, Any], seat: int) -> Array:
        return np.clip(np.array(sketch.sketch(view, seat, self.seats), np.float32), -1.0, 1.0)


class Scheme:
    """Where everything stands: the same for all observers of a game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.numbers = game.numbers()
        self.places: dict[str, slice] = {}
        self.plans: dict[int, Plan] = {}
        if not self.numbers.view:
            self.size = seats + sketch.PROMPTS + sketch.ABOUT + sketch.REST
            return
        layout = Layout(seats, self.numbers.others)
        self.makes: dict[str, Make] = {"asks": asks(layout, self.numbers), "result": result(layout, self.numbers)}
        parts = {part.name: part for part in self.numbers.view}
        self.told = [name for name, part in parts.items() if isinstance(part, Told)]
        if "seats" not in parts:
            self.makes["seats"] = layout.add(Told("seats"), "seats")  # names are no numbers, unless the game says so
            self.told.append("seats")
        for name, part in parts.items():
            self.makes[name] = layout.add(part, name)
        self.places = {name: slice(start - 1, end - 1) for name, (start, end) in layout.spans.items()}
        self.size = layout.size - 1

    def plan(self, seat: int) -> Plan:
        """What that seat looks at."""
        found = self.plans.get(seat)
        if found is None:
            writers = {name: make(seat) for name, make in self.makes.items()}
            numbers = self.numbers
            found = self.plans[seat] = Plan(
                seat, self.size + 1, writers, self.told, numbers.glance, numbers.retold, numbers.arrange
            )
        return found


@lru_cache(maxsize=32)
def scheme(game: Game, seats: int) -> Scheme:
    """The scheme of a game with so many seats, made once."""
    return Scheme(game, seats)


# What the kernel adds to a view


def asks(layout: Layout, numbers: Numbers) -> Make:
    """Give what is asked its places."""
    start = layout.size
    layout.spans["asked"] = (start, start + layout.seats)
    asked = layout.place(layout.seats)
    prompt = layout.add(One("prompt", tuple(numbers.prompts)), "prompt")
    law = layout.add(LAW, "law")
    about = {part.name: layout.add(part, f"about.{part.name}") for part in numbers.about}
    end = layout.size

    def make(seat: int) -> Asks:
        writers = {name: place(seat) for name, place in about.items()}
        prompts = {
            name: Prompt([writers[key.strip("*")] for key in keys], bool(keys) and keys[-1].startswith("*"))
            for name, keys in numbers.prompts.items()
        }
        return Asks(start, end, layout.chairs(asked, seat), prompt(seat), law(seat), prompts, citation)

    return make


def result(layout: Layout, numbers: Numbers) -> Make:
    """Give the end of the match its places."""
    start = layout.place(1)
    layout.spans["over"] = (start, start + 1)
    how = layout.add(One("how", numbers.endings), "how")
    layout.spans["won"] = (layout.size, layout.size + layout.seats)
    won = layout.place(layout.seats)
    end = layout.size
    return lambda seat: Ended(start, end, how(seat), layout.chairs(won, seat))


def told(entry: list[dict[str, Any]], seat: int) -> tuple[Any, ...]:
    """The asks of a view as `Asks` takes them."""
    seats = tuple([ask["seat"] for ask in entry])
    own = next((ask for ask in entry if ask["seat"] == seat), None)
    return (seats, None, "", ()) if own is None else (seats, own["prompt"], own["law"], tuple(own["about"]))


def citation(law: str) -> list[int]:
    """The number of a rule, part by part: first a 1 if it is one of another law, such as `chess 9.2.3.I`."""
    book, _, number = law.rpartition(" ")
    parts = [ordinal(part) for part in number.split(".")] if number not in NOTHING else []
    return [int(bool(book)), *parts, *[0] * (DEPTH - len(parts))]


def ordinal(part: str) -> int:
    """A number as it is, a Roman one from 101 on, a letter from 201 on; other words are 255."""
    if part.isdigit():
        return int(part)
    if set(part) <= ROMAN.keys():
        values = [ROMAN[letter] for letter in part]
        return 100 + sum(-n if n < after else n for n, after in zip(values, [*values[1:], 0], strict=True))
    return 200 + ord(part.lower()) - ord("a") + 1 if len(part) == 1 else 255
