# mypyc: skip
"""How a game turns into numbers, for programs that learn: what values its options take, and how its view is laid out.

A game that declares nothing can still be learned: its options and its view are then hashed.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lexludi.kernel.options import Option

Values = range | tuple[str, ...]
"""What a field of an option can be: numbers of a range, or some words."""


class Named(msgspec.Struct, frozen=True):
    name: str


class Part(Named, frozen=True, kw_only=True):
    """One entry of the view, and the numbers it becomes. With `each`, the entry is a list with one such thing a seat,
    which starts with the seat that looks and goes on round the table.
    """

    each: bool = False


class Number(Part, frozen=True):
    """A number, divided by the most it usually is; nothing, or None, is 0."""

    most: float


class Row(Part, frozen=True):
    """So many numbers, each divided by the most it usually is."""

    length: int
    most: float


class Rows(Part, frozen=True):
    """For each of these keys, a row; a key that is missing is a row of zeros."""

    keys: tuple[str, ...]
    length: int
    most: float


class Bag(Part, frozen=True):
    """A list of things by number: how many there are of each, and last how many are hidden (-1), in tens."""

    size: int


class Word(Part, frozen=True):
    """One of some words: a 1 in its place."""

    words: tuple[str, ...]


class Who(Part, frozen=True):
    """So many seats (a single one, or a list): for each a 1 in its place, counted from the seat that looks."""

    length: int = 1


class Sketch(Part, frozen=True):
    """Anything, hashed into so many numbers."""

    size: int


class Numbers(msgspec.Struct, frozen=True):
    """What each field of each kind of option can be, and the parts of the view; what no part names is sketched."""

    options: Mapping[type[Option], tuple[Values, ...]] = {}
    view: tuple[Part, ...] = ()
