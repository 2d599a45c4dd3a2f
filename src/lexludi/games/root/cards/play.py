"""Law 4.1.3: the crafted cards that players use by choice, outside battles (those are in `battle`)."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.cards.base import BASE
from lexludi.games.root.cards.exiles import EXILES, emigrate
from lexludi.games.root.cards.power import Power
from lexludi.games.root.rules.events import UsedCard
from lexludi.games.root.rules.options import Use
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu

POWERS: Final[dict[int, Power]] = {power.effect: power for power in (*BASE, *EXILES)}
USES: Final = [Use(card) for card in range(64)]


def offer_cards(s: Root, seat: int, effects: int, menu: Menu) -> None:
    """The cards in play with one of these effects that can be used now."""
    timely = s.effects[seat] & effects
    if not timely:
        return
    effect_of = s.setting.pack.effect
    for card in s.crafted[seat]:
        effect = effect_of[card]
        if effect & timely:
            usable = not s.used & effect and POWERS[effect].ready(s, seat)
            menu.offer(USES[card], None if usable else "4.1.3")


def use(s: Root, seat: int, card: int) -> Flow[None]:
    """Use one of them: it is discarded for its effect, or done with for this turn."""
    pack = s.setting.pack
    effect = pack.effect[card]
    s.tell(UsedCard(seat, card))
    if pack.discards[card]:
        s.discard_crafted(seat, card)
    else:
        s.used |= effect
    yield from POWERS[effect].run(s, seat)


__all__ = ["POWERS", "emigrate", "offer_cards", "use"]
