"""What a view of Root follows from, straight from the state: nothing is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from operator import itemgetter
from typing import Any, Final

from lexludi.games.root.factions.vagabond.quests import NAME as QUESTS
from lexludi.games.root.factions.vagabond.quests import Quests
from lexludi.games.root.numbers.boards import FACTION_BOARDS, FACTION_PARTS, named_boards
from lexludi.games.root.numbers.ranges import HIDDEN
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box.codes import (
    CLEARINGS,
    DRAFT,
    FACTIONS,
    HUNDREDS,
    NOBODY,
    PHASES,
    PIECES,
    UNDECIDED,
    VAGABOND,
)
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.views import beside
from lexludi.kernel.numbers import Group, Names, Part, Retold, Told
from lexludi.parts.moments import bits

OF_FACTIONS: Final = {name: import_module(f"lexludi.games.root.numbers.factions.{name}") for name in FACTIONS}
"""The module of each faction: `glance` is what the PARTS of its board follow from, RETOLD what makes them of that."""
SET_UP: Final = ("map", "deck_name", "factions", "order", "bots", "hirelings")
"""What stays the same in a match."""
SELDOM: Final = (
    "dealt", "locked", "suits", "closed", "ruins", "under_ruins", "scorched", "landmarks", "dominance", "partner",
    "side",
)  # fmt: skip
TURN: Final = ("turn", "active", "phase", "used", "activated")
CARDS: Final = ("deck", "discards", "available")
CRAFTS: Final = ("crafted", "items", "boxes", "turned")
EXPLORERS: Final = (VAGABOND, HUNDREDS)
"""Law 9.7.3, 14.4.1: those who may know what lies under ruins."""
NONE: Final[dict[str, int]] = {}


class Sight:
    """What a seat sees of a set-up: the names of the entries, and how to look at each board that there is."""

    def __init__(self, setting: Setting, seat: int) -> None:
        self.set_up = [
            setting.plan.id,
            setting.pack.id,
            setting.factions,
            setting.order,
            setting.bots,
            setting.hirelings,
        ]
        self.open_hands = {seat, setting.company} - {NOBODY}
        """Law 1.2, 11.2.3: one's own, and the one that lies face up; of others one sees how many cards they have."""
        self.explores = setting.factions[seat] in EXPLORERS
        self.of_kinds = picks(setting.kinds)
        kinds = [PIECES[kind] for kind in setting.kinds]
        pieces = ("slots", *[f"pieces.{kind}" for kind in kinds])
        stock = tuple([f"stock.{kind}" for kind in kinds])
        only_quests = [*setting.drawers] == [QUESTS] and not setting.landmarks
        self.beside = quests_shown if only_quests else all_beside
        seldom = (*SELDOM, *(("beside.quests", "beside.quest_deck") if only_quests else ("beside",)))
        shared = (SET_UP, seldom, TURN, CARDS, CRAFTS, "hands", "points", "warriors", "supply", "pawns", "ruled")
        boards: list[tuple[str, ...]] = []
        self.boards: list[tuple[int, Callable[[Any, int], list[Any]]]] = []
        owners = named_boards(faction_names(setting.factions), setting.bots, setting.owners, seat)
        for name, owner in owners.items():
            faction = FACTION_BOARDS.get(name)
            if faction is None:
                boards.append((f"boards.{name}",))
                self.boards.append((owner, whole))
            else:
                boards.append(tuple(leaves(FACTION_PARTS[faction], f"boards.{name}.")))
                self.boards.append((owner, OF_FACTIONS[faction].glance))
        self.names: Names = (*shared, pieces, stock, *boards)


def picks(places: Sequence[int]) -> Callable[[list[Any]], Sequence[Any]]:
    """What takes the things at these places out of a list."""
    return itemgetter(*places) if len(places) > 1 else lambda things: [things[place] for place in places]


def leaves(parts: Sequence[Part], before: str) -> Iterator[str]:
    """The names of parts, those of a Group one by one, unless it is retold."""
    for part in parts:
        name = before + part.name
        if isinstance(part, Group) and name not in RETOLD:
            yield from leaves(part.parts, f"{name}.")
        elif not isinstance(part, Told):
            yield name


@lru_cache(maxsize=256)
def sight(setting: Setting, seat: int) -> Sight:
    return Sight(setting, seat)


def glance(s: Root, seat: int) -> tuple[Names, list[Any]]:
    """What each of the entries follows from, in rows of what changes together, and board by board."""
    setting = s.setting
    seen = sight(setting, seat)
    draft = s.draft
    deck = s.deck
    boards = s.boards
    held = s.hands
    hands: list[list[int] | int] = list(map(len, held))
    for other in seen.open_hands:
        hands[other] = held[other]
    now: list[Any] = [
        seen.set_up,
        [
            () if draft is None else draft.dealt,
            None if draft is None else draft.locked or None,
            s.suits,
            s.closed,
            s.ruined,
            (s.ruined, s.ruins, boards[seat].looked_under() if seen.explores else 0),
            s.scorched,
            {landmark.name: landmark.at for landmark in s.landmarks} if s.landmarks else NONE,
            s.dominance,
            s.partner,
            s.side,
            *seen.beside(s, seat),
        ],
        [s.number, s.active, PHASES[s.phase], s.used, s.activated],
        [len(deck.cards), deck.discards, s.available],
        [s.crafted, s.items, s.boxes, s.turned],
        hands,
        s.points,
        s.warriors,
        s.supply,
        s.pawns,
        s.ruled,
        [s.slots, *seen.of_kinds(s.pieces)],
        [*seen.of_kinds(s.stock)],
    ]
    for owner, look in seen.boards:
        now.append(look(boards[owner], seat))
    return seen.names, now


def quests_shown(s: Root, seat: int) -> list[Any]:
    """What lies beside the boards where that is nothing but quests."""
    shared = s.drawers[QUESTS]
    assert isinstance(shared, Quests)
    return [shared.shown, len(shared.deck)]


def all_beside(s: Root, seat: int) -> list[Any]:
    """What each thing shows that lies beside the boards."""
    return [[drawer.view(s, seat) for drawer in beside(s)]]


def whole(board: Board, seat: int) -> list[Any]:
    """Of a bot or a hireling."""
    return [board.view(seat)]


# What is told when it has changed


def faction_names(factions: tuple[int, ...]) -> list[str]:
    return [FACTIONS[f] if f != UNDECIDED else DRAFT for f in factions]


def ruins(ruined: list[bool]) -> list[int]:
    return [at for at in CLEARINGS if ruined[at]]


def under_ruins(found: tuple[list[bool], list[tuple[int, ...]], int]) -> dict[str, list[int]]:
    """The items, -1 for each that the seat has not seen."""
    ruined, items, looked = found
    return {str(at): list(items[at]) if looked >> at & 1 else HIDDEN[len(items[at])] for at in ruins(ruined)}


def together(views: list[dict[str, Any]]) -> dict[str, Any]:
    """What lies beside the boards, of all that lies there."""
    return {name: told for view in views for name, told in view.items()}


RETOLD: Final[Retold] = {
    "factions": faction_names,
    "ruins": ruins,
    "under_ruins": under_ruins,
    "scorched": bits,
    "used": ONCE.names,
    "beside": together,
    **{
        f"boards.{name}.{part}": retell
        for name, faction in FACTION_BOARDS.items()
        for part, retell in OF_FACTIONS[faction].RETOLD.items()
    },
}
