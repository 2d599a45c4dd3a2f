"""Law 14.5, 14.6: the Hundreds' Daylight and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.hundreds.birdsong import mobbed, spread_mob
from lexludi.games.root.factions.hundreds.board import (
    COMMAND,
    GRANDIOSE,
    JUBILANT,
    PROWESS,
    RELENTLESS,
    SHEET,
    Hundreds,
    hundreds,
)
from lexludi.games.root.rules.battle import (
    ask_battle,
    battles_at,
    can_battle,
    take_battle,
    toll_hides,
)
from lexludi.games.root.rules.box.codes import CLEARINGS, MOB, NOBODY, STRONGHOLD
from lexludi.games.root.rules.move import March, ask_move, can_move, go_by_ferry, go_on_foot, offer_moves
from lexludi.games.root.rules.options import Battle, Build, Ferry, Move
from lexludi.games.root.rules.prompts import (
    BATTLE,
    BUILD,
    COUNT,
    MOVE,
    NO_BATTLE,
    NO_CARDS,
    NO_MOVE,
    NO_SITE,
    PLACE,
    prompt,
)
from lexludi.games.root.rules.services import enemy_pieces
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, ANY_TIME, pay_card
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, whether
from lexludi.parts.options import At

OPPRESS: Final = SHEET.tables["oppress_vp"]
JUBILANT_ROLLS: Final = SHEET.numbers["jubilant_rolls"]


# 14.5 Daylight


def begin_daylight(s: Root, seat: int) -> None:
    board = hundreds(s, seat)
    board.commands = 0
    board.advances = 0


def give_orders(s: Root, seat: int) -> None:
    """Law 14.5: first command, then advance; the other way round in a Grandiose mood (14.7.4)."""
    if hundreds(s, seat).mood == GRANDIOSE:
        s.schedule(("hundreds.advance", seat), ("hundreds.command", seat))
    else:
        s.schedule(("hundreds.command", seat), ("hundreds.advance", seat))


WHICH_COMMAND: Final = prompt(
    "command", N_("Command the Hundreds: choose an action ({n} left)."), n=COUNT, ends=N_("Command no more")
)


def command(s: Root, seat: int) -> Flow[None]:
    """Law 14.5.2: as many actions as Command, which loot may raise on the way (ruling R54)."""
    board = hundreds(s, seat)
    left = board.value(COMMAND) - board.commands
    if left <= 0:
        return
    menu = Menu(s)
    menu.offer(MOVE, None if can_move(s, seat) else "14.5.2.I")
    menu.offer(BATTLE, None if can_battle(s, seat) else "14.5.2.II")
    menu.offer(BUILD, None if sites(s, seat) else "14.5.2.III")
    if menu.explains:
        menu.tell(MOVE, because("14.5.2.I", NO_MOVE))
        menu.tell(BATTLE, because("14.5.2.II", NO_BATTLE))
        menu.tell(BUILD, because("14.5.2.III", NO_SITE if s.hands[seat] else NO_CARDS))
    always = bool(s.hands[seat])
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_COMMAND, "14.5.2", "hundreds.command", always, n=left)
    if choice is None:
        return
    board.commands += 1
    if choice == MOVE:
        yield from ask_move(s, seat, "14.5.2.I", False)
    elif choice == BATTLE:
        yield from ask_battle(s, seat, "14.5.2.II")
    else:
        yield from build(s, seat)


def sites(s: Root, seat: int) -> list[Build]:
    """Law 14.5.2.III: where a stronghold can be built with the cards of the hand."""
    if not s.stock[STRONGHOLD]:
        return []
    open_to = [at for at in CLEARINGS if s.rules(seat, at) and s.slots[at] and s.why_not_place(seat, at) is None]
    return [Build(STRONGHOLD, at) for at in open_to if s.holds(seat, s.suits[at])]


WHERE_STRONGHOLD: Final = prompt("stronghold", N_("Choose where to build a stronghold."))
PAY_STRONGHOLD: Final = prompt("pay-stronghold", N_("Spend a card to build in {at}."), at=PLACE)


def build(s: Root, seat: int) -> Flow[None]:
    """Law 14.5.2.III."""
    site = yield from one_of(seat, WHERE_STRONGHOLD, sites(s, seat), "14.5.2.III")
    yield from pay_card(s, seat, PAY_STRONGHOLD, s.matching(seat, s.suits[site.at]), "14.5.2.III", True, at=site.at)
    s.place(STRONGHOLD, site.at)


def marches(s: Root, board: Hundreds) -> list[Option]:
    """The moves of the warlord, with any number of warriors beside him."""
    moves = Menu(s)
    offer_moves(s, board.seat, moves)
    return [option for option in moves.options if isinstance(option, (Move, Ferry)) and option.origin == board.warlord]


WHICH_ADVANCE: Final = prompt(
    "advance", N_("Advance the warlord: choose a move or a battle ({n} left)."), n=COUNT, ends=N_("Advance no more")
)


def advance(s: Root, seat: int) -> Flow[None]:
    """Law 14.5.3: the warlord may move and then fight, as many times as Prowess."""
    board = hundreds(s, seat)
    left = board.value(PROWESS) - board.advances
    if left <= 0 or board.warlord == NOBODY:
        return
    menu = Menu(s)
    menu.options += marches(s, board)
    menu.options += battles_at(s, seat, board.warlord)
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_ADVANCE, "14.5.3", "hundreds.advance", n=left)
    if choice is None:
        return
    board.advances += 1
    if isinstance(choice, Battle):
        yield from take_battle(s, seat, choice)
    else:
        yield from lead_on(s, board, choice)
        yield from fight_on(s, board)


def lead_on(s: Root, board: Hundreds, choice: Option) -> Flow[None]:
    """The warlord goes, and so do those he takes along."""
    assert isinstance(choice, (Move, Ferry))
    march = March(board.seat, board.seat, choice.origin, choice.to, choice.count)
    march.led = True
    flow = go_by_ferry(s, march) if isinstance(choice, Ferry) else go_on_foot(s, march)
    if flow is not None:
        yield from flow


ADVANCE_BATTLE: Final = prompt("advance-battle", N_("Battle in {at}?"), at=PLACE, passes=N_("Do not battle"))
BATTLE_ON: Final = prompt("relentless", N_("Relentless: move the warlord, or battle once more in {at}?"), at=PLACE)


def fight_on(s: Root, board: Hundreds) -> Flow[None]:
    """Law 14.5.3: after the move perhaps a battle; being Relentless, then one thing more (14.7.2)."""
    at = board.warlord
    battles, hidden = battles_at(s, board.seat, at), toll_hides(s, board.seat, at)
    if not battles and not hidden:
        return
    choice = yield from one_or_none(board.seat, ADVANCE_BATTLE, battles, "14.5.3", hidden, at=at)
    if choice is None:
        return
    yield from take_battle(s, board.seat, choice)
    if board.mood != RELENTLESS:
        return
    more = battles_at(s, board.seat, at)
    if board.warlord != NOBODY:
        more += marches(s, board)
    hidden = toll_hides(s, board.seat, at)
    if not more and not hidden:
        return
    choice = yield from one_or_none(board.seat, BATTLE_ON, more, "14.7.2", hidden, at=at)
    if isinstance(choice, Battle):
        yield from take_battle(s, board.seat, choice)
    elif choice is not None:
        yield from lead_on(s, board, choice)


# 14.6 Evening


def incitable(s: Root, seat: int) -> list[int]:
    """Law 14.6.1: clearings with a warrior of theirs, no mob, and a card to match."""
    if not s.stock[MOB]:
        return []
    row = s.pieces[MOB]
    return [
        at
        for at in CLEARINGS
        if s.warriors[seat][at] and not row[at] and s.holds(seat, s.suits[at]) and s.why_not_place(seat, at) is None
    ]


WHERE_TO_INCITE: Final = prompt("incite", N_("Choose where to incite a mob, or go on."), ends=N_("Incite no more"))
PAY_MOB: Final = prompt("pay-mob", N_("Spend a card to incite a mob in {at}."), at=PLACE)


def incite(s: Root, seat: int) -> Flow[None]:
    """Law 14.6.1: a mob for a card, then perhaps another."""
    menu = Menu(s)
    for at in incitable(s, seat):
        menu.options.append(At(at))
    always = bool(s.hands[seat] and s.stock[MOB])
    choice = yield from ANY_TIME.choose(s, seat, menu, WHERE_TO_INCITE, "14.6.1", "hundreds.incite", always)
    if not isinstance(choice, At):
        return
    at = choice.place
    yield from pay_card(s, seat, PAY_MOB, s.matching(seat, s.suits[at]), "14.6.1", at=at)
    s.place(MOB, at)
    board = hundreds(s, seat)
    if board.mood == JUBILANT and board.warlord == at:
        yield from celebrate(s, board)


ROLL_MOB: Final = prompt("roll-mob", N_("Roll the mob die (rolls left: {n})?"), n=COUNT, passes=N_("Roll no more"))


def celebrate(s: Root, board: Hundreds) -> Flow[None]:
    """Law 14.7.5: up to four rolls of the mob die, each after a word of theirs."""
    for left in range(JUBILANT_ROLLS, 0, -1):
        if not s.stock[MOB] or not mobbed(s):
            return
        rolls = yield from whether(board.seat, ROLL_MOB, "14.7.5", n=left)
        if not rolls:
            return
        yield from spread_mob(s, board, "14.7.5")


def oppress(s: Root, seat: int) -> None:
    """Law 14.6.2: clearings ruled with a piece of their own, and without any of an enemy."""
    quiet = [at for at in CLEARINGS if s.rules(seat, at) and s.present(seat, at) and not enemy_pieces(s, seat, at)]
    s.score(seat, OPPRESS[min(len(quiet), len(OPPRESS) - 1)], "14.6.2")
