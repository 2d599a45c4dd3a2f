"""Law 9.4 to 9.6: the turn of the Riverfolk Robots."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.bot import NO_SUIT, ORDERED
from lexludi.games.root.bots.choose import (
    FIGHTS,
    MOST_ENEMY_PIECES,
    RECRUITS,
    choose_clearing,
    choose_player,
    defenders,
    enemy_pieces,
    in_order,
    ordered,
    pieces_of,
)
from lexludi.games.root.bots.deeds import can_place, put, recruit, spring_snare
from lexludi.games.root.bots.riverfolk.board import fill_market, on_river, posts_at, riverfolk, send_home
from lexludi.games.root.bots.turn import craft_item
from lexludi.games.root.rules.battle import battle
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, NOBODY, POSTS, WARRIOR
from lexludi.games.root.rules.prompts import COUNT, PLACE, SEAT, criterion, decision, note
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion

ORGANIZED: Final = 2
LEFT_BEHIND: Final = 2

# 9.4 Birdsong


MARKET_STOCKED: Final = note("market-stocked", N_("{seat} puts new cards on the market ({n})."), n=COUNT)


def stock_market(s: Root, seat: int) -> None:
    """Law 9.4.1."""
    board = riverfolk(s, seat)
    fill_market(s, board)
    s.note(seat, MARKET_STOCKED, "rootbotics 9.4.1", n=len(board.added))


def craft(s: Root, seat: int) -> Flow[None]:
    """Law 9.4.2: the first of the new cards with an item that is there."""
    board = riverfolk(s, seat)
    for card in board.added:
        crafted = yield from craft_item(s, seat, card)
        if crafted:
            board.market.remove(card)
            s.discard(card)
            break
    board.added = []


def set_order(s: Root, seat: int) -> None:
    """Law 9.4.3: the rightmost card of the market."""
    board = riverfolk(s, seat)
    board.shield = board.sword = False
    board.suit = s.setting.suit[board.market[-1]] if board.market else NO_SUIT
    if board.market:
        s.note(seat, ORDERED, "rootbotics 9.4.3", suit=board.suit)


# 9.5 Daylight


BUILDS_POST: Final = decision("trade-post", N_("{seat} builds a trade post in {at}"), at=PLACE)
BEST_CUSTOMER: Final = criterion("best-customer", N_("pieces of the best customer"))


def build_and_garrison(s: Root, seat: int) -> Flow[None]:
    """Law 9.5.1: a trade post and a garrison, where the best customer has pieces."""
    board = riverfolk(s, seat)
    sites = [
        at for at in ordered(s, seat) if not posts_at(s, at) and post_for(s, at) != NOBODY and can_place(s, seat, at)
    ]
    customer = board.richest(s)
    criteria: tuple[Criterion, ...] = ()
    if customer != NOBODY:
        criteria = ((BEST_CUSTOMER, lambda at: pieces_of(s, customer, at) > 0),)
    at = choose_clearing(s, seat, BUILDS_POST, "rootbotics 9.5.1", sites, criteria)
    if at == NOBODY:
        return
    built = yield from put(s, seat, post_for(s, at), at)
    if built:
        s.place_warriors(seat, board.brief.number("garrison"), at)


def post_for(s: Root, at: int) -> int:
    """A trade post left for that clearing's suit, or NOBODY."""
    return next((POSTS[suit] for suit in s.suits_of(at) if s.stock[POSTS[suit]]), NOBODY)


def muster(s: Root, seat: int) -> Flow[None]:
    """Law 9.5.2: a warrior in each ordered clearing; on a bird in each on the river."""
    board = riverfolk(s, seat)
    sites = on_river(s) if board.suit == BIRD else ordered(s, seat)
    for at in in_order(s, sites):
        if can_place(s, seat, at):
            yield from recruit(s, seat, 1, at)


GREW_ANGRY: Final = note("protectionism", N_("{seat} grows angry and organizes."))


def organize(s: Root, seat: int) -> Flow[None]:
    """Law 9.2.4, 9.5.3: without payments, or without warriors in supply, they grow angry."""
    board = riverfolk(s, seat)
    board.shield = not sum(board.payments)
    board.sword = not s.supply[seat]
    if not (board.shield or board.sword):
        return
    s.note(seat, GREW_ANGRY, "rootbotics 9.2.4")
    s.score(seat, 1, "rootbotics 9.5.3")
    sites = [at for at in CLEARINGS if pieces_of(s, seat, at) and can_place(s, seat, at)]
    criteria: tuple[Criterion, ...] = ((MOST_ENEMY_PIECES, lambda at: enemy_pieces(s, seat, at)),)
    at = choose_clearing(s, seat, RECRUITS, "rootbotics 9.5.3", sites if s.supply[seat] else [], criteria)
    if at != NOBODY:
        yield from recruit(s, seat, ORGANIZED, at)


FEWEST_PAYMENTS: Final = criterion("fewest-payments", N_("fewest warriors in Payments"))


def attack(s: Root, seat: int) -> Flow[None]:
    """Law 9.5.4: with the shield everywhere, with the sword in ordered clearings."""
    board = riverfolk(s, seat)
    sites = list(CLEARINGS) if board.shield else ordered(s, seat) if board.sword else []
    fewest: tuple[Criterion, ...] = ((FEWEST_PAYMENTS, lambda p: -board.payments[p]),)
    for at in in_order(s, sites):
        foe = choose_player(s, seat, FIGHTS, "rootbotics 9.5.4.I", defenders(s, seat, at), fewest, at)
        if foe != NOBODY:
            yield from battle(s, seat, foe, at)


# 9.6 Evening


PAYMENTS_SCORED: Final = note("payments-scored", N_("{seat} cashes in the payments of {other}."), other=SEAT)


def score(s: Root, seat: int) -> None:
    """Law 9.6.1: a point for each warrior of the player with most in Payments; they go home."""
    board = riverfolk(s, seat)
    customer = board.richest(s)
    if customer != NOBODY:
        count = board.payments[customer]
        send_home(s, board, customer, count)
        s.note(seat, PAYMENTS_SCORED, "rootbotics 9.6.1", other=customer)
        s.score(seat, count, "rootbotics 9.6.1")


CALLED_TO_PAYMENTS: Final = note(
    "racketeering", N_("{seat} calls warriors from {at} to the payments ({n})."), at=PLACE, n=COUNT
)


def racketeer(s: Root, seat: int) -> Flow[None]:
    """Law 9.6.2: angry Riverfolk call all but two warriors of each clearing to Payments."""
    board = riverfolk(s, seat)
    if not (board.shield or board.sword):
        return
    row = s.warriors[seat]
    for at in in_order(s, [at for at in CLEARINGS if row[at] > LEFT_BEHIND]):
        sprung = yield from spring_snare(s, seat, at)
        if not sprung:
            count = row[at] - LEFT_BEHIND
            s.lift(seat, WARRIOR, count, at)
            s.to_box(seat, count)
            board.payments[seat] += count
            s.note(seat, CALLED_TO_PAYMENTS, "rootbotics 9.6.2", at=at, n=count)


def discard(s: Root, seat: int) -> None:
    """Law 9.6.3: the leftmost card of the market goes; with the shield another."""
    board = riverfolk(s, seat)
    for _ in range(2 if board.shield else 1):
        if board.market:
            s.discard(board.market.pop(0))
