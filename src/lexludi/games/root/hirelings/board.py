"""Law E.2: what all hirelings share: pieces of their own, a controller, and when their cards let him act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box.codes import NOBODY
from lexludi.games.root.rules.effects import Modifier
from lexludi.games.root.rules.options import Hire
from lexludi.games.root.rules.prompts import SEAT, note, reason
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import because
from lexludi.locale import N_

OFTEN: Final = 0
"""The mark of a deed that can be done any number of times."""


class Deed:
    """Something a card offers in Daylight (E.2.4). Of deeds with the same `mark`, one can be done in a turn."""

    __slots__ = ("able", "mark", "name", "run")

    def __init__(self, name: str, able: Callable[[Root], bool], run: Callable[[Root], Flow[None]], mark: int) -> None:
        self.name = name
        self.able = able
        self.run = run
        self.mark = mark


@mypyc_attr(allow_interpreted_subclasses=True)
class HirelingBoard(Board):
    """One side of a hireling card. `seat` is the owner of its pieces; sides override what is printed on them."""

    lends: ClassVar[Modifier | None] = None
    """What it changes for its controller, for as long as he controls it (E.2.2)."""
    wakes: ClassVar[bool] = False
    """Whether it acts at the start of Birdsong (E.2.3)."""
    needs_cards: ClassVar[bool] = False
    """Whether what it offers depends on the controller's hand."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NOBODY)
        self.control = 0
        """The control markers on the card (E.1.2)."""
        self.held: list[int] = []
        """Cards that lie open on it."""

    def copy(self) -> HirelingBoard:
        b = self.__class__(self.seat)
        b.control = self.control
        b.held = self.held.copy()
        self.copy_more(b)
        return b

    def copy_more(self, b: Any) -> None:
        """Copy what else lies on the card."""

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        """Attach its abilities to the verbs (E.2.2)."""

    @property
    def lent(self) -> int:
        """The effect of what it lends."""
        return 0 if self.lends is None else self.lends.effect

    def controller(self, s: Root) -> int:
        return s.side[self.seat]

    def on_map(self, s: Root) -> list[int]:
        """The clearings with its warriors."""
        row = s.warriors[self.seat]
        return [at for at in range(1, len(row)) if row[at]]

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        """Law A.6.3."""
        yield from ()

    def when_hired(self, s: Root) -> Flow[None]:
        """Law E.2.1."""
        yield from ()

    def at_birdsong(self, s: Root) -> Flow[None]:
        """Law E.2.3."""
        yield from ()

    def deeds(self) -> list[Deed]:
        """Law E.2.4."""
        return []

    # What others see; positions

    def cards(self) -> list[int]:
        return self.held

    def view(self, viewer: int | None) -> dict[str, Any]:
        told = {"control": self.control, "held": self.held.copy(), "deeds": [deed.name for deed in self.deeds()]}
        return told | self.more()

    def more(self) -> dict[str, Any]:
        """What else lies on the card, for everybody to see."""
        return {}

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("held", naming.card_words(self.held))]

    def read(self, own: Own) -> None:
        self.held = own.cards("held")


@mypyc_attr(allow_interpreted_subclasses=True)
class Invincible(HirelingBoard):
    """A pawn that can be neither battled nor removed."""

    def take_hits(self, s: Root, b: Any, removal: Any, by: int, hits: int) -> Flow[None]:
        yield from ()

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.battle_bans.append(partial(forbid_battle, owner))


def forbid_battle(owner: int, s: Root, attacker: int, defender: int, at: int) -> str | None:
    """Nobody can battle the pieces of that owner."""
    return "E.2.2" if defender == owner else None


def hireling(s: Root, owner: int) -> HirelingBoard:
    board = s.boards[owner]
    assert isinstance(board, HirelingBoard)
    return board


def hired_by(s: Root, seat: int) -> list[HirelingBoard]:
    """The hirelings a seat controls."""
    return [hireling(s, owner) for owner in range(s.players, s.owners) if s.side[owner] == seat]


# E.2.4 Once in Daylight


def offer_deeds(s: Root, seat: int, menu: Menu) -> None:
    """Law E.2.4: what that seat's hirelings offer in its Daylight."""
    for board in hired_by(s, seat):
        for deed in board.deeds():
            free = not s.used & deed.mark and deed.able(s)
            menu.offer(Hire(board.seat, deed.name), None if free else "E.2.4")
            if menu.explains:
                done = s.used & deed.mark
                menu.tell(
                    Hire(board.seat, deed.name), because("E.2.4", CALLED_ON if done else NO_ERRAND, other=board.seat)
                )


CALLED_ON: Final = reason("called-on", N_("you have called on {other} this turn."), other=SEAT)
NO_ERRAND: Final = reason("no-errand", N_("there is nothing now for {other} to do so."), other=SEAT)
HIRELING_ACTS: Final = note("hireling-acts", N_("{seat} calls on {other}."), other=SEAT)


def take_deed(s: Root, owner: int, name: str) -> Flow[None]:
    """Do one of these."""
    board = hireling(s, owner)
    for deed in board.deeds():
        if deed.name == name:
            s.used |= deed.mark
            s.note(board.controller(s), HIRELING_ACTS, "E.2.4", other=owner)
            yield from deed.run(s)


def deed_needs_cards(s: Root, seat: int) -> bool:
    """Whether what its hirelings offer that seat tells of its hand."""
    return any(board.needs_cards for board in hired_by(s, seat))
