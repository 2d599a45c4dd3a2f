"""Law 6.4, 6.5: the Marquise's Birdsong and Daylight."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.marquise.board import BUILDINGS, SHEET, TRACK, Marquise, marquise
from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, PLACES, RECRUITER, SAWMILL, WOOD, WORKSHOP
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import (
    BATTLE,
    BUILD,
    COUNT,
    NO_BATTLE,
    NO_CARD_OF,
    NO_MOVE,
    NO_SLOT,
    NO_WARRIORS_LEFT,
    NOT_RULED,
    PLACE,
    RECRUIT,
    WHAT_TO_BUILD,
    WHERE_TO_RECRUIT,
    act,
    note,
    prompt,
    reason,
)
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, pay_card
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, where

COST: Final = [SHEET.tracks[name].cost for name in ("sawmill", "workshop", "recruiter")]
SOLD_OUT: Final = 1 + sum(token.count for token in SHEET.tokens)
"""More wood than there is."""
PRICE: Final = [[SOLD_OUT, *reversed(costs)] for costs in COST]
"""What the next building costs, by how many are left on its track."""
POINTS: Final = [SHEET.tracks[name].vp for name in ("sawmill", "workshop", "recruiter")]
ACTIONS: Final = SHEET.numbers["actions"]
MARCH_MOVES: Final = 2
SITES: Final = [[Build(kind, at) for at in range(PLACES)] for kind in BUILDINGS]
MARCH: Final = act("march", N_("March"))
OVERWORK: Final = act("overwork", N_("Overwork"))
HAWKS: Final = act("hawks", N_("Spend a bird card for another action"))


# 6.4 Birdsong


WHERE_WOOD: Final = prompt("wood", N_("There is too little wood: choose where it goes."))


def wood(s: Root, seat: int) -> Flow[None] | None:
    """Law 6.4: a wood token at each sawmill; with too few left, she chooses where (1.5.4)."""
    mills = s.pieces[SAWMILL]
    wanted = sum(mills)
    if wanted <= s.stock[WOOD]:
        for at in PLACES_IN[s.sites[SAWMILL]]:
            for _ in range(mills[at]):
                s.place(WOOD, at)
        return None
    return choose_wood(s, seat)


def choose_wood(s: Root, seat: int) -> Flow[None]:
    left = s.pieces[SAWMILL].copy()
    while s.stock[WOOD]:
        mills_left = [at for at in PLACES_IN[s.sites[SAWMILL] & ~s.barred[seat]] if left[at]]
        if not mills_left:
            return
        at = yield from where(seat, WHERE_WOOD, mills_left, "6.4")
        left[at] -= 1
        s.place(WOOD, at)


# 6.5 Daylight


def begin_daylight(s: Root, seat: int) -> None:
    """Law 6.5: three actions."""
    board = marquise(s, seat)
    board.actions = ACTIONS
    board.recruited = False


WHICH_ACTION: Final = prompt("marquise", N_("Choose an action ({n} left)."), n=COUNT, ends=N_("End Daylight"))


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 6.5: one of her actions, or another for a bird card."""
    board = marquise(s, seat)
    menu = Menu(s)
    offer_actions(s, seat, board, menu)
    hawks_may_come = bool(s.hands[seat])
    return ANY_DAYLIGHT.play(
        s, seat, menu, WHICH_ACTION, "6.5", "marquise.daylight", carry_out, hawks_may_come, n=board.actions
    )


def carry_out(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """Law 6.5: what she chose."""
    if choice is HAWKS:
        return hawks(s, seat)
    if choice is OVERWORK:
        return overwork(s, seat)
    marquise(s, seat).actions -= 1
    if choice is BATTLE:
        return ask_battle(s, seat, "6.5.1")
    if choice is MARCH:
        return march(s, seat)
    return recruit(s, seat) if choice is RECRUIT else build(s, seat)


def offer_actions(s: Root, seat: int, board: Marquise, menu: Menu) -> None:
    """Law 6.5: what she can do now; birds buy actions even when none is left."""
    options = menu.options
    if s.holds(seat, BIRD):
        options.append(HAWKS)
    elif menu.explains:
        menu.refuse(HAWKS, because("6.5", NO_CARD_OF, suit=BIRD))
    if not board.actions:
        if menu.explains:
            for action in (BATTLE, MARCH, RECRUIT, BUILD, OVERWORK):
                menu.refuse(action, because("6.5", NO_ACTIONS))
        return
    if can_battle(s, seat):
        options.append(BATTLE)
    if can_move(s, seat):
        options.append(MARCH)
    if not board.recruited and s.supply[seat] and s.stock[RECRUITER] < TRACK:  # 6.5.3: once a turn
        options.append(RECRUIT)
    if can_build(s, seat):
        options.append(BUILD)
    if can_overwork(s, seat):
        options.append(OVERWORK)
    if menu.explains:
        tell_actions(s, seat, board, menu)


NO_ACTIONS: Final = reason("no-actions", N_("you have no action left this turn."))
RECRUITED_ALREADY: Final = reason("recruited-already", N_("you have recruited this turn."))
NO_RECRUITER: Final = reason("no-recruiter", N_("you have no recruiter on the map."))
NO_WOOD: Final = reason(
    "no-wood", N_("nowhere that you rule is a free slot within reach of enough wood (on the map: {has})."), has=COUNT
)
NO_WOOD_LEFT: Final = reason("no-wood-left", N_("all your wood is on the map."))
NO_MILL_CARD: Final = reason("no-mill-card", N_("no card of yours matches a clearing with a sawmill."))


def tell_actions(s: Root, seat: int, board: Marquise, menu: Menu) -> None:
    """Law 6.5.1 to 6.5.5: what each action lacks that is not offered."""
    recruiting = RECRUITED_ALREADY if board.recruited else NO_RECRUITER if s.supply[seat] else NO_WARRIORS_LEFT
    lacks = {
        BATTLE: because("6.5.1", NO_BATTLE),
        MARCH: because("6.5.2", NO_MOVE),
        RECRUIT: because("6.5.3", recruiting),
        BUILD: because("6.5.4", NO_WOOD, has=sum(s.pieces[WOOD])),
        OVERWORK: because("6.5.5", NO_MILL_CARD if s.stock[WOOD] else NO_WOOD_LEFT),
    }
    for action, why in lacks.items():
        if action not in menu.options:
            menu.refuse(action, why)


def birds(s: Root, seat: int) -> list[int]:
    suits = s.setting.suit
    return [card for card in s.hands[seat] if suits[card] == BIRD]


PAY_HAWKS: Final = prompt("hawks", N_("Spend a bird card for one more action."))


def hawks(s: Root, seat: int) -> Flow[None]:
    """Law 6.5: spend a bird card for one more action."""
    yield from pay_card(s, seat, PAY_HAWKS, birds(s, seat), "6.5")
    marquise(s, seat).actions += SHEET.numbers["actions_per_bird"]


def march(s: Root, seat: int) -> Flow[None]:
    """Law 6.5.2: up to two moves."""
    for n in range(MARCH_MOVES):
        if n and not can_move(s, seat):
            return
        choice = yield from ask_move(s, seat, "6.5.2", n > 0)
        if choice is PASS:
            return


def recruit(s: Root, seat: int) -> Flow[None] | None:
    """Law 6.5.3: a warrior at each recruiter; with too few left, she chooses where (1.5.4)."""
    marquise(s, seat).recruited = True
    recruiters = s.pieces[RECRUITER]
    if sum(recruiters) > s.supply[seat]:
        return choose_recruits(s, seat)
    for at in PLACES_IN[s.sites[RECRUITER]]:
        s.place_warriors(seat, recruiters[at], at)
    return None


def choose_recruits(s: Root, seat: int) -> Flow[None]:
    left = s.pieces[RECRUITER].copy()
    while s.supply[seat]:
        open_to = [at for at in PLACES_IN[s.sites[RECRUITER] & ~s.barred[seat]] if left[at]]
        if not open_to:
            return
        at = yield from where(seat, WHERE_TO_RECRUIT, open_to, "6.5.3")
        left[at] -= 1
        s.place_warriors(seat, 1, at)


def can_build(s: Root, seat: int) -> bool:
    """Whether `offer_buildings` would offer any."""
    stock = s.stock
    cheapest = min(PRICE[0][stock[SAWMILL]], min(PRICE[1][stock[WORKSHOP]], PRICE[2][stock[RECRUITER]]))
    if cheapest > s.setting.stock[WOOD] - stock[WOOD]:
        return False
    for at in PLACES_IN[s.realm[seat] & s.vacant & ~s.barred[seat]]:
        if enough_wood(s, seat, at, cheapest):
            return True
    return False


def enough_wood(s: Root, seat: int, start: int, cost: int) -> bool:
    """Law 6.5.4.II: whether so much wood is in a clearing and in those connected with it."""
    wood = s.pieces[WOOD]
    stores = s.sites[WOOD]
    near = s.adjacency(seat)
    beyond = s.realm[seat] & ~(1 << start)
    lacking = cost - wood[start]
    group = [start]
    for at in group:
        if lacking <= 0:
            return True
        found = near[at] & beyond
        for store in PLACES_IN[found & stores]:
            lacking -= wood[store]
        beyond ^= found
        group += PLACES_IN[found]
    return False


def offer_buildings(s: Root, seat: int, menu: Menu) -> None:
    """Law 6.5.4.I: a clearing she rules, with an open slot and enough connected wood."""
    stock = s.stock
    price = [PRICE[0][stock[SAWMILL]], PRICE[1][stock[WORKSHOP]], PRICE[2][stock[RECRUITER]]]
    sites = s.realm[seat] & s.vacant & ~s.barred[seat]
    reach = [-1] * PLACES
    for at in CLEARINGS if menu.explains else PLACES_IN[sites]:
        if not sites >> at & 1:
            refuse_buildings(s, seat, menu, at)
            continue
        if reach[at] < 0:
            measure_wood(s, seat, at, reach)
        has = reach[at]
        for n in range(3):
            if price[n] <= has:
                menu.options.append(SITES[n][at])
            elif menu.explains and price[n] != SOLD_OUT:
                menu.refuse(SITES[n][at], because("6.5.4.II", NEEDS_WOOD, n=price[n], has=has))


NEEDS_WOOD: Final = reason("needs-wood", N_("costs {n} wood, and {has} is within reach."), n=COUNT, has=COUNT)


def refuse_buildings(s: Root, seat: int, menu: Menu, at: int) -> None:
    """Law 6.5.4.I: what keeps her from building anything in a clearing."""
    if s.ruled[at] != seat:
        why = because("6.5.4.I", NOT_RULED, at=at)
    elif not s.slots[at]:
        why = because("2.2.3", NO_SLOT, at=at)
    else:
        return
    for sites in SITES:
        menu.refuse(sites[at], why)


def measure_wood(s: Root, seat: int, start: int, reach: list[int]) -> None:
    """Law 6.5.4.II: the wood in a clearing and in those connected with it; it is in reach of them all."""
    group = connected(s, seat, start)
    wood = s.pieces[WOOD]
    total = 0
    for at in group:
        total += wood[at]
    for at in group:
        reach[at] = total


def connected(s: Root, seat: int, start: int) -> list[int]:
    """Law 6.5.4.II: a clearing she rules, and those that hang together with it through her rule."""
    near = s.adjacency(seat)
    beyond = s.realm[seat] & ~(1 << start)
    group = [start]
    for at in group:
        found = near[at] & beyond
        beyond ^= found
        group += PLACES_IN[found]
    return group


def build(s: Root, seat: int) -> Flow[None]:
    """Law 6.5.4."""
    menu = Menu(s)
    offer_buildings(s, seat, menu)
    choice = yield menu.ask(seat, WHAT_TO_BUILD, "6.5.4.I")
    kind, at = choice.kind, choice.at
    n = BUILDINGS.index(kind)
    space = TRACK - s.stock[kind]
    yield from pay_wood(s, seat, at, COST[n][space])
    s.place(kind, at)
    s.score(seat, POINTS[n][space], "6.5.4.III")


PAY_WOOD: Final = prompt("pay-wood", N_("Choose where the wood for building in {at} comes from."), at=PLACE)


def pay_wood(s: Root, seat: int, at: int, cost: int) -> Flow[None]:
    """Law 6.5.4.II: she says which wood goes, where it makes a difference."""
    stores = [near for near in connected(s, seat, at) if s.pieces[WOOD][near]]
    if sum(s.pieces[WOOD][near] for near in stores) == cost:
        for near in stores:
            s.take_back(WOOD, s.pieces[WOOD][near], near)
        return
    stores.sort()
    for _ in range(cost):
        stocked = [near for near in stores if s.pieces[WOOD][near]]
        store = yield from where(seat, PAY_WOOD, stocked, "6.5.4.II", at=at)
        s.take_back(WOOD, 1, store)


def can_overwork(s: Root, seat: int) -> bool:
    """Law 6.5.5: whether there is a sawmill to overwork."""
    if not s.stock[WOOD] or not s.hands[seat]:
        return False
    for at in PLACES_IN[s.sites[SAWMILL] & ~s.barred[seat]]:
        if s.holds(seat, s.suits[at]):
            return True
    return False


def mills_to_overwork(s: Root, seat: int) -> list[int]:
    """Law 6.5.5: clearings with a sawmill whose suit she holds, while there is wood."""
    return [at for at in PLACES_IN[s.sites[SAWMILL] & ~s.barred[seat]] if s.holds(seat, s.suits[at])]


OVERWORKED: Final = note("overworked", N_("{seat} overworks a sawmill in {at}."), at=PLACE)
WHERE_TO_OVERWORK: Final = prompt("overwork", N_("Choose a sawmill to overwork."))
PAY_OVERWORK: Final = prompt("pay-overwork", N_("Spend a card to overwork in {at}."), at=PLACE)


def overwork(s: Root, seat: int) -> Flow[None]:
    """Law 6.5.5."""
    at = yield from where(seat, WHERE_TO_OVERWORK, mills_to_overwork(s, seat), "6.5.5")
    yield from pay_card(s, seat, PAY_OVERWORK, s.matching(seat, s.suits[at]), "6.5.5", at=at)
    s.place(WOOD, at)
    s.note(seat, OVERWORKED, "6.5.5", at=at)
    marquise(s, seat).actions -= 1  # not before: it would show whether there was a choice of cards to pay with
