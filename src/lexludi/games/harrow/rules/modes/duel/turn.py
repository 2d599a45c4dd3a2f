"""Turns are drawn from a bag: the Fair Folk's, Hester's, and two in which one of them moves a faction by a card."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.offers import bargain
from lexludi.games.harrow.rules.box.codes import BUILDING, NOBODY, NOWHERE, OBJECTIVES, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import BOARDS, DUEL, FAE_BOARD, HESTER_BOARD, SOLO_DECKS
from lexludi.games.harrow.rules.events import RoundBegan
from lexludi.games.harrow.rules.modes.alone.cards import WITHOUT_CARDS, drop, of_deck
from lexludi.games.harrow.rules.prompts import ending, note
from lexludi.games.harrow.rules.round import QUEEN, score_brambles
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.events import Result
from lexludi.locale import N_

FOR_FAE: Final = 0
FOR_HESTER: Final = 1
TOSSED: Final = 2
"""Tokens: a turn of the Fair Folk, a turn of Hester, and one that is tossed like a coin."""
BAG: Final = (FOR_FAE, FOR_HESTER, TOSSED, TOSSED)
DREW_TURN: Final = note("drew-turn", N_("The next turn belongs to {seat}."))
DREW_CARD: Final = note("drew-card-turn", N_("{seat} {seat:moves|move} a faction by a card."))
RISEN: Final = ending("hester-duel", N_("{winners}: the board is full, and her power is back."))
MINOR: Final = ending("minor", N_("{winners}: a minor victory."))
NOBODY_WINS: Final = ending("nobody", N_("Nobody wins."))


def begin_duel(s: Harrow) -> None:
    """Law fae.vsh.setup.1 to .4: all cards, no terrain cube; each player places one of the first objectives."""
    for seat in s.setting.fighters:
        s.strengthen(seat, BOARDS.start_cubes)
        s.legends[seat] = [s.setting.home[seat]]
        s.haints[seat][s.setting.home[seat]] = BOARDS.start_haints
        s.camps[seat].pool -= BOARDS.start_haints
    for deck in range(len(SOLO_DECKS)):
        s.alone.decks[deck] = of_deck(deck)
        s.chance.shuffle(s.alone.decks[deck])
    s.waiting = [(1 << BOARDS.objectives) - 1] * len(OBJECTIVES)
    s.lantern = s.setting.fighters[0]
    s.then("duel_turn")
    s.then("alone_place", s.setting.fae, BUILDING)
    s.then("alone_place", s.setting.hester, TOWNSFOLK)


def duel_turn(s: Harrow) -> None:
    """Law fae.vsh.turn.1 to .3, fae.vsh.end.2: a token from the bag; when all four are out, a round is over."""
    alone, found = s.alone, s.fae.finds
    if not alone.bag:
        if s.round and len(found) == FAE_BOARD.items:  # fae.vsh.end.1
            s.end(Result((s.setting.fae,), scores(s), QUEEN, "fae.vsh.end.1"))
        s.round += 1
        s.tell(RoundBegan(s.round))
        alone.bag = list(BAG)
    alone.token = alone.bag.pop(s.chance.below(len(alone.bag)))
    alone.card_done()
    if alone.token == FOR_FAE:
        if len(found) == FAE_BOARD.items:
            s.then("duel_turn")
            return
        s.note(s.setting.fae, DREW_TURN, "fae.vsh.turn.1")
        s.then("fae_turn", s.setting.fae)
    elif alone.token == FOR_HESTER:
        s.note(s.setting.hester, DREW_TURN, "fae.vsh.turn.1")
        s.then("hester_turn", s.setting.hester)
    else:
        alone.decider = tossed(s)
        s.note(alone.decider, DREW_CARD, "fae.vsh.turn.2")
        s.then("duel_card_done", alone.decider)
        s.then("alone_reveal", alone.decider)


def tossed(s: Harrow) -> int:
    """Law fae.vsh.turn.2, fae.vsh.end.2: like a coin; once the queen is found, Hester's."""
    if len(s.fae.finds) == FAE_BOARD.items or s.chance.below(2):
        return s.setting.hester
    return s.setting.fae


def duel_card_done(s: Harrow, seat: int) -> None:
    """Law fae.vsh.turn.4, fae.vsh.offers.1: the faction that was moved takes offers, and uses them at once."""
    whom = s.alone.whom
    drop(s)
    s.active = NOBODY
    s.then("duel_after")
    s.then("duel_bargains", seat, whom)
    s.then("take_offers", whom)


def duel_bargains(s: Harrow, seat: int, whom: int) -> None:
    """Law fae.vsh.offers.1: one after another."""
    if s.fae.held[whom]:
        s.then("duel_bargains", seat, whom)
        bargain(s, whom, s.fae.held[whom][0])


def duel_after(s: Harrow) -> None:
    """Law fae.vsh.end.3, fae.vsh.minor.1: after each turn, whether it is over; brambles count after Hester's (R475)."""
    hester = s.setting.hester
    if s.alone.token == FOR_HESTER:
        score_brambles(s)
        if s.hester.filled() == HESTER_BOARD.squares * len(s.hester.squares):
            s.end(Result((hester,), scores(s), RISEN, "fae.vsh.end.3"))
    if any(s.camps[seat].points >= BOARDS.points_to_win for seat in s.setting.fighters):
        minor_victory(s)
    s.alone.goal = NOWHERE
    s.then("duel_turn")


def minor_victory(s: Harrow) -> None:
    """Law fae.vsh.minor.1 to .3: Hester needs so many squares, by what was found; else the Fair Folk win, or nobody."""
    finds = len(s.fae.finds)
    needed = DUEL.squares[min(finds, len(DUEL.squares) - 1)]
    if s.hester.filled() >= needed:
        s.end(Result((s.setting.hester,), scores(s), MINOR, "fae.vsh.minor.2"))
    if finds:
        s.end(Result((s.setting.fae,), scores(s), MINOR, "fae.vsh.minor.2"))
    s.end(Result((), scores(s), NOBODY_WINS, "fae.vsh.minor.3"))


def scores(s: Harrow) -> tuple[int, ...]:
    return tuple(camp.points for camp in s.camps[: s.players])


WITHOUT_CARDS["duel_after"] = minor_victory
