"""Law 13.2, 13.3: the Corvid Conspiracy's board and set-up. Which plot lies where is their secret."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.beginning.homes import choose_homeland, habitable
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    ALL_SUITS,
    CLEARINGS,
    CORVIDS,
    NOBODY,
    PIECES,
    PLACES,
    PLOT,
    PLOT_EXTORTION,
    PLOTS,
)
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import WHERE_TO_RECRUIT, prompt
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import PLOT_NAMES, Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.kernel.chance import Chance
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where
from lexludi.parts.positions import index

SHEET: Final = data.factions()["corvids"]
PREFIX: Final = "plot_"
GUESSES: Final = 100
"""How often a viewer's guess is made anew before it is given up."""


class Corvids(Board):
    """Their board: the kinds of their face-down plots, which wrong guesses narrow down, and what is left of the turn.

    A face-down plot is a `PLOT` on the map for everybody; `stock` of a kind counts all tokens of it not face up.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat, CORVIDS)
        self.secret: list[int] = [NOBODY] * PLACES
        """The kind of the face-down plot in each clearing."""
        self.refuted: list[int] = [0] * PLACES
        """The kinds it has wrongly been taken for, one bit each: everybody knows these."""
        self.actions = 0
        self.placed = 0
        """Plots placed this turn."""
        self.exerted = False

    def copy(self) -> Corvids:
        b = Corvids(self.seat)
        b.secret = self.secret.copy()
        b.refuted = self.refuted.copy()
        b.actions = self.actions
        b.placed = self.placed
        b.exerted = self.exerted
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 13.2.1."""
        power = [0] * ALL_SUITS
        for kind in (PLOT, *PLOTS):
            found = by_suit(s, kind)
            for suit in range(ALL_SUITS):
                power[suit] += found[suit]
        return power

    def extra_defence(self, s: Root, at: int) -> int:
        """Law 13.2.5."""
        return SHEET.numbers["agents_hits"] if s.pieces[PLOT][at] else 0

    def draws(self, s: Root) -> int:
        """Law 13.6.2; none after exerting (13.6.1, ruling R46)."""
        return 0 if self.exerted else SHEET.numbers["draw"] + sum(s.pieces[PLOT_EXTORTION])

    def discard_law(self) -> str:
        return "13.6.2"

    def worth(self, s: Root) -> float:
        return 3.0 * sum(s.pieces[PLOT])

    # 13.2.2 Plot tokens

    def hide(self, kind: int, at: int) -> None:
        """A plot of that kind now lies face down there."""
        self.secret[at] = kind
        self.refuted[at] = 0

    def uncover(self, at: int) -> int:
        """What lay there is no longer a secret of that clearing; returns its kind."""
        kind = self.secret[at]
        self.hide(NOBODY, at)
        return kind

    def in_supply(self, s: Root, kind: int) -> int:
        """The tokens of a kind that are not on the map."""
        return s.stock[kind] - self.secret.count(kind)

    def imagine(self, s: Root, viewer: int | None, chance: Chance) -> None:
        """Law 13.2.2.I: to others, any plot that is not face up may be any other, but for wrong guesses."""
        if viewer == self.seat:
            return
        places = [at for at in range(PLACES) if self.secret[at] != NOBODY]
        pool = [kind for kind in PLOTS for _ in range(s.stock[kind])]
        for _ in range(GUESSES):
            chance.shuffle(pool)
            if self.conceivable(places, pool):
                for n, at in enumerate(places):
                    self.secret[at] = pool[n]
                return

    def conceivable(self, places: list[int], kinds: list[int]) -> bool:
        """Whether no wrong guess speaks against these kinds in these places."""
        for n, at in enumerate(places):
            if self.refuted[at] >> PLOTS.index(kinds[n]) & 1:
                return False
        return True

    # What others see; positions

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "secret": self.secret.copy() if viewer == self.seat else [NOBODY] * PLACES,
            "refuted": [[kind for n, kind in enumerate(PLOTS) if wrong >> n & 1] for wrong in self.refuted],
            "actions": self.actions,
            "placed": self.placed,
            "exerted": self.exerted,
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        hidden = [at for at in range(PLACES) if self.secret[at] != NOBODY]
        return [
            ("plots", " ".join(f"{at}={PLOT_NAMES[PLOTS.index(self.secret[at])]}" for at in hidden)),
            ("refuted", " ".join(f"{at}={','.join(self.wrongly(at))}" for at in hidden if self.refuted[at])),
            ("actions", str(self.actions)),
            ("placed", str(self.placed)),
            ("exerted", "yes" if self.exerted else ""),
        ]

    def wrongly(self, at: int) -> list[str]:
        """What the plot in a clearing has been taken for."""
        return [name for n, name in enumerate(PLOT_NAMES) if self.refuted[at] >> n & 1]

    def read(self, own: Own) -> None:
        for at, name in own.by_clearing("plots"):
            self.secret[at] = PLOTS[index(PLOT_NAMES, name, own.line("plots"))]
        for at, wrong in own.by_clearing("refuted"):
            line = own.line("refuted")
            self.refuted[at] = sum(1 << n for n in {index(PLOT_NAMES, name, line) for name in wrong.split(",")})
        self.actions = own.number("actions")
        self.placed = own.number("placed")
        self.exerted = bool(own.marks("exerted", "yes"))

    def check(self, s: Root, own: Own) -> None:
        """Each face-down plot is of some kind, and there are two of each (Law 13.2.2)."""
        check_plots(s, own, self.secret)


def check_plots(s: Root, own: Own, secret: list[int]) -> None:
    for at in CLEARINGS:
        if (secret[at] != NOBODY) != bool(s.pieces[PLOT][at]):
            raise own.wrong("plots", f"does not say of each face-down plot what it is, and of nothing else: {at}")
    for kind in PLOTS:
        if secret.count(kind) > s.stock[kind]:
            raise own.wrong("plots", f"has more plots called {PIECES[kind]} than are left")


def corvids(s: Root, seat: int) -> Corvids:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


def has_plot(s: Root, at: int) -> bool:
    """Law 13.2.2.II: a clearing holds one plot at most, face down or up."""
    return bool(s.pieces[PLOT][at]) or any(s.pieces[kind][at] for kind in PLOTS)


def place_each(s: Root, seat: int, clearings: list[int], law: str) -> Flow[None]:
    """A warrior in each of these clearings; with too few left, they choose where (1.5.4)."""
    left = [at for at in clearings if s.why_not_place(seat, at) is None]
    while left and s.supply[seat]:
        if len(left) <= s.supply[seat]:
            at = left[0]
        else:
            at = yield from where(seat, WHERE_TO_RECRUIT, left, law)
        left.remove(at)
        s.place_warriors(seat, 1, at)


# 13.3 Faction setup


WHERE_TO_SCATTER: Final = prompt("scatter", N_("Choose a clearing for a warrior."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 13.3.2: a warrior in a clearing of each suit."""
    for suit in range(3):
        open_to = [at for at in CLEARINGS if s.is_suit(at, suit) and s.why_not_place(seat, at) is None]
        home = yield from where(seat, WHERE_TO_SCATTER, open_to, "13.3.2")
        s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)


WHICH_PLOT: Final = prompt("plot", N_("Choose a plot and its clearing."), wording={Build: N_("Place {pieces} in {at}")})


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: a warrior and a plot in any clearing, then a warrior in a clearing of each suit."""
    board = corvids(s, seat)
    home = yield from choose_homeland(s, seat, habitable(s, seat, False))
    s.place_warriors(seat, SHEET.numbers["advanced_warriors"], home)
    choice = yield from one_of(seat, WHICH_PLOT, [Build(kind, home) for kind in PLOTS], "A.8.2")
    s.place(PLOT, home)
    board.hide(choice.kind, home)
    yield from setup(s, seat)
