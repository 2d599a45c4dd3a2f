"""Law 11.2: the Riverfolk Company's board: the boxes with warriors of all owners, the tracks and the prices."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    ALL_SUITS,
    PIECES,
    POSTS,
    RIVERFOLK,
    SEATS,
    SUITS,
)
from lexludi.games.root.rules.craft import WHICH_SUIT
from lexludi.games.root.rules.options import Suit
from lexludi.games.root.rules.prompts import COUNT, SEAT, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, whom
from lexludi.parts.options import Whom

SHEET: Final = data.factions()["riverfolk"]
"""The trade post of each suit."""
SPACES: Final = SHEET.tokens[0].count
"""The spaces of a trade post track."""
SERVICES: Final = SHEET.lists["services"]
HAND_CARD: Final = SERVICES.index("hand_card")
RIVERBOATS: Final = SERVICES.index("riverboats")
MERCENARIES: Final = SERVICES.index("mercenaries")
CHEAPEST: Final = SHEET.numbers["price_min"]
DEAREST: Final = SHEET.numbers["price_max"]
WHOM: Final = [Whom(seat) for seat in range(SEATS)]


SPENT_FUND: Final = note("spent-fund", N_("{seat} spends a fund of {other}."), other=SEAT)
COMMITTED: Final = note("committed", N_("{seat} commits a fund of {other}."), other=SEAT)
RECEIVED: Final = note("received", N_("{seat} puts warriors of their own into the Payments box ({n})."), n=COUNT)
WHICH_FUND: Final = prompt("commit", N_("Choose whose fund to commit."))


class Riverfolk(Board):
    """Their board. A box holds warriors by the seat they belong to."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, RIVERFOLK)
        self.payments: list[int] = [0] * SEATS
        self.funds: list[int] = [0] * SEATS
        self.committed: list[int] = [0] * SEATS
        self.spaces: list[list[int]] = [[0] * SEATS for _ in POSTS]
        """The funds on the empty spaces of each trade post track."""
        self.lost: list[int] = [0] * len(POSTS)
        """Trade posts of each suit that are out of the game (11.2.5.I)."""
        self.prices: list[int] = [CHEAPEST] * len(SERVICES)
        self.sold = 0
        """Services sold to the player on turn."""

    def copy(self) -> Riverfolk:
        b = Riverfolk(self.seat)
        b.payments = self.payments.copy()
        b.funds = self.funds.copy()
        b.committed = self.committed.copy()
        b.spaces = [row.copy() for row in self.spaces]
        b.lost = self.lost.copy()
        b.prices = self.prices.copy()
        b.sold = self.sold
        return b

    def go_shopping(self, s: Root) -> None:
        """Law 11.2.6: nobody buys of himself."""

    def till(self) -> list[int]:
        return self.payments

    def boxes(self) -> list[list[int]]:
        """Every part of the board on which warriors lie."""
        return [self.payments, self.funds, self.committed, *self.spaces]

    # 11.2.1 Crafting

    def crafting(self, s: Root) -> list[int]:
        """Law 11.2.1: the empty spaces of each trade post track."""
        power = [0] * ALL_SUITS
        for suit, kind in enumerate(POSTS):
            power[suit] = SPACES - s.stock[kind] - sum(self.spaces[suit])
        return power

    def pay_craft(self, s: Root, card: int) -> Flow[None]:
        """Law 11.5.3: a fund for each part of the cost, onto an empty space of its suit."""
        fox, rabbit, mouse, free = s.setting.pack.cost[card]
        for suit, count in enumerate((fox, rabbit, mouse)):
            for _ in range(count):
                yield from self.commit(s, self.spaces[suit], 1, "11.5.3")
        for _ in range(free):
            empty = self.crafting(s)
            suits = [Suit(suit) for suit in range(len(POSTS)) if empty[suit]]
            choice = yield from one_of(self.seat, WHICH_SUIT, suits, "11.5.3", card=card)
            yield from self.commit(s, self.spaces[choice.suit], 1, "11.5.3")

    # 11.2.4 Funds

    def wealth(self) -> int:
        """How many funds there are."""
        return sum(self.funds)

    def backers(self) -> list[int]:
        """The seats to whom funds belong."""
        return [seat for seat in range(SEATS) if self.funds[seat]]

    def commit(self, s: Root, box: list[int], count: int, law: str) -> Flow[None]:
        """Law 11.5: funds of one's choice move elsewhere on the board."""
        for _ in range(count):
            backer = yield from whom(self.seat, WHICH_FUND, self.backers(), law)
            self.funds[backer] -= 1
            box[backer] += 1
            s.note(self.seat, COMMITTED, law, other=backer)

    def spend(self, s: Root, owner: int, law: str) -> None:
        """Law 11.5: a fund returns to the supply of its owner."""
        self.funds[owner] -= 1
        s.from_box(owner, 1)
        s.note(self.seat, SPENT_FUND, law, other=owner)

    def receive(self, s: Root, count: int, law: str) -> int:
        """Put so many of their own warriors into the Payments box, or as many as there are (1.5.4)."""
        count = min(count, s.supply[self.seat])
        if count:
            s.to_box(self.seat, count)
            self.payments[self.seat] += count
            s.note(self.seat, RECEIVED, law, n=count)
        return count

    # Numbers

    def discard_law(self) -> str:
        return "11.6.1"

    def draws(self, s: Root) -> int:
        """Law 11.6: none in Evening."""
        return SHEET.numbers["draw"]

    def worth(self, s: Root) -> float:
        held = sum(map(sum, self.boxes()))
        return 2.0 * held + 1.0 * self.wealth() - 4.0 * sum(self.lost)

    # What others see; positions

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "payments": self.payments.copy(),
            "funds": self.funds.copy(),
            "committed": self.committed.copy(),
            "spaces": [row.copy() for row in self.spaces],
            "lost": self.lost.copy(),
            "prices": self.prices.copy(),
            "sold": self.sold,
        }

    def count(self, held: dict[str, int]) -> None:
        for box in self.boxes():
            for seat in range(SEATS):
                if box[seat]:
                    held[f"warriors of {seat}"] += box[seat]
        for suit, kind in enumerate(POSTS):
            held[PIECES[kind]] = held.get(PIECES[kind], 0) + self.lost[suit]

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        told = [
            ("payments", naming.seat_words(self.payments)),
            ("funds", naming.seat_words(self.funds)),
            ("committed", naming.seat_words(self.committed)),
        ]
        told += [(f"{SUITS[suit]} spaces", naming.seat_words(self.spaces[suit])) for suit in range(len(POSTS))]
        return [
            *told,
            ("lost", " ".join(map(str, self.lost))),
            ("prices", " ".join(map(str, self.prices))),
            ("sold", str(self.sold)),
        ]

    def read(self, own: Own) -> None:
        self.payments = read_box(own, "payments")
        self.funds = read_box(own, "funds")
        self.committed = read_box(own, "committed")
        self.spaces = [read_box(own, f"{SUITS[suit]} spaces") for suit in range(len(POSTS))]
        self.lost = own.numbers("lost", [0] * len(POSTS))
        self.prices = own.numbers("prices", [CHEAPEST] * len(SERVICES), DEAREST)
        if min(self.prices) < CHEAPEST:
            raise own.wrong("prices", f"has a price below {CHEAPEST}")
        self.sold = own.number("sold")


def read_box(own: Own, name: str) -> list[int]:
    """`marquise marquise alliance`: two warriors of the Marquise and one of the Alliance."""
    box = [0] * SEATS
    for seat in own.seats(name):
        box[seat] += 1
    return box


def company(s: Root) -> Riverfolk:
    """The board of the Riverfolk, who are in this match."""
    board = s.boards[s.setting.company]
    assert isinstance(board, Riverfolk)
    return board
