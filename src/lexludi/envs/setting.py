"""What the states of one game of OpenSpiel share: its set-up, its action ids, and how a match of it begins."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from lexludi.envs.actions import shared
from lexludi.envs.observe import Observer
from lexludi.envs.play import fresh_seed
from lexludi.kernel import catalog
from lexludi.kernel.chance import Undrawn
from lexludi.kernel.errors import BadCall
from lexludi.kernel.match import Match
from lexludi.kernel.record import Origin

EXPLICIT, SAMPLED = "explicit", "sampled"
"""Who draws the numbers: the chance player of OpenSpiel, or the match itself."""
FRESH = -1
"""The seed of games of which each begins otherwise."""
WORDS: dict[str, Any] = {"true": True, "false": False}


class Setting:
    """A set-up, never changed: copies of it are itself."""

    def __init__(self, name: str, seats: str, options: str, chance: str, seed: int) -> None:
        self.told = (name, seats, options, chance, seed)
        self.game = catalog.game(name)
        self.seats = tuple(seat for seat in seats.split("/") if seat)
        self.options = chosen(options)
        self.explicit = chance == EXPLICIT
        if self.explicit and not self.game.outcomes:
            raise BadCall(f"chance cannot be explicit in {name}: it does not say how many outcomes there are")
        self.players = [n for n, seat in enumerate(self.seats) if not self.game.plays_itself(seat)]
        """The seats that decide; those that the rules play are no players."""
        self.actions = shared(self.game.name, len(self.seats))
        self.observer = Observer(self.game, len(self.seats))
        self.generator = np.random.default_rng(None if seed == FRESH else seed)
        self.first = self._first()
        """How many values the first number has that a match draws; 0 if it draws its numbers itself."""

    def _first(self) -> int:
        if not self.explicit:
            self.begun()  # what is wrong with the set-up is said at once
            return 0
        try:
            self.set_up(())
        except Undrawn as undrawn:
            return undrawn.below
        raise BadCall(f"{self.game.name} draws nothing at its beginning; play it with chance={SAMPLED}")

    def set_up(self, numbers: tuple[int, ...]) -> Match:
        """A match without a seed, whose first numbers are these. Raises Undrawn if it takes more of them."""
        game = self.game
        origin = Origin(game=game.name, law=game.law, seats=self.seats, options=self.options, data=game.data)
        return Match.start(game, origin, script=numbers)

    def begun(self) -> Match:
        """A match that draws its numbers itself."""
        return Match.set_up(self.game.name, self.seats, fresh_seed(self.generator), **self.options)

    def __deepcopy__(self, memo: Any) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setting, self.told


@lru_cache(maxsize=64)
def setting(name: str, seats: str, options: str, chance: str, seed: int) -> Setting:
    """The setting that these parameters of a game describe."""
    return Setting(name, seats, options, chance, seed)


def chosen(text: str) -> dict[str, Any]:
    """The options of a set-up as they stand in the name of a game, where commas and equals signs have their own
    meaning: `map:winter/deck:exiles`.
    """
    options: dict[str, Any] = {}
    for one in filter(None, text.split("/")):
        name, colon, value = one.partition(":")
        if not (name and colon and value):
            raise BadCall(f"an option is written name:value, several with / between them, not {one!r}")
        options[name] = WORDS.get(value, int(value) if value.lstrip("-").isdigit() else value)
    return options
