# mypyc: skip
"""Positions as text: one `name: value` a line, like FEN for chess but for people.

A game writes its own lines; here are the parts that every game shares. Comments start with `#`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import PositionError
from lexludi.kernel.options import Option, OptionCodec
from lexludi.kernel.state import State


def write_lines(lines: list[tuple[str, str]]) -> str:
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines)


class Lines:
    """The lines of a position, by name. Whatever asks for a missing one, or fails to read one, names it."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#", 1)[0].strip()
            if not line:
                continue
            name, colon, value = line.partition(":")
            name = name.strip()
            if not colon:
                raise PositionError(f"line {number} of the position is not `name: value`: {line!r}")
            if name == "then":
                continue
            if name in self.values:
                raise PositionError(f"line {number} of the position repeats {name!r}")
            self.values[name] = value.strip()
        self.unread = set(self.values)

    def take(self, name: str, default: str | None = None) -> str:
        self.unread.discard(name)
        value = self.values.get(name, default)
        if value is None:
            raise PositionError(f"the position has no line {name!r}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        text = self.take(name, None if default is None else str(default))
        try:
            return int(text)
        except ValueError:
            raise self.wrong(name, "is not a number") from None

    def numbers(self, name: str, default: str | None = None) -> list[int]:
        text = self.take(name, default)
        try:
            return [int(word) for word in text.split()]
        except ValueError:
            raise self.wrong(name, "is not a list of numbers") from None

    def wrong(self, name: str, what: str) -> PositionError:
        return PositionError(f"{name}: {self.values.get(name, '')!r} {what}")

    def done(self) -> None:
        """Every line must have been understood."""
        if self.unread:
            raise PositionError(f"the position has lines nobody knows: {', '.join(sorted(self.unread))}")


def kernel_lines(s: State) -> list[tuple[str, str]]:
    """The agenda (next step first) and chance."""
    steps = "; ".join(" ".join(_word(part) for part in step) for step in reversed(s.agenda))
    return [("next", steps), ("chance", s.chance.written())]


def read_chance(lines: Lines) -> Chance:
    try:
        return Chance.read(lines.take("chance", "position"))
    except (ValueError, IndexError):
        raise lines.wrong("chance", "is neither a seed nor a written generator") from None


def read_agenda(lines: Lines, steps: Any) -> list[tuple[Any, ...]]:
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
    return part if isinstance(part, str) else msgspec.json.encode(part).decode()


def _value(word: str) -> Any:
    try:
        value = msgspec.json.decode(word)
    except msgspec.DecodeError:
        return word
    return tuple(value) if isinstance(value, list) else value


def choice_line(seat: int, option: Option) -> str:
    return f"then: {seat} {msgspec.json.encode(option).decode()}\n"


def made_since(text: str, options: OptionCodec) -> list[tuple[int, Option]]:
    """The choices made since the position's step began."""
    made: list[tuple[int, Option]] = []
    for line in text.splitlines():
        if line.startswith("then:"):
            seat, _, plain = line[5:].strip().partition(" ")
            try:
                made.append((int(seat), options.decode(msgspec.json.decode(plain))))
            except (ValueError, msgspec.DecodeError) as error:
                raise PositionError(f"{line!r} is not a choice: {error}") from error
    return made
