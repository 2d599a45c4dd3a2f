"""Law 14.2.2, 14.2.5, 14.7.8: the warlord on the march, loot, and a Bitter mood in battle."""

from __future__ import annotations

from lexludi.games.root.factions.hundreds.board import BITTER, Hundreds, gain_item, hundreds
from lexludi.games.root.rules.battle import Battle
from lexludi.games.root.rules.codes import ITEMS, MOB, STRONGHOLD
from lexludi.games.root.rules.events import Noted, TookItem
from lexludi.games.root.rules.options import At, Item, Yes
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option, Pass

# 14.2.2 The warlord


def lead(s: Root, board: Hundreds, to: int) -> None:
    """He goes with the warriors that move there."""
    board.warlord = to
    s.tell(Noted(board.seat, "warlord-moves", (to,), "14.2.2"))


def go_along(s: Root, mover: int, owner: int, origin: int, to: int, count: int) -> Flow[None] | None:
    """Law 14.2.2: whether the warlord is one of the warriors that move; outside their own turn he never is."""
    if owner != s.setting.owner[STRONGHOLD] or owner != s.active:
        return None
    board = hundreds(s, owner)
    if board.warlord != origin:
        return None
    if s.warriors[owner][origin]:
        return ask_along(s, board, origin, to)
    lead(s, board, to)
    return None


def ask_along(s: Root, board: Hundreds, origin: int, to: int) -> Flow[None]:
    choice = yield Ask(board.seat, "warlord-along", [Yes(), Pass()], "14.2.2", (origin, to))
    if isinstance(choice, Yes):
        lead(s, board, to)


# 14.2.5 Looters


def declare_loot(s: Root, b: Battle) -> Flow[None] | None:
    """Law 14.2.5: attacking somebody with a crafted item, they may loot instead of dealing rolled hits."""
    if b.attacker != s.setting.owner[STRONGHOLD] or not any(s.boxes[b.defender]):
        return None
    return ask_loot(s, b)


def ask_loot(s: Root, b: Battle) -> Flow[None]:
    choice = yield Ask(b.attacker, "loot", [Yes(), Pass()], "14.2.5", (b.at, b.defender))
    if isinstance(choice, Yes):
        b.looting = True
        s.tell(Noted(b.attacker, "looting", (b.defender,), "14.2.5"))


def take_loot(s: Root, b: Battle) -> Flow[None] | None:
    """Law 14.2.5: ruling the clearing when the battle ends, they take an item."""
    if not b.looting or not s.rules(b.attacker, b.at) or not any(s.boxes[b.defender]):
        return None
    return ask_item(s, b)


def ask_item(s: Root, b: Battle) -> Flow[None]:
    box = s.boxes[b.defender]
    options: list[Option] = [Item(item, 0) for item in range(len(ITEMS)) if box[item]]
    choice = yield Ask(b.attacker, "loot-item", options, "14.2.5", (b.defender,))
    s.take_item(b.defender, choice.item)
    s.tell(TookItem(b.attacker, choice.item, b.defender))
    yield from gain_item(s, hundreds(s, b.attacker), choice.item)


# 14.7.8 Bitter


def embitter(s: Root, b: Battle) -> Flow[None] | None:
    """Law 14.7.8: before the roll in the warlord's clearing, mobs there and next to it may become warriors."""
    seat = s.setting.owner[STRONGHOLD]
    board = hundreds(s, seat)
    if seat not in (b.attacker, b.defender) or board.mood != BITTER or board.warlord != b.at:
        return None
    return rally(s, board, b.at)


def rally(s: Root, board: Hundreds, at: int) -> Flow[None]:
    row = s.pieces[MOB]
    while True:
        options: list[Option] = [At(near) for near in (at, *s.neighbours(board.seat, at)) if row[near]]
        if not options:
            return
        options.append(Pass())
        choice = yield Ask(board.seat, "bitter", options, "14.7.8", (at,))
        if isinstance(choice, Pass):
            return
        s.take_back(MOB, 1, choice.place)
        s.place_warriors(board.seat, 1, at)
