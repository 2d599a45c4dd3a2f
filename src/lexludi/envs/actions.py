"""Action ids: a number for every option of a game, the same in every match, run and process."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from lexludi.kernel.catalog import Game
from lexludi.kernel.numbers import Values
from lexludi.kernel.options import Option

HASHED = 4096
"""Ids of a game that declares no values."""
SPARE = 256
"""Ids at the end for options outside the declared values."""
REMEMBERED = 1 << 16


class Actions:
    """The action ids of a game, 0 to `size` - 1.

    Each kind of option has a block of ids, in the order the game lists its kinds, and an option's place in the block
    is its fields written as one number (of `March(2, 5, 1)`, say, the digits 2, 5 and 0). Options outside the declared
    values are hashed into the spare ids at the end; if two of one ask meet there, the later one takes the next.
    """

    def __init__(self, game: Game) -> None:
        declared = game.numbers.options
        self.codec = game.options
        self.blocks: dict[type[Option], tuple[int, tuple[Values, ...]]] = {}
        start = 0
        for kind in self.codec.kinds.values():
            if kind in declared:
                self.blocks[kind] = (start, declared[kind])
                start += _product(declared[kind])
        self.exact = start
        self.size = start + (SPARE if declared else HASHED)
        self.known: dict[Option, int] = {}

    def of(self, option: Option) -> int:
        """The id of an option, apart from others of its ask."""
        found = self.known.get(option)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[option] = self._number(option)
        return found

    def all(self, options: Sequence[Option]) -> list[int]:
        """The ids of the options of one ask, all different."""
        ids = [self.of(option) for option in options]
        if len(set(ids)) == len(ids):
            return ids
        return self._apart(ids)

    def find(self, options: Sequence[Option], number: int) -> int | None:
        """The place of the option with that id in the ask; None if none has it."""
        ids = self.all(options)
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

    def _number(self, option: Option) -> int:
        block = self.blocks.get(type(option))
        if block is None:
            return self._hashed(option)
        number = 0
        for name, values in zip(option.__struct_fields__, block[1], strict=True):
            value = getattr(option, name)
            if value not in values:
                return self._hashed(option)
            number = number * len(values) + values.index(value)
        return block[0] + number

    def _hashed(self, option: Option) -> int:
        digest = blake2b(msgspec.json.encode(option), person=b"lexludi-action", digest_size=8).digest()
        return self.exact + int.from_bytes(digest, "little") % (self.size - self.exact)


def _product(values: tuple[Values, ...]) -> int:
    product = 1
    for each in values:
        product *= len(each)
    return product
