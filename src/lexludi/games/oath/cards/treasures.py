"""Relics that look, swap, lead astray and open doors (Law 2.4)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import a_player
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.search import SHOWN, Search
from lexludi.games.oath.rules.actions.taking import take, why_not_take
from lexludi.games.oath.rules.actions.travel import sent
from lexludi.games.oath.rules.box.codes import CHANCELLOR, EVERY_SUIT, NOBODY, SITES, SLOTS
from lexludi.games.oath.rules.box.printed import ADVISER_ONLY, RESTRICTION, SITE_ONLY, SUIT
from lexludi.games.oath.rules.events import Peeked
from lexludi.games.oath.rules.options import Facedown, Peek, Space
from lexludi.games.oath.rules.powers import BATTLE_PLANS, ActionPower, OnSearch, Persistent, Power
from lexludi.games.oath.rules.prompts import CARD, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.table import Table
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import whether, which_card
from lexludi.parts.options import At

# Brass Horse


def discards_here(s: Oath, seat: int, card: int) -> bool:
    return bool(s.discards[s.region(seat)])


def brass_horse(s: Oath, seat: int, card: int) -> Flow[None]:
    """The top card of the discard pile shows where to ride: to its suit, or anywhere."""
    top = s.discards[s.region(seat)][-1]
    s.reveal()
    s.note(seat, SHOWN, "G.14", card=top)
    suited = [slot for slot in SLOTS if SUIT[top] in EVERY_SUIT and any(SUIT[c] == SUIT[top] for c in s.cards[slot])]
    elsewhere = tuple(slot for slot in suited if slot != s.pawn[seat])
    yield from sent(s, seat, seat, elsewhere or SLOTS)


# Truthful Harp


def truthful_harp(s: Oath, search: Search, card: int) -> None:
    """Two cards more, and everybody sees them."""
    search.draws += 2
    search.shown = True


def draws(s: Oath, search: Search, card: int) -> bool:
    return not search.turned


# Grand Mask


def grand_mask(s: Table, power: int, seat: int, card: int) -> int:
    """In his turn an Exile rules the Empire's cards, but for battle plans, and the Empire does not."""
    owner = s.owner(power)
    if owner != s.active or not s.exile(owner) or BATTLE_PLANS.mask >> card & 1:
        return 0
    if not s.rules(CHANCELLOR, s.home[card]):
        return 0
    if seat == owner:
        return 1
    return -1 if s.imperial(seat) else 0


# Horned Mask

ADVISER_OUT: Final = prompt("swap-adviser", N_("Choose the adviser to swap."))
CARD_IN: Final = prompt("swap-for", N_("Choose the card to swap {card} for."), card=CARD)


def movable(s: Oath, seat: int, cards: list[int], to: int) -> list[int]:
    """Cards that are not locked and may lie on the other side."""
    return [card for card in cards if not s.locked(seat, card) and RESTRICTION[card] != to]


def can_swap(s: Oath, seat: int, card: int) -> bool:
    here = s.cards[s.pawn[seat]]
    return bool(movable(s, seat, s.advisers[seat], ADVISER_ONLY) and movable(s, seat, here, SITE_ONLY))


def horned_mask(s: Oath, seat: int, card: int) -> Flow[None]:
    """An adviser for a card at one's site; neither is played."""
    slot = s.pawn[seat]
    adviser = yield from which_card(seat, ADVISER_OUT, movable(s, seat, s.advisers[seat], ADVISER_ONLY), "7.1.3")
    other = yield from which_card(seat, CARD_IN, movable(s, seat, s.cards[slot], SITE_ONLY), "7.1.3", card=adviser)
    s.lift(adviser)
    s.lift(other)
    s.put_at(adviser, slot)
    s.put_adviser(seat, other)
    yield from title(s)


# Whistle


def elsewhere(s: Oath, seat: int, card: int) -> bool:
    return any(s.pawn[other] != s.pawn[seat] for other in s.others(seat))


def whistle(s: Oath, seat: int, card: int) -> Flow[None]:
    """Somebody comes to one's site, and gets the secret that was paid."""
    here = s.pawn[seat]
    other = yield from a_player(s, seat, [p for p in s.others(seat) if s.pawn[p] != here])
    came = yield from sent(s, other, seat, (here,))
    if came and s.secrets_on.get(card) and s.why_not_give_secrets(seat) is None:
        s.secrets_on[card] -= 1
        if not s.secrets_on[card]:
            del s.secrets_on[card]
        s.secrets[other] += 1


# Skeleton Key

WHICH_RELIC: Final = prompt("reliquary-look", N_("Choose the relic of the Reliquary to look at."))
TAKE_IT: Final = prompt("take-from-reliquary", N_("Take {card}?"), card=CARD, passes=N_("Leave it"))


def chancellor_rules(s: Oath, seat: int, card: int) -> bool:
    return s.rules(CHANCELLOR, s.pawn[seat]) and any(relic != NOBODY for relic in s.reliquary)


def skeleton_key(s: Oath, seat: int, card: int) -> Flow[None]:
    """A look into the Reliquary, and a relic out of it."""
    spaces: list[Option] = [Space(n) for n, relic in enumerate(s.reliquary) if relic != NOBODY]
    choice: Space = yield Ask(seat, WHICH_RELIC, spaces, "7.1.3")
    relic = s.reliquary[choice.space]
    s.look(seat, relic)
    s.tell(Peeked(seat, (relic,)))
    if why_not_take(s, seat, relic) is not None:
        return
    if (yield from whether(seat, TAKE_IT, "7.1.3", card=relic)):
        yield from take(s, seat, [relic])


# Ivory Eye

WHAT_TO_SEE: Final = prompt("see", N_("Choose what to look at."))


def facedown(s: Oath, seat: int) -> list[Option]:
    """Everything that lies facedown on the map or among advisers, and is not known yet."""
    options: list[Option] = [At(n) for n in SLOTS if not s.faceup(n) and not s.knows(seat, SITES + s.sites[n])]
    for other in s.others(seat):
        options += [Facedown(other, n) for n in range(len(s.hidden[other]))]
    for slot in SLOTS:
        options += [Peek(slot, n) for n in range(len(s.buried[slot]))]
    return options


def something_hidden(s: Oath, seat: int, card: int) -> bool:
    return bool(facedown(s, seat))


def ivory_eye(s: Oath, seat: int, card: int) -> Flow[None]:
    """One look, anywhere."""
    choice: Option = yield Ask(seat, WHAT_TO_SEE, facedown(s, seat), "7.1.3")
    if isinstance(choice, At):
        seen = SITES + s.sites[choice.place]
    elif isinstance(choice, Facedown):
        seen = s.hidden[choice.seat][choice.which]
    else:
        assert isinstance(choice, Peek)
        seen = s.buried[choice.place][choice.which]
    s.look(seat, seen)
    s.tell(Peeked(seat, (seen,)))


TREASURES: Final[tuple[Power, ...]] = (
    ActionPower("brass_horse", brass_horse, ready=discards_here),
    OnSearch("truthful_harp", truthful_harp, ready=draws),
    Persistent("grand_mask", m.RULES_CARD.hears(grand_mask)),
    ActionPower("horned_mask", horned_mask, ready=can_swap),
    ActionPower("whistle", whistle, ready=elsewhere),
    ActionPower("skeleton_key", skeleton_key, ready=chancellor_rules),
    ActionPower("ivory_eye", ivory_eye, ready=something_hidden),
)
