"""What writes the entries of a view as numbers, each into its own places, and brings them up to date.

Numbers are scaled as they are written. What does not fit its declaration is a ValueError, or one of UNFIT.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Mapping, Sequence
from itertools import compress
from operator import ne
from typing import Any, Final, TypeAlias

from lexludi.kernel.native import mypyc_attr

Raw: TypeAlias = "array[float]"
Table: TypeAlias = dict[Any, int]
"""The place of each thing."""

NOTHING: Final[tuple[Hashable, ...]] = (-1, None, "")
NOWHERE: Final = 0
"""The place for nothing: it belongs to no number."""
UNBOUNDED: Final = 0xFFFF
"""What a number without bound and half is divided by; nothing in a match comes near it."""
PREPARED: Final = 255
REMEMBERED: Final = 4096
"""Rows of one length and scale that are kept as they are written."""
UNFIT: Final = (KeyError, IndexError, TypeError, ValueError, OverflowError, AttributeError)
"""What comes of an entry that is not what was declared."""
HOLDERS: Final = frozenset((list, tuple, dict))
"""What holds other things. A list holds either these alone or none of them."""


class Scale:
    """What numbers from 0 to `most` become: n / most, or n / (n + half) where `half` is given."""

    def __init__(self, most: int | None, half: float) -> None:
        self.most = most
        self.half = half
        self.known: dict[Any, Any] = {n: self._of(n) for n in range((PREPARED if most is None else most) + 1)}
        self.rows: dict[int, dict[tuple[Any, ...], Raw]] = {}
        """Rows of such numbers as they are written, by their length."""

    def _of(self, n: int) -> float:
        if self.half:
            return n / (n + self.half)
        return n / (self.most or UNBOUNDED)

    def of(self, n: int) -> float:
        """What that number becomes."""
        found: float = self.known[n] if n in self.known else self.beyond(n)
        return found

    def beyond(self, n: int) -> float:
        """A number that is not among those prepared."""
        if n < 0:
            raise ValueError(f"{n} < 0")
        if self.most is not None or n > UNBOUNDED:
            raise ValueError(f"{n} > {self.most or UNBOUNDED}")
        found = self._of(n)
        self.known[n] = found
        return found


def kept(entry: Any) -> Any:
    """A copy that does not change with the state."""
    kind = type(entry)
    if kind is list:
        if not entry or type(entry[0]) not in HOLDERS:
            return entry.copy()
        if type(entry[0]) is list:
            return [kept(row) if row and type(row[0]) in HOLDERS else row.copy() for row in entry]
        return [kept(thing) for thing in entry]
    if kind is tuple:
        for thing in entry:
            if type(thing) in HOLDERS:
                return tuple([kept(thing) for thing in entry])
        return entry
    if kind is dict:
        return {name: kept(thing) if type(thing) in HOLDERS else thing for name, thing in entry.items()}
    return entry


def blank(start: int, end: int) -> Raw:
    """So many zeros."""
    return array("f", bytes(4 * (end - start)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes one entry into the places from `start` to before `end`, of which all that it does not write are 0."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.blank = blank(start, end)

    def write(self, entry: Any, raw: Raw) -> None:
        """Write it where nothing is written yet. This one writes nothing: what is told elsewhere."""

    def clear(self, raw: Raw) -> None:
        """Make all its numbers 0."""
        if self.end > self.start:  # what numpy looks into takes no empty slice
            raw[self.start : self.end] = self.blank

    def follow(self, now: Any, was: Any, raw: Raw) -> Any:
        """Write it over what was written there before, and return what to remember: a copy, or `was` brought up to
        date. That is None if nothing was written.
        """
        self.clear(raw)
        self.write(now, raw)
        return kept(now)


class Figure(Writer):
    """A number."""

    def __init__(self, at: int, scale: Scale) -> None:
        super().__init__(at, at + 1)
        self.scale = scale
        self.known = scale.known

    def write(self, entry: Any, raw: Raw) -> None:
        raw[self.start] = self.known[entry] if entry in self.known else self.scale.beyond(entry)

    def follow(self, now: Any, was: Any, raw: Raw) -> Any:
        try:
            raw[self.start] = self.known[now]
        except KeyError:
            raw[self.start] = self.scale.beyond(now)
        return now


class Position(Writer):
    """The place of a thing, as a number over all there are."""

    def __init__(self, at: int, table: Table, scale: Scale) -> None:
        super().__init__(at, at + 1)
        self.table = table
        self.known = scale.known

    def write(self, entry: Any, raw: Raw) -> None:
        raw[self.start] = self.known[self.table[entry]]


class Line(Writer):
    """A row of so many numbers. Rows come again, to the next seat that looks at least: they are kept as written."""

    def __init__(self, at: int, length: int, scale: Scale) -> None:
        super().__init__(at, at + length)
        self.scale = scale
        self.rows = scale.rows.setdefault(length, {})

    def write(self, entry: Sequence[Any], raw: Raw) -> None:
        if len(entry) != self.end - self.start:
            raise ValueError(f"a row of another length: {len(entry)}, not {self.end - self.start}")
        at = self.start
        for n in entry:
            raw[at] = self.scale.of(n)
            at += 1

    def follow(self, now: Sequence[Any], was: Any, raw: Raw) -> Any:
        key = tuple(now)
        row = self.rows.get(key)
        if row is not None:
            raw[self.start : self.end] = row
            return now[:]
        if was is None or len(was) != len(now):
            self.write(now, raw)
        else:
            for n in range(len(now)):
                if now[n] != was[n]:
                    raw[self.start + n] = self.scale.of(now[n])
        if len(self.rows) >= REMEMBERED:
            self.rows.clear()
        self.rows[key] = raw[self.start : self.end]
        return now[:]


class Single(Writer):
    """One of some things: a 1 in its place."""

    def __init__(self, start: int, end: int, table: Table) -> None:
        super().__init__(start, end)
        self.table = table

    def write(self, entry: Any, raw: Raw) -> None:
        raw[self.table[entry]] = 1.0

    def follow(self, now: Any, was: Any, raw: Raw) -> Any:
        raw[self.table[was]] = 0.0
        raw[self.table[now]] = 1.0
        return now


class Several(Writer):
    """Any of some things: how many of each. What is `hidden` is scaled apart, and a number is so many of these."""

    def __init__(self, start: int, end: int, table: Table, scale: Scale, hidden: Scale | None = None) -> None:
        super().__init__(start, end)
        self.table = table
        self.scale = scale
        self.hidden = hidden
        self.pairs = any(isinstance(thing, tuple) for thing in table)
        self.simply = scale.most == 1 and not self.pairs
        self.unknown: int = table.get(-1, NOWHERE)
        """The place of things that one does not see."""
        self.numbers: dict[Any, Any] = {} if hidden is None else hidden.known
        """What so many of these become."""

    def follow(self, now: Any, was: Any, raw: Raw) -> Any:
        if type(now) is int:
            if type(was) is int and now in self.numbers:
                raw[self.unknown] = self.numbers[now]
                return now
            self.clear(raw)
            self.count(-1, now, raw)
            return now
        if not self.simply or type(was) is not list or len(set(now)) < len(now):
            return super().follow(now, was, raw)
        if self.hidden is not None and (-1 in now or -1 in was):
            return super().follow(now, was, raw)
        table = self.table
        for thing in was:
            if thing not in now:
                raw[table[thing]] = 0.0
        for thing in now:
            if thing not in was:
                raw[table[thing]] = 1.0
        return now[:]

    def write(self, entry: Sequence[Any] | int, raw: Raw) -> None:
        table = self.table
        if isinstance(entry, int):
            self.count(-1, entry, raw)
            return
        if self.hidden is not None and entry and entry.count(-1) == len(entry):
            self.count(-1, len(entry), raw)
            return
        if self.pairs:
            entry = [tuple(pair) if isinstance(pair, list) else pair for pair in entry]
        alike = len(set(entry)) == len(entry)
        if alike and self.scale.most == 1 and (self.hidden is None or -1 not in entry):
            for thing in entry:
                raw[table[thing]] = 1.0
            return
        counts: dict[Any, int] = {}
        for thing in entry:
            counts[thing] = counts.get(thing, 0) + 1
        for thing, count in counts.items():
            self.count(thing, count, raw)

    def count(self, thing: Any, count: int, raw: Raw) -> None:
        """Write how many there are of a thing."""
        scale = self.hidden if self.hidden is not None and thing == -1 else self.scale
        raw[self.table[thing]] = scale.known[count] if count in scale.known else scale.beyond(count)


class Heap(Writer):
    """Any of some things, each once, the last on top: how high it lies."""

    def __init__(self, start: int, end: int, table: Table, scale: Scale) -> None:
        super().__init__(start, end)
        self.table = table
        self.heights = [scale.of(n + 1) for n in range(len(table))]

    def write(self, entry: Sequence[Any], raw: Raw) -> None:
        table = self.table
        if len(entry) > len(table):
            raise ValueError(f"there are more than {len(table)}")
        for thing, height in zip(entry, self.heights[len(table) - len(entry) :], strict=True):
            raw[table[thing]] = height
        if len(set(entry)) < len(entry):
            raise ValueError(f"something lies there twice: {entry}")

    def follow(self, now: Sequence[Any], was: Any, raw: Raw) -> Any:
        if was is None or now[: len(was)] != was:  # where more lies on it, all that lay there is written again
            self.clear(raw)
        self.write(now, raw)
        return now[:]


class Flags(Writer):
    """The bits of a number."""

    def write(self, entry: int, raw: Raw) -> None:
        if entry >> (self.end - self.start):
            raise ValueError(f"{entry} has more than {self.end - self.start} bits")
        at = self.start
        while entry:
            if entry & 1:
                raw[at] = 1.0
            entry >>= 1
            at += 1


class Each(Writer):
    """A list, each thing of it by a writer of its own."""

    def __init__(self, start: int, end: int, writers: Sequence[Writer]) -> None:
        super().__init__(start, end)
        self.writers = list(writers)
        self.order = range(len(self.writers))

    def write(self, entry: Sequence[Any], raw: Raw) -> None:
        for thing, writer in zip(entry, self.writers, strict=False):
            writer.write(thing, raw)
        if len(entry) > len(self.writers):
            self.nothing_more(entry)

    def follow(self, now: Sequence[Any], was: Any, raw: Raw) -> Any:
        if type(now) is not list:
            return super().follow(now, was, raw)
        if was is None or len(now) != len(was):
            was = self.unseen(now, raw)
        for n in range(min(len(now), len(self.writers))):
            if now[n] != was[n]:
                was[n] = self.writers[n].follow(now[n], was[n], raw)
        return was

    def unseen(self, entry: list[Any], raw: Raw) -> list[Any]:
        """What to remember of such a list before any thing of it is written."""
        self.clear(raw)
        count = len(self.writers)
        if len(entry) <= count:
            return [None] * len(entry)
        self.nothing_more(entry)
        return [*[None] * count, *kept(entry[count:])]

    def nothing_more(self, entry: Sequence[Any]) -> None:
        """A longer list is all right if there is nothing in the rest of it."""
        if any(entry[len(self.writers) :]):
            raise ValueError(f"there are more than {len(self.writers)}")


class Entries(Writer):
    """Entries by name; `partly` if any of them may be missing."""

    def __init__(self, start: int, end: int, writers: Mapping[str, Writer], partly: bool) -> None:
        super().__init__(start, end)
        self.writers = dict(writers)
        self.partly = partly

    def write(self, entry: Mapping[str, Any], raw: Raw) -> None:
        for name, thing in entry.items():
            self.writers[name].write(thing, raw)
        if not self.partly and len(entry) < len(self.writers):
            raise ValueError(f"{', '.join(self.writers.keys() - entry.keys())} missing")

    def follow(self, now: Mapping[str, Any], was: Any, raw: Raw) -> Any:
        if was is None or list(now) != list(was):
            self.clear(raw)
            self.write(now, raw)
            return kept(now)
        for name in compress(now, map(ne, now.values(), was.values())):
            was[name] = self.writers[name].follow(now[name], was[name], raw)
        return was
