"""What one faction has beside its units on the map."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import ALL_JARS, FIRST_SIDE, NOBODY
from lexludi.games.harrow.rules.box.printed import BOARDS
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.piles import Deck


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Camp:
    """Points, jars, tokens, scrolls and cards of a faction, and the haints that it has killed."""

    __slots__ = (
        "attacked",
        "cards",
        "hand",
        "jars",
        "kills",
        "legend",
        "plate",
        "played",
        "points",
        "pool",
        "reach",
        "rows",
        "scrolls",
        "spoon",
        "track",
        "used_card",
        "wild",
    )  # fmt: skip

    def __init__(self, factions: int, haints: int) -> None:
        self.points = 0
        self.pool = haints
        """Haints in the supply."""
        self.jars = ALL_JARS
        """Whole jars, a bit each."""
        self.attacked = False
        """Whether it has attacked in this round."""
        self.wild = BOARDS.start_wild
        self.scrolls = 1
        """Scrolls on the legend track, with the printed one."""
        self.track = FIRST_SIDE
        self.legend = NOBODY
        self.rows = [0, 0, 0]
        """Tokens added to the row of each ability."""
        self.spoon = 0
        """The place of the spoon on the dial."""
        self.kills = 0
        """Kills that have not yet scored."""
        self.plate = [0] * factions
        """Haints on the plate, by whose they are."""
        self.reach = 0
        """How much farther it reaches until the end of the turn."""
        self.cards = Deck()
        self.hand: list[int] = []
        self.played: list[int] = []
        """Cards that lie open before it."""
        self.used_card = False
        """Whether it has played a card in this turn."""

    def copy(self) -> Camp:
        c = Camp.__new__(Camp)
        c.points = self.points
        c.pool = self.pool
        c.jars = self.jars
        c.attacked = self.attacked
        c.wild = self.wild
        c.scrolls = self.scrolls
        c.track = self.track
        c.legend = self.legend
        c.rows = self.rows.copy()
        c.spoon = self.spoon
        c.kills = self.kills
        c.plate = self.plate.copy()
        c.reach = self.reach
        c.cards = self.cards.copy()
        c.hand = self.hand.copy()
        c.played = self.played.copy()
        c.used_card = self.used_card
        return c

    def broken(self) -> int:
        """How many jars are broken."""
        return (ALL_JARS & ~self.jars).bit_count()
