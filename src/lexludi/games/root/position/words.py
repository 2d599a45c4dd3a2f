"""How a position names seats, places, cards, items and suits."""

from __future__ import annotations

from lexludi.games.root.bots.sheets import character_name, faction_name
from lexludi.games.root.factions.duchy.board import MINISTERS
from lexludi.games.root.factions.eyrie import COLUMNS as DECREE
from lexludi.games.root.factions.eyrie import LEADERS
from lexludi.games.root.factions.hundreds.board import MOODS
from lexludi.games.root.factions.keepers.board import COLUMNS as RETINUE
from lexludi.games.root.factions.riverfolk.board import SERVICES
from lexludi.games.root.factions.vagabond.board import CHARACTERS
from lexludi.games.root.hirelings.setup import DEMOTED
from lexludi.games.root.rules.box.codes import FACTIONS, ITEMS, KINDS, NOBODY, PIECES, SUITS
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.errors import PositionError
from lexludi.kernel.options import Names
from lexludi.kernel.position import Lines
from lexludi.parts.positions import counted, index, read_counted

SUIT_WORDS = (*SUITS, "every")
"""The suits of clearings; the Lost City is of every suit."""
CLEARING_SUITS = [*SUITS[:3], "", "every"]
"""Those that a clearing can have, by the number of the suit: none is of birds."""


def owner_names(s: Root) -> list[str]:
    """The seats, then the hirelings, whichever side is up."""
    return seat_names(s) + [name.removesuffix(DEMOTED) for name in s.setting.hirelings]


def seat_names(s: Root) -> list[str]:
    """How lines name the seats: by faction, with character or seat number where two Vagabonds play."""
    bare = [faction_name(seat) for seat in s.setting.seats]
    names = []
    for p, seat in enumerate(s.setting.seats):
        character = character_name(seat) or str(p)
        names.append(bare[p] if bare.count(bare[p]) == 1 else f"{bare[p]}-{character}")
    return names


def clearing_words(s: Root, at: int) -> list[str]:
    words = [f"{name} {s.warriors[p][at]}" for p, name in enumerate(owner_names(s)) if s.warriors[p][at]]
    for kind in range(KINDS):
        count = s.pieces[kind][at]
        if count:
            words.append(PIECES[kind] if count == 1 else f"{PIECES[kind]} {count}")
    return words


def ruin_word(s: Root, at: int) -> str:
    items = ",".join(ITEMS[item] for item in s.ruins[at])
    return f"{at}={items}" if items else str(at)


def naming(s: Root) -> Naming:
    """The names of this match."""
    return Naming(s.setting.pack, owner_names(s), s.players, s.setting.plan)


def item_words(counts: list[int]) -> str:
    return counted(ITEMS, counts)


def read_items(lines: Lines, name: str, default: str = "") -> list[int]:
    return read_counted(ITEMS, lines.take(name, default), name)


def read_marks(lines: Lines, line: str) -> int:
    """What is used up, by name."""
    try:
        return ONCE.read(lines.take(line, "").split())
    except ValueError as error:
        raise PositionError(f"{line}: {error}") from None


def read_seat(lines: Lines, line: str, names: list[str]) -> int:
    """The seat a line names, or NOBODY."""
    name = lines.take(line, "")
    return index(names, name, line) if name else NOBODY


def option_names(s: Root) -> Names:
    """How people write what options hold: `move 3 forest-ab 1`, `battle 5 eyrie`, `craft armorers.2`."""
    owners = owner_names(s)
    places = naming(s).places
    return {
        "origin": places,
        "to": places,
        "at": places,
        "place": places,
        "seat": owners,
        "enemy": owners,
        "owner": owners,
        "card": s.setting.pack.names,
        "kind": PIECES,
        "item": ITEMS,
        "suit": SUIT_WORDS,
        "leader": LEADERS,
        "minister.which": MINISTERS,
        "mood.which": MOODS,
        "service": SERVICES,
        "service.which": SERVICES,
        "character.which": CHARACTERS,
        "faction.which": FACTIONS,
        "decree.column": DECREE,
        "retinue.column": RETINUE,
    }
