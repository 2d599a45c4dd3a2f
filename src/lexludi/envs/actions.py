"""Action ids: a number for every option of a game, the same in every match, run and process."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from math import prod
from typing import Any, NamedTuple

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.errors import BadCall
from lexludi.kernel.numbers import OWNERS, Fields, Joint, Values
from lexludi.kernel.options import Option

HASHED = 4096
"""Ids of a game that declares no values."""
SPARE = 256
"""Ids at the end for options outside the declared values."""
REMEMBERED = 1 << 16


class Block(NamedTuple):
    """The ids of one kind of option: where they start, what each field can be, and how many values that is."""

    start: int
    fields: Fields
    sizes: tuple[int, ...]

    @property
    def ids(self) -> int:
        """How many ids it has."""
        return prod(self.sizes)


class Actions:
    """The action ids of a game with so many seats, 0 to `size` - 1.

    Each kind of option has a block of ids, in the order the game lists its kinds, and an option's place in the block
    is its fields written as one number (of `March(2, 5, 1)`, say, the digits 2, 5 and 0). A field that is a seat, or
    another owner, is counted from the seat that chooses. Options outside the declared values are hashed into the spare
    ids at the end; if two of one ask meet there, the later one takes the next.
    """

    def __init__(self, game: Game | str, seats: int) -> None:
        game = catalog.game(game) if isinstance(game, str) else game
        if not isinstance(seats, int):
            raise BadCall(f"Actions takes a game, or its name, and how many seats there are, not {seats!r}")
        numbers = game.numbers()
        declared = numbers.options
        self.game = game
        self.seats = seats
        self.most_seats = numbers.seats
        self.owners = range(seats + numbers.others)
        chairs = range(numbers.seats + numbers.others)
        self.blocks: dict[type[Option], Block] = {}
        self.joints: dict[Joint, dict[tuple[int, ...], int]] = {}
        start = 0
        for kind in game.options.kinds.values():
            if kind in declared:
                sizes = tuple(size(chairs if values == OWNERS else values) for values in declared[kind])
                self.blocks[kind] = Block(start, declared[kind], sizes)
                start += self.blocks[kind].ids
                for joint in declared[kind]:
                    if isinstance(joint, Joint) and joint not in self.joints:
                        self.joints[joint] = {values: n for n, values in enumerate(joint.of)}
        self.exact = start
        self.size = start + (SPARE if declared else HASHED)
        self.known: list[dict[Option, int]] = [{} for _ in range(seats)]
        self.crowded = False
        """Whether any option has been hashed, so that two may meet."""

    def __reduce__(self) -> tuple[Any, ...]:
        """All copies are one."""
        return shared, (self.game.name, self.seats)

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
        try:
            ids = list(map(self.known[seat].__getitem__, options))
        except KeyError:
            ids = [self.of(option, seat) for option in options]
        if not self.crowded or len(set(ids)) == len(ids):
            return ids
        return self._apart(ids)

    def find(self, options: Sequence[Option], seat: int, number: int) -> int | None:
        """The place of the option with that id in the ask; None if none has it."""
        ids = self.all(options, seat)
        return ids.index(number) if number in ids else None

    def option(self, number: int, seat: int) -> Option:
        """The option with that id for the seat that chooses. Raises BadCall for spare ids, which stand for any."""
        if not 0 <= number < self.size:
            raise BadCall(f"ids are from 0 to {self.size - 1}, not {number}")
        if number >= self.exact:
            raise BadCall(f"id {number} is a spare one: what it stands for is known in an ask only, see `find`")
        kind, block = next(
            (kind, block) for kind, block in self.blocks.items() if block.start <= number < block.start + block.ids
        )
        number -= block.start
        values: list[Any] = []
        for of, size in zip(reversed(block.fields), reversed(block.sizes), strict=True):
            number, place = divmod(number, size)
            values[:0] = of.of[place] if isinstance(of, Joint) else (self._named(of, place, seat),)
        return kind(*values)

    def _named(self, of: Values | str, place: int, seat: int) -> Any:
        """The other way round: the value at that place."""
        if not isinstance(of, str):
            return of[place]
        if place >= self.most_seats:
            return place - self.most_seats + self.seats
        if place >= self.seats:
            raise BadCall(f"with {self.seats} seats there is no owner at the place {place}")
        return (seat + place) % self.seats

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
        values = iter(msgspec.structs.astuple(option))
        for of, size in zip(fields, sizes, strict=True):
            place = self._place(of, values, seat)
            if place is None:
                return self._hashed(option)
            number = number * size + place
        return start + number

    def _place(self, of: Values | str | Joint, values: Iterator[Any], seat: int) -> int | None:
        """The place of the next value, or of the next few, among all that there can be."""
        if isinstance(of, Joint):
            return self.joints[of].get(tuple(islice(values, of.width)))
        value = next(values)
        if isinstance(of, str):
            return self._chair(value, seat) if value in self.owners else None
        return of.index(value) if value in of else None

    def _chair(self, owner: int, seat: int) -> int:
        """An owner counted from a seat; those beside the seats have the same numbers at every table."""
        return (owner - seat) % self.seats if owner < self.seats else owner - self.seats + self.most_seats

    def _hashed(self, option: Option) -> int:
        self.crowded = True
        digest = blake2b(msgspec.json.encode(option), person=b"lexludi-action", digest_size=8).digest()
        return self.exact + int.from_bytes(digest, "little") % (self.size - self.exact)


@lru_cache(maxsize=32)
def shared(game: str, seats: int) -> Actions:
    """The ids of a game with so many seats: all environments share what they have numbered."""
    return Actions(game, seats)


def size(of: Values | str | Joint) -> int:
    """How many values there are."""
    return len(of.of) if isinstance(of, Joint) else len(of)
