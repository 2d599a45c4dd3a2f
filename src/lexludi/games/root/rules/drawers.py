"""What lies on the table beside the boards: things that a card, a landmark or a chapter brings, with what they hold.

Like boards they are copied, seen, written and counted with the state: whoever adds one touches no list of fields.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from lexludi.games.root.rules.written import Naming
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.position import Lines

if TYPE_CHECKING:
    from lexludi.games.root.rules.state import Root


@mypyc_attr(allow_interpreted_subclasses=True)
class Holder:
    """Whatever holds cards or pieces off the map: a board, or something beside the boards."""

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """The piles of cards that the viewer may not look through."""
        return []

    def cards(self) -> list[int]:
        """Cards of the shared deck that lie there."""
        return []

    def count(self, held: dict[str, int]) -> None:
        """Add the pieces that lie there to the inventory."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawer(Holder, ABC):
    """Something beside the boards."""

    @abstractmethod
    def copy(self) -> Drawer:
        """An independent copy."""

    def keep(self, card: int) -> None:
        """A card is discarded, and lies here first (see `Setting.keeps_discards`)."""

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        """What that seat sees of it, by name."""
        return {}

    def imagine(self, chance: Chance) -> None:
        """Resample what else nobody can know."""

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        """As lines of a position."""
        return []

    def read(self, lines: Lines, naming: Naming) -> None:
        """The other way round."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Drawer):
    """Law F: a landmark in its clearing, and the clauses of its card."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.at = 0
        """Its clearing, 0 while it has none."""
        self.points = 0
        """What a piece that it holds is worth beyond the common points, when it is removed."""

    @abstractmethod
    def copy(self) -> Landmark:
        """An independent copy."""

    def stand(self, s: Root, at: int) -> None:
        """Law A.5.3: it comes to its clearing."""
        self.at = at

    def stock(self, s: Root) -> None:
        """Law A.5.3: what is laid out on it then."""

    def built(self, s: Root, kind: int, at: int) -> None:
        """A building has been placed there."""

    def razed(self, s: Root, kind: int, at: int) -> None:
        """Buildings have left that clearing."""

    def holds(self, s: Root, kind: int, count: int, at: int) -> bool:
        """Whether one of so many such buildings, about to leave that clearing, stands on it."""
        return False

    def hold(self, kind: int) -> None:
        """A building takes the place of the one that stood on it."""

    def offers(self, s: Root, seat: int, item: int) -> bool:
        """Law 4.1.2: whether that seat can craft an item that lies there."""
        return False

    def give(self, item: int) -> None:
        """Such an item is taken."""

    def reward(self, s: Root, seat: int) -> int:
        """What crafting it brings beside the item; returns the points."""
        return 0

    def end_turn(self, s: Root, seat: int) -> None:
        """Evening is over."""
