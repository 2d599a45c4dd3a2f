"""Cards that are played from the hand: each is declared once, beside what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.rules.box.printed import CARD_NAMES
from lexludi.games.harrow.rules.events import PlayedCard
from lexludi.games.harrow.rules.options import Play
from lexludi.games.harrow.rules.prompts import CARD, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Because, because
from lexludi.locale import N_

Able = Callable[[Harrow, int], str | None]
Done = Callable[[Harrow, int], Flow[None] | None]


class Card:
    """A card: the rule that forbids it now, if any, and what it does."""

    def __init__(self, why_not: Able, do: Done) -> None:
        self.why_not = why_not
        self.do = do


DECLARED: Final[dict[int, Card]] = {}


def always(s: Harrow, seat: int) -> str | None:
    return None


def card(name: str, do: Done, why_not: Able = always) -> None:
    """Declare a card."""
    DECLARED[CARD_NAMES.index(name)] = Card(why_not, do)


def may_hold(s: Harrow, seat: int) -> bool:
    """Whether others cannot know that it has nothing to play: then even that is asked."""
    camp = s.camps[seat]
    return bool(camp.hand) and not camp.used_card


def offer_cards(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 2.tactics.1: one card a turn."""
    camp = s.camps[seat]
    for number in camp.hand:
        why = "2.tactics.1" if camp.used_card else DECLARED[number].why_not(s, seat)
        menu.offer(Play(number), why)
        if why is not None and menu.explains:
            menu.tell(Play(number), why_in_facts(number, why))


CARD_USED: Final = reason("card-used", N_("you have played a card this turn, and only one is allowed."))
IDLE: Final = reason("idle", N_("{card} would change nothing now."), card=CARD)
LACKS: Final[dict[str, str]] = {}
"""What cards lack that cannot be played, by their rules, where more can be said than that."""


LACKS["2.tactics.1"] = CARD_USED


def why_in_facts(number: int, law: str) -> Because:
    """What a card lacks that a rule forbids to play, as a player would say it."""
    return because(law, LACKS[law]) if law in LACKS else because(law, IDLE, card=number)


def play(s: Harrow, seat: int, number: int) -> None:
    """A card leaves the hand, and does what it says."""
    camp = s.camps[seat]
    camp.hand.remove(number)
    camp.used_card = True
    s.faction(seat).played(s, seat, number)
    s.reveal()
    s.tell(PlayedCard(seat, number))
    s.then("card", seat, number)


def resolve(s: Harrow, seat: int, number: int) -> Flow[None]:
    """What a card does."""
    flow = DECLARED[number].do(s, seat)
    if flow is not None:
        yield from flow
