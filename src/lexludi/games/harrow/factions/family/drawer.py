"""What only the Family has: the bag, the tokens before it, those on its board, and what waits for an attack."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.printed import TOKEN_NAMES
from lexludi.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class FamilyDrawer:
    """Tokens by kind: ability tokens, and after them upgrades."""

    __slots__ = ("bag", "board", "laid", "stored", "tremor", "used", "waiting")

    def __init__(self) -> None:
        kinds = len(TOKEN_NAMES)
        self.bag = [0] * kinds
        self.laid = [0] * kinds
        """Drawn in this turn and not used yet."""
        self.used = [0] * kinds
        """Used or collected in this turn: for the board or the bag."""
        self.board: list[int] = []
        """Added to the board, in this order."""
        self.waiting: list[int] = []
        """Upgrades on the attack jar."""
        self.tremor = False
        """Whether haints may come anywhere within reach of the legend in this turn."""
        self.stored = 0
        """Cubes on the board of Odessa."""

    def copy(self) -> FamilyDrawer:
        d = FamilyDrawer.__new__(FamilyDrawer)
        d.bag = self.bag.copy()
        d.laid = self.laid.copy()
        d.used = self.used.copy()
        d.board = self.board.copy()
        d.waiting = self.waiting.copy()
        d.tremor = self.tremor
        d.stored = self.stored
        return d

    def upgrades(self, kind: int) -> int:
        """How many upgrade tokens of a kind the Family has: none, or one."""
        return self.bag[kind] + self.laid[kind] + self.used[kind] + self.board.count(kind) + self.waiting.count(kind)
