"""Shame: how it comes, where it lies, and how one gets rid of it."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import CHI, REPENTANCE_PRICE, SHAME_PRICE, SOLDIERS
from lexludi.games.wall.rules.box.printed import HONORS, PRICES
from lexludi.games.wall.rules.ending import OUT_OF_SHAME, lost
from lexludi.games.wall.rules.options import Onto, Repent, Under
from lexludi.games.wall.rules.prompts import note, prompt
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS

SLOTS: Final = 2
"""Positions for shame on the back of a claimed horde card."""
WHERE_SHAME: Final = prompt("shame", N_("Choose where your shame token goes."))
DROP_SHAME: Final = prompt("drop-shame", N_("Pay to be rid of a shame token?"), passes=N_("Keep the rest"))
SHAMED: Final = note("shamed", N_("{seat} gets a shame token."))
CLEARED: Final = note("cleared", N_("{seat} returns a shame token to the bank."))


def places(s: Wall, clan: int) -> list[Option]:
    """Law shame.place: under a soldier of the pool, or onto a claimed horde."""
    found: list[Option] = [Under(kind) for kind in s.usable(clan)]
    if not s.setting.cooperative:
        found += [Onto(card) for card, n in zip(s.claimed[clan], s.stains[clan], strict=True) if n < SLOTS]
    return found


def shame(s: Wall, clan: int) -> Flow[None]:
    """Law shame.gain: a token that must be placed at once."""
    if not s.shame_bank and s.setting.cooperative:
        lost(s, OUT_OF_SHAME, "mode.coop.end.lose.1")
    if not s.shame_bank:
        s.lose(clan, HONORS.shame)  # shame.none.bank
        return
    s.note(clan, SHAMED, "shame.place.now")
    options = places(s, clan)
    price = price_of_repentance(s, clan)
    if s.setting.cooperative and s.honor[clan] >= price:
        options.append(Repent())  # mode.coop.rule.shame.3
    if not options:
        s.shame_bank -= 1
        s.shame_gone += 1
        s.lose(clan, HONORS.shame)  # shame.none.place
        return
    choice: Option = yield Ask(clan, WHERE_SHAME, options, "shame.place.now")
    if isinstance(choice, Repent):
        s.lose(clan, price)
        s.note(clan, CLEARED, "mode.coop.rule.shame.2")
        return
    s.shame_bank -= 1
    if isinstance(choice, Under):
        s.pool[clan][choice.kind] -= 1
        s.shamed[clan][choice.kind] += 1
    else:
        assert isinstance(choice, Onto)
        s.stains[clan][s.claimed[clan].index(choice.card)] += 1


def tokens(s: Wall, clan: int) -> int:
    """How many shame tokens a clan has."""
    return sum(s.shamed[clan]) + sum(s.stains[clan])


def droppable(s: Wall, clan: int) -> list[Option]:
    """Law shame.remove: from anywhere."""
    found: list[Option] = [Under(kind) for kind in SOLDIERS if s.shamed[clan][kind]]
    found += [Onto(card) for card, n in zip(s.claimed[clan], s.stains[clan], strict=True) if n]
    return found


def clear(s: Wall, clan: int, what: Option) -> None:
    """Law shame.remove.word: back to the bank."""
    if isinstance(what, Under):
        s.shamed[clan][what.kind] -= 1
        s.pool[clan][what.kind] += 1
    else:
        assert isinstance(what, Onto)
        s.stains[clan][s.claimed[clan].index(what.card)] -= 1
    s.shame_bank += 1
    s.note(clan, CLEARED, "shame.remove.word")


def price_of_repentance(s: Wall, clan: int) -> int:
    """Law mode.coop.rule.shame.2: what it costs in honor to be rid of a token."""
    return s.price(clan, REPENTANCE_PRICE, PRICES.shame_honor)


def drop_shame(s: Wall, clan: int) -> Flow[None]:
    """Law summer.2, mode.coop.rule.shame.1: 2 chi a token, or honor for all together, as often as one can pay."""
    together = s.setting.cooperative
    while True:
        price = price_of_repentance(s, clan) if together else s.price(clan, SHAME_PRICE, PRICES.shame_chi)
        options = droppable(s, clan)
        if not options or (s.honor[clan] if together else s.stock[clan][CHI]) < price:
            return
        choice: Option = yield Ask(clan, DROP_SHAME, [*options, PASS], "summer.2")
        if isinstance(choice, Pass):
            return
        if together:
            s.lose(clan, price)
        else:
            s.pay(clan, CHI, price)
        clear(s, clan, choice)
