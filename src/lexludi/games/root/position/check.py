"""What must hold of any position: the components are those of the box, and lines that belong together agree."""

from __future__ import annotations

from collections import Counter
from typing import Final

from lexludi.games.root.hirelings.control import hiring
from lexludi.games.root.position.words import naming
from lexludi.games.root.rules.box.codes import (
    BASES,
    BURROW,
    CLEARINGS,
    EVERY,
    GARDENS,
    ITEMS,
    MOB,
    NOBODY,
    PIECES,
    PLOT,
    PLOTS,
    POSTS,
    ROOST,
    SYMPATHY,
    TUNNEL,
    VAGABOND,
)
from lexludi.games.root.rules.ground import GOAL
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import MOST, Own
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines

ALONE: Final = ((ROOST,), (SYMPATHY,), (TUNNEL,), (MOB,), POSTS, (PLOT, *PLOTS))
"""Pieces of which a clearing can hold only one, or one of several kinds (Law 7.5.2.IV, 8.2.5.I, 13.2.2.II, …)."""


def check(s: Root, lines: Lines) -> None:
    """Raises PositionError, naming the line that is wrong."""
    check_pieces(s)
    check_clearings(s, lines)
    check_cards(s, lines)
    check_seats(s, lines)
    named = naming(s)
    for owner, name in enumerate(named.owners):
        s.boards[owner].check(s, Own(lines, name, named))


def check_pieces(s: Root) -> None:
    """Law 1.5.1: no more of anything than the box holds."""
    setting = s.setting
    for owner, name in enumerate(naming(s).owners):
        if s.supply[owner] < 0:
            raise PositionError(f"{name} has only {setting.troops[owner]} warriors")
    for kind in setting.kinds:
        if s.stock[kind] < 0:
            raise PositionError(f"there are only {setting.stock[kind]} pieces called {PIECES[kind]}")
    for item, count in enumerate(s.box):
        if count < 0:
            raise PositionError(f"items: there are not so many of the item called {ITEMS[item]}")


def check_clearings(s: Root, lines: Lines) -> None:
    for at in CLEARINGS:
        if s.slots[at] < 0:
            raise PositionError(f"{at}: more buildings than slots")
        for kinds in ALONE:
            if sum(s.pieces[kind][at] for kind in kinds if kind in s.setting.kinds) > 1:
                raise PositionError(f"{at}: a clearing holds only one piece called {PIECES[kinds[0]]}")
        for kinds in (BASES, GARDENS, POSTS):
            for suit, kind in enumerate(kinds):
                if kind in s.setting.kinds and s.pieces[kind][at] and not s.is_suit(at, suit):
                    raise PositionError(f"{at}: a piece called {PIECES[kind]} in a clearing of another suit")
        lost = any(landmark.name == "lost_city" and landmark.at == at for landmark in s.landmarks)
        if (s.suits[at] == EVERY) != lost:
            raise lines.wrong("suits", f"has the suit of every creature elsewhere than in the Lost City, in {at}")
    for owner in range(s.owners):
        below = s.warriors[owner][BURROW] + s.buildings[owner][BURROW] + s.tokens[owner][BURROW]
        if below > (s.warriors[owner][BURROW] if owner == s.setting.burrower else 0):
            raise lines.wrong("burrow", "holds pieces of others than the Duchy, or other pieces than warriors")


def cards_named(s: Root) -> list[int]:
    """Every card that lies elsewhere than in the deck."""
    cards = [*s.deck.discards, *s.available, *s.removed]
    cards += [card for card in s.dominance if card != NOBODY]
    for owner in range(s.owners):
        cards += s.hands[owner] + s.crafted[owner]
    for holder in s.holders():
        cards += holder.cards()
    return cards


def check_cards(s: Root, lines: Lines) -> None:
    pack = s.setting.pack
    count = Counter([*cards_named(s), *s.deck.cards])
    repeated = sorted(pack.names[card] for card, there in count.items() if there > 1)
    if repeated:
        raise PositionError(f"a card lies in two places: {', '.join(repeated)}")
    named = naming(s)
    for seat, name in enumerate(named.owners[: s.players]):
        if s.dominance[seat] != NOBODY and not pack.dominance[s.dominance[seat]]:
            raise lines.wrong(f"dominance {name}", "is no dominance card")
        effects = [pack.effect[card] for card in s.crafted[seat]]
        if 0 in effects or len(set(effects)) < len(effects):
            raise lines.wrong(f"crafted {name}", "has a card without a lasting effect, or the same effect twice")
        if any(turned > there for turned, there in zip(s.turned[seat], s.boxes[seat], strict=True)):
            raise lines.wrong(f"turned {name}", "has items that are not in the box of crafted items")
    if not all(pack.dominance[card] for card in s.available):
        raise lines.wrong("available", "has other cards than dominance cards")


def check_seats(s: Root, lines: Lines) -> None:
    named = naming(s)
    for seat, points in enumerate(s.points):
        most = MOST if seat in s.setting.league or not s.agenda else GOAL - 1
        if not 0 <= points <= most:
            raise lines.wrong("points", f"has points of a match that goes on that are not from 0 to {most}")
    for owner, name in enumerate(named.owners):
        wanders = owner >= s.players or s.setting.factions[owner] == VAGABOND
        if s.pawns[owner] != NOBODY and not wanders:
            raise lines.wrong("pawns", f"gives {name} a pawn, who has none")
    if s.owners > s.players and len(hiring(s).gains) > s.side.count(NOBODY):
        raise lines.wrong("hireling gains", "are more than there are hirelings for hire")
    for seat, partner in enumerate(s.partner):
        if partner != NOBODY and (s.setting.factions[seat] != VAGABOND or partner == seat):
            raise lines.wrong(f"coalition {named.owners[seat]}", "is no coalition of a Vagabond with another player")
