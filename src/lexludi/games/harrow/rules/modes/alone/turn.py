"""A round alone: an objective of each kind, a card, the faction it moves, its attack, and then Hester's turn."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import BUILDING, OBJECTIVES
from lexludi.games.harrow.rules.box.printed import BOARDS, HEX_NAMES, HEXES, SOLO, SOLO_CARDS
from lexludi.games.harrow.rules.events import RoundBegan, TurnBegan
from lexludi.games.harrow.rules.modes.alone.cards import draw, drop, is_wild
from lexludi.games.harrow.rules.options import Hex, Redraw, Symbol, Wake
from lexludi.games.harrow.rules.prompts import COUNT, HEX, OMEN, SEAT, ending, note, prompt
from lexludi.games.harrow.rules.round import score_brambles
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.events import Result
from lexludi.kernel.options import Option
from lexludi.locale import N_

WHERE_OBJECTIVE: Final = prompt("where-objective", N_("Where does what {whom} {whom:wants|want} appear?"), whom=SEAT)
WHO_WAKES: Final = prompt("who-wakes", N_("Whom does the card move: {card}?"), card=OMEN)
WHICH_SYMBOL: Final = prompt("which-symbol", N_("With which action does the faction begin?"))
WHERE_SPAWN: Final = prompt("where-spawn", N_("Where do haints of {whom} come? How many: {n}."), whom=SEAT, n=COUNT)
APPEARED: Final = note("appeared", N_("What {seat} {seat:wants|want} appears on {at}."), at=HEX)
WOKEN: Final = note("woken", N_("The card moves {seat}."))
DEFEATED: Final = ending("defeated", N_("Another faction has its seven points, and Hester is lost."))

CUBE: Final = 0
SPAWN: Final = 1
MOVE: Final = 2
SYMBOLS: Final = (CUBE, SPAWN, MOVE)


def alone_round(s: Harrow) -> None:
    """Steps A to F."""
    s.round += 1
    s.tell(RoundBegan(s.round))
    seat = s.setting.hester
    s.alone.card_done()
    s.queue = []
    s.then("hester_turn", seat)  # E
    s.then("alone_reveal", seat)
    s.then("alone_objectives", seat)


# A


def alone_objectives(s: Harrow, seat: int) -> None:
    """Law solo.A.1: a townsfolk and a building, wherever none is left."""
    for objective in reversed(OBJECTIVES):
        if not any(s.objectives[objective]):
            s.then("alone_place", seat, objective)


def alone_place(s: Harrow, seat: int, objective: int) -> Flow[None]:
    """Law solo.A.2 to .A.4: on one of the two hexes of a card; if neither will do, on one of the next card."""
    card = yield from draw(s, seat, "solo.A.1")
    whom = s.setting.goal_seat(objective)
    hexes = [at for at in named(card) if open_to(s, at, objective)]
    drop(s)
    if not hexes:
        s.then("alone_place", seat, objective)
        return
    choice: Hex = yield Ask(seat, WHERE_OBJECTIVE, [Hex(at) for at in hexes], "solo.A.2", whom=whom)
    s.objectives[objective][choice.at] += 1
    s.waiting[objective] &= s.waiting[objective] - 1
    s.note(whom, APPEARED, "solo.A.2", at=choice.at)


def named(card: int) -> list[int]:
    """The hexes of a card; all of them, if it is wild."""
    return list(range(HEXES)) if is_wild(card) else [HEX_NAMES.index(name) for name in SOLO_CARDS[card].hexes]


def open_to(s: Harrow, at: int, objective: int) -> bool:
    """Law solo.A.2: no units, no fire, and nothing that the other faction wants."""
    return s.empty(at) and s.hester.at != at and not s.flames[at] and not s.objectives[1 - objective][at]


# B


def alone_reveal(s: Harrow, seat: int) -> Flow[None]:
    """Law solo.B.1 to .B.3: a card, perhaps another instead, and the faction that it moves."""
    card = yield from draw(s, seat, "solo.B.1")
    options: list[Option] = [Wake(whom) for whom in s.setting.fighters]
    if not s.alone.redrawn and any(s.alone.decks):
        options.append(Redraw())
    choice: Option = yield Ask(seat, WHO_WAKES, options, "solo.B.3", card=card)
    if isinstance(choice, Wake):
        s.alone.whom = s.active = choice.seat
        s.tell(TurnBegan(choice.seat))
        s.note(choice.seat, WOKEN, "solo.B.3")
        s.then("alone_order", seat)
    else:
        s.alone.redrawn = True  # solo.B.2
        s.then("alone_reveal", seat)


# C


def alone_order(s: Harrow, seat: int) -> Flow[None]:
    """Law solo.C.3.order.1, .2, .times: flames strengthen the action of the card, and then those clockwise from it."""
    printed = SOLO_CARDS[s.alone.card]
    if is_wild(s.alone.card):
        choice: Symbol = yield Ask(seat, WHICH_SYMBOL, [Symbol(n) for n in SYMBOLS], "solo.C.1")
        first = choice.symbol
    else:
        first = SOLO.action.index(printed.action)
    times = [1] * len(SYMBOLS)
    for n in range(s.hester.actions):
        times[(first + n) % len(SYMBOLS)] += 1
    s.then("alone_attack", seat, int(printed.hester))
    for n in reversed(SYMBOLS):
        symbol = (first + n) % len(SYMBOLS)
        s.then(STEPS_OF[symbol], seat, times[symbol])


def alone_cubes(s: Harrow, seat: int, times: int) -> None:
    """Law solo.C.3.cube."""
    s.strengthen(s.alone.whom, times)


def alone_spawn(s: Harrow, seat: int, times: int) -> Flow[None]:
    """Law solo.C.3.spawn.1 to .3: all on one hex; if both are closed, on one of the next card (R460)."""
    whom = s.alone.whom
    if not s.camps[whom].pool:
        return
    enemy = BUILDING - s.setting.own_goal(whom)
    hexes = [at for at in named(s.alone.card) if s.empty(at) and not s.flames[at] and not s.objectives[enemy][at]]
    if not hexes:
        s.then("alone_spawn", seat, times)
        yield from draw(s, seat, "solo.C.3.spawn.2")
        return
    choice: Hex = yield Ask(seat, WHERE_SPAWN, [Hex(at) for at in hexes], "solo.C.3.spawn.1", whom=whom, n=times)
    for _ in range(times):
        if s.bars(whom, choice.at) is None:
            s.place(whom, choice.at)


STEPS_OF: Final = ("alone_cubes", "alone_spawn", "alone_move")

# F


def alone_end(s: Harrow) -> None:
    """Law solo.F, solo.end.lose.1: the brambles, and whether somebody else has won."""
    drop(s)
    score_brambles(s)
    if any(s.camps[seat].points >= BOARDS.points_to_win for seat in s.setting.fighters):
        s.end(Result((), (s.camps[s.setting.hester].points,), DEFEATED, "solo.end.lose.1"))
    s.then("alone_round")
