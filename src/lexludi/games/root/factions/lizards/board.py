"""Law 10.2, 10.3: the Lizard Cult's board, abilities and set-up."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lexludi.games.root.rules.beginning.homes import APART, apart, choose_corner, choose_homeland, habitable, spread_out
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    ALL_SUITS,
    GARDEN_FOX,
    GARDENS,
    LIZARDS,
    SUITS,
    WARRIOR,
)
from lexludi.games.root.rules.options import Build, Suit
from lexludi.games.root.rules.prompts import COUNT, SUIT, note, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of
from lexludi.parts.triggers import Trigger

SHEET: Final = data.factions()["lizards"]
"""The garden of each suit."""
TRACK: Final = SHEET.buildings[0].count
BONUS: Final = SHEET.tracks["garden"].draw

HATED: Final = "hated"


class Lizards(Board):
    """Their board: the Outcast, the acolytes, the cards revealed this turn and the suits scored."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, LIZARDS)
        self.outcast = 0
        self.hated = False
        self.acolytes = 0
        self.revealed: list[int] = []
        self.scored = 0
        """The suits scored this turn, one bit each."""

    def copy(self) -> Lizards:
        b = Lizards(self.seat)
        b.outcast = self.outcast
        b.hated = self.hated
        b.acolytes = self.acolytes
        b.revealed = self.revealed.copy()
        b.scored = self.scored
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 10.2.1: gardens by their printed suit, which must be the Outcast's."""
        power = [0] * ALL_SUITS
        power[self.outcast] = gardens(s, self.outcast)
        return power

    def draws(self, s: Root) -> int:
        """Law 10.6.3."""
        return SHEET.numbers["draw"] + sum(sum(BONUS[: gardens(s, suit)]) for suit in range(len(GARDENS)))

    def discard_law(self) -> str:
        return "10.6.3"

    def worth(self, s: Root) -> float:
        return self.acolytes * 1.5 + len(self.revealed)

    def cost(self, name: str) -> int:
        """Law 10.4.3: the acolytes a conspiracy costs, one less while the Outcast is Hated."""
        return SHEET.numbers[name] - (SHEET.numbers["hated_discount"] if self.hated else 0)

    def cards(self) -> list[int]:
        return self.revealed

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "outcast": self.outcast,
            "hated": self.hated,
            "acolytes": self.acolytes,
            "revealed": self.revealed.copy(),
            "scored": [suit for suit in range(len(GARDENS)) if self.scored >> suit & 1],
        }

    def count(self, held: dict[str, int]) -> None:
        held[f"warriors of {self.seat}"] += self.acolytes

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [
            ("outcast", SUITS[self.outcast] + (f" {HATED}" if self.hated else "")),
            ("acolytes", str(self.acolytes)),
            ("revealed", naming.card_words(self.revealed)),
            ("scored", " ".join(SUITS[suit] for suit in range(len(GARDENS)) if self.scored >> suit & 1)),
        ]

    def read(self, own: Own) -> None:
        words = own.among("outcast", (*SUITS[: len(GARDENS)], HATED), SUITS[0])
        if not words or words[0] == len(GARDENS) or words[1:] not in ([], [len(GARDENS)]):
            raise own.wrong("outcast", "is not like fox, or fox hated")
        self.outcast = words[0]
        self.hated = len(words) > 1
        self.acolytes = own.number("acolytes")
        self.revealed = own.cards("revealed")
        self.scored = sum(1 << suit for suit in own.among("scored", SUITS[: len(GARDENS)]))


def lizards(s: Root, seat: int) -> Lizards:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


def gardens(s: Root, suit: int) -> int:
    """How many gardens of a suit are on the map."""
    return TRACK - s.stock[GARDENS[suit]]


# 10.2 Faction rules and abilities


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 10.2.3, 10.2.5: what follows when their warriors fall in defence, or gardens are removed."""
    seat = s.setting.owner[GARDEN_FOX]
    for loss in removal.losses:
        if loss.kind in GARDENS:
            triggers.append(Trigger("10.2.5", (seat, loss.at), partial(fear, s, seat, loss.count)))
        elif loss.kind == WARRIOR and loss.owner == seat and removal.defender == seat:
            take_revenge(s, seat, loss.count)
            removal.spare(seat, loss.at)


ACOLYTES_NOW: Final = note("acolytes", N_("{seat} now has so many acolytes: {n}."), n=COUNT)


def take_revenge(s: Root, seat: int, fallen: int) -> None:
    """Law 10.2.3: to the acolytes instead of the supply."""
    board = lizards(s, seat)
    s.to_box(seat, fallen)
    board.acolytes += fallen
    if fallen:
        s.note(seat, ACOLYTES_NOW, "10.2.3", n=board.acolytes)


def fear(s: Root, seat: int, gardens: int) -> None:
    """Law 10.2.5: a random card for each garden (ruling R37)."""
    for _ in range(gardens):
        s.discard_random(seat, "10.2.5")


# 10.3 Faction setup


WHERE_FIRST_GARDEN: Final = prompt("first-garden", N_("Choose a corner for the first garden."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 10.3."""
    home = yield from choose_corner(s, seat, WHERE_FIRST_GARDEN, "10.3.2")
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    yield from first_garden(s, seat, home)
    for at in s.paths[home]:
        s.place_warriors(seat, SHEET.numbers["starting_neighbours"], at)
    yield from choose_outcast(s, seat)


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: a homeland with a garden, warriors all round it, and two acolytes."""
    home = yield from choose_homeland(s, seat, apart(s, habitable(s, seat, True), APART))
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    yield from first_garden(s, seat, home)
    yield from spread_out(s, seat, SHEET.numbers["advanced_neighbours"], home)
    lizards(s, seat).acolytes = SHEET.numbers["advanced_acolytes"]
    s.to_box(seat, SHEET.numbers["advanced_acolytes"])
    yield from choose_outcast(s, seat)


NEW_OUTCAST: Final = note("outcast", N_("{seat} has a new Outcast: {suit}."), suit=SUIT)
WHICH_OUTCAST: Final = prompt("outcast", N_("Choose the Outcast."))


def choose_outcast(s: Root, seat: int) -> Flow[None]:
    """Law 10.3.3."""
    choice = yield from one_of(seat, WHICH_OUTCAST, [Suit(suit) for suit in range(len(GARDENS))], "10.3.3")
    lizards(s, seat).outcast = choice.suit
    s.note(seat, NEW_OUTCAST, "10.3.3", suit=choice.suit)


GARDEN_SUIT: Final = prompt("garden-suit", N_("Choose the suit of the first garden."))


def first_garden(s: Root, seat: int, home: int) -> Flow[None]:
    """Law 10.3.2: of the clearing's suit; in the Lost City, of the suit they like."""
    choice = yield from one_of(seat, GARDEN_SUIT, [Build(GARDENS[suit], home) for suit in s.suits_of(home)], "10.3.2")
    s.place(choice.kind, home)


SOVEREIGN: Final = 1000
"""More than all pieces in a clearing can count."""


def claim_gardens(seat: int, s: Root, strength: list[int], at: int) -> None:
    """Law 10.2.4: where the Cult has a garden, it rules."""
    if s.buildings[seat][at]:
        strength[seat] = SOVEREIGN
