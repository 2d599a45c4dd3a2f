"""What a view of Root tells, entry by entry, as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.vagabond.board import CHARACTERS, QUESTS
from lexludi.games.root.hirelings.roster import SIDES
from lexludi.games.root.numbers.boards import BOARDS
from lexludi.games.root.numbers.ranges import (
    ANYWHERE,
    CLEARING,
    CLOSED,
    COUNTS,
    CRAFTING,
    DECK,
    DOMINANCE,
    HIRED,
    HIRELINGS,
    PLACE,
    PLAYERS,
    RUIN_ITEMS,
    SLOTS,
    TOKENS,
    TROOPS,
    WARES,
)
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ALL_SUITS, DRAFT, FACTIONS, ITEMS, PHASES, PIECES, PLACES
from lexludi.games.root.rules.ground import GOAL
from lexludi.games.root.rules.once import ONCE
from lexludi.kernel.numbers import OWNERS, SEATS, Group, Number, One, Part, Pile, Row, Some, Told, Who, Whose

ROUND: Final = 30
"""A usual number of turns."""
CROWD: Final = 4
"""A usual number of warriors where there are any."""
SETUP_CARDS: Final = (*FACTIONS, *(f"vagabond:{character}" for character in CHARACTERS))

VIEW: Final[tuple[Part, ...]] = (
    Told("game", tells="always the same"),
    One("map", tuple(data.maps())),
    One("deck_name", tuple(data.decks())),
    Told("seats", tells="how the seats were named: see factions and boards"),
    One("factions", (*FACTIONS, DRAFT), each=SEATS),
    Who("order", each=PLAYERS, tells="the seats in the order of their turns"),
    Some("dealt", SETUP_CARDS, tells="set-up cards to choose from"),
    One("locked", SETUP_CARDS, tells="the one that cannot be chosen yet"),
    Number("bots", each=SEATS, tells="whether the rules play it"),
    Number("turn", None, ROUND, tells="turns begun"),
    Who("active", tells="whose turn it is"),
    One("phase", PHASES),
    One("suits", range(ALL_SUITS), each=PLACES, tells="fox, rabbit, mouse, bird, or all (Lost City), by place"),
    Some("closed", CLOSED, tells="closed paths"),
    Row("slots", PLACES, SLOTS, tells="open slots, by place"),
    Some("ruins", CLEARING, tells="clearings with a ruin"),
    Group(
        "under_ruins",
        tuple(Some(str(at), range(len(ITEMS)), RUIN_ITEMS, hidden=RUIN_ITEMS) for at in CLEARING),
        partly=True,
        tells="items under the ruin of a clearing",
    ),
    Row("warriors", PLACES, TROOPS, CROWD, each=OWNERS, tells="warriors, by place"),
    Group(
        "pieces",
        tuple(Row(kind, PLACES, COUNTS[kind], 1) for kind in PIECES if kind in COUNTS),
        partly=True,
        tells="on the map, by place",
    ),
    Told("owners", tells="whose each kind of piece is: see factions and hirelings"),
    One("pawns", ANYWHERE, each=OWNERS, tells="where a pawn stands"),
    Who("ruled", each=PLACES, tells="who rules, by place"),
    Some("scorched", CLEARING, tells="clearings with a torch for good"),
    Group(
        "landmarks",
        tuple(One(name, PLACE) for name in data.landmarks()),
        partly=True,
        tells="where it is; 0 is nowhere yet",
    ),
    Number("supply", TROOPS, each=OWNERS, tells="warriors left"),
    Group(
        "stock", tuple(Number(kind, COUNTS[kind], 2) for kind in PIECES if kind in COUNTS), partly=True, tells="left"
    ),
    Some("hands", DECK, hidden=len(DECK), each=SEATS, tells="cards in hand"),
    Number("deck", len(DECK), tells="cards left"),
    Pile("discards", DECK),
    Some("available", DOMINANCE, tells="dominance cards beside the map"),
    Some("crafted", DECK, each=OWNERS, tells="crafted cards in play"),
    Row("items", len(ITEMS), TOKENS, tells="items in the supply"),
    Row("boxes", len(ITEMS), TOKENS, each=OWNERS, tells="crafted items"),
    Row("turned", len(ITEMS), TOKENS, each=OWNERS, tells="exhausted ones of these"),
    Number("points", None, GOAL / 2, each=SEATS),
    One("dominance", DOMINANCE, each=SEATS, tells="the activated dominance card"),
    Who("partner", each=OWNERS, tells="the partner of a coalition"),
    Some("used", tuple(sorted(ONCE.bits)), tells="done once this turn: cards, and what else has a mark"),
    Row("activated", ALL_SUITS, CRAFTING, tells="crafting pieces used this turn, by suit"),
    BOARDS,
    One("hirelings", tuple(SIDES), each=HIRED, tells="the hireling cards"),
    Who("side", each=OWNERS, tells="whom it sides with"),
    Group(
        "beside",
        (
            Pile("souls", DECK, tells="the Lost Souls"),
            Number("wares", WARES, tells="cards of the Black Market"),
            One("perched", PIECES, tells="the building in the Treetop slot"),
            Row("forged", len(ITEMS), TOKENS, tells="items on the Legendary Forge"),
            Number("coffins", TROOPS, each=OWNERS, tells="warriors on Coffin Makers"),
            Who("riverboats", tells="who has riverboats this turn"),
            Who("mercenaries", tells="who has mercenaries this turn"),
            Some("quests", range(len(QUESTS)), tells="quests shown"),
            Number("quest_deck", len(QUESTS), tells="quests left"),
            Some("hireling_markers", HIRELINGS.score_spaces, tells="spaces of the score track with a hireling marker"),
            Whose("hireling_gains", HIRED, tells="who is to get a hireling"),
        ),
        partly=True,
        tells="what lies beside the boards",
    ),
)
