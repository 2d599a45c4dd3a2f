"""Law 9.2.2.I, 9.2.7, 9.2.9.II: battles of the Vagabond, alone or beside an ally, and what they cost him."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.vagabond.board import (
    ALLIED,
    EXHAUSTED,
    READY,
    SHEET,
    Vagabond,
    ask_item,
)
from lexludi.games.root.rules.battle import Battle, fight
from lexludi.games.root.rules.box.codes import ITEMS, NOBODY, WARRIOR
from lexludi.games.root.rules.options import Battle as BattleOption
from lexludi.games.root.rules.options import Item, Piece
from lexludi.games.root.rules.prompts import COUNT, PLACE, SEAT, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none
from lexludi.parts.options import Whom


def take_battle(s: Root, board: Vagabond, choice: Option) -> Flow[None]:
    """Fight a chosen battle."""
    assert isinstance(choice, BattleOption)
    return take_up_arms(s, board, Battle(board.seat, choice.enemy, choice.at))


FIGHT_BESIDE: Final = prompt(
    "fight-beside",
    N_("Fight beside warriors of an ally against {enemy} in {at}?"),
    at=PLACE,
    enemy=SEAT,
    passes=N_("Fight alone"),
)


def take_up_arms(s: Root, board: Vagabond, b: Battle) -> Flow[None]:
    """Law 9.2.9.II.c: the warriors of one ally may fight as his own, though never against themselves."""
    if ALLIED in board.relations:
        allies = [Whom(seat) for seat in range(s.players) if board.relations[seat] == ALLIED]
        present = [ally for ally in allies if ally.seat != b.defender and s.warriors[ally.seat][b.at]]
        if present:
            return fight_beside(s, board, b, present)
    return fight(s, b)


def fight_beside(s: Root, board: Vagabond, b: Battle, allies: list[Whom]) -> Flow[None]:
    choice = yield from one_or_none(board.seat, FIGHT_BESIDE, allies, "9.2.9.II.c", at=b.at, enemy=b.defender)
    if choice is not None:
        b.ally = choice.seat
    yield from fight(s, b)


TAKE_HIT: Final = prompt("take-hit", N_("Choose what takes the hit."), at=PLACE, n=COUNT)


def take_hits(s: Root, board: Vagabond, b: Battle, removal: Removal, by: int, hits: int) -> Flow[None]:
    """Law 9.2.7: as many items as hits."""
    if b.ally == NOBODY or b.attacker != board.seat:
        return take_damage(s, board, hits, "9.2.7")
    return take_hits_beside(s, board, b, removal, by, hits)


def take_hits_beside(s: Root, board: Vagabond, b: Battle, removal: Removal, by: int, hits: int) -> Flow[None]:
    """Law 9.2.9.II.d: an item for each hit, or a warrior who fights beside him."""
    for left in range(hits, 0, -1):
        options = board.options(READY, EXHAUSTED)
        if not options:  # 9.2.7, ruling R28
            return
        if s.warriors[b.ally][b.at]:
            options.append(Piece(b.ally, WARRIOR, b.at))
        choice = yield Ask(board.seat, TAKE_HIT, options, "9.2.9.II.d", at=b.at, n=left)
        if isinstance(choice, Item):
            board.damage(s, choice.item, choice.where, "9.2.7")
            b.items_damaged += 1
        else:
            removal.take(s, by, b.ally, WARRIOR, 1, b.at)
            b.allies_lost += 1


def take_damage(s: Root, board: Vagabond, hits: int, law: str) -> Flow[None]:
    """Law 9.2.7: he chooses the items; what goes beyond them is ignored."""
    if hits >= board.sizes[READY] + board.sizes[EXHAUSTED]:
        for heap in (READY, EXHAUSTED):
            for item in range(len(ITEMS)):
                for _ in range(board.heaps[heap][item]):
                    board.damage(s, item, heap, law)
        return
    for left in range(hits, 0, -1):
        choice = yield from ask_item(board, TAKE_HIT, law, READY, EXHAUSTED, at=s.pawns[board.seat], n=left)
        board.damage(s, choice.item, choice.where, law)


def survive(s: Root, board: Vagabond) -> Flow[None]:
    """Law 9.2.2.I: where all pieces around him are removed, he damages three items."""
    return take_damage(s, board, SHEET.numbers["full_removal_damage"], "9.2.2.I")
