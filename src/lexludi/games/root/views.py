"""What each seat may know of a match (Law 1.2), and guesses at what it may not."""

from __future__ import annotations

from typing import Any

from lexludi.games.root.codes import CLEARINGS, FACTIONS, PHASES, PIECES
from lexludi.games.root.state import Root
from lexludi.kernel.chance import Chance


def view(s: Root, seat: int | None) -> dict[str, Any]:
    """Law 1.2: everything on the table, one's own hand, and the number of cards in the others'."""
    setting = s.setting
    return {
        "game": "root",
        "map": setting.plan.id,
        "deck_name": setting.pack.id,
        "seats": list(setting.seats),
        "factions": [FACTIONS[f] for f in setting.factions],
        "turn": s.number,
        "active": s.active,
        "phase": PHASES[s.phase],
        "suits": list(s.suits),
        "closed": [list(pair) for pair in s.closed],
        "slots": s.slots.copy(),
        "ruins": [at for at in CLEARINGS if s.ruined[at]],
        "warriors": [row.copy() for row in s.warriors],
        "pieces": {PIECES[kind]: s.pieces[kind].copy() for kind in setting.kinds},
        "owners": {PIECES[kind]: setting.owner[kind] for kind in setting.kinds},
        "pawns": s.pawns.copy(),
        "ruled": s.ruled.copy(),
        "scorched": [at for at in CLEARINGS if s.scorched >> at & 1],
        "ferry": s.ferry,
        "supply": s.supply.copy(),
        "stock": {PIECES[kind]: s.stock[kind] for kind in setting.kinds},
        "hands": [hand.copy() if p == seat else [-1] * len(hand) for p, hand in enumerate(s.hands)],
        "deck": len(s.deck),
        "discards": s.discards.copy(),
        "available": s.available.copy(),
        "crafted": [cards.copy() for cards in s.crafted],
        "coffins": s.coffins.copy(),
        "items": s.items.copy(),
        "boxes": [box.copy() for box in s.boxes],
        "turned": [box.copy() for box in s.turned],
        "points": s.points.copy(),
        "dominance": s.dominance.copy(),
        "partner": s.partner.copy(),
        "activated": s.activated.copy(),
        "boards": [board.view(seat) for board in s.boards],
    }


def imagine(s: Root, seat: int | None, chance: Chance) -> None:
    """Deal anew all cards that seat cannot see: the deck, the others' hands, and their hidden piles; and the ruins."""
    piles = [s.hands[p] for p in range(s.players) if p != seat]
    for board in s.boards:
        piles += board.hidden(seat)
    piles.append(s.deck)
    unknown = [card for pile in piles for card in pile]
    unknown.sort()
    chance.shuffle(unknown)
    start = 0
    for pile in piles:
        end = start + len(pile)
        dealt = unknown[start:end]
        pile[:] = dealt if pile is s.deck else sorted(dealt)
        start = end
    imagine_ruins(s, seat, chance)


def imagine_ruins(s: Root, seat: int | None, chance: Chance) -> None:
    """Law 9.3.4: nobody knows what lies under which ruin."""
    hidden = sorted(item for at in CLEARINGS for item in s.ruins[at])
    chance.shuffle(hidden)
    ruins = s.ruins.copy()
    for at in CLEARINGS:
        count = len(ruins[at])
        ruins[at] = tuple(sorted(hidden[:count]))
        hidden = hidden[count:]
    s.ruins = ruins
