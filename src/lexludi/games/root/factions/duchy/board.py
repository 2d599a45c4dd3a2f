"""Law 12.2, 12.3: the Underground Duchy's board, abilities and set-up."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lexludi.games.root.rules.beginning.homes import APART, apart, choose_corner, choose_homeland, habitable, spread_out
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ALL_SUITS, BURROW, CITADEL, CLEARINGS, DUCHY, MARKET, TUNNEL
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.options import Minister
from lexludi.games.root.rules.prompts import MINISTER, note, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of
from lexludi.parts.triggers import Trigger

SHEET: Final = data.factions()["duchy"]
BUILDINGS: Final = (CITADEL, MARKET)
TRACK: Final = [kind.count for kind in SHEET.buildings]
TUNNELS: Final = SHEET.tokens[0].count
RECRUITS: Final = SHEET.tracks["citadel"].warriors
BONUS: Final = SHEET.tracks["market"].draw
RANKS: Final = [rank.id for rank in SHEET.ranks]
MINISTERS: Final = [minister.id for minister in SHEET.ministers]
RANK_OF: Final = [RANKS.index(minister.rank) for minister in SHEET.ministers]
MINISTER_OPTIONS: Final = [Minister(n) for n in range(len(MINISTERS))]


MINISTER_ACTS: Final = note("minister-acts", N_("A minister of {seat} acts: {minister}."), minister=MINISTER)
SWAYED: Final = note("swayed", N_("{seat} sways a minister: {minister}."), minister=MINISTER)


class Duchy(Board):
    """Their board: swayed ministers, crowns left of each rank, revealed cards, and what is left of this turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, DUCHY)
        self.swayed: list[int] = []
        self.crowns: list[int] = [rank.crowns for rank in SHEET.ranks]
        self.revealed: list[int] = []
        self.actions = 0
        self.acted = 0
        """The ministers who have acted this turn, one bit each."""

    def copy(self) -> Duchy:
        b = Duchy(self.seat)
        b.swayed = self.swayed.copy()
        b.crowns = self.crowns.copy()
        b.revealed = self.revealed.copy()
        b.actions = self.actions
        b.acted = self.acted
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 12.2.1."""
        citadels = by_suit(s, CITADEL)
        markets = by_suit(s, MARKET)
        return [citadels[suit] + markets[suit] for suit in range(ALL_SUITS)]

    def draws(self, s: Root) -> int:
        """Law 12.6.3."""
        return SHEET.numbers["draw"] + sum(BONUS[: built(s, MARKET)])

    def discard_law(self) -> str:
        return "12.6.3"

    def worth(self, s: Root) -> float:
        return sum(4.0 + 2.0 * RANK_OF[minister] for minister in self.swayed) + len(self.revealed)

    def cards(self) -> list[int]:
        return self.revealed

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "swayed": self.swayed.copy(),
            "crowns": self.crowns.copy(),
            "revealed": self.revealed.copy(),
            "actions": self.actions,
            "acted": [minister for minister in range(len(MINISTERS)) if self.acted >> minister & 1],
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [
            ("swayed", " ".join(MINISTERS[minister] for minister in self.swayed)),
            ("crowns", " ".join(map(str, self.crowns))),
            ("revealed", naming.card_words(self.revealed)),
            ("actions", str(self.actions)),
            ("acted", " ".join(name for n, name in enumerate(MINISTERS) if self.acted >> n & 1)),
        ]

    def read(self, own: Own) -> None:
        self.swayed = own.among("swayed", MINISTERS)
        for minister in self.swayed:
            self.crowns[RANK_OF[minister]] -= 1
        most = [max(0, left) for left in self.crowns]
        self.crowns = own.numbers("crowns", most)
        if any(left > there for left, there in zip(self.crowns, most, strict=True)):
            raise own.wrong("crowns", f"are more than {' '.join(map(str, most))}, which these ministers leave")
        self.revealed = own.cards("revealed")
        self.actions = own.number("actions")
        self.acted = sum(1 << minister for minister in own.among("acted", MINISTERS))


def duchy(s: Root, seat: int) -> Duchy:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


def built(s: Root, kind: int) -> int:
    """How many buildings of a kind are on the map."""
    return TRACK[BUILDINGS.index(kind)] - s.stock[kind]


def dug(s: Root) -> int:
    """How many tunnels are on the map."""
    return TUNNELS - s.stock[TUNNEL]


# 12.2 Faction rules and abilities


def through_burrow(s: Root, seat: int, at: int) -> list[int]:
    """Law 12.2.2: the Burrow is adjacent to every clearing with a tunnel."""
    tunnels = s.pieces[TUNNEL]
    if at == BURROW:
        return [end for end in CLEARINGS if tunnels[end]]
    return [BURROW] if tunnels[at] else []


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 12.2.3: once, however many buildings go at the same time (ruling R38)."""
    seat = s.setting.owner[CITADEL]
    for loss in removal.losses:
        if loss.kind in BUILDINGS:
            triggers.append(Trigger("12.2.3", (seat, loss.at), partial(pay_for_failure, s, seat)))
            return


MINISTER_LOST: Final = note("minister-lost", N_("{seat} loses a minister: {minister}."), minister=MINISTER)
LOSE_MINISTER: Final = prompt("lose-minister", N_("The price of failure: choose the minister you lose."))


def pay_for_failure(s: Root, seat: int) -> Flow[None]:
    """Law 12.2.3: a random card, and the highest minister, whose crown goes back to the box."""
    board = duchy(s, seat)
    s.discard_random(seat, "12.2.3")
    if not board.swayed:
        return
    highest = max(RANK_OF[minister] for minister in board.swayed)
    at_risk = [MINISTER_OPTIONS[n] for n in board.swayed if RANK_OF[n] == highest]
    choice = yield from one_of(seat, LOSE_MINISTER, at_risk, "12.2.3")
    board.swayed.remove(choice.which)
    s.note(seat, MINISTER_LOST, "12.2.3", minister=choice.which)


# 12.3 Faction setup


WHERE_FIRST_TUNNEL: Final = prompt("first-tunnel", N_("Choose a corner for the first tunnel."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 12.3."""
    home = yield from choose_corner(s, seat, WHERE_FIRST_TUNNEL, "12.3.3")
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    s.place(TUNNEL, home)
    for at in s.paths[home]:
        s.place_warriors(seat, SHEET.numbers["starting_neighbours"], at)


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: a homeland with a tunnel, and warriors all round it."""
    home = yield from choose_homeland(s, seat, apart(s, habitable(s, seat, False), APART))
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    s.place(TUNNEL, home)
    yield from spread_out(s, seat, SHEET.numbers["advanced_neighbours"], home)
