"""What a moment is about: an activation, an attack, a defeat, soldiers about to be killed; and who looks at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lexludi.games.wall.rules.box.codes import NOBODY
from lexludi.kernel.ask import Flow

if TYPE_CHECKING:
    from lexludi.games.wall.rules.state import Horde, Wall


class Activation:
    """A location that activates: how many clerks of each clan count, and whether being alone there is a shame."""

    def __init__(self, location: int, clerks: list[int], shameful: bool) -> None:
        self.location = location
        self.clerks = clerks
        self.shameful = shameful


class Blow:
    """One soldier's attack: the spots that he covers or wounds; an archer without a target attacks nothing."""

    def __init__(self, kind: int, section: int, row: int, spots: tuple[int, ...]) -> None:
        self.kind = kind
        self.section = section
        self.row = row
        self.spots = spots


class Defeat:
    """A horde that is defeated, and how many spots more count for each clan where it is decided who claims it."""

    def __init__(self, section: int, horde: Horde, clans: int) -> None:
        self.section = section
        self.horde = horde
        self.more = [0] * clans


class Deaths:
    """One moment in which soldiers of a clan are killed: how many of each kind, and what saving one costs."""

    def __init__(self, clan: int, section: int, breach: bool = False) -> None:
        self.clan = clan
        self.section = section
        self.breach = breach
        self.together: list[Deaths] = []
        """Those of all clans at this moment, in tea order."""
        self.doomed = [0, 0, 0]
        self.dearer = [0, 0, 0]
        """Of those, soldiers whom it costs more to save."""
        self.more_chi = 0
        """How much more."""
        self.saved = 0
        self.after: list[Callable[[Wall, Scene], Flow[bool]]] = []
        """What follows when it is known how many were killed."""


class Scene:
    """Who uses an effect, by which card, and what there is to see."""

    def __init__(self, clan: int, source: int = NOBODY) -> None:
        self.clan = clan
        self.source = source
        """The power, where it is one."""
        self.n = 0
        """How many things it is about."""
        self.kind = NOBODY
        self.section = NOBODY
        self.location = NOBODY
        self.horde: Horde | None = None
        self.spots: tuple[int, ...] = ()
        self.blows: list[Blow] = []
        self.activation: Activation | None = None
        self.defeat: Defeat | None = None
        self.deaths: Deaths | None = None
