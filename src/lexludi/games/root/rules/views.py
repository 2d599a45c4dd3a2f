"""What each seat may know of a match (Law 1.2), and guesses at what it may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lexludi.games.root.rules.box.codes import CLEARINGS, DRAFT, FACTIONS, PHASES, PIECES, UNDECIDED
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.state import Root
from lexludi.kernel.chance import Chance
from lexludi.parts.piles import deal_anew

PARTS: Final[Mapping[str, Callable[[Root, int | None], Any]]] = {
    "game": lambda s, seat: "root",
    "map": lambda s, seat: s.setting.plan.id,
    "deck_name": lambda s, seat: s.setting.pack.id,
    "seats": lambda s, seat: list(s.setting.seats),
    "factions": lambda s, seat: [FACTIONS[f] if f != UNDECIDED else DRAFT for f in s.setting.factions],
    "order": lambda s, seat: list(s.setting.order),
    "dealt": lambda s, seat: [] if s.draft is None else list(s.draft.dealt),
    "locked": lambda s, seat: None if s.draft is None else s.draft.locked or None,
    "bots": lambda s, seat: s.setting.bots[: s.players],
    "turn": lambda s, seat: s.number,
    "active": lambda s, seat: s.active,
    "phase": lambda s, seat: PHASES[s.phase],
    "suits": lambda s, seat: list(s.suits),
    "closed": lambda s, seat: [list(pair) for pair in s.closed],
    "slots": lambda s, seat: s.slots.copy(),
    "ruins": lambda s, seat: [at for at in CLEARINGS if s.ruined[at]],
    "under_ruins": lambda s, seat: {str(at): seen_under(s, seat, at) for at in CLEARINGS if s.ruined[at]},
    "warriors": lambda s, seat: [row.copy() for row in s.warriors],
    "pieces": lambda s, seat: {PIECES[kind]: s.pieces[kind].copy() for kind in s.setting.kinds},
    "owners": lambda s, seat: {PIECES[kind]: s.setting.owner[kind] for kind in s.setting.kinds},
    "pawns": lambda s, seat: s.pawns.copy(),
    "ruled": lambda s, seat: s.ruled.copy(),
    "scorched": lambda s, seat: [at for at in CLEARINGS if s.scorched >> at & 1],
    "landmarks": lambda s, seat: {landmark.name: landmark.at for landmark in s.landmarks},
    "supply": lambda s, seat: s.supply.copy(),
    "stock": lambda s, seat: {PIECES[kind]: s.stock[kind] for kind in s.setting.kinds},
    "hands": lambda s, seat: [seen_hand(s, seat, p) for p in range(s.players)],
    "deck": lambda s, seat: len(s.deck.cards),
    "discards": lambda s, seat: s.deck.discards.copy(),
    "available": lambda s, seat: s.available.copy(),
    "crafted": lambda s, seat: [cards.copy() for cards in s.crafted],
    "items": lambda s, seat: s.items.copy(),
    "boxes": lambda s, seat: [box.copy() for box in s.boxes],
    "turned": lambda s, seat: [box.copy() for box in s.turned],
    "points": lambda s, seat: s.points.copy(),
    "dominance": lambda s, seat: s.dominance.copy(),
    "partner": lambda s, seat: s.partner.copy(),
    "used": lambda s, seat: ONCE.names(s.used),
    "activated": lambda s, seat: s.activated.copy(),
    "boards": lambda s, seat: [board.view(seat) for board in s.boards],
    "hirelings": lambda s, seat: list(s.setting.hirelings),
    "side": lambda s, seat: list(s.side),
    "beside": lambda s, seat: {name: told for drawer in beside(s) for name, told in drawer.view(s, seat).items()},
}
"""Law 1.2: everything on the table, one's own hand, and the number of cards in the others'."""


def beside(s: Root) -> list[Drawer]:
    """What lies beside the boards."""
    return [*s.landmarks, *s.drawers.values()]


def sees_hand(s: Root, viewer: int | None, seat: int) -> bool:
    """Law 1.2, 11.2.3: one's own hand, and the one that lies face up."""
    return seat in (viewer, s.setting.company)


def seen_hand(s: Root, viewer: int | None, seat: int) -> list[int]:
    """The cards in a hand, -1 for each that the viewer does not see."""
    hand = s.hands[seat]
    return hand.copy() if sees_hand(s, viewer, seat) else [-1] * len(hand)


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
