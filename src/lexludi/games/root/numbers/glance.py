"""What a view of Root follows from, straight from the state: nothing is copied."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from lexludi.games.root.numbers.boards import named_boards
from lexludi.games.root.numbers.ranges import DECK
from lexludi.games.root.rules.box.codes import CLEARINGS, DRAFT, FACTIONS, PHASES, PIECES, UNDECIDED
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.views import beside, seen_under

HIDDEN: Final = [[-1] * n for n in range(len(DECK) + 1)]
"""Hands that one does not see."""
GLANCES: Final = [import_module(f"lexludi.games.root.numbers.factions.{name}").glance for name in FACTIONS]
"""What each faction's board follows from: `glance` of the module called like it."""


def glance(s: Root, seat: int) -> list[Any]:
    """Each entry of the view that has numbers, or what `RETOLD` makes it of."""
    setting = s.setting
    draft = s.draft
    kinds = setting.kinds
    deck = s.deck
    return [
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
        (kinds, [s.pieces[kind] for kind in kinds]),
        s.pawns,
        s.ruled,
        s.scorched,
        {landmark.name: landmark.at for landmark in s.landmarks} if s.landmarks else {},
        s.supply,
        (kinds, s.stock),
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
        boards(s, seat),
        setting.hirelings,
        s.side,
        {name: told for drawer in beside(s) for name, told in drawer.view(s, seat).items()},
    ]


def hands(s: Root, seat: int) -> list[list[int]]:
    """Law 1.2, 11.2.3: one's own hand, the one that lies face up, and how many cards the others have."""
    company = s.setting.company
    seen: list[list[int]] = []
    for p in range(s.players):
        hand = s.hands[p]
        seen.append(hand if p in (seat, company) else HIDDEN[len(hand)])
    return seen


def boards(s: Root, seat: int) -> dict[str, Any]:
    setting = s.setting
    seen: dict[str, Any] = {}
    for name, owner in whose_boards(setting, seat).items():
        board = s.boards[owner]
        if owner >= s.players or setting.bots[owner]:
            seen[name] = board.view(seat)
        else:
            seen[name] = GLANCES[setting.factions[owner]](board, seat)
    return seen


def whose_boards(setting: Setting, seat: int) -> dict[str, int]:
    return _whose_boards(setting.factions, tuple(setting.bots), setting.owners, seat)


@lru_cache(maxsize=1024)
def _whose_boards(factions: tuple[int, ...], bots: tuple[bool, ...], owners: int, seat: int) -> dict[str, int]:
    return named_boards(faction_names(factions), bots, owners, seat)


# What is told when it has changed


def faction_names(factions: tuple[int, ...]) -> list[str]:
    return [FACTIONS[f] if f != UNDECIDED else DRAFT for f in factions]


def factions(s: Root, seat: int, name: str) -> list[str]:
    return faction_names(s.setting.factions)


def ruins(s: Root, seat: int, name: str) -> list[int]:
    return [at for at in CLEARINGS if s.ruined[at]]


def under_ruins(s: Root, seat: int, name: str) -> dict[str, list[int]]:
    return {str(at): seen_under(s, seat, at) for at in CLEARINGS if s.ruined[at]}


def pieces(s: Root, seat: int, name: str) -> dict[str, list[int]]:
    return {PIECES[kind]: s.pieces[kind].copy() for kind in s.setting.kinds}


def stock(s: Root, seat: int, name: str) -> dict[str, int]:
    return {PIECES[kind]: s.stock[kind] for kind in s.setting.kinds}


def scorched(s: Root, seat: int, name: str) -> list[int]:
    return [at for at in CLEARINGS if s.scorched >> at & 1]


def used(s: Root, seat: int, name: str) -> list[str]:
    return ONCE.names(s.used)


def board(s: Root, seat: int, name: str) -> dict[str, Any]:
    """Of a faction, bot or hireling, by its name."""
    return s.boards[whose_boards(s.setting, seat)[name]].view(seat)


RETOLD: Final = {
    "factions": factions,
    "ruins": ruins,
    "under_ruins": under_ruins,
    "pieces": pieces,
    "scorched": scorched,
    "stock": stock,
    "used": used,
    "boards": board,
}
