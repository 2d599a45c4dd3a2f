"""What only Kammi has: the action grid, who of her two figures is which, her gift, and the dolls that others hide."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import MOVE, NOWHERE
from lexludi.games.harrow.rules.box.printed import KAMMI_BOARD
from lexludi.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class KammiDrawer:
    """Her two figures are numbers 0 and 1 on the map; `who` of them is Kammi is her secret."""

    __slots__ = ("black", "cubes", "dolls", "gift", "grid", "known", "real", "shown", "silent", "up", "waiting", "who")

    def __init__(self) -> None:
        self.grid = [[MOVE] * KAMMI_BOARD.columns for _ in range(KAMMI_BOARD.rows)]
        """Ability tokens, row by row."""
        self.waiting = MOVE
        """The token that is pushed in next."""
        self.black = NOWHERE
        """The row in whose black area it lies; at the start it lies left of the grid."""
        self.cubes = [0] * KAMMI_BOARD.rows
        """Cubes on each row."""
        self.who = 0
        self.shown = 0
        """Figures that lie revealed, a bit each."""
        self.known = False
        """Whether everybody can tell who is who, because of what she did."""
        self.gift = True
        self.silent = False
        """Whether no more goblin cards are played, for the goblin is gone."""
        self.dolls = [NOWHERE] * KAMMI_BOARD.dolls
        self.real = 0
        """Which doll is the real one."""
        self.up = 0
        """Dolls that lie face up, a bit each."""

    def copy(self) -> KammiDrawer:
        d = KammiDrawer.__new__(KammiDrawer)
        d.grid = [row.copy() for row in self.grid]
        d.waiting = self.waiting
        d.black = self.black
        d.cubes = self.cubes.copy()
        d.who = self.who
        d.shown = self.shown
        d.known = self.known
        d.gift = self.gift
        d.silent = self.silent
        d.dolls = self.dolls.copy()
        d.real = self.real
        d.up = self.up
        return d

    def tokens(self, kind: int) -> int:
        """How many ability tokens of a kind are hers beside her board."""
        return sum(row.count(kind) for row in self.grid) + (self.waiting == kind)
