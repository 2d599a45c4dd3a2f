"""The words of factions and bots, found by name: a module each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View


class BoardWords(Protocol):
    """What a module of `words.bots` has."""

    def board(self, names: RootNames, view: View, seat: int) -> Facts:
        """What lies on its board."""


class FactionWords(BoardWords, Protocol):
    """What a module of `words.factions` has."""

    BLURB: str
    """A sentence for whoever chooses a faction."""
    GUIDE: tuple[str, ...]
    """What to want, what scores, what to do now."""


@cache
def words_of(faction: str) -> FactionWords:
    return cast("FactionWords", import_module(f"{__package__}.factions.{faction}"))


@cache
def words_of_bot(faction: str) -> BoardWords:
    return cast("BoardWords", import_module(f"{__package__}.bots.{faction}"))
