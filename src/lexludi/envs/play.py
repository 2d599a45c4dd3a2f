"""What all environments share: a match, and what its seats see, may do and earn, as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lexludi.envs.actions import Actions
from lexludi.envs.observe import Array, Observer
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.match import Match

Mask = NDArray[np.int8]

ILLEGAL = -1.0
"""What an illegal action costs, where it does not raise."""


class Play:
    """One match after another of the same set-up.

    `points` is what a point is worth beside the +1 of a won match and the -1 of a lost one.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        track: bool = False,
    ) -> None:
        self.game = catalog.game(game)
        self.seats = tuple(seats)
        self.options = dict(options or {})
        self.worth = points
        self.track = track
        self.actions = Actions(self.game, len(self.seats))
        self.observer = Observer(self.game, len(self.seats))
        self.deciding = [n for n, name in enumerate(self.seats) if not self.game.plays_itself(name)]
        """The seats that are ever asked: not those that the rules play themselves."""
        self.match = self._new("0")
        self.earned: list[float] = []
        self.begin("0")

    def _new(self, seed: str) -> Match:
        return Match.set_up(self.game.name, self.seats, seed, self.track, **self.options)

    def begin(self, seed: str) -> None:
        """Start the next match."""
        self.match = self._new(seed)
        self.earned = self._standing()

    def ask(self, seat: int) -> Ask | None:
        return next((ask for ask in self.match.asks if ask.seat == seat), None)

    def observation(self, seat: int) -> Array:
        return self.observer.observe(self.match, seat)

    def legal(self, seat: int) -> list[int]:
        """The ids of what the seat may choose now, in the order of its ask."""
        ask = self.ask(seat)
        return [] if ask is None else self.actions.all(ask.options, seat)

    def mask(self, seat: int) -> Mask:
        """A 1 for every id that the seat may choose now."""
        mask = np.zeros(self.actions.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def choose(self, seat: int, action: int) -> bool:
        """Choose by id; False, and nothing happens, if the seat may not choose that."""
        ask = self.ask(seat)
        place = None if ask is None else self.actions.find(ask.options, seat, int(action))
        if ask is None or place is None:
            return False
        self.match.choose(ask.options[place], seat)
        return True

    def rewards(self) -> list[float]:
        """What each seat has earned since this was last asked."""
        standing = self._standing()
        rewards = [now - before for now, before in zip(standing, self.earned, strict=True)]
        self.earned = standing
        return rewards

    def _standing(self) -> list[float]:
        seats = range(len(self.seats))
        result = self.match.result
        won = [0.0 if result is None else 1.0 if seat in result.winners else -1.0 for seat in seats]
        if not self.worth:
            return won
        points = self.game.points(self.match.state) or [0] * len(self.seats)
        return [won[seat] + self.worth * points[seat] for seat in seats]


def fresh_seed(generator: np.random.Generator) -> str:
    """The seed of the next match."""
    return str(generator.integers(1 << 62))
