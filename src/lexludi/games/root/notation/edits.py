"""Where a log and the rules disagree: edits of the match, each with its reason."""

from __future__ import annotations

from lexludi.games.root.factions.alliance.board import Alliance
from lexludi.games.root.factions.eyrie import Eyrie
from lexludi.games.root.factions.lizards.board import Lizards
from lexludi.games.root.factions.riverfolk.board import Riverfolk
from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Craft,
    Fight,
    Guess,
    Mark,
    MobDie,
    Points,
    Roll,
    Shift,
    Show,
    Turn,
)
from lexludi.games.root.notation.codes import DECREE_LETTERS, PIECES, PRICE_LETTERS, SUIT_LETTERS, Codes
from lexludi.games.root.notation.solve import is_drawn
from lexludi.games.root.notation.write import root
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box.codes import BUILDING, ITEMS, WARRIOR
from lexludi.games.root.rules.state import Root
from lexludi.kernel.errors import PositionError
from lexludi.kernel.match import Match


class NoSuchEdit(ValueError):
    """An action that no edit of ours can make up for."""


def restack(match: Match, turn: Turn, codes: Codes, why: str) -> Match | None:
    """The match with the cards on top of its deck that this turn draws; None where they lie so already."""
    state = root(match).copy()
    wanted: list[int] = []
    for action in turn.actions:
        if isinstance(action, Shift) and is_drawn(action, codes):
            fit = [card for card in codes.numbers[action.thing] if card in state.deck.cards and card not in wanted]
            wanted += fit[:1]
    deck = [card for card in state.deck.cards if card not in wanted] + wanted[::-1]
    if deck == state.deck.cards:
        return None
    state.deck.cards = deck
    return edited(match, state, why)


def force(match: Match, turn: Turn, codes: Codes, why: str) -> Match | None:
    """The match after that turn, entered by the arithmetic of the log alone; None where that does not work out."""
    state = root(match).copy()
    seat = codes.seats[turn.faction]
    try:
        for action in turn.actions:
            do(state, action, codes)
    except NoSuchEdit:
        return None
    state.number += 1
    state.active = seat
    state.agenda[-1] = ("turn-end", seat)
    try:
        return edited(match, state, why)
    except PositionError:
        return None


def edited(match: Match, state: Root, why: str) -> Match:
    """A copy of the match with the lines changed in which the state differs."""
    write = match.game.write
    old = dict(line.split(":", 1) for line in write(match.state).splitlines())
    new = dict(line.split(":", 1) for line in write(state).splitlines())
    match = match.clone()
    match.edit({name: new.get(name, "").strip() for name in {**old, **new} if old.get(name) != new.get(name)}, why)
    return match


def do(s: Root, action: Action, codes: Codes) -> None:
    """What an action does to pieces, hands and points. Raises NoSuchEdit for everything else."""
    match action:
        case Points():
            s.points[codes.seats[action.faction]] += action.points
        case Ambush():
            move_card(s, f"{action.suit}#@", action.faction, "", codes)
        case Craft() if action.what in codes.numbers:
            craft(s, action, codes)
        case Shift() if action.thing in codes.numbers:
            move_card(s, action.thing, action.start, action.to, codes)
        case Shift():
            move_piece(s, action, codes)
        case Mark():
            set_marker(s, action, codes)
        case Fight() | Roll() | Show() | Guess() | MobDie():
            pass
        case _:
            raise NoSuchEdit


def move_piece(s: Root, action: Shift, codes: Codes) -> None:
    kinds = {f"{codes.letters[s.setting.owner[k]]}{code}": k for k, code in PIECES.items() if k in s.setting.kinds}
    owner = codes.seats.get(action.thing[0], 0)
    if action.thing[1:] == "p":
        if action.to not in codes.place_numbers:
            raise NoSuchEdit
        s.pawns[owner] = codes.place_numbers[action.to]
        return
    warriors = action.thing[1:] == PIECES[WARRIOR]
    if not warriors and action.thing not in kinds:
        raise NoSuchEdit
    for place, change in ((action.start, -action.count), (action.to, action.count)):
        if place and warriors:
            move_warriors(s, owner, place, change, codes)
        elif place and not place.isdigit():
            raise NoSuchEdit
        elif place:
            kind, at = kinds[action.thing], int(place)
            s.pieces[kind][at] += change
            s.stock[kind] -= change
            row = s.buildings if BUILDING[kind] else s.tokens
            row[owner][at] += change
            s.slots[at] -= change if BUILDING[kind] else 0
            if s.slots[at] < 0 or s.pieces[kind][at] < 0 or s.stock[kind] < 0:
                raise NoSuchEdit


def move_warriors(s: Root, owner: int, place: str, change: int, codes: Codes) -> None:
    """Warriors come to a clearing or a board from their supply, or (a change below zero) go back to it."""
    s.supply[owner] -= change
    if place.isdigit():
        s.warriors[owner][int(place)] += change
        left = s.warriors[owner][int(place)]
    elif place[1:] == "$":
        left = box(s.boards[codes.seats[place[0]]], owner, change)
    else:
        raise NoSuchEdit
    if s.supply[owner] < 0 or left < 0:
        raise NoSuchEdit


def box(board: Board, owner: int, change: int) -> int:
    """Officers, acolytes, or what was paid to the Riverfolk: so many more of an owner's, and how many that makes."""
    if isinstance(board, Alliance) and board.seat == owner:
        board.officers += change
        return board.officers
    if isinstance(board, Lizards) and board.seat == owner:
        board.acolytes += change
        return board.acolytes
    if not isinstance(board, Riverfolk):
        raise NoSuchEdit
    spent = min(board.funds[owner], max(0, -change))
    board.funds[owner] -= spent
    board.payments[owner] += change + spent
    return board.payments[owner]


def set_marker(s: Root, action: Mark, codes: Codes) -> None:
    """A price of the Riverfolk, or the Outcast."""
    board, marker = s.boards[codes.seats[action.what[0]]], action.what[1:]
    if isinstance(board, Riverfolk) and marker[-1] in PRICE_LETTERS and action.value.isdigit():
        board.prices[PRICE_LETTERS.index(marker[-1])] = int(action.value)
    elif isinstance(board, Lizards) and action.value[-1:] in SUIT_LETTERS[:3]:
        board.outcast, board.hated = SUIT_LETTERS.index(action.value[-1]), action.value.startswith("h")
    else:
        raise NoSuchEdit


def move_card(s: Root, code: str, start: str, to: str, codes: Codes) -> None:
    """From a hand, a board or the deck to a hand, a board or the discard pile."""
    pile = pile_at(s, start, codes) if start else s.deck.cards
    card = next((card for card in codes.numbers[code] if card in pile), None)
    if card is None:
        raise NoSuchEdit
    if pile is s.crafted[codes.seats.get(start[:1], 0)]:
        s.discard_crafted(codes.seats[start[0]], card)
        return
    pile.remove(card)
    s.recount_hands()
    if to in codes.seats:
        s.into_hand(codes.seats[to], card)
    elif to:
        pile_at(s, to, codes).append(card)
    else:
        s.discard(card)


def pile_at(s: Root, place: str, codes: Codes) -> list[int]:
    """The cards of a hand, of the supporters, of a column of the Decree, or in play."""
    if place[0] not in codes.seats:
        raise NoSuchEdit
    seat = codes.seats[place[0]]
    board, where = s.boards[seat], place[1:]
    if not where:
        return s.hands[seat]
    if where == "$":
        return board.supporters if isinstance(board, Alliance) else s.crafted[seat]
    if isinstance(board, Eyrie) and where[:2] == "$_" and where[2:] in DECREE_LETTERS:
        return board.decree[DECREE_LETTERS.index(where[2:])]
    raise NoSuchEdit


def craft(s: Root, action: Craft, codes: Codes) -> None:
    seat = codes.seats[action.faction]
    card = next((card for card in codes.numbers[action.what] if card in s.hands[seat]), None)
    if card is None:
        raise NoSuchEdit
    s.out_of_hand(seat, card)
    item = s.setting.pack.item[card]
    if action.what in codes.lasting:
        s.put_in_play(seat, card)
        return
    s.discard(card)
    if item >= 0:
        if not s.items[item] or item >= len(ITEMS):
            raise NoSuchEdit
        s.items[item] -= 1
        s.boxes[seat][item] += 1
