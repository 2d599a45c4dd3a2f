"""What each seat may know of a match (Law 1.2), and guesses at what it may not."""

from __future__ import annotations

from typing import Any

from lexludi.games.root.rules.box.codes import CLEARINGS, DRAFT, FACTIONS, PHASES, PIECES, UNDECIDED
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.state import Root
from lexludi.kernel.chance import Chance
from lexludi.parts.piles import deal_anew


def view(s: Root, seat: int | None) -> dict[str, Any]:
    """Law 1.2: everything on the table, one's own hand, and the number of cards in the others'."""
    setting = s.setting
    return {
        "game": "root",
        "map": setting.plan.id,
        "deck_name": setting.pack.id,
        "seats": list(setting.seats),
        "factions": [FACTIONS[f] if f != UNDECIDED else DRAFT for f in setting.factions],
        "order": list(setting.order),
        "dealt": [] if s.draft is None else list(s.draft.dealt),
        "locked": None if s.draft is None else s.draft.locked or None,
        "bots": setting.bots[: s.players],
        "turn": s.number,
        "active": s.active,
        "phase": PHASES[s.phase],
        "suits": list(s.suits),
        "closed": [list(pair) for pair in s.closed],
        "slots": s.slots.copy(),
        "ruins": [at for at in CLEARINGS if s.ruined[at]],
        "under_ruins": {str(at): seen_under(s, seat, at) for at in CLEARINGS if s.ruined[at]},
        "warriors": [row.copy() for row in s.warriors],
        "pieces": {PIECES[kind]: s.pieces[kind].copy() for kind in setting.kinds},
        "owners": {PIECES[kind]: setting.owner[kind] for kind in setting.kinds},
        "pawns": s.pawns.copy(),
        "ruled": s.ruled.copy(),
        "scorched": [at for at in CLEARINGS if s.scorched >> at & 1],
        "landmarks": {landmark.name: landmark.at for landmark in s.landmarks},
        "supply": s.supply.copy(),
        "stock": {PIECES[kind]: s.stock[kind] for kind in setting.kinds},
        "hands": [s.hands[p].copy() if sees_hand(s, seat, p) else [-1] * len(s.hands[p]) for p in range(s.players)],
        "deck": len(s.deck.cards),
        "discards": s.deck.discards.copy(),
        "available": s.available.copy(),
        "crafted": [cards.copy() for cards in s.crafted],
        "items": s.items.copy(),
        "boxes": [box.copy() for box in s.boxes],
        "turned": [box.copy() for box in s.turned],
        "points": s.points.copy(),
        "dominance": s.dominance.copy(),
        "partner": s.partner.copy(),
        "used": ONCE.names(s.used),
        "activated": s.activated.copy(),
        "boards": [board.view(seat) for board in s.boards],
        "hirelings": list(setting.hirelings),
        "side": list(s.side),
        "beside": {name: told for drawer in beside(s) for name, told in drawer.view(s, seat).items()},
    }


def beside(s: Root) -> list[Drawer]:
    """What lies beside the boards."""
    return [*s.landmarks, *s.drawers.values()]


def sees_hand(s: Root, viewer: int | None, seat: int) -> bool:
    """Law 1.2, 11.2.3: one's own hand, and the one that lies face up."""
    return seat in (viewer, s.setting.company)


def imagine(s: Root, seat: int | None, chance: Chance) -> None:
    """Deal anew all cards that seat cannot see: the deck, the others' hands, and their hidden piles; and the ruins."""
    hidden = [s.hands[p] for p in range(s.players) if not sees_hand(s, seat, p)]
    for holder in s.holders():
        hidden += holder.hidden(seat)
    deal_anew(hidden, s.deck.cards, chance)
    s.recount_hands()
    for board in s.boards:
        board.imagine(s, seat, chance)
    imagine_ruins(s, seat, chance)
    for drawer in beside(s):
        drawer.imagine(chance)


def knows_ruin(s: Root, seat: int | None, at: int) -> bool:
    """Law 9.7.3: whether that seat has looked under the ruin."""
    return seat is not None and bool(s.boards[seat].looked_under() >> at & 1)


def seen_under(s: Root, seat: int | None, at: int) -> list[int]:
    """The items under a ruin, -1 for each that the seat has not seen."""
    return list(s.ruins[at]) if knows_ruin(s, seat, at) else [-1] * len(s.ruins[at])


def imagine_ruins(s: Root, seat: int | None, chance: Chance) -> None:
    """Law 9.3.4: nobody knows what lies under which ruin, unless he has looked."""
    unknown = [at for at in CLEARINGS if s.ruins[at] and not knows_ruin(s, seat, at)]
    hidden = sorted(item for at in unknown for item in s.ruins[at])
    chance.shuffle(hidden)
    for at in unknown:
        count = len(s.ruins[at])
        s.ruins[at] = tuple(sorted(hidden[:count]))
        hidden = hidden[count:]
