"""Where every number of an observation has its place, and what writes it there.

Numbers are first written as they are into an array of small integers, then all of them are scaled at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from lexludi.kernel.numbers import (
    OWNERS,
    SEATS,
    Bits,
    Chair,
    Group,
    Number,
    One,
    Part,
    Pile,
    Row,
    Some,
    Told,
    Turns,
    Values,
    Who,
    Whose,
)

Raw: TypeAlias = "array[int]"
Write: TypeAlias = Callable[[Any, Raw], None]
"""Writes an entry of a view."""
Make: TypeAlias = Callable[[int], Write]
"""What writes it for the seat that looks."""
Table: TypeAlias = dict[Hashable, int]
"""The place of each thing."""

NOTHING: tuple[Hashable, ...] = (-1, None, "")
NOWHERE = 0
"""The place for nothing: it belongs to no number."""
UNBOUNDED = 0xFFFF
"""The largest number that fits; nothing in a match comes near it."""


class Layout:
    """The places of an observation, in the order they are asked for, from 1 on.

    `spans` says by name where each part begins and ends; `most` is the largest number of each place, and `half` the one
    that becomes a half where it is not divided by `most`.
    """

    def __init__(self, seats: int, others: int) -> None:
        self.seats = seats
        self.owners = seats + others
        self.most = [UNBOUNDED]
        self.half = [0.0]
        self.spans: dict[str, tuple[int, int]] = {}

    def place(self, count: int, most: int | None = 1, half: float = 0.0) -> int:
        """So many new places; returns the first."""
        start = len(self.most)
        self.most += [UNBOUNDED if most is None else most] * count
        self.half += [half] * count
        return start

    def table(self, values: Values, most: int = 1) -> Table:
        """A place for each of these things."""
        start = self.place(len(values), most)
        return {value: start + n for n, value in enumerate(values)}

    def chairs(self, start: int, seat: int) -> Table:
        """The place of each owner, counted from the seat that looks."""
        return {n: start + self.chair(n, seat) for n in range(self.owners)}

    def chair(self, owner: int, seat: int) -> int:
        return (owner - seat) % self.seats if owner < self.seats else owner

    def count(self, axis: str | int) -> int:
        return {SEATS: self.seats, OWNERS: self.owners}[axis] if isinstance(axis, str) else axis

    # Parts

    def add(self, part: Part, name: str) -> Make:
        """Find places for a part; returns what makes its writer."""
        start = len(self.most)
        self.spans[name] = (start, start)
        axes = part.each if isinstance(part.each, tuple) else (part.each,)
        make = self.listed(part, axes, name) if axes else self.single(part, name)
        self.spans[name] = (start, len(self.most))
        return make

    def listed(self, part: Part, axes: tuple[str | int, ...], name: str) -> Make:
        """A list along the first axis; those of seats start with the one that looks."""
        axis = axes[0]
        rest = axes[1:]
        count = self.count(axis)
        if isinstance(part, Number) and not rest:
            at = self.place(count, part.most, part.half)
            return lambda seat: numbers([at + n for n in self.along(axis, seat)])
        if isinstance(part, One) and not rest:
            tables = [or_nothing(self.table(part.of)) for _ in range(count)]
            return lambda seat: ones([tables[n] for n in self.along(axis, seat)])
        makes = [self.listed(part, rest, name) if rest else self.single(part, name) for _ in range(count)]
        return lambda seat: each([makes[n](seat) for n in self.along(axis, seat)])

    def along(self, axis: str | int, seat: int) -> list[int]:
        """Where along an axis each thing of a list comes."""
        return [self.chair(n, seat) if isinstance(axis, str) else n for n in range(self.count(axis))]

    def single(self, part: Part, name: str) -> Make:
        match part:
            case Number(most=most, half=half):
                at = self.place(1, most, half)
                return lambda _: number(at)
            case Row(length=length, most=most, half=half):
                at = self.place(length, most, half)
                return lambda _: row(at, length)
            case One(of=values):
                table = or_nothing(self.table(values))
                return lambda _: one(table)
            case Some(of=values, most=most, hidden=hidden):
                found = self.table(values, most)
                if hidden:
                    found[-1] = self.place(1, hidden)
                pairs = isinstance(values[0], tuple)
                return lambda _: some_pairs(found) if pairs else some(found)
            case Pile(of=values):
                heights = self.table(values, len(values))
                return lambda _: pile(heights, len(values))
            case Bits(count=count):
                at = self.place(count)
                return lambda _: bits(at, count)
            case Who():
                at = self.place(self.owners)
                return lambda seat: one(or_nothing(self.chairs(at, seat)))
            case Whose(most=most):
                at = self.place(self.owners, most)
                return lambda seat: some(self.chairs(at, seat))
            case Chair():
                at = self.place(1, self.owners)
                return lambda seat: named(at, or_nothing(self.chairs(1, seat)))
            case Turns(parts=parts, times=times):
                made = [self.single(inner, name) for _ in range(times) for inner in parts]
                return lambda seat: each([make(seat) for make in made])
            case Group(parts=parts, partly=partly):
                makes = {inner.name: self.add(inner, f"{name}.{inner.name}") for inner in parts}
                return lambda seat: group({key: make(seat) for key, make in makes.items()}, partly)
            case Told():
                return lambda _: nothing
        raise TypeError(f"{part!r} is no part of a view")


def or_nothing(table: Table) -> Table:
    return dict.fromkeys(NOTHING, NOWHERE) | table


# Writers


def nothing(entry: Any, raw: Raw) -> None:
    """What is told elsewhere."""


def number(at: int) -> Write:
    def write(entry: int, raw: Raw) -> None:
        raw[at] = entry

    return write


def named(at: int, table: Table) -> Write:
    def write(entry: Hashable, raw: Raw) -> None:
        raw[at] = table[entry]

    return write


def row(at: int, length: int) -> Write:
    end = at + length

    def write(entry: Sequence[int], raw: Raw) -> None:
        raw[at:end] = array("H", entry)

    return write


def one(table: Table) -> Write:
    def write(entry: Hashable, raw: Raw) -> None:
        raw[table[entry]] = 1

    return write


def some(table: Table) -> Write:
    def write(entry: Sequence[Hashable], raw: Raw) -> None:
        for thing in entry:
            raw[table[thing]] += 1

    return write


def some_pairs(table: Table) -> Write:
    def write(entry: Sequence[Sequence[int]], raw: Raw) -> None:
        for pair in entry:
            raw[table[tuple(pair)]] += 1

    return write


def pile(table: Table, most: int) -> Write:
    def write(entry: Sequence[Hashable], raw: Raw) -> None:
        for height, thing in enumerate(entry, most - len(entry) + 1):
            if raw[table[thing]]:
                raise ValueError(f"{thing} lies there twice")
            raw[table[thing]] = height

    return write


def bits(at: int, count: int) -> Write:
    def write(entry: int, raw: Raw) -> None:
        if entry >> count:
            raise ValueError(f"{entry} has more than {count} bits")
        for n in range(count):
            raw[at + n] = entry >> n & 1

    return write


def each(writers: Sequence[Write]) -> Write:
    def write(entry: Sequence[Any], raw: Raw) -> None:
        for thing, writer in zip(entry, writers, strict=False):
            writer(thing, raw)
        if len(entry) > len(writers):
            nothing_more(entry, len(writers))

    return write


def numbers(places: Sequence[int]) -> Write:
    def write(entry: Sequence[int], raw: Raw) -> None:
        for thing, at in zip(entry, places, strict=False):
            raw[at] = thing
        if len(entry) > len(places):
            nothing_more(entry, len(places))

    return write


def ones(tables: Sequence[Table]) -> Write:
    def write(entry: Sequence[Hashable], raw: Raw) -> None:
        for thing, table in zip(entry, tables, strict=False):
            raw[table[thing]] = 1
        if len(entry) > len(tables):
            nothing_more(entry, len(tables))

    return write


def nothing_more(entry: Sequence[Any], count: int) -> None:
    """A longer list is all right if there is nothing in the rest of it."""
    if any(entry[count:]):
        raise ValueError(f"there are more than {count}")


def group(writers: Mapping[str, Write], partly: bool) -> Write:
    def write(entry: Mapping[str, Any], raw: Raw) -> None:
        for key, thing in entry.items():
            writers[key](thing, raw)
        if not partly and len(entry) < len(writers):
            raise ValueError(f"{', '.join(writers.keys() - entry.keys())} missing")

    return write
