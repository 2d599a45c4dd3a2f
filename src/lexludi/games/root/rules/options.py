"""What players of Root choose between. The prompt of the ask says what a choice means."""

from __future__ import annotations

from lexludi.kernel.options import Option


class Move(Option, frozen=True):
    origin: int
    to: int
    count: int


class Ferry(Option, frozen=True):
    """A move across the lake with the ferry (Law C.2.5)."""

    origin: int
    to: int
    count: int


class Battle(Option, frozen=True):
    at: int
    enemy: int


class Build(Option, frozen=True):
    kind: int
    at: int


class Craft(Option, frozen=True):
    card: int


class Use(Option, frozen=True):
    """Use a crafted card in play."""

    card: int


class Piece(Option, frozen=True):
    """One building, token or warrior of an owner in a clearing."""

    owner: int
    kind: int
    at: int


class Decree(Option, frozen=True):
    """A card for a column of the Decree."""

    card: int
    column: int


class Leader(Option, frozen=True):
    leader: int


class Minister(Option, frozen=True):
    """A minister of the Duchy, by the place in the list."""

    which: int


class Mood(Option, frozen=True):
    """A mood of the warlord, by its place in the list."""

    which: int


class Service(Option, frozen=True):
    """A service of the Riverfolk, by its place in the list."""

    which: int


class Price(Option, frozen=True):
    """A price for a service of the Riverfolk."""

    service: int
    price: int


class Relic(Option, frozen=True):
    """One of the twelve relics."""

    which: int


class Waystation(Option, frozen=True):
    """One of the three waystations, the side that is up, and its clearing."""

    which: int
    side: int
    at: int


class Retinue(Option, frozen=True):
    """A card for a column of the Retinue."""

    card: int
    column: int


class Character(Option, frozen=True):
    """A Vagabond character, by its place in the list."""

    which: int


class Item(Option, frozen=True):
    """An item of a kind; `where` tells the Vagabond's heaps apart (see his chapter)."""

    item: int
    where: int


class Quest(Option, frozen=True):
    quest: int


class Suit(Option, frozen=True):
    suit: int


class Path(Option, frozen=True):
    """A closed path of the mountain map."""

    a: int
    b: int


class Hire(Option, frozen=True):
    """Do with a hireling what its card offers in Daylight: the owner of its pieces and the name of the deed."""

    owner: int
    deed: str


class Dominance(Option, frozen=True):
    """Activate a dominance card from hand."""

    card: int


class Take(Option, frozen=True):
    """Take an available dominance card."""

    card: int


class Ware(Option, frozen=True):
    """One of the face-down cards of the Black Market."""

    which: int


class Faction(Option, frozen=True):
    """A faction to play, by its number."""

    which: int
