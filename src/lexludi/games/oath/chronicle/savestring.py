"""The save string of Oath's Tabletop Simulator module: a chronicle between two games, as one line of text.

Numbers are hexadecimal and of fixed width, names are preceded by their length in bytes; there are neither separators
nor a check sum. What a version does not write is left out, so that what was read is written back byte for byte.
"""

from __future__ import annotations

from typing import Final

import msgspec

from lexludi.games.oath.rules.box.codes import OATHS
from lexludi.kernel.errors import Said
from lexludi.locale import N_

Version = tuple[int, int, int]

NEWEST: Final[Version] = (3, 3, 3)
WITH_RELICS: Final[Version] = (3, 1, 0)
"""The first version that writes the relic deck."""
WITH_WINNER: Final[Version] = (3, 3, 1)
"""The first version that writes who won the game before."""
WITH_PLAYERS: Final[Version] = (3, 3, 2)
"""The first version that means something by who played the game before."""
COLOURS: Final = ("red", "blue", "white", "yellow", "black", "purple")
"""By their bits, from the lowest on; purple is the Chancellor's."""
PRINCE: Final = 1 << len(COLOURS)
"""The bit of a Chancellor that plays itself."""
SUITS: Final = (0, 1, 2, 3, 4, 5)
"""The order of the suits, which rules no longer use."""
SLOTS: Final = 8
PLACES: Final = 3
NONE: Final = 255
"""No site, or no card."""
FACEDOWN: Final = 24
"""What is added to the number of a site that lies face down."""
SITES: Final = 23
LAST_CARD: Final = 238


class BadSave(Said):
    """The string is no save of a chronicle; the message says which field is wrong."""


class Slot(msgspec.Struct, frozen=True):
    """A slot of the map: its site, if there is one, and the ids of what lies in its three places."""

    site: int | None = None
    faceup: bool = False
    cards: tuple[int, int, int] = (NONE, NONE, NONE)


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """What the string says. Cards and sites are the module's own ids."""

    version: Version = NEWEST
    game: int = 1
    """The number of the game to come."""
    name: str
    players: int = 0
    """Who played the game before, a bit for each colour; only versions from 3.3.2 on mean it."""
    citizens: int = 0
    """Whose boards show the side of a Citizen."""
    oath: int
    suits: tuple[int, ...] = SUITS
    slots: tuple[Slot, ...]
    deck: tuple[int, ...] = ()
    """The world deck, its top card first."""
    dispossessed: tuple[int, ...] = ()
    relics: tuple[int, ...] = ()
    """The relic deck, its top card last."""
    citizens_before: int = 0
    """Whose boards showed the side of a Citizen when the game before began."""
    winner: int = 0
    """The bit of the colour that won the game before."""
    winner_name: str = "UNKNOWN"


def colours(bits: int) -> tuple[str, ...]:
    """The colours whose bits are set."""
    return tuple(colour for n, colour in enumerate(COLOURS) if bits >> n & 1)


def bits_of(*names: str) -> int:
    return sum(1 << COLOURS.index(name) for name in names)


def read(text: str) -> Save:
    """The chronicle that a string describes. Raises BadSave, naming the field that is wrong."""
    reader = Reader(text.strip("\r\n"))
    version = (reader.number(N_("version")), reader.number(N_("version")), reader.number(N_("version")))
    game = reader.number(N_("game"), 4)
    name = reader.name(N_("name"))
    players, citizens = reader.number(N_("players")), reader.number(N_("citizens"))
    oath = reader.number(N_("oath"), most=len(OATHS) - 1)
    suits = tuple(reader.number(N_("suits"), 1, len(SUITS) - 1) for _ in SUITS)
    slots = tuple(reader.slot(n) for n in range(1, SLOTS + 1))
    deck, dispossessed = reader.pile(N_("world deck")), reader.pile(N_("Dispossessed"))
    relics = reader.pile(N_("relic deck")) if version >= WITH_RELICS else ()
    before, winner, winner_name = 0, 0, "UNKNOWN"
    if version >= WITH_WINNER:
        before, winner = reader.number(N_("citizens before")), reader.number(N_("winner"))
        winner_name = reader.name(N_("name of the winner"))
    reader.end()
    return Save(
        version=version, game=game, name=name, players=players, citizens=citizens, oath=oath, suits=suits, slots=slots,
        deck=deck, dispossessed=dispossessed, relics=relics, citizens_before=before, winner=winner,
        winner_name=winner_name,
    )  # fmt: skip


def write(save: Save) -> str:
    """The string of a chronicle, as its version writes it."""
    parts = [
        *(two(number) for number in save.version),
        f"{save.game:04X}",
        named(save.name),
        two(save.players),
        two(save.citizens),
        two(save.oath),
        *(f"{suit:X}" for suit in save.suits),
        *(slot_text(slot) for slot in save.slots),
        pile(save.deck),
        pile(save.dispossessed),
    ]
    if save.version >= WITH_RELICS:
        parts.append(pile(save.relics))
    if save.version >= WITH_WINNER:
        parts += [two(save.citizens_before), two(save.winner), named(save.winner_name)]
    return "".join(parts)


def two(number: int) -> str:
    return f"{number:02X}"


def named(name: str) -> str:
    return two(len(name.encode())) + name


def pile(cards: tuple[int, ...]) -> str:
    return two(len(cards)) + "".join(two(card) for card in cards)


def slot_text(slot: Slot) -> str:
    site = NONE if slot.site is None else slot.site if slot.faceup else slot.site + FACEDOWN
    return "".join(two(number) for number in (site, *slot.cards))


class Reader:
    """Takes one field after another."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.at = 0

    def number(self, field: str, width: int = 2, most: int | None = None) -> int:
        raw = self.take(field, width)
        try:
            number = int(raw, 16) if raw == raw.upper() and raw.isalnum() else -1
        except ValueError:
            number = -1
        if number < 0:
            raise BadSave(
                N_("The save string is wrong at {field}: {found!r} is no number."), field=field, found=raw.decode()
            )
        if most is not None and number > most:
            raise BadSave(N_("The save string is wrong at {field}: there is no {n}."), field=field, n=number)
        return number

    def take(self, field: str, width: int) -> bytes:
        raw = self.bytes[self.at : self.at + width]
        if len(raw) < width:
            raise BadSave(N_("The save string ends too early: {field} is missing."), field=field)
        self.at += width
        return raw

    def name(self, field: str) -> str:
        raw = self.take(field, self.number(field))
        try:
            return raw.decode()
        except UnicodeDecodeError:
            raise BadSave(N_("The save string is wrong at {field}: its length does not fit."), field=field) from None

    def pile(self, field: str) -> tuple[int, ...]:
        cards = tuple(self.number(field, most=LAST_CARD) for _ in range(self.number(field)))
        twice = [card for n, card in enumerate(cards) if card in cards[:n]]
        if twice:
            raise BadSave(N_("The save string is wrong at {field}: card {n} is there twice."), field=field, n=twice[0])
        return cards

    def slot(self, n: int) -> Slot:
        field = f"map, slot {n}"
        site = self.number(field)
        if (site != NONE and site % FACEDOWN >= SITES) or FACEDOWN * 2 <= site < NONE:
            raise BadSave(N_("The save string is wrong at {field}: there is no {n}."), field=field, n=site)
        cards = (self.card(field), self.card(field), self.card(field))
        if site == NONE:
            return Slot(None, False, cards)
        return Slot(site % FACEDOWN, site < FACEDOWN, cards)

    def card(self, field: str) -> int:
        number = self.number(field)
        if LAST_CARD < number < NONE:
            raise BadSave(N_("The save string is wrong at {field}: there is no {n}."), field=field, n=number)
        return number

    def end(self) -> None:
        if self.at < len(self.bytes):
            left = self.bytes[self.at :].decode(errors="replace")
            raise BadSave(N_("The save string goes on after its end: {left!r}."), left=left)
