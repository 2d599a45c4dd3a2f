"""Law 2.1.2: drawing by the rules of a turn, where Informants may take an ambush card instead."""

from __future__ import annotations

from bisect import insort
from typing import Final

from lexludi.games.root.rules.codes import EVENING, INFORMANTS
from lexludi.games.root.rules.events import UsedCard
from lexludi.games.root.rules.prompts import CARD, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.options import Card


def draw_cards(s: Root, seat: int, count: int) -> Flow[None]:
    """Draw that many cards; in one's own Evening Informants may replace the whole draw (ruling R15)."""
    if count and s.effects[seat] & INFORMANTS and s.phase == EVENING and s.active == seat:
        took = yield from inform(s, seat)
        if took:
            return
    s.draw(seat, count)


TOOK_AMBUSH: Final = note("took-ambush", N_("{seat} takes {card} from the discard pile."), card=CARD)
TAKE_AMBUSH: Final = prompt(
    "inform", N_("Take an ambush card from the discard pile instead of drawing?"), passes=N_("Draw from the deck")
)


def inform(s: Root, seat: int) -> Flow[bool]:
    """Informants: whether the player took an ambush card from the discard pile (ruling R35)."""
    pack = s.setting.pack
    options: list[Option] = [Card(card) for card in sorted(s.discards) if pack.ambush[card]]
    if not options:
        return False
    options.append(Pass())
    choice = yield Ask(seat, TAKE_AMBUSH, options, "4.1.3")
    if isinstance(choice, Pass):
        return False
    s.tell(UsedCard(seat, s.card_of(seat, INFORMANTS)))
    s.discards.remove(choice.card)
    insort(s.hands[seat], choice.card)
    s.note(seat, TOOK_AMBUSH, "4.1.3", card=choice.card)
    return True
