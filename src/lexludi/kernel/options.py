"""Options: the small frozen values that a player chooses between.

    class Move(Option, frozen=True):
        origin: int
        to: int
        count: int

`Move(3, 5, 2)` is hashable, matches with `case Move(origin, to, count)` and is its own JSON: `["move", 3, 5, 2]`.
People write and type it as `move 3 5 2`, and names instead of numbers where the game has them: `craft cobbler`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec


def kebab(name: str) -> str:
    """The tag of a class: `CraftItem` becomes `craft-item`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


class Option(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=kebab):
    """One thing that a seat may choose."""


class Pass(Option, frozen=True):
    """Do nothing more here."""


class Because(msgspec.Struct, frozen=True, gc=False):
    """What forbids something, told with its facts: the rule, a reason that the game declares, and its values by name.

    return Because("4.1.1", WORKSHOPS, n=2, has=1)
    """

    law: str
    reason: str
    values: tuple[tuple[str, int], ...] = ()


Forbids: TypeAlias = str | Because
"""What forbids an option: the number of a rule or, with its facts, a `Because`."""


def because(law: str, reason: str, /, **values: int) -> Because:
    """The rule that forbids something, and why, in a reason that the game declares."""
    return Because(law, reason, tuple(values.items()))


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """An option that is not possible now, the number of the rule that forbids it and, where the rule tells it, why."""

    option: Option
    law: str
    why: Because | None = None


def refused(option: Option, why: Forbids) -> Refusal:
    """An option, and what forbids it."""
    return Refusal(option, why) if isinstance(why, str) else Refusal(option, why.law, why)


Names: TypeAlias = Mapping[str, Sequence[str]]
"""How people write the numbers of options: names by field (`card`), or by kind and field (`mood.which`)."""
NO_NAMES: Final[Names] = {}


class OptionCodec:
    """Turns the options of one game into JSON and into text, and back."""

    def __init__(self, *kinds: type[Option]) -> None:
        self.kinds: dict[str, type[Option]] = {k.__struct_config__.tag: k for k in kinds}  # type: ignore[misc]
        if len(self.kinds) != len(kinds):
            raise ValueError("two kinds of options share a tag")

    def encode(self, option: Option) -> list[Any]:
        """An option as plain JSON: `["move", 3, 5, 2]`."""
        plain: list[Any] = msgspec.to_builtins(option)
        return plain

    def decode(self, plain: Any) -> Option:
        """Raises `msgspec.ValidationError`, naming what is wrong, unless `plain` is an option of this game."""
        if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
            raise msgspec.ValidationError('a choice is a list that starts with its name, such as ["pass"]')
        kind = self.kinds.get(plain[0])
        if kind is None:
            raise msgspec.ValidationError(f"no kind of choice is called {plain[0]!r}")
        option = msgspec.convert(plain, kind)
        if len(plain) != 1 + len(kind.__struct_fields__):
            raise msgspec.ValidationError(f"{plain[0]!r} takes {len(kind.__struct_fields__)} values")
        return option

    def text(self, option: Option, names: Names = NO_NAMES) -> str:
        """As people write it: `move 3 5 2`."""
        tag, *values = self.encode(option)
        spoken = [tag]
        for field, value in zip(type(option).__struct_fields__, values, strict=True):
            known = _named(names, tag, field)
            if isinstance(value, int) and 0 <= value < len(known):
                spoken.append(known[value])
            else:
                spoken.append(value if isinstance(value, str) and value else msgspec.json.encode(value).decode())
        return " ".join(spoken)

    def read(self, text: str, names: Names = NO_NAMES) -> Option:
        """The other way round. Raises `msgspec.ValidationError`, naming the word that does not fit."""
        tag, *words = text.split() or [""]
        kind = self.kinds.get(tag)
        if kind is None:
            from difflib import get_close_matches

            close = get_close_matches(tag, self.kinds, 1)
            hint = f"; did you mean {close[0]}?" if close else f"; there are {', '.join(sorted(self.kinds))}"
            raise msgspec.ValidationError(f"no kind of choice is called {tag!r}{hint}")
        fields = kind.__struct_fields__
        if len(words) != len(fields):
            takes = " ".join([tag, *(field.upper() for field in fields)])
            raise msgspec.ValidationError(f"{text!r} is not {takes}")
        plain: list[Any] = [tag]
        for field, word in zip(fields, words, strict=True):
            known = _named(names, tag, field)
            plain.append(known.index(word) if word in known else _value(word))
        try:
            return msgspec.convert(plain, kind)
        except msgspec.ValidationError as error:
            raise msgspec.ValidationError(f"{text!r} is no choice: {error}") from None


def _named(names: Names, tag: str, field: str) -> Sequence[str]:
    return names.get(f"{tag}.{field}") or names.get(field, ())


def _value(word: str) -> Any:
    try:
        return msgspec.json.decode(word)
    except msgspec.DecodeError:
        return word
