"""Where every number of an observation has its place, and what writes it there."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from lexludi.envs.writers import (
    NOTHING,
    NOWHERE,
    Each,
    Entries,
    Figure,
    Flags,
    Heap,
    Line,
    Position,
    Scale,
    Several,
    Single,
    Table,
    Writer,
)
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

Make: TypeAlias = Callable[[int], Writer]
"""What writes an entry for the seat that looks."""


class Layout:
    """The places of an observation, in the order they are asked for, from 1 on.

    `spans` says by name where each part begins and ends, and `size` is the first place that is not taken.
    """

    def __init__(self, seats: int, others: int) -> None:
        self.seats = seats
        self.owners = seats + others
        self.size = 1
        self.spans: dict[str, tuple[int, int]] = {}

    def place(self, count: int) -> int:
        """So many new places; returns the first."""
        start = self.size
        self.size += count
        return start

    def table(self, values: Values) -> Table:
        """A place for each of these things."""
        start = self.place(len(values))
        return {value: start + n for n, value in enumerate(values)}

    def chairs(self, start: int, seat: int) -> Table:
        """The place of each owner, counted from the seat that looks."""
        return {n: start + self.chair(n, seat) for n in range(self.owners)}

    def chair(self, owner: int, seat: int) -> int:
        """An owner counted from a seat; those beside the seats stay as they are."""
        return (owner - seat) % self.seats if owner < self.seats else owner

    def count(self, axis: str | int) -> int:
        """How many there are along an axis."""
        return {SEATS: self.seats, OWNERS: self.owners}[axis] if isinstance(axis, str) else axis

    # Parts

    def add(self, part: Part, name: str) -> Make:
        """Find places for a part; returns what makes its writer."""
        start = self.size
        self.spans[name] = (start, start)
        axes = part.each if isinstance(part.each, tuple) else (part.each,)
        make = self.listed(part, axes, name) if axes else self.single(part, name)
        self.spans[name] = (start, self.size)
        return make

    def listed(self, part: Part, axes: tuple[str | int, ...], name: str) -> Make:
        """A list along the first axis; those of seats start with the one that looks."""
        axis = axes[0]
        rest = axes[1:]
        start = self.size
        makes = [self.listed(part, rest, name) if rest else self.single(part, name) for _ in range(self.count(axis))]
        end = self.size
        return lambda seat: Each(start, end, [makes[n](seat) for n in self.along(axis, seat)])

    def along(self, axis: str | int, seat: int) -> list[int]:
        """Where along an axis each thing of a list comes."""
        return [self.chair(n, seat) if isinstance(axis, str) else n for n in range(self.count(axis))]

    def single(self, part: Part, name: str) -> Make:
        """Give a part its places, once; what makes its writer for a seat."""
        start = self.size
        match part:
            case Number(most=most, half=half):
                at = self.place(1)
                return lambda _: Figure(at, scale(most, half))
            case Row(length=length, most=most, half=half):
                at = self.place(length)
                return lambda _: Line(at, length, scale(most, half))
            case One(of=values):
                table = or_nothing(self.table(values))
                end = self.size
                return lambda _: Single(start, end, table)
            case Some(of=values, most=most, hidden=hidden):
                found = self.table(values)
                if hidden:
                    found[-1] = self.place(1)
                end = self.size
                return lambda _: Several(start, end, found, scale(most), scale(hidden) if hidden else None)
            case Pile(of=values):
                heights = self.table(values)
                end = self.size
                return lambda _: Heap(start, end, heights, scale(len(values)))
            case Bits(count=count):
                at = self.place(count)
                return lambda _: Flags(at, at + count)
            case Who():
                at = self.place(self.owners)
                return lambda seat: Single(at, at + self.owners, or_nothing(self.chairs(at, seat)))
            case Whose(most=most):
                at = self.place(self.owners)
                return lambda seat: Several(at, at + self.owners, self.chairs(at, seat), scale(most))
            case Chair():
                at = self.place(1)
                return lambda seat: Position(at, or_nothing(self.chairs(1, seat)), scale(self.owners))
            case Turns(parts=parts, times=times):
                made = [self.single(inner, name) for _ in range(times) for inner in parts]
                end = self.size
                return lambda seat: Each(start, end, [make(seat) for make in made])
            case Group(parts=parts, partly=partly):
                makes = {inner.name: self.add(inner, f"{name}.{inner.name}") for inner in parts}
                end = self.size
                return lambda seat: Entries(start, end, {key: make(seat) for key, make in makes.items()}, partly)
            case Told():
                return lambda _: Writer(start, start)
        raise TypeError(f"{part!r} is no part of a view")


@lru_cache(maxsize=256)
def scale(most: int | None, half: float = 0.0) -> Scale:
    """The scale of such numbers, one for all who need it."""
    return Scale(most, half)


def or_nothing(table: Table) -> Table:
    """A table in which nothing has a place too."""
    return dict.fromkeys(NOTHING, NOWHERE) | table
