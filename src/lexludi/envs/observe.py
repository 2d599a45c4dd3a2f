"""Observations: what a seat may know, as numbers up to 1, laid out the same in every match of so many seats."""

from __future__ import annotations

from array import array
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lexludi.envs import sketch
from lexludi.envs.layout import NOTHING, Layout, Make, Raw, Write
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
UNFIT = (KeyError, IndexError, TypeError, ValueError, OverflowError)
"""What comes of an entry that is not what was declared."""


class Observer:
    """Turns views of a game with so many seats into arrays of `size` numbers; `places` says where each part stands.

    The order: what is asked, how the match ended, then the entries of the view as the game declares them. Seats are
    counted from the one that looks. Of a game that declares nothing, everything is hashed (see `sketch`).
    """

    def __init__(self, game: Game | str, seats: int) -> None:
        self.seats = seats
        self.numbers = (catalog.game(game) if isinstance(game, str) else game).numbers()
        self.places: dict[str, slice] = {}
        if not self.numbers.view:
            self.size = seats + sketch.PROMPTS + sketch.ABOUT + sketch.REST
            return
        layout = Layout(seats, self.numbers.others)
        makes: dict[str, Make] = {"asks": asks(layout, self.numbers), "result": result(layout, self.numbers)}
        makes["seats"] = layout.add(Told("seats"), "seats")  # names are no numbers, unless the game says so
        for part in self.numbers.view:
            makes[part.name] = layout.add(part, part.name)
        self.writers = [{name: make(seat) for name, make in makes.items()} for seat in range(seats)]
        self.places = {name: slice(start - 1, end - 1) for name, (start, end) in layout.spans.items()}
        self.size = len(layout.most) - 1
        self.empty = bytes(2 * len(layout.most))
        self.most = np.array(layout.most, np.uint16)
        half = np.array(layout.half, np.float32)
        self.slope = (half > 0).astype(np.float32)
        self.base = np.where(half > 0, half, self.most).astype(np.float32)

    def observe(self, match: Match, seat: int) -> Array:
        """What that seat may know of a match: the numbers of `match.view(seat)`."""
        view = match.state.view(seat)
        view["seats"] = match.game.seated(match.state, match.seats)
        view["asks"] = match.asks_for(seat)
        view["result"] = None if match.result is None else match.result.plain()
        return self.encode(view, seat)

    def encode(self, view: dict[str, Any], seat: int) -> Array:
        """A view as numbers. Raises BrokenGame if something in it has no place."""
        numbers = self.numbers
        if not numbers.view:
            return np.clip(np.array(sketch.sketch(view, seat, self.seats), np.float32), -1.0, 1.0)
        raw = array("H", self.empty)
        writers = self.writers[seat]
        view = self._arranged(view, seat)
        try:
            for name, entry in view.items():
                writers[name](entry, raw)
        except UNFIT as unfit:
            raise BrokenGame(f"the entry {name!r} of the view does not fit its declared numbers: {unfit!r}") from unfit
        values = np.frombuffer(raw, np.uint16)
        if len(view) < len(writers) or len(values) != self.size + 1 or (values > self.most).any():
            raise BrokenGame(f"the view does not fit its declared numbers: {', '.join(self._unfit(view, seat))}")
        seen = values.astype(np.float32)
        seen /= seen * self.slope + self.base
        return seen[1:]

    def _arranged(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """The view as the game's numbers describe it."""
        if self.numbers.arrange is None:
            return view
        try:
            return self.numbers.arrange(view, seat)
        except UNFIT as unfit:
            raise BrokenGame(f"the view cannot be arranged as its numbers declare: {unfit!r}") from unfit

    def _unfit(self, view: dict[str, Any], seat: int) -> list[str]:
        """The entries that are missing, too long, or larger than they can be."""
        unfit = [f"{name} missing" for name in self.writers[seat] if name not in view]
        for name, entry in view.items():
            raw = array("H", self.empty)
            self.writers[seat][name](entry, raw)
            values = np.frombuffer(raw, np.uint16)
            if len(values) != self.size + 1:
                unfit.append(f"{name} has a row of another length")
            elif (values > self.most).any():
                place = int((values > self.most).argmax())
                unfit.append(f"{name} {values[place]} > {self.most[place]}")
        return unfit


# What the kernel adds to a view


def asks(layout: Layout, numbers: Numbers) -> Make:
    """Each seat's 1 if it is asked; what the one that looks is asked: the prompt, its rule, and what it speaks of."""
    layout.spans["asked"] = (len(layout.most), len(layout.most) + layout.seats)
    asked = layout.place(layout.seats)
    prompt = layout.add(One("prompt", tuple(numbers.prompts)), "prompt")
    law = layout.add(LAW, "law")
    about = {part.name: layout.add(part, f"about.{part.name}") for part in numbers.about}

    def make(seat: int) -> Write:
        chairs = layout.chairs(asked, seat)
        write_prompt, write_law = prompt(seat), law(seat)
        named = {name: [about[key.strip("*")](seat) for key in keys] for name, keys in numbers.prompts.items()}
        starred = {name for name, keys in numbers.prompts.items() if keys and keys[-1].startswith("*")}
        citations: dict[str, list[int]] = {}

        def write(entry: list[dict[str, Any]], raw: Raw) -> None:
            for ask in entry:
                raw[chairs[ask["seat"]]] = 1
            own = next((ask for ask in entry if ask["seat"] == seat), None)
            if own is None:
                return
            ask, name = own, own["prompt"]
            write_prompt(name, raw)
            cited = ask["law"]
            if cited not in citations:
                citations[cited] = citation(cited)
            write_law(citations[cited], raw)
            writers = named[name]
            told = ask["about"]
            if name in starred:
                told = [*told[: len(writers) - 1], told[len(writers) - 1 :]]
            if len(told) != len(writers):
                raise ValueError(f"{name!r} is about {len(writers)} things, not {len(told)}")
            for writer, thing in zip(writers, told, strict=True):
                writer(thing, raw)

        return write

    return make


def result(layout: Layout, numbers: Numbers) -> Make:
    """A 1 if the match is over; how it ended; each seat's 1 if it has won. Its scores are points of the view."""
    layout.spans["over"] = (len(layout.most), len(layout.most) + 1)
    over = layout.place(1)
    how = layout.add(One("how", numbers.endings), "how")
    layout.spans["won"] = (len(layout.most), len(layout.most) + layout.seats)
    won = layout.place(layout.seats)

    def make(seat: int) -> Write:
        chairs = layout.chairs(won, seat)
        write_how = how(seat)

        def write(entry: dict[str, Any] | None, raw: Raw) -> None:
            if entry is not None:
                raw[over] = 1
                write_how(entry["how"], raw)
                for winner in entry["winners"]:
                    raw[chairs[winner]] = 1

        return write

    return make


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
