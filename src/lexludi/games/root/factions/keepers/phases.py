"""Law 15.3 to 15.6: the Keepers' set-up, Birdsong, Daylight and Evening."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from lexludi.games.root.factions.keepers.board import (
    ALIKE,
    CAMPS,
    COLUMNS,
    LIMIT,
    PRINTED,
    SHEET,
    TOTAL,
    Keepers,
    keepers,
)
from lexludi.games.root.factions.keepers.refusing import (
    no_decamps,
    no_digs,
    no_finds,
    no_pitches,
    why_no_muster,
    why_not_gathered,
    why_useless,
)
from lexludi.games.root.factions.keepers.relics import can_delve, delve, fits, recover, recoverable, relic_options
from lexludi.games.root.rules.battle import WHICH_BATTLE, battles_at, hand_decides, take_battle
from lexludi.games.root.rules.beginning.homes import (
    FAR,
    WHICH_HOMELAND,
    choose_corner,
    claim,
    distances,
    habitable,
    homelands,
)
from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY, PLACES, WARRIOR, WAYSTATION
from lexludi.games.root.rules.box.printed import VIZIERS
from lexludi.games.root.rules.move import ask_move, can_move, offer_moves, take_move
from lexludi.games.root.rules.options import Relic, Retinue, Waystation
from lexludi.games.root.rules.prompts import CARD, END, PLACE, RETINUE, note, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.services import enemy_pieces, fighters
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import (
    ANY_BIRDSONG,
    offer_asides,
    offer_daylight,
    pay_card,
    take_aside,
    take_daylight,
)
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where
from lexludi.parts.options import At, Card

MOVE: Final = 0
DELVE: Final = 1
LAWS: Final = ("15.5.2.I", "15.5.2.II", "15.5.2.III")
RECRUITS: Final = SHEET.numbers["recruit_per_card"]
CROWD: Final = SHEET.numbers["live_off_the_land"]


# 15.3 Faction setup


WHERE_HOME: Final = prompt("keepers-home", N_("Choose a corner to start in."))
WHERE_SECOND: Final = prompt(
    "keepers-second", N_("Choose an adjacent clearing at the edge of the map for four more warriors.")
)


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 15.3."""
    relics = hide_relics(s, seat)
    home = yield from choose_corner(s, seat, WHERE_HOME, "15.3.2")
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    edge = [at for at in s.paths[home] if at in s.setting.plan.edge]
    beside = [at for at in edge if s.why_not_place(seat, at) is None]
    if beside:  # ruling R143
        second = yield from where(seat, WHERE_SECOND, beside, "15.3.2")
        s.place_warriors(seat, SHEET.numbers["starting_warriors"], second)
    hide_others(s, seat, relics)
    gain_retainers(s, seat)


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: two adjacent homelands far away on the edge, between the two steps that hide relics."""
    relics = hide_relics(s, seat)
    homes: list[int] = []
    for _ in range(SHEET.homelands):
        pairs = far_pairs(s, seat, homes)
        fit = [at for at in CLEARINGS if at not in homes and any(at in pair for pair in pairs)]
        if fit:
            home = yield from where(seat, WHICH_HOMELAND, fit, "A.8.2.I")
            homes.append(home)
    for at in homes:
        s.place_warriors(seat, SHEET.numbers["starting_warriors"], at)
    claim(s, homes)
    hide_others(s, seat, relics)
    gain_retainers(s, seat)


def far_pairs(s: Root, seat: int, chosen: list[int]) -> list[tuple[int, ...]]:
    """Law A.8.2.II: adjacent clearings on the edge as far away as can be, the chosen one among them (ruling R150)."""
    fit = habitable(s, seat, False)
    edge = s.setting.plan.edge
    twos = [two for two in combinations(fit, SHEET.homelands) if all(at in two for at in chosen)]
    beside = [two for two in twos if two[1] in s.paths[two[0]]] or twos or [(at,) for at in fit]
    outmost = max((sum(at in edge for at in two) for two in beside), default=0)
    along = [two for two in beside if sum(at in edge for at in two) == outmost]
    away = distances(s, homelands(s))
    for least in range(FAR, 0, -1):
        found = [two for two in along if all(away[at] >= least for at in two)]
        if found:
            return found
    return along


def hide_relics(s: Root, seat: int) -> list[int]:
    """Law 15.3.1: a relic in every forest; returns the others."""
    board = keepers(s, seat)
    relics = shuffled_relics(s, board)
    for forest in range(PLACES, s.setting.plan.size):
        board.places[relics.pop()] = forest
    return relics


def hide_others(s: Root, seat: int, relics: list[int]) -> None:
    """Law 15.3.3: the rest in forests that no Keeper stands beside, as evenly as can be."""
    board = keepers(s, seat)
    touches = s.setting.plan.touches
    forests = range(PLACES, s.setting.plan.size)
    distant = [f for f in forests if not any(s.warriors[seat][c] for c in touches[f - PLACES])]
    while relics and distant:
        s.chance.shuffle(distant, "forests")
        for forest in distant[: len(relics)]:
            board.places[relics.pop()] = forest


def gain_retainers(s: Root, seat: int) -> None:
    """Law 15.3.4: one in each column."""
    for n in range(len(COLUMNS)):
        keepers(s, seat).retinue[n].append(s.setting.pack.size + VIZIERS + n)


def shuffled_relics(s: Root, board: Keepers) -> list[int]:
    """Law 15.3.1: all of them in random order, their values dealt to each type at random."""
    for first in range(0, TOTAL, ALIKE):
        values = list(PRINTED)
        s.chance.shuffle(values, "values")
        board.values[first : first + ALIKE] = values
    relics = list(range(TOTAL))
    s.chance.shuffle(relics, "relics")
    return relics


# 15.4 Birdsong


def begin_birdsong(s: Root, seat: int) -> None:
    """Law 15.4.1, 15.4.2: once in each clearing."""
    keepers(s, seat).touched = 0


def pitches(board: Keepers, at: int) -> list[Waystation]:
    """Law 15.4.1: the waystations on the board, either side up."""
    return [Waystation(camp, side, at) for camp in board.camps_at(NOBODY) for side in range(len(CAMPS[camp]))]


WHERE_TO_ENCAMP: Final = prompt(
    "encamp", N_("Encamp: choose a waystation and its clearing, or go on."), ends=N_("Encamp no more")
)


def encamp(s: Root, seat: int) -> Flow[None]:
    """Law 15.4.1: a warrior becomes a waystation; then perhaps another elsewhere."""
    board = keepers(s, seat)
    if not any(s.warriors[seat]) and not any(s.pieces[WAYSTATION]):
        yield from come_back(s, board)
        return
    camps: list[Waystation] = []
    for at in CLEARINGS:
        open_to = s.warriors[seat][at] and s.slots[at] and not board.touched >> at & 1
        if open_to and s.why_not_place(seat, at) is None:
            camps += pitches(board, at)
    if not camps:
        return
    why_not = no_pitches(s, board, [camp for at in CLEARINGS for camp in pitches(board, at)]) if s.explaining else None
    choice = yield from one_of(seat, WHERE_TO_ENCAMP, (*camps, END), "15.4.1", refused=why_not)
    if not isinstance(choice, Waystation):
        return
    s.then("keepers.encamp", seat)
    board.touched |= 1 << choice.at
    removal = Removal(seat)
    removal.replaces = True
    removal.take(s, seat, seat, WARRIOR, 1, choice.at)
    pitch(s, board, choice)
    yield from removal.resolve(s)


def pitch(s: Root, board: Keepers, choice: Waystation) -> None:
    s.place(WAYSTATION, choice.at)
    board.camps[choice.which] = choice.at
    board.sides[choice.which] = choice.side


COME_BACK: Final = prompt("come-back", N_("Choose where a warrior and a waystation return to the map."))


def come_back(s: Root, board: Keepers) -> Flow[None]:
    """Law 15.4.1: with nobody left on the map, a warrior and a waystation at its edge (ruling R59)."""
    seat = board.seat
    open_to = [at for at in s.setting.plan.edge if s.why_not_place(seat, at) is None]
    camps = [camp for at in open_to if s.slots[at] for camp in pitches(board, at)]
    if camps:
        choice = yield from one_of(seat, COME_BACK, camps, "15.4.1")
        s.place_warriors(seat, 1, choice.at)
        pitch(s, board, choice)
    elif open_to:
        at = yield from where(seat, COME_BACK, open_to, "15.4.1")
        s.place_warriors(seat, 1, at)


def begin_decamp(s: Root, seat: int) -> None:
    """Law 15.4.2."""
    keepers(s, seat).touched = 0


WHERE_TO_DECAMP: Final = prompt(
    "decamp", N_("Decamp: choose a waystation that becomes a warrior, or go on."), ends=N_("Decamp no more")
)


def decamp(s: Root, seat: int) -> Flow[None]:
    """Law 15.4.2: a waystation becomes a warrior; then perhaps another elsewhere."""
    board = keepers(s, seat)
    camps: list[Waystation] = []
    for camp, at in enumerate(board.camps):
        if at != NOBODY and s.supply[seat] and not board.touched >> at & 1 and s.why_not_place(seat, at) is None:
            camps.append(Waystation(camp, board.sides[camp], at))
    if not camps:
        return
    why_not = no_decamps(s, board) if s.explaining else None
    choice = yield from one_of(seat, WHERE_TO_DECAMP, (*camps, END), "15.4.2", refused=why_not)
    if not isinstance(choice, Waystation):
        return
    s.then("keepers.decamp", seat)
    board.touched |= 1 << choice.at
    board.camps[choice.which] = NOBODY
    removal = Removal(seat)
    removal.replaces = True
    removal.take(s, seat, seat, WAYSTATION, 1, choice.at)
    s.place_warriors(seat, 1, choice.at)
    yield from removal.resolve(s)


def musters(s: Root, seat: int) -> list[int]:
    """Law 15.4.3: clearings with a waystation and a card to match."""
    row = s.pieces[WAYSTATION]
    if not s.supply[seat]:
        return []
    return [at for at in CLEARINGS if row[at] and s.holds(seat, s.suits[at]) and s.why_not_place(seat, at) is None]


RECRUIT_OR_NOT: Final = prompt("keepers-recruit", N_("Choose where to recruit, or go on."), ends=N_("End Birdsong"))
PAY_RECRUIT: Final = prompt("pay-recruit", N_("Spend a card to recruit in {at}."), at=PLACE)


def recruit(s: Root, seat: int) -> Flow[None]:
    """Law 15.4.3: two warriors for a card, then perhaps more."""
    menu = Menu(s)
    for at in musters(s, seat):
        menu.options.append(At(at))
    if menu.explains:
        for at in CLEARINGS:
            if At(at) not in menu.options:
                menu.refuse(At(at), why_no_muster(s, seat, at))
    always = bool(s.hands[seat] and s.supply[seat] and any(s.pieces[WAYSTATION]))
    choice = yield from ANY_BIRDSONG.choose(s, seat, menu, RECRUIT_OR_NOT, "15.4.3", "keepers.recruit", always)
    if isinstance(choice, At):
        at = choice.place
        yield from pay_card(s, seat, PAY_RECRUIT, s.matching(seat, s.suits[at]), "15.4.3", at=at)
        s.place_warriors(seat, RECRUITS, at)


# 15.5 Daylight


def begin_daylight(s: Root, seat: int) -> None:
    """Law 15.5.2: every card of the Retinue may now be used."""
    board = keepers(s, seat)
    board.todo = [column.copy() for column in board.retinue]


USE_RETINUE: Final = prompt(
    "retinue",
    N_("Act with the Retinue: choose a card in the {retinue} column."),
    retinue=RETINUE,
    ends=N_("Leave the rest of the column"),
)


def act(s: Root, seat: int) -> Flow[None]:
    """Law 15.5.2: a card of the leftmost column that has one left."""
    board = keepers(s, seat)
    column = next((n for n in range(len(COLUMNS)) if board.todo[n]), NOBODY)
    if column == NOBODY:
        return
    menu = Menu(s)
    for card in board.todo[column]:
        menu.offer(Card(card), None if can_use(s, board, column, s.setting.suit[card]) else LAWS[column])
        if menu.explains:
            menu.tell(Card(card), why_useless(column, s.setting.suit[card], LAWS[column]))
    s.then("keepers.act", seat)
    if not menu.options:
        board.todo[column] = []
        return
    offer_daylight(s, seat, menu)
    menu.options.append(END)
    choice = yield menu.ask(seat, USE_RETINUE, "15.5.2", retinue=column)
    if choice == END:
        board.todo[column] = []
        return
    flow = take_daylight(s, seat, choice)
    if flow is not None:
        yield from flow
        return
    board.todo[column].remove(choice.card)
    suit = s.setting.suit[choice.card]
    if column == MOVE:
        yield from ask_move(s, seat, "15.5.2.I", False, suit)
    elif column == DELVE:
        yield from battle_then_delve(s, board, choice.card)
    else:
        yield from move_or_recover(s, board, choice.card)


def can_use(s: Root, board: Keepers, column: int, suit: int) -> bool:
    """Whether a card of that suit can do anything in that column."""
    if column == DELVE:
        return bool(digs(s, board, suit))
    return can_move(s, board.seat, suit) or (column != MOVE and bool(finds(s, board, suit)))


def digs(s: Root, board: Keepers, suit: int) -> list[int]:
    """Law 15.5.2.II: the clearings with warriors to battle with, and somebody to fight or something to find."""
    seat = board.seat
    return [
        at
        for at in CLEARINGS
        if fighters(s, seat, at) and fits(s, at, suit) and (dig_fights(s, seat, at) or can_delve(s, board, at))
    ]


def dig_fights(s: Root, seat: int, at: int) -> list[Option]:
    """Law 15.5.2.II: who digs must fight beside enemy pieces; hired warriors are none (G.1.10)."""
    return battles_at(s, seat, at) if enemy_pieces(s, seat, at) else []


DIG_SITE: Final = prompt("dig-site", N_("Choose a clearing to battle and delve in."))


def battle_then_delve(s: Root, board: Keepers, card: int) -> Flow[None]:
    """Law 15.5.2.II."""
    seat = board.seat
    suit = s.setting.suit[card]
    places = digs(s, board, suit)
    why_not = no_digs(s, board, suit, places) if s.explaining else None
    at = yield from where(seat, DIG_SITE, places, "15.5.2.II", refused=why_not)
    fights = dig_fights(s, seat, at)
    if fights:
        fight = yield from one_of(seat, WHICH_BATTLE, fights, "15.5.2.II", always=hand_decides(s, seat))
        yield from take_battle(s, seat, fight)
    if can_delve(s, board, at):
        yield from delve(s, board, DELVE, card, at)


def finds(s: Root, board: Keepers, suit: int) -> list[Relic]:
    """Law 15.5.2.III.a: the relics that could be recovered in clearings of a suit."""
    relics = [relic for at in CLEARINGS if fits(s, at, suit) for relic in recoverable(board, at)]
    return relic_options(board, relics)


MOVE_OR_RECOVER: Final = prompt("move-or-recover", N_("Choose a move, or a relic to recover."))


def move_or_recover(s: Root, board: Keepers, card: int) -> Flow[None]:
    """Law 15.5.2.III."""
    suit = s.setting.suit[card]
    menu = Menu(s)
    menu.options += finds(s, board, suit)
    if menu.refused is not None:
        menu.refused += no_finds(s, board, suit)
    offer_moves(s, board.seat, menu, suit)
    choice = yield menu.ask(board.seat, MOVE_OR_RECOVER, "15.5.2.III")
    if isinstance(choice, Relic):
        yield from recover(s, board, COLUMNS.index("move_or_recover"), card, choice.which)
    else:
        flow = take_move(s, board.seat, choice)
        if flow is not None:
            yield from flow


# 15.6 Evening


def live_off_the_land(s: Root, seat: int) -> Flow[None]:
    """Law 15.6.1."""
    keepers(s, seat).gathered = False
    removal = Removal(seat)
    for at in CLEARINGS:
        if s.warriors[seat][at] >= CROWD:
            removal.take(s, seat, seat, WARRIOR, 1, at)
    yield from removal.resolve(s)


WHAT_TO_GATHER: Final = prompt(
    "gather", N_("Add cards to the Retinue, or move one of its cards, or go on."), ends=N_("Leave the Retinue as it is")
)
GATHERED: Final = note(
    "gathered", N_("{seat} puts {card} into the {retinue} column of the Retinue."), card=CARD, retinue=RETINUE
)


def gather(s: Root, seat: int) -> Flow[None]:
    """Law 15.6.2: cards for the Retinue, any number up to its limit; or one of its cards to another column."""
    board = keepers(s, seat)
    menu = Menu(s)
    full = "15.6.2" if board.retainers() >= LIMIT else None
    for card in s.hands[seat]:
        for column in range(len(COLUMNS)):
            menu.offer(Retinue(card, column), full)
    if menu.explains:
        menu.explain(why_not_gathered)
    if not board.gathered:
        for origin, cards in enumerate(board.retinue):
            for card in cards:
                menu.options += [Retinue(card, column) for column in range(len(COLUMNS)) if column != origin]
    offer_asides(s, seat, menu)
    if not menu.options:
        return
    menu.options.append(END)
    choice = yield menu.ask(seat, WHAT_TO_GATHER, "15.6.2")
    if choice == END:
        return
    if not isinstance(choice, Retinue):
        s.then("keepers.gather", seat)
        flow = take_aside(s, seat, choice)
        if flow is not None:
            yield from flow
    elif choice.card in s.hands[seat]:
        s.then("keepers.gather", seat)
        board.gathered = True
        s.out_of_hand(seat, choice.card)
        board.retinue[choice.column].append(choice.card)
        s.note(seat, GATHERED, "15.6.2", card=choice.card, retinue=choice.column)
    else:
        for cards in board.retinue:
            if choice.card in cards:
                cards.remove(choice.card)
        board.retinue[choice.column].append(choice.card)
        s.note(seat, GATHERED, "15.6.2", card=choice.card, retinue=choice.column)
