"""What people gain and how they pay where the kind is theirs to choose."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import BUILDING, GOLD, RESOURCES, STONE, WOOD
from lexludi.games.wall.rules.box.printed import ANY, BOARDS, BUILD, HONOR, NOTHING, TACTIC, Reward
from lexludi.games.wall.rules.options import Goods, Mix
from lexludi.games.wall.rules.prompts import COUNT, RESOURCE, prompt, reason
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, which_card

WHICH_GOODS: Final = prompt("goods", N_("Choose what to gain ({n} left)."), n=COUNT)
WHICH_MIX: Final = prompt("mix", N_("Choose what to pay with ({n})."), n=COUNT)
WHICH_STORED: Final = prompt("stored", N_("Choose what to take from the Warehouse ({n})."), n=COUNT)
TOO_MANY_TACTICS: Final = prompt("too-many-tactics", N_("You hold too many tactics: choose one to discard."))


def gain(s: Wall, clan: int, rewards: tuple[Reward, ...]) -> Flow[None]:
    """Take all of these."""
    for what, n in rewards:
        if what == HONOR:
            s.win(clan, n)
        elif what == TACTIC:
            yield from draw(s, clan, n)
        elif what in (BUILD, ANY):
            yield from gain_any(s, clan, n, BUILDING if what == BUILD else RESOURCES)
        elif what != NOTHING:
            s.gain(clan, what, n)


def gain_any(s: Wall, clan: int, n: int, kinds: tuple[int, ...] = RESOURCES) -> Flow[None]:
    """So many resources of these kinds, each of one's choice."""
    for left in range(n, 0, -1):
        choice = yield from one_of(clan, WHICH_GOODS, [Goods(kind) for kind in kinds], "rules.unlimited", n=left)
        s.gain(clan, choice.resource, 1)


def draw(s: Wall, clan: int, n: int) -> Flow[None]:
    """Law location.academy.draw, tactics.limit."""
    s.draw_tactics(clan, n)
    hand = s.tactics[clan]
    while len(hand) > BOARDS.hand_limit:
        card = yield from which_card(clan, TOO_MANY_TACTICS, hand, "tactics.limit")
        hand.remove(card)
        s.tactic_deck.discard(card)


def mixes(n: int, have: list[int]) -> list[Mix]:
    """Every way to pay so much with wood, stone and gold."""
    return [
        Mix(wood, stone, n - wood - stone)
        for wood in range(min(n, have[WOOD]), -1, -1)
        for stone in range(min(n - wood, have[STONE]), -1, -1)
        if n - wood - stone <= have[GOLD]
    ]


SHORT_OF: Final = reason(
    "short-of", N_("the price is {goods}: {n}, and you have {has}."), goods=RESOURCE, n=COUNT, has=COUNT
)


def can_build_for(s: Wall, clan: int, n: int) -> bool:
    """Law location.builders.payment: whether the Warehouse and the clan together have so much."""
    return sum(s.warehouse) + s.stock_of_building(clan) >= n


def pay_for_building(s: Wall, clan: int, n: int) -> Flow[None]:
    """Law location.builders.payment: what lies in the Warehouse first, then one's own, in any mix."""
    stored = min(n, sum(s.warehouse))
    if stored:
        mix: Mix = yield Ask(clan, WHICH_STORED, [*mixes(stored, s.warehouse)], "location.builders.payment", n=stored)
        for resource, count in ((WOOD, mix.wood), (STONE, mix.stone), (GOLD, mix.gold)):
            s.warehouse[resource] -= count
    if n > stored:
        yield from pay_in_a_mix(s, clan, n - stored)


def pay_in_a_mix(s: Wall, clan: int, n: int) -> Flow[None]:
    """So much wood, stone and gold, in any mix."""
    own: Mix = yield Ask(clan, WHICH_MIX, [*mixes(n, s.stock[clan])], "rules.pay", n=n)
    for resource, count in ((WOOD, own.wood), (STONE, own.stone), (GOLD, own.gold)):
        s.pay(clan, resource, count)
