"""What lies on the solo board."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import NOBODY, NOWHERE
from lexludi.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class AloneDrawer:
    """Three decks, what of them is in the box, and the card and faction of this turn."""

    __slots__ = (
        "bag", "boxed", "card", "decider", "decks", "discards", "goal", "level", "redrawn", "token", "unmoved", "whom"
    )  # fmt: skip

    def __init__(self) -> None:
        self.level = 0
        self.decks: list[list[int]] = [[], [], []]
        """Face down, the top card last."""
        self.boxed: list[list[int]] = [[], [], []]
        """Cards that this game does without; nobody has seen them."""
        self.discards: list[int] = []
        self.card = NOBODY
        """The card that is revealed."""
        self.redrawn = False
        """Whether a card was discarded for another in this turn."""
        self.whom = NOBODY
        """The faction that acts in this turn."""
        self.goal = NOWHERE
        """Where it goes on going, once it has reached what it wanted."""
        self.unmoved: list[int] = []
        """Hexes whose units have not moved yet."""
        self.bag: list[int] = []
        """Tokens of turns, where the Fair Folk play against Hester."""
        self.token = NOBODY
        """The token that was drawn last."""
        self.decider = 0
        """Who decides for factions without a player."""

    def copy(self) -> AloneDrawer:
        d = AloneDrawer.__new__(AloneDrawer)
        d.level = self.level
        d.decks = [deck.copy() for deck in self.decks]
        d.boxed = [deck.copy() for deck in self.boxed]
        d.discards = self.discards.copy()
        d.card = self.card
        d.redrawn = self.redrawn
        d.whom = self.whom
        d.goal = self.goal
        d.unmoved = self.unmoved.copy()
        d.bag = self.bag.copy()
        d.token = self.token
        d.decider = self.decider
        return d

    def card_done(self) -> None:
        """Nothing of the turn before matters any more."""
        self.redrawn, self.whom, self.goal = False, NOBODY, NOWHERE
