"""What a player of Oath may choose, beside what most games have."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.box.codes import POWERS
from lexludi.kernel.options import Option


class Pile(Option, frozen=True):
    """Where to search: the discard pile of a region, or the world deck."""

    pile: int


class Play(Option, frozen=True):
    """How a card is played: to a site, as an adviser faceup or facedown, as the revealed Vision, or discarded."""

    way: int


class Muster(Option, frozen=True):
    card: int


class Trade(Option, frozen=True):
    """With which card, and for what: 0 favor, 1 secrets."""

    card: int
    gain: int


class Use(Option, frozen=True):
    """Use the power of a card, a site, or a relic."""

    power: int


USES: Final = tuple(Use(power) for power in range(POWERS))


class Suit(Option, frozen=True):
    """A suit, or its favor bank."""

    suit: int


class Pawn(Option, frozen=True):
    """A player's pawn and favor, as a target."""


class Warbands(Option, frozen=True):
    """So many warbands between the board and a site (to the board if the count is below zero)."""

    place: int
    count: int


class Share(Option, frozen=True):
    """Warbands given to (or, below zero, taken from) another Imperial player at the same site."""

    seat: int
    count: int


class Peek(Option, frozen=True):
    """Look at a facedown relic: at a site (its place), or in the Reliquary (OFF_MAP and its space)."""

    place: int
    which: int


class Vow(Option, frozen=True):
    """The oath of the next game."""

    oath: int


class Space(Option, frozen=True):
    """A space of the Reliquary."""

    space: int


class Facedown(Option, frozen=True):
    """A facedown adviser of a player, by its place."""

    seat: int
    which: int
