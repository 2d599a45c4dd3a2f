"""Law 7.5: the Vagabot's Daylight, a row of actions for each suit."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.choose import (
    FEWEST_WARRIORS_OF_THAT_PLAYER,
    FIGHTS,
    LOOKS_FOR_BATTLE,
    MOST_BUILDINGS_AND_TOKENS,
    MOST_PIECES_THERE,
    MOST_POINTS,
    choose_clearing,
    choose_player,
    defenders,
    enemy_pieces,
    pieces_of,
    rivals,
)
from lexludi.games.root.bots.vagabond.board import (
    ADVENTURER,
    BERSERKER,
    HELPER,
    MARKSMAN,
    QUEST_SUIT,
    QUESTING,
    Vagabot,
    take_quest,
    vagabot,
)
from lexludi.games.root.bots.vagabond.characters import can_act, special
from lexludi.games.root.bots.vagabond.travel import nearest, travel
from lexludi.games.root.factions.vagabond.daylight import QUEST_DONE
from lexludi.games.root.rules.battle import Battle, fight, take_hits
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, FOX, ITEMS, MOUSE, NOBODY, PLACES, RABBIT
from lexludi.games.root.rules.events import TookItem
from lexludi.games.root.rules.places.ruins import take_from_ruin
from lexludi.games.root.rules.prompts import PLACE, SEAT, criterion, decision, note
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion

ROWS: Final = {
    BIRD: ("explore", "quest", "aid", "battle"),
    FOX: ("explore", "battle", "special"),
    RABBIT: ("battle", "repair", "special"),
    MOUSE: ("quest", "aid", "battle", "repair"),
}
"""Law 7.5.I to 7.5.IV."""
QUESTING_ROWS: Final = {
    BIRD: ("explore", "quest", "battle"),
    FOX: ("explore", "special", "battle"),
    RABBIT: ("special", "aid", "battle"),
    MOUSE: ("quest", "aid", "battle"),
}
QUEST_COST: Final = 2
BATTLE_AGAIN: Final = 2


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 7.5: the actions of the order's row, one after another."""
    board = vagabot(s, seat)
    if board.suit < 0:
        return
    rows = QUESTING_ROWS if board.traits & QUESTING else ROWS
    for action in rows[board.suit]:
        if action == "explore":
            yield from explore(s, board)
        elif action == "quest":
            yield from quest(s, board)
        elif action == "aid":
            yield from aid(s, board)
        elif action == "battle":
            yield from attack(s, board)
        elif action == "repair":
            repair(s, board)
        elif can_act(s, board) and board.exhaust():
            yield from special(s, board)


EXPLORES: Final = decision("explore", N_("{seat} means to explore the ruin in {at}"), at=PLACE)


def explore(s: Root, board: Vagabot) -> Flow[None]:
    """Law 7.5.1: to the nearest ruin, and an item from under it."""
    seat = board.seat
    ruins = [at for at in CLEARINGS if s.ruined[at] and s.ruins[at]]
    if not board.usable:
        return
    at = choose_clearing(s, seat, EXPLORES, "rootbotics 7.5.1", nearest(s, seat, ruins))
    if at == NOBODY:
        return
    arrived = yield from travel(s, board, at)
    if arrived and board.exhaust():
        under = s.ruins[at]
        item = under[0] if len(under) == 1 else s.chance.pick(list(under))
        s.seen += 1
        take_from_ruin(s, seat, at, item, "rootbotics 7.5.1")
        board.gain(item)


GOES_ON_QUEST: Final = decision("quest", N_("{seat} goes on its quest to {at}"), at=PLACE)


def quest(s: Root, board: Vagabot) -> Flow[bool]:
    """Law 7.5.2: to the nearest clearing of its quest; any two items complete it."""
    seat = board.seat
    if board.quest == NOBODY or not board.usable:
        return False
    suit = QUEST_SUIT[board.quest]
    sites = nearest(s, seat, [at for at in CLEARINGS if s.is_suit(at, suit)])
    at = choose_clearing(s, seat, GOES_ON_QUEST, "rootbotics 7.5.2", sites)
    if at == NOBODY:
        return False
    arrived = yield from travel(s, board, at)
    if not arrived or not board.exhaust(QUEST_COST):
        return False
    s.note(seat, QUEST_DONE, "rootbotics 7.5.2", quest=board.quest)
    board.quests.append(board.quest)
    take_quest(s, board)
    s.score(seat, 2 if board.traits & QUESTING else 1, "rootbotics 7.5.2")
    return True


AIDS: Final = decision("aid", N_("{seat} aids {other} in {at}"), other=SEAT, at=PLACE)
LOOKS_TO_AID: Final = decision("aid-in", N_("{seat} looks for somebody to aid in {at}"), at=PLACE)
FEWEST_POINTS: Final = criterion("fewest-points", N_("fewest points"))


def aid(s: Root, board: Vagabot) -> Flow[None]:
    """Law 7.5.3: help whoever has crafted items and fewest points, an item for an item."""
    seat = board.seat
    if not board.usable:
        return
    if board.traits & QUESTING:
        sites = nearest(s, seat, [at for at in CLEARINGS if needy(s, seat, at)])
        to = choose_clearing(s, seat, LOOKS_TO_AID, "rootbotics 3.3.2", sites)
        if to == NOBODY:
            return
        arrived = yield from travel(s, board, to)
        if not arrived or not board.usable:
            return
    at = s.pawns[seat]
    fewest: tuple[Criterion, ...] = ((FEWEST_POINTS, lambda p: -s.points[p]),)
    whom = choose_player(s, seat, AIDS, "rootbotics 7.5.3", needy(s, seat, at), fewest, at)
    if whom == NOBODY:
        return
    count = min(board.usable, sum(s.boxes[whom]))
    if board.traits & QUESTING:
        count = 1
    board.exhaust(count)
    for _ in range(count):
        item = next(item for item in range(len(ITEMS)) if s.boxes[whom][item])
        s.take_item(whom, item)
        s.tell(TookItem(seat, item, whom))
        board.gain(item)
    helpful = bool(board.traits & HELPER)
    s.score(seat, count + helpful, "rootbotics 7.5.3")
    s.draw(whom, count * (2 if helpful else 1))


def needy(s: Root, seat: int, at: int) -> list[int]:
    """The players there who have crafted items."""
    if at >= PLACES:
        return []
    return [p for p in range(s.players) if p != seat and pieces_of(s, p, at) and sum(s.boxes[p])]


def attack(s: Root, board: Vagabot) -> Flow[None]:
    """Law 7.5.4: to the nearest pieces of the player with most points; one item for a battle, two for each more."""
    seat = board.seat
    if not board.usable:
        return
    at, foe = find_raging(s, seat) if board.traits & BERSERKER else find_target(s, seat)
    if at == NOBODY:
        return
    arrived = yield from travel(s, board, at)
    cost = 1
    while arrived and foe in defenders(s, seat, at) and board.exhaust(cost):
        yield from battle(s, board, foe, at)
        if board.traits & ADVENTURER:
            return
        cost = BATTLE_AGAIN


SEEKS: Final = decision("target", N_("{seat} seeks {other}"), other=SEAT)


def find_target(s: Root, seat: int) -> tuple[int, int]:
    """Law 7.5.4.I, 7.5.4.II: whom, and where: most buildings and tokens, then fewest warriors."""
    present = [p for p in rivals(s, seat) if nearest(s, seat, where(s, p))]
    foe = choose_player(s, seat, SEEKS, "rootbotics 7.5.4", present, ((MOST_POINTS, lambda p: s.points[p]),))
    if foe == NOBODY:
        return NOBODY, NOBODY
    criteria: tuple[Criterion, ...] = (
        (MOST_BUILDINGS_AND_TOKENS, lambda at: s.buildings[foe][at] + s.tokens[foe][at]),
        (FEWEST_WARRIORS_OF_THAT_PLAYER, lambda at: -s.warriors[foe][at]),
    )
    return choose_clearing(
        s, seat, LOOKS_FOR_BATTLE, "rootbotics 7.5.4", nearest(s, seat, where(s, foe)), criteria
    ), foe


def where(s: Root, seat: int) -> list[int]:
    return [at for at in CLEARINGS if pieces_of(s, seat, at)]


def find_raging(s: Root, seat: int) -> tuple[int, int]:
    """Law 3.3.2: a Berserker seeks the most pieces, and there whoever has most of them."""
    crowded = [at for at in CLEARINGS if any(pieces_of(s, p, at) for p in rivals(s, seat))]
    most = max((enemy_pieces(s, seat, at) for at in crowded), default=0)
    sites = nearest(s, seat, [at for at in crowded if enemy_pieces(s, seat, at) == most])
    at = choose_clearing(s, seat, LOOKS_FOR_BATTLE, "rootbotics 3.3.2", sites)
    if at == NOBODY:
        return NOBODY, NOBODY
    there = [p for p in rivals(s, seat) if pieces_of(s, p, at)]
    criteria: tuple[Criterion, ...] = ((MOST_PIECES_THERE, lambda p: pieces_of(s, p, at)),)
    return at, choose_player(s, seat, FIGHTS, "rootbotics 3.3.2", there, criteria, at)


def battle(s: Root, board: Vagabot, foe: int, at: int) -> Flow[None]:
    """One battle; a Marksman hits once before it (3.3.2)."""
    b = Battle(board.seat, foe, at)
    board.attacking = True
    if board.traits & MARKSMAN:
        removal = Removal(foe, True)
        flow = take_hits(s, b, removal, foe, board.seat, 1)
        if flow is not None:
            yield from flow
        yield from removal.resolve(s)
    if pieces_of(s, foe, at):
        yield from fight(s, b)
    board.attacking = False


BOT_REPAIRED: Final = note("item-repaired", N_("{seat} repairs an item."))


def repair(s: Root, board: Vagabot) -> None:
    """Law 7.5.5."""
    if board.damaged and board.exhaust():
        board.repair()
        s.note(board.seat, BOT_REPAIRED, "rootbotics 7.5.5")


def last_quests(s: Root, seat: int) -> Flow[None]:
    """Law 3.3.2: an Adventurer spends what is left on quests."""
    board = vagabot(s, seat)
    while board.traits & ADVENTURER:
        done = yield from quest(s, board)
        if not done:
            return
