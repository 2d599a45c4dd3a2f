"""What is measured. A game joins by adding its set-ups here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Setup(NamedTuple):
    """A match to play at random, by all seats."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any] = MappingProxyType({})
    turns: bool = True
    """Whether the seats may sit in any order."""


SETUPS = {
    "skirmish": Setup("skirmish", ("red", "blue", "green", "gold")),
    "root": Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief")),
    "root river": Setup("root", ("lizards", "riverfolk", "duchy", "corvids"), {"map": "lake"}),
    "root raiders": Setup("root", ("hundreds", "keepers", "vagabond:tinker", "eyrie"), {"map": "mountain"}),
    "root helped": Setup("root", ("marquise", "eyrie", "alliance"), {"hirelings": "random", "landmarks": "random2"}),
    "root bots": Setup("root", ("marquise", "bot:eyrie", "bot:duchy", "bot:lizards")),
    "oath": Setup("oath", ("chancellor", "red", "blue", "yellow"), turns=False),
    "wall": Setup("wall", ("dragon", "snake", "monkey", "turtle")),
    "harrow": Setup("harrow", ("protectors", "family")),
}
