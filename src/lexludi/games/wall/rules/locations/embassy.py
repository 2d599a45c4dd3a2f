"""The Emperor's Embassy: clerks and advisors."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import ADVISOR_PRICE, CLERK_PRICE, GOLD
from lexludi.games.wall.rules.box.printed import PRICES
from lexludi.games.wall.rules.gaining import SHORT_OF
from lexludi.games.wall.rules.options import Hire, HireClerk
from lexludi.games.wall.rules.prompts import ADVISOR, note, prompt, reason
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

SUPPORTING: Final = 0
ACTIVE: Final = 1
WHOM_TO_HIRE: Final = prompt("hire", N_("Choose whom to hire."), passes=N_("Hire nobody"))
HIRED: Final = note("hired", N_("{seat} hires an advisor: {card}."), card=ADVISOR)
HIRED_CLERK: Final = note("hired-clerk", N_("{seat} hires a clerk."))


def embassy(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Law location.embassy.many: one clerk after another."""
    for _ in range(clerks):
        options = offers(s, clan)
        if not options:
            return
        why_not = refused_offers(s, clan) if s.explaining else None
        choice = yield from one_or_none(clan, WHOM_TO_HIRE, options, "location.embassy.many", refused=why_not)
        if choice is None:
            return
        if isinstance(choice, Hire):
            s.pay(clan, GOLD, advisor_price(s, clan))
            yield from hire(s, clan, choice.advisor, choice.active == ACTIVE)
        else:
            s.pay(clan, GOLD, clerk_price(s, clan))
            s.unhired[clan] -= 1
            s.clerks[clan] += 1
            s.note(clan, HIRED_CLERK, "location.embassy.clerk")


def clerk_price(s: Wall, clan: int) -> int:
    return s.price(clan, CLERK_PRICE, PRICES.clerk_gold)


def advisor_price(s: Wall, clan: int) -> int:
    """Law location.embassy.advisor.1: as much gold as one has advisors, the new one included."""
    return s.price(clan, ADVISOR_PRICE, len(s.advisors[clan]) + len(s.support[clan]) + 1)


def offers(s: Wall, clan: int) -> list[Option]:
    found: list[Option] = []
    gold = s.stock[clan][GOLD]
    if s.unhired[clan] and gold >= clerk_price(s, clan):
        found.append(HireClerk())
    if gold >= advisor_price(s, clan):
        found += [Hire(card, side) for card in s.offer for side in (ACTIVE, SUPPORTING)]
    return found


ALL_HIRED: Final = reason("all-hired", N_("all your clerks are hired."))


def refused_offers(s: Wall, clan: int) -> list[Refusal]:
    """Law location.embassy.clerk, location.embassy.advisor.1: what one cannot pay for."""
    found: list[Refusal] = []
    gold, clerk, advisor = s.stock[clan][GOLD], clerk_price(s, clan), advisor_price(s, clan)
    if not s.unhired[clan]:
        found.append(refused(HireClerk(), because("location.embassy.clerk", ALL_HIRED)))
    elif gold < clerk:
        found.append(refused(HireClerk(), because("location.embassy.clerk", SHORT_OF, goods=GOLD, n=clerk, has=gold)))
    if gold < advisor:
        why = because("location.embassy.advisor.1", SHORT_OF, goods=GOLD, n=advisor, has=gold)
        found += [refused(Hire(card, side), why) for card in s.offer for side in (ACTIVE, SUPPORTING)]
    return found


def hire(s: Wall, clan: int, card: int, active: bool) -> Flow[None]:
    """Law location.embassy.advisor.2, advisor.choice: at once, and for good."""
    s.offer.remove(card)
    s.note(clan, HIRED, "location.embassy.advisor.2", card=card)
    yield from m.occur(s, m.HIRED, Scene(clan))
    s.engage(clan, card, active)
    s.fill_offer()
