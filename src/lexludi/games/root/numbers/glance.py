"""What a view of Root follows from, straight from the state: nothing is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from lexludi.games.root.numbers.boards import FACTION_BOARDS, FACTION_PARTS, named_boards
from lexludi.games.root.numbers.ranges import HIDDEN
from lexludi.games.root.numbers.view import VIEW
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box.codes import CLEARINGS, DRAFT, FACTIONS, NOBODY, PHASES, PIECES, UNDECIDED
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.views import beside
from lexludi.kernel.numbers import Group, Part, Retold, Told
from lexludi.parts.moments import bits

OF_FACTIONS: Final = {name: import_module(f"lexludi.games.root.numbers.factions.{name}") for name in FACTIONS}
"""The module of each faction: `glance` is what the PARTS of its board follow from, RETOLD what makes them of that."""
APART: Final = ("pieces", "boards")
"""What is told kind by kind, and thing by thing."""
ENTRIES: Final = tuple([part.name for part in VIEW if not isinstance(part, Told) and part.name not in APART])
NONE: Final[dict[str, int]] = {}


class Sight:
    """What a seat sees of a set-up: the names of the entries, and how to look at each board that there is."""

    def __init__(self, setting: Setting, seat: int) -> None:
        owners = named_boards(faction_names(setting.factions), setting.bots, setting.owners, seat)
        self.boards: list[tuple[int, Callable[[Any, int], tuple[Any, ...]]]] = []
        names = [*ENTRIES, *[f"pieces.{PIECES[kind]}" for kind in setting.kinds]]
        for name, owner in owners.items():
            faction = FACTION_BOARDS.get(name)
            if faction is None:
                names.append(f"boards.{name}")
                self.boards.append((owner, whole))
            else:
                names += leaves(FACTION_PARTS[faction], f"boards.{name}.")
                self.boards.append((owner, OF_FACTIONS[faction].glance))
        self.names = tuple(names)


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


def glance(s: Root, seat: int) -> tuple[tuple[str, ...], list[Any]]:
    """The names of ENTRIES, pieces and boards, and what each of them follows from."""
    setting = s.setting
    seen = sight(setting, seat)
    draft = s.draft
    deck = s.deck
    now: list[Any] = [
        setting.plan.id,
        setting.pack.id,
        setting.factions,
        setting.order,
        () if draft is None else draft.dealt,
        None if draft is None else draft.locked or None,
        setting.bots,
        s.number,
        s.active,
        PHASES[s.phase],
        s.suits,
        s.closed,
        s.slots,
        s.ruined,
        (s.ruined, s.ruins, s.boards[seat].looked_under()),
        s.warriors,
        s.pawns,
        s.ruled,
        s.scorched,
        {landmark.name: landmark.at for landmark in s.landmarks} if s.landmarks else NONE,
        s.supply,
        (setting.kinds, s.stock),
        hands(s, seat),
        len(deck.cards),
        deck.discards,
        s.available,
        s.crafted,
        s.items,
        s.boxes,
        s.turned,
        s.points,
        s.dominance,
        s.partner,
        s.used,
        s.activated,
        setting.hirelings,
        s.side,
        {name: told for drawer in beside(s) for name, told in drawer.view(s, seat).items()},
    ]
    pieces = s.pieces
    now += [pieces[kind] for kind in setting.kinds]
    boards = s.boards
    for owner, look in seen.boards:
        now += look(boards[owner], seat)
    return seen.names, now


def hands(s: Root, seat: int) -> list[list[int]]:
    """Law 1.2, 11.2.3: one's own hand, the one that lies face up, and how many cards the others have."""
    seen = [HIDDEN[len(hand)] for hand in s.hands]
    seen[seat] = s.hands[seat]
    company = s.setting.company
    if company != NOBODY:
        seen[company] = s.hands[company]
    return seen


def whole(board: Board, seat: int) -> tuple[dict[str, Any]]:
    """Of a bot or a hireling."""
    return (board.view(seat),)


# What is told when it has changed


def faction_names(factions: tuple[int, ...]) -> list[str]:
    return [FACTIONS[f] if f != UNDECIDED else DRAFT for f in factions]


def ruins(ruined: list[bool]) -> list[int]:
    return [at for at in CLEARINGS if ruined[at]]


def under_ruins(found: tuple[list[bool], list[tuple[int, ...]], int]) -> dict[str, list[int]]:
    """The items, -1 for each that the seat has not seen."""
    ruined, items, looked = found
    return {str(at): list(items[at]) if looked >> at & 1 else HIDDEN[len(items[at])] for at in ruins(ruined)}


def stock(left: tuple[list[int], list[int]]) -> dict[str, int]:
    kinds, counts = left
    return {PIECES[kind]: counts[kind] for kind in kinds}


RETOLD: Final[Retold] = {
    "factions": faction_names,
    "ruins": ruins,
    "under_ruins": under_ruins,
    "scorched": bits,
    "stock": stock,
    "used": ONCE.names,
    **{
        f"boards.{name}.{part}": retell
        for name, faction in FACTION_BOARDS.items()
        for part, retell in OF_FACTIONS[faction].RETOLD.items()
    },
}
