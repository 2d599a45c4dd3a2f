"""How a game turns into numbers, for programs that learn: what values its options take, and what a view tells.

A game that declares nothing can still be learned: its options and its view are then hashed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from lexludi.kernel.options import Option

Values: TypeAlias = range | tuple[Hashable, ...]
"""What something can be: the numbers of a range, or some words."""

SEATS: Final = "seats"
"""One for each seat, from the one that looks on round the table."""
OWNERS: Final = "owners"
"""One for each seat, and then for whoever else has pieces. Of a field of an option: one of them."""


class Joint(msgspec.Struct, frozen=True):
    """Several fields of an option that stand side by side, and all that they can be together: a step, say, from a place
    to one next to it. What cannot be together then needs no id.
    """

    of: tuple[tuple[int, ...], ...]

    @property
    def width(self) -> int:
        """How many fields there are."""
        return len(self.of[0])


Fields: TypeAlias = tuple[Values | str | Joint, ...]
"""What the fields of an option can be."""


class Named(msgspec.Struct, frozen=True):
    """What has a name."""

    name: str


class Part(Named, frozen=True, kw_only=True):
    """One entry of the view, and the numbers it becomes. With `each`, the entry is a list of such things: one for each
    of the SEATS or OWNERS, or so many of them; with two of these, it is a list of lists.
    """

    each: str | int | tuple[str | int, ...] = ()
    tells: str = ""
    """What it tells, where its name does not."""


class Number(Part, frozen=True):
    """A number from 0 to `most` (None: without bound). It becomes n / most, or n / (n + half) where `half` is given."""

    most: int | None = 1
    half: float = 0.0


class Row(Part, frozen=True):
    """So many such numbers."""

    length: int
    most: int
    half: float = 0.0


class One(Part, frozen=True):
    """One of these things: a 1 in its place. For nothing (-1, None, an empty word) there is none."""

    of: Values


class Some(Part, frozen=True):
    """Any of these things, in any order: how many there are of each, over `most`. Where some of them may be `hidden`
    (-1), the last number is how many of them are, over that.
    """

    of: Values
    most: int = 1
    hidden: int = 0


class Pile(Part, frozen=True):
    """Any of these things, each once, one on the other with the last on top: for each how high it lies, 1 for the top,
    and less by an equal part for each one below.
    """

    of: Values


class Bits(Part, frozen=True):
    """A number whose bits each mean something."""

    count: int


class Who(Part, frozen=True):
    """A seat, or another owner: a 1 in its place, counted from the seat that looks."""


class Whose(Part, frozen=True):
    """Some of them, in any order: how often each is there, over `most`."""

    most: int = 1


class Chair(Part, frozen=True):
    """A seat, or another owner, as one number: 1 is the seat that looks, 2 the next, over all there are."""


class Turns(Part, frozen=True):
    """A list that tells these things in turn, again and again, up to so many `times`."""

    parts: tuple[Part, ...]
    times: int


class Group(Part, frozen=True):
    """An entry with entries of its own; `partly` if any of them may be missing, for which there are zeros."""

    parts: tuple[Part, ...]
    partly: bool = False


class Told(Part, frozen=True):
    """What other parts tell already: no numbers."""


Names: TypeAlias = tuple[str | tuple[str, ...], ...]
"""Of entries, or of rows of them."""
Glance: TypeAlias = Callable[[Any, int], tuple[Names, Sequence[Any]]]
"""Given a state and the seat that looks: the names of entries, and for each what it follows from; for a row of them a
list. What stays equal is looked at as a whole, so that entries which seldom change, or change together, make a row.
"""
Retold: TypeAlias = Mapping[str, Callable[[Any], Any]]
"""By its name, what makes an entry of that."""


class Numbers(msgspec.Struct, frozen=True):
    """What each field of each kind of option can be, and what every ask and every view is made of."""

    options: Mapping[type[Option], Fields] = {}
    view: tuple[Part, ...] = ()
    """Every entry of the view has its part here."""
    prompts: Mapping[str, tuple[str, ...]] = {}
    """Every prompt, and the names of what it speaks `about`; one with a star takes all the rest, as a list."""
    about: tuple[Part, ...] = ()
    """What these names mean."""
    endings: tuple[str, ...] = ()
    """How a match can end (`Result.how`)."""
    seats: int = 0
    """The most seats there can be."""
    others: int = 0
    """How many owners there can be beside the seats; they are numbered after them."""
    arrange: Callable[[dict[str, Any], int], dict[str, Any]] | None = None
    """Given a view and the seat that looks, the view as `view` describes it, if it has to be arranged first."""
    glance: Glance | None = None
    """For speed: straight from a state what each entry follows from, the state's own lists maybe. An entry is the same
    as long as this is; where `retold` has no word on it, this is the entry. One of a Group can be told by itself, under
    a name such as `boards.eyrie.decree`; what is not named is not there. The same names should be the same tuple.
    """
    retold: Retold = {}
