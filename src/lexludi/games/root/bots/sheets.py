"""What is printed for the bots: numbers by difficulty and traits; and how a seat names a bot.

A seat `bot:duchy@nightmare+invaders+overwhelm` is the Drillbit Duchy at its hardest with two traits;
`bot:vagabond:thief` names the character of a Vagabot.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from lexludi.games.root.rules.box.data import PACKAGE
from lexludi.kernel.errors import BadSetup
from lexludi.parts.data import CzechForms, Named, read

PREFIX: Final = "bot:"
CHARACTERS: Final = ("thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter")


class Trait(Named, frozen=True, kw_only=True):
    text_en: str
    text_cs: str


class Harder(msgspec.Struct, frozen=True, kw_only=True):
    """What the easy card changes, and the challenging one; a nightmare adds a point each Evening."""

    easy_en: str
    easy_cs: str
    hard_en: str
    hard_cs: str


class Sheet(Named, frozen=True, kw_only=True):
    short_en: str
    short_cs: str
    adjective_en: str
    cs: CzechForms
    plural_en: bool = False
    law: int
    numbers: dict[str, tuple[int, int, int, int]]
    tables: dict[str, tuple[int, ...]]
    difficulty: Harder
    traits: tuple[Trait, ...]


class _File(msgspec.Struct, frozen=True):
    difficulties: tuple[Named, ...]
    bot: tuple[Sheet, ...]


class Brief(msgspec.Struct, frozen=True):
    """A bot as a seat asks for it: traits are bits in the order of its sheet."""

    faction: str
    difficulty: int = 1
    traits: int = 0
    character: str = ""

    def number(self, name: str) -> int:
        """A number of the sheet at this difficulty."""
        return sheets()[self.faction].numbers[name][self.difficulty]


@cache
def sheets() -> Mapping[str, Sheet]:
    return {sheet.id: sheet for sheet in _file().bot}


@cache
def difficulties() -> tuple[Named, ...]:
    return _file().difficulties


@cache
def _file() -> _File:
    return msgspec.convert(read(PACKAGE, "bots"), _File)


def is_bot(seat: str) -> bool:
    return seat.startswith(PREFIX)


def faction_name(seat: str) -> str:
    """The faction that a seat plays, human or bot."""
    return seat.removeprefix(PREFIX).partition("@")[0].partition("+")[0].partition(":")[0]


def character_name(seat: str) -> str:
    """The character that a seat names, if any."""
    return seat.removeprefix(PREFIX).partition("@")[0].partition("+")[0].partition(":")[2]


@cache
def brief(seat: str) -> Brief:
    """Law 3.3: the difficulty and the traits that a seat names."""
    rest, *traits = seat.removeprefix(PREFIX).split("+")
    who, _, level = rest.partition("@")
    faction, _, character = who.partition(":")
    if faction not in sheets():
        raise BadSetup("No bot plays {name!r}. Choose from {known}.", name=faction, known=", ".join(sheets()))
    if character and (faction != "vagabond" or character not in CHARACTERS):
        known = ", ".join(CHARACTERS)
        raise BadSetup("{seat!r}: a Vagabot can be {known}; other bots have no characters.", seat=seat, known=known)
    levels = [named.id for named in difficulties()]
    if level and level not in levels:
        raise BadSetup(
            "{seat!r}: no difficulty is called {name!r}. Choose from {known}.",
            seat=seat,
            name=level,
            known=", ".join(levels),
        )
    names = [trait.id for trait in sheets()[faction].traits]
    bits = 0
    for trait in traits:
        if trait not in names:
            raise BadSetup(
                "{seat!r}: this bot has no trait {name!r}. Choose from {known}.",
                seat=seat,
                name=trait,
                known=", ".join(names),
            )
        bits |= 1 << names.index(trait)
    return Brief(faction, levels.index(level or "default"), bits, character)
