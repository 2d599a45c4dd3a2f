"""Law 14.2.2, 14.2.5, 14.7.8: the warlord on the march, loot, and a Bitter mood in battle."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.hundreds.board import BITTER, Hundreds, gain_item, hundreds
from lexludi.games.root.rules.battle import Battle
from lexludi.games.root.rules.box.codes import ITEMS, MOB, STRONGHOLD
from lexludi.games.root.rules.events import TookItem
from lexludi.games.root.rules.move import March
from lexludi.games.root.rules.options import Item
from lexludi.games.root.rules.prompts import PLACE, SEAT, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, whether
from lexludi.parts.options import At

# 14.2.2 The warlord


WARLORD_MOVES: Final = note("warlord-moves", N_("The warlord of {seat} goes to {at}."), at=PLACE)


def lead(s: Root, march: March) -> None:
    """He goes with the warriors that move."""
    if march.led:
        hundreds(s, march.owner).warlord = march.to
        s.note(march.owner, WARLORD_MOVES, "14.2.2", at=march.to)


def go_along(s: Root, march: March) -> Flow[None] | None:
    """Law 14.2.2: whether the warlord is one of the warriors that move; outside their own turn he never is."""
    owner = march.owner
    if march.led or owner != s.setting.owner[STRONGHOLD] or owner != s.active:
        return None
    if hundreds(s, owner).warlord != march.origin:
        return None
    if s.warriors[owner][march.origin] > march.count:
        return ask_along(march)
    march.led = True
    return None


WARLORD_ALONG: Final = prompt(
    "warlord-along",
    N_("Does the warlord go along from {origin} to {to}?"),
    origin=PLACE,
    to=PLACE,
    passes=N_("The warlord stays"),
)


def ask_along(march: March) -> Flow[None]:
    march.led = yield from whether(march.owner, WARLORD_ALONG, "14.2.2", origin=march.origin, to=march.to)


# 14.2.5 Looters


def declare_loot(s: Root, b: Battle) -> Flow[None] | None:
    """Law 14.2.5: attacking somebody with a crafted item, they may loot instead of dealing rolled hits."""
    if b.attacker != s.setting.owner[STRONGHOLD] or not any(s.boxes[b.defender]):
        return None
    return ask_loot(s, b)


LOOT_OR_FIGHT: Final = prompt(
    "loot",
    N_("Loot {enemy} in {at}, dealing no rolled hits?"),
    at=PLACE,
    enemy=SEAT,
    passes=N_("Fight without looting"),
)
LOOTING: Final = note("looting", N_("{seat} means to loot {other}."), other=SEAT)


def ask_loot(s: Root, b: Battle) -> Flow[None]:
    b.looting = yield from whether(b.attacker, LOOT_OR_FIGHT, "14.2.5", at=b.at, enemy=b.defender)
    if b.looting:
        s.note(b.attacker, LOOTING, "14.2.5", other=b.defender)


def take_loot(s: Root, b: Battle) -> Flow[None] | None:
    """Law 14.2.5: ruling the clearing when the battle ends, they take an item."""
    if not b.looting or not s.rules(b.attacker, b.at) or not any(s.boxes[b.defender]):
        return None
    return ask_item(s, b)


WHAT_TO_LOOT: Final = prompt("loot-item", N_("Choose an item to take from {other}."), other=SEAT, of="other")


def ask_item(s: Root, b: Battle) -> Flow[None]:
    box = s.boxes[b.defender]
    items = [Item(item, 0) for item in range(len(ITEMS)) if box[item]]
    choice = yield from one_of(b.attacker, WHAT_TO_LOOT, items, "14.2.5", other=b.defender)
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


WHICH_MOB: Final = prompt(
    "bitter", N_("Choose a mob that becomes a warrior in {at}."), at=PLACE, passes=N_("Leave the mobs")
)


def rally(s: Root, board: Hundreds, at: int) -> Flow[None]:
    row = s.pieces[MOB]
    while True:
        mobs = [At(near) for near in (at, *s.neighbours(board.seat, at)) if row[near]]
        if not mobs:
            return
        choice = yield from one_or_none(board.seat, WHICH_MOB, mobs, "14.7.8", at=at)
        if choice is None:
            return
        s.take_back(MOB, 1, choice.place)
        s.place_warriors(board.seat, 1, at)
