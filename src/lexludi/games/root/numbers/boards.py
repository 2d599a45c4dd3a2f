"""What lies on the boards of Root's factions, bots and hirelings, as numbers.

A faction has its places wherever it sits: `factions` tells who plays it.
"""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.bots.lizards import CONSPIRACIES
from lexludi.games.root.bots.riverfolk.board import MARKET
from lexludi.games.root.bots.sheets import CHARACTERS as VAGABOTS
from lexludi.games.root.bots.sheets import difficulties, sheets
from lexludi.games.root.bots.vagabot.board import HEAPS as VAGABOT_HEAPS
from lexludi.games.root.factions.eyrie import COLUMNS as DECREE
from lexludi.games.root.factions.eyrie import LEADERS
from lexludi.games.root.factions.hundreds.board import MOODS, SPACES, TRACKS, VALUE
from lexludi.games.root.factions.keepers.board import CAMPS, PRINTED, RECOVERED, TOTAL
from lexludi.games.root.factions.keepers.board import COLUMNS as RETINUE
from lexludi.games.root.factions.riverfolk.board import DEAREST, SERVICES
from lexludi.games.root.factions.riverfolk.board import SPACES as POSTS_ALIKE
from lexludi.games.root.factions.vagabond.board import CHARACTERS, HEAPS, INDIFFERENT, QUESTS, SHEET, STATUS
from lexludi.games.root.numbers.ranges import (
    ANYWHERE,
    CARD,
    CLEARING,
    CONTROL,
    COUNTS,
    DECK,
    HIRED,
    HIRELINGS,
    MINISTER,
    PATHS,
    SHEETS,
    SLOTS,
    TOKENS,
    TROOPS,
)
from lexludi.games.root.rules.codes import DRAFT, GARDENS, ITEMS, PLACES, PLOTS, POSTS, SUITS
from lexludi.kernel.numbers import OWNERS, SEATS, Bits, Group, Number, One, Part, Pile, Row, Some, Told, Whose

ITEM: Final = range(len(ITEMS))
QUEST: Final = range(len(QUESTS))
SUIT: Final = range(len(SUITS))
GARDEN: Final = range(len(GARDENS))
SECOND: Final = "second "
BOT: Final = "bot "
HIRELING: Final = "hireling "


def by_faction(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with the boards by faction, bot and hireling; of two Vagabonds, first the one sitting nearer on."""
    factions: list[str] = view["factions"]
    boards: list[dict[str, Any]] = view["boards"]
    bots: list[bool] = view["bots"]
    players = len(factions)
    found: dict[str, dict[str, Any]] = {}
    for n in range(seat, seat + players):
        who = n % players
        name = factions[who]
        if name == DRAFT:
            continue
        if bots[who]:
            name = BOT + name
        if name in found:
            name = SECOND + name
        found[name] = boards[who]
    for n in range(players, len(boards)):
        found[f"{HIRELING}{n - players + 1}"] = boards[n]
    return {**view, "boards": found}


# Factions

MARQUISE: Final = (
    Number("actions", None, 3, tells="actions left"),
    Number("recruited"),
    Number("keep_lost"),
)
EYRIE: Final = (
    One("leader", range(len(LEADERS))),
    Some("face_up", range(len(LEADERS)), tells="leaders to choose from"),
    Some("decree", CARD, each=len(DECREE), tells="cards of its columns"),
    Some("todo", CARD, each=len(DECREE), tells="those still to resolve"),
)
ALLIANCE: Final = (
    Some("supporters", DECK, hidden=len(DECK)),
    Number("officers", SHEETS["alliance"].warriors),
    Number("operations", SHEETS["alliance"].warriors, tells="operations left"),
)
VAGABOND: Final = (
    One("character", CHARACTERS),
    Group("items", tuple(Row(heap, len(ITEMS), TOKENS) for heap in HEAPS)),
    Told("tracks", tells="see items"),
    Told("limit", tells="see items"),
    Group(
        "relations", tuple(Whose(name) for name, n in STATUS.items() if n != INDIFFERENT), tells="who thinks so of him"
    ),
    Number("aids", max(SHEET.tables["aids_needed"]), each=OWNERS, tells="aids this turn"),
    Some("quests", QUEST, tells="quests completed"),
    Some("marked", ITEM, tells="items marked R"),
    Some("looked", CLEARING, tells="ruins looked under"),
)
LIZARDS: Final = (
    One("outcast", GARDEN),
    Number("hated"),
    Number("acolytes", SHEETS["lizards"].warriors),
    Some("revealed", DECK, tells="cards revealed this turn"),
    Some("scored", GARDEN, tells="suits scored this turn"),
)
RIVERFOLK: Final = (
    Number("payments", TROOPS, each=SEATS, tells="whose warriors"),
    Number("funds", TROOPS, each=SEATS, tells="whose warriors"),
    Number("committed", TROOPS, each=SEATS, tells="whose warriors"),
    Number("spaces", POSTS_ALIKE, each=(len(POSTS), SEATS), tells="whose warriors, by trade post track"),
    Row("lost", len(POSTS), POSTS_ALIKE, tells="trade posts out of the game, by suit"),
    Row("prices", len(SERVICES), DEAREST),
    Number("sold", 1 + len(POSTS) * POSTS_ALIKE, tells="services sold this turn"),
)
DUCHY: Final = (
    Some("swayed", MINISTER),
    Row(
        "crowns",
        len(SHEETS["duchy"].ranks),
        max(rank.crowns for rank in SHEETS["duchy"].ranks),
        tells="crowns left, by rank",
    ),
    Some("revealed", DECK),
    Number("actions", SHEETS["duchy"].numbers["actions"], tells="actions left"),
    Some("acted", MINISTER, tells="ministers who have acted this turn"),
)
CORVIDS: Final = (
    One("secret", PLOTS, each=PLACES, tells="face-down plots, by place, for their owner"),
    Some("refuted", PLOTS, each=PLACES, tells="what those are not, by place"),
    Number("actions", SHEETS["corvids"].numbers["actions"], tells="actions left"),
    Number("placed", COUNTS["plot"], tells="plots placed this turn"),
    Number("exerted"),
)
HUNDREDS: Final = (
    One("warlord", CLEARING, tells="where he is"),
    One("mood", range(len(MOODS))),
    Some("hoard", ITEM, SPACES, each=len(TRACKS)),
    Number("command", max(VALUE)),
    Number("prowess", max(VALUE)),
    Number("commands", max(VALUE), tells="commands done"),
    Number("advances", max(VALUE), tells="advances done"),
)
KEEPERS: Final = (
    One("relics", range(RECOVERED, ANYWHERE.stop), each=TOTAL, tells="where each is; -2 is on the board"),
    One("values", tuple(sorted(set(PRINTED))), each=TOTAL, tells="what those face up are worth"),
    One("camps", CLEARING, each=len(CAMPS), tells="where each waystation is"),
    Row("sides", len(CAMPS), 1, tells="which side of it is up"),
    Some("retinue", CARD, each=len(RETINUE)),
    Some("todo", CARD, each=len(RETINUE), tells="those still to use"),
)

# Bots

ANY_BOT: Final = (
    Told("bot", tells="always so"),
    One("difficulty", range(len(difficulties()))),
    Bits("traits", max(len(sheet.traits) for sheet in sheets().values())),
    One("order", DECK, tells="the order card"),
    One("suit", SUIT, tells="the ordered suit"),
)
BOTS: Final[dict[str, tuple[Part, ...]]] = {
    "marquise": (),
    "eyrie": (
        Some("decree", DECK, each=len(SUITS), tells="cards of its columns"),
        Number("viziers", max(sheets()["eyrie"].numbers["viziers"])),
    ),
    "alliance": (),
    "vagabond": (
        One("character", VAGABOTS),
        Row("heaps", len(ITEMS), TOKENS, each=len(VAGABOT_HEAPS)),
        One("quest", QUEST, tells="the quest it is on"),
        Some("quests", QUEST, tells="quests completed"),
        Some(
            "blocks",
            tuple((at, item) for at in CLEARING for item in ITEM),
            SLOTS,
            tells="a clearing, and an item on a slot there",
        ),
    ),
    "lizards": (
        Number("acolytes", SHEETS["lizards"].warriors),
        One("marker", range(len(CONSPIRACIES)), tells="the next conspiracy"),
        Pile("revealed", DECK),
    ),
    "riverfolk": (
        Number("payments", TROOPS, each=SEATS, tells="whose warriors"),
        One("market", DECK, each=MARKET, tells="from left to right"),
        Number("shield", tells="protectionism this turn"),
        Number("sword", tells="protectionism this turn"),
    ),
    "duchy": (
        Some("crowned", MINISTER),
        Some("ambushes", DECK),
    ),
    "corvids": (),
}

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

BOARDS: Final = Group(
    "boards",
    (
        Group("marquise", MARQUISE),
        Group("eyrie", EYRIE),
        Group("alliance", ALLIANCE),
        Group("vagabond", VAGABOND),
        Group(SECOND + "vagabond", VAGABOND),
        Group("lizards", LIZARDS),
        Group("riverfolk", RIVERFOLK),
        Group("duchy", DUCHY),
        Group("corvids", CORVIDS),
        Group("hundreds", HUNDREDS),
        Group("keepers", KEEPERS),
        *(Group(BOT + name, (*ANY_BOT, *more)) for name, more in BOTS.items()),
        Group(SECOND + BOT + "vagabond", (*ANY_BOT, *BOTS["vagabond"])),
        *(Group(f"{HIRELING}{n + 1}", ANY_HIRELING, partly=True) for n in range(HIRED)),
    ),
    partly=True,
)
