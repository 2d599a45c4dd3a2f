"""Law 8.4 to 8.6: the Alliance's Birdsong, Daylight and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.alliance.board import (
    SHEET,
    alliance,
    bases_out,
    fitting,
    gain_supporter,
    spend_supporters,
)
from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.box.codes import (
    BASE_FOX,
    BASE_MOUSE,
    BASE_RABBIT,
    BASES,
    BIRD,
    CLEARINGS,
    EVERY,
    SYMPATHY,
    WARRIOR,
    WOODLAND,
)
from lexludi.games.root.rules.craft import by_suit, offer_crafts
from lexludi.games.root.rules.ground import OWNERS_IN, PLACES_IN
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import (
    BATTLE,
    COUNT,
    END,
    KEPT_OUT,
    MOVE,
    NO_BATTLE,
    NO_CARDS,
    NO_MOVE,
    NO_WARRIORS_LEFT,
    NONE_LEFT,
    PLACE,
    RECRUIT,
    WHERE_TO_RECRUIT,
    act,
    note,
    prompt,
    reason,
)
from lexludi.games.root.rules.removal import Removal, remove_all_enemies
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, ANY_TIME, aside_open, offer_birdsong, pay_card, take_birdsong
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, which_card
from lexludi.parts.options import At

COST: Final = SHEET.tracks["sympathy"].cost
POINTS: Final = SHEET.tracks["sympathy"].vp
TRACK: Final = len(SHEET.tracks["sympathy"].vp)
REVOLT_COST: Final = SHEET.numbers["revolt_cost"]
MARTIAL_LAW: Final = SHEET.numbers["martial_law_warriors"]
MARTIAL_LAW_COST: Final = SHEET.numbers["martial_law_cost"]
REVOLT: Final = act("revolt", N_("Revolt"))
SPREAD: Final = act("spread", N_("Spread sympathy"))
MOBILIZE: Final = act("mobilize", N_("Mobilize"))
TRAIN: Final = act("train", N_("Train an officer"))
ORGANIZE: Final = act("organize", N_("Organize"))


# 8.4 Birdsong


def birdsong(s: Root, seat: int) -> Flow[None]:
    """Law 8.4: revolts first, then sympathy; each as often as they like."""
    return choose_step(s, seat, True)


def spreading(s: Root, seat: int) -> Flow[None]:
    """Law 8.4.2: once sympathy has spread, there are no more revolts this turn."""
    return choose_step(s, seat, False)


REVOLT_OR_SPREAD: Final = prompt("alliance-birdsong", N_("Revolt, spread sympathy, or go on."), ends=N_("End Birdsong"))


def choose_step(s: Root, seat: int, may_revolt: bool) -> Flow[None]:
    supporters = alliance(s, seat).supporters
    enough = fitting(s, supporters)
    menu = Menu(s)
    if may_revolt and can_revolt(s, enough):
        menu.options.append(REVOLT)
    if can_spread(s, seat, enough):
        menu.options.append(SPREAD)
    if menu.explains:
        tell_birdsong(menu, may_revolt, len(supporters))
    offer_birdsong(s, seat, menu)
    menu.options.append(END)
    choice = yield menu.ask(seat, REVOLT_OR_SPREAD, "8.4", always=bool(supporters) or aside_open(s, seat))
    if choice is END:
        return
    if choice is REVOLT:
        s.then("alliance.birdsong", seat)
        yield from revolt(s, seat, enough)
    elif choice is SPREAD:
        s.then("alliance.spread", seat)
        yield from spread(s, seat, enough)
    else:
        s.then("alliance.birdsong" if may_revolt else "alliance.spread", seat)
        flow = take_birdsong(s, seat, choice)
        if flow is not None:
            yield from flow


NEEDS_SUPPORTERS: Final = reason(
    "needs-supporters", N_("{at} needs {n} supporters of its suit, you have {has}."), at=PLACE, n=COUNT, has=COUNT
)
FEW_SUPPORTERS: Final = reason("few-supporters", N_("nowhere are your supporters enough (in all: {has})."), has=COUNT)
BASE_BUILT: Final = reason("base-built", N_("the base of that suit is on the map already."))
NO_SYMPATHY: Final = reason("no-sympathy", N_("there is no sympathy {at.inside}."), plain=True, at=PLACE)
SPREAD_ALREADY: Final = reason("spread-already", N_("sympathy has spread this turn, and revolts come before that."))
SYMPATHETIC: Final = reason("sympathetic", N_("there is sympathy {at.inside} already."), plain=True, at=PLACE)
NOT_BESIDE: Final = reason("not-beside", N_("no clearing next to {at} is sympathetic."), at=PLACE)


def tell_birdsong(menu: Menu, may_revolt: bool, has: int) -> None:
    """Law 8.4: why there is no revolt, and why sympathy does not spread."""
    if REVOLT not in menu.options:
        menu.refuse(REVOLT, because("8.4.1", FEW_SUPPORTERS, has=has) if may_revolt else because("8.4", SPREAD_ALREADY))
    if SPREAD not in menu.options:
        menu.refuse(SPREAD, because("8.4.2", FEW_SUPPORTERS, has=has))


def refused_revolts(s: Root, enough: list[int]) -> list[Refusal]:
    """Law 8.4.1.I, II: what each clearing lacks for a revolt."""
    row, found = s.pieces[SYMPATHY], list[Refusal]()
    for at in CLEARINGS:
        has = enough[s.suits[at]]
        if not row[at]:
            found.append(refused(At(at), because("8.4.1.I", NO_SYMPATHY, at=at)))
        elif not any_base(s, at):
            found.append(refused(At(at), because("8.4.1.I", BASE_BUILT)))
        elif has < REVOLT_COST:
            found.append(refused(At(at), because("8.4.1.II", NEEDS_SUPPORTERS, at=at, n=REVOLT_COST, has=has)))
    return found


def refused_spreads(s: Root, seat: int, enough: list[int]) -> list[Refusal]:
    """Law 8.4.2.I, II: what each clearing lacks for sympathy."""
    row, beside, found = s.pieces[SYMPATHY], frontier(s, seat), list[Refusal]()
    for at in CLEARINGS:
        has, cost = enough[s.suits[at]], spread_cost(s, seat, at)
        if row[at]:
            found.append(refused(At(at), because("8.4.2.I", SYMPATHETIC, at=at)))
        elif not beside >> at & 1:
            found.append(refused(At(at), because("8.4.2.I", NOT_BESIDE, at=at)))
        elif has < cost:
            found.append(refused(At(at), because("8.4.2.II", NEEDS_SUPPORTERS, at=at, n=cost, has=has)))
        elif s.why_not_place(seat, at) is not None:
            found.append(refused(At(at), because("8.4.2.I", KEPT_OUT, at=at)))
    return found


def can_revolt(s: Root, enough: list[int]) -> bool:
    """Whether `revolts` would find any."""
    if enough[EVERY] < REVOLT_COST:
        return False
    for at in PLACES_IN[s.sites[SYMPATHY]]:
        if enough[s.suits[at]] >= REVOLT_COST and any_base(s, at):
            return True
    return False


def revolts(s: Root, enough: list[int]) -> list[int]:
    """Law 8.4.1.I, II: sympathetic clearings whose base is unbuilt and whose supporters suffice (ruling R151)."""
    sympathetic = PLACES_IN[s.sites[SYMPATHY]]
    return [at for at in sympathetic if enough[s.suits[at]] >= REVOLT_COST and any_base(s, at)]


def any_base(s: Root, at: int) -> bool:
    """Law 8.4.1.I: whether a base on the board matches a clearing."""
    suit = s.suits[at]
    return bases_out(s) < len(BASES) if suit == EVERY else s.stock[BASES[suit]] > 0


def unbuilt(s: Root, at: int) -> list[Build]:
    """Law 8.4.1.I: the bases on the board that match a clearing."""
    return [Build(BASES[suit], at) for suit in s.suits_of(at) if s.stock[BASES[suit]]]


WHERE_TO_REVOLT: Final = prompt("revolt", N_("Choose where to revolt."))
REVOLT_BASE: Final = prompt("revolt-base", N_("Choose the base for {at}."), at=PLACE)


def revolt(s: Root, seat: int, enough: list[int]) -> Flow[None]:
    """Law 8.4.1, with so many supporters for each suit."""
    why_not = refused_revolts(s, enough) if s.explaining else None
    at = yield from where(seat, WHERE_TO_REVOLT, revolts(s, enough), "8.4.1.I", refused=why_not)
    yield from spend_supporters(s, seat, s.suits[at], REVOLT_COST, "8.4.1.II")
    yield from remove_all_enemies(s, seat, [at])
    if s.slots[at] and s.why_not_place(seat, at) is None:  # ruling R151
        yield from raise_base(s, seat, at)
    add_officer(s, seat)


def raise_base(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 8.4.1.III: a base, which they choose in the Lost City, and warriors by its printed suit."""
    base = yield from one_of(seat, REVOLT_BASE, unbuilt(s, at), "8.4.1.III", at=at)
    s.place(base.kind, at)
    sympathetic = by_suit(s, SYMPATHY)
    s.place_warriors(seat, sympathetic[BASES.index(base.kind)] + sympathetic[EVERY], at)


NEW_OFFICER: Final = note("officer", N_("{seat} gains an officer (officers: {n})."), n=COUNT)


def add_officer(s: Root, seat: int) -> None:
    if s.supply[seat]:
        s.to_box(seat, 1)
        board = alliance(s, seat)
        board.officers += 1
        s.note(seat, NEW_OFFICER, "8.4.1.III", n=board.officers)


def can_spread(s: Root, seat: int, enough: list[int]) -> bool:
    """Whether `spreads` would find any clearing."""
    left = s.stock[SYMPATHY]
    if not left:
        return False
    cost = COST[TRACK - left]
    if enough[EVERY] < cost:
        return False
    suits = s.suits
    for at in PLACES_IN[frontier(s, seat)]:
        supporters = enough[suits[at]]
        if supporters >= cost and may_spread(s, seat, at, cost, supporters):
            return True
    return False


def spreads(s: Root, seat: int, enough: list[int]) -> list[int]:
    """Law 8.4.2.I, II: where sympathy, of which some is left, can spread with the supporters there are."""
    cost = COST[TRACK - s.stock[SYMPATHY]]
    suits = s.suits
    found = []
    for at in PLACES_IN[frontier(s, seat)]:
        supporters = enough[suits[at]]
        if supporters >= cost and may_spread(s, seat, at, cost, supporters):
            found.append(at)
    return found


def may_spread(s: Root, seat: int, at: int, cost: int, supporters: int) -> bool:
    """Law 8.4.2.II: whether sympathy can come to a clearing for these supporters of its suit, who pay the cost."""
    if supporters < cost + MARTIAL_LAW_COST and supporters < spread_cost(s, seat, at):
        return False
    return s.why_not_place(seat, at) is None


def frontier(s: Root, seat: int) -> int:
    """Law 8.4.2.I: the clearings next to sympathy that have none, or all as long as there is none; one bit each."""
    if s.stock[SYMPATHY] == TRACK:
        return WOODLAND
    sympathetic = s.sites[SYMPATHY]
    return s.beside(seat, sympathetic) & ~sympathetic & WOODLAND


def spread_cost(s: Root, seat: int, at: int) -> int:
    """Law 8.4.2.II, and martial law (a)."""
    cost = COST[TRACK - s.stock[SYMPATHY]]
    warriors = s.warriors
    for other in OWNERS_IN[s.who[at]]:
        if warriors[other][at] >= MARTIAL_LAW and other != seat and other < s.players:
            return cost + MARTIAL_LAW_COST
    return cost


WHERE_TO_SPREAD: Final = prompt("spread", N_("Choose where sympathy spreads."))


def spread(s: Root, seat: int, enough: list[int]) -> Flow[None]:
    """Law 8.4.2, with so many supporters for each suit."""
    why_not = refused_spreads(s, seat, enough) if s.explaining else None
    at = yield from where(seat, WHERE_TO_SPREAD, spreads(s, seat, enough), "8.4.2.I", refused=why_not)
    yield from spend_supporters(s, seat, s.suits[at], spread_cost(s, seat, at), "8.4.2.II")
    place_sympathy(s, seat, at, "8.4.2.III")


def place_sympathy(s: Root, seat: int, at: int, law: str) -> None:
    points = POINTS[TRACK - s.stock[SYMPATHY]]
    s.place(SYMPATHY, at)
    s.score(seat, points, law)


# 8.5 Daylight


WHICH_ACTION: Final = prompt("alliance-daylight", N_("Choose what to do in Daylight."), ends=N_("End Daylight"))
MOBILIZED: Final = note("mobilized", N_("{seat} adds a card to the supporters."))
WHICH_SUPPORTER: Final = prompt("mobilize", N_("Choose a card to add to the supporters."))
PAY_OFFICER: Final = prompt("train", N_("Spend a card to train an officer."))


NO_BASE: Final = reason("no-base", N_("you have no base on the map."))
NO_BASE_CARD: Final = reason("no-base-card", N_("no card of yours has the suit of a base on the map."))
NOBODY_TO_ORGANIZE: Final = reason("nobody-to-organize", N_("all your warriors are where there is sympathy already."))


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 8.5."""
    menu = Menu(s)
    offer_crafts(s, seat, menu)
    if s.hands[seat]:
        menu.options.append(MOBILIZE)
    elif menu.explains:
        menu.refuse(MOBILIZE, because("8.5.2", NO_CARDS))
    if can_train(s, seat):
        menu.options.append(TRAIN)
    elif menu.explains:
        lacks = NO_WARRIORS_LEFT if not s.supply[seat] else NO_BASE_CARD if bases_out(s) else NO_BASE
        menu.refuse(TRAIN, because("8.5.3", lacks))
    return ANY_DAYLIGHT.play(s, seat, menu, WHICH_ACTION, "8.5", "alliance.daylight", mobilize_or_train)


def mobilize_or_train(s: Root, seat: int, choice: Option) -> Flow[None]:
    return mobilize(s, seat) if choice is MOBILIZE else train(s, seat)


def mobilize(s: Root, seat: int) -> Flow[None]:
    """Law 8.5.2."""
    card = yield from which_card(seat, WHICH_SUPPORTER, s.hands[seat], "8.5.2")
    s.out_of_hand(seat, card)
    gain_supporter(s, seat, card)
    s.note(seat, MOBILIZED, "8.5.2")


def train(s: Root, seat: int) -> Flow[None]:
    """Law 8.5.3."""
    yield from pay_card(s, seat, PAY_OFFICER, recruits_pay(s, seat), "8.5.3")
    add_officer(s, seat)


def can_train(s: Root, seat: int) -> bool:
    """Law 8.5.3: whether there is a warrior, and a card for which he becomes an officer."""
    if not s.supply[seat] or not bases_out(s):
        return False
    suits = s.setting.suit
    stock = s.stock
    for card in s.hands[seat]:
        suit = suits[card]
        if suit == BIRD or not stock[BASES[suit]]:
            return True
    return False


def recruits_pay(s: Root, seat: int) -> list[int]:
    """Law 8.5.3: cards of a suit whose base is on the map."""
    if not bases_out(s):
        return []
    suits = s.setting.suit
    return [card for card in s.hands[seat] if suits[card] == BIRD or not s.stock[BASES[suits[card]]]]


# 8.6 Evening


def begin_evening(s: Root, seat: int) -> None:
    """Law 8.6.1."""
    board = alliance(s, seat)
    board.operations = board.officers


WHICH_OPERATION: Final = prompt(
    "operations", N_("Choose a military operation ({n} left)."), n=COUNT, ends=N_("End the operations")
)


def operations(s: Root, seat: int) -> Flow[None] | None:
    """Law 8.6.1."""
    board = alliance(s, seat)
    if not board.operations:
        return None
    menu = Menu(s)
    options = menu.options
    if can_move(s, seat):
        options.append(MOVE)
    if can_battle(s, seat):
        options.append(BATTLE)
    if can_muster(s, seat):
        options.append(RECRUIT)
    if can_organize(s, seat):
        options.append(ORGANIZE)
    if menu.explains:
        tell_operations(s, seat, menu)
    left = board.operations
    return ANY_TIME.play(s, seat, menu, WHICH_OPERATION, "8.6.1", "alliance.operations", operate, n=left)


def tell_operations(s: Root, seat: int, menu: Menu) -> None:
    """Law 8.6.1: what each operation lacks that is not offered."""
    lacks = {
        MOVE: because("8.6.1.I", NO_MOVE),
        BATTLE: because("8.6.1.II", NO_BATTLE),
        RECRUIT: because("8.6.1.III", NO_BASE if s.supply[seat] else NO_WARRIORS_LEFT),
        ORGANIZE: because("8.6.1.IV", NOBODY_TO_ORGANIZE if s.stock[SYMPATHY] else NONE_LEFT),
    }
    for operation, why in lacks.items():
        if operation not in menu.options:
            menu.refuse(operation, why)


def operate(s: Root, seat: int, choice: Option) -> Flow[Option] | Flow[None]:
    """Law 8.6.1: the operation they chose."""
    alliance(s, seat).operations -= 1
    if choice is MOVE:
        return ask_move(s, seat, "8.6.1.I", False)
    if choice is BATTLE:
        return ask_battle(s, seat, "8.6.1.II")
    return recruit(s, seat) if choice is RECRUIT else organize(s, seat)


def recruit(s: Root, seat: int) -> Flow[None]:
    """Law 8.6.1.III."""
    at = yield from where(seat, WHERE_TO_RECRUIT, musters(s, seat), "8.6.1.III")
    s.place_warriors(seat, 1, at)


def can_muster(s: Root, seat: int) -> bool:
    """Whether a warrior is left, and `musters` would find any clearing."""
    if s.supply[seat]:
        for at in PLACES_IN[based(s)]:
            if s.why_not_place(seat, at) is None:
                return True
    return False


def musters(s: Root, seat: int) -> list[int]:
    """Law 8.6.1.III: clearings with a base."""
    return [*PLACES_IN[based(s) & ~s.barred[seat]]]


def based(s: Root) -> int:
    """The clearings with a base, one bit each."""
    sites = s.sites
    return sites[BASE_FOX] | sites[BASE_RABBIT] | sites[BASE_MOUSE]


def can_organize(s: Root, seat: int) -> bool:
    """Whether sympathy is left, and `organizers` would find any clearing."""
    if s.stock[SYMPATHY]:
        for at in PLACES_IN[s.armies[seat] & ~s.sites[SYMPATHY]]:
            if s.why_not_place(seat, at) is None:
                return True
    return False


def organizers(s: Root, seat: int) -> list[int]:
    """Law 8.6.1.IV: unsympathetic clearings with a warrior of theirs."""
    manned = PLACES_IN[s.armies[seat] & ~s.sites[SYMPATHY]]
    return [at for at in manned if s.why_not_place(seat, at) is None]


WHERE_TO_ORGANIZE: Final = prompt("organize", N_("Choose where to organize."))


def organize(s: Root, seat: int) -> Flow[None]:
    """Law 8.6.1.IV."""
    at = yield from where(seat, WHERE_TO_ORGANIZE, organizers(s, seat), "8.6.1.IV")
    removal = Removal(seat)
    removal.take(s, seat, seat, WARRIOR, 1, at)
    yield from removal.resolve(s)
    place_sympathy(s, seat, at, "8.6.1.IV")
