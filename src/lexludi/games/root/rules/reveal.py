"""Law 2.1.4, G.1.15: revealed cards leave the hand and lie face up in the play area."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.prompts import CARD, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import which_card

REVEALED: Final = note("revealed", N_("{seat} reveals {card}."), card=CARD)
WHAT_TO_REVEAL: Final = prompt("reveal", N_("Choose a card to reveal."))


def reveal(s: Root, seat: int, play_area: list[int], cards: list[int], law: str, always: bool = False) -> Flow[None]:
    """Ask for one of these cards of the hand and lay it down."""
    card = yield from which_card(seat, WHAT_TO_REVEAL, cards, law, always)
    s.out_of_hand(seat, card)
    play_area.append(card)
    s.note(seat, REVEALED, law, card=card)
