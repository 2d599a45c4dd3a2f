"""What never changes in a match: who plays, by which oath and which printing of the law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

CZECH: Final = "czech"
FIRST_PRINTING: Final = "first-printing"
LAWS: Final = (CZECH, FIRST_PRINTING)
"""The printings of the law; the first of them is the usual one."""


class Setting:
    """Who plays by what."""

    def __init__(
        self,
        seats: tuple[str, ...],
        oath: int,
        law: str,
        archive: tuple[int, ...],
        boxed: tuple[str, ...] = (),
        writes: bool = True,
    ) -> None:
        self.seats = seats
        """`chancellor`, and the colours in the order of turns, without their sides."""
        self.oath = oath
        self.law = law
        """The printing of the law."""
        self.archive = archive
        """Cards that are not in this match (Law 8.4)."""
        self.boxed = boxed
        """The colours that do not play and whose boards show the side of a Citizen (Law 8.2.a)."""
        self.writes = writes
        """Whether the winner writes the chronicle (Law 8)."""
        self.most: Callable[[list[int], int], bool] = strictly_most
        """Whether somebody has the most of a row, for the goal of a Vision (Law 3.2)."""
        self.spare_dice: Callable[[int], int] = no_spare_dice
        """How many defense dice the attack dice become that an empty pool cannot lose (Law 5.5.3)."""
        if law == FIRST_PRINTING:
            self.most = at_least_most
            self.spare_dice = all_spare_dice

    def after(self, archive: tuple[int, ...], boxed: tuple[str, ...]) -> Setting:
        """The same, with another Archive and other boards in the box."""
        return Setting(self.seats, self.oath, self.law, archive, boxed, self.writes)


def strictly_most(row: list[int], seat: int) -> bool:
    """Law 3.2: more than anybody else."""
    return all(n < row[seat] for other, n in enumerate(row) if other != seat)


def at_least_most(row: list[int], seat: int) -> bool:
    """The first printing does not say what a tie is worth; it lets it win."""
    return row[seat] > 0 and row[seat] == max(row)


def no_spare_dice(missing: int) -> int:
    """The law as it stands knows nothing of them."""
    return 0


def all_spare_dice(missing: int) -> int:
    """The first printing turns each attack die that cannot be removed into a defense die."""
    return missing
