"""Law 4.1: crafting."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.codes import (
    ALL_SUITS,
    ANY,
    CLEARINGS,
    EVERY,
    NOBODY,
    WOODLAND,
)
from lexludi.games.root.rules.box.printed import MOST_CARDS
from lexludi.games.root.rules.drawers import Landmark
from lexludi.games.root.rules.events import Crafted, TookItem
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.options import Craft, Suit
from lexludi.games.root.rules.prompts import CARD, COUNT, ITEM, SUIT, prompt, reason
from lexludi.games.root.rules.removal import remove_all_enemies
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Because, Option, because
from lexludi.locale import N_

CRAFTS: Final = [Craft(card) for card in range(MOST_CARDS)]
NO_POWER: Final = [0] * ALL_SUITS


def offer_crafts(s: Root, seat: int, menu: Menu) -> None:
    """Every card of the hand that can be crafted now."""
    held = s.held[seat]
    if not held:
        return
    power = spare(s, seat)
    payable = held & within_reach(s, power)
    if payable:
        for card in s.hands[seat]:
            if payable >> card & 1 and why_not_have(s, seat, card) is None:
                menu.options.append(CRAFTS[card])
    if menu.explains:
        refuse_crafts(s, seat, menu, power)


def refuse_crafts(s: Root, seat: int, menu: Menu, power: list[int]) -> None:
    for card in s.hands[seat]:
        why = why_not_craft(s, seat, card, power)
        if why is not None:
            menu.refuse(CRAFTS[card], why_in_facts(s, seat, card, power, why))


def may_craft(s: Root, seat: int) -> bool:
    """Whether a player could craft if his hand held the right card: others cannot know that it does not."""
    return bool(s.hands[seat]) and spare(s, seat) != NO_POWER


def spare(s: Root, seat: int) -> list[int]:
    """Law 4.1.1: the crafting pieces of each suit not yet activated this turn; those in the Lost City under EVERY."""
    power = s.boards[seat].crafting(s)
    used = s.activated
    if used == NO_POWER:
        return power
    return [power[0] - used[0], power[1] - used[1], power[2] - used[2], 0, power[EVERY] - used[EVERY]]


def within_reach(s: Root, power: list[int]) -> int:
    """Law 4.1.1: the cards, one bit each, that so many pieces can craft."""
    pack = s.setting.pack
    if power[EVERY]:
        return sum([1 << card for card in range(pack.size) if why_not_pay(s, card, power) is None])
    fox, rabbit, mouse, _, _ = power
    within = pack.within
    return pack.within_all[fox + rabbit + mouse] & within[0][fox] & within[1][rabbit] & within[2][mouse]


def why_not_craft(s: Root, seat: int, card: int, power: list[int]) -> str | None:
    """The rule that forbids crafting this card with that much to activate."""
    why = why_not_pay(s, card, power)
    return why_not_have(s, seat, card) if why is None else why


def why_not_pay(s: Root, card: int, power: list[int]) -> str | None:
    """Law 2.1.5, 3.3, 4.1.1: whether that much is enough to craft this card, if it is a card to craft at all."""
    pack = s.setting.pack
    if pack.ambush[card]:
        return "2.1.5"
    if pack.dominance[card]:
        return "3.3"
    fox, rabbit, mouse, free = pack.cost[card]
    if (fox > power[0] or rabbit > power[1] or mouse > power[2]) and (
        not power[EVERY] or lacking(pack.cost[card], power) > power[EVERY]
    ):
        return "4.1.1"
    if fox + rabbit + mouse + free > power[0] + power[1] + power[2] + power[EVERY]:
        return "4.1.1"
    return None


def why_not_have(s: Root, seat: int, card: int) -> str | None:
    """Law 4.1.2, 4.1.4: whether that seat can have what the card gives."""
    pack = s.setting.pack
    item = pack.item[card]
    if item >= 0 and not s.items[item] and forge_for(s, seat, item) is None:
        return "4.1.2"
    if pack.effect[card] & s.effects[seat]:
        return "4.1.4"
    return None


AMBUSHES: Final = reason("ambushes", N_("an ambush is played from the hand in a battle."))
DOMINATES: Final = reason("dominates", N_("a dominance card is activated, with ten points or more."))
NEEDS_SUIT: Final = reason(
    "needs-suit", N_("needs {n} crafting pieces in clearings of the suit {suit}, you have {has} left."),
    n=COUNT, suit=SUIT, has=COUNT,
)  # fmt: skip
NEEDS_PIECES: Final = reason("needs-pieces", N_("needs {n} crafting pieces, you have {has} left."), n=COUNT, has=COUNT)
NO_ITEM: Final = reason("no-item", N_("the supply has no such item left: {item}."), item=ITEM)
HAVE_IT: Final = reason("have-it", N_("you have crafted the same card already."))


def why_in_facts(s: Root, seat: int, card: int, power: list[int], why: str) -> Because:
    """What forbids crafting a card, as a player would say it."""
    pack = s.setting.pack
    if why == "2.1.5":
        return because(why, AMBUSHES)
    if why == "3.3":
        return because(why, DOMINATES)
    if why == "4.1.2":
        return because(why, NO_ITEM, item=pack.item[card])
    if why == "4.1.4":
        return because(why, HAVE_IT)
    cost = pack.cost[card]
    for suit in range(ANY):
        if cost[suit] > power[suit]:
            return because(why, NEEDS_SUIT, n=cost[suit], suit=suit, has=power[suit])
    return because(why, NEEDS_PIECES, n=sum(cost), has=sum(power))


def lacking(cost: tuple[int, int, int, int], power: list[int]) -> int:
    """How many pieces of the named suits are missing, for which pieces in the Lost City can stand in."""
    return sum(max(0, cost[suit] - power[suit]) for suit in range(ANY))


def craft(s: Root, seat: int, card: int) -> Flow[None]:
    """Law 4.1: pay, then an item, a favor, or a lasting effect."""
    pack = s.setting.pack
    paying = s.boards[seat].pay_craft(s, card)
    yield from activate(s, seat, card) if paying is None else paying
    s.out_of_hand(seat, card)
    s.tell(Crafted(seat, card))
    item = pack.item[card]
    if pack.effect[card]:
        s.put_in_play(seat, card)
    elif item >= 0:
        yield from lay_away(s, seat, card)
        forge = forge_for(s, seat, item)
        if forge is None:
            s.items[item] -= 1
        else:
            forge.give(item)
        s.tell(TookItem(seat, item, NOBODY))
        vp = yield from s.boards[seat].craft_item(s, item, pack.vp[card])
        for effect, more in s.setting.moments.item_points:
            if s.effects[seat] & effect:
                vp += more(s, seat)
        if forge is not None:  # beyond what scorn for trade takes away
            vp += forge.reward(s, seat)
        s.score(seat, vp, "3.2.2")
        item_was_crafted(s, seat)
    else:
        s.discard(card)
        suit = pack.favor[card]
        yield from remove_all_enemies(s, seat, [at for at in CLEARINGS if s.is_suit(at, suit)])


def forge_for(s: Root, seat: int, item: int) -> Landmark | None:
    """A landmark where that seat can craft an item, rather than one of the supply."""
    for landmark in s.landmarks:
        if landmark.offers(s, seat, item):
            return landmark
    return None


def lay_away(s: Root, seat: int, card: int) -> Flow[None]:
    """Law 4.1.2: a card crafted for its item is discarded, unless something else becomes of it."""
    for effect, keep in s.setting.moments.item_card:
        if s.effects[seat] & effect:
            yield from keep(s, seat, card)
            return
    s.discard(card)


def item_was_crafted(s: Root, seat: int) -> None:
    """The others hear of it."""
    for effect, hear in s.setting.moments.item_crafted:
        for other in range(s.players):
            if other != seat and s.effects[other] & effect:
                hear(s, other, seat)


WHICH_SUIT: Final = prompt("activate", N_("Choose the suit of a piece to activate for {card}."), card=CARD)


def activate(s: Root, seat: int, card: int) -> Flow[None]:
    """Law 4.1.1: activate the pieces of the printed suits; for each question mark the player picks a suit.

    Pieces in the Lost City, which fit every suit, come last: nobody would spend them sooner.
    """
    cost = s.setting.pack.cost[card]
    power = spare(s, seat)
    for suit in range(ANY):
        own = min(cost[suit], power[suit])
        s.activated[suit] += own
        s.activated[EVERY] += cost[suit] - own
    for _ in range(cost[ANY]):
        power = spare(s, seat)
        options: list[Option] = [Suit(suit) for suit in range(ANY) if power[suit] > 0] or [Suit(EVERY)]
        choice = yield Ask(seat, WHICH_SUIT, options, "4.1.1", card=card)
        s.activated[choice.suit] += 1


def by_suit(s: Root, kind: int) -> list[int]:
    """How many pieces of a kind stand in clearings of each suit; they are counted once, until they change."""
    counted = s.tallies[kind]
    if counted is None:
        counted = tally(s, kind)
        s.tallies[kind] = counted
    return counted


def tally(s: Root, kind: int) -> list[int]:
    counts = [0] * ALL_SUITS
    suits = s.suits
    row = s.pieces[kind]
    for at in PLACES_IN[s.sites[kind] & WOODLAND]:
        counts[suits[at]] += row[at]
    return counts
