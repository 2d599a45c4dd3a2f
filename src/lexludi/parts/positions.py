"""How lines of a position name things: one of a list, some of them, so many of each."""

from __future__ import annotations

from collections.abc import Sequence

from lexludi.kernel.errors import PositionError


def index(names: Sequence[str], name: str, line: str) -> int:
    """Which of these names stands in that line."""
    if name not in names:
        raise PositionError(f"{line}: {name!r} is none of {', '.join(names)}")
    return names.index(name)


def listed(names: Sequence[str], which: Sequence[int]) -> str:
    """Some of them, in their order: `boot sword`."""
    return " ".join(names[n] for n in which)


def read_listed(names: Sequence[str], text: str, line: str) -> list[int]:
    """The other way round."""
    return [index(names, word, line) for word in text.split()]


def counted(names: Sequence[str], counts: Sequence[int]) -> str:
    """How many there are of each: `boot 2 sword 1`."""
    return " ".join(f"{names[n]} {count}" for n, count in enumerate(counts) if count)


def read_counted(names: Sequence[str], text: str, line: str) -> list[int]:
    """The other way round; a name without a number is one."""
    counts = [0] * len(names)
    which = -1
    for word in text.split():
        if not word.isdigit():
            which = index(names, word, line)
            counts[which] += 1
        elif which < 0 or not int(word):
            raise PositionError(f"{line}: {word!r} counts nothing in {text!r}")
        else:
            counts[which] += int(word) - 1
            which = -1
    return counts
