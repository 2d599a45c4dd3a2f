"""Law 1.1, 2.7: the steps that bots' turns share."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.bot import NO_SUIT, Bot
from lexludi.games.root.bots.choose import bot
from lexludi.games.root.bots.services import buy_order
from lexludi.games.root.rules.box.codes import NOBODY
from lexludi.games.root.rules.craft import item_was_crafted
from lexludi.games.root.rules.dominance import dominates
from lexludi.games.root.rules.events import Ordered, TookItem
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow


def reveal_order(s: Root, seat: int) -> None:
    """Law 2.7: the top card of the deck is the order card."""
    board = bot(s, seat)
    card = s.top_card()
    s.seen += 1
    set_order(s, board, card)


def set_order(s: Root, board: Bot, card: int) -> None:
    board.order = card
    board.suit = NO_SUIT if card == NOBODY else s.setting.suit[card]
    if card != NOBODY:
        s.tell(Ordered(board.seat, card))


def craft_order(s: Root, seat: int) -> Flow[None]:
    """Law 1.1, 9.7: craft the item of the order card, or buy another order if that cannot be."""
    board = bot(s, seat)
    if board.order == NOBODY:
        return
    crafted = yield from craft_item(s, seat, board.order)
    if crafted or s.setting.company in (NOBODY, seat):
        return
    bought = buy_order(s, board)
    if bought != NOBODY:
        s.discard(board.order)
        set_order(s, board, bought)
        yield from craft_item(s, seat, bought)


def craft_item(s: Root, seat: int, card: int) -> Flow[bool]:
    """Law 1.1.1, 1.1.2, 1.1.3: for nothing, if the item is there; always one point; never a lasting effect."""
    item = s.setting.pack.item[card]
    if item < 0 or not s.items[item]:
        return False
    s.items[item] -= 1
    s.tell(TookItem(seat, item, NOBODY))
    points = yield from s.boards[seat].craft_item(s, item, s.setting.pack.vp[card])
    s.score(seat, points, "rootbotics 1.1.2")
    item_was_crafted(s, seat)
    return True


def discard_order(s: Root, seat: int) -> None:
    board = bot(s, seat)
    if board.order != NOBODY:
        s.discard(board.order)
        board.order = NOBODY


def end_of_evening(s: Root, seat: int) -> None:
    """Law 2.7: the order is done with; 3.3.1: a nightmare scores a point each Evening."""
    board = bot(s, seat)
    board.suit = NO_SUIT
    s.score(seat, board.brief.number("nightmare"), "rootbotics 3.3.1")


def check_dominance(s: Root) -> None:
    """Law 1.3.1: a bot wins by a dominance card that lies beside the map."""
    for seat in s.turns_from(s.active):
        if s.setting.bots[seat] and any(dominates(s, seat, card) for card in s.available):
            s.win(seat, "dominance", "rootbotics 1.3.1")


def skip_to_evening(s: Root) -> None:
    """Leave out what is left of the phases before Evening."""
    while s.agenda[-1][0] not in ("evening", "turn-end", "pause"):
        s.agenda.pop()


STEPS: Final = {
    "bot.order": reveal_order,
    "bot.craft": craft_order,
    "bot.discard": discard_order,
    "bot.end": end_of_evening,
}
