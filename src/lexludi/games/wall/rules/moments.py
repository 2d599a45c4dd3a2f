"""Where a rule stops to hear a general and active advisors: they get the state, their own number, and the clan."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lexludi.kernel.ask import Flow
from lexludi.parts.moments import Moment

if TYPE_CHECKING:
    from lexludi.games.wall.rules.autumn import Activation
    from lexludi.games.wall.rules.killing import Deaths
    from lexludi.games.wall.rules.state import Horde, Wall

Happens = Callable[["Wall", int, int], Flow[None]]
"""(state, power, clan)."""
Counts = Callable[["Wall", int, int], int]

PRICE: Final[Moment[Callable[[Wall, int, int, int, int], int]]] = Moment("price")
"""(… what, price): what it costs instead; see the prices in `box.codes`."""
INCOME: Final[Moment[Happens]] = Moment("income")
"""In summer, after the income of overseers."""
RECLAIM: Final[Moment[Counts]] = Moment("reclaim")
"""How much more honor a command card is worth that is not taken back."""
PLACED_COMMAND: Final[Moment[Happens]] = Moment("placed-command")
"""The command card lies on the track."""
REVEALED: Final[Moment[Happens]] = Moment("revealed")
"""Command cards were revealed, and lie on no space yet."""
AFTER_EFFECTS: Final[Moment[Happens]] = Moment("after-effects")
"""One's own turn, before locations activate."""
AFTER_DEFEATS: Final[Moment[Happens]] = Moment("after-defeats")
"""One's own turn, after hordes were defeated."""
MORE_CLERKS: Final[Moment[Counts]] = Moment("more-clerks")
"""How many clerks more one may place in another's turn."""
ACTIVATES: Final[Moment[Callable[[Wall, int, int, Activation], Flow[None]]]] = Moment("activates")
"""A location activates in which the clan has a clerk."""
PRODUCED: Final[Moment[Callable[[Wall, int, int, int, int], int]]] = Moment("produced")
"""(… location, level): what level of the overseer counts there."""
AFTER_PRODUCING: Final[Moment[Callable[[Wall, int, int, int], Flow[None]]]] = Moment("after-producing")
"""(… location)."""
PROMOTES: Final[Moment[Counts]] = Moment("promotes")
"""The location whose overseer may be promoted beside another."""
DONATED: Final[Moment[Callable[[Wall, int, int, int], Flow[None]]]] = Moment("donated")
"""(… resource)."""
RECRUITED: Final[Moment[Callable[[Wall, int, int, int], Flow[None]]]] = Moment("recruited")
"""(… how many)."""
COVERED: Final[Moment[Callable[[Wall, int, int, int, Horde, tuple[int, ...]], Flow[None]]]] = Moment("covered")
"""(… kind, horde, spots): a soldier of the clan took spots of a horde."""
ARCHER_WOUNDED: Final[Moment[Happens]] = Moment("archer-wounded")
ATTACKED: Final[Moment[Callable[[Wall, int, int, list[tuple[int, int]]], Flow[None]]]] = Moment("attacked")
"""(… where): one attack is over; section and row of each horde that was attacked."""
KILLED: Final[Moment[Callable[[Wall, int, int, int, int], Flow[None]]]] = Moment("killed")
"""(… kind, how many)."""
SAVED: Final[Moment[Callable[[Wall, int, int, Deaths], Flow[None]]]] = Moment("saved")
DEFEATED: Final[Moment[Callable[[Wall, int, int, int, Horde], Flow[None]]]] = Moment("defeated")
"""(… section, horde)."""
MAJORITY: Final[Moment[Counts]] = Moment("majority")
"""How many spots more count where it is decided who claims a horde."""
CLAIMED: Final[Moment[Happens]] = Moment("claimed")
BUILT: Final[Moment[Callable[[Wall, int, int, int, int], Flow[None]]]] = Moment("built")
"""(… what, by whom): a part of the wall or a barricade was built."""
HIRED: Final[Moment[Happens]] = Moment("hired")
"""An advisor was hired."""
STUDIED: Final[Moment[Happens]] = Moment("studied")
"""Tactics were drawn in the War Academy."""
ALONE: Final[Moment[Callable[[Wall, int, int, int], Flow[bool]]]] = Moment("alone")
"""(… location): whether shame for being alone there is averted."""
DEFENDS: Final[Moment[Callable[[Wall, int, int, int], int]]] = Moment("defends")
"""(… section): what it adds to the defense."""
BARRICADES_STAY: Final[Moment[Counts]] = Moment("barricades-stay")
STAINED: Final[Moment[Callable[[Wall, int, int, int, int], int]]] = Moment("stained")
"""(… honor, shame tokens): what a claimed horde with shame on it is still worth."""
