"""Law 13.4 to 13.6: the Corvids' Birdsong, Daylight and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.corvids.board import SHEET, WHICH_PLOT, Corvids, corvids, has_plot, place_each
from lexludi.games.root.factions.corvids.plots import turn_up
from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, PLOT, PLOTS, WARRIOR
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Build, Suit
from lexludi.games.root.rules.prompts import (
    BATTLE,
    COUNT,
    END,
    MOVE,
    NO_BATTLE,
    NO_MOVE,
    PLACE,
    act,
    note,
    prompt,
    reason,
)
from lexludi.games.root.rules.removal import remove
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_BIRDSONG, ANY_DAYLIGHT, card_options, offer_birdsong, take_birdsong
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where
from lexludi.parts.options import At, Card

SCHEME: Final = act("plot", N_("Place a plot"))
TRICK: Final = act("trick", N_("Trick: swap two plots"))


# 13.4 Birdsong


WHAT_TO_FLIP: Final = prompt(
    "flip", N_("Flip a plot, or go on."), ends=N_("Flip no more"), wording={At: N_("{at}: {plot}")}
)


UNWATCHED: Final = reason("unwatched", N_("you have no warrior {at.inside}, beside the plot."), at=PLACE)


def flip(s: Root, seat: int) -> Flow[None]:
    """Law 13.4.2: a face-down plot beside a warrior of theirs, then perhaps another."""
    menu = Menu(s)
    for at in CLEARINGS:
        if s.pieces[PLOT][at] and s.warriors[seat][at]:
            menu.options.append(At(at))
        elif s.pieces[PLOT][at] and menu.explains:
            menu.refuse(At(at), because("13.4.2", UNWATCHED, at=at))
    choice = yield from ANY_BIRDSONG.choose(s, seat, menu, WHAT_TO_FLIP, "13.4.2", "corvids.flip")
    if isinstance(choice, At):
        yield from turn_up(s, seat, choice.place)


PAY_RECRUITS: Final = prompt(
    "corvid-recruit", N_("Spend a card to recruit in every clearing of its suit?"), ends=N_("Do not recruit")
)
WHICH_SUIT: Final = prompt("recruit-suit", N_("Choose the suit of the clearings to recruit in."))


def recruit(s: Root, seat: int) -> Flow[None]:
    """Law 13.4.3: once a turn, a warrior in every clearing of a card's suit."""
    menu = Menu(s)
    if s.supply[seat]:
        menu.options += card_options(s.hands[seat])
    offer_birdsong(s, seat, menu)
    if not menu.options:
        return
    menu.options.append(END)
    choice = yield menu.ask(seat, PAY_RECRUITS, "13.4.3")
    if choice == END:
        return
    if not isinstance(choice, Card):
        s.then("corvids.recruit", seat)
        flow = take_birdsong(s, seat, choice)
        if flow is not None:
            yield from flow
        return
    suit = s.setting.suit[choice.card]
    if suit == BIRD:
        chosen = yield from one_of(seat, WHICH_SUIT, [Suit(n) for n in range(BIRD)], "13.4.3")
        suit = chosen.suit
    s.spend(seat, choice.card, "13.4.3")
    yield from place_each(s, seat, [at for at in CLEARINGS if s.is_suit(at, suit)], "13.4.3")


# 13.5 Daylight


def begin_daylight(s: Root, seat: int) -> None:
    """Law 13.5: three actions."""
    board = corvids(s, seat)
    board.actions = SHEET.numbers["actions"]
    board.placed = 0
    board.exerted = False


WHICH_ACTION: Final = prompt("corvids", N_("Choose an action ({n} left)."), n=COUNT, ends=N_("End Daylight"))


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 13.5: one of their actions."""
    board = corvids(s, seat)
    menu = Menu(s)
    if board.actions:
        offer_actions(s, board, menu)
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_ACTION, "13.5", "corvids.daylight", n=board.actions)
    if choice is not None:
        board.actions -= 1
        yield from carry_out(s, board, choice)


def offer_actions(s: Root, board: Corvids, menu: Menu) -> None:
    """Law 13.5.1 to 13.5.4."""
    seat = board.seat
    menu.offer(MOVE, None if can_move(s, seat) else "13.5.1")
    menu.offer(SCHEME, None if schemes(s, board) else "13.5.2")
    menu.offer(BATTLE, None if can_battle(s, seat) else "13.5.3")
    menu.offer(TRICK, None if swaps(s) else "13.5.4")
    if menu.explains:
        menu.tell(MOVE, because("13.5.1", NO_MOVE))
        menu.tell(SCHEME, because("13.5.2", NO_SCHEME, n=warriors_needed(board)))
        menu.tell(BATTLE, because("13.5.3", NO_BATTLE))
        menu.tell(TRICK, because("13.5.4", NO_TRICK))


NO_SCHEME: Final = reason("no-scheme", N_("needs warriors in a clearing without a plot: {n}."), n=COUNT)
NO_TRICK: Final = reason("no-trick", N_("a trick takes two plots on the map, both facedown or both faceup."))


def carry_out(s: Root, board: Corvids, choice: Option) -> Flow[None]:
    """Carry out one of them."""
    seat = board.seat
    if choice == MOVE:
        yield from ask_move(s, seat, "13.5.1", False)
    elif choice == SCHEME:
        yield from scheme(s, board)
    elif choice == BATTLE:
        yield from ask_battle(s, seat, "13.5.3")
    else:
        yield from trick(s, board)


def warriors_needed(board: Corvids) -> int:
    """Law 13.5.2: one, and one more for each plot placed this turn."""
    return SHEET.numbers["plot_cost"] + board.placed


def schemes(s: Root, board: Corvids) -> list[Build]:
    """Law 13.5.2, 13.2.2.II: the plots in supply, in clearings with enough warriors and no plot."""
    kinds = [kind for kind in PLOTS if board.in_supply(s, kind)]
    options: list[Build] = []
    for at in CLEARINGS:
        enough = s.warriors[board.seat][at] >= warriors_needed(board)
        if enough and not has_plot(s, at) and s.why_not_place(board.seat, at) is None:
            options += [Build(kind, at) for kind in kinds]
    return options


def scheme(s: Root, board: Corvids) -> Flow[None]:
    """Law 13.5.2; while a plot lies face down, others cannot know that one kind alone is left."""
    unknown = bool(hidden_plots(s))
    choice = yield from one_of(board.seat, WHICH_PLOT, schemes(s, board), "13.5.2", always=unknown)
    yield from remove(s, board.seat, board.seat, WARRIOR, warriors_needed(board), choice.at)
    s.place(PLOT, choice.at)
    board.hide(choice.kind, choice.at)
    board.placed += 1


def hidden_plots(s: Root) -> list[int]:
    return [at for at in CLEARINGS if s.pieces[PLOT][at]]


def open_plots(s: Root) -> list[int]:
    return [at for at in CLEARINGS if any(s.pieces[kind][at] for kind in PLOTS)]


def swaps(s: Root) -> list[int]:
    """Law 13.5.4: the plots of which another lies the same way up."""
    return [at for plots in (hidden_plots(s), open_plots(s)) if len(plots) > 1 for at in plots]


TRICKED: Final = note("tricked", N_("{seat} swaps the plots in {at} and {to}."), at=PLACE, to=PLACE)
WHICH_TO_SWAP: Final = prompt("trick", N_("Choose a plot to swap."), wording={At: N_("{at}: {plot}")})
SWAP_WITH: Final = prompt(
    "trick-with", N_("Choose the plot to swap with the one in {at}."), at=PLACE, wording={At: N_("{at}: {plot}")}
)


def trick(s: Root, board: Corvids) -> Flow[None]:
    """Law 13.5.4, G.1.32: no keep and no snare stands in the way of a swap."""
    a = yield from where(board.seat, WHICH_TO_SWAP, swaps(s), "13.5.4")
    same = hidden_plots(s) if s.pieces[PLOT][a] else open_plots(s)
    b = yield from where(board.seat, SWAP_WITH, [at for at in same if at != a], "13.5.4", at=a)
    for kind in PLOTS:
        s.swap(kind, a, b)
    for row in (board.secret, board.refuted):
        row[a], row[b] = row[b], row[a]
    s.note(board.seat, TRICKED, "13.5.4", at=a, to=b)


# 13.6 Evening


EXERT_OR_DRAW: Final = prompt("exert", N_("Take one more action instead of drawing cards?"), ends=N_("Draw cards"))


def exert(s: Root, seat: int) -> Flow[None]:
    """Law 13.6.1: one more action instead of drawing."""
    board = corvids(s, seat)
    menu = Menu(s)
    offer_actions(s, board, menu)
    if not menu.options and not menu.explains:
        return
    menu.options.append(END)
    choice = yield menu.ask(seat, EXERT_OR_DRAW, "13.6.1")
    if choice != END:
        board.exerted = True
        yield from carry_out(s, board, choice)
