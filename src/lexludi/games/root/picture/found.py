"""The pictures of factions and bots, found by name: a module each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from lexludi.draw import Part
from lexludi.games.root.picture.glyphs import Glyph
from lexludi.games.root.rules.box.codes import FACTIONS

if TYPE_CHECKING:  # a scene draws pieces, and pieces look up their signs here
    from lexludi.games.root.picture.parts import Scene


class BoardPicture(Protocol):
    """What a module of `picture.bots` has."""

    def draw(self, scene: Scene, seat: int) -> Part:
        """The middle of its board."""


class FactionPicture(BoardPicture, Protocol):
    """What a module of `picture.factions` has."""

    GLYPH: Glyph
    SIGNS: Mapping[str, Glyph]


@cache
def picture_of(faction: str) -> FactionPicture:
    return cast("FactionPicture", import_module(f"{__package__}.factions.{faction}"))


@cache
def picture_of_bot(faction: str) -> BoardPicture:
    return cast("BoardPicture", import_module(f"{__package__}.bots.{faction}"))


@cache
def signs() -> Mapping[str, Glyph]:
    """The signs of all factions' pieces."""
    return {name: glyph for faction in FACTIONS for name, glyph in picture_of(faction).SIGNS.items()}
