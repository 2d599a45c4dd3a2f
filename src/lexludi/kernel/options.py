"""Options: the small frozen values that a player chooses between.

    class Move(Option, frozen=True):
        origin: int
        to: int
        count: int

`Move(3, 5, 2)` is hashable, matches with `case Move(origin, to, count)` and is its own JSON: `["move", 3, 5, 2]`.
"""

from __future__ import annotations

from typing import Any

import msgspec


def kebab(name: str) -> str:
    """The tag of a class: `CraftItem` becomes `craft-item`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


class Option(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=kebab):
    """One thing that a seat may choose."""


class Pass(Option, frozen=True):
    """Do nothing more here."""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """An option that is not possible now, and the number of the rule that forbids it."""

    option: Option
    law: str


class OptionCodec:
    """Turns the options of one game into JSON and back."""

    def __init__(self, *kinds: type[Option]) -> None:
        self.kinds: dict[str, type[Option]] = {k.__struct_config__.tag: k for k in kinds}  # type: ignore[misc]
        if len(self.kinds) != len(kinds):
            raise ValueError("two kinds of options share a tag")

    def encode(self, option: Option) -> list[Any]:
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
