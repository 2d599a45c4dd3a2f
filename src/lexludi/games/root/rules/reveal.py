"""Law 2.1.4, G.1.15: revealed cards leave the hand and lie face up in the play area."""

from __future__ import annotations

from lexludi.games.root.rules.events import Noted
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import card_options
from lexludi.kernel.ask import Ask, Flow


def reveal(s: Root, seat: int, play_area: list[int], cards: list[int], law: str) -> Flow[None]:
    """Ask for one of these cards of the hand and lay it down."""
    choice = yield Ask(seat, "reveal", card_options(cards), law)
    s.hands[seat].remove(choice.card)
    play_area.append(choice.card)
    s.tell(Noted(seat, "revealed", (choice.card,), law))
