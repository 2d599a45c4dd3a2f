"""Where a rule stops to hear legends, cards and tokens: what each does there is declared with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from lexludi.kernel.ask import Flow
from lexludi.parts.moments import Moment

if TYPE_CHECKING:
    from lexludi.games.harrow.rules.state import Harrow

Entered: TypeAlias = "Callable[[Harrow, int, int, int], None]"
ENTERED: Final[Moment[Entered]] = Moment("entered")
"""(state, seat, hex, legends): units of a seat have come to a hex; which legends among them, a bit each."""
ATTACKED: Final[Moment[Callable[[Harrow, int], None]]] = Moment("attacked")
"""(state, hex): units on a hex are attacked."""
THROWN: Final[Moment[Callable[[Harrow], Flow[None]]]] = Moment("thrown")
"""Cubes have fallen out of the tree."""
ROUND_ENDS: Final[Moment[Callable[[Harrow], None]]] = Moment("round-ends")
"""Everybody has had their turns."""
LEGEND_HIT: Final[Moment[Callable[[Harrow, int, int], None]]] = Moment("legend-hit")
"""(state, seat, token): a legend of a seat was hit; steps for the agenda."""
SUPERIORITY: Final[Moment[int]] = Moment("superiority")
"""How many cubes an attacker alone gets for superiority, by an upgrade that waits."""
FARTHER: Final[Moment[int]] = Moment("farther")
"""How much farther an attack reaches, by an upgrade that waits."""
