"""Positions as text: one `name: value` a line, like FEN for chess but for people.

A game writes its own lines; here are the parts that every game shares. Comments start with `#`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import PositionError
from lexludi.kernel.options import Names, Option, OptionCodec
from lexludi.kernel.state import State

COMMENT: Final = re.compile(r"(^|\s)#.*")


def write_lines(lines: list[tuple[str, str]]) -> str:
    """The lines of a position as text."""
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines)


def _named(text: str) -> Iterator[tuple[int, str, str]]:
    """Each line's number, name and value, without comments."""
    for number, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        if line:
            name, colon, value = line.partition(":")
            if not colon:
                raise PositionError(f"line {number} of the position is not `name: value`: {line!r}")
            yield number, name.strip(), value.strip()


class Lines:
    """The lines of a position, by name. Whatever asks for a missing one, or fails to read one, names it."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        for number, name, value in _named(text):
            if name == "then":
                continue
            if name in self.values:
                raise PositionError(f"line {number} of the position repeats {name!r}")
            self.values[name] = value
        self.unread = set(self.values)

    def take(self, name: str, default: str | None = None) -> str:
        """What a line says. Raises PositionError if there is no such line and no default."""
        self.unread.discard(name)
        value = self.values.get(name, default)
        if value is None:
            raise PositionError(f"the position has no line {name!r}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """The number that a line says."""
        text = self.take(name, None if default is None else str(default))
        try:
            return int(text)
        except ValueError:
            raise self.wrong(name, "is not a number") from None

    def count(self, name: str, default: int, most: int) -> int:
        """A number from 0 to the most there can be."""
        number = self.number(name, default)
        if not 0 <= number <= most:
            raise self.wrong(name, f"is not a number from 0 to {most}")
        return number

    def numbers(self, name: str, default: str | None = None, count: int | None = None) -> list[int]:
        """A list of numbers, of that many where `count` is given."""
        text = self.take(name, default)
        try:
            numbers = [int(word) for word in text.split()]
        except ValueError:
            raise self.wrong(name, "is not a list of numbers") from None
        if count is not None and len(numbers) != count:
            raise self.wrong(name, f"is not {count} numbers")
        return numbers

    def wrong(self, name: str, what: str) -> PositionError:
        """The error that names a line, what it says, and what is wrong with that."""
        return PositionError(f"{name}: {self.values.get(name, '')!r} {what}")

    def done(self) -> None:
        """Every line must have been understood."""
        if self.unread:
            raise PositionError(f"the position has lines nobody knows: {', '.join(sorted(self.unread))}")


def kernel_lines(s: State, agenda: list[tuple[Any, ...]] | None = None) -> list[tuple[str, str]]:
    """The agenda (next step first) and chance; a game may write its steps with names, and reads them so."""
    steps = "; ".join(" ".join(_word(part) for part in step) for step in reversed(agenda or s.agenda))
    return [("next", steps), ("chance", s.chance.written())]


def read_chance(lines: Lines) -> Chance:
    """Chance, with the next numbers scripted where a line `dice` names them."""
    try:
        chance = Chance.read(lines.take("chance", "position"))
    except (ValueError, IndexError):
        raise lines.wrong("chance", "is neither a seed nor a written generator") from None
    if "dice" in lines.values:
        chance.scripted(*lines.numbers("dice"))
    return chance


def read_agenda(lines: Lines, steps: Any) -> list[tuple[Any, ...]]:
    """The steps of the line `next`, the first to be taken last. Raises PositionError."""
    agenda: list[tuple[Any, ...]] = []
    for text in lines.take("next").split(";"):
        words = text.split()
        if not words:
            continue
        if words[0] not in steps:
            raise PositionError(f"next: no step is called {words[0]!r}; steps: {', '.join(sorted(steps))}")
        agenda.append((words[0], *(_value(w) for w in words[1:])))
    return agenda[::-1]


def _word(part: Any) -> str:
    """An argument as one word: bare where it reads back as itself, else JSON without spaces or marks."""
    if isinstance(part, str) and re.fullmatch(r"[a-z][\w.-]*", part) and _value(part) == part:
        return part
    plain = msgspec.json.encode(part).decode()
    return plain.replace(" ", r"\u0020").replace(";", r"\u003b")


def _value(word: str) -> Any:
    try:
        return _frozen(msgspec.json.decode(word))
    except msgspec.DecodeError:
        return word


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def edited(text: str, lines: Mapping[str, str]) -> str:
    """The position with these lines in place of those of the same names, or beside the others."""
    values = {name: value for _, name, value in _named(text)}
    return write_lines(list({**values, **lines}.items()))


def choice_line(seat: int, choice: str) -> str:
    """The line of a choice made since the step began."""
    return f"then: {seat} {choice}\n"


def made_since(text: str, options: OptionCodec, names: Names) -> list[tuple[int, Option]]:
    """The choices made since the position's step began, each as people write it or as JSON."""
    made: list[tuple[int, Option]] = []
    for number, name, value in _named(text):
        if name == "then":
            seat, _, choice = value.partition(" ")
            try:
                plain = choice.startswith("[")
                option = options.decode(msgspec.json.decode(choice)) if plain else options.read(choice, names)
                made.append((int(seat), option))
            except ValueError as error:
                raise PositionError(f"line {number} of the position is not a choice: {error}") from error
    return made
