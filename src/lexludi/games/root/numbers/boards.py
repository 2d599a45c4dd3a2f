"""What lies on the boards of Root's factions, bots and hirelings, as numbers.

A faction has its places wherever it sits: `factions` tells who plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from lexludi.games.root.bots.sheets import difficulties, sheets
from lexludi.games.root.numbers.ranges import CONTROL, DECK, HIRED, HIRELINGS, PATHS, SUIT, TOKENS
from lexludi.games.root.rules.box.codes import DRAFT, FACTIONS, ITEMS
from lexludi.kernel.numbers import Bits, Group, Number, One, Part, Row, Some, Told

SECOND: Final = "second "
BOT: Final = "bot "
HIRELING: Final = "hireling "


def by_faction(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with the boards by faction, bot and hireling."""
    boards: list[dict[str, Any]] = view["boards"]
    found = named_boards(view["factions"], view["bots"], len(boards), seat)
    return {**view, "boards": {name: boards[owner] for name, owner in found.items()}}


def named_boards(factions: Sequence[str], bots: Sequence[bool], owners: int, seat: int) -> dict[str, int]:
    """Whose board each is; of two Vagabonds, the first is the one sitting nearer on."""
    players = len(factions)
    found: dict[str, int] = {}
    for n in range(seat, seat + players):
        who = n % players
        name = factions[who]
        if name == DRAFT:
            continue
        if bots[who]:
            name = BOT + name
        if name in found:
            name = SECOND + name
        found[name] = who
    for n in range(players, owners):
        found[f"{HIRELING}{n - players + 1}"] = n
    return found


# Bots

ANY_BOT: Final = (
    Told("bot", tells="always so"),
    One("difficulty", range(len(difficulties()))),
    Bits("traits", max(len(sheet.traits) for sheet in sheets().values())),
    One("order", DECK, tells="the order card"),
    One("suit", SUIT, tells="the ordered suit"),
)

# Hirelings

ANY_HIRELING: Final = (
    Number("control", CONTROL, tells="control markers"),
    Some("held", DECK, tells="cards that lie open on it"),
    Told("deeds", tells="see hirelings"),
    Number("kept", max(h.pieces.warriors for h in HIRELINGS.hireling), tells="warriors kept on it"),
    Some("paths", PATHS, tells="paths with a bandit"),
    Row("ready", len(ITEMS), TOKENS, tells="items"),
    Row("spent", len(ITEMS), TOKENS, tells="exhausted items"),
)


def parts_of(kind: str, name: str) -> tuple[Part, ...]:
    """What lies on a board: PARTS of the module called like the faction or bot."""
    parts: tuple[Part, ...] = import_module(f"{__package__}.{kind}.{name}").PARTS
    return parts


FACTION_PARTS: Final = {name: parts_of("factions", name) for name in FACTIONS}
FACTION_BOARDS: Final = {name: name for name in FACTIONS} | {SECOND + "vagabond": "vagabond"}
"""The faction of each board that a player can have."""
BOT_PARTS: Final = {name: (*ANY_BOT, *parts_of("bots", name)) for name in FACTIONS if name in sheets()}

BOARDS: Final = Group(
    "boards",
    (
        *(Group(name, FACTION_PARTS[faction]) for name, faction in FACTION_BOARDS.items()),
        *(Group(BOT + name, parts) for name, parts in BOT_PARTS.items()),
        Group(SECOND + BOT + "vagabond", BOT_PARTS["vagabond"]),
        *(Group(f"{HIRELING}{n + 1}", ANY_HIRELING, partly=True) for n in range(HIRED)),
    ),
    partly=True,
)
