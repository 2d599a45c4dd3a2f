"""What all environments share: a match, and what its seats see, may do and earn, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from lexludi.envs import masks
from lexludi.envs.actions import shared
from lexludi.envs.observe import Array, Observer
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.checks import listed
from lexludi.kernel.errors import BadCall, BadSetup
from lexludi.kernel.match import Match
from lexludi.kernel.record import Origin

ILLEGAL = -1.0
"""What an illegal action costs, where it does not raise."""


class Play:
    """One match after another of the same set-up.

    `points` is what a point is worth beside the +1 of a won match and the -1 of a lost one; `info` is what to tell of
    every ask, of INFO.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        track: bool = False,
        info: Iterable[str] = (),
    ) -> None:
        self.game = catalog.game(game)
        self.seats = listed(seats)
        self.options = dict(options or {})
        self.worth = points
        self.track = track
        self.wanted = wanted(info)
        self.actions = shared(self.game.name, len(self.seats))
        self.observer = Observer(self.game, len(self.seats))
        self.nothing = [0.0] * len(self.seats)
        self.deciding = self._deciding(self.seats)
        """The seats that are ever asked: not those that the rules play themselves."""
        self._asked: Ask | None = None
        self._legal: list[int] = []
        """The ids of what was last asked."""
        self.match = self._new("0", {})
        self.earned: list[float] = []
        self.begin("0")

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_asked": None}  # asks belong to their match

    def _deciding(self, seats: Sequence[str]) -> list[int]:
        return [n for n, name in enumerate(seats) if not self.game.plays_itself(name)]

    # Beginning

    def begin(self, seed: str, chosen: Mapping[str, Any] | None = None) -> None:
        """Start the next match. What is `chosen` for it alone: `seats` (as many), a `position` to start from, and
        options of the game's set-up, such as a map.
        """
        self.match = self._new(seed, chosen or {})
        self.earned = self._standing()

    def _new(self, seed: str, chosen: Mapping[str, Any]) -> Match:
        options = dict(chosen)
        options.pop("options", None)  # PettingZoo's api_test resets with {"options": 1}
        seats = listed(options.pop("seats", self.seats))
        position = options.pop("position", None)
        if len(seats) != len(self.seats):
            raise BadSetup(f"This environment is one for {len(self.seats)} seats, not {len(seats)}.")
        if position is None:
            match = Match.set_up(self.game.name, seats, seed, self.track, **self.options | options)
        else:
            if options:
                raise BadSetup(f"A position brings its own set-up: leave out {', '.join(options)}.")
            match = self._at(position, seats, seed)
        self.deciding = self._deciding(self.game.seated(match.state, seats))
        return match

    def _at(self, position: str, seats: tuple[str, ...], seed: str) -> Match:
        """A match from a position; what chance brings after it hangs on the seed."""
        game = self.game
        origin = Origin(game=game.name, law=game.law, seats=seats, position=position, data=game.data)
        match = Match.start(game, origin, self.track)
        there = len(self.game.points(match.state)) or len(seats)
        if there != len(seats):
            raise BadSetup(f"The position has {there} seats, and this environment is one for {len(seats)}.")
        match.reseed(seed)
        return match

    # What a seat sees and may do

    def ask(self, seat: int) -> Ask | None:
        """What that seat is asked; None if it is not."""
        ask = self.match.ask
        if ask is None or ask.seat == seat:
            return ask
        for ask in self.match.asks:
            if ask.seat == seat:
                return ask
        return None

    def observation(self, seat: int, out: Array | None = None) -> Array:
        """What the seat may know, in a new array or in `out`."""
        return self.observer.observe(self.match, seat, out)

    def state(self) -> Array:
        """What all the seats that decide know, one after another: for critics that see more than a player may."""
        return np.concatenate([self.observer.glance(self.match, seat) for seat in self.deciding])

    def legal(self, seat: int) -> list[int]:
        """The ids of what the seat may choose now, in the order of its ask; not to be changed."""
        ask = self.match.ask
        if ask is None or ask.seat != seat:
            ask = self.ask(seat)
        return [] if ask is None else self.ids(ask)

    def ids(self, ask: Ask) -> list[int]:
        """The ids of the options of an open ask."""
        if ask is not self._asked:
            self._legal = self.actions.all(ask.options, ask.seat)
            self._asked = ask
        return self._legal

    def mask(self, seat: int) -> masks.Mask:
        """A 1 for every id that the seat may choose now."""
        return masks.whole(self.legal(seat), self.actions.size)

    def bits(self, seat: int) -> masks.Bits:
        """The same with eight ids in a byte, as `numpy.packbits` has them."""
        return masks.packed(self.legal(seat), self.actions.size)

    def info(self, seat: int) -> dict[str, Any]:
        """What was asked for of INFO; nothing for a seat that is not asked."""
        ask = self.ask(seat) if self.wanted else None
        return {} if ask is None else self.told(ask)

    def told(self, ask: Ask) -> dict[str, Any]:
        """What was asked for of an open ask."""
        told: dict[str, Any] = {}
        for name in self.wanted:
            TELL[name](self, ask, told)
        return told

    def choose(self, seat: int, action: int) -> bool:
        """Choose by id; False, and nothing happens, if the seat may not choose that."""
        match = self.match
        ask = match.ask
        if ask is None or ask.seat != seat:
            ask = self.ask(seat)
            if ask is None:
                return False
        try:
            place = self.ids(ask).index(int(action))
        except ValueError:
            return False
        if ask is match.ask:
            match.pick(place)
        else:
            match.choose(ask.options[place], seat)
        return True

    # What it earns

    def rewards(self) -> list[float]:
        """What each seat has earned since this was last asked; not to be changed."""
        if not self.worth and self.match.ask is not None:
            return self.nothing
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


def tell_prompt(play: Play, ask: Ask, told: dict[str, Any]) -> None:
    """The prompt of what is asked."""
    told["prompt"] = ask.prompt


def tell_law(play: Play, ask: Ask, told: dict[str, Any]) -> None:
    """The rule that asks."""
    told["law"] = ask.law


def tell_legal(play: Play, ask: Ask, told: dict[str, Any]) -> None:
    """The ids of the options."""
    told["legal"] = play.ids(ask)


def tell_texts(play: Play, ask: Ask, told: dict[str, Any]) -> None:
    """The sentence of what is asked, and those of the options."""
    view, words = play.match.view(ask.seat), play.game.words("en")
    told["asked"] = words.prompt(view, ask)
    told["texts"] = [words.option(view, ask, option) for option in ask.options]


def tell_bits(play: Play, ask: Ask, told: dict[str, Any]) -> None:
    """The mask with eight ids in a byte."""
    told["bits"] = play.bits(ask.seat)


TELL: dict[str, Callable[[Play, Ask, dict[str, Any]], None]] = {
    "prompt": tell_prompt,
    "law": tell_law,
    "legal": tell_legal,
    "texts": tell_texts,
    "bits": tell_bits,
}
INFO = tuple(TELL)
"""What `info` tells of an ask on request: prompt and rule, ids and sentences of its options, the mask packed."""


def wanted(info: Iterable[str]) -> tuple[str, ...]:
    """What `info` shall tell, if there is such a thing."""
    names = INFO if info == "all" else (info,) if isinstance(info, str) else tuple(info)
    for name in names:
        if name not in INFO:
            raise BadCall(f"info tells {', '.join(INFO)}, or all of it ('all'), not {name!r}")
    return names


def fresh_seed(generator: np.random.Generator) -> str:
    """The seed of the next match."""
    return str(generator.integers(1 << 62))
