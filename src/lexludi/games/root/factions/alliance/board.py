"""Law 8.2, 8.3: the Alliance's board, supporters and outrage, and how they start."""

from __future__ import annotations

from bisect import insort
from functools import partial
from typing import Any, Final

from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    ALLIANCE,
    BASE_FOX,
    BASE_MOUSE,
    BASE_RABBIT,
    BASES,
    NOBODY,
    SYMPATHY,
    WARRIOR,
)
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.events import Spent
from lexludi.games.root.rules.move import March
from lexludi.games.root.rules.prompts import COUNT, PLACE, note, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import which_card
from lexludi.parts.triggers import Trigger

SHEET: Final = data.factions()["alliance"]
"""The base of each suit."""
BONUS: Final = SHEET.tracks["base"].draw
CAPACITY: Final = SHEET.numbers["supporters_without_base"]
DRAWS: Final = [SHEET.numbers["draw"] + sum(BONUS[:bases]) for bases in range(len(BONUS) + 1)]
"""The cards to draw, by how many bases are on the map."""


class Alliance(Board):
    """Their board: supporters, officers, and the operations left this Evening."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ALLIANCE)
        self.supporters: list[int] = []
        self.officers = 0
        self.operations = 0

    def copy(self) -> Alliance:
        b = Alliance(self.seat)
        b.supporters = self.supporters.copy()
        b.officers = self.officers
        b.operations = self.operations
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 8.2.1."""
        return by_suit(s, SYMPATHY)

    def guerrilla(self) -> bool:
        """Law 8.2.2."""
        return True

    def draws(self, s: Root) -> int:
        """Law 8.6.2."""
        return DRAWS[bases_out(s)]

    def discard_law(self) -> str:
        return "8.6.2"

    def worth(self, s: Root) -> float:
        return min(len(self.supporters), 8) * 1.5 + self.officers * 4.0

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """Law 8.2.3."""
        return [] if viewer == self.seat else [self.supporters]

    def cards(self) -> list[int]:
        return self.supporters

    def view(self, viewer: int | None) -> dict[str, Any]:
        mine = viewer == self.seat
        return {
            "supporters": self.supporters.copy() if mine else [-1] * len(self.supporters),
            "officers": self.officers,
            "operations": self.operations,
        }

    def count(self, held: dict[str, int]) -> None:
        held[f"warriors of {self.seat}"] += self.officers

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [
            ("supporters", naming.card_words(self.supporters)),
            ("officers", str(self.officers)),
            ("operations", str(self.operations)),
        ]

    def read(self, own: Own) -> None:
        self.supporters = sorted(own.cards("supporters"))
        self.officers = own.number("officers")
        self.operations = own.number("operations")


def alliance(s: Root, seat: int) -> Alliance:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


def bases_out(s: Root) -> int:
    return 3 - s.stock[BASE_FOX] - s.stock[BASE_RABBIT] - s.stock[BASE_MOUSE]


# 8.2 Faction rules and abilities


def gain_supporter(s: Root, seat: int, card: int) -> None:
    """Law 8.2.3.I: without a base only five; what is too much is discarded."""
    board = alliance(s, seat)
    if len(board.supporters) >= CAPACITY and not bases_out(s):
        s.discard(card)
        s.tell(Spent(seat, card, "8.2.3.I"))
    else:
        insort(board.supporters, card)


SPEND_SUPPORTER: Final = prompt("supporter", N_("Choose a supporter to spend."))


def spend_supporters(s: Root, seat: int, suit: int, count: int, law: str) -> Flow[None]:
    """Law 8.2.3: supporters pay by suit; which of them go is asked where it matters."""
    board = alliance(s, seat)
    fits = s.setting.pack.fits[suit]
    fit = [card for card in board.supporters if fits[card]]
    going: list[int] = []
    for _ in range(count):
        card = yield from which_card(seat, SPEND_SUPPORTER, fit, law)
        fit.remove(card)
        going.append(card)
    for card in going:  # all at once: one by one would tell whether others were left to choose from
        discard_supporter(s, board, card, law)


def discard_supporter(s: Root, board: Alliance, card: int, law: str) -> None:
    board.supporters.remove(card)
    s.discard(card)
    if s.log is not None:
        s.tell(Spent(board.seat, card, law))


def fitting(s: Root, supporters: list[int]) -> list[int]:
    """How many of the supporters may be spent as each suit: all of them in the Lost City."""
    tallies = s.setting.pack.tallies
    tally = 0
    for card in supporters:
        tally += tallies[card]
    return [tally & 0xFF, tally >> 8 & 0xFF, tally >> 16 & 0xFF, tally >> 24 & 0xFF, tally >> 32]


def outrage_on_entry(s: Root, march: March, triggers: list[Trigger]) -> None:
    """Law 8.2.6: warriors have moved into a sympathetic clearing."""
    if not s.pieces[SYMPATHY][march.to]:
        return
    seat = s.setting.owner[SYMPATHY]
    if seat not in (march.mover, march.owner):
        triggers.append(Trigger("8.2.6", (seat, march.to), partial(outrage, s, seat, march.mover, march.to)))


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 8.2.4, 8.2.6: what follows when sympathy or a base is removed."""
    seat = s.setting.owner[SYMPATHY]
    for loss in removal.losses:
        kind = loss.kind
        if kind == WARRIOR:
            continue
        if kind == SYMPATHY:
            offender = NOBODY if loss.by == NOBODY else s.side[loss.by]  # E.3.7
            if offender not in (seat, NOBODY):
                triggers.append(Trigger("8.2.6", (offender, loss.at), partial(outrage, s, seat, offender, loss.at)))
        elif kind in BASES:
            triggers.append(Trigger("8.2.4", (seat, loss.at), partial(lose_base, s, seat, kind)))


PAY_OUTRAGE: Final = prompt("outrage", N_("Outrage in {at}: choose a card for the supporters."), at=PLACE)


def outrage(s: Root, seat: int, offender: int, at: int) -> Flow[None]:
    """Law 8.2.6: a card of the clearing's suit for the supporters, or the hand is shown and the deck gives one."""
    fit = s.matching(offender, s.suits[at])
    if fit:
        paid = yield from which_card(offender, PAY_OUTRAGE, fit, "8.2.6", always=True, at=at)
        s.out_of_hand(offender, paid)
        s.tell_given(offender, seat, paid, "8.2.6")
        gain_supporter(s, seat, paid)
        return
    s.seen += 1
    s.boards[offender].show_hand(s, seat, "8.2.6")
    card = s.top_card()
    if card != NOBODY:
        gain_supporter(s, seat, card)


BASE_LOST: Final = note("base-lost", N_("{seat} loses the supporters of a base (officers lost: {n})."), n=COUNT)
DISCARD_SUPPORTER: Final = prompt("discard-supporter", N_("Discard a supporter: without a base only five may stay."))


def lose_base(s: Root, seat: int, kind: int) -> Flow[None]:
    """Law 8.2.4: its supporters leave, birds included, and half the officers; with no base left, five may stay."""
    board = alliance(s, seat)
    suit = BASES.index(kind)
    for card in board.supporters.copy():
        if s.matches(card, suit):
            discard_supporter(s, board, card, "8.2.4")
    gone = (board.officers + 1) // 2
    board.officers -= gone
    s.from_box(seat, gone)
    s.note(seat, BASE_LOST, "8.2.4", n=gone)
    while not bases_out(s) and len(board.supporters) > CAPACITY:
        card = yield from which_card(seat, DISCARD_SUPPORTER, board.supporters, "8.2.4")
        discard_supporter(s, board, card, "8.2.4")


# 8.3 Faction setup


def setup(s: Root, seat: int) -> None:
    """Law 8.3."""
    for _ in range(SHEET.numbers["starting_supporters"]):
        insort(alliance(s, seat).supporters, s.top_card())
