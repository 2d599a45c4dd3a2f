"""Law 7.7: the six Vagabots."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.choose import (
    MOST_PIECES_THERE,
    MOST_POINTS,
    choose_player,
    enemy_pieces,
    pieces_of,
    rivals,
)
from lexludi.games.root.bots.turn import craft_item
from lexludi.games.root.bots.vagabond.board import EXHAUSTED, READY, Vagabot
from lexludi.games.root.bots.vagabond.phases import hide
from lexludi.games.root.rules.battle import Battle, defenders_at, fight
from lexludi.games.root.rules.box.codes import ITEMS, NOBODY, PLACES
from lexludi.games.root.rules.prompts import PLACE, SEAT, VAGABOT, decision, note
from lexludi.games.root.rules.removal import remove_all_enemies
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
SCOUNDREL: Final = 4

BATTERED: Final = 3
"""With so many damaged items a Ranger hides (Law 7.7.3)."""
CROWD: Final = 3
"""So many enemy pieces tempt a Scoundrel (Law 7.7.5)."""


def can_act(s: Root, board: Vagabot) -> bool:
    """Law 7.5.6: whether the special action would do anything."""
    at = s.pawns[board.seat]
    who = board.character
    if who == RANGER:
        return board.damaged >= BATTERED and bool(forests_near(s, board))
    if who == TINKER:
        return topmost_item(s) != NOBODY
    if at >= PLACES:
        return False
    if who == THIEF:
        return bool(robbable(s, board))
    if who == VAGRANT:
        return roles(s, board)[1] != NOBODY
    if who == SCOUNDREL:
        goods = any(s.buildings[p][at] or s.tokens[p][at] for p in rivals(s, board.seat))
        return goods and enemy_pieces(s, board.seat, at) >= CROWD
    return False


SPECIAL_ACTION: Final = note(
    "special", N_("{seat} acts as its character would: {bot_character}."), bot_character=VAGABOT
)


def special(s: Root, board: Vagabot) -> Flow[None]:
    """Law 7.5.6."""
    s.note(board.seat, SPECIAL_ACTION, "rootbotics 7.5.6", bot_character=board.character)
    if board.character == THIEF:
        steal(s, board)
    elif board.character == TINKER:
        yield from craft_item(s, board.seat, topmost_item(s))
    elif board.character == RANGER:
        hide(s, board.seat, forests_near(s, board), "rootbotics 7.7.3")
    elif board.character == VAGRANT:
        yield from instigate(s, board)
    else:
        yield from ravage(s, board)


def robbable(s: Root, board: Vagabot) -> list[int]:
    at = s.pawns[board.seat]
    return [p for p in rivals(s, board.seat) if s.hands[p] and pieces_of(s, p, at)]


STEALS: Final = decision("steal", N_("{seat} steals from {other} in {at}"), other=SEAT, at=PLACE)


def steal(s: Root, board: Vagabot) -> None:
    """Law 7.7.1, 2.8.1: a card of the player with most points there is discarded, and scores."""
    at = s.pawns[board.seat]
    criteria: tuple[Criterion, ...] = (
        (MOST_POINTS, lambda p: s.points[p]),
        (MOST_PIECES_THERE, lambda p: pieces_of(s, p, at)),
    )
    victim = choose_player(s, board.seat, STEALS, "rootbotics 7.7.1", robbable(s, board), criteria, at)
    s.discard_random(victim, "rootbotics 7.7.1")
    s.score(board.seat, 1, "rootbotics 2.8.1")


def topmost_item(s: Root) -> int:
    """Law 7.7.2: the topmost card of the discard pile whose item is available."""
    items = s.setting.pack.item
    return next((card for card in reversed(s.deck.discards) if items[card] >= 0 and s.items[items[card]]), NOBODY)


def forests_near(s: Root, board: Vagabot) -> list[int]:
    place = s.pawns[board.seat]
    plan = s.setting.plan
    return list(plan.beside[place - PLACES] if place >= PLACES else plan.woods[place])


def roles(s: Root, board: Vagabot) -> tuple[int, int]:
    """Law 7.7.4.I: who attacks whom: most pieces and second most, itself only for want of another."""
    at = s.pawns[board.seat]
    others = [p for p in range(s.players) if p != board.seat and pieces_of(s, p, at)]
    others.sort(key=lambda p: -pieces_of(s, p, at))
    for attacker in others:
        if not (s.warriors[attacker][at] or s.pawns[attacker] == at):
            continue
        legal = defenders_at(s, attacker, at)
        for defender in others:
            if defender in legal:
                return attacker, defender
    mine = defenders_at(s, board.seat, at)
    return board.seat, next((p for p in others if p in mine), NOBODY)


def instigate(s: Root, board: Vagabot) -> Flow[None]:
    """Law 7.7.4: a battle between two others, whose losses it chooses."""
    attacker, defender = roles(s, board)
    b = Battle(attacker, defender, s.pawns[board.seat])
    b.host = board.seat
    board.attacking = attacker == board.seat
    yield from fight(s, b)
    board.attacking = False


SLOT_BLOCKED: Final = note("slot-blocked", N_("{seat} covers a slot in {at} for good."), at=PLACE)


def ravage(s: Root, board: Vagabot) -> Flow[None]:
    """Law 7.7.5: all enemy pieces go, and an item covers a slot for good."""
    at = s.pawns[board.seat]
    yield from remove_all_enemies(s, board.seat, [at])
    if s.slots[at]:
        heap = board.heaps[EXHAUSTED] if board.held(EXHAUSTED) else board.heaps[READY]
        item = next(item for item in range(len(ITEMS)) if heap[item])
        heap[item] -= 1
        board.arrange()
        board.blocks.append((at, item))
        s.cover_slot(at)
        s.note(board.seat, SLOT_BLOCKED, "rootbotics 7.7.5", at=at)
    s.score(board.seat, 1, "rootbotics 7.7.5")
