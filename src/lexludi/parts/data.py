"""What is printed, read once from TOML: things with names in both languages, and the forms that sentences need."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeVar

import msgspec

from lexludi.kernel import boxes

T = TypeVar("T", bound="Named")


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """Anything with a stable id and a name in both languages."""

    id: str
    name_en: str
    name_cs: str


class Counted(Named, frozen=True, kw_only=True):
    """A thing that comes in numbers: `some` has the forms of one and many; in Czech of one, two to four, and more."""

    some_en: tuple[str, str]
    some_cs: tuple[str, str, str]


class CzechForms(msgspec.Struct, frozen=True, kw_only=True):
    """Cases of a short name; `gender` is m, mi (inanimate), f or n."""

    gen: str
    dat: str
    acc: str
    ins: str
    gender: Literal["m", "mi", "f", "n"]
    plural: bool


@cache
def read(package: str, name: str) -> dict[str, Any]:
    """The TOML file of that name in a package's folder `data`, or in one's own box."""
    return dict(boxes.read(package, name))


def by_id(raw: Any, kind: type[T]) -> dict[str, T]:
    """A list of things of one kind, by their ids."""
    things: list[T] = msgspec.convert(raw, list[kind])  # type: ignore[valid-type]
    return {thing.id: thing for thing in things}
