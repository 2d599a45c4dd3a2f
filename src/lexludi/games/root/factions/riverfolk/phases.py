"""Law 11.3, 11.4, 11.6: the Riverfolk Company's set-up, Birdsong and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.riverfolk.board import CHEAPEST, DEAREST, SERVICES, SHEET, company
from lexludi.games.root.factions.riverfolk.posts import posts_on_map
from lexludi.games.root.rules.box.codes import CLEARINGS, SEATS
from lexludi.games.root.rules.options import Price
from lexludi.games.root.rules.prompts import COUNT, SERVICE, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where

NUMBERS: Final = SHEET.numbers
PRICES: Final = range(CHEAPEST, DEAREST + 1)


# 11.3 Faction setup


RIVERSIDE: Final = prompt("riverside", N_("Choose a clearing on a river for a warrior ({n} left)."), n=COUNT)


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 11.3: the supply (11.3.1) and the tracks (11.3.3) are full to begin with."""
    for left in range(NUMBERS["starting_warriors"], 0, -1):
        at = yield from where(seat, RIVERSIDE, riverside(s, seat), "11.3.2", n=left)
        s.place_warriors(seat, 1, at)
    company(s).receive(s, NUMBERS["starting_payments"], "11.3.4")
    yield from ask_prices(s, "11.3.5")


def riverside(s: Root, seat: int) -> list[int]:
    """The clearings on a river in which they may place pieces."""
    rivers = s.setting.plan.rivers
    return [at for at in CLEARINGS if rivers[at] and s.why_not_place(seat, at) is None]


WHAT_PRICE: Final = prompt("price", N_("Choose the price of {service} (now {n})."), service=SERVICE, n=COUNT)
PRICED: Final = note("priced", N_("{seat} now asks {n} for a service: {service}."), service=SERVICE, n=COUNT)


def ask_prices(s: Root, law: str) -> Flow[None]:
    """Where the marker of each service is to stand."""
    board = company(s)
    for service in range(len(SERVICES)):
        prices = [Price(service, price) for price in PRICES]
        choice = yield from one_of(board.seat, WHAT_PRICE, prices, law, service=service, n=board.prices[service])
        if choice.price != board.prices[service] or law == "11.3.5":
            board.prices[service] = choice.price
            s.note(board.seat, PRICED, law, service=service, n=choice.price)


# 11.4 Birdsong


def protectionism(s: Root, seat: int) -> None:
    """Law 11.4.1."""
    board = company(s)
    if not any(board.payments):
        board.receive(s, NUMBERS["protectionism_warriors"], "11.4.1")


def dividends(s: Root, seat: int) -> None:
    """Law 11.4.2."""
    if posts_on_map(s):
        s.score(seat, company(s).wealth() // NUMBERS["funds_per_dividend"], "11.4.2")


GATHERED_FUNDS: Final = note("gathered-funds", N_("{seat} gathers funds (now {n})."), n=COUNT)


def gather_funds(s: Root, seat: int) -> None:
    """Law 11.4.3: from the Payments box, the Committed box and the tracks."""
    board = company(s)
    for box in (board.payments, board.committed, *board.spaces):
        for owner in range(SEATS):
            board.funds[owner] += box[owner]
            box[owner] = 0
    s.note(seat, GATHERED_FUNDS, "11.4.3", n=board.wealth())


# 11.6 Evening


def set_costs(s: Root, seat: int) -> Flow[None]:
    """Law 11.6.2."""
    yield from ask_prices(s, "11.6.2")
