"""What only Hester has: her board, roots, flames, snakes and cards."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.piles import Deck


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class HesterDrawer:
    """Her board has two sides, one towards each of the others; whatever she devours fills squares there."""

    __slots__ = (
        "actions",
        "at",
        "covered",
        "cubes",
        "deck",
        "free",
        "hand",
        "invoked",
        "open",
        "path",
        "pending",
        "previous",
        "reached",
        "sloth",
        "snakes",
        "spaces",
        "squares",
        "supply",
        "taken",
        "thrown",
    )

    def __init__(self, hexes: int) -> None:
        self.at = NOWHERE
        # Roots, as the hexes that they touch
        self.path: list[int] = []
        """Those of this turn, in their order."""
        self.previous: list[int] = []
        """Those of the turn before, until they are removed."""
        # Flames
        self.spaces = HESTER_BOARD.fires
        """Fire spaces that are still full."""
        self.actions = HESTER_BOARD.start_actions
        """Flames left of the board."""
        self.supply = HESTER_BOARD.flames - HESTER_BOARD.fires * HESTER_BOARD.flames_of_fire - self.actions
        self.snakes = HESTER_BOARD.snakes
        self.squares: list[list[int]] = [[], []]
        """What lies on the squares of each side: kinds of tokens, a wild token, or two haints."""
        self.pending = 0
        """Pairs of burnt haints that have no square yet."""
        self.cubes = [NOWHERE] * hexes
        """The colour of the terrain cube that lies on a hex."""
        # Cards
        self.deck = Deck()
        self.hand: list[int] = []
        self.open: list[int] = []
        self.covered: list[int] = []
        # This turn
        self.taken = 0
        """Actions that are done, a bit each."""
        self.thrown = False
        """Whether the tree was activated."""
        self.invoked = 0
        """Cards that were used, a bit each."""
        self.reached: list[int] = []
        """Where this turn's infections began: hexes, and after them legends."""
        self.free = False
        """Whether the next infection is free."""
        self.sloth = False
        """Whether any one colour summons her."""

    def copy(self) -> HesterDrawer:
        d = HesterDrawer.__new__(HesterDrawer)
        d.at = self.at
        d.path = self.path.copy()
        d.previous = self.previous.copy()
        d.spaces = self.spaces
        d.actions = self.actions
        d.supply = self.supply
        d.snakes = self.snakes
        d.squares = [side.copy() for side in self.squares]
        d.pending = self.pending
        d.cubes = self.cubes.copy()
        d.deck = self.deck.copy()
        d.hand = self.hand.copy()
        d.open = self.open.copy()
        d.covered = self.covered.copy()
        d.taken = self.taken
        d.thrown = self.thrown
        d.invoked = self.invoked
        d.reached = self.reached.copy()
        d.free = self.free
        d.sloth = self.sloth
        return d

    def left(self) -> int:
        """Actions that she may still take."""
        return self.actions - self.taken.bit_count()

    def filled(self) -> int:
        """Squares that are full."""
        return len(self.squares[0]) + len(self.squares[1])
