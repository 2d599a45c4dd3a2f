"""Law 9.3, 9.4, 9.6: the Vagabond's set-up, Birdsong and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.vagabond.board import (
    CHARACTERS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    ITEM_OPTIONS,
    ON_TRACKS,
    READY,
    SHEET,
    Vagabond,
    ask_item,
    vagabond,
)
from lexludi.games.root.factions.vagabond.quests import quests
from lexludi.games.root.factions.vagabond.travel import slip as slip_away
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS, OWNERS, PLACES, TEA
from lexludi.games.root.rules.options import Character
from lexludi.games.root.rules.places.ruins import populate_ruins
from lexludi.games.root.rules.prompts import CHARACTER, ITEM, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where

REFRESH: Final = SHEET.numbers["refresh"]
REFRESH_PER_TEA: Final = SHEET.numbers["refresh_per_tea"]
QUESTS_SHOWN: Final = SHEET.numbers["quests_shown"]


# 9.3 Faction setup


WHERE_TO_START: Final = prompt("pawn", N_("Choose a forest to start in."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 9.3."""
    board = vagabond(s, seat)
    yield from choose_character(s, board)
    forest = yield from where(seat, WHERE_TO_START, range(PLACES, s.setting.plan.size), "9.3.2")
    s.stand(seat, forest)
    if not quests(s).shown:
        lay_out_quests(s)
    if not any(s.ruins):
        populate_ruins(s)  # 9.3.4
    for name in data.vagabonds()[CHARACTERS[board.character]].start:  # 9.3.5
        item = ITEMS.index(name)
        s.box[item] -= 1
        board.gain(item)


CHARACTER_CHOSEN: Final = note("character", N_("{seat} plays as the character {character}."), character=CHARACTER)
WHICH_CHARACTER: Final = prompt("character", N_("Choose a character."))


def choose_character(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.3.1: unless the seat has named it; two Vagabonds need different ones."""
    _, _, named = s.setting.seats[board.seat].partition(":")
    if named:
        board.character = CHARACTERS.index(named)
        return
    taken = [seat.partition(":")[2] for seat in s.setting.seats]
    taken += [other.named() for other in s.boards if isinstance(other, Vagabond)]
    left = [Character(n) for n in range(len(CHARACTERS)) if CHARACTERS[n] not in taken]
    choice = yield from one_of(board.seat, WHICH_CHARACTER, left, "9.3.1")
    board.character = choice.which
    s.note(board.seat, CHARACTER_CHOSEN, "9.3.1", character=choice.which)


def lay_out_quests(s: Root) -> None:
    """Law 9.3.3; once for two Vagabonds (9.7.2)."""
    there = quests(s)
    s.chance.shuffle(there.deck, "quests")
    for _ in range(QUESTS_SHOWN):
        there.shown.append(there.deck.pop())


# 9.4 Birdsong


WHAT_TO_REFRESH: Final = prompt("refresh", N_("Choose an item to refresh."))


def refresh(s: Root, seat: int) -> Flow[None] | None:
    """Law 9.4.1: more is never worse, so he is asked only where some items must stay exhausted (ruling R25)."""
    board = vagabond(s, seat)
    board.aids = [0] * OWNERS
    count = REFRESH + REFRESH_PER_TEA * board.on_track(TEA)
    if count >= board.sizes[EXHAUSTED] + board.sizes[DAMAGED_EXHAUSTED]:
        board.shift_all(EXHAUSTED, READY)
        board.shift_all(DAMAGED_EXHAUSTED, DAMAGED)
        return None
    return choose_refreshed(board, count)


def choose_refreshed(board: Vagabond, count: int) -> Flow[None]:
    for _ in range(count):
        choice = yield from ask_item(board, WHAT_TO_REFRESH, "9.4.1", EXHAUSTED, DAMAGED_EXHAUSTED)
        board.shift(choice.item, choice.where, choice.where - 1)


def slip(s: Root, seat: int) -> Flow[None]:
    """Law 9.4.2."""
    return slip_away(s, vagabond(s, seat))


# 9.6 Evening


RESTED: Final = note("rested", N_("{seat} rests in the forest; all items are repaired."))


def rest(s: Root, seat: int) -> None:
    """Law 9.6.1: in a forest all damaged items are repaired and turned face up."""
    if s.pawns[seat] < PLACES:
        return
    board = vagabond(s, seat)
    board.shift_all(DAMAGED, READY)
    board.shift_all(DAMAGED_EXHAUSTED, READY)
    s.note(seat, RESTED, "9.6.1")


def capacity(s: Root, seat: int) -> Flow[None] | None:
    """Law 9.6.4."""
    board = vagabond(s, seat)
    return unload(s, board) if board.overloaded() else None


ITEM_LEFT: Final = note("unloaded", N_("{seat} leaves {item} behind."), item=ITEM)
WHAT_TO_UNLOAD: Final = prompt("unload", N_("There are too many items: choose one to leave behind."))


def unload(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.6.4: too many items in satchel and Damaged box: some go back to the box for good."""
    while board.overloaded():
        choice = yield Ask(board.seat, WHAT_TO_UNLOAD, loose_items(board), "9.6.4")
        board.lose(choice.item, choice.where)
        board.marked &= ~(1 << choice.item)  # 9.7.3, ruling R22
        s.box[choice.item] += 1
        s.note(board.seat, ITEM_LEFT, "9.6.4", item=choice.item)


def loose_items(board: Vagabond) -> list[Option]:
    """The items that are not on a track."""
    loose = board.options(EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED)
    for item in range(len(ITEMS)):
        if board.heaps[READY][item] > (board.on_track(item) if item in ON_TRACKS else 0):
            loose.append(ITEM_OPTIONS[READY][item])
    return loose
