"""Law 9.5: the Vagabond's Daylight. He exhausts items for actions, in any order, as long as he likes."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.vagabond.board import (
    ADVENTURER,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    ITEM_OPTIONS,
    QUEST_ITEMS,
    QUEST_SUIT,
    QUESTS,
    QUESTS_IN,
    READY,
    SHEET,
    WHAT_TO_REPAIR,
    Vagabond,
    ask_item,
    vagabond,
)
from lexludi.games.root.factions.vagabond.characters import NOTHING_BROKEN, SPECIALS, any_damage
from lexludi.games.root.factions.vagabond.fights import take_battle
from lexludi.games.root.factions.vagabond.quests import quests
from lexludi.games.root.factions.vagabond.relations import improve
from lexludi.games.root.factions.vagabond.travel import offer_moves, walk
from lexludi.games.root.rules.battle import BATTLES, offer_battle
from lexludi.games.root.rules.box.codes import CROSSBOW, HAMMER, PLACES, SWORD, TORCH, WARRIOR
from lexludi.games.root.rules.craft import offer_crafts
from lexludi.games.root.rules.events import TookItem
from lexludi.games.root.rules.ground import OWNERS_IN
from lexludi.games.root.rules.hands import pass_card
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Battle, Ferry, Item, Move, Piece, Quest
from lexludi.games.root.rules.places.ruins import take_from_ruin
from lexludi.games.root.rules.prompts import ITEM, PLACE, QUEST, SCORE, SEAT, SUIT, act, note, prompt, reason
from lexludi.games.root.rules.removal import remove
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, which_card, whom

BY_FOOT: Final = frozenset((Move, Ferry))
EXPLORE: Final = act("explore", N_("Explore the ruin"))
AID: Final = act("aid", N_("Aid somebody"))
STRIKE: Final = act("strike", N_("Strike with the crossbow"))
REPAIR: Final = act("repair", N_("Repair an item"))
DRAW: Final = act("draw", N_("Draw cards"))
QUEST_OPTIONS: Final = [Quest(n) for n in range(len(QUESTS))]
EXPLORE_POINTS: Final = SHEET.numbers["explore_vp"]
QUEST_CARDS: Final = SHEET.numbers["quest_cards"]
IMPROVISED: Final = ONCE.mark("improvised")
"""The Adventurer's stand-in, once a turn (D.7.2)."""


WHICH_ACTION: Final = prompt("vagabond", N_("Choose what to do in Daylight."), ends=N_("End Daylight"))


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 9.5: one action, then the menu again."""
    board = vagabond(s, seat)
    menu = Menu(s)
    offer_actions(s, board, menu)
    if board.heaps[READY][HAMMER] or menu.explains:  # every card costs one at least
        offer_crafts(s, seat, menu)
    always = bool(s.hands[seat])
    return ANY_DAYLIGHT.play(s, seat, menu, WHICH_ACTION, "9.5", "vagabond.daylight", carry_out, always)


def offer_actions(s: Root, board: Vagabond, menu: Menu) -> None:
    """Law 9.5.1 to 9.5.9, without crafting."""
    offer_moves(s, board, menu, 1)
    at = s.pawns[board.seat]
    ready = board.heaps[READY]
    options = menu.options
    if at < PLACES:
        if ready[SWORD] or menu.explains:
            offer_attacks(s, board, menu, at)
        offer_quests(s, board, menu, at)
        if ready[TORCH] and s.ruined[at]:
            options.append(EXPLORE)
        if can_aid(s, board, at):
            options.append(AID)
        if ready[CROSSBOW] and targets(s, board, at):
            options.append(STRIKE)
    if ready[HAMMER] and any_damage(s, board):
        options.append(REPAIR)
    if ready[TORCH]:
        special = SPECIALS.get(board.character)
        if special is not None and special.possible(s, board):
            options.append(special.act)
    if menu.explains:
        tell_actions(s, board, menu, at)


NOT_READY: Final = reason("not-ready", N_("you have no undamaged, unexhausted item of the kind: {item}."), item=ITEM)
NO_RUIN: Final = reason("no-ruin", N_("there is no ruin where you are."))
NO_AID: Final = reason(
    "no-aid", N_("you need a card of the suit of your clearing, an item to exhaust, and somebody there.")
)
NOBODY_TO_STRIKE: Final = reason("nobody-to-strike", N_("there is no piece of an enemy where you are."))
OTHER_CLEARING: Final = reason("other-clearing", N_("the quest is done in a clearing of the suit {suit}."), suit=SUIT)
NO_QUEST_ITEMS: Final = reason("no-quest-items", N_("you cannot exhaust both of its items."))


def tell_actions(s: Root, board: Vagabond, menu: Menu, at: int) -> None:
    """Law 9.5.3 to 9.5.9: what each action lacks that is not offered."""
    ready = board.heaps[READY]
    ruin = at < PLACES and s.ruined[at]
    armed = ready[CROSSBOW] > 0
    lacks = {
        EXPLORE: because("9.5.3", NOT_READY, item=TORCH) if ruin else because("9.5.3", NO_RUIN),
        AID: because("9.5.4", NO_AID),
        STRIKE: because("9.5.6", NOBODY_TO_STRIKE) if armed else because("9.5.6", NOT_READY, item=CROSSBOW),
        REPAIR: because("9.5.7", NOTHING_BROKEN) if ready[HAMMER] else because("9.5.7", NOT_READY, item=HAMMER),
    }
    special = SPECIALS.get(board.character)
    if special is not None:
        able = ready[TORCH] > 0
        lacks[special.act] = because(special.law, special.lacks) if able else because("9.5.9", NOT_READY, item=TORCH)
    for action, why in lacks.items():
        if action not in menu.options:
            menu.refuse(action, why)


def carry_out(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """Carry out what he chose."""
    board = vagabond(s, seat)
    if type(choice) in BY_FOOT:
        return walk(s, board, choice, 1)
    if type(choice) is Battle:
        board.exhaust(s, SWORD, "9.5.2")
        return take_battle(s, board, choice)
    if type(choice) is Quest:
        return quest(s, board, choice.quest)
    if choice is EXPLORE:
        return explore(s, board)
    if choice is AID:
        return aid(s, board)
    if choice is STRIKE:
        return strike(s, board)
    if choice is REPAIR:
        return repair(s, board)
    board.exhaust(s, TORCH, "9.5.9")
    return SPECIALS[board.character].run(s, board)


# 9.5.2 Battle


def offer_attacks(s: Root, board: Vagabond, menu: Menu, at: int) -> None:
    """Law 9.5.2: any enemy in his clearing, for a sword."""
    if not board.heaps[READY][SWORD]:
        for enemy in s.enemies_at(board.seat, at):
            menu.refuse(BATTLES[at][enemy], because("9.5.2", NOT_READY, item=SWORD))
        return
    for enemy in s.enemies_at(board.seat, at):
        offer_battle(s, board.seat, menu, at, enemy)


# 9.5.3 Explore


FOUND_NOTHING: Final = note("found-nothing", N_("{seat} finds nothing to take in the ruin in {at}."), at=PLACE)
WHICH_FIND: Final = prompt("explore", N_("Choose an item from the ruin in {at}."), at=PLACE, of="at")


def explore(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.5.3, 9.7.3: look under the ruin, take what he may (ruling R33), and score; an empty ruin goes."""
    at = s.pawns[board.seat]
    board.exhaust(s, TORCH, "9.5.3")
    found = s.ruins[at]
    board.looked |= 1 << at
    s.reveal()
    options = [ITEM_OPTIONS[READY][item] for item in sorted(set(found)) if not board.marked >> item & 1]
    if not options:
        s.note(board.seat, FOUND_NOTHING, "9.7.3", at=at)
        return
    choice = yield from one_of(board.seat, WHICH_FIND, options, "9.7.3", always=len(found) > 1, at=at)
    board.gain(choice.item)
    board.marked |= 1 << choice.item
    take_from_ruin(s, board.seat, at, choice.item, "9.5.3")
    s.score(board.seat, EXPLORE_POINTS, "9.5.3")


# 9.5.4 Aid


def aided(s: Root, board: Vagabond, at: int) -> list[int]:
    """The other players with a piece in his clearing, Hostile ones too."""
    return [p for p in OWNERS_IN[s.who[at]] if p != board.seat and p < s.players]


def can_aid(s: Root, board: Vagabond, at: int) -> bool:
    """Law 9.5.4: whether he has an item to exhaust, a card to give, and somebody to give it to."""
    seat = board.seat
    if not board.sizes[READY] or not s.holds(seat, s.suits[at]):
        return False
    for other in OWNERS_IN[s.who[at]]:
        if other != seat and other < s.players:
            return True
    return False


WHOM_TO_AID: Final = prompt("aid", N_("Choose whom to aid in {at}."), at=PLACE)
AID_CARD: Final = prompt("aid-card", N_("Choose a card to give to {other}."), other=SEAT)
AID_ITEM: Final = prompt("aid-item", N_("Choose an item to exhaust for the aid."))


def aid(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.5.4: exhaust an item, give a card of the clearing's suit, perhaps take an item in return."""
    seat = board.seat
    at = s.pawns[seat]
    other = yield from whom(seat, WHOM_TO_AID, aided(s, board, at), "9.5.4", at=at)
    given = yield from which_card(seat, AID_CARD, s.matching(seat, s.suits[at]), "9.5.4", other=other)
    paid = yield from ask_item(board, AID_ITEM, "9.5.4", READY)
    board.exhaust(s, paid.item, "9.5.4")
    pass_card(s, seat, other, given, "9.5.4")
    if any(s.boxes[other]):
        yield from take_in_return(s, board, other)
    improve(s, board, other)


TAKE_ITEM: Final = prompt(
    "take-item", N_("Take an item of {other} in return?"), other=SEAT, passes=N_("Take nothing"), of="other"
)


def take_in_return(s: Root, board: Vagabond, other: int) -> Flow[None]:
    """Law 9.5.4: one item of their Crafted Items box, face up."""
    items = [ITEM_OPTIONS[READY][item] for item, count in enumerate(s.boxes[other]) if count]
    choice = yield from one_or_none(board.seat, TAKE_ITEM, items, "9.5.4", other=other)
    if choice is not None:
        s.take_item(other, choice.item)
        board.gain(choice.item)
        s.tell(TookItem(board.seat, choice.item, other))


# 9.5.5 Quest


def offer_quests(s: Root, board: Vagabond, menu: Menu, at: int) -> None:
    """Law 9.5.5: the quests of the clearing's suit whose items he can exhaust."""
    done_here = QUESTS_IN[s.suits[at]]
    for shown in quests(s).shown:
        if done_here[shown] and can_pay(s, board, QUEST_ITEMS[shown]):
            menu.options.append(QUEST_OPTIONS[shown])
        elif menu.explains:
            why = because("9.5.5", NO_QUEST_ITEMS)
            if not done_here[shown]:
                why = because("9.5.5", OTHER_CLEARING, suit=QUEST_SUIT[shown])
            menu.refuse(QUEST_OPTIONS[shown], why)


def can_pay(s: Root, board: Vagabond, items: tuple[int, ...]) -> bool:
    """Whether he can exhaust these items, one of them perhaps by improvising."""
    ready = board.heaps[READY]
    for item in items:
        if ready[item] < items.count(item):
            return may_improvise(s, board) and sum(ready) >= len(items) and lacks_one(ready, items)
    return True


def lacks_one(ready: list[int], items: tuple[int, ...]) -> bool:
    """Whether just one of these items is missing."""
    missing = 0
    for item in set(items):
        missing += max(0, items.count(item) - ready[item])
    return missing == 1


def may_improvise(s: Root, board: Vagabond) -> bool:
    """Law D.7.2: once a turn."""
    return board.character == ADVENTURER and not s.used & IMPROVISED


QUEST_DONE: Final = note("quest", N_("{seat} completes the quest {quest}."), quest=QUEST)
QUEST_REWARD: Final = prompt("quest-reward", N_("Choose the reward for the quest {quest}."), quest=QUEST)


def quest(s: Root, board: Vagabond, chosen: int) -> Flow[None]:
    """Law 9.5.5."""
    first, second = QUEST_ITEMS[chosen]
    yield from pay(s, board, first, (second,))
    yield from pay(s, board, second, ())
    there = quests(s)
    there.shown.remove(chosen)
    board.quests.append(chosen)
    s.note(board.seat, QUEST_DONE, "9.5.5", quest=chosen)
    if there.deck:
        there.shown.append(there.deck.pop())
        s.reveal()
    reward = yield from one_of(board.seat, QUEST_REWARD, (SCORE, DRAW), "9.5.5", quest=chosen)
    if reward == SCORE:
        suit = QUEST_SUIT[chosen]
        s.score(board.seat, sum(QUEST_SUIT[done] == suit for done in board.quests), "9.5.5")
    else:
        s.draw(board.seat, QUEST_CARDS)


QUEST_ITEM: Final = prompt("quest-item", N_("Choose what to exhaust as {item}."), item=ITEM)


def pay(s: Root, board: Vagabond, item: int, rest: tuple[int, ...]) -> Flow[None]:
    """Law 9.5.5, D.7.2: exhaust one item of a quest; an Adventurer may exhaust and damage another (ruling R31)."""
    options: list[Item] = []
    for other, count in enumerate(board.heaps[READY]):
        if count and (other == item or may_improvise(s, board)) and can_pay_after(s, board, other, item, rest):
            options.append(ITEM_OPTIONS[READY][other])
    choice = yield from one_of(board.seat, QUEST_ITEM, options, "9.5.5", item=item)
    board.exhaust(s, choice.item, "9.5.5")
    if choice.item != item:
        s.used |= IMPROVISED
        board.damage(s, choice.item, EXHAUSTED, "D.7.2")


def can_pay_after(s: Root, board: Vagabond, used: int, item: int, rest: tuple[int, ...]) -> bool:
    """Whether the rest of a quest can be paid once an item is used for another."""
    ready = board.heaps[READY]
    ready[used] -= 1
    if used == item:
        able = can_pay(s, board, rest)
    else:
        able = all(ready[other] for other in rest)
    ready[used] += 1
    return able


# 9.5.6 Strike


def targets(s: Root, board: Vagabond, at: int) -> list[Piece]:
    """Law 9.5.6: a warrior of each enemy there, or a building or token of those without; never the warlord (R51)."""
    options: list[Piece] = []
    for enemy in s.enemies(board.seat):
        if s.targets(board.seat, enemy, at):
            options.append(Piece(enemy, WARRIOR, at))
        elif not s.warriors[enemy][at] and s.why_not_remove(board.seat, enemy, at) is None:
            for kind in s.kinds_at(enemy, at):
                options.append(Piece(enemy, kind, at))
    return options


WHAT_TO_STRIKE: Final = prompt("strike", N_("Choose what to shoot at in {at}."), at=PLACE)


def strike(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.5.6."""
    at = s.pawns[board.seat]
    board.exhaust(s, CROSSBOW, "9.5.6")
    choice = yield from one_of(board.seat, WHAT_TO_STRIKE, targets(s, board, at), "9.5.6", at=at)
    yield from remove(s, board.seat, choice.owner, choice.kind, 1, at)


# 9.5.7 Repair


def repair(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.5.7."""
    board.exhaust(s, HAMMER, "9.5.7")
    choice = yield from ask_item(board, WHAT_TO_REPAIR, "9.5.7", DAMAGED, DAMAGED_EXHAUSTED)
    board.repair(s, choice.item, choice.where, "9.5.7")
