"""The Conspiracy (Law 5.1.4.IV). The other Visions have goals and no powers (Law 3.2)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.actions.taking import take, why_not_take
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.powers import Power, WhenPlayed
from lexludi.games.oath.rules.prompts import prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none
from lexludi.parts.options import Card

PRICE: Final = Cost(burn_secret=1)
ALIKE: Final = 2
"""How many advisers must match."""

WHAT_TO_STEAL: Final = prompt("conspire", N_("Burn a secret to take something?"), passes=N_("Take nothing"))


def conspirators(s: Oath, seat: int, other: int) -> int:
    """Law 5.1.4.IV.c: how many of one's advisers match an adviser of another player."""
    suits = {SUIT[card] for card in s.advisers[other]}
    return sum(s.matching(seat, suit) for suit in suits)


def conspiracy(s: Oath, seat: int, card: int) -> Flow[None]:
    """Law 5.1.4.IV.b: for a secret, a relic or a banner of somebody whose pawn is at one's site."""
    if s.why_not_pay(seat, card, PRICE) is not None:
        return
    things = [
        thing
        for other in s.beside(seat)
        if conspirators(s, seat, other) >= ALIKE
        for thing in s.things(other)
        if why_not_take(s, seat, thing) is None
    ]
    if not things:
        return
    choice = yield from one_or_none(seat, WHAT_TO_STEAL, [Card(thing) for thing in things], "5.1.4.IV.b")
    if choice is not None:
        s.burn_secrets(seat, 1)
        yield from take(s, seat, [choice.card])


VISIONS: Final[tuple[Power, ...]] = (WhenPlayed("conspiracy", conspiracy),)
