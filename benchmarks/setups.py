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


SETUPS = {
    "skirmish": Setup("skirmish", ("red", "blue", "green", "gold")),
    "root": Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief")),
}
