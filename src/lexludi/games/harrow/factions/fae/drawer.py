"""What only the Fair Folk have: their search, nests, offers, quests and cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import FAE_BOARD, FAE_CARDS, OFFERS, QUESTS
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.piles import Deck

NO_NEST: Final = -2
BARE: Final = -1
"""A nest without an offer."""


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class FaeDrawer:
    """Hexes and seats by number; an arrow is (axis, line, side, whether strictly that side)."""

    __slots__ = (
        "arrows",
        "bag",
        "cards",
        "crosses",
        "done",
        "finds",
        "hand",
        "held",
        "lands",
        "nested",
        "nests",
        "oath",
        "quests",
        "ready",
        "sites",
        "sought",
        "terrains",
    )

    def __init__(self, hexes: int, seats: int) -> None:
        self.sites: list[int] = []
        """Where the sword, the crown and the queen are hidden; the Fair Folk do not know."""
        self.finds: list[int] = []
        """Where those lie that were found."""
        self.nests = [NO_NEST] * hexes
        """What lies on each hex: no nest, one without an offer, or an offer in its nest."""
        self.ready: list[int] = []
        """Offers in nests before the Fair Folk."""
        self.bag = list(range(len(OFFERS)))
        self.held: list[list[int]] = [[] for _ in range(seats)]
        """Offers that others have taken."""
        self.arrows: list[tuple[int, int, int, int]] = []
        self.crosses: list[int] = []
        self.lands: list[tuple[int, int]] = []
        """Terrains that were asked for since the last find, and whether it lies there."""
        self.terrains = 0
        """Terrains of the board with a search cube, a bit each."""
        self.quests = Deck(list(range(len(QUESTS))))
        self.sought: list[int] = []
        """Quests in hand."""
        self.cards = Deck(list(range(len(FAE_CARDS))))
        self.hand: list[int] = []
        self.oath = 0
        """Cubes that the next taken offer brings."""
        self.nested = False
        """Whether a nest was played in this turn."""
        self.done = False
        """Whether a quest was completed in this turn."""

    def copy(self) -> FaeDrawer:
        d = FaeDrawer.__new__(FaeDrawer)
        d.sites = self.sites.copy()
        d.finds = self.finds.copy()
        d.nests = self.nests.copy()
        d.ready = self.ready.copy()
        d.bag = self.bag.copy()
        d.held = [row.copy() for row in self.held]
        d.arrows = self.arrows.copy()
        d.crosses = self.crosses.copy()
        d.lands = self.lands.copy()
        d.terrains = self.terrains
        d.quests = self.quests.copy()
        d.sought = self.sought.copy()
        d.cards = self.cards.copy()
        d.hand = self.hand.copy()
        d.oath = self.oath
        d.nested = self.nested
        d.done = self.done
        return d

    def laid(self) -> int:
        """Nests on the map."""
        return len(self.nests) - self.nests.count(NO_NEST)

    def spare(self) -> int:
        """Nests that lie nowhere yet."""
        return FAE_BOARD.nests - len(self.ready) - self.laid()

    def target(self) -> int:
        """Where what is sought now lies; NOWHERE if everything is found."""
        return self.sites[len(self.finds)] if len(self.finds) < len(self.sites) else NOWHERE
