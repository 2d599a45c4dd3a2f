"""Action ids: a number for every option of a game, the same in every match, run and process."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import prod
from typing import NamedTuple

import msgspec

from lexludi.kernel.catalog import Game
from lexludi.kernel.numbers import OWNERS, Values
from lexludi.kernel.options import Option

HASHED = 4096
"""Ids of a game that declares no values."""
SPARE = 256
"""Ids at the end for options outside the declared values."""
REMEMBERED = 1 << 16


class Block(NamedTuple):
    """The ids of one kind of option: where they start, what each field can be, and how many values that is."""

    start: int
    fields: tuple[Values | str, ...]
    sizes: tuple[int, ...]

    @property
    def ids(self) -> int:
        return prod(self.sizes)


class Actions:
    """The action ids of a game with so many seats, 0 to `size` - 1.

    Each kind of option has a block of ids, in the order the game lists its kinds, and an option's place in the block
    is its fields written as one number (of `March(2, 5, 1)`, say, the digits 2, 5 and 0). A field that is a seat, or
    another owner, is counted from the seat that chooses. Options outside the declared values are hashed into the spare
    ids at the end; if two of one ask meet there, the later one takes the next.
    """

    def __init__(self, game: Game, seats: int) -> None:
        numbers = game.numbers()
        declared = numbers.options
        self.seats = seats
        self.most_seats = numbers.seats
        self.owners = range(seats + numbers.others)
        chairs = range(numbers.seats + numbers.others)
        self.blocks: dict[type[Option], Block] = {}
        start = 0
        for kind in game.options.kinds.values():
            if kind in declared:
                sizes = tuple(len(chairs if values == OWNERS else values) for values in declared[kind])
                self.blocks[kind] = Block(start, declared[kind], sizes)
                start += self.blocks[kind].ids
        self.exact = start
        self.size = start + (SPARE if declared else HASHED)
        self.known: list[dict[Option, int]] = [{} for _ in range(seats)]

    def of(self, option: Option, seat: int) -> int:
        """The id of an option for the seat that chooses, apart from others of its ask."""
        known = self.known[seat]
        found = known.get(option)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[option] = self._number(option, seat)
        return found

    def all(self, options: Sequence[Option], seat: int) -> list[int]:
        """The ids of the options of one ask, all different."""
        known = self.known[seat]
        ids = [known[option] if option in known else self.of(option, seat) for option in options]
        if len(set(ids)) == len(ids):
            return ids
        return self._apart(ids)

    def find(self, options: Sequence[Option], seat: int, number: int) -> int | None:
        """The place of the option with that id in the ask; None if none has it."""
        ids = self.all(options, seat)
        return ids.index(number) if number in ids else None

    def _apart(self, ids: list[int]) -> list[int]:
        taken: set[int] = set()
        apart: list[int] = []
        spare = self.size - self.exact
        for number in ids:
            while number in taken:
                number = self.exact + (number - self.exact + 1) % spare
            taken.add(number)
            apart.append(number)
        return apart

    def _number(self, option: Option, seat: int) -> int:
        block = self.blocks.get(type(option))
        if block is None:
            return self._hashed(option)
        start, fields, sizes = block
        number = 0
        for name, values, size in zip(option.__struct_fields__, fields, sizes, strict=True):
            value = getattr(option, name)
            if isinstance(values, str):
                if value not in self.owners:
                    return self._hashed(option)
                place = self._chair(value, seat)
            elif value in values:
                place = values.index(value)
            else:
                return self._hashed(option)
            number = number * size + place
        return start + number

    def _chair(self, owner: int, seat: int) -> int:
        """An owner counted from a seat; those beside the seats have the same numbers at every table."""
        return (owner - seat) % self.seats if owner < self.seats else owner - self.seats + self.most_seats

    def _hashed(self, option: Option) -> int:
        digest = blake2b(msgspec.json.encode(option), person=b"lexludi-action", digest_size=8).digest()
        return self.exact + int.from_bytes(digest, "little") % (self.size - self.exact)
