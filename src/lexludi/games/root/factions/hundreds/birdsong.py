"""Law 14.4, 14.7.1: the Hundreds' Birdsong."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.hundreds.board import (
    BLOCKED_BY,
    LAVISH,
    MOODS,
    PROWESS,
    SHEET,
    Hundreds,
    gain_item,
    hundreds,
    place_warlord,
    remove_item,
)
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import CLEARINGS, MOB, NOBODY, STRONGHOLD, SUITS, WARRIOR
from lexludi.games.root.rules.options import Item, Mood
from lexludi.games.root.rules.places.ruins import take_from_ruin
from lexludi.games.root.rules.prompts import ITEM, MOOD, PLACE, SUIT, WHERE_TO_RECRUIT, note, prompt, reason
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where

DIE: Final = [SUITS.index(suit) for suit in data.dice()["mob"].suits]
LAVISH_WARRIORS: Final = SHEET.numbers["lavish_warriors"]


# 14.4.1 Raze


def raze(s: Root, seat: int) -> Flow[None]:
    """Law 14.4.1: all mobs strike at once, then each takes from its ruin (ruling R53), then they spread."""
    board = hundreds(s, seat)
    removal = Removal(seat)
    for at in mobbed(s):
        for enemy in s.enemies(seat):
            for kind in s.kinds_at(enemy, at):
                removal.take(s, seat, enemy, kind, s.pieces[kind][at], at)
    yield from removal.resolve(s)
    for at in mobbed(s):
        if s.ruins[at]:
            yield from ransack(s, board, at)
    yield from spread_mob(s, board, "14.4.1")


def mobbed(s: Root) -> list[int]:
    """The clearings with a mob."""
    row = s.pieces[MOB]
    return [at for at in CLEARINGS if row[at]]


WHAT_TO_RANSACK: Final = prompt("ransack", N_("Choose an item from the ruin in {at}."), at=PLACE, of="at")


def ransack(s: Root, board: Hundreds, at: int) -> Flow[None]:
    """Law 14.4.1, 9.7.3: an item of the ruin; where two lie there, they look at both and choose."""
    found = s.ruins[at]
    if len(found) > 1:
        board.looked |= 1 << at
    s.reveal()
    items = [Item(item, 0) for item in sorted(set(found))]
    choice = yield from one_of(board.seat, WHAT_TO_RANSACK, items, "9.7.3", always=len(found) > 1, at=at)
    take_from_ruin(s, board.seat, at, choice.item, "14.4.1")
    yield from gain_item(s, board, choice.item)


def next_mobs(s: Root, seat: int, suit: int) -> list[int]:
    """The clearings of a suit without a mob, but adjacent to one, in which they may place pieces."""
    row = s.pieces[MOB]
    return [
        at
        for at in CLEARINGS
        if s.is_suit(at, suit)
        and not row[at]
        and any(row[near] for near in s.neighbours(seat, at))
        and s.why_not_place(seat, at) is None
    ]


MOB_DIE: Final = note("mob-die", N_("The mob die shows: {suit}."), suit=SUIT)
WHERE_MOB: Final = prompt("mob", N_("Choose where the mob spreads."))


def spread_mob(s: Root, board: Hundreds, law: str) -> Flow[None]:
    """Law 14.4.1: roll the mob die, and place a mob if there is a clearing for it."""
    if not s.stock[MOB] or not mobbed(s):
        return
    suit = DIE[s.chance.roll(len(DIE), 1, "mob")[0]]
    s.note(board.seat, MOB_DIE, law, suit=suit)
    clearings = next_mobs(s, board.seat, suit)
    if clearings:
        at = yield from where(board.seat, WHERE_MOB, clearings, law)
        s.place(MOB, at)


# 14.4.2 Recruit


def recruit(s: Root, seat: int) -> Flow[None]:
    """Law 14.4.2: Prowess at the warlord, then one for each stronghold; with too few they choose where (1.5.4)."""
    board = hundreds(s, seat)
    if board.warlord != NOBODY:
        s.place_warriors(seat, board.value(PROWESS), board.warlord)
    left: list[int] = []
    for at in CLEARINGS:
        if s.why_not_place(seat, at) is None:
            left += [at] * (s.pieces[STRONGHOLD][at] * SHEET.numbers["stronghold_warriors"])
    while left and s.supply[seat]:
        at = left[0]
        if len(left) > s.supply[seat]:
            at = yield from where(seat, WHERE_TO_RECRUIT, sorted(set(left)), "14.4.2")
        left.remove(at)
        s.place_warriors(seat, 1, at)


# 14.4.3 Anoint


WHERE_TO_ANOINT: Final = prompt("anoint", N_("Choose where a new warlord is anointed."))


def anoint(s: Root, seat: int) -> Flow[None]:
    """Law 14.4.3: a warrior becomes the warlord; where none can, he comes to any clearing."""
    board = hundreds(s, seat)
    if board.warlord != NOBODY:
        return
    free = [at for at in CLEARINGS if s.why_not_place(seat, at) is None]
    heirs = [at for at in free if s.warriors[seat][at]]
    if not free:
        return
    at = yield from where(seat, WHERE_TO_ANOINT, heirs or free, "14.4.3")
    removal = Removal(seat)
    removal.replaces = True
    if heirs:
        removal.take(s, seat, seat, WARRIOR, 1, at)
    place_warlord(s, board, at, "14.4.3")
    yield from removal.resolve(s)


# 14.4.4 Choose mood


NEW_MOOD: Final = note("mood", N_("The warlord of {seat} has a new mood: {mood}."), mood=MOOD)
MOOD_NOW: Final = reason("mood-now", N_("the warlord is in this mood now, and takes another: {mood}."), mood=MOOD)
ITEM_HOARDED: Final = reason("item-hoarded", N_("the hoard holds the item of this mood: {item}."), item=ITEM)
WHICH_MOOD: Final = prompt("mood", N_("Choose the warlord's mood."))


def choose_mood(s: Root, seat: int) -> Flow[None]:
    """Law 14.4.4: another mood, whose item is not in the hoard; Lavish stays if there is none."""
    board = hundreds(s, seat)
    held = [item for track in board.hoard for item in track]
    menu = Menu(s)
    for mood in range(len(MOODS)):
        if mood != board.mood and BLOCKED_BY[mood] not in held:
            menu.options.append(Mood(mood))
        elif menu.explains:
            now = because("14.4.4", MOOD_NOW, mood=mood)
            menu.refuse(
                Mood(mood), now if mood == board.mood else because("14.4.4", ITEM_HOARDED, item=BLOCKED_BY[mood])
            )
    if not menu.options:
        return
    choice = yield menu.ask(seat, WHICH_MOOD, "14.4.4")
    board.mood = choice.which
    s.note(seat, NEW_MOOD, "14.4.4", mood=board.mood)


# 14.7.1 Lavish


LAVISH_ITEM: Final = prompt("lavish", N_("Remove an item of the hoard for two warriors?"), passes=N_("Remove no more"))


def lavish(s: Root, seat: int) -> Flow[None]:
    """Law 14.7.1: items leave the hoard for two warriors each."""
    board = hundreds(s, seat)
    held = sorted({item for track in board.hoard for item in track})
    if board.mood != LAVISH or not held:
        return
    choice = yield from one_or_none(seat, LAVISH_ITEM, [Item(item, 0) for item in held], "14.7.1")
    if choice is None:
        return
    s.then("hundreds.lavish", seat)
    remove_item(s, board, choice.item, "14.7.1")
    if board.warlord != NOBODY:
        s.place_warriors(seat, LAVISH_WARRIORS, board.warlord)
