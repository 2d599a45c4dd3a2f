"""Law 4.1.3: using crafted cards, in the windows of a turn and in the menus of its phases."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.printed import MOST_CARDS
from lexludi.games.root.rules.effects import Power
from lexludi.games.root.rules.events import UsedCard
from lexludi.games.root.rules.options import Use
from lexludi.games.root.rules.prompts import CARD, prompt, reason
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import PASS

USES: Final = [Use(card) for card in range(MOST_CARDS)]


def can_use(s: Root, seat: int, when: str) -> bool:
    """Whether that seat has a card for such a moment that is not used up."""
    setting = s.setting
    timely = s.effects[seat] & setting.moments.windows[when]
    if timely:
        effect_of = setting.pack.effect
        powers = setting.moments.powers
        for card in s.crafted[seat]:
            effect = effect_of[card]
            if effect & timely and not s.used & powers[effect].mark:
                return True
    return False


def offer_cards(s: Root, seat: int, when: str, menu: Menu) -> None:
    """The cards in play for such a moment; those that can be used now."""
    moments = s.setting.moments
    timely = s.effects[seat] & moments.windows[when]
    if not timely:
        return
    effect_of = s.setting.pack.effect
    for card in s.crafted[seat]:
        effect = effect_of[card]
        if effect & timely:
            power = moments.powers[effect]
            spent = s.used & power.mark
            if not spent and power.ready(s, seat):
                menu.options.append(USES[card])
            elif menu.explains:
                menu.refuse(USES[card], because("4.1.3", USED_UP if spent else OF_NO_USE, card=card))


USED_UP: Final = reason("used-up", N_("you have used it this turn: {card}."), card=CARD)
OF_NO_USE: Final = reason("of-no-use", N_("there is nothing now for it to do: {card}."), card=CARD)


def needs_cards(s: Root, seat: int) -> bool:
    """Whether a card of that seat, not yet used up, depends on what its hand holds."""
    moments = s.setting.moments
    open_to = s.effects[seat] & moments.needing_cards
    if open_to:
        for power in moments.powers.values():
            if power.effect & open_to and not s.used & power.mark:
                return True
    return False


def use(s: Root, seat: int, card: int) -> Flow[None]:
    """Use one of them: it is discarded for its effect, or done with for this turn."""
    power = s.setting.moments.powers[s.setting.pack.effect[card]]
    s.tell(UsedCard(seat, card))
    if power.discards:
        s.discard_crafted(seat, card)
    s.used |= power.mark
    return power.run(s, seat)


# Windows


def open_window(s: Root, seat: int, when: str) -> None:
    """Make a window the very next step, for whoever has a card for it."""
    if s.effects[seat] & s.setting.moments.windows[when]:
        s.agenda.append(("window", seat, when))


def window(s: Root, seat: int, when: str) -> Flow[None] | None:
    """A moment at which some crafted cards may be used; over at once for whoever has none of them."""
    return use_window(s, seat, when) if s.effects[seat] and can_use(s, seat, when) else None


USE_CARD: Final = prompt("use-card", N_("Use a crafted card?"), passes=N_("Use none"))


def use_window(s: Root, seat: int, when: str) -> Flow[None]:
    """Use what must be used, then such a card, then perhaps another."""
    if s.effects[seat] & s.setting.moments.binding:
        for duty in duties(s, seat, when):
            s.used |= duty.mark
            yield from duty.run(s, seat)
    menu = Menu(s)
    offer_cards(s, seat, when, menu)
    if not menu.options:
        return
    menu.options.append(PASS)
    choice = yield menu.ask(seat, USE_CARD, "4.1.3")
    if choice is not PASS:
        s.then("window", seat, when)
        yield from use(s, seat, choice.card)


def duties(s: Root, seat: int, when: str) -> list[Power]:
    """The cards of that seat that must be used in such a window."""
    moments = s.setting.moments
    timely = s.effects[seat] & moments.windows[when]
    return [p for p in moments.powers.values() if p.must and p.effect & timely and not s.used & p.mark]
