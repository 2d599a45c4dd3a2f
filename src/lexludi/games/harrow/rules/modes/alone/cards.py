"""The three decks: cards are drawn from any of them, and without a card the match is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.rules.box.codes import NOBODY
from lexludi.games.harrow.rules.box.printed import SOLO_CARDS, SOLO_DECKS
from lexludi.games.harrow.rules.options import Draw
from lexludi.games.harrow.rules.prompts import DECK, OMEN, ending, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.events import Result
from lexludi.locale import N_

WHICH_DECK: Final = prompt("deck", N_("From which deck do you reveal a card?"))
TURNED: Final = note("turned", N_("{seat} {seat:reveals|reveal} {card} from the {deck}."), card=OMEN, deck=DECK)
LOST_CUBES: Final = note("lost-cubes", N_("{seat} {seat:loses|lose} all terrain cubes on the battleground."))
NO_CARDS: Final = ending("no-cards", N_("No card is left to reveal, and Hester is lost."))


def draw(s: Harrow, seat: int, law: str) -> Flow[int]:
    """Law solo.B.1, .B.1b, solo.end.lose.2: the top card of a deck that has one; portraits cost all terrain cubes."""
    alone = s.alone
    full = [n for n, deck in enumerate(alone.decks) if deck]
    if not full:
        WITHOUT_CARDS[s.setting.closing](s)
    choice: Draw = yield Ask(seat, WHICH_DECK, [Draw(n) for n in full], law)
    drop(s)
    alone.card = alone.decks[choice.deck].pop()
    s.reveal()
    s.note(seat, TURNED, law, card=alone.card, deck=choice.deck)
    if is_wild(alone.card):
        lose_cubes(s, s.setting.hester, law)
    return alone.card


def lost(s: Harrow) -> None:
    """Law solo.end.lose.2."""
    s.end(Result((), (s.camps[s.setting.hester].points,), NO_CARDS, "solo.end.lose.2"))


WITHOUT_CARDS: Final[dict[str, Callable[[Harrow], None]]] = {"alone_end": lost}
"""What happens when a card is needed and none is left, by the step that ends a round."""


def drop(s: Harrow) -> None:
    """The card that lies there is discarded."""
    if s.alone.card != NOBODY:
        s.alone.discards.append(s.alone.card)
        s.alone.card = NOBODY


def is_wild(card: int) -> bool:
    """Law solo.C.1: the Faceless Portraits name no hex."""
    return not SOLO_CARDS[card].hexes


def lose_cubes(s: Harrow, seat: int, law: str) -> None:
    """Law solo.A.4, solo.C.1."""
    for colour in s.setting.colours[seat]:
        s.stock[colour] += s.ground[colour]
        s.ground[colour] = 0
    s.note(seat, LOST_CUBES, law)


def of_deck(deck: int) -> list[int]:
    """All cards of a deck."""
    return [n for n, card in enumerate(SOLO_CARDS) if card.deck == SOLO_DECKS[deck].id]
