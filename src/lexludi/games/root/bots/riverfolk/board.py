"""Law 9.2, 9.3: the Riverfolk Robots' board and set-up: the market, and the payments of all owners."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.sheets import Brief
from lexludi.games.root.rules.box.codes import (
    CLEARINGS,
    NOBODY,
    POSTS,
    RIVERFOLK,
    SEATS,
    SUITS,
)
from lexludi.games.root.rules.prompts import COUNT, note
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.locale import N_
from lexludi.parts.triggers import Trigger

GREEDY: Final = 1
INVOLVED: Final = 2
GARRISON: Final = 4
FEROCIOUS: Final = 8

"""The trade post of each suit."""
MARKET: Final = 5
FIERCE: Final = 3


class Riverfolk(Bot):
    """Their board. Payments hold warriors by the seat they belong to; the market runs from left to right."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, RIVERFOLK, brief)
        self.payments: list[int] = [0] * SEATS
        self.market: list[int] = []
        self.added: list[int] = []
        """The cards that came to the market this turn."""
        self.shield = False
        self.sword = False
        """The conditions of protectionism that hold for this turn (Law 9.2.4)."""
        self.sold = 0
        """Services sold to the player on turn."""

    def copy(self) -> Riverfolk:
        b = Riverfolk(self.seat, self.brief)
        b.inherit(self)
        b.payments = self.payments.copy()
        b.market = self.market.copy()
        b.added = self.added.copy()
        b.shield = self.shield
        b.sword = self.sword
        b.sold = self.sold
        return b

    def might(self, s: Root, at: int) -> int:
        """Law 3.3.2: Ferocious in attack, and a Garrison fights with its trade posts."""
        own = s.warriors[self.seat][at]
        if self.traits & FEROCIOUS and s.active == self.seat:
            return FIERCE
        return own + (posts_at(s, at) if self.traits & GARRISON and s.active != self.seat else 0)

    def defenceless(self, s: Root, at: int) -> bool:
        return not self.traits & GARRISON and super().defenceless(s, at)

    def wares(self, s: Root) -> list[int]:
        return self.market

    def sell(self, s: Root, card: int) -> None:
        self.market.remove(card)

    def till(self) -> list[int]:
        return self.payments

    def richest(self, s: Root) -> int:
        """The player with most warriors in Payments, the earliest in turn order of equals; NOBODY if it is empty."""
        most = max(self.payments)
        return s.earliest([p for p, paid in enumerate(self.payments) if paid == most]) if most else NOBODY

    def receive(self, s: Root, count: int) -> None:
        """So many of their own warriors become payments, or as many as there are."""
        count = min(count, s.supply[self.seat])
        s.to_box(self.seat, count)
        self.payments[self.seat] += count

    def cards(self) -> list[int]:
        return super().cards() + self.market

    def count(self, held: dict[str, int]) -> None:
        for seat in range(SEATS):
            if self.payments[seat]:
                held[f"warriors of {seat}"] += self.payments[seat]

    def view(self, viewer: int | None) -> dict[str, Any]:
        return super().view(viewer) | {
            "payments": self.payments.copy(),
            "market": self.market.copy(),
            "shield": self.shield,
            "sword": self.sword,
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        conditions = [word for word, holds in (("shield", self.shield), ("sword", self.sword)) if holds]
        return [
            *super().lines(naming),
            ("ordered", SUITS[self.suit] if self.suit >= 0 else ""),
            ("payments", naming.seat_words(self.payments)),
            ("market", naming.card_words(self.market)),
            ("added", naming.card_words(self.added)),
            ("protectionism", " ".join(conditions)),
            ("sold", str(self.sold)),
        ]

    def read(self, own: Own) -> None:
        super().read(own)
        self.read_suit(own)
        for seat in own.seats("payments"):
            self.payments[seat] += 1
        self.market = own.cards("market")
        self.added = own.cards("added")
        conditions = own.marks("protectionism", "shield", "sword")
        self.shield = "shield" in conditions
        self.sword = "sword" in conditions
        self.sold = own.number("sold")


def riverfolk(s: Root, seat: int) -> Riverfolk:
    board = s.boards[seat]
    assert isinstance(board, Riverfolk)
    return board


def posts_at(s: Root, at: int) -> int:
    return sum(s.pieces[post][at] for post in POSTS)


def on_river(s: Root) -> list[int]:
    """The clearings on the river, or on the coast."""
    return [at for at in CLEARINGS if s.setting.plan.rivers[at]]


PAYMENTS_HALVED: Final = note("payments-halved", N_("{seat} loses half of the payments (left: {n})."), n=COUNT)


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 9.2.2: half of the payments go home for each trade post removed (ruling R112)."""
    board = riverfolk(s, s.setting.company)
    for loss in removal.losses:
        if loss.kind in POSTS:
            for _ in range((sum(board.payments) + 1) // 2):
                send_home(s, board, board.richest(s), 1)
            s.note(board.seat, PAYMENTS_HALVED, "rootbotics 9.2.2", n=sum(board.payments))


def send_home(s: Root, board: Riverfolk, owner: int, count: int) -> None:
    """Warriors in Payments return to their owner's supply."""
    board.payments[owner] -= count
    s.from_box(owner, count)


# 9.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 9.3."""
    board = riverfolk(s, seat)
    for at in on_river(s):
        s.place_warriors(seat, 1, at)
    board.receive(s, 1)
    fill_market(s, board)


def fill_market(s: Root, board: Riverfolk) -> None:
    """Law 9.3.5, 9.4.1: up to five cards, the new ones on the right."""
    board.added = []
    while len(board.market) < MARKET:
        card = s.top_card()
        if card == NOBODY:
            break
        s.seen += 1
        board.market.append(card)
        board.added.append(card)
